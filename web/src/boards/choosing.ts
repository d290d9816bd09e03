/// Source, then target: what can be picked, and which move that makes.
import type { Move } from "../wire/protocol";
import type { Board, Glow, Place, Scene } from "./board";

export interface Choices {
  /** Moves by source, then by target. */
  ways: Map<Place, Map<Place, Move>>;
  /** Moves that one tap makes. */
  taps: Map<Place, Move>;
  /** Moves that begin nowhere: buttons. */
  buttons: Move[];
}

/** All legal moves by where they begin and end. */
export function choices(board: Board, scene: Scene): Choices {
  const found: Choices = { ways: new Map(), taps: new Map(), buttons: [] };
  for (const move of scene.moves) {
    const { source, target } = board.way(move, scene);
    if (source === null) {
      found.buttons.push(move);
      continue;
    }
    if (target === null) {
      found.taps.set(source, move);
      continue;
    }
    const targets = found.ways.get(source) ?? new Map<Place, Move>();
    targets.set(target, move);
    found.ways.set(source, targets);
  }
  return found;
}

/** How a place looks: what can be taken glows, the rest is quiet. */
export function glowOf(found: Choices, picked: Place | null, board: Board, place: Place): Glow {
  if (place === picked) return "picked";
  if (found.taps.has(place)) return "source";
  const move = picked === null ? undefined : found.ways.get(picked)?.get(place);
  if (move) return board.harms?.(move) ? "victim" : "target";
  if (picked === null || !isTargetOf(found, picked)) {
    return found.ways.has(place) ? "source" : "quiet";
  }
  return found.ways.has(place) ? "other" : "quiet"; // it is exchanged for what is picked
}

const isTargetOf = (found: Choices, picked: Place): boolean => (found.ways.get(picked)?.size ?? 0) > 0;

export type Picked = { pick: Place | null } | { move: Move } | { quiet: Place };

/** What a click on a place means: a move, another source, or nothing that is allowed. */
export function clicked(found: Choices, picked: Place | null, place: Place): Picked {
  if (place === picked) return { pick: null };
  const move = found.taps.get(place) ?? (picked === null ? undefined : found.ways.get(picked)?.get(place));
  if (move) return { move };
  if (found.ways.has(place)) return { pick: place };
  return { quiet: place };
}
