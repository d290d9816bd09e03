/// What each part of Senji's year gives the board: what it shows, and where its moves begin and end.
import type { Component } from "svelte";
import type { GameEvent, Move } from "../../wire/protocol";
import type { BoardProps, Flight, Place, Scene, Way } from "../board";

export interface Season {
  /** The kinds of moves that belong to it. */
  kinds: readonly string[];
  /** What lies beside the map while it lasts. */
  Panel: Component<BoardProps>;
  way(move: Move, scene: Scene): Way;
  attempt(picked: Place | null, place: Place, scene: Scene): number | null;
  prompt(scene: Scene, picked: Place | null): string;
  flights?(event: GameEvent, scene: Scene): Flight[];
}
