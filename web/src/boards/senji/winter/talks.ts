/// Winter as one seat hears it: what is put together, who said what to whom, and how it is said.
import type { Happened, Room } from "../../../table/room";
import type { Said } from "../../../wire/protocol";
import { eventSentence } from "../../../words/sentences";
import { t } from "../../../words/words.svelte";
import type { Place, Scene } from "../../board";
import type { Drafted } from "../types";
import { EVERYBODY, PROMISES, provinceName, seen, type Offer, type Own, type SenjiView } from "../view";

// Places of winter; cards, provinces and seats are in `view`.
export const offerTo = (seat: number): Place => `offer:${seat}`;
export const answer = (how: "take" | "refuse" | "counter" | "withdraw", seat: number, number: number): Place =>
  `${how}:${seat}:${number}`;
export const want = (kind: number): Place => `want:${kind}`;
export const exactly = (value: number): Place => `exactly:${value}`;
export const promise = (which: number): Place => `promise:${which}`;
export const tell = (seat: number): Place => `tell:${seat}`;
export const person = (seat: number): Place => `person:${seat}`;
export const SHOWN: Place = "shown";
export const COVERED: Place = "covered";
export const SEND: Place = "send";
export const DROP: Place = "drop";
export const PROCLAIM: Place = "proclaim";
export const SEAL: Place = "seal"; // not beside "ready": who seals can't be talked to any more

/** The offer that is about to be taken. */
export const beingTaken = (own: Own, draft: Drafted): Offer | undefined =>
  own.offers.find((offer) => offer.from === draft.other && offer.number === draft.number);

/** Words kept and broken, by seat: those that this seat heard, or that all heard. */
export const trustIn = (view: SenjiView): [number[], number[]] => view.own?.trust ?? view.trust;

/** A promise as its speaker says it. */
export const pledged = (which: number, where: number | null, all: boolean): string =>
  t(`senji-winter-say-${PROMISES[which] ?? ""}`, {
    to: all ? "all" : "one",
    province: where === null ? "" : provinceName(where),
  });

// What was said.

/** A line, a promise, or a note of what became of an offer. */
export interface Item {
  kind: "line" | "promise" | "note";
  at: number;
  from: number;
  text: string;
  key: number; // by which the room knows it again
}

const NOTES = new Set(["refused", "withdrawn", "countered", "void", "deal"]);

/** The lines between this seat and another, or those that all heard (null). */
export const lines = (room: Room, scene: Scene, other: number | null): Said[] =>
  room.talk.filter((line) => isBetween(line, scene.me, other));

/** The conversation with one seat, or in the square (null), in the order in which it came. */
export function thread(room: Room, scene: Scene, other: number | null): Item[] {
  const events = ofThisWinter(room.happened).flatMap((one) => noted(one, scene, other));
  return [...events, ...lines(room, scene, other).map(spoken)].toSorted((one, two) => one.at - two.at);
}

function isBetween(line: Said, me: number | null, other: number | null): boolean {
  if (line.to === null || other === null) return line.to === null && other === null;
  return line.from === other ? me !== null && line.to.includes(me) : line.from === me && line.to.includes(other);
}

const spoken = (line: Said): Item => ({ kind: "line", at: line.at, from: line.from, text: line.text, key: line.at });

/** What happened since winter came, and what became of the promises of the year before. */
function ofThisWinter(happened: Happened[]): Happened[] {
  const winters = happened.flatMap(({ event }, at) => (event.event === "winter" ? [at] : []));
  const last = winters.at(-1) ?? 0;
  const before = winters.at(-2) ?? 0;
  return happened.filter(({ event }, at) => at > last || (at > before && event.event === "verdict"));
}

function noted({ event, at, place }: Happened, scene: Scene, other: number | null): Item[] {
  const key = -1 - place;
  const from = Number(event.seat);
  const to = "to" in event ? Number(event.to) : null;
  const ours = other === null ? to === null : to !== null && [from, to].includes(other);
  if (!ours) return [];
  if (event.event === "promise") {
    const where = "province" in event ? Number(event.province) : null;
    return [{ kind: "promise", at, from, text: pledged(Number(event.pledge), where, to === null), key }];
  }
  if (event.event !== "verdict" && !NOTES.has(event.event)) return [];
  const reader = { game: scene.view.game, names: scene.names, me: scene.me };
  return [{ kind: "note", at, from, text: eventSentence(event, reader), key }];
}

/** Promises of this year between two seats, or to all: for who comes later. */
export const heard = (view: SenjiView, other: number | null): Item[] =>
  (view.own?.promises ?? [])
    .filter(([from, to]) => (other === null ? to === EVERYBODY : to !== EVERYBODY && [from, to].includes(other)))
    .map(([from, to, which, where]) => ({
      kind: "promise",
      at: 0,
      from,
      text: pledged(which, where < 0 ? null : where, to === EVERYBODY),
      key: 0,
    }));

/** How the room knows an offer again: below the keys of all that happened. */
export const offerKey = (scene: Scene, offer: Offer): number =>
  -1e6 * (1 + seen(scene).year) - 100 * offer.from - offer.number;

/** Offers between this seat and another that stand, those to be answered last. */
export const standing = (scene: Scene, other: number): Offer[] =>
  (seen(scene).own?.offers ?? [])
    .filter((offer) => offer.from === other || offer.to === other)
    .toSorted((one, two) => Number(two.from === scene.me) - Number(one.from === scene.me));
