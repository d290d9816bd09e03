/// Small sounds, made on the spot: a card on the mat, a blade, a wooden block, a temple bell.
import { settings } from "../store/settings.svelte";

let context: AudioContext | null = null;

function ready(): AudioContext | null {
  if (!settings.kept.sound || typeof AudioContext === "undefined") return null;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume().catch(() => {});
  return context.state === "running" ? context : null;
}

/** A burst of filtered noise: paper and steel. */
function noise(audio: AudioContext, colour: number, length: number, loud: number, sharp: number): void {
  const samples = audio.createBuffer(1, audio.sampleRate * length, audio.sampleRate);
  const data = samples.getChannelData(0);
  for (let at = 0; at < data.length; at++) data[at] = (Math.random() * 2 - 1) * (1 - at / data.length) ** 2;
  const source = new AudioBufferSourceNode(audio, { buffer: samples });
  const filter = new BiquadFilterNode(audio, { type: "bandpass", frequency: colour, Q: sharp });
  source
    .connect(filter)
    .connect(new GainNode(audio, { gain: loud }))
    .connect(audio.destination);
  source.start();
}

/** A struck thing that rings out. */
function tone(audio: AudioContext, pitch: number, length: number, loud: number, after = 0): void {
  const at = audio.currentTime + after;
  const voice = new OscillatorNode(audio, { frequency: pitch, type: "sine" });
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + 0.005);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  voice.connect(gain).connect(audio.destination);
  voice.start(at);
  voice.stop(at + length);
}

const SOUNDS = {
  card: (audio: AudioContext) => noise(audio, 1800, 0.09, 0.35, 0.8),
  strike: (audio: AudioContext) => {
    noise(audio, 5200, 0.22, 0.3, 3);
    tone(audio, 1870, 0.3, 0.05);
  },
  refuse: (audio: AudioContext) => tone(audio, 150, 0.16, 0.16),
  turn: (audio: AudioContext) => {
    for (const [pitch, loud] of [
      [523, 0.12],
      [1056, 0.05],
      [1410, 0.025],
    ] as const)
      tone(audio, pitch, 1.4, loud);
  },
  end: (audio: AudioContext) => {
    for (const [pitch, loud] of [
      [196, 0.2],
      [393, 0.1],
      [524, 0.07],
      [790, 0.03],
    ] as const)
      tone(audio, pitch, 3, loud);
  },
  talk: (audio: AudioContext) => tone(audio, 880, 0.12, 0.05),
};

export type Sound = keyof typeof SOUNDS;

/** Play a sound, if sounds are on and the browser lets us. */
export function play(sound: Sound): void {
  const audio = ready();
  if (audio) SOUNDS[sound](audio);
}
