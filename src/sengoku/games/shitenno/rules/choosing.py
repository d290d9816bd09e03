"""Shitennō, choosing: STN-35 to STN-37. One of the last two takes a lot, the Tairo the other."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.games.kernel.refusals import FINE
from sengoku.games.shitenno.codes import CHOOSE_CODE, CHOOSE_KIND
from sengoku.games.shitenno.components import KINDS, NONE
from sengoku.games.shitenno.rules import turns
from sengoku.games.shitenno.rules.division import take_lot
from sengoku.games.shitenno.rules.phase import Action, NotNow, Phase

if TYPE_CHECKING:
    from sengoku.games.shitenno.state import Shitenno


@final
class Choosing(Phase):
    """One lot or the other; each is called by its tile."""

    def __init__(self) -> None:
        super().__init__({CHOOSE_KIND: Choose()}, otherwise=NotNow("STN-35.choice"))

    def moves(self, state: Shitenno, seat: i64) -> vec[i64]:
        return vec[i64]([CHOOSE_CODE + state.offered[0], CHOOSE_CODE + state.offered[1]])

    def default(self, state: Shitenno, seat: i64) -> i64:
        """The lot with more cards; of equal ones that with the higher title."""
        more: i64 = 0
        for card in range(KINDS):
            more += state.offers[KINDS + card] - state.offers[card]
        return CHOOSE_CODE + state.offered[1 if more > 0 else 0]


@final
class Choose(Action):
    """One of the two lots (STN-35)."""

    def breaks(self, state: Shitenno, seat: i64, move: i64) -> str:
        title = move - CHOOSE_CODE
        if state.offered[0] != title and state.offered[1] != title:
            return "STN-35.lots"
        return FINE

    def make(self, state: Shitenno, seat: i64, move: i64) -> None:
        """Take one lot, the Tairo takes the other; the titles change hands (STN-35, STN-37)."""
        chosen: i64 = 0 if state.offered[0] == move - CHOOSE_CODE else 1
        take_lot(state, seat, chosen)
        take_lot(state, state.tairo, 1 - chosen)
        state.titles = state.earned
        state.earned = vec[i64]([NONE] * state.players)
        state.tairo = NONE
        state.hierarchy = 0
        if state.record:
            state.tell({"event": "titled", "titles": list(state.titles)})
        turns.begin_year(state)
