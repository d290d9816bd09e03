/// A visit to a table: the way in, the own seats there, and which of them is shown.
import * as api from "../wire/api";
import type { PlayedGame } from "../boards/board";
import type { Proposal, Refusal, Seat, SeatNumber } from "../wire/protocol";
import { refusalIn } from "../wire/socket";
import { games, playedAt } from "./games.svelte";
import { seatsMade } from "./made";
import { TableStore } from "./table.svelte";

const PATIENCE = 2000; // ms for own seats to pledge their words

const hasRoom = ({ seats }: { seats: Seat[] }): boolean => seats.some((seat) => seat.kind === "free");

interface Asked {
  seat: SeatNumber;
  name: string;
}

export class Visit {
  stores: TableStore[] = $state.raw([]);
  game: PlayedGame | null = $state.raw(null);
  refusal: Refusal | null = $state.raw(null);
  denied: Refusal | null = $state.raw(null); // a seat or a link that could not be had
  shown = $state(0);
  link = $state(""); // for friends
  device = $state(""); // for another device of one's own
  past = $state(false); // the game is over, and one had no seat in it
  asked: Asked | null = $state.raw(null); // a seat for which others are asked
  curtain = $state(false); // several people share this device: hands stay hidden in between

  constructor(
    readonly id: string,
    key: string,
    private readonly entered: () => void,
  ) {
    void this.arrive(key);
  }

  get store(): TableStore | null {
    return this.stores[this.shown] ?? null;
  }

  private async arrive(key: string): Promise<void> {
    await this.ask(async () => {
      if (key) {
        await api.enter(this.id, key);
        this.keep(key);
        this.entered();
      }
      const made = key ? null : seatsMade(this.id);
      if (made) this.take(made); // its first state and its figures come at the same time
      const [all, table, own] = await Promise.all([games.load(), api.info(this.id), made ?? this.ownSeats()]);
      this.game = playedAt(table, all);
      if (made) {
        if (hasRoom(table)) await this.wish(() => this.makeLink());
        return;
      }
      if (own.length === 0) this.asked = JSON.parse(sessionStorage.getItem(this.wait) ?? "null") as Asked | null;
      if (table.status === "over" && own.length === 0) this.past = true;
      else this.open(own);
    });
  }

  /** Take these seats, or watch. */
  private open(seats: SeatNumber[]): void {
    this.take(seats);
    if (seats.length) void this.wish(async () => this.invite());
  }

  private take(seats: SeatNumber[]): void {
    for (const store of this.stores) store.close();
    this.stores = (seats.length ? seats : [null]).map((seat) => new TableStore(this.id, seat));
    this.shown = 0;
    this.curtain = seats.length > 1;
  }

  /** The link for friends: the one that we came by, or the host's, asked for once. */
  private async invite(): Promise<void> {
    const kept = localStorage.getItem(this.slot);
    if (kept) {
      this.keep(kept);
      return;
    }
    const table = (await api.mine()).find((one) => one.id === this.id);
    if (table?.host && hasRoom(table)) await this.makeLink();
  }

  private async makeLink(): Promise<void> {
    this.keep((await api.link(this.id, "invite")).key);
  }

  private keep(key: string): void {
    localStorage.setItem(this.slot, key);
    this.link = api.to(`t/${this.id}#${key}`);
  }

  private get slot(): string {
    return `sengoku link ${this.id}`;
  }

  private async ask(what: () => Promise<void>): Promise<void> {
    try {
      await what();
    } catch (error) {
      if (!(error instanceof api.Refused)) throw error;
      this.refusal = error.refusal;
    }
  }

  /** Sit down; a name that somebody has already is no reason to be shown out. Others may be asked first. */
  async sit(seat: SeatNumber, name: string): Promise<void> {
    this.waitFor(null);
    await this.wish(async () => {
      const { waits } = await api.sit(this.id, seat, name);
      if (waits) this.waitFor({ seat, name });
      else this.open(await this.ownSeats());
    });
  }

  /** Wait for the answer of others, also when the page is loaded again. */
  private waitFor(asked: Asked | null): void {
    this.asked = asked;
    if (asked) sessionStorage.setItem(this.wait, JSON.stringify(asked));
    else sessionStorage.removeItem(this.wait);
  }

  private get wait(): string {
    return `sengoku asked ${this.id}`;
  }

  /** Once nobody is asked any more, to sit down works, or the refusal says why not. */
  hear(proposal: Proposal | null): void {
    if (!this.asked) return;
    const { seat, name } = this.asked;
    const open = proposal?.what === "sit" && proposal.about === seat && proposal.name === name.normalize("NFC");
    if (!open) void this.sit(seat, name);
  }

  /** Begin the game, with a word of every own seat in the deal; whatever keeps one back, not for long. */
  async begin(): Promise<boolean> {
    const { store } = this;
    if (!store) return false;
    const pledged = this.stores.map(({ word }) => (word === store.word ? word.sent : word.taken));
    await Promise.race([Promise.all(pledged), new Promise((go) => setTimeout(go, PATIENCE))]);
    return (await store.tell({ type: "start" })).type !== "refused";
  }

  /** Pick something for an own seat; somebody else may have been faster. */
  async pick(seat: SeatNumber, option: string, choice: string): Promise<void> {
    const answer = await this.stores.find((one) => one.seat === seat)?.send({ type: "pick", option, choice });
    this.denied = answer ? refusalIn(answer) : null;
  }

  /** The own seats, where one does not only watch. */
  get own(): SeatNumber[] {
    return this.stores.flatMap(({ seat }) => seat ?? []);
  }

  /** Something that may be refused to whoever is here, and stays. */
  private async wish(what: () => Promise<unknown>): Promise<void> {
    this.denied = null;
    try {
      await what();
    } catch (error) {
      if (!(error instanceof api.Refused)) throw error;
      this.denied = error.refusal;
    }
  }

  /** The link for friends, once the game has begun: whoever sits here may ask for it. */
  async share(): Promise<void> {
    if (!this.link) await this.wish(() => this.makeLink());
  }

  /** The link by which somebody goes on with the own seat at another device; it works once. */
  async move(): Promise<void> {
    const seat = this.store?.seat ?? undefined;
    this.device = "";
    await this.wish(async () => (this.device = api.to((await api.link(this.id, "device", seat)).path.slice(1))));
  }

  /** After the own seat was taken away: whoever may still come in looks on, and may sit down anew. */
  async lookIn(): Promise<void> {
    await this.ask(async () => this.open(await this.ownSeats()));
  }

  private async ownSeats(): Promise<SeatNumber[]> {
    const mine = await api.mine();
    const own = mine.filter((table) => table.id === this.id).map((table) => table.seat);
    return own.filter((seat) => seat !== null).sort((a, b) => a - b);
  }

  /** Where several sit at one device: the seat that has to decide, if it is not the shown one. */
  get called(): number | null {
    const actors = this.store?.now?.view?.actors ?? [];
    if (this.stores.length < 2 || actors.includes(this.store?.seat ?? -1)) return null;
    const next = this.stores.findIndex((store) => store.seat !== null && actors.includes(store.seat));
    return next < 0 ? null : next;
  }

  close(): void {
    for (const store of this.stores) store.close();
  }
}
