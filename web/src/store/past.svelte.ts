/// The past of a game as a seat saw it: frames, fetched as they are needed.
import type { Board, PlayedGame } from "../boards/board";
import type { Line } from "../components/chart";
import * as api from "../wire/api";
import type { Frame, GameEvent, Handover, Refusal, SeatNumber, TableInfo, View } from "../wire/protocol";
import { games, playedAt } from "./games.svelte";
import { boardOf } from "../boards/boards";

const AT_ONCE = 50; // the most that the server gives
const POINTS = 24; // of a game, at which the bot is asked how it stands

export class Past {
  frames: Frame[] = $state.raw([]);
  step = $state(0);
  seat: SeatNumber | null = $state(null);
  handovers: Handover[] = $state.raw([]);
  private everyone: Frame[][] | null = $state.raw(null); // by seat, where all hands are open
  table: TableInfo | null = $state.raw(null);
  game: PlayedGame | null = $state.raw(null);
  board: Board | null = $state.raw(null);
  refusal: Refusal | null = $state.raw(null);
  own: SeatNumber | null = $state(null); // where the reader sat, if they did
  private shares: Record<number, number[]> = $state({}); // by step: what each seat could expect

  constructor(readonly id: string) {}

  get frame(): Frame | null {
    return this.frames[this.step] ?? null;
  }

  /** Whether all hands are seen. */
  get all(): boolean {
    return this.everyone !== null;
  }

  /** The hands that are seen: of all, of the own seat, or none. A seat's frame is its last one until now. */
  get open(): Partial<Record<SeatNumber, View>> {
    const { frame, seat, everyone } = this;
    if (!frame) return {};
    if (!everyone) return seat === null ? {} : { [seat]: frame.view };
    return Object.fromEntries(
      everyone.map((frames, one) => [one, frames.findLast((other) => other.at <= frame.at)?.view ?? frames[0]!.view]),
    );
  }

  /** What happened as each seat saw it, where all hands are seen. */
  get told(): GameEvent[][] {
    return (this.everyone ?? []).map((frames) => frames.flatMap((frame) => frame.events));
  }

  /** What has happened until this step. */
  get events(): GameEvent[] {
    return this.frames.slice(0, this.step + 1).flatMap((frame) => frame.events);
  }

  /** Fetch it all: as a seat saw it, as all did (null), or with all hands open; `step` null is the end. */
  async load(seat: SeatNumber | null | "all" | undefined, step: number | null): Promise<void> {
    try {
      const [all, table, mine] = await Promise.all([games.load(), api.info(this.id), api.mine()]);
      this.table = table;
      this.game = playedAt(table, all);
      this.board = await boardOf(table.game, this.game?.board);
      const own = (this.own = mine.find((one) => one.id === this.id)?.seat ?? null);
      const seats = seat === "all" ? Array.from({ length: table.players }, (_, one) => one) : [];
      this.everyone = seats.length ? await Promise.all(seats.map((one) => this.fetched(one))) : null;
      this.seat = seat === undefined ? own : seat === "all" ? null : seat;
      const frames = await this.fetched(this.seat, (handovers) => (this.handovers = handovers));
      this.frames = frames;
      this.shares = {};
      this.step = Math.min(step ?? frames.length - 1, frames.length - 1);
    } catch (error) {
      if (!(error instanceof api.Refused)) throw error;
      this.refusal = error.refusal;
    }
  }

  private async fetched(seat: SeatNumber | null, told?: (handovers: Handover[]) => void): Promise<Frame[]> {
    const frames: Frame[] = [];
    for (let steps = 1; frames.length < steps;) {
      const part = await api.replay(this.id, seat, frames.length, AT_ONCE);
      frames.push(...part.frames);
      told?.(part.handovers ?? []);
      steps = part.frames.length ? part.steps : 0;
    }
    return frames;
  }

  go(step: number): void {
    this.step = Math.min(Math.max(step, 0), this.frames.length - 1);
  }

  /** The standing along the game, for the chart. */
  get lines(): Line[] {
    const rows = this.frames.map((frame) => this.board?.standing?.(frame.view) ?? []);
    return (rows[0] ?? []).map((first, place) => ({
      kind: first.kind,
      name: (first.seat === undefined ? "" : this.table?.seats[first.seat]?.name) || first.name,
      values: rows.map((row) => row[place]?.value ?? 0),
    }));
  }

  /** Whether a bot may say how it stood: all of the game is known. */
  get judged(): boolean {
    return this.table?.status === "over" && this.table.books === "open";
  }

  /** Ask how the game stood, from the end and the middle to what lies between, until `gone`. */
  async judge(gone: () => boolean): Promise<void> {
    const { frames, seat } = this;
    const last = frames.length - 1;
    for (let parts = 1; parts <= POINTS; parts *= 2) {
      for (let part = 0; part <= parts; part++) {
        const step = Math.round((last * part) / parts);
        if (this.shares[step]) continue;
        const found = await api.standing(this.id, seat, step).catch(() => null);
        if (gone() || frames !== this.frames) return;
        if (found) this.shares[step] = found.shares;
      }
    }
  }

  /** The win as the bot saw it coming, in hundredths by seat. */
  get chances(): Line[] {
    const view = this.frames.at(-1)?.view;
    return (this.table?.seats ?? []).map(({ name }, seat) => ({
      kind: view && this.board?.sign?.(view, seat),
      name,
      seat,
      values: this.frames.map((_, step) =>
        this.shares[step] ? Math.round(100 * (this.shares[step][seat] ?? 0)) : null,
      ),
    }));
  }
}
