/// The rules as texts, loaded when they are read; English where a language has none.
import * as api from "../wire/api";
import { words } from "../words/words.svelte";

const TEXTS = import.meta.glob<string>("$words/rules/*.md", { query: "?raw", import: "default" });

export async function rulesOf(game: string, language: string): Promise<string> {
  await words.learn(game); // the pictures speak of it
  for (const code of [language, "en"]) {
    const path = Object.keys(TEXTS).find((name) => name.endsWith(`/${game}.${code}.md`));
    if (path) return (await TEXTS[path]?.()) ?? "";
  }
  return api.rules(game, language); // a game of another package
}
