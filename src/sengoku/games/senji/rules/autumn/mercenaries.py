"""Senji, mercenaries: SEN-85. A family without a province hires units and samurai for honour."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.games.kernel.refusals import FINE
from sengoku.games.senji.codes import ENLIST_CODE, HIRE_CODE
from sengoku.games.senji.components import CROWD, SEAS
from sengoku.games.senji.rules import pieces
from sengoku.games.senji.rules.autumn import recruiting
from sengoku.games.senji.rules.events import tell_deed
from sengoku.games.senji.rules.phase import Action

if TYPE_CHECKING:
    from sengoku.games.senji.state import Senji

UNIT_PRICE: Final[i64] = 3  # SEN-85
SAMURAI_PRICE: Final[i64] = 6


def mercenary_moves(state: Senji, seat: i64, found: vec[i64], count: i64) -> i64:
    """Units into either sea, a samurai."""
    if pieces.provinces_of(state, seat) == 0:
        for sea in range(SEAS):
            if not hire_breaks(state, seat, sea):
                found[count] = HIRE_CODE + sea
                count += 1
        if not enlist_breaks(state, seat):
            found[count] = ENLIST_CODE
            count += 1
    return count


@final
class Hire(Action):
    """A unit into a sea (SEN-85)."""

    def breaks(self, state: Senji, seat: i64, move: i64) -> str:
        return hire_breaks(state, seat, move - HIRE_CODE)

    def make(self, state: Senji, seat: i64, move: i64) -> None:
        board = state.edit_board()
        if state.record:
            tell_deed(state, seat, move, -UNIT_PRICE)
        board.honour[seat] -= UNIT_PRICE
        board.reserve[seat] -= 1
        board.fleets[seat * SEAS + move - HIRE_CODE] += 1


def hire_breaks(state: Senji, seat: i64, sea: i64) -> str:
    """Without a province: a unit for 3 honour, into a sea with room (SEN-85)."""
    if pieces.provinces_of(state, seat) > 0:
        return "SEN-85.provinces"
    if state.board.honour[seat] < UNIT_PRICE:
        return "SEN-85.honour"
    if state.board.reserve[seat] == 0:
        return "SEN-85.units"
    return FINE if state.board.fleets[seat * SEAS + sea] < CROWD else "SEN-85.room"


@final
class Enlist(Action):
    """A samurai, chosen as those that are recruited (SEN-85)."""

    def breaks(self, state: Senji, seat: i64, move: i64) -> str:
        return enlist_breaks(state, seat)

    def make(self, state: Senji, seat: i64, move: i64) -> None:
        if state.record:
            tell_deed(state, seat, move, -SAMURAI_PRICE)
        state.edit_board().honour[seat] -= SAMURAI_PRICE
        recruiting.draw_recruits(state, seat, True)


def enlist_breaks(state: Senji, seat: i64) -> str:
    """Without a province: a samurai for 6 honour, if one is left (SEN-85)."""
    if pieces.provinces_of(state, seat) > 0:
        return "SEN-85.provinces"
    if state.board.honour[seat] < SAMURAI_PRICE:
        return "SEN-85.honour"
    return FINE if pieces.samurai_left(state) else "SEN-83.none"
