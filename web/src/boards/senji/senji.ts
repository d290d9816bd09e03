/// Senji's board: the map, and beside it what each season of the year asks.
import "./look.css";
import { CRESTS } from "../../components/crests";
import type { GameEvent, Move, View } from "../../wire/protocol";
import { t } from "../../words/words.svelte";
import type { Board, Flight, Place, Scene, Way } from "../board";
import { generic } from "../generic/generic";
import { battleOf } from "./battle";
import { DRAWINGS } from "./crests";
import Notes from "./Notes.svelte";
import { pause } from "./pace";
import { promisesSaid } from "./promises";
import Score from "./Score.svelte";
import Hand from "./cards/Hand.svelte";
import { HARMFUL } from "./summer";
import Table from "./Table.svelte";
import Travelling from "./Travelling.svelte";
import { familyAt, familyName, familyOf, provinceName, seen, type SenjiView } from "./view";
import { seasonFor, seasonNow, YEAR } from "./year";

Object.assign(CRESTS, DRAWINGS); // wherever the page draws a crest by its name

const way = (move: Move, scene: Scene): Way => (seasonFor(scene, move) ?? generic).way(move, scene);

const attempt = (picked: Place | null, place: Place, scene: Scene): number | null =>
  seasonNow(scene)?.attempt(picked, place, scene) ?? null;

function prompt(scene: Scene, picked: Place | null): string {
  const shown = scene.fresh ? battleOf(scene) : null;
  if (shown) return t("senji-battle-of", { province: provinceName(shown.battle.province) });
  return seasonNow(scene)?.prompt(scene, picked) ?? t("senji-prompt", { phase: seen(scene).phase });
}

/** Who is about to break a promise is reminded of it. */
function warning(move: Move, scene: Scene): string | null {
  const broken = seen(scene).own?.breaks ?? [];
  if (!["go", "execute"].includes(move.kind) || broken.length === 0) return null;
  return t("senji-word-ask", { said: promisesSaid(scene, broken).join(" ") });
}

const flights = (event: GameEvent, scene: Scene): Flight[] =>
  Object.values(YEAR)
    .map((season) => season.flights?.(event, scene) ?? [])
    .find((found) => found.length > 0) ?? [];

const REVOCABLE = new Set([
  "march",
  "recall",
  "order",
  "unorder",
  "ready",
  "change",
  "lay",
  "lift",
  "show",
  "cover",
  "want",
  "exactly",
  "offer",
  "promise",
  "about",
  "drop",
  "tribute",
]);

const ASIDE = new Set(["seal", "change", "decline"]);
const ANSWERS = new Set(["taken", "refused", "countered"]); // an offer's event names first who made it

const sign = (view: View, seat: number): string => familyOf(view as SenjiView, seat) ?? "";

export const senji: Board = {
  Table,
  Hand,
  Notes,
  Score,
  Face: Travelling,
  way,
  attempt,
  prompt,
  flights,
  pause,
  warning,
  sign,
  standing: (view: View) =>
    (view as SenjiView).honour.map((value, seat) => {
      const name = familyName(familyAt(view as SenjiView, seat));
      return { name, kind: sign(view, seat), value, seat };
    }),
  harms: (move) => HARMFUL.has(move.kind),
  final: (move) => !REVOCABLE.has(move.kind),
  role: (move) => (ASIDE.has(move.kind) ? "aside" : move.kind === "recall" ? "back" : undefined),
  doer: (event) => (ANSWERS.has(event.event) ? (event.to as number) : undefined),
};
