/// Lots and bids, read from a view and from what happened.
import type { Happened } from "../../../table/room";
import type { Place } from "../../board";
import type { SenjiView } from "../view";

export const lotAt = (lot: number): Place => `lot:${lot}`;
export const laidAt = (lot: number, slot: number): Place => `laid:${lot}:${slot}`;
export const SEAL: Place = "seal";

export interface Lot {
  lot: number;
  card: number;
}

/** What is for sale. */
export const lotsIn = (view: SenjiView): Lot[] =>
  view.lots.flatMap((card, lot) => (card === null ? [] : [{ lot, card }]));

export interface Bid {
  seat: number;
  cards: number[];
  worth: number;
}

/** How one lot ended: all bids on it, and who won, or that it is frozen. */
export interface Outcome {
  card: number;
  bids: Bid[];
  winner: number | null;
  frozen: boolean;
}

/** Where the last spring began: then the bids have been turned up. */
export const lastSpring = (happened: Happened[]): number =>
  happened.findLastIndex(({ event }) => event.event === "spring");

/** The lots as the last auction ended, in the order in which they were turned up. */
export function outcomes(happened: Happened[]): Outcome[] {
  const end = lastSpring(happened);
  const begin = happened.slice(0, Math.max(end, 0)).findLastIndex(({ event }) => event.event === "winter");
  const found = new Map<number, Outcome>();
  for (const { event } of happened.slice(begin + 1, Math.max(end, 0))) {
    const lot = (card: unknown): Outcome => {
      const known = found.get(Number(card)) ?? { card: Number(card), bids: [], winner: null, frozen: false };
      found.set(Number(card), known);
      return known;
    };
    if (event.event === "bid")
      lot(event.card).bids.push({
        seat: Number(event.seat),
        cards: event.stake as number[],
        worth: Number(event.worth),
      });
    else if (event.event === "won") lot(event.card).winner = Number(event.seat);
    else if (event.event === "frozen") lot(event.card).frozen = true;
    else if (event.event === "unsold") (event.left as number[]).forEach(lot);
  }
  return [...found.values()];
}
