/// Shitennō's board: names in the order of the game, prompts, cards as they are drawn.
import { describe, expect, it } from "vitest";
import { SHAPES } from "../src/boards/shitenno/japan";
import { said } from "../src/boards/shitenno/said";
import { shitenno } from "../src/boards/shitenno/shitenno";
import {
  drawnOn,
  figuresOf,
  listed,
  PARTS,
  PROVINCES,
  TITLES,
  valuesOf,
  type ShitennoView,
} from "../src/boards/shitenno/view";
import { code, type Scene } from "../src/boards/board";
import type { StateMessage } from "../src/wire/protocol";
import { fixtures, gameOf } from "./setting";

const states = ["shitenno2", "shitenno4"].flatMap((name) => fixtures[name]!);
const scene = (state: StateMessage): Scene => ({
  game: gameOf("shitenno"),
  view: state.view!,
  moves: state.moves,
  names: state.table.seats.map((seat) => seat.name),
  me: state.seat,
});
const labels = (kind: string): string[] => gameOf("shitenno").moves.find((row) => row.kind === kind)!.parts[0]!.labels;

describe.each(states.map((state) => [state.version, state] as const))("version %i", (_, state) => {
  const view = state.view as ShitennoView;

  it("has a prompt of its own", () => {
    if (state.moves.length) expect(shitenno.prompt(scene(state), null)).not.toMatch(/^shitenno-/);
  });

  it("says of each province what the rules ask for", () => {
    for (const [where, now] of view.provinces.entries()) {
      const text = said(scene(state), where);
      if (now.position === null) expect(text).toContain("full");
      else expect(text).toContain(`next position ${valuesOf(figuresOf(scene(state)), where)[now.position]}:`);
    }
  });
});

describe("cards", () => {
  it("have the names that moves call them by", () => {
    expect(PARTS).toEqual(labels("spend"));
  });
  it("show what is in the box", () => {
    const { cards } = gameOf("shitenno").figures as { cards: { troops: number[]; koku: number }[] };
    expect(cards.map((_, kind) => drawnOn(kind))).toEqual(cards.map(({ troops, koku }) => ({ troops, koku })));
    expect(PARTS.slice(cards.length).map((_, at) => drawnOn(cards.length + at))).toEqual(
      PARTS.slice(cards.length).map(() => ({ troops: [], koku: 0 })),
    );
    expect(listed([2, 0, 1])).toEqual([0, 0, 2]);
  });
  it("have a title's seals", () => {
    const { titles } = figuresOf(scene(states[0]!));
    expect(titles.map(({ seals }) => seals)).toEqual(TITLES.map((_, title) => TITLES.length - title));
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
