/// What a board of another package is given: the same as ours, in plain names.
import type { Code } from "../../wire/protocol";
import { t, type Said } from "../../words/words.svelte";
import type { BoardProps, Glow, Place, Scene } from "../board";

/** What a board of another package is told, at first and with every change. */
export interface Given {
  scene: Scene;
  picked: Place | null;
  glow: (place: Place) => Glow;
  pick: (place: Place) => void;
  look: (place: Place | null) => void;
  ask: NonNullable<BoardProps["ask"]>;
  play: (moves: Code[]) => void;
  text: (name: string, figures?: Said) => string;
}

/** Draws into an element: called once, with an element of its own; what it returns is told of every change. */
export type Draw = (element: HTMLElement) => (given: Given) => void;

/** The same as the table calls it. */
export const given = (props: Partial<BoardProps> & { scene: Scene }): Given => ({
  scene: props.scene,
  picked: props.picked ?? null,
  glow: props.glow ?? (() => "quiet"),
  pick: props.onpick ?? (() => {}),
  look: props.onlook ?? (() => {}),
  ask: props.ask ?? (() => Promise.resolve(null)),
  play: props.onplay ?? (() => {}),
  text: t,
});
