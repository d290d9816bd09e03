/// Played by text: what a line comes to, which description counts, and the lines before.
import { beforeEach, describe, expect, it, vi } from "vitest";
import { generic } from "../src/boards/generic/generic";
import { settings } from "../src/store/settings.svelte";
import { TableStore } from "../src/store/table.svelte";
import { Sitting } from "../src/table/sitting.svelte";
import { Lines } from "../src/text/lines";
import { typed, type Acts } from "../src/text/typed";
import { Typing } from "../src/text/typing.svelte";
import type { Answer, Command, StateMessage } from "../src/wire/protocol";
import type { Listener } from "../src/wire/socket";
import { fixtures, gameOf } from "./setting";

vi.mock("../src/store/settings.svelte", () => ({ settings: { kept: { confirm: false } } }));

const first = fixtures.shinobi4![1]!;
const later = fixtures.shinobi4![2]!;
const settled = (): Promise<void> => new Promise((go) => setTimeout(go));
const code = first.moves[0]!.code;

type Said = Partial<Answer> & { value?: unknown };

/** A store whose server answers each kind of command in its way. */
function connected(answers: (command: Command) => Said | Promise<Said>): {
  store: TableStore;
  server: Listener;
  sent: Command[];
} {
  let server!: Listener;
  const sent: Command[] = [];
  const store = new TableStore("t", 0, (listener) => {
    server = listener;
    return {
      send: async (command: Command) => {
        sent.push(command);
        return (await answers(command)) as Answer;
      },
      close: () => {},
    };
  });
  return { store, server, sent };
}

const reading = (moves: number[], lines: string[] = ["deploy Oda to Benkei"], act: string | null = null): Said => ({
  type: "answer",
  value: { lines, moves, act },
});
const nothing: Acts = {
  hint: () => Promise.resolve({ lines: ["hint"] }),
  undo: () => Promise.resolve({ lines: ["undo"] }),
  repeat: () => Promise.resolve({ lines: ["repeat"] }),
};

beforeEach(() => {
  const kept = new Map<string, string>();
  globalThis.sessionStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as Storage;
});

describe("a typed line", () => {
  it("is answered, or asks for something that is done here", async () => {
    const said = [reading([], ["3 cards"]), reading([], [], "undo"), reading([], [], "hint")];
    const { store } = connected(() => said.shift()!);
    expect(await typed(store, "h", first, nothing)).toEqual({ lines: ["3 cards"] });
    expect((await typed(store, "undo", first, nothing)).lines).toEqual(["undo"]);
    expect((await typed(store, "hint", first, nothing)).lines).toEqual(["hint"]);
  });

  it("makes all its moves in one message, and says what they are called", async () => {
    const { store, server, sent } = connected((command) =>
      command.type === "read" ? reading([1, 2, 3], ["claim Kansai", "spend bushi", "place"]) : { type: "done" },
    );
    server.state(first);
    await settled();
    const reply = await typed(store, "claim kansai 1", first, nothing);
    expect(reply).toEqual({ lines: [], made: ["claim Kansai", "spend bushi", "place"] });
    expect(sent).toEqual([
      { type: "read", text: "claim kansai 1", language: "en" },
      { type: "move", version: first.version, move: 1, then: [2, 3] },
    ]);
  });

  it("by number means what was shown; by name it means the same later", async () => {
    const { store, server, sent } = connected((command) =>
      command.type === "read"
        ? reading([code])
        : { type: "refused", rule: "TURN", reason: "", figures: { seat: 0 }, text: "" },
    );
    server.state(later);
    await settled();
    for (const line of ["1", "1; rest", "deploy oda b"]) await typed(store, line, first, nothing);
    const versions = sent.flatMap((command) => (command.type === "move" ? [command.version] : []));
    expect(versions).toEqual([first.version, first.version, later.version]);
  });

  it("is refused with its hint and its rule", async () => {
    const { store } = connected(() => ({
      type: "refused",
      rule: "GAME",
      reason: "",
      figures: { game: "go", choices: "shinobi" },
      text: "",
    }));
    expect(await typed(store, "x", first, nothing)).toEqual({
      lines: ["There is no game called “go”.", "The games are: shinobi."],
      rule: null,
    });
  });
});

