"""Shitennō, the table of the phases, and what is recorded of the moves in them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.games.kernel import Plain
from sengoku.games.shitenno.components import NONE
from sengoku.games.shitenno.rules.answering import Answering
from sengoku.games.shitenno.rules.choosing import Choosing
from sengoku.games.shitenno.rules.dividing import Dividing
from sengoku.games.shitenno.rules.paying import Paying
from sengoku.games.shitenno.rules.phase import Phase
from sengoku.games.shitenno.rules.placing import Placing

if TYPE_CHECKING:
    from sengoku.games.shitenno.state import Shitenno

# By the number of the phase in the state. The last one has none of its own there: while a payment
# is put together, the phase is still PLACING.
PHASES: Final = vec[Phase]([Dividing(), Answering(), Choosing(), Placing(), Paying()])
PAYING: Final[i64] = 4


def phase_of(state: Shitenno) -> Phase:
    """What is to be decided now."""
    return PHASES[state.phase if state.claimed == NONE else PAYING]


# Kinds of moves that put something together in private, and those that record their own outcome.
PRIVATE: Final = ("add", "remove", "claim", "spend", "withdraw")
TOLD_BY_OUTCOME: Final = ("offer", "split", "place", "draw")


def announce(state: Shitenno, seat: int, move: int) -> None:
    """Record a move before it is made: one made in private for the seat alone."""
    kind = state.game.moves.kind(move)
    if kind.name in PRIVATE:
        event: Plain = {"event": kind.name, "seat": seat}
        state.whisper([seat], event | state.game.moves.parts(move))
    elif kind.name not in TOLD_BY_OUTCOME:
        state.tell_move(seat, move)
