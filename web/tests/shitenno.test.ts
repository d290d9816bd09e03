/// Shitennō's reckoning: the same as the rules', in real positions.
import { describe, expect, it } from "vitest";
import {
  cheapestFirst,
  lastFavour,
  leader,
  listed,
  price,
  PROVINCES,
  troopsOn,
  unseen,
  worth,
  type ShitennoView,
} from "../src/boards/shitenno/reckoning";
import { SHAPES } from "../src/boards/shitenno/japan";
import { shitenno } from "../src/boards/shitenno/shitenno";
import { code } from "../src/boards/board";
import type { StateMessage } from "../src/wire/protocol";
import { fixtures, gameOf } from "./setting";

type Answered = StateMessage & { answers: [string, Record<string, unknown>, unknown][] };
const states = ["shitenno2", "shitenno4"].flatMap((name) => fixtures[name] as Answered[]);
const answer = (state: Answered, question: string): unknown => state.answers.find(([asked]) => asked === question)![2];
const scene = (state: StateMessage) => ({
  game: gameOf("shitenno"),
  view: state.view!,
  moves: state.moves,
  names: state.table.seats.map((seat) => seat.name),
  me: state.seat,
});

describe.each(states.map((state) => [state.version, state] as const))("version %i", (_, state) => {
  const view = state.view as ShitennoView;

  it("asks the prices of the rules", () => {
    const found = PROVINCES.map((_, where) => {
      const cost = price(view, where);
      if (!cost) return null;
      const troops = [0, 0, 0, 0];
      for (const troop of cost.troops) troops[troop]! += 1;
      return { position: cost.position, troops, koku: cost.koku };
    });
    expect(found).toEqual(answer(state, "prices"));
  });

  it("sees who leads, and what the end would bring", () => {
    expect(PROVINCES.map((_, where) => leader(view, where))).toEqual(answer(state, "leaders"));
    const totals = (answer(state, "last_favour") as { total: number }[]).map((line) => line.total);
    expect(lastFavour(view).map((line) => line.total)).toEqual(totals);
  });

  it("remembers what was open", () => {
    expect(unseen(view)).toEqual(answer(state, "unseen"));
  });

  it("has a prompt of its own", () => {
    if (state.moves.length) expect(shitenno.prompt(scene(state), null)).not.toMatch(/^shitenno-/);
  });
});

describe("cards", () => {
  it("show one troop, two, or none", () => {
    expect([0, 4, 9, 13, 14].map(troopsOn)).toEqual([[0], [0, 0], [1, 2], [3, 3], []]);
    expect(listed([2, 0, 1])).toEqual([0, 0, 2]);
  });
  it("are dearer the more of them are spent", () => {
    const one = [1, ...Array<number>(19).fill(0)];
    const two = [2, ...Array<number>(19).fill(0)];
    expect(worth(one)).toBeLessThan(worth(two));
    expect(cheapestFirst([two, one])).toEqual([one, two]);
  });
});

describe("the map", () => {
  it("has the provinces in the order of the game", () => {
    expect(SHAPES.map((shape) => shape.name)).toEqual(
      gameOf("shitenno").moves.find((row) => row.kind === "claim")!.parts[0]!.labels,
    );
    expect(SHAPES.map((shape) => shape.name)).toEqual(PROVINCES);
  });
});

describe("a quiet place", () => {
  it("is tried as the move that it seems to mean", () => {
    const here = scene(states[0]!);
    const game = gameOf("shitenno");
    expect(shitenno.attempt(null, "open:3", here)).toBe(code(game, "add", 3));
    expect(shitenno.attempt("seal:1", "rest:2", here)).toBe(code(game, "split", 1, 2));
    expect(shitenno.attempt(null, "province:5", here)).toBe(code(game, "claim", 5));
    expect(shitenno.attempt(null, "part:17", here)).toBe(code(game, "spend", 17));
  });
});
