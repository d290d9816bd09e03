/// The games of the house, asked for once.
import { addedWords, games as ask } from "../wire/api";
import type { PlayedGame } from "../boards/board";
import type { GameInfo, TableDescription } from "../wire/protocol";
import { words } from "../words/words.svelte";

class Games {
  all: GameInfo[] = $state.raw([]);
  private asked: Promise<GameInfo[]> | null = null;

  /** All games; the server is asked again only if it could not answer. */
  async load(): Promise<GameInfo[]> {
    this.asked ??= ask();
    try {
      const all = await this.asked;
      await words.ready;
      if (all.some((game) => words.find(`${game.name}-title`, {}) === null)) await words.addFrom(addedWords);
      this.all = all;
    } catch (error) {
      this.asked = null;
      throw error;
    }
    return this.all;
  }
}

export const games = new Games();

/** The game of a table, with the figures that it is played with there. */
export function playedAt(table: TableDescription, all: GameInfo[]): PlayedGame | null {
  const game = all.find((one) => one.name === table.game);
  return game ? { ...game, figures: table.figures } : null;
}
