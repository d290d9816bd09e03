/// What can be clicked is exactly what is legal: in real positions, source then target.
import { describe, expect, it } from "vitest";
import { code, type Board, type Scene } from "../src/boards/board";
import { choices, clicked, glowOf } from "../src/boards/choosing";
import { generic } from "../src/boards/generic/generic";
import { senji } from "../src/boards/senji/senji";
import { shinobi, type ShinobiView } from "../src/boards/shinobi/shinobi";
import { shitenno } from "../src/boards/shitenno/shitenno";
import type { Move, StateMessage } from "../src/wire/protocol";
import { fixtures, gameOf } from "./setting";

const scene = (state: StateMessage): Scene => ({
  game: gameOf(state.table.game),
  view: state.view!,
  moves: state.moves,
  names: state.table.seats.map((seat) => seat.name),
  me: state.seat,
});
const states = (game: string): StateMessage[] =>
  Object.keys(fixtures).flatMap((name) => (name.startsWith(game) ? fixtures[name]! : []));

/** All moves that clicks can make: buttons, taps, and every glowing source with every glowing target. */
function clickable(board: Board, where: Scene): Move[] {
  const found = choices(board, where);
  const places = [
    ...new Set([...found.ways.keys(), ...[...found.ways.values()].flatMap((targets) => [...targets.keys()])]),
  ];
  const made = [...found.buttons];
  for (const place of found.taps.keys()) {
    const meant = clicked(found, null, place);
    expect(glowOf(found, null, board, place)).toBe("source");
    if ("move" in meant) made.push(meant.move);
  }
  for (const source of places.filter((place) => glowOf(found, null, board, place) === "source")) {
    for (const target of places) {
      const meant = clicked(found, source, target);
      const glows = ["target", "victim"].includes(glowOf(found, source, board, target));
      expect("move" in meant).toBe(glows);
      if ("move" in meant) made.push(meant.move);
    }
  }
  return made;
}

describe.each([
  ["shinobi", shinobi],
  ["shinobi", generic],
  ["shitenno", shitenno],
  ["shitenno", generic],
  ["senji", senji],
  ["senji", generic],
] as [string, Board][])("%s", (game, board) => {
  it.each(states(game).map((state) => [state.version, state] as const))("version %i", (_, state) => {
    const made = clickable(board, scene(state)).map((move) => move.code);
    expect(made.toSorted((a, b) => a - b)).toEqual(state.moves.map((move) => move.code).toSorted((a, b) => a - b));
  });
});

describe("codes", () => {
  it.each(states("shinobi").flatMap((state) => state.moves))("$text", (move) => {
    expect(code(gameOf("shinobi"), move.kind, ...Object.values(move.parts))).toBe(move.code);
  });
});

const orderOf = (state: StateMessage): number => (state.view as ShinobiView).order;

describe("Shinobi's prompts", () => {
  const at = (order: number): Scene =>
    scene(states("shinobi").find((state) => orderOf(state) === order && state.moves.length > 1)!);
  it("ask for the order that comes now", () => {
    expect(shinobi.prompt(at(1), null)).toMatch(/^First order/);
    expect(shinobi.prompt(at(2), null)).toMatch(/^Second order/);
    expect(shinobi.prompt(at(3), null)).toMatch(/^Third order/);
  });
  it("name the card that is picked", () => {
    expect(shinobi.prompt(at(1), "hand:0")).toBe("Deploy Hōjō: choose a province.");
    expect(shinobi.prompt(at(2), "column:1:4")).toBe("March Uesugi: choose a province.");
  });
});

describe("a quiet place", () => {
  const order = (number: number): Scene =>
    scene(states("shinobi4").find((state) => orderOf(state) === number && state.moves.length > 1)!);
  it("is tried as the move that it seems to mean", () => {
    const game = gameOf("shinobi");
    expect(shinobi.attempt("hand:2", "province:0", order(1))).toBe(code(game, "deploy", 2, 0));
    expect(shinobi.attempt("hand:5", "column:2:1", order(1))).toBe(code(game, "strike", 1, 2));
    expect(shinobi.attempt("column:1:3", "province:1", order(2))).toBe(code(game, "march", 3, 1, 1));
    expect(shinobi.attempt("column:0:0", "column:1:2", order(3))).toBe(code(game, "attack", 0, 2, 1));
  });
});
