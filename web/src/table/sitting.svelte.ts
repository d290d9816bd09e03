/// A seat at a table: what it sees, what it may do, and what it is asked.
import type { Board, PlayedGame, Scene } from "../boards/board";
import { choices } from "../boards/choosing";
import type { TableStore } from "../store/table.svelte";
import type { GameEvent, Handover, SeatNumber, StateMessage, View } from "../wire/protocol";
import { lateWords } from "../words/deal";
import type { Reader } from "../words/sentences";
import { t, words } from "../words/words.svelte";
import { missing } from "./people";

/** What a seat's page is given, by getters: who asks for a part of it is told of that part's changes alone. */
export interface Given {
  store: TableStore;
  now: StateMessage;
  view: View;
  game: PlayedGame;
  board: Board;
}

export class Sitting {
  constructor(private readonly given: () => Given) {}

  get store(): TableStore {
    return this.given().store;
  }
  get now(): StateMessage {
    return this.given().now;
  }
  get view(): View {
    return this.given().view;
  }
  get game(): PlayedGame {
    return this.given().game;
  }
  get board(): Board {
    return this.given().board;
  }
  readonly me: SeatNumber | null = $derived.by(() => this.now.seat);
  readonly over = $derived.by(() => this.now.table.status === "over");
  /** Which talk is allowed to this seat. */
  get allowed(): "off" | "public" | "private" {
    return this.me === null ? "off" : this.now.table.talk;
  }

  // Every state tells the names and the changes anew: as text, those that are the same change nothing.
  private readonly named = $derived.by(() => JSON.stringify(this.now.table.seats.map((seat) => seat.name || "–")));
  readonly names = $derived.by(() => JSON.parse(this.named) as string[]);
  private readonly changed = $derived.by(() => JSON.stringify(this.now.handovers ?? []));
  private readonly handovers = $derived.by(() => JSON.parse(this.changed) as Handover[]);
  readonly reader: Reader = $derived.by(() => ({ game: this.game.name, names: this.names, me: this.me }));
  /** What a log shows: what happened, who acted, and who came and went. */
  get log(): {
    events: GameEvent[];
    reader: Reader;
    handovers: Handover[];
    late: SeatNumber[];
    doer: (event: GameEvent) => number | undefined;
    sign: (seat: number) => string | undefined;
  } {
    const { store, reader, handovers, late, doer, sign } = this;
    return { events: store.events, reader, handovers, late, doer, sign };
  }
  private readonly unsaid = $derived.by(() => JSON.stringify(lateWords(this.now.table)));
  private readonly late = $derived.by(() => JSON.parse(this.unsaid) as SeatNumber[]);
  private readonly doer = (event: GameEvent): number | undefined => this.board.doer?.(event);
  private readonly sign = (seat: number): string | undefined => this.board.sign?.(this.view, seat) || undefined;
  /** What is being shown, and not yet in the log. */
  private readonly fresh = $derived.by(() => this.store.telling.events);
  /** Who conceded looks on. */
  readonly plays = $derived.by(() => this.me !== null && this.now.table.seats[this.me]?.kind === "person");
  /** Whether nothing can be done at the moment, whoever's turn it is. */
  readonly idle = $derived.by(
    () => this.store.behind > 0 || this.store.sending || !this.plays || this.now.table.status !== "playing",
  );
  readonly scene: Scene = $derived.by(() => ({
    game: this.game,
    view: this.view,
    moves: this.idle ? [] : this.now.moves,
    names: this.names,
    me: this.me,
    events: this.fresh.length ? [...this.store.events, ...this.fresh] : this.store.events,
    fresh: this.fresh.length,
  }));
  readonly found = $derived.by(() => choices(this.board, this.scene));
  readonly mine = $derived.by(() => this.plays && this.view.actors.includes(this.me!));
  /** Those who are asked, and not here. */
  private readonly away = $derived.by(() => this.view.actors.filter((seat) => missing(this.now.table.seats[seat])));
  /** Whether the game waits for somebody else who is not here. */
  readonly stuck = $derived.by(() => !this.mine && !this.over && this.away.length > 0);
  /** Nobody may ask where other people play, or where the table has switched it off. */
  readonly hinted = $derived.by(() => {
    const alone = this.now.table.seats.filter((seat) => seat.kind === "person").length < 2;
    return this.now.table.hints === "all" || (alone && this.now.table.hints !== "off");
  });

  /** What is asked, in one sentence. */
  readonly prompt = $derived.by(() => {
    if (this.over) return t("page-over");
    if (this.now.table.status === "paused") return t("page-paused");
    if (this.fresh.length) return this.board.prompt(this.scene, null);
    if (this.mine && this.store.overtaken) return t("page-loading");
    if (this.mine) return this.board.prompt({ ...this.scene, moves: this.now.moves }, this.store.picked);
    if (!this.plays && this.me !== null && this.view.actors.includes(this.me)) return t("page-conceded-turn");
    const actors = (this.away.length ? this.away : this.view.actors).map((seat) => this.names[seat] ?? "");
    const name = words.listed(actors);
    return t(this.away.length ? "page-away-turn" : "page-others-turn", { name, count: actors.length });
  });
}
