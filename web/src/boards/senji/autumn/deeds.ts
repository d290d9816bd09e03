/// What a called family can do in autumn, read from its view: what it takes, and what it would bring.
import type { Place, Scene } from "../../board";
import { figuresOf } from "../figures";
import { BLUFF, FAMILIES, familyAt, familyOn, KINDS, kindOn, seen, slotOn } from "../view";

/** A deed with one card, flower, seat or sea: "trade:17". */
export const deed = (kind: string, at: number): Place => `${kind}:${at}`;
export const combine = (combo: number): Place => `combine:${combo}`;
export const bendFor = (combo: number): Place => `bend:${combo}`;
export const bendAs = (flower: number, missing: number): Place => `as:${flower}:${missing}`;
export const keep = (which: number): Place => `keep:${which}`;
export const RECRUIT = 4; // the place among the combinations where samurai are recruited
export const ENLIST: Place = "enlist";
export const DROP: Place = "drop";
const GATHERING = 4;

/** What a combination needs by type: recruiting takes one less with Ranmaru. */
export function needs(scene: Scene, combo: number): number[] {
  const ranmaru = combo === RECRUIT && (seen(scene).retinue[scene.me ?? 0]?.includes(13) ?? false);
  return (figuresOf(scene).combinations[combo]?.needs ?? []).map((count) => (ranmaru && count > 0 ? count - 1 : count));
}

/** The cards of a combination one by one: its type, and whether the hand has it. */
export const laidOut = (needed: number[], held: number[]): { type: number; have: boolean; copy: number }[] =>
  needed.flatMap((count, type) =>
    Array.from({ length: count }, (_, copy) => ({ type, copy, have: copy < (held[type] ?? 0) })),
  );

/** Cards of other families in the hand, of one kind. */
export function foreign(scene: Scene, kind: (typeof KINDS)[number] | null): number[] {
  const view = seen(scene);
  const mine = familyAt(view, scene.me ?? 0);
  return (view.own?.hand ?? []).filter(
    (card) => familyOn(card) !== mine && slotOn(card) !== BLUFF && (kind === null || KINDS[kindOn(card) ?? 0] === kind),
  );
}

/** The set of SEN-81: by other family the cards of it in hand, and the one that is laid already. */
export function gathering(scene: Scene): { family: number; cards: number[]; laid: number | null }[] {
  const view = seen(scene);
  const draft = view.own?.draft ?? [];
  const laid = draft[0] === GATHERING ? draft.slice(5, 5 + (draft[3] ?? 0)).map((entry) => entry >> 1) : [];
  const hand = foreign(scene, null);
  return FAMILIES.map((_, family) => family)
    .filter((family) => family !== familyAt(view, scene.me ?? 0))
    .map((family) => ({
      family,
      cards: hand.filter((card) => familyOn(card) === family && !laid.includes(card)),
      laid: laid.find((card) => familyOn(card) === family) ?? null,
    }));
}

/** How many families the set needs: four with Ekei. */
export const familiesNeeded = (scene: Scene): number =>
  figuresOf(scene).set.families - (seen(scene).retinue[scene.me ?? 0]?.includes(3) ? 1 : 0);
