/// Before the first year: a samurai is kept, provinces are called and filled; then who hosts (SEN-10, SEN-11, SEN-20).
import type { Move } from "../../wire/protocol";
import { t } from "../../words/words.svelte";
import { code, type Place, type Scene, type Way } from "../board";
import type { Season } from "./season";
import Setup from "./Setup.svelte";
import { parsed, province, provinceName, samurai, samuraiName, seatPlace, seen, whose } from "./view";

export const keep = (which: number): Place => `keep:${which}`;
export const call = (where: number): Place => `call:${where}`;
export const units = (count: number): Place => `units:${count}`;
export const led = (so: number): Place => `led:${so}`;

function way(move: Move): Way {
  const { samurai: which = 0, province: where = 0, units: count = 0, led: so = 0, seat = 0 } = move.parts;
  switch (move.kind) {
    case "keep":
      return { source: samurai(which), target: keep(which) };
    case "call":
      return { source: province(where), target: call(where) };
    case "post":
      return { source: units(count), target: led(so) };
    default:
      return { source: seatPlace(seat), target: null };
  }
}

function attempt(picked: Place | null, place: Place, scene: Scene): number | null {
  const { what, at } = parsed(place);
  const from = parsed(picked);
  switch (what) {
    case "samurai":
    case "keep":
      return code(scene.game, "keep", at);
    case "province":
    case "call":
      return code(scene.game, "call", at);
    case "units":
      return code(scene.game, "post", at, 0);
    case "led":
      return code(scene.game, "post", from.what === "units" ? from.at : 0, at);
    case "seat":
      return code(scene.game, "host", at);
    default:
      return null;
  }
}

function prompt(scene: Scene, picked: Place | null): string {
  const view = seen(scene);
  const { what, at } = parsed(picked);
  switch (view.phase) {
    case "choosing":
      return what === "samurai"
        ? t("senji-ask-keep", { samurai: samuraiName(at) })
        : t("senji-prompt", { phase: view.phase });
    case "calling":
      return what === "province"
        ? t("senji-ask-call", { province: provinceName(at) })
        : t("senji-prompt", { phase: view.phase });
    case "posting":
      return what === "units"
        ? t("senji-ask-led", { units: at })
        : t("senji-ask-post", { province: provinceName(view.called ?? 0) });
    default:
      return t("senji-prompt", { phase: view.phase });
  }
}

/** Who calls the provinces. */
export function caller(scene: Scene): { name: string; me: string } {
  const { host } = seen(scene);
  return { name: whose(scene, host ?? 0), me: host === scene.me ? "yes" : "no" };
}

export const setup: Season = { kinds: ["keep", "call", "post", "host"], Panel: Setup, way, attempt, prompt };
