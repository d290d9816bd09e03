/// The boards, by game; a game without one of its own has the generic one.
import type { Board } from "./board";

const OWN: Record<string, () => Promise<Board>> = {
  shinobi: async () => (await import("./shinobi/shinobi")).shinobi,
  shitenno: async () => (await import("./shitenno/shitenno")).shitenno,
  senji: async () => (await import("./senji/senji")).senji,
};

export const boardOf = (game: string): Promise<Board> =>
  OWN[game]?.() ?? import("./generic/generic").then((module) => module.generic);
