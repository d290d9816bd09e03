"""Senji, promises: SEN-45. They bind nobody; the year's end says which were kept."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.refusals import FINE
from sengoku.games.senji.components import (
    DRAFT,
    EVERYBODY,
    NONE,
    NUMBER,
    PROMISE_NAMES,
    PROMISES,
    PROMISING,
    PROVINCES,
    SPARE,
    STRIKE,
    WHAT,
    WITH,
)
from sengoku.games.senji.notation import (
    ABOUT_CODE,
    DROP_CODE,
    PROCLAIM_CODE,
    PROMISE_CODE,
    TELL_CODE,
    WITHDRAW_CODE,
)

if TYPE_CHECKING:
    from sengoku.games.senji.rules import Senji

# A promise being made: WITH is which of the four, NUMBER the province that it is about.


def made(state: Senji, seat: i64) -> i64:
    """How many promises the seat has made this winter."""
    count: i64 = 0
    for row in range(0, len(state.promises), 4):
        if state.promises[row] == seat:
            count += 1
    return count


def beginnings(state: Senji, seat: i64, found: vec[i64]) -> vec[i64]:
    """The four promises, while there are any left."""
    if not promise_breaks(state, seat):
        for promise in range(len(PROMISE_NAMES)):
            found = append(found, PROMISE_CODE + promise)
    return found


def promise_breaks(state: Senji, seat: i64) -> str:
    """At most twelve a winter (SEN-45)."""
    return FINE if made(state, seat) < PROMISES else "SEN-45.promises"


def names_province(promise: i64) -> bool:
    """Whether a promise is about one province."""
    return SPARE <= promise <= STRIKE


def promising(state: Senji, seat: i64) -> vec[i64]:
    """Which province, then to whom."""
    at = seat * DRAFT
    found = vec[i64](capacity=20)
    if state.drafts[at + NUMBER] == NONE:
        for province in range(PROVINCES):
            if state.in_play(province):
                found = append(found, ABOUT_CODE + province)
    else:
        found = append(found, PROCLAIM_CODE)
        for other in range(state.players):
            if other != seat:
                found = append(found, TELL_CODE + other)
    if state.lifts[seat] > 0:
        found = append(found, DROP_CODE)
    return found


def promising_breaks(state: Senji, seat: i64, move: i64) -> str:
    """A province in play for those that name one, then one other player or all (SEN-45)."""
    if state.drafts[seat * DRAFT + NUMBER] == NONE:
        if not ABOUT_CODE <= move < TELL_CODE:
            return "SEN-45.province"
        return FINE if state.in_play(move - ABOUT_CODE) else "SEN-02.closed"
    if not TELL_CODE <= move < WITHDRAW_CODE:
        return "SEN-45.hearer"
    return FINE if move - TELL_CODE != seat else "SEN-45.self"


def promise(state: Senji, seat: i64, move: i64) -> None:
    """Begin a promise, say what it is about, say it."""
    at = seat * DRAFT
    if move < ABOUT_CODE:
        state.drafts[at + WHAT] = PROMISING
        state.drafts[at + WITH] = move - PROMISE_CODE
        about: i64 = NONE if names_province(move - PROMISE_CODE) else PROVINCES
        state.drafts[at + NUMBER] = about
    elif move < TELL_CODE:
        state.drafts[at + NUMBER] = move - ABOUT_CODE
    else:
        hearer = EVERYBODY if move == PROCLAIM_CODE else move - TELL_CODE
        say(state, seat, hearer)


def say(state: Senji, seat: i64, hearer: i64) -> None:
    """The promise goes into the log of those who hear it."""
    at = seat * DRAFT
    which = state.drafts[at + WITH]
    province = state.drafts[at + NUMBER] if names_province(which) else NONE
    for number in (seat, hearer, which, province):
        state.promises = append(state.promises, number)
    state.drafts[at + WHAT] = 0
    state.drafts[at + WITH] = 0
    state.drafts[at + NUMBER] = 0
    state.secrets += 1
    if state.record:
        event = {"event": "promise", "seat": int(seat), "pledge": int(which)}
        if province != NONE:
            event["province"] = int(province)
        if hearer == EVERYBODY:
            state.tell(event)
        else:
            state.whisper([int(seat), int(hearer)], event | {"to": int(hearer)})
