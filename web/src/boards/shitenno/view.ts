/// Shitennō as a seat sees it: the view and the figures of the box in types, and the names of things.
import type { View } from "../../wire/protocol";
import type { Scene } from "../board";

// Names in the order of their numbers.
export const TROOPS = ["samurai", "bushi", "sohei", "shinobi"];
export const PROVINCES = ["chugoku", "chubu", "hokkaido", "kyushu", "kanto", "kansai", "shikoku", "tohoku"];
export const TITLES = ["daimyo", "shomyo", "sensei", "hatamoto"];
export const GENERALS = ["honda", "sakakibara", "sakai", "ii"];
export const BONUSES = ["exchange", "plus", "draw"];
/** What a payment is put together from: cards with a troop, with two, with koku; tiles, and the Hatamoto. */
export const PARTS = [
  ...TROOPS,
  ...TROOPS.flatMap((one, first) => TROOPS.slice(first).map((two) => `${one}+${two}`)),
  ...["1koku", "2koku", "3koku"],
  ...["exchange", "plus", "hatamoto"],
];
export const KOKU = PARTS.indexOf("1koku"); // the first kind of koku card; troops are below
export const EXCHANGE = PARTS.indexOf("exchange"); // the first that is no card
export const PLUS = PARTS.indexOf("plus");
export const STAND_IN = PARTS.indexOf("hatamoto");

/** A province as it stands: what its next position asks for, whose kamon count how much. */
export interface ProvinceNow {
  position: number | null; // null: all are taken
  troops: number[]; // one by one, that of the top tile or of the gate last
  koku: number | null; // instead of the troops
  tiles: number; // that still lie at the gate
  kamon: number[]; // by seat
  leader: number | null;
  tied: boolean; // the leftmost kamon decides
}

/** The final favour of a seat, line by line. */
export interface Favour {
  seat: number;
  track: number;
  koku: number;
  exchanged: number;
  plus: number;
  provinces: number[];
  majorities: number;
  total: number;
}

/** What a view of Shitennō holds. */
export interface ShitennoView extends View {
  round: number;
  phase: "dividing" | "answering" | "choosing" | "placing";
  titles: number[];
  favour: number[];
  kamon: number[];
  troop_cards: number[];
  koku: number[][];
  bonuses: number[][];
  pile: number;
  discards: number[];
  koku_pile: number;
  spent: number[];
  used: number[];
  board: (number | null)[][];
  golden: boolean[][];
  tops: (number | null)[];
  tairo: number | null;
  table: number[];
  tiles: number[];
  offers: { title: number; cards: number[] }[];
  earned: (number | null)[];
  placed: number;
  stood_in: boolean;
  known: number[][];
  won: [number, number][][];
  order: number[]; // the seats, the highest title first
  round_of: number[]; // those who are asked about a lot, one after the other
  placements_left: number; // in this turn
  koku_in_hand: number[]; // on all koku cards of each seat
  provinces: ProvinceNow[];
  last_favour: Favour[] | null; // when the game is over
  unseen_troops: number[]; // by type, on cards that the viewer does not see
  asked: "offer" | "split" | "answer" | "choose" | "turn" | "pay" | null;
  hand: number[] | null;
  held: number[] | null; // all parts that could be spent
  gains: (number | null)[] | null; // favour that the next kamon would bring, by province
  hands: number[][] | null;
  lot: number[] | null;
  claimed: number | null;
  spend: number[] | null;
}

/** What is in the box, as far as the board shows it. */
export interface ShitennoFigures {
  provinces: { values: number[] }[]; // of the positions: koku price and favour in one
  titles: { seals: number; bonus: number }[];
  majority: number; // favour for a province
  stack: number; // tiles at a gate
}

export const seen = (scene: Scene): ShitennoView => scene.view as ShitennoView;
export const figuresOf = (scene: Scene): ShitennoFigures => scene.game.figures as unknown as ShitennoFigures;

/** The numbers of a province's positions. */
export const valuesOf = (figures: ShitennoFigures, province: number): number[] =>
  figures.provinces[province]?.values ?? [];

/** What is drawn on a card: troops, one or two, or koku; neither on tiles. */
export function drawnOn(part: number): { troops: number[]; koku: number } {
  const name = PARTS[part] ?? "";
  const troops = name.split("+").map((troop) => TROOPS.indexOf(troop));
  return { troops: troops.filter((troop) => troop >= 0), koku: Number.parseInt(name, 10) || 0 };
}

/** Counts of parts as a list of parts. */
export const listed = (counts: number[]): number[] =>
  counts.flatMap((count, part) => Array<number>(Math.max(count, 0)).fill(part));
