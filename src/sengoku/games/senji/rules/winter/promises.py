"""Senji, promises: SEN-45. They bind nobody; the year's end says which were kept (`year`).

Those who heard a promise are also told at once when a battle or an execution decides it.

A promise that is being made is a draft: WITH is which of the four, NUMBER the province that it is
about (NONE until it is named, PROVINCES if the promise names none).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.kernel.moves import scratch
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
    PEACE,
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
    from sengoku.games.kernel import Plain
    from sengoku.games.senji.state import Senji


def made(state: Senji, seat: i64) -> i64:
    """How many promises the seat has made this winter."""
    promises = state.pledges.promises
    count: i64 = 0
    for row in range(0, len(promises), PROMISE_COLUMNS):
        if promises[row] == seat:
            count += 1
    return count


def names_province(promise: i64) -> bool:
    """Whether a promise is about one province."""
    return promise in (SPARE, STRIKE)


# The lists of moves.


def beginnings(state: Senji, seat: i64, found: vec[i64], count: i64) -> i64:
    """The four promises, while there are any left."""
    if not promise_breaks(state, seat):
        for promise in range(PROMISES):
            found[count] = PROMISE_CODE + promise
            count += 1
    return count


def moves(state: Senji, seat: i64) -> vec[i64]:
    """Which province, then to whom."""
    found = scratch()
    count: i64 = 0
    if lacks_province(state, seat):
        for province in range(PROVINCES):
            if pieces.in_play(state, province):
                found[count] = ABOUT_CODE + province
                count += 1
    else:
        found[0] = PROCLAIM_CODE
        count = 1
        for other in range(state.players):
            if other != seat:
                found[count] = TELL_CODE + other
                count += 1
    if state.ready.lifts[seat] > 0:
        found[count] = DROP_CODE
        count += 1
    return found[:count]


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
    """At most so many a winter (SEN-45)."""
    return FINE if made(state, seat) < state.most_promises else "SEN-45.promises"


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


# What becomes of it.


def was_kept(state: Senji, row: i64) -> bool:
    """Whether the promise in this row was kept, by what was done this year until now."""
    pledges = state.pledges
    speaker = pledges.promises[row]
    return holds(
        state,
        row,
        pledges.attacked[speaker],
        pledges.assailed[speaker],
        pledges.executed[speaker],
    )


def holds(state: Senji, row: i64, attacked: i64, assailed: i64, executed: i64) -> bool:
    """Whether the promise in this row is kept by one who has done no more than this."""
    hearer = state.pledges.promises[row + 1]
    promise = state.pledges.promises[row + 2]
    if not names_province(promise):
        harmed = assailed if promise == PEACE else executed
        return harmed == 0 if hearer == EVERYBODY else not harmed >> hearer & 1
    struck = attacked >> state.pledges.promises[row + 3] & 1 == 1
    return struck != (promise == SPARE)


def kept_until_now(state: Senji) -> list[bool]:
    """Of every promise of this year whether it is kept by now: see `decided`."""
    return [was_kept(state, row) for row in range(0, len(state.pledges.promises), PROMISE_COLUMNS)]


def decided(state: Senji, before: list[bool]) -> dict[int, Plain]:
    """For each viewer who heard some, the promises that were kept or broken since `before`.

    `promises` says what became of them, `sworn` how they were given: speaker, hearer, promise,
    province.
    """
    found: dict[int, Plain] = {}
    for place, kept in enumerate(kept_until_now(state)):
        if kept == before[place]:
            continue
        row = place * PROMISE_COLUMNS
        sworn = [int(part) for part in state.pledges.promises[row : row + PROMISE_COLUMNS]]
        speaker, hearer, promise = sworn[0], sworn[1], sworn[2]
        told = f"{PROMISE_NAMES[promise]}-{'kept' if kept else 'broken'}"
        for viewer in range(state.players + 1):  # the last one is the spectators
            if hearer == EVERYBODY or viewer in (speaker, hearer):
                news = found.setdefault(viewer, {"promises": [], "sworn": []})
                news["sworn"].append(sworn)
                if told not in news["promises"]:
                    news["promises"].append(told)
    return found
