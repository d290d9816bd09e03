"""Senji, offers as the judge makes them: a card for a card, so that both sides gain (SEN-42)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.senji.codes import (
    DROP_CODE,
    EXACTLY_CODE,
    SEND_CODE,
    SHOW_CODE,
    WANT_CODE,
    WANT_END,
)
from sengoku.games.senji.components import (
    BLUFF,
    DRAFT,
    FAMILIES,
    FIRST_GIVEN,
    FIRST_WANT,
    GIVEN,
    KINDS,
    NONE,
    SLOTS,
    VALUED,
    VALUES,
    WANT_ANY,
    WANT_OF_KIND,
    WANTED,
    WHAT,
    WITH,
)
from sengoku.games.senji.judge import card_guesses, card_values
from sengoku.games.senji.judge.answer_values import envy
from sengoku.games.senji.judge.opinion import Opinion
from sengoku.games.senji.rules.winter.offers import fits

if TYPE_CHECKING:
    from sengoku.games.senji.judge.weights import Scales
    from sengoku.games.senji.state import Senji


# Swaps.


@final
class Swap:
    """One card for another: what is given, what is wanted, what it gains."""

    def __init__(self) -> None:
        self.give: i64 = NONE  # a card
        self.want: i64 = NONE  # a card, or one of a family and kind
        self.gain: float = -1.0


@final
class Dealings:
    """What a seat and a possible partner hold, as far as the seat knows, and what it is worth.

    Cards that stand in an offer, or are asked for, may be gone: the hand is counted as if those
    offers were taken. One card of each family is worth more than two of one.
    """

    def __init__(self, scales: Scales, state: Senji, seat: i64, other: i64) -> None:
        self.seat: i64 = seat
        self.other: i64 = other
        self.hand = expected(state, seat)
        self.theirs = card_guesses.seen_with(state, seat, other)
        self.engaged = engaged(state, seat, other)
        self.hand_worth: float = card_values.hand_worth(scales, state, seat, self.hand)
        self.theirs_worth: float = card_values.hand_worth(scales, state, other, self.theirs)

    def own_change(self, scales: Scales, state: Senji, card: i64) -> float:
        """What the seat's hand is worth more with the card, or without it if it is in hand."""
        hand = card_values.changed(self.hand, card)
        return card_values.hand_worth(scales, state, self.seat, hand) - self.hand_worth

    def their_change(self, scales: Scales, state: Senji, card: i64) -> float:
        """The same for the partner's hand."""
        theirs = card_values.changed(self.theirs, card)
        return card_values.hand_worth(scales, state, self.other, theirs) - self.theirs_worth


def best_swap(scales: Scales, state: Senji, seat: i64, other: i64) -> Swap:
    """The swap that gains most; without a card, and with a loss, if there is none."""
    dealings = Dealings(scales, state, seat, other)
    jealous = envy(scales, state, seat, other)
    gifts = all_gifts(scales, state, dealings)
    best = Swap()
    for wish in all_wishes(scales, state, dealings):
        for gift in gifts:
            if gift.card // SLOTS == wish.family:
                continue
            mine = wish.gain + gift.gain
            their = gift.their_gain + wish.their_gain
            fair = mine - jealous * their
            # They weigh it as we do: both have to gain enough.
            if their - jealous * mine < scales.margin or fair < scales.margin:
                continue
            taste = 1.0 + scales.taste * card_values.whim(state, seat, wish.want)
            liked = fair * wish.likely * taste
            if liked > best.gain:
                best.gain = liked
                best.give = gift.card
                best.want = wish.want
    return best


@final
class Gift:
    """A card to give."""

    def __init__(self, card: i64, gain: float, their_gain: float) -> None:
        self.card: i64 = card
        self.gain: float = gain  # what giving it gains: mostly less than nothing
        self.their_gain: float = their_gain  # what it brings the other


def all_gifts(scales: Scales, state: Senji, dealings: Dealings) -> list[Gift]:
    """The cards that may be given: in hand, and in no offer."""
    found: list[Gift] = []
    at = dealings.seat * FAMILIES
    for family in range(FAMILIES):
        mask = dealings.hand[family] & state.diplomacy.hands[at + family] & VALUED
        mask &= ~dealings.engaged[family]
        for slot in range(BLUFF):
            if mask >> slot & 1:
                card = family * SLOTS + slot
                gain = dealings.own_change(scales, state, card)
                found.append(Gift(card, gain, dealings.their_change(scales, state, card)))
    return found


@final
class Wish:
    """Something to ask for: a card, or one of a family and kind."""

    def __init__(self, want: i64, family: i64) -> None:
        self.want: i64 = want
        self.family: i64 = family
        self.gain: float = 1e9  # what it brings at least
        self.their_gain: float = -1e9  # what giving it gains the other at most
        self.likely: float = 0.0  # the chance that they have it


