/// A seat's store: it follows the server, and keeps a half-made move.
import { beforeEach, describe, expect, it, vi } from "vitest";
import { added, TableStore } from "../src/store/table.svelte";
import type { Answer, Command, StateMessage } from "../src/wire/protocol";
import type { Listener } from "../src/wire/socket";
import { fixtures } from "./setting";

const first = fixtures.shinobi4![1]!;
const later = fixtures.shinobi4![2]!;
const settled = (): Promise<void> => new Promise((go) => setTimeout(go));

/** A store, with the server's end of its wire. */
function connected(): {
  store: TableStore;
  server: Listener;
  sent: Command[];
  answer: (answer: Partial<Answer>) => void;
} {
  let server!: Listener;
  const sent: Command[] = [];
  let settle: (answer: Answer) => void = () => {};
  const store = new TableStore("t", 0, (listener) => {
    server = listener;
    return {
      send: (command: Command) => {
        sent.push(command);
        return new Promise<Answer>((go) => (settle = go));
      },
      close: () => {},
    };
  });
  return { store, server, sent, answer: (answer) => settle(answer as Answer) };
}

beforeEach(() => {
  const kept = new Map<string, string>();
  globalThis.sessionStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as Storage;
});

describe("news", () => {
  it("replace what came after their first", () => {
    expect(added([1, 2, 3], { first: 1, list: [9] })).toEqual([1, 9]);
    expect(added([1], { first: 1, list: [2, 3] })).toEqual([1, 2, 3]);
  });
});

