/// What a called family can do in autumn, read from its view: what it takes, and what it would bring.
import type { Place } from "../../board";
import { COMBOS } from "../view";

/** A deed with one card, flower, seat or sea: "trade:17". */
export const deed = (kind: string, at: number): Place => `${kind}:${at}`;
export const combine = (combo: number): Place => `combine:${combo}`;
export const bendFor = (combo: number): Place => `bend:${combo}`;
export const bendAs = (flower: number, missing: number): Place => `as:${flower}:${missing}`;
export const keep = (which: number): Place => `keep:${which}`;
export const RECRUIT = COMBOS.indexOf("recruit");
export const ENLIST: Place = "enlist";
export const DROP: Place = "drop";
/** The cards of a combination one by one: its type, and whether the hand has it. */
export const laidOut = (needed: number[], held: number[]): { type: number; have: boolean; copy: number }[] =>
  needed.flatMap((count, type) =>
    Array.from({ length: count }, (_, copy) => ({ type, copy, have: copy < (held[type] ?? 0) })),
  );
