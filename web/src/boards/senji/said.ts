/// A province of the map in words, for those who can't see it.
import type { Scene } from "../board";
import { t, words } from "../../words/words.svelte";
import { honourOf, whenOf, type SenjiFigures } from "./figures";
import { orderName, powerName, provinceName, samuraiName, whose, type SenjiView } from "./view";

/** One that nobody owns: it waits for its first units, or is closed. */
export const closedSaid = (view: SenjiView, where: number): string =>
  t(view.year === 0 && view.pending.includes(where) ? "senji-map-waits" : "senji-map-closed", {
    province: provinceName(where),
  });

/** What stands in a province. */
export interface Standing {
  units: number;
  samurai: number[];
  laid: boolean; // an order,
  known: number; // and which, if that is known
  attackers: number | null; // where there is a battle
}

/** Whose it is, and what stands there. */
export function provinceSaid(scene: Scene, where: number, owner: number, standing: Standing): string {
  const { units, samurai, laid, known, attackers } = standing;
  const me = owner === scene.me ? "yes" : "no";
  const parts = [t("senji-map-label", { province: provinceName(where), name: whose(scene, owner), me, units })];
  if (samurai.length) parts.push(words.listed(samurai.map(samuraiName)));
  if (known) parts.push(orderName(known));
  else if (laid) parts.push(t("senji-map-order"));
  if (attackers !== null) parts.push(t("senji-map-fought", { units: attackers }));
  return parts.join(", ");
}

/** A samurai whom one may choose: the name, the honour, and the power. */
export function samuraiSaid(figures: SenjiFigures, which: number): string {
  const when = whenOf(figures, which);
  const honour = t("senji-cards-honour", { honour: honourOf(figures, which) });
  const power = [...(when === "none" ? [] : [t(`senji-cards-when-${when}`)]), t(powerName(which))];
  return `${samuraiName(which)}, ${honour}, ${power.join(": ")}`;
}
