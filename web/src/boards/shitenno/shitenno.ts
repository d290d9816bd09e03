/// Shitennō's board: where its moves begin and end, what it asks, and what travels.
import "./look.css";
import { CRESTS } from "../../components/crests";
import type { GameEvent, Move, View } from "../../wire/protocol";
import { who } from "../../words/sentences";
import { t, words } from "../../words/words.svelte";
import { code, type Board, type Flight, type Place, type Scene, type Way } from "../board";
import { GENERAL_CRESTS } from "./crests";
import Face from "./Face.svelte";
import Hand from "./Hand.svelte";
import Notes from "./Notes.svelte";
import Score from "./Score.svelte";
import Table from "./Table.svelte";
import { generalOf, listed, PROVINCES, seen, TITLES, type ShitennoView } from "./view";

Object.assign(CRESTS, GENERAL_CRESTS); // wherever the page draws a crest by its name

export const open = (card: number): Place => `open:${card}`;
export const inLot = (card: number): Place => `lot:${card}`;
export const seal = (title: number): Place => `seal:${title}`;
export const rest = (title: number): Place => `rest:${title}`;
export const offer = (title: number): Place => `offer:${title}`;
export const province = (where: number): Place => `province:${where}`;
export const pay = (where: number): Place => `pay:${where}`;
export const gold = (where: number): Place => `gold:${where}`;
export const part = (kind: number): Place => `part:${kind}`;
export const position = (where: number, at: number): Place => `position:${where}:${at}`;
export const SEND: Place = "send";

/** A place in its parts: "seal:2" is the seal of title 2. */
export function parsed(place: Place | null): { what: string; at: number } {
  const [what = "", at = ""] = (place ?? "").split(":");
  return { what, at: Number(at) };
}

function way(move: Move): Way {
  const { card = 0, hierarchy = 0, rest: second = 0, province: where = 0, part: kind = 0 } = move.parts;
  switch (move.kind) {
    case "add":
      return { source: open(card), target: null };
    case "remove":
      return { source: inLot(card), target: null };
    case "offer":
      return { source: seal(hierarchy), target: SEND };
    case "split":
      return { source: seal(hierarchy), target: rest(second) };
    case "choose":
      return { source: offer(hierarchy), target: null };
    case "claim":
      return { source: province(where), target: pay(where) };
    case "turn":
      return { source: province(where), target: gold(where) };
    case "spend":
      return { source: part(kind), target: null };
    default:
      return { source: null, target: null };
  }
}

/** The move that a pick of something quiet would be: the rules say why it may not be. */
function attempt(picked: Place | null, place: Place, scene: Scene): number | null {
  const { what, at } = parsed(place);
  const from = parsed(picked);
  switch (what) {
    case "open":
      return code(scene.game, "add", at);
    case "lot":
      return code(scene.game, "remove", at);
    case "seal":
      return code(scene.game, "offer", at);
    case "rest":
      return from.what === "seal" ? code(scene.game, "split", from.at, at) : null;
    case "offer":
      return code(scene.game, "choose", at);
    case "province":
    case "pay":
      return code(scene.game, "claim", at);
    case "gold":
      return code(scene.game, "turn", at);
    case "part":
      return code(scene.game, "spend", at);
    default:
      return null;
  }
}

function prompt(scene: Scene, picked: Place | null): string {
  const view = seen(scene);
  const { what, at } = parsed(picked);
  const can = (kind: string): boolean => scene.moves.some((move) => move.kind === kind);
  switch (view.asked) {
    case "offer":
      return what === "seal" ? t("shitenno-ask-send", { title: titleName(at) }) : t("shitenno-ask-offer");
    case "split":
      return what === "seal" ? t("shitenno-ask-rest", { title: titleName(at) }) : t("shitenno-ask-split");
    case "answer":
      return t("shitenno-ask-answer", {
        name: whose(scene, view.tairo ?? 0),
        title: titleName(view.offers[0]?.title ?? 0),
      });
    case "choose":
      return t("shitenno-ask-choose");
    case "pay":
      return t(can("place") ? "shitenno-ask-place" : "shitenno-ask-pay", { province: provinceName(view.claimed ?? 0) });
    default:
      if (what === "province" && scene.moves.some((move) => move.kind === "claim" && move.parts.province === at))
        return t("shitenno-ask-province", { province: provinceName(at) });
      if (can("claim")) return t("shitenno-ask-claim", { left: view.placements_left });
      return t(can("turn") ? "shitenno-ask-turn" : "shitenno-ask-done");
  }
}

/** What travels: lots to those who take them, kamon to the provinces, cards from the pile. */
function flights(event: GameEvent, scene: Scene): Flight[] {
  const { seat = 0 } = event as GameEvent & Record<string, number>;
  const view = seen(scene);
  const lot = (cards: number[], from: Place): Flight[] =>
    listed(cards)
      .slice(0, 3)
      .map((card) => ({ from, to: `seat:${seat}`, face: `card:${card}` }));
  switch (event.event) {
    case "accept":
      return lot(view.offers[0]?.cards ?? [], "offers");
    case "choose":
      return lot(view.offers.find((one) => one.title === event.hierarchy)?.cards ?? [], offer(Number(event.hierarchy)));
    case "place": {
      const where = Number(event.province);
      const at = view.board[where]?.indexOf(null) ?? 0;
      return [{ from: `seat:${seat}`, to: position(where, at), face: `kamon:${view.generals[seat]}` }];
    }
    case "draw":
      return [{ from: "pile", to: `seat:${seat}`, face: null }];
    default:
      return [];
  }
}

export const titleName = (title: number): string => words.label(TITLES[title] ?? "");
export const provinceName = (where: number): string => words.label(PROVINCES[where] ?? "");
export const partName = (kind: number): string => t("shitenno-figure-cards", { value: kind });
export const partsNamed = (counts: number[]): string =>
  words.listed(
    counts.flatMap((count, kind) => (count > 0 ? [count > 1 ? `${count} × ${partName(kind)}` : partName(kind)] : [])),
  );

export const whose = (scene: Scene, seat: number): string =>
  who(seat, { game: scene.view.game, names: scene.names, me: scene.me });

const SECRET = new Set(["offer", "split", "accept", "refuse", "choose", "place", "draw", "turn", "done"]);

export const shitenno: Board = {
  Table,
  Hand,
  Notes,
  Score,
  Face,
  way,
  attempt,
  prompt,
  flights,
  sign: (view: View, seat) => generalOf(view as ShitennoView, seat),
  standing: (view: View) =>
    (view.ranks.length ? view.scores : (view as ShitennoView).favour).map((value, seat) => ({
      name: words.label(generalOf(view as ShitennoView, seat)),
      kind: generalOf(view as ShitennoView, seat),
      value,
      seat,
    })),
  final: (move) => SECRET.has(move.kind), // others answer, or something hidden comes to light
};
