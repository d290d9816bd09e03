/// What is told when: a battle is seen while it is told, promises are named, and nothing flies where it scores.
import { describe, expect, it, vi } from "vitest";
import type { Scene } from "../src/boards/board";
import { battleOf, stepsOf } from "../src/boards/senji/battle";
import { pause } from "../src/boards/senji/pace";
import { bounded, towards } from "../src/boards/senji/pan";
import { lastVerdicts, wordsIn } from "../src/boards/senji/promises";
import { senji } from "../src/boards/senji/senji";
import type { Own, SenjiView } from "../src/boards/senji/view";
import { Steady } from "../src/components/steady";
import { Telling } from "../src/store/telling.svelte";
import type { GameEvent, Move } from "../src/wire/protocol";
import { fixtures, gameOf } from "./setting";

const state = fixtures.senji4!.find((one) => (one.view as SenjiView).phase === "summer")!;
const scene = (events: GameEvent[], fresh = 0, own: Partial<Own> = {}): Scene => ({
  game: gameOf("senji"),
  view: { ...state.view!, own: { ...(state.view as SenjiView).own!, ...own } } as SenjiView,
  moves: [],
  names: ["Ann", "Bo", "Cleo", "Dan"],
  me: 0,
  events,
  fresh,
});
const OWARI = 8;
const BATTLE: GameEvent[] = [
  {
    ...{ event: "battle", seat: 1, defender: 0, province: OWARI, attack: 3, defence: 2, attackers: [], defenders: [4] },
    ...{ promises: ["spare-broken"], sworn: [[1, 0, 1, OWARI]] },
  },
  { event: "capture", attack: 0, defence: 1 },
  { event: "roll", seat: 1, faces: [0, 1, 2, 3, 4, 5, 0, 1] },
  { event: "support_shown", played: [-1, -1] },
  { event: "totals", attack: 5, defence: 3 },
  { event: "victory", seat: 1, province: OWARI },
  { event: "spared", seat: 0 },
  { event: "losses", winner: 1, loser: 0, cost: 2, lost: 2, honour: 8, conquered: true, fallen: [4] },
];

describe("a battle", () => {
  it("is seen step by step while it is told, and is gone when it is in the log", () => {
    const steps = BATTLE.map((_, at) => stepsOf(battleOf(scene(BATTLE.slice(0, at + 1), at + 1))!.battle));
    expect(steps).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(battleOf(scene(BATTLE))).toBeNull();
    expect(battleOf(scene([...BATTLE, { event: "called", seat: 1 }], 1))).toBeNull();
    expect(BATTLE.every((event) => pause(event) > 0)).toBe(true);
    expect(pause({ event: "deal" })).toBe(0);
  });
  it("says which promise it breaks, in the words in which it was given", () => {
    const { battle } = battleOf(scene(BATTLE, 8))!;
    const words = wordsIn(scene(BATTLE, 8), battle);
    expect(words).toEqual([{ kept: false, said: ["Bo → you: “I won’t attack Owari this year.”"] }]);
    const older = { ...battle, sworn: [] }; // of a game in which events did not tell how it was given
    expect(wordsIn(scene(BATTLE, 8), older)[0]!.said).toEqual(["not to attack Owari (broken)"]);
    expect(battle.losses!.fallen).toEqual([4]);
  });
});

describe("a promise", () => {
  it("is named before it is broken, by what sets out and by an execution", () => {
    const move = (kind: string): Move => ({ code: 0, text: "", kind, parts: {} });
    const given: [number, number, number, number] = [0, 6, 0, -1];
    const about = scene([], 0, { breaks: [given, given] }); // twice: it is told once
    const asked = "You → all: “I won’t attack anybody this year.” Do you want to break this promise?";
    expect(senji.warning!(move("go"), about)).toBe(asked);
    expect(senji.warning!(move("execute"), about)).toBe(asked);
    expect(senji.warning!(move("march"), about)).toBeNull();
    expect(senji.warning!(move("go"), scene([], 0, { breaks: [] }))).toBeNull();
  });
  it("is told once when the year ends, whether it was kept or not", () => {
    const verdict = { event: "verdict", seat: 1, pledge: 1, kept: "yes", province: OWARI, to: 0 };
    const events: GameEvent[] = [
      { ...verdict, kept: "no" },
      { event: "autumn" },
      verdict,
      verdict,
      { event: "year_end", year: 2 },
    ];
    expect(lastVerdicts(scene(events))).toEqual({
      at: 4,
      words: [{ kept: true, said: ["Bo → you: “I won’t attack Owari this year.”"] }],
    });
    expect(lastVerdicts(scene([])).words).toEqual([]);
  });
});

describe("what is being told", () => {
  it("is looked at for a while, or until somebody has seen enough", async () => {
    vi.useFakeTimers();
    const telling = new Telling();
    const first = telling.look([BATTLE[0]!], 1000);
    expect(telling.events).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1000);
    await first;
    const second = telling.look(BATTLE.slice(0, 2), 1000);
    telling.skip();
    await second; // no time has passed
    await telling.look(BATTLE, 1000);
    expect(telling.events).toHaveLength(2);
    telling.end();
    expect(telling.events).toEqual([]);
    telling.skip(); // nothing is being told: it is not for the next time
    expect(telling.hurried).toBe(false);
    vi.useRealTimers();
  });
});

describe("recruits", () => {
  it("come down where they are called: nothing that crosses the lane of honour seems to score", () => {
    const units = { event: "levy", seat: 1, province: 3, units: 2 };
    const samurai = { event: "settle", seat: 1, province: 3 };
    for (const event of [units, samurai]) {
      const [flight, ...more] = senji.flights(event, scene([]));
      expect([flight!.from, flight!.to, more.length]).toEqual(["province:3", "province:3", 0]);
    }
  });
});

describe("an enlarged map", () => {
  it("shows what is focused, beside what covers it", () => {
    const size = { width: 1000, height: 500 };
    const zoom = bounded({ k: 2, x: -500, y: -250 }, size);
    expect(towards(zoom, [600, 250], size, 400)).toEqual(zoom);
    expect(towards(zoom, [100, 250], size, 400)).toEqual({ k: 2, x: -164, y: -250 });
    expect(towards(zoom, [600, 720], size, 400)).toEqual({ k: 2, x: -500, y: -500 });
  });
});

describe("a room", () => {
  it("gives way to a line more below it, and does not come back for a line less", () => {
    const steady = new Steady();
    const tall = (height: number): number => steady.of({ width: 900, height }).height;
    expect([0, 500, 476, 500, 490].map(tall)).toEqual([0, 500, 476, 476, 476]);
    expect([600, 590, 400].map(tall)).toEqual([600, 590, 400]); // that is another room
    expect(steady.of({ width: 700, height: 430 })).toEqual({ width: 700, height: 430 });
  });
});
