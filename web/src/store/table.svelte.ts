/// One seat's table: what the server said last, what travels, and the move that is being made.
import type { Place } from "../boards/board";
import { Conduct } from "./conduct.svelte";
import { news } from "./news";
import { Telling } from "./telling.svelte";
import { OwnWord } from "./word";
import { refusalIn, SeatSocket, type LinkState, type Listener } from "../wire/socket";
import type {
  Answer,
  Answers,
  Code,
  Command,
  GameEvent,
  Hint,
  Json,
  News,
  Refusal,
  Said,
  SeatNumber,
  StateMessage,
} from "../wire/protocol";

const MOST_BEHIND = 8; // states that may wait for their motion

const PATIENCE = 4000; // ms that a state may take to arrive after its move

/** What carries commands: a seat's socket. */
export type Wire = Pick<SeatSocket, "send" | "close">;

/** Shows the motion of events before the state that they lead to. */
export type Show = (events: GameEvent[], next: StateMessage) => Promise<void>;

export class TableStore {
  now: StateMessage | null = $state.raw(null);
  events: GameEvent[] = $state.raw([]);
  times: number[] = $state.raw([]); // when each of them was told; 0 for those of the first state
  lines: Said[] = $state.raw([]); // all that was said to this seat,
  readonly talk = $derived.by(() => this.lines.filter((line) => !this.conduct.hides(line))); // and not by the muted
  link: LinkState = $state("connecting");
  gone = $state(""); // why the server closed for good
  picked: Place | null = $state(null);
  refusal: Refusal | null = $state.raw(null);
  sending = $state(false);
  hints: Hint[] | null = $state.raw(null);
  behind = $state(0);
  undone = $state(0); // how often something was taken back
  told: GameEvent[] | null = null; // what was said aloud of the events
  private coming: StateMessage | null = $state.raw(null); // whose motion is shown
  readonly telling = new Telling();
  readonly word: OwnWord;
  readonly conduct: Conduct;
  show: Show = async () => {};

  private readonly socket: Wire;
  private readonly waiting: StateMessage[] = [];
  private working = false;
  private readonly awaited: (() => void)[] = []; // called when a state of another version is there

  constructor(
    readonly id: string,
    readonly seat: SeatNumber | null,
    connect: (listener: Listener) => Wire = (listener) => new SeatSocket(id, seat, listener),
  ) {
    this.word = new OwnWord(id, seat, (command) => this.send(command));
    this.conduct = new Conduct(id);
    this.socket = connect({
      state: (message) => this.hear(message),
      link: (state, reason) => {
        this.link = state;
        if (state === "closed") this.gone = reason;
      },
    });
  }

  close(): void {
    this.socket.close();
  }

  // What comes.

  private hear(message: StateMessage): void {
    this.word.hear(message.table);
    this.waiting.push(message);
    this.behind = this.waiting.length;
    void this.work();
  }

  /** Take one state after the other, each with the motion of what happened. */
  private async work(): Promise<void> {
    if (this.working) return;
    this.working = true;
    for (let next = this.waiting.shift(); next; next = this.waiting.shift()) {
      const late = this.waiting.length > MOST_BEHIND || (typeof document !== "undefined" && document.hidden);
      const fresh = this.now === null || next.events.first < this.events.length ? [] : next.events.list;
      if (fresh.length > 0 && !late) {
        this.coming = next;
        await this.show(fresh, next);
      }
      this.take(next);
      this.coming = null;
      this.behind = this.waiting.length;
    }
    this.working = false;
  }

  private take(next: StateMessage): void {
    this.telling.end();
    const same = this.now?.version === next.version;
    if (news(this.events, added(this.events, next.events)).undone) this.undone += 1;
    const at = this.now === null ? 0 : next.at;
    this.times = added(this.times, { first: next.events.first, list: next.events.list.map(() => at) });
    this.events = added(this.events, next.events);
    this.lines = added(this.lines, next.talk);
    if (this.now && declined(this.now, next))
      this.refusal = { rule: "VOTE", reason: "declined", figures: {}, text: "" };
    const before = this.now;
    this.now = next;
    if (this.picked === null) this.picked = this.recall(next);
    else if (!same) this.pick(before && this.unchanged(before) ? this.picked : null);
    if (!same) this.hints = null;
    if (!same) for (const come of this.awaited.splice(0)) come();
  }

  /** Whether what this seat was asked no longer stands, and not by an answer of its own. */
  get overtaken(): boolean {
    const phase = (state: StateMessage | null): unknown => (state?.view as { phase?: string } | null)?.phase;
    return this.coming !== null && phase(this.coming) !== phase(this.now) && this.now?.version !== this.done;
  }

  // What goes.

  send(command: Command): Promise<Answer> {
    return this.socket.send(command);
  }

  /** Send, and show the refusal if there is one. */
  async tell(command: Command): Promise<Answer> {
    const answer = await this.send(command);
    this.refusal = refusalIn(answer);
    return answer;
  }

