/// The boards, by game: `<game>/<game>.board.ts`; a game of another package brings its own, or has the generic one.
import type { Board } from "./board";

const OWN = import.meta.glob<Board>("./*/*.board.ts", { import: "default" });

/** The board of a game; `plugged` is where the server has one that the game's package brings. */
export const boardOf = (game: string, plugged = ""): Promise<Board> =>
  OWN[`./${game}/${game}.board.ts`]?.() ??
  (plugged
    ? import("./plugged/plugged").then((module) => module.plugged(plugged))
    : import("./generic/generic").then((module) => module.generic));
