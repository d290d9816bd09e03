/// The games of the house, asked for once.
import { addedWords, games as ask } from "../wire/api";
import type { GameInfo } from "../wire/protocol";
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