describe("a store", () => {
  it("shows the motion of events before the state that they lead to", async () => {
    const { store, server } = connected();
    server.state(first);
    await settled();
    const shown: number[] = [];
    store.show = (events) => {
      shown.push(events.length, store.now!.version);
      return Promise.resolve();
    };
    const known = first.events.list.length;
    server.state({ ...later, events: { first: known, list: later.events.list.slice(known) } });
    await settled();
    expect(shown).toEqual([later.events.list.length - known, first.version]);
    expect(store.now!.version).toBe(later.version);
    expect(store.events).toEqual(later.events.list);
  });

  it("takes back once, however often one clicks", async () => {
    const { store, server, sent, answer } = connected();
    server.state({ ...first, undo: "free" });
    await settled();
    const once = store.undo();
    await store.undo();
    answer({ type: "done" });
    await once;
    expect(sent).toEqual([{ type: "undo", version: first.version }]);
  });

  it("keeps what is picked while others decide, if that changes nothing for this seat", async () => {
    const { store, server } = connected();
    const several = { ...first, view: { ...first.view!, actors: [0, 1] } };
    server.state(several);
    await settled();
    store.pick("hand:0");
    server.state({ ...several, version: first.version + 1, events: { first: several.events.list.length, list: [] } });
    await settled();
    expect(store.picked).toBe("hand:0");
    server.state({ ...several, version: first.version + 2, moves: [], events: { first: 0, list: [] } });
    await settled();
    expect(store.picked).toBeNull();
  });

  it("sends a move once, however often one clicks", async () => {
    const { store, server, sent, answer } = connected();
    server.state(first);
    await settled();
    const code = first.moves[0]!.code;
    const once = store.move(code);
    await store.move(code);
    answer({ type: "done" });
    await once;
    expect(sent).toEqual([{ type: "move", version: first.version, move: code }]);
  });

  const stale = { type: "refused", rule: "VERSION", reason: "stale", figures: {}, text: "" } as unknown as Answer;
  const others = (state: StateMessage): StateMessage => ({ ...state, view: { ...state.view!, actors: [0, 1] } });

  it("makes a move again when others were faster who decide at the same time", async () => {
    const { store, server, sent, answer } = connected();
    server.state(others(first));
    await settled();
    const code = first.moves[0]!.code;
    const made = store.move(code);
    answer(stale);
    await settled();
    server.state({ ...others(first), version: first.version + 1 });
    await settled();
    answer({ type: "done" });
    await made;
    expect(sent).toMatchObject([{ version: first.version }, { version: first.version + 1 }]);
    expect(store.refusal).toBeNull();
  });

  it("says so when the game has gone on otherwise, and makes no move", async () => {
    const { store, server, sent, answer } = connected();
    server.state(others(first));
    await settled();
    const made = store.move(first.moves[0]!.code);
    answer(stale);
    await settled();
    server.state({ ...others(later), version: first.version + 1, moves: later.moves.slice(1) });
    await made;
    expect(sent).toHaveLength(1);
    expect(store.refusal?.rule).toBe("VERSION");
  });

  it("makes several moves, each when the one before it has arrived, and no other between them", async () => {
    const { store, server, sent, answer } = connected();
    server.state(first);
    await settled();
    const all = store.moveAll([1, 2]);
    await store.move(9);
    answer({ type: "done" });
    await settled();
    expect(sent).toMatchObject([{ move: 1 }]);
    server.state({ ...later, events: { first: 0, list: [] } });
    await settled();
    expect(sent).toEqual([
      { type: "move", move: 1, version: first.version },
      { type: "move", move: 2, version: later.version },
    ]);
    answer({ type: "done" });
    await all;
  });

  it("gives up in the end when the state after a move does not arrive", async () => {
    vi.useFakeTimers();
    const { store, server, sent, answer } = connected();
    server.state(first);
    const all = store.moveAll([1, 2]);
    answer({ type: "done" });
    await vi.advanceTimersByTimeAsync(3000);
    expect(store.sending).toBe(true);
    await vi.advanceTimersByTimeAsync(3000);
    await all;
    expect(store.sending).toBe(false);
    expect(sent).toHaveLength(1);
    vi.useRealTimers();
  });

  it("no longer asks what others have ended, while their deeds are shown", async () => {
    const { store, server, answer } = connected();
    const state = (version: number, phase: string): StateMessage => {
      const { first: from, list } = first.events;
      const events = { first: from + list.length * (version - 7), list };
      return { ...first, version, events, view: { ...first.view!, phase } as StateMessage["view"] };
    };
    server.state(state(7, "winter"));
    await settled();
    let shown: () => void = () => {};
    store.show = () => new Promise((go) => (shown = go));
    expect(store.overtaken).toBe(false);
    server.state(state(8, "spring"));
    await settled();
    expect([store.now?.version, store.overtaken]).toEqual([7, true]);
    shown();
    await settled();
    expect([store.now?.version, store.overtaken]).toEqual([8, false]);
    void store.move(1); // an answer of one's own is no news to oneself
    answer({ type: "done" });
    server.state(state(9, "summer"));
    await settled();
    expect([store.now?.version, store.overtaken]).toEqual([8, false]);
  });

  it("stops where one of several moves is refused", async () => {
    const { store, server, sent, answer } = connected();
    server.state(first);
    await settled();
    const all = store.moveAll([1, 2]);
    answer({ type: "refused", id: "1", rule: "STN-41", reason: "full", figures: {}, text: "No." });
    await all;
    expect(sent).toHaveLength(1);
  });

  it("keeps a half-made move over a reload, until the position changes", async () => {
    const before = connected();
    before.server.state(first);
    await settled();
    before.store.pick("hand:2");
    const after = connected();
    after.server.state(first);
    await settled();
    expect(after.store.picked).toBe("hand:2");
    after.server.state({ ...later, events: { first: 0, list: [] } });
    await settled();
    expect(after.store.picked).toBeNull();
  });

  it("says why a move was refused", async () => {
    const { store, server, answer } = connected();
    server.state(first);
    await settled();
    const done = store.move(0);
    answer({ type: "refused", id: "1", rule: "SHI-20", reason: "own", figures: {}, text: "No." });
    await done;
    expect(store.refusal?.rule).toBe("SHI-20");
  });
});

describe("what is taken back", () => {
  it("is counted once, whether or not an event goes with it", async () => {
    const { store, server, answer } = connected();
    server.state({ ...later, undo: "free" });
    await settled();
    const undoing = store.undo();
    server.state({ ...first, version: later.version + 1, events: { first: first.events.list.length, list: [] } });
    answer({ type: "done" });
    await undoing;
    expect(store.undone).toBe(1);
    expect(store.events).toEqual(first.events.list);
  });
  it("is also noticed where the log stays as it was", async () => {
    const { store, server, answer } = connected();
    server.state({ ...first, undo: "free" });
    await settled();
    const undoing = store.undo();
    answer({ type: "done" });
    server.state({ ...first, version: first.version + 1, events: { first: first.events.list.length, list: [] } });
    await undoing;
    await settled();
    expect(store.undone).toBe(1);
  });
});
