/// The pictures of the rules: `Picture.svelte` in the folder of a game's own board, with the game's figures.
import type { Component } from "svelte";
import { figures } from "../wire/api";
import type { BoxFigures } from "../wire/protocol";

export type Picture = Component<{ rule: string; figures: BoxFigures }>;
export interface Pictures {
  Picture: Picture;
  figures: BoxFigures;
}

const OWN = import.meta.glob<Picture>("../boards/*/Picture.svelte", { import: "default" });

/** With the figures of a table, if they are known; else with the usual ones. */
export async function picturesOf(game: string, known?: BoxFigures): Promise<Pictures | null> {
  const load = OWN[`../boards/${game}/Picture.svelte`];
  if (!load) return null;
  const [picture, told] = await Promise.all([load(), known ?? figures(game).catch(() => null)]);
  return told && { Picture: picture, figures: told }; // without a server: the rules without pictures
}
