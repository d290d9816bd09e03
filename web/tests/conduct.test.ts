/// Between strangers: what a muted person says is kept, and not shown; what is typed about people.
import { beforeEach, describe, expect, it } from "vitest";
import { Conduct, isTheirs } from "../src/store/conduct.svelte";
import { TableStore } from "../src/store/table.svelte";
import { aboutPerson, meant } from "../src/text/people";
import type { Answer, Command, Said, StateMessage } from "../src/wire/protocol";
import type { Listener } from "../src/wire/socket";
import { words } from "../src/words/words.svelte";
import { fixtures } from "./setting";

const settled = (): Promise<void> => new Promise((go) => setTimeout(go));
const line = (person: number, text: string, from = person - 1): Said => ({
  from,
  to: null,
  text,
  at: text.length,
  person,
});

/** A table of three people and a bot, as the first of them sees it. */
function state(talk: Said[], first = 0): StateMessage {
  const one = fixtures.shinobi4![1]!;
  const names = ["Ann", "Bo", "Bo Lee", "Benkei"];
  const seats = one.table.seats.map((seat, at) => ({
    ...seat,
    name: names[at]!,
    kind: at < 3 ? ("person" as const) : ("bot" as const),
    person: at < 3 ? at + 1 : 0,
  }));
  return { ...one, seat: 0, talk: { first, list: talk }, table: { ...one.table, seats, host: 1 } };
}

function connected(): { store: TableStore; server: Listener; sent: Command[] } {
  let server!: Listener;
  const sent: Command[] = [];
  const store = new TableStore("t", 0, (listener) => {
    server = listener;
    const send = (command: Command): Promise<Answer> => {
      sent.push(command);
      return Promise.resolve({ type: "done", id: "x", version: 1 } as Answer);
    };
    return { send, close: () => {} };
  });
  return { store, server, sent };
}

const memory = (): Storage => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as Storage;
};

beforeEach(() => {
  globalThis.localStorage = memory();
  globalThis.sessionStorage = memory();
});

describe("whoever is muted", () => {
  it("is not shown, and can be shown again, also after a reload", async () => {
    const { store, server } = connected();
    server.state(state([line(2, "hello"), line(3, "hi")]));
    await settled();
    store.conduct.mute(2, true);
    expect(store.talk.map(({ text }) => text)).toEqual(["hi"]);
    expect(store.lines).toHaveLength(2);
    expect(new Conduct("t").mutes(2)).toBe(true);
    expect(new Conduct("another table").mutes(2)).toBe(false);
    store.conduct.mute(2, false);
    expect(store.talk).toHaveLength(2);
    expect(new Conduct("t").mutes(2)).toBe(false);
  });
  it("stays so in another seat, and whoever comes after them is heard", async () => {
    const { store, server } = connected();
    server.state(state([line(2, "mine"), line(2, "from there", 2), line(4, "I am new", 1)]));
    await settled();
    store.conduct.mute(2, true);
    expect(store.talk.map(({ text }) => text)).toEqual(["I am new"]);
  });
});

describe("a line", () => {
  it("leads to its person as long as they have the seat", () => {
    const now = state([]);
    expect(isTheirs(line(2, "x"), now)).toBe(true);
    expect(isTheirs(line(1, "mine"), now)).toBe(false);
    expect(isTheirs(line(9, "gone", 1), now)).toBe(false);
  });
});

describe("reports", () => {
  it("are new to a host until they are seen", () => {
    const conduct = new Conduct("t");
    const report = { at: 5, by: "Ann", name: "Bo", seat: 1, reason: "talk" as const, text: "", lines: [] };
    expect(conduct.unseen([report])).toBe(1);
    conduct.see([report]);
    expect(conduct.unseen([report])).toBe(0);
    expect(new Conduct("t").unseen([report, { ...report, at: 6 }])).toBe(1);
  });
});

describe("what is typed about a person", () => {
  it("names them by letter or name, the longest first", async () => {
    const { store, server } = connected();
    server.state(state([]));
    await settled();
    expect(meant(store, "bo")).toEqual({ place: 1, rest: "" });
    expect(meant(store, "Bo Lee talk shouts")).toEqual({ place: 2, rest: "talk shouts" });
    expect(meant(store, "B play")).toEqual({ place: 1, rest: "play" });
    expect(meant(store, "Zoe")).toBeNull();
  });
  it("is done, and everything else is left to the game", async () => {
    const { store, server, sent } = connected();
    server.state(state([]));
    await settled();
    expect((await aboutPerson(store, "mute bo lee"))?.lines).toHaveLength(1);
    expect(store.conduct.mutes(3)).toBe(true);
    await aboutPerson(store, "unmute C");
    expect(store.conduct.mutes(3)).toBe(false);
    await aboutPerson(store, "block Bo");
    await aboutPerson(store, "report Bo Talk shouts at me");
    expect(sent).toEqual([
      { type: "block", seat: 1, blocked: true },
      { type: "report", seat: 1, reason: "talk", text: "shouts at me" },
    ]);
    await words.learn("text");
    expect((await aboutPerson(store, "report Bo rude"))?.lines[0]).toContain("“rude” is not a reason");
    for (const other of ["deploy oda to C", "mute Benkei", "block Ann", "mute", "report Zoe talk"])
      expect(await aboutPerson(store, other)).toBeNull();
    expect(sent).toHaveLength(2);
  });
});
