/// Summer: the host calls, pieces move, raids drown, battles are fought (SEN-60 to SEN-79).
import type { GameEvent, Move } from "../../wire/protocol";
import { t } from "../../words/words.svelte";
import { code, type Flight, type Place, type Scene, type Way } from "../board";
import type { Season } from "./season";
import { call } from "./setup";
import { order } from "./spring";
import Summer from "./Summer.svelte";
import {
  BY_RAID,
  BY_SEA,
  card,
  familyOf,
  parsed,
  province,
  provinceName,
  PROVINCES,
  samurai,
  samuraiName,
  sea,
  seaName,
  seaOf,
  seatPlace,
  seen,
  targetOf,
  type SenjiView,
} from "./view";

export const piece = (which: number): Place => `piece:${which}`; // 0 a unit, else 1 + samurai
export const fleet = (seat: number, at: number): Place => `fleet:${seat}:${at}`;
export const sail = (seat: number, at: number): Place => `sail:${seat}:${at}`;
export const raid = (at: number, where: number): Place => `raid:${at}:${where}`;
export const fight = (where: number): Place => `fight:${where}`;
export const spy = (where: number): Place => `spy:${where}`;
export const retreat = (where: number): Place => `retreat:${where}`;
export const die = (family: number): Place => `die:${family}`;

/** Where a way ends on the board. */
export function endOf(way: number): Place {
  const [where, at] = [targetOf(way), seaOf(way)];
  if (where === null) return sea(at ?? 0);
  return at === null ? province(where) : raid(at, where);
}

function way(move: Move): Way {
  const { province: where = 0, seat = 0, sea: at = 0, piece: which = 0, samurai: one = 0, family = 0 } = move.parts;
  switch (move.kind) {
    case "call":
      return { source: province(where), target: call(where) };
    case "fleet":
      return { source: fleet(seat, at), target: sail(seat, at) };
    case "march":
      return { source: piece(which), target: endOf(move.parts.way ?? 0) };
    case "drown":
      return { source: piece(which), target: province(where) };
    case "fight":
      return { source: province(where), target: fight(where) };
    case "spy":
      return { source: province(where), target: spy(where) };
    case "order":
      return { source: province(where), target: order((move.parts.token ?? 0) + 1) };
    case "retreat":
      return { source: province(where), target: retreat(where) };
    case "silence":
      return { source: samurai(one), target: null };
    case "reroll":
      return { source: die(family), target: null };
    case "support":
    case "execute":
      return { source: card(move.parts.card ?? 0), target: null };
    default:
      return { source: null, target: null };
  }
}

/** The kind of move that a tap on a province begins, in each phase. */
const TAPPED: Partial<Record<SenjiView["phase"], string>> = {
  summer: "call",
  queuing: "fight",
  spying: "spy",
  retreating: "retreat",
};

function attempt(picked: Place | null, place: Place, scene: Scene): number | null {
  const { game } = scene;
  const { what, at, then } = parsed(place);
  const from = parsed(picked);
  const { phase } = seen(scene);
  if (phase === "moving") return marched(picked, place, scene);
  switch (what) {
    case "province":
      if (phase === "drowning") return code(game, "drown", from.what === "piece" ? from.at : 0, at);
      if (phase === "shifting") return code(game, "order", 0, at);
      return TAPPED[phase] ? code(game, TAPPED[phase], at) : null;
    case "fleet":
      return code(game, "fleet", at, then);
    case "order":
      return from.what === "province" && at > 0 ? code(game, "order", at - 1, from.at) : null;
    case "samurai":
      return code(game, "silence", at);
    case "die":
      return code(game, "reroll", at);
    case "card":
      return code(game, phase === "hostage" ? "execute" : "support", at);
    default:
      return null;
  }
}

