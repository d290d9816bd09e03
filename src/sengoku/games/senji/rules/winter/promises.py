"""Senji, promises: SEN-45. They bind nobody; the year's end says which were kept (`year`).

A promise that is being made is a draft: WITH is which of the four, NUMBER the province that it is
about (NONE until it is named, PROVINCES if the promise names none).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.kernel.refusals import FINE
from sengoku.games.senji.codes import (
    ABOUT_CODE,
    DROP_CODE,
    PROCLAIM_CODE,
    PROMISE_CODE,
    TELL_CODE,
)
from sengoku.games.senji.components import (
    DRAFT,
    EVERYBODY,
    NONE,
    NUMBER,
    OPEN,
    PROMISE_COLUMNS,
    PROMISE_NAMES,
    PROMISES,
    PROMISING,
    PROVINCES,
    SPARE,
    STRIKE,
    WITH,
)
from sengoku.games.senji.rules import drafts, pieces
from sengoku.games.senji.rules.drafts import DraftAction

if TYPE_CHECKING:
    from sengoku.games.senji.state import Senji


def made(state: Senji, seat: i64) -> i64:
    """How many promises the seat has made this winter."""
    count: i64 = 0
    for row in range(0, len(state.pledges.promises), PROMISE_COLUMNS):
        if state.pledges.promises[row] == seat:
            count += 1
    return count


def names_province(promise: i64) -> bool:
    """Whether a promise is about one province."""
    return promise in (SPARE, STRIKE)


# The lists of moves.


def beginnings(state: Senji, seat: i64, found: vec[i64]) -> vec[i64]:
    """The four promises, while there are any left."""
    if not promise_breaks(state, seat):
        for promise in range(len(PROMISE_NAMES)):
            found = append(found, PROMISE_CODE + promise)
    return found


def moves(state: Senji, seat: i64) -> vec[i64]:
    """Which province, then to whom."""
    found = vec[i64](capacity=20)
    if lacks_province(state, seat):
        for province in range(PROVINCES):
            if pieces.in_play(state, province):
                found = append(found, ABOUT_CODE + province)
    else:
        found = append(found, PROCLAIM_CODE)
        for other in range(state.players):
            if other != seat:
                found = append(found, TELL_CODE + other)
    if state.ready.lifts[seat] > 0:
        found = append(found, DROP_CODE)
    return found


def lacks_province(state: Senji, seat: i64) -> bool:
    """Whether the promise that the seat is making has still to name its province."""
    return state.talks.drafts[seat * DRAFT + NUMBER] == NONE


def unfinished(state: Senji, seat: i64) -> str:
    """What the promise that the seat is making still needs (SEN-45)."""
    return "SEN-45.province" if lacks_province(state, seat) else "SEN-45.hearer"


# The actions.


@final
class Promise(DraftAction):
    """Begin one of the four promises (SEN-45)."""

    def breaks(self, state: Senji, seat: i64, move: i64) -> str:
        if state.ready.readiness[seat] != OPEN:
            return "SEN-40.ready"
        return promise_breaks(state, seat)

    def make(self, state: Senji, seat: i64, move: i64) -> None:
        which = move - PROMISE_CODE
        about: i64 = NONE if names_province(which) else PROVINCES
        drafts.begin(state, seat, PROMISING, which, about)


def promise_breaks(state: Senji, seat: i64) -> str:
    """At most twelve a winter (SEN-45)."""
    return FINE if made(state, seat) < PROMISES else "SEN-45.promises"


@final
class About(DraftAction):
    """Name the province that the promise is about."""

    def breaks(self, state: Senji, seat: i64, move: i64) -> str:
        """A province in play, for those that name one (SEN-45)."""
        if not lacks_province(state, seat):
            return unfinished(state, seat)
        return FINE if pieces.in_play(state, move - ABOUT_CODE) else "SEN-02.closed"

    def make(self, state: Senji, seat: i64, move: i64) -> None:
        state.edit_talks().drafts[seat * DRAFT + NUMBER] = move - ABOUT_CODE


@final
class Tell(DraftAction):
    """Say it to one other player."""

    def breaks(self, state: Senji, seat: i64, move: i64) -> str:
        if lacks_province(state, seat):
            return unfinished(state, seat)
        return FINE if move - TELL_CODE != seat else "SEN-45.self"

    def make(self, state: Senji, seat: i64, move: i64) -> None:
        say(state, seat, move - TELL_CODE)


@final
class Proclaim(DraftAction):
    """Say it to all."""

    def breaks(self, state: Senji, seat: i64, move: i64) -> str:
        return unfinished(state, seat) if lacks_province(state, seat) else FINE

    def make(self, state: Senji, seat: i64, move: i64) -> None:
        say(state, seat, EVERYBODY)


def say(state: Senji, seat: i64, hearer: i64) -> None:
    """The promise goes into the log of those who hear it."""
    pledges = state.edit_pledges()
    at = seat * DRAFT
    which = state.talks.drafts[at + WITH]
    province = state.talks.drafts[at + NUMBER] if names_province(which) else NONE
    for number in (seat, hearer, which, province):
        pledges.promises = append(pledges.promises, number)
    drafts.clear(state, seat)
    state.secrets += 1
    if state.record:
        event = {"event": "promise", "seat": int(seat), "pledge": int(which)}
        if province != NONE:
            event["province"] = int(province)
        if hearer == EVERYBODY:
            state.tell(event)
        else:
            state.whisper([int(seat), int(hearer)], event | {"to": int(hearer)})
