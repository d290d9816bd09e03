/// The options of every game, as a table's maker may choose them.
import { expect, test } from "vitest";
import { choicesOf, picksOf } from "../src/home/options";
import { fixtures, gameOf } from "./setting";

const labels = (game: string, name: string, players: number): string[] =>
  choicesOf(gameOf(game), players)
    .find((one) => one.name === name)!
    .values.map((one) => one.label);

test("an option is offered by its words, its default first or among the choices", () => {
  for (const game of fixtures.games)
    for (const { usual, values, label } of choicesOf(game, game.fewest)) {
      expect(label).not.toContain("-option-");
      expect(values.length).toBeGreaterThan(1);
      expect(values.map((one) => one.value)).toContain(usual);
      for (const one of values) expect(one.label).not.toContain("-option-");
    }
});

test("whoever begins sits at the table", () => {
  expect(labels("shinobi", "first", 3)).toEqual(["Chance", "Player 1", "Player 2", "Player 3"]);
  expect(labels("shinobi", "first", 5)).toHaveLength(6);
});

test("words are chosen by what they mean", () => {
  expect(labels("senji", "trades", 6)).toEqual(["Any number", "One"]);
  expect(labels("shinobi", "protect_move_source", 4)).toEqual(["Is not", "Is protected"]);
});

test("what everybody picks for their own seat is not the maker's to choose", () => {
  const [generals, ...rest] = picksOf(gameOf("shitenno"));
  expect(rest).toEqual([]);
  expect(generals!.values.map((one) => one.label)).toEqual(["Any", "Honda", "Sakakibara", "Sakai", "Ii"]);
  expect(choicesOf(gameOf("shitenno"), 4)).toEqual([]);
  expect(picksOf(gameOf("shinobi"))).toEqual([]);
});
