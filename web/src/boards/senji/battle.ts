/// A battle as a scene: what everybody saw of the last one, step by step (SEN-70 to SEN-79).
import type { GameEvent } from "../../wire/protocol";
import type { Scene } from "../board";
import type { BillLine } from "./types";
import { seen, type Promised, type SenjiView } from "./view";

/** Attacker and defender, always in this sequence. */
export type Pair<T> = [T, T];

export interface Battle {
  province: number;
  seats: Pair<number>;
  units: Pair<number>;
  samurai: Pair<number[]>;
  silenced: number | null;
  captured: Pair<number> | null;
  dice: number[] | null; // by family
  played: Pair<number> | null; // support cards, -1 for none
  bills: Pair<BillLine[]> | null; // what the totals are made of
  counted: boolean; // both totals are known to all
  ties: number; // how often the dice were rolled again
  victor: number | null;
  hostage: { card: number; gained: number; lost: number } | "spared" | null;
  losses: { lost: number; cost: number; honour: number; conquered: boolean; fallen: number[] } | null;
  promises: string[]; // that it has decided, as far as the reader heard them: "spare-broken"
  sworn: Promised[]; // the same as they were given
}

const counted = (faces: number[]): number[] =>
  Array.from({ length: 6 }, (_, family) => faces.filter((face) => face === family).length);

function begun(event: GameEvent): Battle {
  return {
    province: Number(event.province),
    seats: [event.seat ?? 0, Number(event.defender)],
    units: [Number(event.attack), Number(event.defence)],
    samurai: [event.attackers as number[], event.defenders as number[]],
    silenced: null,
    captured: null,
    dice: null,
    played: null,
    bills: billsIn(event),
    counted: false,
    ties: 0,
    victor: null,
    hostage: null,
    losses: null,
    promises: promisesIn(event),
    sworn: swornIn(event),
  };
}

/** What both totals are made of after an event, if it tells that. */
const billsIn = (event: GameEvent): Pair<BillLine[]> | null =>
  (event.bills as unknown as Pair<BillLine[]> | undefined) ?? null;
const promisesIn = (event: GameEvent): string[] => (event.promises as string[] | undefined) ?? [];
const swornIn = (event: GameEvent): Promised[] => (event.sworn as Promised[] | undefined) ?? [];

function followed(battle: Battle, event: GameEvent): void {
  const pair = (): Pair<number> => [Number(event.attack), Number(event.defence)];
  battle.bills = billsIn(event) ?? battle.bills;
  switch (event.event) {
    case "silence":
      battle.silenced = Number(event.samurai);
      break;
    case "capture":
      battle.captured = pair();
      break;
    case "roll":
    case "rerolled":
      battle.dice = counted(event.faces as number[]);
      if (event.event === "roll") Object.assign(battle, { played: null, counted: false });
      break;
    case "support_shown":
      battle.played = event.played as Pair<number>;
      break;
    case "totals":
      battle.counted = true;
      break;
    case "tie":
      battle.ties += 1;
      break;
    case "victory":
      battle.victor = event.seat ?? null;
      break;
    case "execute":
      battle.hostage = { card: Number(event.card), gained: Number(event.gained), lost: Number(event.lost) };
      battle.promises = [...battle.promises, ...promisesIn(event)];
      battle.sworn = [...battle.sworn, ...swornIn(event)];
      break;
    case "spared":
      battle.hostage = "spared";
      break;
    case "losses":
      battle.losses = {
        lost: Number(event.lost),
        cost: Number(event.cost),
        honour: Number(event.honour),
        conquered: Boolean(event.conquered),
        fallen: (event.fallen as number[] | undefined) ?? [],
      };
      break;
  }
}

/** A battle in what happened: where it began, and how far it is told. */
export interface Told {
  battle: Battle;
  at: number;
  end: number; // the place of its last event
}

/** The last battle that was begun; null if there was none. */
export function lastBattle(events: GameEvent[]): Told | null {
  const at = events.findLastIndex((event) => event.event === "battle");
  if (at < 0) return null;
  const battle = begun(events[at]!);
  let end = at;
  while (!battle.losses && end + 1 < events.length) followed(battle, events[(end += 1)]!);
  return { battle, at, end };
}

/** The same out of the view alone, where nobody tells what happened. */
function standing(view: SenjiView): Battle | null {
  if (view.field === null || view.mover === null || view.defender === null) return null;
  if (view.phase === "retreating") return null; // it is decided; where to withdraw to is pointed out on the map
  const rolled = view.dice.some((count) => count > 0) || view.captured[0] + view.captured[1] > 0;
  return {
    province: view.field,
    seats: [view.mover, view.defender],
    units: [view.attack_units[view.field] ?? 0, view.units[view.field] ?? 0],
    samurai: [view.attack_samurai[view.field] ?? [], view.samurai[view.field] ?? []],
    silenced: view.silenced,
    captured: rolled ? view.captured : null,
    dice: rolled ? view.dice : null,
    played: null,
    bills: view.bills,
    counted: false,
    ties: 0,
    victor: view.victor,
    hostage: null,
    losses: null,
    promises: [],
    sworn: [],
  };
}

/** The battle that goes on, or is being shown; `at` tells one battle from another. */
export function battleOf(scene: Scene): { battle: Battle; at: number } | null {
  const events = scene.events ?? [];
  const told = lastBattle(events);
  if (told && told.end >= events.length - (scene.fresh ?? 0)) return told;
  const now = standing(seen(scene));
  if (!now) return null;
  if (!told || told.battle.losses || told.battle.province !== now.province) return { battle: now, at: -1 };
  const { dice, silenced } = now;
  const { bills } = told.battle.played ? told.battle : now; // once support is shown, only the events have it
  return { battle: { ...told.battle, dice: dice ?? told.battle.dice, bills, silenced }, at: told.at };
}

/** At which step of the scene a part of a total is seen. */
const SEEN: Record<BillLine["part"], number> = { units: 1, captured: 2, power: 2, emblems: 3, support: 4 };

/** What is seen of a side's total by now, part by part. */
export const billOf = (battle: Battle, side: 0 | 1, shown: number): BillLine[] =>
  (battle.bills?.[side] ?? []).filter((line) => SEEN[line.part] <= shown);

/** How far the scene has come: what is shown one after the other. */
export const STEPS = ["sides", "captured", "dice", "support", "totals", "victory", "hostage", "losses"] as const;
export function stepsOf(battle: Battle): number {
  if (battle.losses) return 8;
  if (battle.hostage) return 7;
  if (battle.victor !== null) return 6;
  if (battle.counted) return 5;
  if (battle.played) return 4;
  if (battle.dice) return 3;
  return battle.captured ? 2 : 1;
}
