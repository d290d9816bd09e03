/// What this device remembers: language, theme, sound and habits. Nothing of it leaves the device.
import { words } from "../words/words.svelte";

interface Kept {
  language: string;
  theme: "auto" | "light" | "dark";
  sound: boolean;
  confirm: boolean;
  notify: boolean;
  name: string;
  level: string;
  players: Record<string, number>;
}

const KEY = "sengoku";
const USUAL_LEVEL = "samurai";
const phone = (): boolean => matchMedia("(pointer: coarse)").matches;

function usual(): Kept {
  const language = navigator.language.slice(0, 2);
  return {
    language,
    theme: "auto",
    sound: !phone(),
    confirm: false,
    notify: false,
    name: "",
    level: "",
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

  /** The level that was played last, if it is to be had; else a fair one to begin with. */
  levelAmong(levels: string[]): string {
    const wish = [this.kept.level, USUAL_LEVEL].find((level) => levels.includes(level));
    return wish ?? levels[0] ?? "random";
  }

  apply(): void {
    const { theme } = this.kept;
    if (theme === "auto") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  }
}

export const settings = new Settings();