/** A march that is tried: with nothing picked it is a unit that would go. */
function marched(picked: Place | null, place: Place, scene: Scene): number | null {
  const { what, at, then } = parsed(place);
  const from = parsed(picked);
  const who = from.what === "piece" ? from.at : 0;
  if (what === "piece") return code(scene.game, "march", at, seen(scene).origin ?? 0);
  if (what === "province") return code(scene.game, "march", who, at);
  if (what === "sea") return code(scene.game, "march", who, BY_SEA + at);
  return what === "raid" ? code(scene.game, "march", who, BY_RAID + at * PROVINCES.length + then) : null;
}

/** A place from which a movement starts, in words. */
export const originName = (origin: number): string =>
  origin < BY_SEA ? provinceName(origin) : seaName(origin - BY_SEA);
export const pieceName = (which: number): string => (which === 0 ? t("senji-map-unit") : samuraiName(which - 1));

function prompt(scene: Scene, picked: Place | null): string {
  const view = seen(scene);
  const { what, at } = parsed(picked);
  const asked = t("senji-prompt", { phase: view.phase });
  switch (view.phase) {
    case "summer":
      return what === "province" ? t("senji-ask-call", { province: provinceName(at) }) : asked;
    case "moving":
      if (what === "piece") return t("senji-ask-where", { piece: pieceName(at) });
      return t(view.own?.plan?.length ? "senji-ask-go" : "senji-ask-move", { origin: originName(view.origin ?? 0) });
    case "drowning":
      return what === "piece"
        ? t("senji-ask-off", { piece: pieceName(at) })
        : t("senji-ask-drown", { drowning: view.drowning });
    case "shifting":
      return what === "province" ? t("senji-ask-order", { province: provinceName(at) }) : asked;
    case "supporting":
      return view.own?.support === -2 ? asked : t("senji-ask-waits");
    default:
      return asked;
  }
}

// What a plan and a raid are made of.

/** What the own plan leaves at its origin. */
export const staying = (view: SenjiView): { units: number; samurai: number[] } =>
  view.own?.march ?? { units: 0, samurai: [] };

export interface Party {
  way: number;
  units: number;
  samurai: number[];
}

/** A plan way by way. */
export function parties(plan: [number, number][]): Party[] {
  const found = new Map<number, Party>();
  for (const [which, to] of plan) {
    const party = found.get(to) ?? { way: to, units: 0, samurai: [] };
    if (which === 0) party.units += 1;
    else party.samurai.push(which - 1);
    found.set(to, party);
  }
  return [...found.values()];
}

/** Pieces travel, recruits come, a fallen order is turned. */
function flights(event: GameEvent, scene: Scene): Flight[] {
  const view = seen(scene);
  const { origin } = view;
  const face = (which: unknown): string => `piece:${String(which)}:${familyOf(view, event.seat ?? null)}`;
  const from = origin === null ? null : origin < BY_SEA ? province(origin) : fleet(event.seat ?? 0, origin - BY_SEA);
  switch (event.event) {
    case "moves": {
      const to = Number(event.way);
      const end = targetOf(to);
      return from ? [{ from, to: end === null ? sea(seaOf(to) ?? 0) : province(end), face: face(event.piece) }] : [];
    }
    case "levy":
      return Number(event.units) > 0
        ? [{ from: province(Number(event.province)), to: province(Number(event.province)), face: face(0) }]
        : []; // from where they are called: what crosses the lane of honour seems to score
    case "draw":
      return [{ from: "flowers", to: seatPlace(event.seat ?? 0), face: null }];
    default:
      return [];
  }
}

/** Moves that take something away from where they are made. */
export const HARMFUL = new Set(["drown", "execute", "silence"]);

export const summer: Season = {
  kinds: [
    "call",
    "fleet",
    "march",
    "go",
    "recall",
    "drown",
    "fight",
    "spy",
    "order",
    "decline",
    "silence",
    "reroll",
    "support",
    "execute",
    "retreat",
  ],
  Panel: Summer,
  way,
  attempt,
  prompt,
  flights,
};