describe("moves together", () => {
  it("are not made twice in one state: the second time is refused here", async () => {
    const { store, server, sent } = connected(() => ({ type: "done" }));
    server.state(first);
    await settled();
    expect(await store.together([code], first)).toBeNull();
    expect(await store.together([code], first)).toMatchObject({ rule: "VERSION", reason: "stale" });
    expect(sent).toHaveLength(1);
    expect(store.refusal).toBeNull();
  });
});

describe("earlier lines", () => {
  it("come back by steps, each once in a row, and end with nothing", () => {
    const lines = new Lines();
    for (const line of ["b", "h", "h"]) lines.add(line);
    expect([-1, -1, -1, 1, 1, 1].map((by) => lines.step(by))).toEqual(["h", "b", "b", "h", "", ""]);
  });
});

describe("a seat that plays by text", () => {
  const told = (lines: string[]): Said => ({
    type: "answer",
    value: {
      sections: [{ name: "asked", title: "Asked", lines, grids: [] }],
      moves: [{ code, text: "deploy Oda to Benkei" }],
    },
  });

  function seated(answers: (command: Command) => Said | Promise<Said>): ReturnType<typeof connected> & {
    typing: Typing;
  } {
    const wire = connected(answers);
    const game = gameOf("shinobi");
    const now = (): StateMessage => wire.store.now ?? first;
    const sitting = new Sitting(() => ({ store: wire.store, now: now(), view: now().view!, game, board: generic }));
    return { ...wire, typing: new Typing(sitting) };
  }

  it("has the latest description alone, asked for once for states that follow each other", async () => {
    vi.useFakeTimers();
    const open: ((answer: Said) => void)[] = [];
    const { typing, server, sent } = seated(() => new Promise<Said>((go) => open.push(go)));
    server.state(first);
    for (let time = 0; time < 3; time++) typing.look();
    await vi.advanceTimersByTimeAsync(100);
    expect(sent).toEqual([{ type: "describe", language: "en" }]);
    typing.look();
    await vi.advanceTimersByTimeAsync(100);
    open[1]!(told(["new"]));
    open[0]!(told(["old"]));
    await vi.advanceTimersByTimeAsync(1);
    expect(typing.prompt).toBe("new");
    expect(typing.told?.state.version).toBe(first.version);
    vi.useRealTimers();
  });

  it("tells equal answers apart, repeats the last one, and shows what was made", async () => {
    const { typing, server } = seated((command) => (command.type === "move" ? { type: "done" } : reading([], ["x"])));
    server.state(first);
    await settled();
    await typing.enter(" h ");
    expect(typing.reply).toMatchObject({ typed: "h", lines: ["x"], count: 1 });
    await typing.enter("h");
    expect(typing.reply).toMatchObject({ lines: ["x"], count: 2 });
    expect((await typing.repeat()).lines).toEqual(["x"]);
    typing.told = { ...(told(["?"]).value as object), language: "en", state: first } as Typing["told"];
    await typing.play(code);
    expect(typing.reply).toMatchObject({ typed: "deploy Oda to Benkei", lines: [], count: 3 });
  });

  it("asks twice where moves are to be confirmed", async () => {
    const { typing, server, sent } = seated((command) =>
      command.type === "move" ? { type: "done" } : reading([code]),
    );
    server.state(first);
    await settled();
    settings.kept.confirm = true;
    await typing.enter("deploy oda b");
    expect(typing.reply.lines).toHaveLength(2);
    await typing.enter("deploy oda b");
    settings.kept.confirm = false;
    expect(sent.filter((command) => command.type === "move")).toHaveLength(1);
    expect(typing.reply.made).toEqual(["deploy Oda to Benkei"]);
  });

  it("says the candidates of a hint with the texts and numbers of the moves", async () => {
    const { typing, server } = seated(() => ({
      type: "answer",
      value: [
        { move: code, value: 1, visits: 3 },
        { move: -1, value: 0, visits: 1 },
      ],
    }));
    server.state(first);
    await settled();
    typing.told = { ...(told(["?"]).value as object), language: "en", state: first } as Typing["told"];
    expect((await typing.hint()).lines.slice(1)).toEqual(["1: deploy Oda to Benkei, 75%"]);
  });
});
