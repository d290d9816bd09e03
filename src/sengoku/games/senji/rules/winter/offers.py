"""Senji, offers on the table: SEN-42 and SEN-43. An offer is a draft that was sent.

Offers are rows of numbers with the columns of a draft (see `components`). `offering` puts them
together, `answers` takes, refuses and withdraws them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.kernel.refusals import FINE
from sengoku.games.senji.components import (
    BLUFF,
    DRAFT,
    FAMILIES,
    FIRST_WANT,
    KINDS,
    NONE,
    NUMBER,
    OFFERS,
    PAYING,
    SEALED,
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
from sengoku.games.senji.rules import drafts

if TYPE_CHECKING:
    from sengoku.games.senji.state import Senji


def made(state: Senji, seat: i64) -> i64:
    """How many offers the seat has sent this winter (SEN-44)."""
    count: i64 = 0
    for other in range(state.players):
        count += state.talks.sent[seat * SEATS_MOST + other]
    return count


def offer_breaks(state: Senji, seat: i64, other: i64) -> str:
    """An offer goes to one other player who is still there; twelve a winter (SEN-42, SEN-44).

    Each of the others counts for themselves, since an offer's number is one of twelve to them.
    """
    if other == seat:
        return "SEN-42.self"
    if state.ready.readiness[other] == SEALED:
        return "SEN-40.gone"
    if state.offers_to_each:
        return FINE if state.talks.sent[seat * SEATS_MOST + other] < OFFERS else "SEN-44.each"
    return FINE if made(state, seat) < OFFERS else "SEN-44.offers"


def offer_row(state: Senji, giver: i64, to: i64, number: i64) -> i64:
    """Where the offer lies, or NONE."""
    offers = state.talks.offers
    for row in range(0, len(offers), DRAFT):
        if (
            offers[row + WHAT] == giver
            and offers[row + WITH] == to
            and offers[row + NUMBER] == number
        ):
            return row
    return NONE


def remove(state: Senji, giver: i64, to: i64, number: i64, how: str) -> None:
    """An offer is answered or withdrawn: it is gone; whoever was about to take it stops."""
    found = offer_row(state, giver, to, number)
    rest = state.talks.offers[:found]
    for place in range(found + DRAFT, len(state.talks.offers)):
        rest = append(rest, state.talks.offers[place])
    state.edit_talks().offers = rest
    at = to * DRAFT
    if (
        state.talks.drafts[at + WHAT] == PAYING
        and state.talks.drafts[at + WITH] == giver
        and state.talks.drafts[at + NUMBER] == number
    ):
        drafts.clear(state, to)
    state.secrets += 1
    if state.record:
        state.whisper(
            [int(giver), int(to)], {"event": how, "seat": giver, "to": to, "number": number}
        )


# Wants.


def can_pay(state: Senji, seat: i64, row: i64) -> bool:
    """Whether the seat's hand fills all wants. They stand in order: cards, kinds, any."""
    used = vec[i64]([0] * FAMILIES)
    offers = state.talks.offers
    wanted = offers[row + WANTED]
    for place in range(wanted):
        want = offers[row + FIRST_WANT + place]
        card = first_fitting(state, seat, want, used)
        if card == NONE:
            return False
        used[card // SLOTS] |= 1 << card % SLOTS
    return True


def first_fitting(state: Senji, seat: i64, want: i64, used: vec[i64]) -> i64:
    """A card that fills the want and is not used yet, or NONE."""
    for family in range(FAMILIES):
        mask = state.diplomacy.hands[seat * FAMILIES + family] & fits(want, family) & ~used[family]
        for slot in range(BLUFF):
            if mask >> slot & 1:
                return family * SLOTS + slot
    return NONE


def fits(want: i64, family: i64) -> i64:
    """The family's slots that fill a want."""
    if want == WANT_ANY:
        return VALUED
    if want >= WANT_OF_KIND:
        kind = (want - WANT_OF_KIND) % KINDS
        return 0xF << VALUES * kind if (want - WANT_OF_KIND) // KINDS == family else 0
    return 1 << want % SLOTS if want // SLOTS == family else 0
