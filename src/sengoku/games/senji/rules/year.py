"""Senji, how a year ends, and the game: promises kept or broken (SEN-45), the goal (SEN-90)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.games.kernel import ranked
from sengoku.games.senji.components import (
    EVERYBODY,
    HOSTING,
    NONE,
    OVER,
    PROMISE_COLUMNS,
    SEATS_MOST,
)
from sengoku.games.senji.rules.emperor import leaders
from sengoku.games.senji.rules.phase import Phase
from sengoku.games.senji.rules.winter.promises import was_kept

if TYPE_CHECKING:
    from sengoku.games.senji.state import Senji


def finish(state: Senji) -> None:
    """Settle promises; end the game or begin the next year (SEN-45, SEN-90)."""
    settle_promises(state)
    if state.record:
        state.tell({"event": "year_end", "year": state.year, "honours": list(state.board.honour)})
    first = leaders(state)
    last_year = state.max_years != 0 and state.year >= state.max_years
    reached = state.board.honour[first[0]] >= state.edition.goal or state.overtime
    if last_year or (reached and len(first) == 1):
        state.enter(OVER)
        return
    state.overtime = reached
    state.enter(HOSTING)


@final
class Over(Phase):
    """Nobody acts any more."""

    def begin(self, state: Senji) -> None:
        """Ranks by honour (SEN-90)."""
        state.acting = 0
        state.scores = tuple([int(honour) for honour in state.board.honour])
        state.ranks = ranked(list(state.scores))
        if state.record:
            state.tell({"event": "end", "honours": list(state.board.honour)})


# Promises.


def settle_promises(state: Senji) -> None:
    """Each promise counts as kept or broken for those who heard it (SEN-45)."""
    pledges = state.edit_pledges()
    promises = pledges.promises
    for row in range(0, len(promises), PROMISE_COLUMNS):
        speaker = promises[row]
        hearer = promises[row + 1]
        kept = was_kept(state, row)
        column = speaker if kept else SEATS_MOST + speaker
        for seat in range(state.players + 1):  # the last row is the spectators'
            if seat != speaker and hearer in (seat, EVERYBODY):
                pledges.trust[seat * 2 * SEATS_MOST + column] += 1
        if state.record:
            tell_verdict(state, row, kept)
    pledges.promises = vec[i64]()


def tell_verdict(state: Senji, row: i64, kept: bool) -> None:
    """Those who heard the promise learn whether it was kept."""
    speaker, hearer, promise, province = list(state.pledges.promises[row : row + PROMISE_COLUMNS])
    event = {
        "event": "verdict",
        "seat": speaker,
        "pledge": promise,
        "kept": "yes" if kept else "no",
    }
    if province != NONE:
        event["province"] = province
    if hearer == EVERYBODY:
        state.tell(event)
    else:
        state.whisper([speaker, hearer], event | {"to": hearer})
