/// The boards, by game: `<game>/<game>.board.ts`; a game of another package brings its own, or has the generic one.
import { words } from "../words/words.svelte";
import type { Board } from "./board";

const OWN = import.meta.glob<Board>("./*/*.board.ts", { import: "default" });

/** A board, and with it what its game says; `plugged` is where the server has one of the game's own package. */
export async function boardOf(game: string, plugged = ""): Promise<Board> {
  const board =
    OWN[`./${game}/${game}.board.ts`]?.() ??
    (plugged
      ? import("./plugged/plugged").then((module) => module.plugged(plugged))
      : import("./generic/generic").then((module) => module.generic));
  await words.learn(game);
  return board;
}
