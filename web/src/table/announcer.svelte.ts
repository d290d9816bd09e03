/// Whatever is said aloud: everything that a screen reader is told goes through here, once.
import { untrack } from "svelte";

const STAY = 10_000; // ms: whoever reads the page finds nothing old in it

interface Line {
  key: number;
  text: string;
}

/** The two live regions of a table: what can wait for the end of a sentence, and what can't. */
export class Announcer {
  polite: Line[] = $state.raw([]);
  urgent: Line[] = $state.raw([]);
  private said = 0;

  /** Say something; a node of its own, so that the same words are heard again. */
  say(text: string, how: "polite" | "urgent" = "polite"): void {
    if (!text) return;
    const line = { key: ++this.said, text };
    this[how] = [...untrack(() => this[how]), line]; // whoever says something does not listen
    setTimeout(() => (this[how] = this[how].filter((one) => one !== line)), STAY);
  }
}

export const announcer = new Announcer();
