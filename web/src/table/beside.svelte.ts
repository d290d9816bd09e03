/// What lies beside the game: which of log, talk, notes and rules is open, and which talk was not seen yet.
import { SvelteSet } from "svelte/reactivity";
import type { Ask } from "../boards/board";
import { play } from "../components/sounds";
import { part } from "../store/part";
import type { Reply } from "../text/typed";
import type { Said } from "../wire/protocol";
import type { Sitting } from "./sitting.svelte";

export class Beside {
  tab: "log" | "talk" = $state("log"); // at the side, where there is room,
  sheet: "log" | "talk" | "notes" | null = $state(null); // and over the table, where there is none
  answer: string[] = $state.raw([]); // to what was typed last
  rule: string | null = $state(null); // the one that is read; "" for all of them
  private readonly kept: SvelteSet<number>; // what was on the screen: talk by its time, the board's own by keys
  private rung = 0;

  constructor(private readonly sitting: Sitting) {
    this.kept = new SvelteSet(JSON.parse(localStorage.getItem(this.slot) ?? "[]") as number[]);
  }

  /** Where this device remembers what was seen at this seat. */
  private get slot(): string {
    return `sengoku seen ${this.sitting.store.id} ${this.sitting.store.seat ?? ""}`;
  }

  readonly unread = $derived.by(() => {
    const { store, me } = this.sitting;
    return store.talk.filter((line) => line.from !== me && !this.kept.has(line.at)).length;
  });

  readonly seen = (key: number): boolean => this.kept.has(key);

  /** Something is on the screen, and no news any more: also after a reload. */
  readonly see = (keys: number[]): void => {
    const fresh = keys.filter((key) => !this.kept.has(key));
    if (fresh.length === 0) return;
    for (const key of fresh) this.kept.add(key);
    localStorage.setItem(this.slot, JSON.stringify([...this.kept]));
  };

  readonly hear = (lines: Said[]): void => this.see(lines.map((line) => line.at));

  /** A sound for what was said and is not on the screen. */
  ring(): void {
    const { store } = this.sitting;
    if (this.tab === "talk" || this.sheet === "talk") this.hear(store.talk);
    this.hear(store.lines.filter((line) => store.conduct.hides(line))); // nor later, when they are shown again
    if (this.unread > this.rung) play("talk");
    this.rung = this.unread;
  }

  readonly say = (text: string, to: number[] | null): void =>
    void this.sitting.store.tell(to === null ? { type: "say", text } : { type: "say", text, to });

  /** A question to the game, for the notes. */
  readonly ask: Ask = (question, parts) => this.sitting.store.ask(question, parts);

  /** A line that somebody types: moves and questions, as in the text mode. */
  async type(text: string): Promise<void> {
    const { store, now } = this.sitting;
    const before = this.answer;
    this.answer = [];
    if (!text) return;
    const { typed } = await part(() => import("../text/typed"));
    const nothing: Reply = { lines: [] };
    const acts = {
      hint: () => store.hint().then(() => nothing),
      undo: () => store.undo().then(() => nothing),
      repeat: () => Promise.resolve({ lines: before }),
    };
    this.answer = (await typed(store, text, now, acts)).lines;
  }
}
