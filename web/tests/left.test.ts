/// The limits of the house: told when little is left, and not before.
import { expect, test } from "vitest";
import { littleLeft } from "../src/words/sentences";
import { fixtures } from "./setting";

test("little is told in words, much is not", () => {
  const view = fixtures.senji![0]!.view!;
  const limits = [
    { what: "offers", left: 2 },
    { what: "offers-to", left: 3, seat: 0 },
    { what: "offers-to", left: 1, seat: 2 },
    { what: "promises", left: 1 },
    { what: "lifts", left: 0 },
    { what: "changes", left: 3 },
  ];
  expect(littleLeft({ ...view, limits }, ["Ann", "Ben", "Cleo"])).toEqual([
    "2 more offers this winter",
    "one more offer to Cleo this winter",
    "one more promise this winter",
    "nothing more can be taken back",
  ]);
});
