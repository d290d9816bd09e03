/// The figures that are played with: the house's own, or those that an owner of the box brought.
import { hanafuda, limits, provinces, samurai } from "$games/senji/senji.json";
import { COMBOS, PROVINCES, SAMURAI, SEAS, type SenjiView } from "./view";

export interface Figures {
  provinces: { id: string; family: string; covers?: string; seas: string[]; land: string[]; crossings: string[] }[];
  samurai: { name: string; honour: number }[];
  hanafuda: { combinations: { need: Record<string, number>; honour?: number }[] };
  limits: { win: number };
}

const STANDARD = { provinces, samurai, hanafuda, limits }; // what the board reads of it; the rest stays out of the page

/** Another edition comes whole with the view, as an option of the table. */
export function figuresOf(view: SenjiView): Figures {
  const edition = view.options.edition;
  return (typeof edition === "object" && edition !== null ? edition : STANDARD) as unknown as Figures;
}
export const reconstructed = (view: SenjiView): boolean => typeof view.options.edition !== "object";

const row = (view: SenjiView, where: number): Figures["provinces"][number] =>
  figuresOf(view).provinces.find((one) => one.id === PROVINCES[where])!;
const numbers = (names: string[]): number[] =>
  names.map((name) => PROVINCES.indexOf(name as (typeof PROVINCES)[number]));

/** The provinces next to one: by land, and over a strait, which counts the same (SEN-03). */
export const landOf = (view: SenjiView, where: number): number[] => numbers(row(view, where).land);
export const crossingsOf = (view: SenjiView, where: number): number[] => numbers(row(view, where).crossings);
export const bordersOf = (view: SenjiView, where: number): number[] => [
  ...landOf(view, where),
  ...crossingsOf(view, where),
];
export const seasOf = (view: SenjiView, where: number): number[] =>
  row(view, where).seas.map((name) => SEAS.indexOf(name as "north"));
export const homeOf = (view: SenjiView, where: number): string => row(view, where).family;
export const coversOf = (view: SenjiView, where: number): string => row(view, where).covers ?? "";

/** The honour that a samurai brings (SEN-07), that a combination brings (SEN-82), and that wins (SEN-90). */
export const honourOf = (view: SenjiView, which: number): number =>
  figuresOf(view).samurai.find((one) => one.name.toLowerCase() === SAMURAI[which])?.honour ?? 0;
export const goalOf = (view: SenjiView): number => figuresOf(view).limits.win;

const NEEDS: Record<string, (need: Record<string, number>) => boolean> = {
  suns: (need) => (need.SUN ?? 0) > 1,
  animals: (need) => (need.ANIMAL ?? 0) > 1,
  plains: (need) => (need.PLAIN ?? 0) > 1,
  quartet: (need) => Object.keys(need).length === 4,
};
export const prizeOf = (view: SenjiView, combo: number): number =>
  figuresOf(view).hanafuda.combinations.find((one) => NEEDS[COMBOS[combo] ?? ""]?.(one.need))?.honour ?? 0;
