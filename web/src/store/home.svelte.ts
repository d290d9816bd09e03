/// What home shows: the games, the tables that there are, and how new ones are made.
import { boardOf } from "../boards/boards";
import { lidOf } from "../boards/lids";
import type { Options } from "../home/options";
import * as api from "../wire/api";
import type { GameInfo, Listing, Mine, NewTable, Refusal } from "../wire/protocol";
import { t } from "../words/words.svelte";
import { games } from "./games.svelte";
import { remember } from "./made";
import { router, tableAt } from "./route.svelte";
import { settings } from "./settings.svelte";

const SOON = 250; // ms until the first look at the lobby: the games are painted by then
const AGAIN = 5000; // ms between two looks
/** How long people may think: those who play live are moved for, those who play over days are asked about. */
const CLOCKS = {
  none: { kind: "none" },
  minute: { kind: "move", seconds: 60, at_end: "default" },
  day: { kind: "move", seconds: 86_400, at_end: "vote", phases: {} },
} as const;

/** On what friends sit down. */
export interface Terms {
  players: number;
  access: "invitation" | "open";
  hints: "off" | "alone" | "all";
  time: keyof typeof CLOCKS;
  options: Options;
}

/** Who plays at one device, and who has the other seats: bots, or friends with the link. */
export interface Circle {
  players: number;
  people: string[];
  others: "bots" | "friends";
  options: Options;
}

class Home {
  mine: Mine[] = $state.raw([]);
  open: Listing[] = $state.raw([]);
  live: Listing[] = $state.raw([]);
  refusal: Refusal | null = $state.raw(null);
  busy = $state(false);

  get games(): GameInfo[] {
    return games.all;
  }

  /** The own games that go on; those in which one has to decide come first. */
  get running(): Mine[] {
    return this.mine.filter((table) => table.status !== "over");
  }

  get finished(): Mine[] {
    return this.mine.filter((table) => table.status === "over");
  }

  /** How many play against bots, as it was chosen last. */
  playersOf(game: GameInfo): number {
    const wish = settings.kept.players[game.name] ?? this.usual(game);
    return Math.min(Math.max(wish, game.fewest), game.most);
  }

  /** How many play unless somebody says otherwise. */
  usual(game: GameInfo): number {
    return lidOf(game.name)?.players ?? game.fewest;
  }

  /** Look around, again and again while home is shown; gives what ends it. */
  visit(): () => void {
    import("../table/TablePage.svelte").catch(() => {}); // ahead: whoever clicks "play" should not wait
    void this.ask(() => this.lookForOwn());
    const soon = setTimeout(() => void this.ask(() => this.lookAround()), SOON); // whoever plays at once needs no lists
    const timer = setInterval(() => !document.hidden && void this.look(), AGAIN);
    return () => {
      clearTimeout(soon);
      clearInterval(timer);
    };
  }

  private async look(): Promise<void> {
    await this.ask(async () => void (await Promise.all([this.lookForOwn(), this.lookAround()])));
  }

  private async lookForOwn(): Promise<void> {
    await games.load();
    this.mine = await api.mine();
  }

  private async lookAround(): Promise<void> {
    [this.open, this.live] = await Promise.all([api.lobby(), api.live()]);
  }

  /** A table against bots, at once. */
  async play(game: GameInfo): Promise<void> {
    const players = this.playersOf(game);
    await this.make({ game: game.name, players, name: this.name, seat: 0, bots: bots(game, 1, players) });
  }

  /** A table for friends. */
  async invite(game: GameInfo, { time, ...terms }: Terms): Promise<void> {
    await this.make({ game: game.name, name: this.name, seat: 0, clock: CLOCKS[time], ...terms });
  }

  /** A table for people who share this device: the first seats are theirs. */
  async share(game: GameInfo, { players, people, others, options }: Circle): Promise<void> {
    const [name, ...more] = people;
    const wish = { game: game.name, players, name, seat: 0, options, shared: true };
    await this.make(others === "bots" ? { ...wish, bots: bots(game, people.length, players) } : wish, more);
  }

  private get name(): string {
    return settings.kept.name.trim() || t("page-name-usual");
  }

  private async make(wish: NewTable, more: string[] = []): Promise<void> {
    this.busy = true;
    boardOf(wish.game).catch(() => {}); // on its way while the table is laid
    await this.ask(async () => {
      const { id, seat } = await api.make(wish);
      for (const [place, name] of more.entries()) await api.sit(id, place + 1, name);
      if (seat !== null) remember(id, [seat, ...more.map((_, place) => place + 1)]);
      router.go(tableAt(id));
    });
    this.busy = false;
  }

  private async ask(what: () => Promise<void>): Promise<void> {
    try {
      await what();
      this.refusal = null;
    } catch (error) {
      if (!(error instanceof api.Refused)) throw error;
      this.refusal = error.refusal;
    }
  }
}

/** Bots for the seats from `first` on. */
const bots = (game: GameInfo, first: number, players: number): Record<string, string> =>
  Object.fromEntries(
    Array.from({ length: players - first }, (_, place) => [String(first + place), settings.levelOf(game)]),
  );

export const home = new Home();
