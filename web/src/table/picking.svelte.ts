/// A move as it is put together: what is picked, what waits for a yes, and why something can't be done.
import type { Glow, Place } from "../boards/board";
import { clicked, glowOf } from "../boards/choosing";
import { play } from "../components/sounds";
import { settings } from "../store/settings.svelte";
import type { Move, Refusal } from "../wire/protocol";
import { t } from "../words/words.svelte";
import { announcer } from "./announcer.svelte";
import type { Sitting } from "./sitting.svelte";

const LOOK = 450; // ms on a quiet thing before it says why
const STAY = 700; // ms to go to the link of what it said

export class Picking {
  asked: Move | null = $state.raw(null); // waits for a yes
  warning: string | null = $state(null); // what a yes would mean, where that has to be said
  why: { refusal: Refusal; place: Place | null } | null = $state.raw(null);
  private looking: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly sitting: Sitting) {}

  glow(place: Place): Glow {
    return glowOf(this.sitting.found, this.sitting.store.picked, this.sitting.board, place);
  }

  pick(place: Place): void {
    const { mine, over, found, store } = this.sitting;
    this.why = null;
    if (!mine || over) {
      announcer.say(this.sitting.prompt, "urgent");
      return;
    }
    const meant = clicked(found, store.picked, place);
    if ("move" in meant) this.make(meant.move);
    else if ("pick" in meant) store.pick(meant.pick);
    else void this.explain(place, true);
  }

  /** Make a move, or ask first where that is wished, or where it might be regretted. */
  make(move: Move): void {
    const { board, store, scene } = this.sitting;
    const warning = board.warning?.(move, scene) ?? null;
    const asks = settings.kept.confirm && this.asked?.code !== move.code && (board.final?.(move) ?? true);
    this.warning = warning;
    this.asked = asks || warning !== null ? move : null;
    if (!this.asked) void store.move(move.code);
  }

  /** Yes: make the move that waits for it. */
  confirm(): void {
    const move = this.asked;
    this.asked = null;
    if (move) void this.sitting.store.move(move.code);
  }

  /** Nothing is picked, asked or said any more. */
  drop(): void {
    this.asked = null;
    this.why = null;
    this.sitting.store.hints = null;
    this.sitting.store.pick(null);
  }

  /** Something that is dragged is picked, and dropped on a target if there is one. */
  readonly dragged = {
    onlift: (place: Place): void => {
      if (this.sitting.store.picked !== place) this.pick(place);
    },
    ondrop: (places: Place[]): void => {
      const { found, store } = this.sitting;
      const targets = found.ways.get(store.picked ?? "");
      const place = places.find((one) => targets?.has(one)) ?? places.find((one) => one !== store.picked);
      if (place !== undefined) this.pick(place);
    },
  };

  /** Why not: after a moment on a quiet thing. */
  look(place: Place | null): void {
    if (!matchMedia("(hover: hover)").matches) return; // fingers tap, they don't look
    clearTimeout(this.looking);
    if (place === null) this.looking = setTimeout(() => (this.why = null), STAY);
    else if (this.sitting.mine && !this.sitting.idle && this.glow(place) === "quiet")
      this.looking = setTimeout(() => void this.explain(place, false), LOOK);
  }

  /** Whether somebody is about to read on. */
  keep(kept: boolean): void {
    if (kept) clearTimeout(this.looking);
    else this.look(null);
  }

  /** What was said why not is read, or of no interest. */
  forget(): void {
    this.why = null;
  }

  private async explain(place: Place, loud: boolean): Promise<void> {
    const { board, store, scene, idle } = this.sitting;
    const code = board.attempt(store.picked, place, scene);
    const refusal = code === null || idle ? null : await store.whyNot(code);
    if (!refusal) {
      if (loud && !idle) announcer.say(t("page-not-now"), "urgent");
      return;
    }
    this.why = { refusal, place };
    if (loud) play("refuse");
  }
}
