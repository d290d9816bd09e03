"""Senji, how an offer is put together and sent: SEN-41, SEN-42, SEN-44."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.kernel.moves import scratch
from sengoku.games.kernel.refusals import FINE
from sengoku.games.senji.codes import (
    COVER_CODE,
    DROP_CODE,
    EXACTLY_CODE,
    OFFER_CODE,
    SEND_CODE,
    SHOW_CODE,
    WANT_CODE,
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
    NUMBER,
    OFFER_CARDS,
    OFFERING,
    OPEN,
    SEATS_MOST,
    SLOTS,
    VALUED,
    VALUES,
    WANT_ANY,
    WANT_OF_KIND,
    WANTED,
    WHAT,
    WITH,
)
from sengoku.games.senji.rules import cards, drafts, memory
from sengoku.games.senji.rules.drafts import DraftAction
from sengoku.games.senji.rules.winter import offers

if TYPE_CHECKING:
    from sengoku.games.senji.state import Senji


# The list of moves.


def moves(state: Senji, seat: i64) -> vec[i64]:
    """Send, give one card more, want one more; drop it."""
    found = scratch()
    count: i64 = 0
    given = state.talks.drafts[seat * DRAFT + GIVEN]
    wanted = state.talks.drafts[seat * DRAFT + WANTED]
    if given + wanted > 0:
        found[count] = SEND_CODE
        count += 1
    if given < OFFER_CARDS:
        count = gifts(state, seat, found, count)
    if wanted < OFFER_CARDS:
        for want in range(WANT_ANY - WANT_OF_KIND + 1):
            found[count] = WANT_CODE + want
            count += 1
    if last_want(state, seat) != NONE:
        for value in range(VALUES):
            if not exactly_breaks(state, seat, value):
                found[count] = EXACTLY_CODE + value
                count += 1
    if state.ready.lifts[seat] > 0:
        found[count] = DROP_CODE
        count += 1
    return found[:count]


def gifts(state: Senji, seat: i64, found: vec[i64], count: i64) -> i64:
    """Every card that may still be given, shown or covered."""
    hands = state.diplomacy.hands
    for family in range(FAMILIES):
        mask = hands[seat * FAMILIES + family] & VALUED
        if mask:
            mask &= ~drafts.given_of(state, seat, family)
            card = family * SLOTS
            while mask:
                if mask & 1:
                    found[count] = SHOW_CODE + card
                    found[count + 1] = COVER_CODE + card
                    count += 2
                mask >>= 1
                card += 1
    return count


# The actions.


@final
class Offer(DraftAction):
    """Begin an offer to one player (SEN-42)."""

    def breaks(self, state: Senji, seat: i64, move: i64) -> str:
        if state.ready.readiness[seat] != OPEN:
            return "SEN-40.ready"
        return offers.offer_breaks(state, seat, move - OFFER_CODE)

    def make(self, state: Senji, seat: i64, move: i64) -> None:
        drafts.begin(state, seat, OFFERING, move - OFFER_CODE, NONE)


@final
class Give(DraftAction):
    """Give a card, shown or covered (SEN-41)."""

    def __init__(self, during: i64, first: i64, covered: i64) -> None:
        super().__init__(during)
        self.first: i64 = first  # the code of the first card
        self.covered: i64 = covered

    def breaks(self, state: Senji, seat: i64, move: i64) -> str:
        """A card from the hand, no bluff, no card twice (SEN-41); at most five (SEN-44)."""
        card = move - self.first
        if card % SLOTS == BLUFF:
            return "SEN-41.bluff"
        if not cards.holds(state, seat, card):
            return "SEN-41.hand"
        if drafts.given_of(state, seat, card // SLOTS) >> card % SLOTS & 1:
            return "SEN-42.twice"
        return FINE if state.talks.drafts[seat * DRAFT + GIVEN] < OFFER_CARDS else "SEN-44.cards"

    def make(self, state: Senji, seat: i64, move: i64) -> None:
        drafts.give(state, seat, move - self.first, self.covered)


@final
class Want(DraftAction):
    """Want a card of a family and kind, or any (SEN-42)."""

    def breaks(self, state: Senji, seat: i64, move: i64) -> str:
        """At most five (SEN-44)."""
        return FINE if state.talks.drafts[seat * DRAFT + WANTED] < OFFER_CARDS else "SEN-44.wants"

    def make(self, state: Senji, seat: i64, move: i64) -> None:
        talks = state.edit_talks()
        at = seat * DRAFT
        talks.drafts[at + FIRST_WANT + talks.drafts[at + WANTED]] = WANT_OF_KIND + move - WANT_CODE
        talks.drafts[at + WANTED] += 1


@final
class Exactly(DraftAction):
    """Make the last want one of a certain card (SEN-42)."""

    def breaks(self, state: Senji, seat: i64, move: i64) -> str:
        return exactly_breaks(state, seat, move - EXACTLY_CODE)

    def make(self, state: Senji, seat: i64, move: i64) -> None:
        place = seat * DRAFT + FIRST_WANT + state.talks.drafts[seat * DRAFT + WANTED] - 1
        want = state.talks.drafts[place] - WANT_OF_KIND
        value = move - EXACTLY_CODE
        state.edit_talks().drafts[place] = want // KINDS * SLOTS + want % KINDS * VALUES + value


def last_want(state: Senji, seat: i64) -> i64:
    """The last want, if it names family and kind and no more; else NONE."""
    wanted = state.talks.drafts[seat * DRAFT + WANTED]
    if wanted == 0:
        return NONE
    want = state.talks.drafts[seat * DRAFT + FIRST_WANT + wanted - 1]
    return want if WANT_OF_KIND <= want < WANT_ANY else NONE


def exactly_breaks(state: Senji, seat: i64, value: i64) -> str:
    """The last want, if it names family and kind, gets a value of a card that there is (SEN-42)."""
    want = last_want(state, seat)
    if want == NONE:
        return "SEN-42.want"
    family = (want - WANT_OF_KIND) // KINDS
    slot = (want - WANT_OF_KIND) % KINDS * VALUES + value
    if not state.edition.cards[family] >> slot & 1:
        return "SEN-42.card"
    for place in range(state.talks.drafts[seat * DRAFT + WANTED] - 1):
        if state.talks.drafts[seat * DRAFT + FIRST_WANT + place] == family * SLOTS + slot:
            return "SEN-42.twice"
    return FINE


@final
class Send(DraftAction):
    """Send the offer to one player; nobody else learns of it (SEN-42)."""

    def breaks(self, state: Senji, seat: i64, move: i64) -> str:
        """Something given or wanted (SEN-42)."""
        at = seat * DRAFT
        filled = state.talks.drafts[at + GIVEN] + state.talks.drafts[at + WANTED] > 0
        return FINE if filled else "SEN-42.empty"

    def make(self, state: Senji, seat: i64, move: i64) -> None:
        talks = state.edit_talks()
        at = seat * DRAFT
        to = talks.drafts[at + WITH]
        answered = talks.drafts[at + NUMBER]
        row = vec[i64](capacity=DRAFT)
        for column in range(DRAFT):
            row = append(row, talks.drafts[at + column])
        row[WHAT] = seat
        row[NUMBER] = talks.sent[seat * SEATS_MOST + to]
        talks.sent[seat * SEATS_MOST + to] += 1
        sort_wants(row)
        for column in range(DRAFT):
            talks.offers = append(talks.offers, row[column])
        for place in range(row[GIVEN]):
            given = row[FIRST_GIVEN + place]
            if given & 1 == 0:
                memory.learn(state, to, given >> 1, seat)
        state.secrets += 1
        if state.record:
            tell_offer(state, row)
        if answered != NONE and offers.offer_row(state, to, seat, answered) != NONE:
            offers.remove(state, to, seat, answered, "countered")
        drafts.clear(state, seat)


def sort_wants(row: vec[i64]) -> None:
    """Cards first, then kinds, then any: filled in this order, no choice blocks a later one."""
    for last in range(row[WANTED] - 1, 0, -1):
        for place in range(last):
            if row[FIRST_WANT + place] > row[FIRST_WANT + place + 1]:
                want = row[FIRST_WANT + place]
                row[FIRST_WANT + place] = row[FIRST_WANT + place + 1]
                row[FIRST_WANT + place + 1] = want


def tell_offer(state: Senji, row: vec[i64]) -> None:
    """Record the offer for the two; only the giver sees which cards are covered."""
    given = [row[FIRST_GIVEN + place] for place in range(row[GIVEN])]
    event = {
        "event": "offer",
        "seat": int(row[WHAT]),
        "to": int(row[WITH]),
        "number": int(row[NUMBER]),
        "open": [int(card >> 1) for card in given if card & 1 == 0],
        "covered": sum([int(card & 1) for card in given]),
        "wants": [int(row[FIRST_WANT + place]) for place in range(row[WANTED])],
    }
    hidden = {"covered_cards": [int(card >> 1) for card in given if card & 1]}
    state.whisper([int(row[WITH])], event)
    state.whisper([int(row[WHAT])], event | hidden)
