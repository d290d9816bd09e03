/// What lies beside the game: which of log, talk and notes is open, and which talk was not seen yet.
import { SvelteSet } from "svelte/reactivity";
import { play } from "../components/sounds";
import type { Answers, Said } from "../wire/protocol";
import type { Sitting } from "./sitting.svelte";

export class Beside {
  tab: "log" | "talk" = $state("log"); // at the side, where there is room,
  sheet: "log" | "talk" | "notes" | null = $state(null); // and over the table, where there is none
  private readonly heard = new SvelteSet<number>(); // talk that was seen, by its place
  private rung = 0;

  constructor(private readonly sitting: Sitting) {}

  readonly unread = $derived.by(() => {
    const { store, me } = this.sitting;
    return store.talk.filter((line, place) => line.from !== me && !this.heard.has(place)).length;
  });

  /** These lines are on the screen. */
  readonly hear = (lines: Said[]): void => {
    for (const line of lines) this.heard.add(this.sitting.store.talk.indexOf(line));
  };

  /** A sound for what was said and is not on the screen. */
  ring(): void {
    if (this.tab === "talk" || this.sheet === "talk") this.hear(this.sitting.store.talk);
    if (this.unread > this.rung) play("talk");
    this.rung = this.unread;
  }

  readonly say = (text: string, to: number[] | null): void =>
    void this.sitting.store.tell(to === null ? { type: "say", text } : { type: "say", text, to });

  /** A move in notation. */
  async type(text: string): Promise<void> {
    const { store } = this.sitting;
    const answer = await store.tell({ type: "parse", text });
    if (answer.type === "answer") await store.move(answer.value as Answers["parse"]);
  }
}
