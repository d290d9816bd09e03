"""Senji, how a family gets more samurai: SEN-83. `mercenaries` hires them the same way."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.kernel.refusals import FINE
from sengoku.games.senji.codes import (
    EMBARK_CODE,
    EMBARK_END,
    KEEP_CODE,
    KEEP_END,
    SETTLE_CODE,
    SETTLE_END,
)
from sengoku.games.senji.components import (
    KEEPING,
    NONE,
    PLACING,
    PROVINCES,
    RECRUIT,
    SEAS,
    TRADING,
)
from sengoku.games.senji.rules import pieces
from sengoku.games.senji.rules.autumn import combinations
from sengoku.games.senji.rules.phase import Action, Phase

if TYPE_CHECKING:
    from sengoku.games.kernel import Plain
    from sengoku.games.senji.state import Senji

OFFERED: Final[i64] = 3  # samurai to choose from


@final
class Recruit(Action):
    """Discard tanzaku for a samurai (SEN-83)."""

    def breaks(self, state: Senji, seat: i64, move: i64) -> str:
        return recruit_breaks(state, seat, NONE, NONE)

    def make(self, state: Senji, seat: i64, move: i64) -> None:
        if state.record:
            state.tell_move(seat, move)
        recruit(state, seat, NONE, NONE)


def recruit_breaks(state: Senji, seat: i64, bent: i64, missing: i64) -> str:
    """Five tanzaku, and a samurai that is left (SEN-83)."""
    if combinations.combo_breaks(state, seat, RECRUIT, bent, missing):
        return "SEN-83.tanzaku"
    return FINE if pieces.samurai_left(state) else "SEN-83.none"


def recruit(state: Senji, seat: i64, bent: i64, missing: i64) -> None:
    """The tanzaku go, samurai come (SEN-83)."""
    combinations.spend(state, seat, RECRUIT, bent, missing)
    draw_recruits(state, seat, False)


def draw_recruits(state: Senji, seat: i64, mercenary: bool) -> None:
    """Draw 3 samurai to choose from (SEN-83, SEN-85)."""
    state.edit_recruits().mercenary = mercenary
    pieces.draw_samurai(state, seat, OFFERED)
    state.enter(KEEPING)
    if state.record:
        state.whisper(
            [int(seat)],
            {"event": "samurai_drawn", "choice": pieces.bits(state.recruits.drawn[seat])},
        )


@final
class Keeping(Phase):
    """The called family keeps one of the samurai drawn (SEN-83)."""

    def begin(self, state: Senji) -> None:
        state.acting = 1 << state.autumn.trader

    def moves(self, state: Senji, seat: i64) -> vec[i64]:
        return pieces.keep_moves(state, seat)

    def breaks(self, state: Senji, seat: i64, move: i64) -> str:
        """One of those drawn (SEN-83)."""
        if not KEEP_CODE <= move < KEEP_END:
            return "SEN-83.keep"
        return FINE if state.recruits.drawn[seat] >> (move - KEEP_CODE) & 1 else "SEN-83.drawn"

    def make(self, state: Senji, seat: i64, move: i64) -> None:
        """Shuffle the others back, gain its honour unless it is hired (SEN-83, SEN-85)."""
        board = state.edit_board()
        recruits = state.edit_recruits()
        samurai = move - KEEP_CODE
        back = recruits.drawn[seat] & ~(1 << samurai)
        recruits.drawn[seat] = 0
        if back:
            pieces.put_back(state, back)
        board.retinue[seat] |= 1 << samurai
        honour: i64 = 0 if recruits.mercenary else state.edition.honours[samurai]
        board.honour[seat] += honour
        state.secrets += 1
        if state.record:
            state.tell(
                {
                    "event": "recruited",
                    "seat": seat,
                    "samurai": samurai,
                    "hired": recruits.mercenary,
                    "honour": honour,
                }
            )
        recruits.placing = samurai
        state.enter(PLACING)


@final
class Placing(Phase):
    """The called family says where the new samurai stands (SEN-83)."""

    def moves(self, state: Senji, seat: i64) -> vec[i64]:
        """The own provinces; with none, the seas (SEN-83)."""
        found = vec[i64](capacity=6)
        for province in range(PROVINCES):
            if state.board.owners[province] == seat:
                found = append(found, SETTLE_CODE + province)
        if len(found) == 0:
            for sea in range(SEAS):
                found = append(found, EMBARK_CODE + sea)
        return found

    def breaks(self, state: Senji, seat: i64, move: i64) -> str:
        """An own province; with none, a sea (SEN-83)."""
        if SETTLE_CODE <= move < SETTLE_END:
            return FINE if state.board.owners[move - SETTLE_CODE] == seat else "SEN-83.province"
        if EMBARK_CODE <= move < EMBARK_END:
            return FINE if pieces.provinces_of(state, seat) == 0 else "SEN-83.sea"
        return "SEN-83.place"

    def make(self, state: Senji, seat: i64, move: i64) -> None:
        """There the samurai stands."""
        board = state.edit_board()
        recruits = state.edit_recruits()
        mask: i64 = 1 << recruits.placing
        if state.record:
            event: Plain = {"event": state.game.moves.kind(move).name, "seat": seat}
            state.tell(event | state.game.moves.parts(move) | {"samurai": recruits.placing})
        if SETTLE_CODE <= move < SETTLE_END:
            board.samurai[move - SETTLE_CODE] |= mask
        else:
            board.fleet_samurai[seat * SEAS + move - EMBARK_CODE] |= mask
        recruits.placing = NONE
        recruits.mercenary = False
        state.enter(TRADING)
