/// The pictures of the rules: the components of a game's own board.
import type { Component } from "svelte";

const OWN: Record<string, () => Promise<{ default: Component<{ rule: string }> }>> = {
  shinobi: () => import("../boards/shinobi/Picture.svelte"),
  shitenno: () => import("../boards/shitenno/Picture.svelte"),
  senji: () => import("../boards/senji/cards/Picture.svelte"),
};

export async function pictureOf(game: string): Promise<Component<{ rule: string }> | null> {
  return (await OWN[game]?.())?.default ?? null;
}
