/// Shinobi's board: where its moves begin and end, what it asks, and what travels.
import "./look.css";
import type { GameEvent, Move, View } from "../../wire/protocol";
import { who } from "../../words/sentences";
import { t, words } from "../../words/words.svelte";
import { code, type Board, type Flight, type Place, type Scene, type Way } from "../board";
import Hand from "./Hand.svelte";
import Notes from "./Notes.svelte";
import Oath from "./Oath.svelte";
import Score from "./Score.svelte";
import Table from "./Table.svelte";
import type { View as ShinobiView } from "./types";

export type { ShinobiView };

export const CLANS = ["hojo", "mori", "oda", "takeda", "uesugi"];
export const KINDS = [...CLANS, "ninja"];
export const NINJA = 5;

export const seen = (scene: Scene): ShinobiView => scene.view as ShinobiView;

export const inHand = (kind: number): Place => `hand:${kind}`;
export const column = (province: number, clan: number): Place => `column:${province}:${clan}`;
export const province = (seat: number): Place => `province:${seat}`;

/** A place in its parts: "column:1:3" is a column, of province 1, of clan 3. */
export function parsed(place: Place): { what: string; first: number; second: number } {
  const [what = "", first = "", second = ""] = place.split(":");
  return { what, first: Number(first), second: Number(second) };
}

function way(move: Move, scene: Scene): Way {
  const { clan = 0, province: where = 0, source = 0, target = 0 } = move.parts;
  const me = scene.me ?? 0;
  switch (move.kind) {
    case "deploy":
      return { source: inHand(clan), target: province(where) };
    case "strike":
      return { source: inHand(NINJA), target: column(where, clan) };
    case "settle":
      return { source: inHand(clan), target: province(me) };
    case "march":
      return { source: column(source, clan), target: province(where) };
    case "attack":
      return { source: column(me, clan), target: column(where, target) };
    default:
      return { source: null, target: null };
  }
}

/** The move that a pick of something quiet would be: the rules say why it may not be. */
function attempt(picked: Place | null, place: Place, scene: Scene): number | null {
  const { order } = seen(scene);
  const me = scene.me ?? 0;
  const from = picked === null ? null : parsed(picked);
  const to = parsed(place);
  if (from?.what === "hand" && to.what !== "hand") {
    const where = to.first;
    if (from.first === NINJA) {
      return to.what === "column" ? code(scene.game, "strike", to.second, where) : null;
    }
    if (order === 1) return code(scene.game, "deploy", from.first, where);
    return where === me ? code(scene.game, "settle", from.first) : code(scene.game, "deploy", from.first, where);
  }
  if (from?.what === "column" && order === 2 && to.what !== "hand") {
    return code(scene.game, "march", from.second, from.first, to.first);
  }
  if (from?.what === "column" && order === 3 && to.what === "column") {
    return code(scene.game, "attack", from.second, to.second, to.first);
  }
  return attemptAlone(to, order, me, scene);
}

function attemptAlone(to: ReturnType<typeof parsed>, order: number, me: number, scene: Scene): number | null {
  const elsewhere = (me + 1) % scene.view.players;
  if (to.what === "hand") {
    if (to.first === NINJA) return code(scene.game, "strike", anyColumn(scene, me), elsewhere);
    return order === 2 ? code(scene.game, "settle", to.first) : code(scene.game, "deploy", to.first, elsewhere);
  }
  if (to.what !== "column") return null;
  if (order === 2) {
    return code(scene.game, "march", to.second, to.first, to.first === me ? elsewhere : me);
  }
  const strongest =
    seen(scene).provinces[me]?.reduce((best, size, clan, all) => (size > (all[best] ?? 0) ? clan : best), 0) ?? 0;
  if (to.first === me) return code(scene.game, "attack", to.second, (to.second + 1) % CLANS.length, elsewhere);
  const attacker = strongest === to.second && order === 3 ? (strongest + 1) % CLANS.length : strongest;
  return code(scene.game, "attack", attacker, to.second, to.first);
}

