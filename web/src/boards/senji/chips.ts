/// What hangs beside something that is picked on the map: the things that can be done with it.
import { t } from "../../words/words.svelte";
import type { Place, Scene } from "../board";
import { code } from "../board";
import { order } from "./spring";
import { orderName, ORDERS, parsed, province, seaName, seen } from "./view";
import { seasonFor } from "./year";

export interface Chip {
  place: Place;
  /** Beside which place of the map it hangs. */
  beside: Place;
  sign: string;
  label: string;
  /** Moves that it makes at once, where the rules need several. */
  moves?: number[];
}

const SIGNS: Record<string, string> = {
  call: "movement",
  sail: "ship",
  raid: "ship",
  fight: "fight",
  spy: "eye",
  retreat: "movement",
};

/** The targets of what is picked that are no places of the map themselves. */
export function chips(scene: Scene, picked: Place | null): Chip[] {
  if (picked === null) return [];
  const found = scene.moves.flatMap((move): Chip[] => {
    const { source, target } = seasonFor(scene, move)?.way(move, scene) ?? { source: null, target: null };
    return source === picked && target ? chip(picked, target) : [];
  });
  return [...found, ...changed(scene, picked)].filter(
    (one, at, all) => all.findIndex((other) => other.place === one.place) === at,
  );
}

function chip(picked: Place, target: Place): Chip[] {
  const { what, at, then } = parsed(target);
  switch (what) {
    case "order":
      return [
        {
          place: target,
          beside: picked,
          sign: at ? (ORDERS[at - 1] ?? "") : "lift",
          label: at ? orderName(at) : t("senji-map-lift"),
        },
      ];
    case "raid":
      return [
        { place: target, beside: province(then), sign: "ship", label: t("senji-map-raid", { sea: seaName(at) }) },
      ];
    case "call":
    case "sail":
    case "fight":
    case "spy":
    case "retreat":
      return [{ place: target, beside: picked, sign: SIGNS[what] ?? "", label: t(`senji-map-${what}`) }];
    default:
      return [];
  }
}

/** An order that lies is changed in one go: it is taken back, and another one laid. */
function changed(scene: Scene, picked: Place): Chip[] {
  const { what, at } = parsed(picked);
  const lies = seen(scene).own?.orders[at] ?? 0;
  const lift = what === "province" && lies > 0 ? code(scene.game, "unorder", at) : null;
  if (lift === null || !scene.moves.some((move) => move.code === lift)) return [];
  return ORDERS.flatMap((sign, which): Chip[] => {
    const move = code(scene.game, "order", which, at);
    if (which + 1 === lies || move === null) return [];
    return [{ place: order(which + 1), beside: picked, sign, label: orderName(which + 1), moves: [lift, move] }];
  });
}
