/// The rules as a page: every rule has its anchor, and a search finds it.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { blocks, pieces, search } from "../src/rules/markdown";

const text = (game: string): string =>
  readFileSync(new URL(`../../src/sengoku/words/rules/${game}.en.md`, import.meta.url), "utf-8");

describe.each(["shinobi", "shitenno", "senji"])("%s", (game) => {
  it("shows every rule once, under its id", () => {
    const written = [...text(game).matchAll(/^[-*\s]*\*\*([A-Z]+-\d+)\*\*/gm)].map((found) => found[1]);
    const shown = blocks(text(game)).flatMap((block) => block.rule ?? []);
    expect(shown).toEqual(written);
    expect(new Set(shown).size).toBe(shown.length);
  });
});

describe("a search", () => {
  it("finds a rule by its id and by its words", () => {
    const all = blocks(text("shinobi"));
    expect(search(all, "shi-27").map((block) => block.rule)).toContain("SHI-27");
    expect(search(all, "ninja strike").map((block) => block.rule)).toContain("SHI-22");
    expect(search(all, "xylophone")).toEqual([]);
  });
});

describe("a line", () => {
  it("has emphasis, code and other rules in it", () => {
    expect(pieces("is *not* `a` as SHI-41 says").map((piece) => piece.kind)).toEqual([
      "text",
      "em",
      "text",
      "code",
      "text",
      "rule",
      "text",
    ]);
  });
});
