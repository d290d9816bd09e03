/// Was the deal fair? The seal is made again from the seed, and every draw from the stream.
import { hex, pledgeOf, sha256 } from "../store/digest";
import type { KeptWord } from "../store/word";
import type { GameRecord, SeatNumber } from "../wire/protocol";

const WORD = 2 ** 32;

const bytes = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

function joined(parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** The sealed stream: SHA-256 of the seed and a counter, eight words of 32 bits at a time. */
export class SealedStream {
  private block = new Uint8Array();
  private place = 0;

  constructor(private readonly seed: Uint8Array) {}

  private async word(): Promise<number> {
    const at = this.place % 8;
    if (at === 0) {
      const number = new Uint8Array(8);
      new DataView(number.buffer).setBigUint64(0, BigInt(Math.floor(this.place / 8)));
      this.block = await sha256(joined([this.seed, number]));
    }
    this.place += 1;
    return new DataView(this.block.buffer).getUint32(4 * at);
  }

  /** A number from 0 to size - 1, each as likely as any other (D. Lemire's method). */
  async below(size: number): Promise<number> {
    const low = (word: number): number => Number(BigInt.asUintN(32, BigInt(word) * BigInt(size)));
    let word = await this.word();
    if (low(word) < size) {
      const unfair = (WORD - size) % size;
      while (low(word) < unfair) word = await this.word();
    }
    return Number((BigInt(word) * BigInt(size)) >> 32n);
  }
}

/** The seed of a game's stream, from the server's seed and the words of the seats. */
export async function streamSeed(seed: string, words: string[]): Promise<Uint8Array> {
  const coder = new TextEncoder();
  const digests = await Promise.all(words.map((word) => sha256(coder.encode(word))));
  return sha256(joined([bytes(seed), ...digests]));
}

/** What a record shows of the words: those in the deal, those that were not revealed, and one's own. */
export interface WordsCheck {
  kept: boolean; // whether all is as it was promised before the game
  own: boolean; // whether the own word is in the deal
  revealed: SeatNumber[];
  missing: SeatNumber[];
}

/** Check the words of a record against its pledges, and against what this device was shown before the game. */
export async function wordsIn(
  record: Pick<GameRecord, "words" | "commitment"> & Partial<Pick<GameRecord, "pledges">>,
  seat: SeatNumber | null,
  own?: KeptWord,
): Promise<WordsCheck> {
  const pledges = record.pledges ?? [];
  const fits = await Promise.all(
    record.words.map(async (word, at) => !word || !pledges[at] || (await pledgeOf(word)) === pledges[at]),
  );
  const fixed = own?.pledges; // what was fixed when the own word was revealed
  const same = !fixed || (own.commitment === record.commitment && JSON.stringify(fixed) === JSON.stringify(pledges));
  const pledged = pledges.flatMap((pledge, at) => (pledge ? [at] : []));
  return {
    kept: same && fits.every(Boolean),
    own: fixed !== undefined && seat !== null && record.words[seat] === own?.word,
    revealed: pledged.filter((at) => record.words[at]),
    missing: pledged.filter((at) => !record.words[at]),
  };
}

/** Whether the record keeps what its commitment promised: the seal, and all draws. */
export async function fair(record: Pick<GameRecord, "seed" | "words" | "draws">, commitment: string): Promise<boolean> {
  if (hex(await sha256(bytes(record.seed))) !== commitment) return false;
  const stream = new SealedStream(await streamSeed(record.seed, record.words));
  for (const [size, value] of record.draws) {
    if ((await stream.below(size)) !== value) return false;
  }
  return true;
}
