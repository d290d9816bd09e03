/// The auction: own cards laid in secret under what is for sale (SEN-30 to SEN-33).
import type { GameEvent, Move } from "../../../wire/protocol";
import { t } from "../../../words/words.svelte";
import { code, type Flight, type Place, type Scene, type Way } from "../../board";
import type { Season } from "../season";
import { card as cardAt, cardName, familyAt, familyOn, parsed, READY, seatPlace, seen, SLOTS, slotOn } from "../view";
import { laidAt, lotAt, SEAL } from "./lots";
import Panel from "./Panel.svelte";

/** A slot of the own family as a card. */
const ownCard = (scene: Scene, slot: number): number => familyAt(seen(scene), scene.me ?? 0) * SLOTS + slot;

function way(move: Move, scene: Scene): Way {
  const { card: slot = 0, lot = 0 } = move.parts;
  switch (move.kind) {
    case "lay":
      return { source: cardAt(ownCard(scene, slot)), target: lotAt(lot) };
    case "lift":
      return { source: laidAt(lot, slot), target: null };
    case "seal":
      return { source: SEAL, target: null };
    default: // ready, change
      return { source: null, target: null };
  }
}

/** The move that a pick of something quiet would be: the rules say why it may not be. */
function attempt(picked: Place | null, place: Place, scene: Scene): number | null {
  const { what, at, then } = parsed(place);
  const held = parsed(picked);
  const lot = seen(scene).lots.findIndex((one) => one !== null);
  switch (what) {
    case "card": // only the own family's cards can be laid
      return familyOn(at) === familyAt(seen(scene), scene.me ?? 0)
        ? code(scene.game, "lay", slotOn(at), Math.max(lot, 0))
        : null;
    case "lot":
      return held.what === "card" ? code(scene.game, "lay", slotOn(held.at), at) : null;
    case "laid":
      return code(scene.game, "lift", then, at);
    default:
      return null;
  }
}

function prompt(scene: Scene, picked: Place | null): string {
  const view = seen(scene);
  const { what, at } = parsed(picked);
  if (what === "card") return t("senji-auction-ask-lot", { card: cardName(at) });
  return t(scene.me !== null && view.readiness[scene.me] === READY ? "senji-auction-ask-wait" : "senji-auction-ask");
}

/** Bids are turned up, what is won goes to its winner. */
function flights(event: GameEvent): Flight[] {
  const [seat, lot] = [Number(event.seat), Number(event.lot)];
  if (event.event === "bid")
    return (event.stake as number[])
      .slice(0, 2)
      .map((card) => ({ from: seatPlace(seat), to: lotAt(lot), face: cardAt(card) }));
  if (event.event === "won") return [{ from: lotAt(lot), to: seatPlace(seat), face: cardAt(Number(event.card)) }];
  return [];
}

export const auction: Season = {
  kinds: ["ready", "seal", "change", "lay", "lift"],
  Panel,
  way,
  attempt,
  prompt,
  flights,
};
