/// The figures that a table is played with: those of its edition, told once with the table.
import type { Scene } from "../board";
import type { Figures as SenjiFigures } from "./types";

export type { SenjiFigures };
/** When the power of a samurai works. */
export type When = SenjiFigures["samurai"][number]["when"];

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
