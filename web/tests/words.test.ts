/// The page is given all that it says, and nothing that is only said elsewhere.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { ELSEWHERE, entries, Parts } from "../words";

const folder = fileURLToPath(new URL("../../src/sengoku/words", import.meta.url));
const source = fileURLToPath(new URL("../src", import.meta.url));
const parts = new Parts(folder);
const ids = (text: string): string[] => entries(text).map((entry) => entry.id);
const said = (language: string, games: string[]): Set<string> =>
  new Set(["", ...games].flatMap((game) => ids(parts.text(language, game))));
const everything = (language: string): string =>
  ["", ...parts.names].map((part) => parts.text(language, part)).join("\n");

describe.each(parts.languages)("%s", (language) => {
  it("has every message in one part, but for those of the terminal", () => {
    const all = ids(readFileSync(join(folder, `${language}.ftl`), "utf-8"));
    const found = ids(everything(language));
    expect(new Set(found).size).toBe(found.length);
    const lost = all.filter((id) => !found.includes(id));
    expect(lost.length).toBeGreaterThan(50);
    expect(lost.filter((id) => /^page-|^(TABLE|NAME|LIMIT|[A-Z]+-\d+)$/.test(id))).toEqual([]);
    expect(lost).toContain("CLI");
    expect(ids(parts.text(language, ""))).toEqual(expect.arrayContaining(parts.games.map((game) => `${game}-title`)));
  });
  it("keeps what only the server says and understands of the games in text", () => {
    const own = readFileSync(join(folder, `${language}.ftl`), "utf-8");
    const said = everything(language);
    for (const only of [/^text-ask-/m, /^text-help/m]) {
      expect(own).toMatch(only);
      expect(said).not.toMatch(only);
    }
    expect(said).not.toMatch(/^ +\.(say|verb|line) =|^(?!page-)\w+-text-/m);
    const typed = ids(parts.text(language, "text"));
    expect(typed).toEqual(expect.arrayContaining(["TEXT", "COMMAND", "text-moves", "page-text-command"]));
    expect(typed.filter((id) => ids(parts.text(language, "")).includes(id))).toEqual([]);
  });
  it.each(["", ...parts.names])("has what the messages of “%s” refer to", (game) => {
    const known = said(language, game ? [game] : []);
    const text = parts.text(language, game);
    const named = [...text.matchAll(/\{ (-?[a-z][\w-]*)(?:\.[\w-]+)? \}/g)].map((found) => found[1]!);
    expect(named.filter((id) => !known.has(id))).toEqual([]);
  });
});

describe("a part", () => {
  it("drops an attribute with all its lines, and nothing else", () => {
    const folder = mkdtempSync(join(tmpdir(), "words"));
    mkdirSync(join(folder, "rules"));
    const sections = ELSEWHERE.map((name) => `## ${name}\n\n${name.length}-id = x\n`).join("\n");
    const message = "go = { $a ->\n    [one] x\n   *[other] y\n}\n";
    const own = `${message}    .say = { $a ->\n        [one] .x\n       *[other] y\n    }\n    .help = z\n`;
    writeFileSync(join(folder, "en.ftl"), `${sections}\n## The page\n\n${own}`);
    expect(new Parts(folder).text("en", "")).toBe(`${message}    .help = z`);
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
    const known = said("en", parts.names);
    expect(asked.length).toBeGreaterThan(200);
    expect(asked.filter((id) => !known.has(id))).toEqual([]);
  });
});
