/// The words of the page in parts: what every page says, and what each game says at its table.
///
/// The files of the languages hold what the terminal says, too. A part has no comments, and nothing
/// that is only said elsewhere; a game's part is loaded with its board.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const NAME = "virtual:words";
const ENGLISH = "en";
/** Sections of the English file that the page never says, in whatever language. */
const ELSEWHERE = ["Research", "Arena", "Terminal", "At a server’s table", "Command line", "For translators"];

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

/** The parts of all languages, by language and game; "" is what every page says. */
export class Parts {
  private readonly prefixes: Map<string, string>; // of rules' ids, by game
  private readonly elsewhere: Set<string>;

  constructor(private readonly folder: string) {
    const english = entries(this.read(`${ENGLISH}.ftl`));
    const sections = new Set(english.map((entry) => entry.section));
    const lost = ELSEWHERE.filter((section) => !sections.has(section));
    if (lost.length) throw new Error(`en.ftl has no section called ${lost.join(", ")}: see web/words.ts`);
    this.elsewhere = new Set(english.filter((entry) => ELSEWHERE.includes(entry.section)).map((entry) => entry.id));
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

  /** Whose a message is; how a game is called is said everywhere. */
  private gameOf(id: string): string {
    for (const [game, prefix] of this.prefixes) {
      const own = id.startsWith(`${game}-`) && id !== `${game}-title`;
      if (own || new RegExp(`^${prefix}-\\d`).test(id)) return game;
    }
    return "";
  }

  text(language: string, game: string): string {
    return entries(this.read(`${language}.ftl`))
      .filter(({ id }) => !this.elsewhere.has(id) && this.gameOf(id) === game)
      .map((entry) => entry.text)
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
      const [, game = "", language = ENGLISH] = found;
      this.addWatchFile(join(folder, `${language}.ftl`));
      return `export default ${JSON.stringify(parts.text(language, game))}`;
    },
  };
}

function loaders(parts: Parts): string {
  const of = (language: string): string =>
    ["", ...parts.games]
      .map((game) => `"${game}": () => import("${NAME}/${game && `${game}-`}${language}.words")`)
      .join(", ");
  return `export default { ${parts.languages.map((code) => `${code}: { ${of(code)} }`).join(", ")} }`;
}
