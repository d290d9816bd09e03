"""Senji, answers to offers as the judge sees them: which to take, and what to pay with (SEN-42)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.senji.codes import DROP_CODE, PAY_CODE
from sengoku.games.senji.components import (
    BLUFF,
    FAMILIES,
    FIRST_GIVEN,
    FIRST_WANT,
    GIVEN,
    NONE,
    SLOTS,
    WANTED,
)
from sengoku.games.senji.judge import card_guesses, card_values
from sengoku.games.senji.judge.opinion import WORST, Opinion
from sengoku.games.senji.rules.winter.offers import fits, offer_row

if TYPE_CHECKING:
    from sengoku.games.senji.judge.weights import Scales
    from sengoku.games.senji.state import Senji


def offered(scales: Scales, state: Senji, seat: i64, giver: i64, number: i64) -> float:
    """What taking an offer gains, the giver's gain weighed against it; WORST if too little."""
    row = offer_row(state, giver, seat, number)
    if scales.deals <= 0.0:
        return WORST
    offers = state.talks.offers
    hand = card_values.hand_of(state, seat)
    theirs = card_guesses.seen_with(state, seat, giver)
    before = card_values.hand_worth(scales, state, seat, hand)
    theirs_before = card_values.hand_worth(scales, state, giver, theirs)
    hand = paid(scales, state, seat, row, hand, theirs)
    gain = 0.0
    for place in range(offers[row + GIVEN]):
        entry = offers[row + FIRST_GIVEN + place]
        if entry & 1:
            gain += scales.covered
        else:
            hand[(entry >> 1) // SLOTS] |= 1 << (entry >> 1) % SLOTS
            theirs[(entry >> 1) // SLOTS] &= ~(1 << (entry >> 1) % SLOTS)
    gain += card_values.hand_worth(scales, state, seat, hand) - before
    their_gain = card_values.hand_worth(scales, state, giver, theirs) - theirs_before
    gain -= envy(scales, state, seat, giver) * max(0.0, their_gain)
    return gain if gain >= scales.margin else WORST


def envy(scales: Scales, state: Senji, seat: i64, other: i64) -> float:
    """How much another's gain in a deal counts against it: most if they are about to win."""
    near = float(state.board.honour[other]) / float(state.edition.goal)
    lead = max(
        0.0, float(state.board.honour[other] - state.board.honour[seat]) / float(state.edition.goal)
    )
    return scales.envy * (1.0 + near * near + 2.0 * lead)


def paid(
    scales: Scales, state: Senji, seat: i64, row: i64, hand: vec[i64], theirs: vec[i64]
) -> vec[i64]:
    """The hand after the wants of an offer are filled with what is missed least.

    The cards paid are added to `theirs`.
    """
    for place in range(state.talks.offers[row + WANTED]):
        want = state.talks.offers[row + FIRST_WANT + place]
        card = least_missed(scales, state, seat, hand, want)
        if card != NONE:
            hand = card_values.changed(hand, card)
            theirs[card // SLOTS] |= 1 << card % SLOTS
    return hand


def least_missed(scales: Scales, state: Senji, seat: i64, hand: vec[i64], want: i64) -> i64:
    """The card that fills a want and leaves the best hand, or NONE."""
    best = WORST
    found: i64 = NONE
    for family in range(FAMILIES):
        mask = hand[family] & fits(want, family)
        for slot in range(BLUFF):
            if mask >> slot & 1:
                rest = card_values.changed(hand, family * SLOTS + slot)
                left = card_values.hand_worth(scales, state, seat, rest)
                if left > best:
                    best = left
                    found = family * SLOTS + slot
    return found


@final
class Paying(Opinion):
    """Pay with what is missed least."""

    def weigh(self, scales: Scales, state: Senji, seat: i64, moves: vec[i64]) -> vec[float]:
        found = vec[float](capacity=len(moves))
        hand = card_values.hand_of(state, seat)
        for move in moves:
            if move == DROP_CODE:
                found = append(found, WORST)
            else:
                rest = card_values.changed(hand, move - PAY_CODE)
                found = append(found, card_values.hand_worth(scales, state, seat, rest))
        return found
