/// Boards of other packages: a module that the server has, which draws with plain functions.
///
/// The module's default export is a `PluggedBoard`; docs/games.md describes it for their authors.
import type { Component } from "svelte";
import { to } from "../../wire/api";
import type { Board, Scene } from "../board";
import { generic } from "../generic/generic";
import type { Draw } from "./given";
import Plugged from "./Plugged.svelte";

type Rest = "way" | "attempt" | "prompt" | "flights" | "sign" | "standing" | "harms" | "final" | "step";

/** What the module brings: a table, and whatever it does otherwise than the generic board. */
export interface PluggedBoard extends Partial<Pick<Board, Rest>> {
  table: Draw;
  hand?: Draw;
  notes?: Draw;
  styles?: string; // the address of a style sheet
}

/** What a function draws, as a component. */
const drawn = <Props extends { scene: Scene }>(draw: Draw): Component<Props> =>
  ((anchor, props) => Plugged(anchor, { draw, props })) as Component<Props>;

/** A board out of a module; without a hand of its own it has the generic list of moves. */
export function boardFrom(module: PluggedBoard): Board {
  const { table, hand, notes, styles: _, ...rest } = module;
  const tapped: Board["way"] = (move) => ({ source: `move:${move.code}`, target: null });
  return {
    ...generic,
    ...(hand ? { way: tapped } : {}),
    ...rest,
    Table: drawn(table),
    Hand: hand ? drawn(hand) : generic.Hand,
    Notes: notes ? drawn(notes) : undefined,
  };
}

/** Load a board and its styles; one that can't be loaded is replaced by the generic board. */
export async function plugged(address: string): Promise<Board> {
  try {
    const module = (await import(/* @vite-ignore */ to(address))) as { default: PluggedBoard };
    if (module.default.styles) await styled(module.default.styles);
    return boardFrom(module.default);
  } catch (error) {
    reportError(error);
    return generic;
  }
}

function styled(address: string): Promise<void> {
  const known = [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")];
  if (known.some((link) => link.href === address)) return Promise.resolve();
  const link = document.createElement("link");
  return new Promise((loaded, failed) => {
    link.rel = "stylesheet";
    link.onload = () => loaded();
    link.onerror = () => failed(new Error(address));
    link.href = address;
    document.head.append(link);
  });
}
