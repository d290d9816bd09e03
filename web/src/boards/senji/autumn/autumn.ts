/// Autumn: the families are called, and turn cards into honour and samurai (SEN-80 to SEN-85).
import type { GameEvent, Move } from "../../../wire/protocol";
import { t } from "../../../words/words.svelte";
import { code, type Flight, type Place, type Scene, type Way } from "../../board";
import type { Season } from "../season";
import {
  card as cardAt,
  familyOf,
  familyOn,
  flower as flowerAt,
  isBluff,
  kindOn,
  KINDS,
  parsed,
  province as provinceAt,
  samurai as samuraiAt,
  samuraiName,
  sea as seaAt,
  seatOf,
  seatPlace,
  seen,
  whose,
} from "../view";
import { bendAs, bendFor, combine, deed, DROP, ENLIST, keep, RECRUIT } from "./deeds";
import Panel from "./Panel.svelte";

const tap = (source: Place): Way => ({ source, target: null });

function way(move: Move): Way {
  const { seat = 0, card = 0, combo = 0, flower = 0, missing = 0, samurai = 0, province = 0, sea = 0 } = move.parts;
  switch (move.kind) {
    case "invite":
    case "swap":
      return tap(deed(move.kind, seat));
    case "trade":
    case "reveal":
    case "retake":
    case "tribute":
      return tap(deed(move.kind, card));
    case "redraw":
    case "pick":
      return tap(deed(move.kind, flower));
    case "hire":
      return tap(deed(move.kind, sea));
    case "combine":
      return tap(combine(combo));
    case "recruit":
      return tap(combine(RECRUIT));
    case "bend":
      return { source: bendFor(combo), target: bendAs(flower, missing) };
    case "present":
    case "palm":
      return tap(flowerAt(flower));
    case "slip":
      return tap(cardAt(card));
    case "keep":
      return { source: samuraiAt(samurai), target: keep(samurai) };
    case "settle":
      return tap(provinceAt(province));
    case "embark":
      return tap(seaAt(sea));
    case "enlist":
      return tap(ENLIST);
    case "drop":
      return tap(DROP);
    default: // done, decline
      return { source: null, target: null };
  }
}

const BY_PLACE: Record<string, string> = { samurai: "keep", province: "settle", sea: "embark" };

/** The move that a pick of something quiet would be: the rules say why it may not be. */
function attempt(picked: Place | null, place: Place, scene: Scene): number | null {
  const { what, at, then } = parsed(place);
  const { game } = scene;
  const phase = seen(scene).phase;
  switch (what) {
    case "card":
      return phase === "swapping" ? code(game, "slip", at) : cardDeed(scene, at);
    case "flower":
      return phase === "showing"
        ? code(game, "present", at)
        : phase === "swapping"
          ? code(game, "palm", at)
          : code(game, "redraw", at);
    case "combine":
      return at === RECRUIT ? code(game, "recruit") : code(game, "combine", at);
    case "as":
      return code(game, "bend", parsed(picked).at, at, then);
    case "enlist":
    case "drop":
      return code(game, what);
    default:
      return code(game, BY_PLACE[what] ?? what, at);
  }
}

/** What one would do with a card of the hand. */
function cardDeed(scene: Scene, card: number): number | null {
  if (isBluff(card)) return code(scene.game, "tribute", card);
  const kind = KINDS[kindOn(card) ?? 0];
  return code(scene.game, kind === "trade" ? "trade" : kind === "member" ? "reveal" : "tribute", card);
}

function prompt(scene: Scene, picked: Place | null): string {
  const view = seen(scene);
  const { what, at } = parsed(picked);
  const partner = view.partner === null ? null : whose(scene, view.partner);
  switch (view.phase) {
    case "showing":
      return t("senji-autumn-ask-show", { name: whose(scene, view.trader ?? 0), left: view.own?.to_show ?? 0 });
    case "picking":
      return partner === null ? t("senji-autumn-ask-pick-deck") : t("senji-autumn-ask-pick", { name: partner });
    case "keeping":
      return what === "samurai"
        ? t("senji-autumn-ask-keep-him", { samurai: samuraiName(at) })
        : t("senji-autumn-ask-keep");
    case "placing":
      return t("senji-autumn-ask-place", { samurai: samuraiName(view.placing ?? 0) });
    case "trading":
      return t(what === "bend" ? "senji-autumn-ask-bend" : "senji-autumn-ask-trade");
    default:
      return t("senji-prompt", { phase: view.phase });
  }
}

/** Cards go home, hanafuda come, samurai arrive. */
function flights(event: GameEvent, scene: Scene): Flight[] {
  const seat = Number(event.seat);
  const home = (place: number): Place => (place === scene.me ? "hand" : seatPlace(place));
  switch (event.event) {
    case "trade": {
      const owner = seatOf(seen(scene), familyOn(Number(event.card)));
      return owner === null ? [] : [{ from: home(seat), to: home(owner), face: cardAt(Number(event.card)) }];
    }
    case "picked":
      return seen(scene).partner === null
        ? []
        : [
            {
              from: home(seen(scene).partner ?? 0),
              to: home(seat),
              face: "flower" in event ? flowerAt(Number(event.flower)) : "flower:",
            },
          ];
    case "settle":
    case "embark": {
      const there = event.event === "settle" ? provinceAt(Number(event.province)) : seaAt(Number(event.sea));
      const face = `piece:${1 + (seen(scene).placing ?? 0)}:${familyOf(seen(scene), seat)}`;
      return [{ from: there, to: there, face }];
    }
    default:
      return [];
  }
}

export const autumn: Season = {
  kinds: [
    "invite",
    "done",
    "trade",
    "present",
    "pick",
    "tribute",
    "combine",
    "bend",
    "recruit",
    "keep",
    "settle",
    "embark",
    "reveal",
    "retake",
    "hire",
    "enlist",
    "redraw",
    "swap",
    "slip",
    "palm",
    "decline",
    "drop",
  ],
  Panel,
  way,
  attempt,
  prompt,
  flights,
};
