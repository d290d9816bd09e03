/// What of a table is news: the events that nobody was told yet, and whom they concern.
import type { GameEvent } from "../wire/protocol";
import { eventSentence, type Reader } from "../words/sentences";

/** What is told aloud: all events, those of a turn in one go, or those that are about the reader. */
export type Speech = "all" | "digest" | "mine";

const same = (one: GameEvent | undefined, two: GameEvent | undefined): boolean =>
  one === two || JSON.stringify(one) === JSON.stringify(two);

/** From which event on a log is new, and whether some of what was told was taken back. */
export function news(told: GameEvent[], now: GameEvent[]): { first: number; undone: boolean } {
  let first = Math.min(told.length, now.length);
  // Most often the log has grown: whatever was told last still stands, and so does all before it.
  if (first > 0 && !same(told[first - 1], now[first - 1])) first = 0;
  else if (first === told.length) return { first, undone: false };
  while (first < told.length && first < now.length && same(told[first], now[first])) first += 1;
  return { first, undone: first < told.length };
}

/** Whether an event is about the reader, or about nobody: then it is about all. */
export function concerns(event: GameEvent, reader: Reader): boolean {
  const text = eventSentence(event, reader);
  const nobody = { ...reader, me: null };
  if (text !== eventSentence(event, nobody)) return true;
  return text === eventSentence(event, { ...nobody, names: reader.names.map((name) => `${name}·`) });
}

export const WARNINGS = [60, 30, 10]; // seconds that are left
const SLACK = 2; // seconds by which a page and its server may differ

/** Time that runs out: each warning is given once, however often the server tells how much is left. */
export class Deadline {
  private ends = 0; // s
  private given: number[] = [];

  /** What is still to be warned of, each with the seconds until then; and whether the time is another. */
  coming(now: number, left: number): { warnings: { seconds: number; wait: number }[]; fresh: boolean } {
    const ends = now + left;
    const fresh = Math.abs(ends - this.ends) > SLACK;
    if (fresh) this.given = [];
    this.ends = ends;
    const open = WARNINGS.filter((seconds) => !this.given.includes(seconds) && left >= seconds);
    return { warnings: open.map((seconds) => ({ seconds, wait: left - seconds })), fresh };
  }

  give(seconds: number): void {
    this.given.push(seconds);
  }
}
