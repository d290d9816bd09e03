/// How a battle unfolds: how long each part of it is looked at before the next one is told.
import type { GameEvent } from "../../wire/protocol";

const PAUSES: Record<string, number> = {
  battle: 1000, // in ms; the sides come up
  capture: 600,
  roll: 1500, // until the last die has landed
  rerolled: 1500,
  support_shown: 1000, // cards are turned
  totals: 900,
  tie: 900,
  victory: 900,
  execute: 1400,
  spared: 500,
  losses: 2600, // it can be read, and is gone before anything else is asked
};

export const pause = (event: GameEvent): number => PAUSES[event.event] ?? 0;
