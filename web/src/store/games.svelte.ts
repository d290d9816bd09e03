/// The games of the house, asked for once.
import { games as ask } from "../wire/api";
import type { GameInfo } from "../wire/protocol";

class Games {
  all: GameInfo[] = $state.raw([]);
  private asked: Promise<GameInfo[]> | null = null;

  /** All games; the server is asked again only if it could not answer. */
  async load(): Promise<GameInfo[]> {
    this.asked ??= ask();
    try {
      this.all = await this.asked;
    } catch (error) {
      this.asked = null;
      throw error;
    }
    return this.all;
  }
}

export const games = new Games();
