/// Shitennō reckoned from a view: prices, majorities, favour, and what a payment is worth.
import type { View as ShitennoView } from "./types";

export type { ShitennoView };

export const TROOPS = ["samurai", "bushi", "sohei", "shinobi"];
export const PROVINCES = ["chugoku", "chubu", "hokkaido", "kyushu", "kanto", "kansai", "shikoku", "tohoku"];
export const TITLES = ["daimyo", "shomyo", "sensei", "hatamoto"];
export const GENERALS = ["honda", "sakakibara", "sakai", "ii"];
export const BONUSES = ["exchange", "plus", "draw"];
export const GATES = [0, 3, 2, 1, 0, 3, 2, 1]; // a province's own troop (STN-09)
export const MAJORITY = 6;
export const SENSEI = 2;
export const HATAMOTO = 3;
export const KOKU = 14; // the first kind of koku card; troops are below
export const EXCHANGE = 17;
export const PLUS = 18;
export const STAND_IN = 19;
const COPIES = [...Array<number>(4).fill(6), ...Array<number>(10).fill(1), 12, 8, 4]; // STN-02 to STN-04
const PAIRS = TROOPS.flatMap((_, one) => TROOPS.slice(one).map((__, more) => [one, one + more]));

/** The numbers of a province's positions, koku price and favour in one (STN-09). */
export const values = (province: number): number[] => (province < 4 ? [3, 4, 6, 9] : [5, 6, 8, 11]);
const printed = (province: number): number => (province < 4 ? 2 : 3);

/** The troops on a card, one or two; none on koku and tiles. */
export const troopsOn = (card: number): number[] => (card < 4 ? [card] : card < KOKU ? (PAIRS[card - 4] ?? []) : []);

export interface Price {
  position: number;
  troops: number[]; // one by one: those printed, then that of the top tile or the gate
  koku: number;
}

/** What the next position of a province costs (STN-10), null if none is free. */
export function price(view: ShitennoView, province: number): Price | null {
  const position = view.board[province]?.indexOf(null) ?? -1;
  if (position < 0) return null;
  const gate = GATES[province] ?? 0;
  const troops = [...Array<number>(printed(province)).fill(gate), view.tops[province] ?? gate];
  return { position, troops, koku: values(province)[position] ?? 0 };
}

/** How many kamon each seat has in a province, golden ones counting two. */
export function strengths(view: ShitennoView, province: number): number[] {
  const found = Array<number>(view.players).fill(0);
  view.board[province]?.forEach((seat, at) => {
    if (seat !== null) found[seat] = (found[seat] ?? 0) + (view.golden[province]?.[at] ? 2 : 1);
  });
  return found;
}

/** Who has the majority of a province now, by the leftmost kamon where it is tied (STN-63). */
export function leader(view: ShitennoView, province: number): number | null {
  const found = strengths(view, province);
  const most = Math.max(...found);
  if (most === 0) return null;
  return view.board[province]?.find((seat) => seat !== null && found[seat] === most) ?? null;
}

/** Whether the majority of a province hangs on whose kamon stands leftmost. */
export function tied(view: ShitennoView, province: number): boolean {
  const found = strengths(view, province);
  const most = Math.max(...found);
  return most > 0 && found.filter((count) => count === most).length > 1;
}

export const kokuOf = (counts: number[]): number => counts.reduce((sum, count, at) => sum + count * (at + 1), 0);

export interface Favour {
  seat: number;
  track: number;
  koku: number;
  exchanged: number;
  plus: number;
  provinces: number[];
  total: number;
}

/** The final favour of each seat line by line, as if the game ended now (STN-62, STN-63). */
export function lastFavour(view: ShitennoView): Favour[] {
  const led = PROVINCES.map((_, province) => leader(view, province));
  return view.favour.map((track, seat) => {
    const [exchanges = 0, tiles = 0] = view.bonuses[seat] ?? [];
    const koku = kokuOf(view.koku[seat] ?? []);
    const exchanged = Math.min(exchanges, troopsIn(view, seat));
    const plus = koku + exchanged > 0 ? tiles : 0;
    const provinces = PROVINCES.map((_, at) => at).filter((at) => led[at] === seat);
    return {
      seat,
      track,
      koku,
      exchanged,
      plus,
      provinces,
      total: track + koku + exchanged + plus + MAJORITY * provinces.length,
    };
  });
}

/** The troops in a hand if it is seen, else how many cards it has: so many at the least. */
function troopsIn(view: ShitennoView, seat: number): number {
  const cards = view.hands?.[seat] ?? (seat === view.seat ? view.hand : null);
  return cards
    ? cards.reduce((sum, count, card) => sum + count * troopsOn(card).length, 0)
    : (view.troop_cards[seat] ?? 0);
}

/** What a position scores: its number, and what the title adds (STN-44). */
export const titleBonus = (title: number): number => Math.max(2 - title, 0);

/** All that a seat could spend: cards, then Exchange, +1 and the Hatamoto. */
export function held(view: ShitennoView, seat: number): number[] {
  const [exchange = 0, plus = 0] = view.bonuses[seat] ?? [];
  const standsIn = view.titles[seat] === HATAMOTO && !(view.actors.includes(seat) && view.stood_in);
  return [
    ...(view.hand ?? Array<number>(KOKU).fill(0)),
    ...(view.koku[seat] ?? [0, 0, 0]),
    exchange,
    plus,
    Number(standsIn),
  ];
}

/** Troop cards that a seat hasn't seen: in the pile, or unknown in other hands (STN-23). */
export function unseen(view: ShitennoView): number[] {
  const places = [view.discards, view.table, ...view.offers.map((offer) => offer.cards)];
  view.known.forEach((known, seat) =>
    places.push(seat === view.seat ? (view.hand ?? known) : (view.hands?.[seat] ?? known)),
  );
  return COPIES.slice(0, KOKU).map((all, card) => all - places.reduce((sum, counts) => sum + (counts[card] ?? 0), 0));
}

// What things are worth to keep, to say which payment is cheapest: tiles more than cards.
const WORTH = [...Array<number>(4).fill(1), ...Array<number>(10).fill(1.7), 0.9, 1.8, 2.7, 1.6, 1.5, 0.3];

export const worth = (spend: number[]): number =>
  spend.reduce((sum, count, part) => sum + count * (WORTH[part] ?? 0), 0);

/** Payments with the cheapest first. */
export const cheapestFirst = (spends: number[][]): number[][] => spends.toSorted((one, two) => worth(one) - worth(two));

/** Counts of parts as a list of parts. */
export const listed = (counts: number[]): number[] =>
  counts.flatMap((count, part) => Array<number>(Math.max(count, 0)).fill(part));

/** A step of a payment, as the question `explain` tells it. */
export interface Step {
  step: string;
  card?: number | null;
  what?: number;
  into?: number;
  [more: string]: unknown;
}
