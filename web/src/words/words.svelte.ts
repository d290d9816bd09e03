/// What the page says: the same Fluent files as the terminal and the log, in parts (`words.ts` of the build).
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import parts from "virtual:words";

const ENGLISH = "en";

export type Said = Record<string, FluentVariable>;

declare const __LANGUAGES__: Record<string, string>; // found when the page is built

/** The languages that there are, by the names that their speakers give them. */
export const LANGUAGES = __LANGUAGES__;

class Words {
  language = $state(ENGLISH);
  private bundles: FluentBundle[] = $state.raw([]);
  private grown = $state(0); // how often they have learnt more
  private more: (code: string) => Promise<string> = () => Promise.resolve(""); // of games of other packages
  private codes = [ENGLISH]; // what is asked first, then what stands in for it
  private readonly games = [""]; // whose words are wanted; "" stands for what every page says
  private asked = 0;
  /** Settled when the words are there that were asked for last. */
  ready: Promise<void> = Promise.resolve();

  /** Speak this language from now on; what it does not say is said in English. */
  speak(language: string): Promise<void> {
    const wanted = language in LANGUAGES ? language : ENGLISH;
    this.codes = wanted === ENGLISH ? [ENGLISH] : [wanted, ENGLISH];
    return (this.ready = this.fetch());
  }

  /** Say what this game says, too, in this language and the next ones. */
  learn(game: string): Promise<void> {
    if (this.games.includes(game) || !parts[ENGLISH]?.[game]) return this.ready;
    this.games.push(game);
    return (this.ready = this.add(game, this.ready));
  }

  /** More words of the present languages: nothing that was found before has to be looked up again. */
  private async add(game: string, before: Promise<void>): Promise<void> {
    const asked = this.asked;
    const [texts] = await Promise.all([this.textsOf([game]), before]);
    if (asked !== this.asked) return this.ready; // another language was asked for meanwhile, with these words
    for (const [place, [, text]] of texts.entries()) addTo(this.bundles[place], text);
    this.grown += 1;
  }

  /** The words of games that came with other packages, in this language and the next ones. */
  addFrom(more: (code: string) => Promise<string>): Promise<void> {
    this.more = more;
    return (this.ready = this.fetch());
  }

  private async fetch(): Promise<void> {
    const asked = ++this.asked;
    const found = await this.textsOf(this.games, this.more);
    if (asked === this.asked) this.set(found);
    else await this.ready; // other words were asked for meanwhile
  }

  /** The words of these games in all languages that are asked. */
  private textsOf(games: string[], more?: (code: string) => Promise<string>): Promise<[string, string][]> {
    const texts = this.codes.map(async (code): Promise<[string, string]> => {
      const own = games.map(async (game) => (await parts[code]?.[game]?.())?.default ?? "");
      return [code, (await Promise.all([...own, more?.(code) ?? ""])).join("\n")];
    });
    return Promise.all(texts);
  }

  /** The same, with the texts at hand: the first one is asked first. */
  set(texts: [string, string][]): void {
    this.bundles = texts.map(([code, text]) => bundle(code, text));
    this.language = texts[0]?.[0] ?? ENGLISH;
    if (typeof document !== "undefined") document.documentElement.lang = this.language;
  }

  /** The message of this name, `id` or `id.attribute`; the name itself if there is none. */
  text(name: string, said: Said = {}): string {
    return this.find(name, said) ?? name;
  }

  /** The message of this name, or null if it is missing or needs a figure that is. */
  find(name: string, said: Said): string | null {
    const [id = "", attribute] = name.split(".");
    for (const messages of this.bundles) {
      const message = messages.getMessage(id);
      const pattern = attribute ? message?.attributes[attribute] : message?.value;
      if (pattern === undefined || pattern === null) continue;
      const errors: Error[] = [];
      const text = messages.formatPattern(pattern, said, errors);
      if (errors.length === 0) return text;
    }
    void this.grown; // what is not there yet is looked up again
    return null;
  }

  /** Words of the notation as people write them: "hojo" is Hōjō, "4 sohei" are 4 Sōhei. */
  label(words: string): string {
    return this.find(words, {}) ?? words.replace(/[a-z]+/gi, (word) => this.find(word, {}) ?? word);
  }

  /** When something happened: the hour, with the day if it is not today's; nothing if it is not known. */
  time(at: number): string {
    const [then, today] = [new Date(at * 1000), new Date()];
    const day = then.toDateString() === today.toDateString() ? {} : ({ dateStyle: "short" } as const);
    return at ? new Intl.DateTimeFormat(this.language, { timeStyle: "short", ...day }).format(then) : "";
  }

  /** A list as people say it: "Oda, Mōri and ninja". */
  listed(items: string[]): string {
    const head = items.slice(0, -1);
    const tail = items.at(-1) ?? this.text("nothing");
    return head.length ? this.text("list", { head: head.join(", "), tail }) : tail;
  }
}

function bundle(code: string, text: string): FluentBundle {
  const messages = new FluentBundle([code], { useIsolating: false });
  addTo(messages, text);
  return messages;
}

const addTo = (messages: FluentBundle | undefined, text: string): void =>
  void messages?.addResource(new FluentResource(text), { allowOverrides: true });

export const words = new Words();

/** A message in the language of the page. */
export const t = (name: string, said: Said = {}): string => words.text(name, said);
