/// What is printed on the cards of the box: the samurai's honour, and when their powers work (SEN-07).
import { SAMURAI } from "../view";

export type When = "combat" | "raid" | "summer" | "autumn" | "always" | "none";

/** Honour and season, in the order of the samurai; the figures of the usual edition. */
const PRINTED: [number, When][] = [
  [5, "combat"],
  [6, "raid"],
  [7, "autumn"],
  [3, "autumn"],
  [4, "summer"],
  [4, "combat"],
  [4, "summer"],
  [3, "autumn"],
  [2, "autumn"],
  [3, "combat"],
  [6, "combat"],
  [4, "autumn"],
  [8, "none"],
  [3, "autumn"],
  [3, "combat"],
  [4, "combat"],
  [4, "autumn"],
  [6, "always"],
];

export const honourOf = (samurai: number): number => PRINTED[samurai]?.[0] ?? 0;
export const whenOf = (samurai: number): When => PRINTED[samurai]?.[1] ?? "none";
export const DAISUKE = 2;
export const EKEI = 3;
export const NAOE = 11;
export const RANMARU = 13;
export const UMEKO = 16;
export const powerName = (samurai: number): string => `senji-power-${SAMURAI[samurai] ?? ""}`;

/**
 * What a combination needs by type, and what it brings: suns, animals, plain ones, one of each,
 * recruiting (SEN-82, SEN-83).
 */
export const NEEDS: number[][] = [
  [4, 0, 0, 0],
  [0, 4, 0, 0],
  [0, 0, 0, 5],
  [1, 1, 1, 1],
  [0, 0, 5, 0],
];
export const PRIZES = [12, 8, 5, 4];
export const RECRUIT = 4;
export const TANZAKU = 2;
export const TRIBUTE_HONOUR = 10;
export const UNIT_PRICE = 3;
export const SAMURAI_PRICE = 6;
