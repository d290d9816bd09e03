/// What this device remembers: language, theme, sound and habits. Nothing of it leaves the device.
import type { GameInfo } from "../wire/protocol";
import type { Speech } from "./news";
import { words } from "../words/words.svelte";

interface Kept {
  language: string;
  theme: "auto" | "light" | "dark";
  sound: boolean;
  confirm: boolean;
  notify: boolean;
  text: boolean; // tables are played by text
  speech: Speech; // what is told aloud
  name: string;
  companions: string[]; // who else plays at this device
  levels: Record<string, string>; // of bots, by game,
  players: Record<string, number>; // and how many play against them
}

const KEY = "sengoku";
const phone = (): boolean => matchMedia("(pointer: coarse)").matches;

function usual(): Kept {
  const language = navigator.language.slice(0, 2);
  return {
    language,
    theme: "auto",
    sound: !phone(),
    confirm: false,
    notify: false,
    text: false,
    speech: "all",
    name: "",
    companions: [],
    levels: {},
    players: {},
  };
}

function stored(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
  } catch {
    return {};
  }
}

class Settings {
  kept: Kept = $state({ ...usual(), ...stored() });

  /** Change something, and remember it. */
  set(change: Partial<Kept>): void {
    Object.assign(this.kept, change);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.kept));
    } catch {
      // private windows forget: that is all right
    }
    this.apply();
    if (change.language !== undefined) void words.speak(change.language);
  }

  /** The level of bots that was played last; whoever is new to a game meets the easiest ones. */
  levelOf(game: GameInfo): string {
    const wish = this.kept.levels[game.name] ?? "";
    return game.bots.includes(wish) ? wish : (game.bots[0] ?? "random");
  }

  apply(): void {
    const { theme } = this.kept;
    if (theme === "auto") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  }
}

export const settings = new Settings();
