"""Senji, the auction as the judge sees it: SEN-31. Which own cards to lay under which lot."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.senji import ledger, purse
from sengoku.games.senji.campaigns import WORST
from sengoku.games.senji.components import BLUFF, FAMILIES, LOTS, NONE, VALUED
from sengoku.games.senji.masks import ones, worth
from sengoku.games.senji.notation import (
    CHANGE_CODE,
    LAY_CODE,
    LIFT_CODE,
)

if TYPE_CHECKING:
    from sengoku.games.senji.rules import Senji
    from sengoku.games.senji.weights import Scales


def bidding(scales: Scales, state: Senji, seat: i64) -> vec[float]:
    """Lay what the plan of all bids asks for, then be ready; nothing is lifted."""
    goal = planned(scales, state, seat)
    found = vec[float]()
    for move in state.moves(seat):
        if move <= CHANGE_CODE:
            found = append(found, WORST if move == CHANGE_CODE else 0.0)
        elif LAY_CODE <= move < LIFT_CODE:
            slot = (move - LAY_CODE) // LOTS
            lot = (move - LAY_CODE) % LOTS
            found = append(found, 1.0 if goal[lot] >> slot & 1 else -1.0)
        else:
            found = append(found, WORST)
    return found


def planned(scales: Scales, state: Senji, seat: i64) -> vec[i64]:
    """The bids, as if none was laid yet: masks of own cards by lot, the dearest lot first."""
    own = seat + state.absent
    pool = state.hands[seat * FAMILIES + own] & VALUED
    hand = purse.hand_of(state, seat)
    for lot in range(LOTS):
        pool |= state.laid[seat * LOTS + lot] & VALUED
        hand[own] |= state.laid[seat * LOTS + lot]
    goal = vec[i64]([0] * LOTS)
    done: i64 = 0
    for _ in range(LOTS):
        best = 0.0
        best_lot: i64 = NONE
        best_bid: i64 = 0
        full = purse.hand_worth(scales, state, seat, hand)
        for lot in range(LOTS):
            if state.lots[lot] == NONE or done >> lot & 1:
                continue
            more = purse.changed(hand, state.lots[lot])
            gain = purse.hand_worth(scales, state, seat, more) - full
            gain *= 1.0 + scales.whim * ledger.whim(state, seat, state.lots[lot])
            lead = frozen_lead(state, seat, lot)
            bid = best_bid_for(scales, gain, pool, lead)
            surplus = surplus_of(scales, gain, lead, bid)
            if bid and surplus > best:
                best = surplus
                best_lot = lot
                best_bid = bid
        if best_lot == NONE:
            break
        goal[best_lot] = best_bid
        done |= 1 << best_lot
        pool &= ~best_bid
        hand[own] &= ~best_bid
        hand = purse.changed(hand, state.lots[best_lot])
    return goal


def frozen_lead(state: Senji, seat: i64, lot: i64) -> i64:
    """By how much the seat's frozen bid is above those of the others, or below (SEN-32)."""
    most: i64 = 0
    for other in range(state.players):
        if other != seat:
            most = max(most, worth(state.frozen[other * LOTS + lot]))
    return worth(state.frozen[seat * LOTS + lot]) - most


def margin(scales: Scales, gain: float, lead: i64, price: float) -> float:
    """What a bid gains on average that leads by so much over what lies open."""
    if lead <= 0:
        return 0.0
    square = float(lead * lead)
    return (gain - price) * square / (square + scales.bid * scales.bid)


def surplus_of(scales: Scales, gain: float, lead: i64, bid: i64) -> float:
    """The same for these cards: they cost what they are worth in hand, and wait in the bid."""
    size = float(ones(bid))
    price = scales.own_card * size + scales.own_point * float(worth(bid))
    return margin(scales, gain, lead + worth(bid), price) - scales.lay * size


def best_bid_for(scales: Scales, gain: float, pool: i64, lead: i64) -> i64:
    """One or two own cards that make the best bid; 0 for none."""
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
