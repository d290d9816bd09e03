/// The page is given all that it says, and nothing that is only said elsewhere.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { entries, Parts } from "../words";

const folder = fileURLToPath(new URL("../../src/sengoku/words", import.meta.url));
const source = fileURLToPath(new URL("../src", import.meta.url));
const parts = new Parts(folder);
const ids = (text: string): string[] => entries(text).map((entry) => entry.id);
const said = (language: string, games: string[]): Set<string> =>
  new Set(["", ...games].flatMap((game) => ids(parts.text(language, game))));

describe.each(parts.languages)("%s", (language) => {
  it("has every message in one part, but for those of the terminal", () => {
    const all = ids(readFileSync(join(folder, `${language}.ftl`), "utf-8"));
    const found = ["", ...parts.games].flatMap((game) => ids(parts.text(language, game)));
    expect(new Set(found).size).toBe(found.length);
    const lost = all.filter((id) => !found.includes(id));
    expect(lost.length).toBeGreaterThan(50);
    expect(lost.filter((id) => /^page-|^(TABLE|NAME|LIMIT|[A-Z]+-\d+)$/.test(id))).toEqual([]);
    expect(lost).toContain("CLI");
    expect(ids(parts.text(language, ""))).toEqual(expect.arrayContaining(parts.games.map((game) => `${game}-title`)));
  });
  it.each(["", ...parts.games])("has what the messages of “%s” refer to", (game) => {
    const known = said(language, game ? [game] : []);
    const text = parts.text(language, game);
    const named = [...text.matchAll(/\{ (-?[a-z][\w-]*)(?:\.[\w-]+)? \}/g)].map((found) => found[1]!);
    expect(named.filter((id) => !known.has(id))).toEqual([]);
  });
});

describe("what the page asks for by its name", () => {
  const files = readdirSync(source, { recursive: true, encoding: "utf-8" }).filter((name) =>
    /\.(ts|svelte)$/.test(name),
  );
  const asked = files.flatMap((name) => {
    const text = readFileSync(join(source, name), "utf-8");
    return [...text.matchAll(/\bt\(\s*"([\w-]+)/g)].map((found) => found[1]!);
  });
  it("is there", () => {
    const known = said("en", parts.games);
    expect(asked.length).toBeGreaterThan(200);
    expect(asked.filter((id) => !known.has(id))).toEqual([]);
  });
});
