/// The figures that a table is played with: those of its edition, told once with the table.
import type { Scene } from "../board";

/** When the power of a samurai works. */
export type When = "combat" | "raid" | "summer" | "autumn" | "always" | "none";

/** Everything in the order of its numbers: provinces, samurai, combinations. */
export interface SenjiFigures {
  edition: string;
  provinces: {
    name: string;
    home: number; // a family
    covers: string;
    land: number[]; // the provinces next to it,
    crossings: number[]; // and those over a strait, which counts the same (SEN-03)
    seas: number[];
  }[];
  samurai: { name: string; honour: number; when: When; move: string | null }[];
  combinations: { name: string; needs: number[]; honour: number | null }[];
  goal: number; // honour that wins
  dice: number;
  units: number; // of one player
  crowd: number; // units in one place
  set: { families: number; honour: number };
  prices: { unit: number; samurai: number };
}

export const figuresOf = (scene: Scene): SenjiFigures => scene.game.figures as unknown as SenjiFigures;

/** All provinces next to one. */
export const bordersOf = (figures: SenjiFigures, where: number): number[] => {
  const { land = [], crossings = [] } = figures.provinces[where] ?? {};
  return [...land, ...crossings];
};
export const honourOf = (figures: SenjiFigures, which: number): number => figures.samurai[which]?.honour ?? 0;
export const whenOf = (figures: SenjiFigures, which: number): When => figures.samurai[which]?.when ?? "none";
export const prizeOf = (figures: SenjiFigures, combo: number): number => figures.combinations[combo]?.honour ?? 0;
/** The samurai by whose power a kind of move is made. */
export const samuraiBy = (figures: SenjiFigures, move: string): number =>
  figures.samurai.findIndex((one) => one.move === move);
