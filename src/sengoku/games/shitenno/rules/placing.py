"""Shitennō, a turn: STN-40, STN-41, STN-53, STN-56. A kamon is begun, a card drawn, a kamon turned.

A kamon is put together from small moves: the province here, its payment in `paying`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.games.kernel.moves import scratch
from sengoku.games.kernel.refusals import FINE
from sengoku.games.shitenno.codes import (
    CLAIM_CODE,
    CLAIM_KIND,
    DONE_CODE,
    DONE_KIND,
    DRAW_CODE,
    DRAW_KIND,
    PLACE_KIND,
    SPEND_KIND,
    TURN_CODE,
    TURN_KIND,
    WITHDRAW_KIND,
)
from sengoku.games.shitenno.components import (
    BONUSES,
    DRAW_TILE,
    KAMON_A_TURN,
    NONE,
    POSITIONS,
    PROVINCES,
    SENSEI,
)
from sengoku.games.shitenno.rules import memory
from sengoku.games.shitenno.rules.holdings import affordable, worth_of
from sengoku.games.shitenno.rules.phase import Action, NotNow, Phase
from sengoku.games.shitenno.rules.provinces import PLACES, filled, plain_kamon, price_at
from sengoku.games.shitenno.rules.turns import (
    end_turn,
    go_on,
    may_draw,
    may_place,
    may_turn,
    nothing_to_draw,
)

if TYPE_CHECKING:
    from sengoku.games.shitenno.state import Shitenno


@final
class Placing(Phase):
    """A turn of the odd year, while no payment is put together."""

    def __init__(self) -> None:
        not_begun = NotNow("STN-43.none")
        super().__init__(
            {
                CLAIM_KIND: Claim(),
                SPEND_KIND: not_begun,
                PLACE_KIND: not_begun,
                WITHDRAW_KIND: not_begun,
                DRAW_KIND: Draw(),
                TURN_KIND: Turn(),
                DONE_KIND: Done(),
            },
            otherwise=NotNow("STN-40.sequence"),
        )

    def moves(self, state: Shitenno, seat: i64) -> vec[i64]:
        """Provinces that can be paid, a Draw tile, kamon to turn, and the end of the turn."""
        found = scratch()
        count: i64 = 0
        if may_place(state, seat):
            worth = worth_of(state, seat)
            for province in range(PROVINCES):
                position = filled(state, province)
                if position < POSITIONS:
                    price = price_at(state, province, position)
                    if affordable(worth, price):
                        found[count] = CLAIM_CODE + province
                        count += 1
        if may_draw(state, seat):
            found[count] = DRAW_CODE
            count += 1
        if may_turn(state, seat):
            for province in range(PROVINCES):
                if plain_kamon(state, seat, province) != NONE:
                    found[count] = TURN_CODE + province
                    count += 1
        found[count] = DONE_CODE
        return found[: count + 1]

    def default(self, state: Shitenno, seat: i64) -> i64:
        return DONE_CODE


@final
class Claim(Action):
    """Begin to pay the leftmost free position of a province (STN-40, STN-41)."""

    def breaks(self, state: Shitenno, seat: i64, move: i64) -> str:
        province = move - CLAIM_CODE
        if state.placed == KAMON_A_TURN:
            return "STN-40.two"
        if state.kamon[seat] == 0:
            return "STN-40.kamon"
        position = filled(state, province)
        if position == POSITIONS:
            return "STN-41.full"
        price = price_at(state, province, position)
        if not affordable(worth_of(state, seat), price):
            return "STN-41.price"
        return FINE

    def make(self, state: Shitenno, seat: i64, move: i64) -> None:
        state.claimed = move - CLAIM_CODE


@final
class Draw(Action):
    """Use a Draw tile: one unseen card into the hand (STN-53)."""

    def breaks(self, state: Shitenno, seat: i64, move: i64) -> str:
        if state.bonuses[seat * BONUSES + DRAW_TILE] == 0:
            return "STN-53.tile"
        if nothing_to_draw(state):
            return "STN-53.pile"
        return FINE

    def make(self, state: Shitenno, seat: i64, move: i64) -> None:
        state.bonuses[seat * BONUSES + DRAW_TILE] -= 1
        state.used[DRAW_TILE] += 1
        state.secrets += 1
        if state.record:
            state.tell({"event": "draw", "seat": seat})
        card = memory.take_unseen(state, seat)
        if state.record:
            state.whisper([seat], {"event": "drawn", "seat": seat, "card": card})
        go_on(state, seat)


@final
class Turn(Action):
    """The Sensei ends their turn by turning a plain kamon of theirs to its golden side (STN-56)."""

    def breaks(self, state: Shitenno, seat: i64, move: i64) -> str:
        if state.titles[seat] != SENSEI:
            return "STN-56.title"
        if plain_kamon(state, seat, move - TURN_CODE) == NONE:
            return "STN-56.kamon"
        return FINE

    def make(self, state: Shitenno, seat: i64, move: i64) -> None:
        state.golden |= PLACES[plain_kamon(state, seat, move - TURN_CODE)]
        end_turn(state, seat)


@final
class Done(Action):
    """End the turn: nobody has to place a kamon (STN-40)."""

    def make(self, state: Shitenno, seat: i64, move: i64) -> None:
        end_turn(state, seat)
