/// What is asked for when a game is over: its past for the chart, and its record for the check.
import { fair, wordsIn, type WordsCheck } from "../end/fairness";
import { shared } from "./clipboard";
import * as api from "../wire/api";
import type { GameEvent } from "../wire/protocol";
import type { TableStore } from "./table.svelte";
import { Past } from "./past.svelte";
import { replayAt, router, tableAt } from "./route.svelte";
import { wordAt } from "./word";

/** How far the check of the deal has come; "changed": the words are not those that were pledged. */
export interface Check {
  state: "none" | "working" | "yes" | "no" | "changed";
  draws: number;
  words: WordsCheck | null;
}

export class Ending {
  past: Past | null = $state.raw(null);
  shared = $state(false); // the address was copied just now
  check: Check = $state.raw({ state: "none", draws: 0, words: null });

  constructor(private readonly store: TableStore) {
    const past = new Past(store.id);
    void past.load(store.seat, null).then(() => (this.past = past));
  }

  /** What each seat saw: the books of a game are open to all when it is over. */
  async books(): Promise<GameEvent[][]> {
    const past = new Past(this.store.id);
    await past.load("all", null);
    return past.told;
  }

  /** Make the seal again, and all draws. */
  async verify(): Promise<void> {
    this.check = { state: "working", draws: 0, words: null };
    const record = await api.record(this.store.id);
    const commitment = this.store.now?.table.commitment ?? "";
    const { id, seat } = this.store;
    const [good, words] = await Promise.all([
      fair(record, commitment),
      wordsIn({ ...record, commitment }, seat, wordAt(id, seat)),
    ]);
    this.check = { state: !good ? "no" : words.kept ? "yes" : "changed", draws: record.draws.length, words };
  }

  async rematch(): Promise<void> {
    const known = this.store.now?.table.rematch;
    const answer = known ? null : await this.store.tell({ type: "rematch" });
    const id = known ?? (answer?.type === "done" ? (answer.table ?? null) : null);
    if (id) router.go(tableAt(id));
  }

  /** Hand on the address of the game, from its end, with all that its books show. */
  async share(): Promise<void> {
    const eyes = this.store.now?.table.books === "open" ? "all" : null;
    this.shared = await shared(replayAt(this.store.id, "end", eyes));
  }
}