def all_wishes(scales: Scales, state: Senji, dealings: Dealings) -> list[Wish]:
    """What may be asked for, by the cards seen with the other: each card, then one of its kind.

    Of a kind, the other gives the card that they miss least, and that brings least.
    """
    found: list[Wish] = []
    for family in range(FAMILIES):
        mask = dealings.theirs[family] & ~dealings.engaged[FAMILIES + family]
        mask &= ~dealings.hand[family]
        for kind in range(KINDS):
            if not mask >> kind * VALUES & 15:
                continue
            one_of = Wish(WANT_OF_KIND + family * KINDS + kind, family)
            gone = 1.0
            for slot in range(kind * VALUES, (kind + 1) * VALUES):
                if not mask >> slot & 1:
                    continue
                wish = Wish(family * SLOTS + slot, family)
                away = card_guesses.laid_away(state, dealings.seat, dealings.other, family, slot)
                wish.gain = dealings.own_change(scales, state, wish.want)
                wish.their_gain = dealings.their_change(scales, state, wish.want)
                wish.likely = 1.0 - away
                found.append(wish)
                gone *= away
                one_of.gain = min(one_of.gain, wish.gain)
                one_of.their_gain = max(one_of.their_gain, wish.their_gain)
            one_of.likely = 1.0 - gone
            found.append(one_of)
    return found


# What stands in offers.


def expected(state: Senji, seat: i64) -> vec[i64]:
    """The seat's hand as if all its offers were taken, for the least that they ask for."""
    hand = card_values.hand_of(state, seat)
    offers = state.talks.offers
    for row in range(0, len(offers), DRAFT):
        if offers[row + WHAT] != seat:
            continue
        for place in range(offers[row + GIVEN]):
            card = offers[row + FIRST_GIVEN + place] >> 1
            hand[card // SLOTS] &= ~(1 << card % SLOTS)
        theirs = card_guesses.seen_with(state, seat, offers[row + WITH])
        for place in range(offers[row + WANTED]):
            want = offers[row + FIRST_WANT + place]
            for family in range(FAMILIES):
                mask = fits(want, family) & theirs[family]
                if want != WANT_ANY:
                    hand[family] |= mask & -mask
    return hand


def engaged(state: Senji, seat: i64, other: i64) -> vec[i64]:
    """Own cards in offers that stand, then cards asked of the other: twelve masks."""
    found = vec[i64]([0] * (2 * FAMILIES))
    offers = state.talks.offers
    for row in range(0, len(offers), DRAFT):
        if offers[row + WHAT] != seat:
            continue
        for place in range(offers[row + GIVEN]):
            card = offers[row + FIRST_GIVEN + place] >> 1
            found[card // SLOTS] |= 1 << card % SLOTS
        if offers[row + WITH] == other:
            for place in range(offers[row + WANTED]):
                want = offers[row + FIRST_WANT + place]
                if want < WANT_OF_KIND:
                    found[FAMILIES + want // SLOTS] |= 1 << want % SLOTS
                elif want < WANT_ANY:
                    family = (want - WANT_OF_KIND) // KINDS
                    found[FAMILIES + family] |= fits(want, family)
    return found


# Putting an offer together.


@final
class Offering(Opinion):
    """The next step towards the best swap; what does not fit any more is dropped, or sent."""

    def weigh(self, scales: Scales, state: Senji, seat: i64, moves: vec[i64]) -> vec[float]:
        wanted = state.talks.drafts[seat * DRAFT + WANTED]
        step = next_step(scales, state, seat)
        found = vec[float](capacity=len(moves))
        for move in moves:
            worth = -1.0
            if move == step:
                worth = 2.0
            elif move == DROP_CODE:
                worth = 1.0 if step == NONE else -1.0
            elif move == SEND_CODE and state.ready.lifts[seat] == 0 and wanted > 0:
                worth = 0.5
            elif WANT_CODE <= move < WANT_END:
                worth = -0.5
            found = append(found, worth)
        return found


def next_step(scales: Scales, state: Senji, seat: i64) -> i64:
    """First the card, then the want, its value, then send it; NONE if the draft fits no swap."""
    at = seat * DRAFT
    drafts = state.talks.drafts
    swap = best_swap(scales, state, seat, drafts[at + WITH])
    give = swap.give
    want = swap.want
    if give == NONE:
        return NONE
    if drafts[at + GIVEN] == 0:
        return SHOW_CODE + give
    if drafts[at + GIVEN] > 1 or drafts[at + FIRST_GIVEN] != 2 * give or drafts[at + WANTED] > 1:
        return NONE
    kind = want - WANT_OF_KIND
    if want < WANT_OF_KIND:
        kind = want // SLOTS * KINDS + want % SLOTS // VALUES
    if drafts[at + WANTED] == 0:
        return WANT_CODE + kind
    if drafts[at + FIRST_WANT] == want:
        return SEND_CODE
    if drafts[at + FIRST_WANT] == WANT_OF_KIND + kind:
        return EXACTLY_CODE + want % SLOTS % VALUES
    return NONE