  async move(code: Code): Promise<void> {
    await this.moveAll([code]);
  }

  /** Make moves one after the other, each when the one before it has arrived. */
  async moveAll(codes: Code[]): Promise<void> {
    if (this.sending) return;
    this.sending = true;
    for (const [at, code] of codes.entries()) {
      if (at > 0 && !(await this.after(this.made))) break;
      const answer = await this.make([code], this.now);
      if (answer) this.refusal = refusalIn(answer);
      if (!answer || answer.type === "refused") break;
    }
    this.sending = false;
  }

  /** Make moves as one, chosen in this state: all of them, or none; then this is why. */
  async together(codes: Code[], chosen: StateMessage): Promise<Refusal | null> {
    this.sending = true;
    const answer = await this.make(codes, chosen);
    this.sending = false;
    return answer ? refusalIn(answer) : stale(chosen.version);
  }

  private made: number | null = null; // the version at which the last move was made,
  done: number | null = null; // and at which the last one was accepted

  private async make([move = 0, ...then]: Code[], before: StateMessage | null): Promise<Answer | null> {
    if (!before || before.version === this.done) return null; // a second click on what is done
    this.made = before.version;
    this.pick(null);
    const more = then.length ? { then } : {};
    const answer = await this.send({ type: "move", version: before.version, move, ...more });
    if (answer.type !== "refused") {
      this.done = before.version;
      return answer;
    }
    if (answer.rule !== "VERSION" || !(await this.after(this.made)) || !this.unchanged(before)) return answer;
    return this.make([move, ...then], this.now); // somebody who decides at the same time was faster
  }

  /** Whether others who decide at the same time have changed nothing for this seat. */
  private unchanged(before: StateMessage): boolean {
    const codes = (state: StateMessage | null): string => JSON.stringify(state?.moves.map((move) => move.code));
    return (before.view?.actors.length ?? 0) > 1 && codes(before) === codes(this.now);
  }

  /** Wait for a state of another version than this one: whether it came in time. */
  private after(version: number | null): Promise<boolean> {
    if (this.now?.version !== version) return Promise.resolve(true);
    return new Promise((settle) => {
      const timer = setTimeout(() => settle(false), PATIENCE);
      this.awaited.push(() => {
        clearTimeout(timer);
        settle(true);
      });
    });
  }

  /** A question of the game; null if it can't be answered. */
  async ask(question: string, parts: Record<string, Json>): Promise<unknown> {
    const answer = await this.send({ type: "ask", question, parts });
    return answer.type === "answer" ? answer.value : null;
  }

  async undo(): Promise<void> {
    if (!this.now || this.sending) return; // a second click takes nothing more back
    this.sending = true;
    this.pick(null);
    const [version, undone] = [this.now.version, this.undone];
    const free = this.now.undo === "free";
    const answer = await this.tell(free ? { type: "undo", version } : { type: "propose", what: "undo" });
    this.sending = false;
    // Not every move has left an event that goes with it.
    if (free && answer.type !== "refused" && (await this.after(version)) && this.undone === undone) this.undone += 1;
  }

  async whyNot(code: Code): Promise<Refusal | null> {
    const answer = await this.send({ type: "why_not", move: code });
    return answer.type === "answer" ? (answer.value as Answers["why_not"]) : refusalIn(answer);
  }

  async hint(): Promise<void> {
    const answer = await this.tell({ type: "hint" });
    if (answer.type === "answer") this.hints = answer.value as Answers["hint"];
  }

  /** A half-made move outlives a reload: it is kept until the position changes. */
  pick(place: Place | null): void {
    this.picked = place;
    this.refusal = null;
    const key = this.key();
    if (place === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify([this.now?.version, place]));
  }

  private recall(state: StateMessage): Place | null {
    const kept = sessionStorage.getItem(this.key());
    if (kept === null) return null;
    const [version, place] = JSON.parse(kept) as [number, Place];
    return version === state.version ? place : null;
  }

  private key(): string {
    return `picked ${this.id} ${this.seat ?? ""}`;
  }
}

/** Something was chosen in a state that a move of one's own has ended. */
const stale = (version: number): Refusal => ({
  rule: "VERSION",
  reason: "stale",
  figures: { version, now: version + 1 },
  text: "",
});

/** A list that is counted by the seat, with its news. */
export function added<T>(known: T[], news: News<T>): T[] {
  return [...known.slice(0, news.first), ...news.list];
}

/** Whether what this seat had asked of all was refused by somebody: nothing came of it. */
export function declined(before: StateMessage, next: StateMessage): boolean {
  const asked = before.table.proposal;
  if (asked?.by !== next.seat || next.table.proposal || before.version !== next.version) return false;
  const same = next.table.seats.every((seat, place) => seat.kind === before.table.seats[place]?.kind);
  return next.table.status === before.table.status && same;
}
