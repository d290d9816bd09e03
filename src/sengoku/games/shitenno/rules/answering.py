"""Shitennō, answering: STN-32 to STN-34. One after the other accepts the lot on offer, or not."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.games.shitenno.codes import ACCEPT_CODE, ACCEPT_KIND, REFUSE_CODE, REFUSE_KIND
from sengoku.games.shitenno.components import DIVIDING, NONE
from sengoku.games.shitenno.rules.division import next_without_lot, take_lot
from sengoku.games.shitenno.rules.phase import Action, NotNow, Phase

if TYPE_CHECKING:
    from sengoku.games.shitenno.state import Shitenno


@final
class Answering(Phase):
    """Yes or no."""

    def __init__(self) -> None:
        super().__init__(
            {ACCEPT_KIND: Accept(), REFUSE_KIND: Refuse()}, otherwise=NotNow("STN-32.answer")
        )

    def moves(self, state: Shitenno, seat: i64) -> vec[i64]:
        return vec[i64]([ACCEPT_CODE, REFUSE_CODE])

    def default(self, state: Shitenno, seat: i64) -> i64:
        return REFUSE_CODE


@final
class Accept(Action):
    """Take the lot; the same Tairo goes on with the rest (STN-33)."""

    def make(self, state: Shitenno, seat: i64, move: i64) -> None:
        take_lot(state, seat, 0)
        state.phase = DIVIDING
        state.acting = 1 << state.tairo


@final
class Refuse(Action):
    """Ask the next; refused by all, the lot is the Tairo's, and the next one divides (STN-34)."""

    def make(self, state: Shitenno, seat: i64, move: i64) -> None:
        asked = next_without_lot(state, state.titles[seat])
        if asked != NONE:
            state.acting = 1 << asked
            return
        tairo = state.tairo
        take_lot(state, tairo, 0)
        state.tairo = next_without_lot(state, state.titles[tairo])
        state.phase = DIVIDING
        state.acting = 1 << state.tairo
        if state.record:
            state.tell({"event": "keep", "seat": tairo, "tairo": state.tairo})
