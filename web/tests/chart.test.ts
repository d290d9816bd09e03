/// The charts of a game: everybody in them has the colour and the mark that they have on the board.
import { describe, expect, it } from "vitest";
import { senji } from "../src/boards/senji/senji";
import { shinobi } from "../src/boards/shinobi/shinobi";
import { shitenno } from "../src/boards/shitenno/shitenno";
import { Past } from "../src/store/past.svelte";
import type { Board } from "../src/boards/board";
import { fixtures } from "./setting";

/** The past of a game that is known by its last position. */
function pastOf(name: string, board: Board): Past {
  const state = fixtures[name]!.at(-1)!;
  const past = new Past("t");
  past.board = board;
  past.table = state.table;
  past.frames = [{ step: 0, at: 0, events: [], view: state.view! }];
  return past;
}

describe.each([
  ["senji4", senji, ["black", "red", "green", "purple"]],
  ["senji6", senji, ["yellow", "blue", "black", "red", "green", "purple"]],
  ["shitenno4", shitenno, ["honda", "sakakibara", "sakai", "ii"]],
] as const)("the players of %s", (name, board, signs) => {
  const past = pastOf(name, board);
  it.each(["lines", "chances"] as const)("are themselves in their %s", (chart) => {
    expect(past[chart].map((line) => line.kind)).toEqual(signs);
    expect(past[chart].map((line) => line.name)).toEqual(past.table!.seats.map((seat) => seat.name));
  });
});

it("draws clans as clans, and players without a house by the marks of their seats", () => {
  const past = pastOf("shinobi4", shinobi);
  expect(past.lines.map((line) => line.kind)).toEqual(["hojo", "mori", "oda", "takeda", "uesugi"]);
  expect(past.chances.map((line) => [line.kind, line.seat])).toEqual([
    [undefined, 0],
    [undefined, 1],
    [undefined, 2],
    [undefined, 3],
  ]);
});
