/// Whom this browser has blocked: the server keeps it, by the names that they had then.
import * as api from "../wire/api";
import type { Blocked } from "../wire/protocol";

class Blocks {
  all: Blocked[] = $state.raw([]);

  /** Ask for all of them; without a connection there are none to show. */
  async load(): Promise<void> {
    this.all = await api.blocks().catch(() => []);
  }

  async undo(id: string): Promise<void> {
    await api.unblock(id).catch(() => undefined);
    await this.load();
  }
}

export const blocks = new Blocks();
