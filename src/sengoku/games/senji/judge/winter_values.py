"""Senji, winter as the judge sees it: answer offers, promise peace, make offers, then be ready.

A bot has no memory but the state: what to do next is found anew at every small move, from the
hand, the cards seen with the others, and the offers that stand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.games.kernel.streams import Random
from sengoku.games.senji.codes import (
    OFFER_CODE,
    OFFER_KIND,
    PROMISE_CODE,
    PROMISE_KIND,
    READY_KIND,
    REFUSE_KIND,
    SEAL_KIND,
    TAKE_KIND,
    take_number,
    take_seat,
)
from sengoku.games.senji.components import DRAFT, NONE, PEACE, SEATS_MOST, WHAT
from sengoku.games.senji.judge.answer_values import Paying, offered
from sengoku.games.senji.judge.offer_values import Offering, best_swap
from sengoku.games.senji.judge.opinion import (
    KIND_OF,
    WORST,
    Indifferent,
    Opinion,
    Unsearched,
    by_kind,
)
from sengoku.games.senji.judge.promise_values import Promising, peace_with

if TYPE_CHECKING:
    from sengoku.games.senji.judge.weights import Scales
    from sengoku.games.senji.state import Senji

ANSWER: Final = 100.0  # answers come before own offers: both may need the same cards


@final
class Winter(Unsearched):
    """The opinion on what the seat is putting together."""

    def weigh(self, scales: Scales, state: Senji, seat: i64, moves: vec[i64]) -> vec[float]:
        return BY_DRAFT[state.talks.drafts[seat * DRAFT + WHAT]].weigh(scales, state, seat, moves)

    def rollout_move(self, scales: Scales, state: Senji, seat: i64, random: Random) -> i64:
        """The first move: deals take long to put together."""
        return state.moves(seat)[0]


@final
class Idle(Opinion):
    """Nothing is being put together: answer, promise, offer, then be ready."""

    def worth(self, scales: Scales, state: Senji, seat: i64, move: i64) -> float:
        return IDLE_MOVES[KIND_OF[move]].worth(scales, state, seat, move)


@final
class Take(Opinion):
    """Take an offer that gains."""

    def worth(self, scales: Scales, state: Senji, seat: i64, move: i64) -> float:
        return ANSWER + offered(scales, state, seat, take_seat(move), take_number(move))


@final
class Offer(Opinion):
    """Offer a swap that gains, some times to each of the others."""

    def worth(self, scales: Scales, state: Senji, seat: i64, move: i64) -> float:
        other = move - OFFER_CODE
        if float(state.talks.sent[seat * SEATS_MOST + other]) < scales.deals:
            return best_swap(scales, state, seat, other).gain - 0.01
        return WORST


@final
class Promise(Opinion):
    """Promise peace, if there is somebody to promise it to."""

    def worth(self, scales: Scales, state: Senji, seat: i64, move: i64) -> float:
        if move == PROMISE_CODE + PEACE and peace_with(scales, state, seat) != NONE:
            return 0.02
        return WORST


IDLE_MOVES: Final = by_kind(
    {
        READY_KIND: Indifferent(),  # everything that gains something comes first
        SEAL_KIND: Indifferent(),
        TAKE_KIND: Take(),
        REFUSE_KIND: Indifferent(ANSWER),
        OFFER_KIND: Offer(),
        PROMISE_KIND: Promise(),
    }
)

BY_DRAFT: Final[list[Opinion]] = [  # by what is put together: the column WHAT of a draft
    Idle(),
    Offering(),
    Promising(),
    Paying(),
    Indifferent(),  # GATHERING: only in autumn, so never asked
]
