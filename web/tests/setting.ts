/// What tests share: English as it is, and real positions.
import { readFileSync } from "node:fs";
import type { PlayedGame } from "../src/boards/board";
import type { BoxFigures, StateMessage } from "../src/wire/protocol";
import { words } from "../src/words/words.svelte";
import raw from "./fixtures.json";

const english = new URL("../../src/sengoku/words/en.ftl", import.meta.url);
words.set([["en", readFileSync(english, "utf-8")]]);

export const fixtures = raw as unknown as Record<string, StateMessage[]> & {
  games: PlayedGame[];
  edition: BoxFigures;
};

export const gameOf = (name: string): PlayedGame => fixtures.games.find((game) => game.name === name)!;
