/// Spring: an order face down on each own province, changed until all are in (SEN-50).
import type { GameEvent, Move } from "../../wire/protocol";
import { t } from "../../words/words.svelte";
import { code, type Place, type Scene, type Way } from "../board";
import type { Season } from "./season";
import Spring from "./Spring.svelte";
import { parsed, province, provinceName, READY, seen, type SenjiView } from "./view";

export const order = (which: number): Place => `order:${which}`; // 1 to 3, as they lie in a province
export const LIFT: Place = "order:0";

function way(move: Move): Way {
  const { province: where = 0, token = 0 } = move.parts;
  switch (move.kind) {
    case "order":
      return { source: province(where), target: order(token + 1) };
    case "unorder":
      return { source: province(where), target: LIFT };
    default:
      return { source: null, target: null };
  }
}

function attempt(picked: Place | null, place: Place, scene: Scene): number | null {
  const { what, at } = parsed(place);
  const from = parsed(picked);
  if (what === "province") return code(scene.game, "order", 0, at);
  if (what !== "order" || from.what !== "province") return null;
  return at === 0 ? code(scene.game, "unorder", from.at) : code(scene.game, "order", at - 1, from.at);
}

/** How many of the seat's provinces have no order yet. */
export const missing = (view: SenjiView): number => view.own?.unordered ?? 0;

function prompt(scene: Scene, picked: Place | null): string {
  const view = seen(scene);
  const { what, at } = parsed(picked);
  if (what === "province") return t("senji-ask-order", { province: provinceName(at) });
  if (scene.me !== null && view.readiness[scene.me] === READY) return t("senji-ask-waits");
  return missing(view) ? t("senji-ask-orders", { missing: missing(view) }) : t("senji-ask-ordered");
}

/** The orders of the year before, by province, out of what the seat saw itself do. */
export function lastYears(scene: Scene): Map<number, number> {
  const found = new Map<number, number>();
  const events = scene.events ?? [];
  const springs = events.flatMap((event, at) => (event.event === "spring" ? [at] : []));
  const from = springs.at(-2);
  if (from === undefined) return found;
  for (const event of events.slice(from, springs.at(-1))) laid(found, event, scene.me);
  return found;
}

function laid(found: Map<number, number>, event: GameEvent, me: number | null): void {
  if (event.seat !== me) return;
  if (event.event === "order") found.set(Number(event.province), Number(event.token) + 1);
  if (event.event === "unorder") found.delete(Number(event.province));
}

/** The moves that lay last year's orders where none lies yet. */
export function copied(scene: Scene): number[] {
  const orders = seen(scene).own?.orders ?? [];
  return [...lastYears(scene)].flatMap(([where, which]) => {
    const move = code(scene.game, "order", which - 1, where);
    const legal = !orders[where] && scene.moves.some((one) => one.code === move);
    return legal && move !== null ? [move] : [];
  });
}

export const spring: Season = {
  kinds: ["order", "unorder", "ready", "seal", "change"],
  Panel: Spring,
  way,
  attempt,
  prompt,
};
