/// The year, season by season; what none of them claims is done by the generic board.
import type { Move } from "../../wire/protocol";
import type { Scene } from "../board";
import { auction } from "./auction/auction";
import { autumn } from "./autumn/autumn";
import type { Season } from "./season";
import { setup } from "./setup";
import { spring } from "./spring";
import { summer } from "./summer";
import { seasonOf, seen, type SeasonName } from "./view";
import { winter } from "./winter/winter";

export const YEAR: Partial<Record<SeasonName, Season>> = {
  setup,
  emperor: setup,
  auction,
  winter,
  spring,
  summer,
  autumn,
};

/** The season of the moment. */
export const seasonNow = (scene: Scene): Season | null => YEAR[seasonOf(seen(scene))] ?? null;

/** What is beside the map now; who watches is shown nobody's samurai, and the map has their room. */
export function besideMap(scene: Scene): Season | null {
  const { phase, own } = seen(scene);
  return phase === "choosing" && !own ? null : seasonNow(scene);
}

/** The same, if it knows this kind of move. */
export function seasonFor(scene: Scene, move: Move): Season | null {
  const season = seasonNow(scene);
  return season?.kinds.includes(move.kind) ? season : null;
}