function anyColumn(scene: Scene, me: number): number {
  const next = seen(scene).provinces[(me + 1) % scene.view.players] ?? [];
  return Math.max(
    next.findIndex((size) => size > 0),
    0,
  );
}

function prompt(scene: Scene, picked: Place | null): string {
  const view = seen(scene);
  const from = picked === null ? null : parsed(picked);
  const card = from === null ? "" : words.label(KINDS[from.what === "hand" ? from.first : from.second] ?? "");
  if (scene.moves.some((move) => move.kind === "rest")) return t("shinobi-ask-rest");
  if (view.order === 1) {
    if (from === null) return t("shinobi-ask-first");
    return from.first === NINJA ? t("shinobi-ask-strike") : t("shinobi-ask-deploy", { card });
  }
  if (view.order === 2) {
    if (from === null) return t("shinobi-ask-second");
    return t(from.what === "hand" ? "shinobi-ask-settle" : "shinobi-ask-march", { card });
  }
  return from === null ? t("shinobi-ask-third") : t("shinobi-ask-target", { card });
}

/** What travels: from hands, the pile and columns to columns, hands and the discards. */
function flights(event: GameEvent, scene: Scene): Flight[] {
  const { seat = 0, clan, province: where, source, target } = event as GameEvent & Record<string, number>;
  const mine = seat === scene.me;
  const face = CLANS[clan ?? 0] ?? null;
  const hand = (kind: number): Place => (mine ? inHand(kind) : `seat:${seat}`);
  switch (event.event) {
    case "deploy":
      return [{ from: hand(clan ?? 0), to: column(where ?? 0, clan ?? 0), face }];
    case "settle":
      return [{ from: hand(clan ?? 0), to: column(seat, clan ?? 0), face }];
    case "strike":
      return [
        { from: hand(NINJA), to: column(where ?? 0, clan ?? 0), face: "ninja" },
        { from: column(where ?? 0, clan ?? 0), to: "discards", face },
      ];
    case "march":
      return [{ from: column(source ?? 0, clan ?? 0), to: column(where ?? 0, clan ?? 0), face }];
    case "attack":
      return [
        { from: column(seat, clan ?? 0), to: column(where ?? 0, target ?? 0), face, strikes: true },
        { from: column(where ?? 0, target ?? 0), to: "discards", face: CLANS[target ?? 0] ?? null },
      ];
    case "draw":
      return draws(event, mine, seat);
    default:
      return [];
  }
}

function draws(event: GameEvent, mine: boolean, seat: number): Flight[] {
  const drawn = event.drawn as number[] | undefined;
  if (mine && drawn) return drawn.map((kind) => ({ from: "pile", to: inHand(kind), face: KINDS[kind] ?? null }));
  return [{ from: "pile", to: `seat:${seat}`, face: null }];
}

/** How many cards of each clan lie on the table. */
export const standing = (view: View): { name: string; kind: string; value: number }[] =>
  CLANS.map((kind, clan) => ({ name: words.label(kind), kind, value: (view as ShinobiView).standing[clan] ?? 0 }));

/** How a column is read out. */
export function columnLabel(scene: Scene, where: number, clan: number, count: number, guarded: boolean): string {
  const said = { clan: words.label(CLANS[clan] ?? ""), cards: count, owner: whose(scene, where) };
  const sentence = t("shinobi-column", said);
  return guarded ? `${sentence}, ${t("shinobi-protected")}` : sentence;
}

export const whose = (scene: Scene, seat: number): string =>
  who(seat, { game: scene.view.game, names: scene.names, me: scene.me });

export const shinobi: Board = {
  Table,
  Hand,
  Badge: Oath,
  Notes,
  Score,
  way,
  attempt,
  prompt,
  flights,
  standing,
  final: (move) => move.kind === "attack" || move.kind === "rest", // cards are drawn then
  step: (view) => ({ at: (view as ShinobiView).order, of: 3 }),
  harms: (move) => move.kind === "attack" || move.kind === "strike",
};
