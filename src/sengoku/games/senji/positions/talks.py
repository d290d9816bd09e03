"""Senji, positions: drafts, offers and promises name seats, cards and wants that there are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.games.kernel import possible
from sengoku.games.senji.components import (
    BLUFF,
    CARDS,
    DRAFT,
    EVERYBODY,
    FIRST_GIVEN,
    FIRST_WANT,
    GATHERING,
    GIVEN,
    IDLE,
    NONE,
    NUMBER,
    OFFER_CARDS,
    OFFERING,
    OFFERS,
    PAYING,
    PROMISE_COLUMNS,
    PROMISE_NAMES,
    PROVINCES,
    SEATS_MOST,
    SLOTS,
    WANT_ANY,
    WANTED,
    WHAT,
    WINTER,
    WITH,
)
from sengoku.games.senji.positions.numbers import within
from sengoku.games.senji.rules.winter import offers

if TYPE_CHECKING:
    from sengoku.games.senji.state import Senji


def check_talks(state: Senji) -> None:
    """Offers that stand, what is being put together, promises, how many offers were sent."""
    possible(len(state.talks.offers) % DRAFT == 0, "DUMP.rows", {"field": "offers"})
    possible(len(state.pledges.promises) % PROMISE_COLUMNS == 0, "DUMP.rows", {"field": "promises"})
    possible(len(state.talks.offers) == 0 or state.phase == WINTER, "SEN-43.season")
    for row in range(0, len(state.talks.offers), DRAFT):
        check_offer(state, state.talks.offers, row)
        possible(state.talks.offers[row + WHAT] != state.talks.offers[row + WITH], "SEN-42.self")
    for row in range(0, len(state.talks.drafts), DRAFT):
        check_draft(state, row)
    for row in range(0, len(state.pledges.promises), PROMISE_COLUMNS):
        check_promise(state, row)
    for seat in range(state.players):
        check_sent(state, seat)


def check_draft(state: Senji, row: i64) -> None:
    """What a seat is putting together; an offer to pay for looks like one to send."""
    what = state.talks.drafts[row + WHAT]
    possible(IDLE <= what <= GATHERING, "DUMP.number", {"field": "drafts"})
    if what in (OFFERING, PAYING):
        check_offer(state, state.talks.drafts, row)
    within("drafts", state.talks.drafts[row : row + DRAFT], NONE, 2 * CARDS)


def check_offer(state: Senji, numbers: vec[i64], row: i64) -> None:
    """An offer, or a draft of one (SEN-42)."""
    good = 0 <= numbers[row + WITH] < state.players
    good = good and NONE <= numbers[row + NUMBER] < OFFERS
    good = good and 0 <= numbers[row + GIVEN] <= OFFER_CARDS
    good = good and 0 <= numbers[row + WANTED] <= OFFER_CARDS
    possible(good, "SEN-42.offer")
    for place in range(numbers[row + GIVEN]):
        given = numbers[row + FIRST_GIVEN + place]
        possible(0 <= given < 2 * CARDS and (given >> 1) % SLOTS != BLUFF, "SEN-41.bluff")
    for place in range(numbers[row + WANTED]):
        possible(0 <= numbers[row + FIRST_WANT + place] <= WANT_ANY, "SEN-42.want")


def check_promise(state: Senji, row: i64) -> None:
    """A promise by one seat to another, or to everybody (SEN-45)."""
    promise = list(state.pledges.promises[row : row + PROMISE_COLUMNS])
    good = 0 <= promise[0] < state.players and promise[1] != promise[0]
    good = good and (0 <= promise[1] < state.players or promise[1] == EVERYBODY)
    good = good and 0 <= promise[2] < len(PROMISE_NAMES) and NONE <= promise[3] < PROVINCES
    possible(good, "SEN-45.promise")


def check_sent(state: Senji, seat: i64) -> None:
    """A seat sends only so many offers in one winter (SEN-44)."""
    if state.offers_to_each:
        for other in range(SEATS_MOST):
            sent = state.talks.sent[seat * SEATS_MOST + other]
            possible(0 <= sent <= OFFERS, "SEN-44.each", {"most": OFFERS})
        return
    made = offers.made(state, seat)
    possible(0 <= made <= OFFERS, "SEN-44.offers", {"made": made, "most": OFFERS})
