"""Senji, winter as the judge sees it: offers that gain for both sides, answers, promises of peace.

A bot has no memory but the state: what to offer next is found anew at every small move, from the
hand, what was seen with the others, and the offers that stand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.senji import campaigns, ledger, purse
from sengoku.games.senji.campaigns import WORST
from sengoku.games.senji.components import (
    BLUFF,
    DRAFT,
    FAMILIES,
    FIRST_GIVEN,
    FIRST_WANT,
    GIVEN,
    IDLE,
    KINDS,
    LOTS,
    NONE,
    OFFERING,
    OFFERS,
    PAYING,
    PEACE,
    PROVINCES,
    SEALED,
    SEATS_MOST,
    SLOTS,
    VALUED,
    VALUES,
    WANT_ANY,
    WANT_KIND,
    WANTED,
    WHAT,
    WITH,
)
from sengoku.games.senji.masks import bluffs, ones
from sengoku.games.senji.notation import (
    COUNTER_CODE,
    DROP_CODE,
    EXACTLY_CODE,
    OFFER_CODE,
    PAY_CODE,
    PROMISE_CODE,
    READY_CODE,
    REFUSE_CODE,
    SEAL_CODE,
    SEND_CODE,
    SHOW_CODE,
    TAKE_CODE,
    TELL_CODE,
    WANT_CODE,
)
from sengoku.games.senji.offers import fits, offer_row

if TYPE_CHECKING:
    from sengoku.games.senji.rules import Senji
    from sengoku.games.senji.weights import Scales

ANSWER: Final = 100.0  # answers come before own offers: they may want the same cards
READY_NOW: Final = 0.0  # everything that gains something comes first


def talking(scales: Scales, state: Senji, seat: i64) -> vec[float]:
    """How good each move of winter is, by what the seat is putting together."""
    doing = state.drafts[seat * DRAFT + WHAT]
    if doing == OFFERING:
        return drafting(scales, state, seat)
    if doing == PAYING:
        return paying(scales, state, seat)
    if doing == IDLE:
        return idle(scales, state, seat)
    return promising(scales, state, seat)


def idle(scales: Scales, state: Senji, seat: i64) -> vec[float]:
    """Answer what was offered, promise, offer, then be ready."""
    found = vec[float]()
    for move in state.moves(seat):
        worth = WORST
        if READY_CODE <= move <= SEAL_CODE:
            worth = READY_NOW
        elif TAKE_CODE <= move < PAY_CODE:
            worth = ANSWER + offered(scales, state, seat, move - TAKE_CODE)
        elif REFUSE_CODE <= move < COUNTER_CODE:
            worth = ANSWER
        elif OFFER_CODE <= move < SHOW_CODE:
            other = move - OFFER_CODE
            if float(state.sent[seat * SEATS_MOST + other]) < scales.deals:
                worth = best_swap(scales, state, seat, other)[2] - 0.01
        elif move == PROMISE_CODE + PEACE and peace_with(scales, state, seat) != NONE:
            worth = 0.02
        found = append(found, worth)
    return found


# Answers.


def offered(scales: Scales, state: Senji, seat: i64, number: i64) -> float:
    """What taking an offer gains, the other's gain weighed against it."""
    giver = number // OFFERS
    row = offer_row(state, giver, seat, number % OFFERS)
    if scales.deals <= 0.0:
        return WORST
    offers = state.offers
    hand = purse.hand_of(state, seat)
    theirs = ledger.seen_with(state, seat, giver)
    before = purse.hand_worth(scales, state, seat, hand)
    theirs_before = purse.hand_worth(scales, state, giver, theirs)
    hand = paid(scales, state, seat, row, hand, theirs)
    gain = 0.0
    for place in range(offers[row + GIVEN]):
        entry = offers[row + FIRST_GIVEN + place]
        if entry & 1:
            gain += scales.covered
        else:
            hand[(entry >> 1) // SLOTS] |= 1 << (entry >> 1) % SLOTS
            theirs[(entry >> 1) // SLOTS] &= ~(1 << (entry >> 1) % SLOTS)
    gain += purse.hand_worth(scales, state, seat, hand) - before
    their_gain = purse.hand_worth(scales, state, giver, theirs) - theirs_before
    gain -= envy(scales, state, seat, giver) * max(0.0, their_gain)
    return gain if gain >= scales.margin else WORST


def envy(scales: Scales, state: Senji, seat: i64, other: i64) -> float:
    """How much another's gain in a deal counts against it: most if he is about to win."""
    near = float(state.honour[other]) / float(state.edition.goal)
    lead = max(0.0, float(state.honour[other] - state.honour[seat]) / float(state.edition.goal))
    return scales.envy * (1.0 + near * near + 2.0 * lead)


def paid(
    scales: Scales, state: Senji, seat: i64, row: i64, hand: vec[i64], theirs: vec[i64]
) -> vec[i64]:
    """The hand after the wants of an offer are filled with what is missed least."""
    for place in range(state.offers[row + WANTED]):
        want = state.offers[row + FIRST_WANT + place]
        card = least_missed(scales, state, seat, hand, want)
        if card != NONE:
            hand = purse.changed(hand, card)
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
                rest = purse.changed(hand, family * SLOTS + slot)
                left = purse.hand_worth(scales, state, seat, rest)
                if left > best:
                    best = left
                    found = family * SLOTS + slot
    return found


def paying(scales: Scales, state: Senji, seat: i64) -> vec[float]:
    """Pay with what is missed least."""
    found = vec[float]()
    hand = purse.hand_of(state, seat)
    for move in state.moves(seat):
        if move == DROP_CODE:
            found = append(found, WORST)
        else:
            rest = purse.changed(hand, move - PAY_CODE)
            found = append(found, purse.hand_worth(scales, state, seat, rest))
    return found


# Offers.


def best_swap(scales: Scales, state: Senji, seat: i64, other: i64) -> tuple[i64, i64, float]:
    """The card to give, the want, and what the swap gains: less than nothing if there is none.

    Cards that stand in an offer, or are asked for, are left alone: they may be gone. The gain is
    counted as if those offers were taken: one card of each family is worth more than two of one.
    """
    hand = expected(state, seat)
    theirs = ledger.seen_with(state, seat, other)
    engaged = standing(state, seat, other)
    mine_now = purse.hand_worth(scales, state, seat, hand)
    theirs_now = purse.hand_worth(scales, state, other, theirs)
    jealous = envy(scales, state, seat, other)
    gifts = vec[i64](capacity=32)
    losses = vec[float](capacity=32)
    gains = vec[float](capacity=32)
    for family in range(FAMILIES):
        mask = hand[family] & state.hands[seat * FAMILIES + family] & VALUED & ~engaged[family]
        for slot in range(BLUFF):
            if mask >> slot & 1:
                card = family * SLOTS + slot
                rest = purse.hand_worth(scales, state, seat, purse.changed(hand, card))
                more = purse.hand_worth(scales, state, other, purse.changed(theirs, card))
                gifts = append(gifts, card)
                losses = append(losses, mine_now - rest)
                gains = append(gains, more - theirs_now)
    best = -1.0
    give: i64 = NONE
    want: i64 = NONE
    for wish in wishes(scales, state, seat, other, hand, theirs, engaged):
        for place in range(len(gifts)):
            if gifts[place] // SLOTS == wish.family:
                continue
            mine = wish.gain - losses[place]
            their = gains[place] - wish.loss
            fair = mine - jealous * their
            # He weighs it as we do: both have to gain enough.
            if their - jealous * mine < scales.margin or fair < scales.margin:
                continue
            taste = 1.0 + scales.taste * ledger.whim(state, seat, wish.want)
            liked = fair * wish.likely * taste
            if liked > best:
                best = liked
                give = gifts[place]
                want = wish.want
    return give, want, best


@final
class Wish:
    """Something to ask for: a card, or one of a family and kind."""

    def __init__(self, want: i64, family: i64, gain: float, loss: float, likely: float) -> None:
        self.want: i64 = want
        self.family: i64 = family
        self.gain: float = gain  # what it brings
        self.loss: float = loss  # what it costs the other
        self.likely: float = likely  # that he has it


def wishes(
    scales: Scales,
    state: Senji,
    seat: i64,
    other: i64,
    hand: vec[i64],
    theirs: vec[i64],
    engaged: vec[i64],
) -> list[Wish]:
    """All that may be asked of another, by what was seen with him; of a kind he gives the least."""
    found: list[Wish] = []
    mine_now = purse.hand_worth(scales, state, seat, hand)
    theirs_now = purse.hand_worth(scales, state, other, theirs)
    for family in range(FAMILIES):
        for kind in range(KINDS):
            gone = 1.0
            least = 1e9
            cheapest = 1e9
            for slot in range(kind * VALUES, (kind + 1) * VALUES):
                if not theirs[family] & ~engaged[FAMILIES + family] & ~hand[family] & 1 << slot:
                    continue
                card = family * SLOTS + slot
                gain = purse.hand_worth(scales, state, seat, purse.changed(hand, card)) - mine_now
                loss = purse.hand_worth(scales, state, other, purse.changed(theirs, card))
                away = laid_away(state, seat, other, family, slot)
                found.append(Wish(card, family, gain, theirs_now - loss, 1.0 - away))
                gone *= away
                least = min(least, gain)
                cheapest = min(cheapest, theirs_now - loss)
            if least < 1e9:
                want = WANT_KIND + family * KINDS + kind
                found.append(Wish(want, family, least, cheapest, 1.0 - gone))
    return found


def laid_away(state: Senji, seat: i64, other: i64, family: i64, slot: i64) -> float:
    """How likely a card seen with another is in one of his bids: how many he laid is open."""
    if family != other + state.absent or state.unlaid[seat * FAMILIES + family] >> slot & 1:
        return 0.1
    laid: i64 = 0
    for lot in range(LOTS):
        mask = state.laid[other * LOTS + lot]
        laid += ones(mask & VALUED) + bluffs(mask)
    seen = ones(ledger.seen_with(state, seat, other)[family])
    high = 0.4 + 0.3 * float(slot % VALUES + 1)  # high cards are the ones to bid with
    return min(0.95, high * float(laid) / float(max(1, seen)))


def expected(state: Senji, seat: i64) -> vec[i64]:
    """The seat's hand as if all its offers were taken, for the least that they ask for."""
    hand = purse.hand_of(state, seat)
    offers = state.offers
    for row in range(0, len(offers), DRAFT):
        if offers[row + WHAT] != seat:
            continue
        for place in range(offers[row + GIVEN]):
            card = offers[row + FIRST_GIVEN + place] >> 1
            hand[card // SLOTS] &= ~(1 << card % SLOTS)
        theirs = ledger.seen_with(state, seat, offers[row + WITH])
        for place in range(offers[row + WANTED]):
            want = offers[row + FIRST_WANT + place]
            for family in range(FAMILIES):
                mask = fits(want, family) & theirs[family]
                if want != WANT_ANY:
                    hand[family] |= mask & -mask
    return hand


def standing(state: Senji, seat: i64, other: i64) -> vec[i64]:
    """Own cards in offers that stand, then cards asked of the other: twelve masks."""
    found = vec[i64]([0] * (2 * FAMILIES))
    offers = state.offers
    for row in range(0, len(offers), DRAFT):
        if offers[row + WHAT] != seat:
            continue
        for place in range(offers[row + GIVEN]):
            card = offers[row + FIRST_GIVEN + place] >> 1
            found[card // SLOTS] |= 1 << card % SLOTS
        if offers[row + WITH] == other:
            for place in range(offers[row + WANTED]):
                want = offers[row + FIRST_WANT + place]
                if want < WANT_KIND:
                    found[FAMILIES + want // SLOTS] |= 1 << want % SLOTS
                elif want < WANT_ANY:
                    family = (want - WANT_KIND) // KINDS
                    found[FAMILIES + family] |= fits(want, family)
    return found


def drafting(scales: Scales, state: Senji, seat: i64) -> vec[float]:
    """The next step towards the best swap; what does not fit any more is dropped, or sent."""
    at = seat * DRAFT
    step = next_step(scales, state, seat)
    found = vec[float]()
    for move in state.moves(seat):
        worth = -1.0
        if move == step:
            worth = 2.0
        elif move == DROP_CODE:
            worth = 1.0 if step == NONE else -1.0
        elif move == SEND_CODE and state.lifts[seat] == 0 and state.drafts[at + WANTED] > 0:
            worth = 0.5
        elif WANT_CODE <= move < EXACTLY_CODE:
            worth = -0.5
        found = append(found, worth)
    return found


def next_step(scales: Scales, state: Senji, seat: i64) -> i64:
    """First the card, then the want, its value, then off with it; NONE if it fits no more."""
    at = seat * DRAFT
    drafts = state.drafts
    give, want, _ = best_swap(scales, state, seat, drafts[at + WITH])
    if give == NONE:
        return NONE
    if drafts[at + GIVEN] == 0:
        return SHOW_CODE + give
    if drafts[at + GIVEN] > 1 or drafts[at + FIRST_GIVEN] != 2 * give or drafts[at + WANTED] > 1:
        return NONE
    kind = want - WANT_KIND
    if want < WANT_KIND:
        kind = want // SLOTS * KINDS + want % SLOTS // VALUES
    if drafts[at + WANTED] == 0:
        return WANT_CODE + kind
    if drafts[at + FIRST_WANT] == want:
        return SEND_CODE
    if drafts[at + FIRST_WANT] == WANT_KIND + kind:
        return EXACTLY_CODE + want % SLOTS % VALUES
    return NONE


# Promises.


def peace_with(scales: Scales, state: Senji, seat: i64) -> i64:
    """A neighbour whom the seat has more to fear from than to gain, not told so yet; or NONE."""
    if scales.word <= 0.0:
        return NONE
    for other in range(state.players):
        if other == seat or state.readiness[other] == SEALED:
            continue
        if ledger.said(state, seat, other, PEACE, -1):
            continue
        if borders_on(state, seat, other) and not tempted(scales, state, seat, other):
            return other
    return NONE


def borders_on(state: Senji, seat: i64, other: i64) -> bool:
    """Whether the two have provinces next to each other."""
    for province in range(PROVINCES):
        if state.owners[province] == seat:
            for near in range(PROVINCES):
                if state.owners[near] == other and state.edition.borders[province] >> near & 1:
                    return True
    return False


def tempted(scales: Scales, state: Senji, seat: i64, other: i64) -> bool:
    """Whether an attack on the other looks good now."""
    for origin in range(PROVINCES):
        if state.owners[origin] != seat or state.units[origin] == 0:
            continue
        units = state.units[origin]
        samurai = state.samurai[origin]
        now = campaigns.staying(scales, state, seat, origin, units, samurai)
        left = campaigns.staying(scales, state, seat, origin, 0, 0)
        for province in range(PROVINCES):
            if state.owners[province] == other and state.edition.borders[origin] >> province & 1:
                there = campaigns.assault(scales, state, seat, province, units, samurai)
                if there + left - now > scales.peace:
                    return True
    return False


def promising(scales: Scales, state: Senji, seat: i64) -> vec[float]:
    """Peace is told to the one whom it is meant for."""
    at = seat * DRAFT
    found = vec[float]()
    hearer: i64 = peace_with(scales, state, seat) if state.drafts[at + WITH] == PEACE else NONE
    for move in state.moves(seat):
        if hearer != NONE and move == TELL_CODE + hearer:
            found = append(found, 1.0)
        else:
            found = append(found, 0.5 if move == DROP_CODE else 0.0)
    return found
