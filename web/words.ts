/// The words of the page in parts: what every page says, and what each game says at its table.
///
/// The files of the languages hold what the terminal says, too. A part has no comments, and nothing
/// that is only said elsewhere; a game's part is loaded with its board, and that of the text mode
/// when somebody types.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const NAME = "virtual:words";
const ENGLISH = "en";
/** Sections of the English file that the page never says, in whatever language. */
export const ELSEWHERE = ["Research", "Arena", "Terminal", "At a server’s table", "Command line", "For translators"];
/** What is said about other people, to mute, block and report them: a part of its own. */
const OF_CONDUCT = "conduct";
/** What is said to whoever plays by text: a part of its own. */
const BY_TEXT = "text";
const OF_TEXT = /^(page-)?text-|^(TEXT|COMMAND)$/;
/** What only the server says and understands: positions in text, moves as they are typed, answers to questions. */
const OF_SERVER = /^text-(?!(asked|moves|no-moves)$)|^(?!page-)\w+-text-/;
const ATTRIBUTES_OF_SERVER = /\n +\.(say|verb|line) =.*(\n(?! +\.[\w-]+ =).*)*/g;

interface Entry {
  id: string;
  section: string;
  text: string;
}

/** The messages and terms of a file, each with the heading above it. */
export function entries(text: string): Entry[] {
  let section = "";
  const found: Entry[] = [];
  for (const entry of text.split(/\n(?=[\w#-])/)) {
    const heading = /^##? (.*)/.exec(entry);
    if (heading) section = heading[1]!.trim();
    else if (!entry.startsWith("#")) found.push({ id: entry.split(/[ =]/)[0]!, section, text: entry.trimEnd() });
  }
  return found;
}

/** The parts of all languages, by language and name: a game's, or "text"; "" is what every page says. */
export class Parts {
  private readonly prefixes: Map<string, string>; // of rules' ids, by game
  private readonly elsewhere: Set<string>;

  constructor(private readonly folder: string) {
    const english = entries(this.read(`${ENGLISH}.ftl`));
    const sections = new Set(english.map((entry) => entry.section));
    const lost = ELSEWHERE.filter((section) => !sections.has(section));
    if (lost.length) throw new Error(`en.ftl has no section called ${lost.join(", ")}: see web/words.ts`);
    const elsewhere = english.filter(
      ({ id, section }) => (ELSEWHERE.includes(section) && !OF_TEXT.test(id)) || OF_SERVER.test(id),
    );
    this.elsewhere = new Set(elsewhere.map((entry) => entry.id));
    const games = readdirSync(join(folder, "rules")).flatMap((name) => /^(\w+)\.en\.md$/.exec(name)?.[1] ?? []);
    this.prefixes = new Map(
      games.map((game) => [game, /\*\*([A-Z]+)-\d+\*\*/.exec(this.read(`rules/${game}.en.md`))![1]!]),
    );
  }

  private read(name: string): string {
    return readFileSync(join(this.folder, name), "utf-8");
  }

  get languages(): string[] {
    const names = readdirSync(this.folder).filter((name) => name.endsWith(".ftl"));
    return names.map((name) => name.replace(".ftl", "")).sort();
  }

  get games(): string[] {
    return [...this.prefixes.keys()].sort();
  }

  /** All parts but the one that every page has. */
  get names(): string[] {
    return [...this.games, BY_TEXT, OF_CONDUCT];
  }

  /** The part that a message is in; how a game is called is said everywhere. */
  private partOf(id: string): string {
    if (OF_TEXT.test(id)) return BY_TEXT;
    if (id.startsWith(`page-${OF_CONDUCT}-`)) return OF_CONDUCT;
    for (const [game, prefix] of this.prefixes) {
      const own = id.startsWith(`${game}-`) && id !== `${game}-title`;
      if (own || new RegExp(`^${prefix}-\\d`).test(id)) return game;
    }
    return "";
  }

  text(language: string, part: string): string {
    return entries(this.read(`${language}.ftl`))
      .filter(({ id }) => !this.elsewhere.has(id) && this.partOf(id) === part)
      .map((entry) => entry.text.replace(ATTRIBUTES_OF_SERVER, ""))
      .join("\n");
  }
}

/** `import words from "virtual:words"`: what loads each part, by language and game. */
export function wordsPlugin(folder: string): Plugin {
  const parts = new Parts(folder);
  const part = /\/(?:(\w+)-)?(\w+)\.words$/;
  return {
    name: "words",
    resolveId: (id) => (id === NAME || part.test(id) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${NAME}`) return loaders(parts);
      const found = part.exec(id);
      if (!found || !id.startsWith("\0")) return null;
      const [, name = "", language = ENGLISH] = found;
      this.addWatchFile(join(folder, `${language}.ftl`));
      return `export default ${JSON.stringify(parts.text(language, name))}`;
    },
  };
}

function loaders(parts: Parts): string {
  const of = (language: string): string =>
    ["", ...parts.names]
      .map((part) => `"${part}": () => import("${NAME}/${part && `${part}-`}${language}.words")`)
      .join(", ");
  return `export default { ${parts.languages.map((code) => `${code}: { ${of(code)} }`).join(", ")} }`;
}
