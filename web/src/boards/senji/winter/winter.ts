/// Winter: private talks, offers and promises, and who is ready (SEN-40 to SEN-45).
import type { GameEvent, Move } from "../../../wire/protocol";
import { t } from "../../../words/words.svelte";
import { code, type Flight, type Place, type Scene, type Way } from "../../board";
import type { Season } from "../season";
import { card as cardAt, parsed, PROMISES, province as provinceAt, READY, seen, whose } from "../view";
import Panel from "./Panel.svelte";
import {
  answer,
  COVERED,
  DROP,
  exactly,
  offerTo,
  person,
  PROCLAIM,
  promise,
  SEAL,
  SEND,
  SHOWN,
  tell,
  want,
} from "./talks";

const tap = (source: Place): Way => ({ source, target: null });

function way(move: Move): Way {
  const { seat = 0, number = 0, card = 0, kind = 0, value = 0, pledge = 0, province = 0 } = move.parts;
  switch (move.kind) {
    case "offer":
      return tap(offerTo(seat));
    case "show":
      return { source: cardAt(card), target: SHOWN };
    case "cover":
      return { source: cardAt(card), target: COVERED };
    case "want":
      return tap(want(kind));
    case "exactly":
      return tap(exactly(value));
    case "send":
      return tap(SEND);
    case "pay":
      return tap(cardAt(card));
    case "take":
    case "refuse":
    case "counter":
    case "withdraw":
      return tap(answer(move.kind, seat, number));
    case "promise":
      return tap(promise(pledge));
    case "about":
      return tap(provinceAt(province));
    case "tell":
      return tap(tell(seat));
    case "proclaim":
      return tap(PROCLAIM);
    case "drop":
      return tap(DROP);
    case "seal":
      return tap(SEAL);
    default: // ready, change
      return { source: null, target: null };
  }
}

/** The move that a pick of something quiet would be: the rules say why it may not be. */
function attempt(picked: Place | null, place: Place, scene: Scene): number | null {
  const { what, at, then } = parsed(place);
  const { game } = scene;
  const own = seen(scene).own;
  switch (what) {
    case "card":
      return code(game, own?.drafted?.what === "payment" ? "pay" : "show", at);
    case "shown":
    case "covered":
      return parsed(picked).what === "card" ? code(game, what === "shown" ? "show" : "cover", parsed(picked).at) : null;
    case "province":
      return code(game, "about", at);
    case "take":
    case "refuse":
    case "counter":
    case "withdraw":
      return code(game, what, at, then);
    case "offer":
    case "want":
    case "exactly":
    case "promise":
    case "tell":
      return code(game, what, at);
    case "send":
    case "proclaim":
    case "drop":
    case "seal":
      return code(game, what);
    default:
      return null;
  }
}

function prompt(scene: Scene, picked: Place | null): string {
  const view = seen(scene);
  if (!view.own || scene.me === null) return t("senji-prompt", { phase: "winter" });
  const draft = view.own.drafted;
  const other = draft?.other ?? null;
  const name = other === null ? "" : whose(scene, other);
  if (draft?.what === "offer")
    return t(parsed(picked).what === "card" ? "senji-winter-ask-how" : "senji-winter-ask-offer", { name });
  if (draft?.what === "payment") return t("senji-winter-ask-pay", { name });
  if (draft?.what === "promise")
    return t(draft.names_province ? "senji-winter-ask-where" : "senji-winter-ask-hearer", {
      promise: t(`senji-winter-promise-${PROMISES[draft.promise ?? 0]}`),
    });
  if (view.own.offers.some((offer) => offer.to === scene.me)) return t("senji-winter-ask-answer");
  return t(view.readiness[scene.me] === READY ? "senji-winter-ask-wait" : "senji-winter-ask-talk");
}

/** A deal: cards pass between the two. */
function flights(event: GameEvent, scene: Scene): Flight[] {
  if (event.event !== "deal") return [];
  const [from, to] = [Number(event.seat), Number(event.to)];
  const pile = (seat: number): Place => (seat === scene.me ? "hand" : person(seat));
  const passed = (cards: unknown, source: number, target: number): Flight[] =>
    (cards as number[]).slice(0, 2).map((card) => ({ from: pile(source), to: pile(target), face: cardAt(card) }));
  return [...passed(event.given, from, to), ...passed(event.paid, to, from)];
}

export const winter: Season = {
  kinds: [
    "ready",
    "seal",
    "change",
    "offer",
    "show",
    "cover",
    "want",
    "exactly",
    "send",
    "take",
    "pay",
    "refuse",
    "counter",
    "promise",
    "about",
    "tell",
    "proclaim",
    "withdraw",
    "drop",
  ],
  Panel,
  way,
  attempt,
  prompt,
  flights,
};
