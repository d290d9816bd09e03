/// The pictures of the rules: `Picture.svelte` in the folder of a game's own board.
import type { Component } from "svelte";

const OWN = import.meta.glob<Component<{ rule: string }>>("../boards/*/Picture.svelte", { import: "default" });

export async function pictureOf(game: string): Promise<Component<{ rule: string }> | null> {
  return (await OWN[`../boards/${game}/Picture.svelte`]?.()) ?? null;
}
