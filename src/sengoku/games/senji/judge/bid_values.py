"""Senji, the auction as the judge sees it: which own cards to lay on which lot (SEN-31)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.senji.codes import LAY_CODE, LAY_END, READY_CODE, SEAL_CODE, lay_card, lay_lot
from sengoku.games.senji.components import BLUFF, FAMILIES, LOTS, NONE, VALUED
from sengoku.games.senji.judge import card_values
from sengoku.games.senji.judge.opinion import WORST, Unsearched
from sengoku.games.senji.rules.masks import ones, worth

if TYPE_CHECKING:
    from sengoku.games.senji.judge.weights import Scales
    from sengoku.games.senji.state import Senji


@final
class Bidding(Unsearched):
    """Lay the cards of the planned bids, then be ready; nothing is taken back."""

    def weigh(self, scales: Scales, state: Senji, seat: i64, moves: vec[i64]) -> vec[float]:
        plan = planned(scales, state, seat)
        found = vec[float](capacity=len(moves))
        for move in moves:
            if LAY_CODE <= move < LAY_END:
                found = append(found, 1.0 if plan[lay_lot(move)] >> lay_card(move) & 1 else -1.0)
            else:
                found = append(found, 0.0 if move in (READY_CODE, SEAL_CODE) else WORST)
        return found


def planned(scales: Scales, state: Senji, seat: i64) -> vec[i64]:
    """All bids, as if none was laid yet: masks of own cards by lot, the dearest lot first."""
    own = seat + state.absent
    pool = state.diplomacy.hands[seat * FAMILIES + own] & VALUED
    hand = card_values.hand_of(state, seat)
    for lot in range(LOTS):
        pool |= state.auction.laid[seat * LOTS + lot] & VALUED
        hand[own] |= state.auction.laid[seat * LOTS + lot]
    plan = vec[i64]([0] * LOTS)
    for _ in range(LOTS):
        lot, bid = next_bid(scales, state, seat, hand, pool, plan)
        if lot == NONE:
            break
        plan[lot] = bid
        pool &= ~bid
        hand[own] &= ~bid
        hand = card_values.changed(hand, state.auction.lots[lot])
    return plan


def next_bid(
    scales: Scales, state: Senji, seat: i64, hand: vec[i64], pool: i64, plan: vec[i64]
) -> tuple[i64, i64]:
    """The lot without a planned bid that gains most, and the bid from the pool; NONE if none does.

    The hand is what the seat would have after the bids planned so far.
    """
    best = 0.0
    best_lot: i64 = NONE
    best_bid: i64 = 0
    full = card_values.hand_worth(scales, state, seat, hand)
    for lot in range(LOTS):
        if state.auction.lots[lot] == NONE or plan[lot]:
            continue
        more = card_values.changed(hand, state.auction.lots[lot])
        gain = card_values.hand_worth(scales, state, seat, more) - full
        gain *= 1.0 + scales.whim * card_values.whim(state, seat, state.auction.lots[lot])
        lead = frozen_lead(state, seat, lot)
        bid = best_bid_for(scales, gain, pool, lead)
        surplus = surplus_of(scales, gain, lead, bid)
        if bid and surplus > best:
            best = surplus
            best_lot = lot
            best_bid = bid
    return best_lot, best_bid


def frozen_lead(state: Senji, seat: i64, lot: i64) -> i64:
    """The seat's frozen bid less the best of the others (SEN-32)."""
    most: i64 = 0
    for other in range(state.players):
        if other != seat:
            most = max(most, worth(state.auction.frozen[other * LOTS + lot]))
    return worth(state.auction.frozen[seat * LOTS + lot]) - most


def margin(scales: Scales, gain: float, lead: i64, price: float) -> float:
    """What a bid gains on average if it leads by so much over the bids that lie open."""
    if lead <= 0:
        return 0.0
    square = float(lead * lead)
    return (gain - price) * square / (square + scales.bid * scales.bid)


def surplus_of(scales: Scales, gain: float, lead: i64, bid: i64) -> float:
    """The margin of these cards: they cost what they are worth in hand, and that they lie there."""
    size = float(ones(bid))
    price = scales.own_card * size + scales.own_point * float(worth(bid))
    return margin(scales, gain, lead + worth(bid), price) - scales.lay * size


def best_bid_for(scales: Scales, gain: float, pool: i64, lead: i64) -> i64:
    """The one or two cards of the pool that make the best bid; 0 if none is better."""
    best = margin(scales, gain, lead, 0.0)
    found: i64 = 0
    for first in range(BLUFF):
        if not pool >> first & 1:
            continue
        for second in range(first, BLUFF):
            if not pool >> second & 1:
                continue
            bid: i64 = 1 << first
            bid |= 1 << second
            surplus = surplus_of(scales, gain, lead, bid)
            if surplus > best:
                best = surplus
                found = bid
    return found
