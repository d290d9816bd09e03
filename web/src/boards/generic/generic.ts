/// The generic board: any game from its view, its moves and its events alone.
import type { Move, View } from "../../wire/protocol";
import { words } from "../../words/words.svelte";
import type { Board, Scene } from "../board";
import Hand from "./Moves.svelte";
import Table from "./View.svelte";

/** A move in words: its notation, with the words that people use. */
export const said = (move: Move): string =>
  move.text
    .split(" ")
    .map((word) => (/^[a-z_]+$/.test(word) ? words.label(word) : word))
    .join(" ");

type Row = [name: string, value: unknown];
const COMMON: Record<keyof View, true> = {
  ...{ game: true, rules: true, players: true, options: true, limits: true },
  ...{ seat: true, actors: true, scores: true, ranks: true },
};

/** Only when asked for: the view of a game as rows of names and values. */
export function rows(scene: Scene): { name: string; value: unknown }[] {
  return (Object.entries(scene.view) as Row[])
    .filter(([name]) => !(name in COMMON))
    .map(([name, value]) => ({ name, value }));
}

export const generic: Board = {
  Table,
  Hand,
  way: (move) => ({ source: `kind:${move.kind}`, target: `move:${move.code}` }),
  attempt: () => null,
  prompt: (scene) => words.find(`${scene.view.game}-prompt`, scene.view as never) ?? words.text("prompt"),
  flights: () => [],
};
