/// The boards, by game: `<game>/<game>.board.ts`. A game without one of its own has the generic one.
import type { Board } from "./board";

const OWN = import.meta.glob<Board>("./*/*.board.ts", { import: "default" });

export const boardOf = (game: string): Promise<Board> =>
  OWN[`./${game}/${game}.board.ts`]?.() ?? import("./generic/generic").then((module) => module.generic);
