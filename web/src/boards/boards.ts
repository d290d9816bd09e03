/// The boards, by game: `<game>/<game>.board.ts`. A game without one of its own has the generic one.
import { words } from "../words/words.svelte";
import type { Board } from "./board";

const OWN = import.meta.glob<Board>("./*/*.board.ts", { import: "default" });

/** A board, and with it what its game says. */
export async function boardOf(game: string): Promise<Board> {
  const own = OWN[`./${game}/${game}.board.ts`];
  const board = own ? own() : import("./generic/generic").then((module) => module.generic);
  await words.learn(game);
  return board;
}
