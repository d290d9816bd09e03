/// What home shows: the games, the tables that there are, and how new ones are made.
import { boardOf } from "../boards/boards";
import { lidOf } from "../boards/lids";
import * as api from "../wire/api";
import type { GameInfo, Listing, Mine, NewTable, Refusal } from "../wire/protocol";
import { t } from "../words/words.svelte";
import { games } from "./games.svelte";
import { router, tableAt } from "./route.svelte";
import { settings } from "./settings.svelte";

const AGAIN = 5000; // ms between two looks at the lobby
/** How long people may think: those who play live are moved for, those who play over days are asked about. */
const CLOCKS = {
  none: { kind: "none" },
  minute: { kind: "move", seconds: 60, at_end: "default" },
  day: { kind: "move", seconds: 86_400, at_end: "vote", phases: {} },
} as const;

/** On what friends sit down. */
export interface Terms {
  access: "invitation" | "open";
  hints: "off" | "alone" | "all";
  time: keyof typeof CLOCKS;
  people: number; // at this device
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

  get levels(): string[] {
    return games.all[0]?.bots ?? [];
  }

  get level(): string {
    return settings.levelAmong(this.levels);
  }

  playersOf(game: GameInfo): number {
    const wish = settings.kept.players[game.name] ?? lidOf(game.name)?.players ?? game.fewest;
    return Math.min(Math.max(wish, game.fewest), game.most);
  }

  /** Look around, again and again while home is shown; gives what ends it. */
  visit(): () => void {
    void this.look();
    void import("../table/TablePage.svelte"); // ahead: whoever clicks "play" should not wait
    const timer = setInterval(() => !document.hidden && void this.look(), AGAIN);
    return () => clearInterval(timer);
  }

  private async look(): Promise<void> {
    await this.ask(async () => {
      await games.load();
      [this.mine, this.open, this.live] = await Promise.all([api.mine(), api.lobby(), api.live()]);
    });
  }

  /** A table against bots, at once. */
  async play(game: GameInfo): Promise<void> {
    const players = this.playersOf(game);
    const bots = Object.fromEntries(Array.from({ length: players - 1 }, (_, place) => [String(place + 1), this.level]));
    await this.make({ game: game.name, players, name: this.name, seat: 0, bots });
  }

  /** A table for friends; the first seats are for people who share this device. */
  async invite(game: GameInfo, { people, time, ...terms }: Terms): Promise<void> {
    const wish = { game: game.name, players: this.playersOf(game), name: this.name, seat: 0, clock: CLOCKS[time] };
    await this.make({ ...wish, ...terms }, people);
  }

  private get name(): string {
    return settings.kept.name.trim() || t("page-name-usual");
  }

  private async make(wish: NewTable, people = 1): Promise<void> {
    this.busy = true;
    boardOf(wish.game).catch(() => {}); // on its way while the table is laid
    await this.ask(async () => {
      const { id } = await api.make(wish);
      for (let seat = 1; seat < people; seat++) await api.sit(id, seat, `${this.name} ${seat + 1}`);
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

export const home = new Home();
