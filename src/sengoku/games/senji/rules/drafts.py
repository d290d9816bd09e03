"""Senji, what a seat is putting together: an offer, a payment, a promise, a set of SEN-81.

A draft is a row of numbers that its seat alone sees; `components` names the columns. Several seats
act at once in winter, so a hand can change while its owner puts something together: `answers` drops
from a draft what is no longer in hand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from sengoku.games.senji.components import (
    DRAFT,
    FIRST_GIVEN,
    GIVEN,
    IDLE,
    NUMBER,
    SLOTS,
    WHAT,
    WITH,
)
from sengoku.games.senji.rules.phase import Action

if TYPE_CHECKING:
    from sengoku.games.senji.state import Senji


class DraftAction(Action):
    """A kind of move that is made while its seat is putting a certain thing together."""

    def __init__(self, during: i64) -> None:
        self.during: i64 = during  # IDLE: while it is putting nothing together


def doing(state: Senji, seat: i64) -> i64:
    """What the seat is putting together: IDLE if nothing."""
    return state.talks.drafts[seat * DRAFT + WHAT]


def may_drop(state: Senji, seat: i64) -> bool:
    """Whether the seat is putting something together that it can still drop."""
    return doing(state, seat) != IDLE and state.ready.lifts[seat] > 0


def begin(state: Senji, seat: i64, what: i64, other: i64, number: i64) -> None:
    """Begin to put something together."""
    talks = state.edit_talks()
    clear(state, seat)
    at = seat * DRAFT
    talks.drafts[at + WHAT] = what
    talks.drafts[at + WITH] = other
    talks.drafts[at + NUMBER] = number


def drop(state: Senji, seat: i64) -> None:
    """Give up what is half made, as often as that is allowed."""
    state.edit_ready().lifts[seat] -= 1
    clear(state, seat)


def clear(state: Senji, seat: i64) -> None:
    """The seat is putting nothing together."""
    drafts = state.edit_talks().drafts
    for column in range(seat * DRAFT, (seat + 1) * DRAFT):
        drafts[column] = 0


def clear_all(state: Senji) -> None:
    """Nobody is putting anything together."""
    for seat in range(state.players):
        clear(state, seat)


def give(state: Senji, seat: i64, card: i64, covered: i64) -> None:
    """Add a card to those that the draft gives; 1 if it is covered, 0 if it is shown."""
    talks = state.edit_talks()
    at = seat * DRAFT
    talks.drafts[at + FIRST_GIVEN + talks.drafts[at + GIVEN]] = 2 * card + covered
    talks.drafts[at + GIVEN] += 1


def given_of(state: Senji, seat: i64, family: i64) -> i64:
    """The family's cards that the seat's draft already gives, as a mask."""
    at = seat * DRAFT
    mask: i64 = 0
    for place in range(state.talks.drafts[at + GIVEN]):
        card = state.talks.drafts[at + FIRST_GIVEN + place] >> 1
        if card // SLOTS == family:
            mask |= 1 << card % SLOTS
    return mask
