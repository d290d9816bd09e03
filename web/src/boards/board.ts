/// What the table asks of a board, and a board of the table.
///
/// A board is a component that draws a view, and says where on it a move begins and ends. Places
/// are words such as "hand:2" or "column:1:3"; they are the same in the drawing (`data-place`), in
/// the moves and in the motion of cards.
import type { Component } from "svelte";
import type { BoxFigures, Code, GameEvent, GameInfo, Json, Move, View } from "../wire/protocol";

export type Place = string;
/** How a place looks; `other` is what could be picked instead of what is picked. */
export type Glow = "quiet" | "source" | "target" | "victim" | "picked" | "other";

/** Where a move begins and ends; one without a target is made by a tap, one without either is a button. */
export interface Way {
  source: Place | null;
  target: Place | null;
}

/** Something that travels: a card from one place to another; what begins where it ends comes down there. */
export interface Flight {
  from: Place;
  to: Place;
  face: string | null; // null: its back
  strikes?: boolean; // it comes back: an attack
}

/** A game as a table plays it, with the figures of its edition and options. */
export interface PlayedGame extends GameInfo {
  figures: BoxFigures;
}

export interface Scene {
  game: PlayedGame;
  view: View;
  moves: Move[];
  names: string[];
  me: number | null;
  /** All that happened until now, as the seat saw it. */
  events?: GameEvent[];
  /** How many of them, the last ones, are being shown: they lead to the next view. */
  fresh?: number;
  /** Views of seats whose hands lie open on the board: in a replay. */
  open?: Partial<Record<number, View>>;
}

/** Asks the game a question from the own seat's view; null if it can't be answered. */
export type Ask = (question: string, parts: Record<string, Json>) => Promise<unknown>;
/** The same for the questions that a game states in its types. */
export type Asking<Questions extends { [Q in keyof Questions]: { parts: object; answer: unknown } }> = <
  Q extends keyof Questions,
>(
  question: Q,
  parts: Questions[Q]["parts"],
) => Promise<Questions[Q]["answer"] | null>;

/** What a board is given; places are told back by `onpick` and `onlook`. */
export interface BoardProps {
  scene: Scene;
  glow: (place: Place) => Glow;
  picked: Place | null;
  onpick: (place: Place) => void;
  onlook: (place: Place | null) => void;
  /** Absent where nobody plays. */
  ask?: Ask;
  /** Make several moves one after the other: something that is put together in one go. */
  onplay?: (moves: Code[]) => void;
  /** Whoever looks has seen enough of what is being shown. */
  onskip?: () => void;
}

export interface Board {
  /** The middle of the table, and what the own seat holds. */
  Table: Component<BoardProps>;
  Hand: Component<BoardProps>;
  /** What the own seat must not forget: above the hand, where no notes lie beside the table. */
  Badge?: Component<{ scene: Scene }>;
  /** Beside the table: what is known, for the own seat's eyes. */
  Notes?: Component<Pick<BoardProps, "scene" | "ask">>;
  /** The score at the end, line by line; `books` is what each seat saw, where that is opened. */
  Score?: Component<{ scene: Scene; books?: () => Promise<GameEvent[][]> }>;
  /** The face of what travels, if it is none of the cards of the clans. */
  Face?: Component<{ kind: string; back?: boolean }>;
  way(move: Move, scene: Scene): Way;
  /** The move that somebody seems to mean who picks a place that is quiet. */
  attempt(picked: Place | null, place: Place, scene: Scene): Code | null;
  /** What is asked, in one sentence. */
  prompt(scene: Scene, picked: Place | null): string;
  flights(event: GameEvent, scene: Scene): Flight[];
  /** How long an event is looked at before the next one is told, in ms: what unfolds step by step. */
  pause?(event: GameEvent): number;
  /** What is asked before a move is made that one might regret; null where nothing is. */
  warning?(move: Move, scene: Scene): string | null;
  /** Who plays in a seat: the family or general whose crest and colour it has; else it has a mark. */
  sign?(view: View, seat: number): string;
  /** What the chart of the game shows for each seat or side. */
  standing?(view: View): { name: string; kind: string; value: number; seat?: number }[];
  /** Whether a move takes something away from its target. */
  harms?(move: Move): boolean;
  /** Whether a move can't be taken back once it is made. */
  final?(move: Move): boolean;
  /** How a move's button is meant: `aside` without emphasis; `back` takes something back, as undo does. */
  role?(move: Move): "aside" | "back" | undefined;
  /** Who acts in an event, if it is not the seat that it names first. */
  doer?(event: GameEvent): number | undefined;
  /** Which step of the turn it is. */
  step?(view: View): { at: number; of: number };
}

/** The code of a move from its kind and the values of its parts. */
export function code(game: GameInfo, kind: string, ...values: number[]): Code | null {
  const found = game.moves.find((row) => row.kind === kind);
  if (found?.parts.length !== values.length) return null;
  let digits = 0;
  for (const [place, part] of found.parts.entries()) {
    digits = digits * part.labels.length + (values[place] ?? 0);
  }
  return found.first + digits;
}
