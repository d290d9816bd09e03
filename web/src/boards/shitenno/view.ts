/// Shitennō as a seat sees it: the names of things, and what is read out of views and the figures of the box.
import type { Scene } from "../board";
import type { Figures as ShitennoFigures, View as ShitennoView } from "./types";

export type { ShitennoFigures, ShitennoView };

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

/** The general of a seat, by whose name it has crest and colour. */
export const generalOf = (view: ShitennoView, seat: number): string => GENERALS[view.generals[seat] ?? -1] ?? "";

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
