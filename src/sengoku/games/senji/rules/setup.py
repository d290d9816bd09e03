"""Senji, before the first year: the samurai, and what stands in the provinces (SEN-10, SEN-11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.kernel.refusals import FINE
from sengoku.games.senji.codes import (
    CALL_CODE,
    CALL_END,
    KEEP_CODE,
    KEEP_END,
    POST_CODE,
    POST_END,
    post_code,
    post_led,
    post_units,
)
from sengoku.games.senji.components import (
    CALLING,
    HOMES,
    HOSTING,
    NONE,
    POSTING,
    PROVINCES,
    UNITS,
)
from sengoku.games.senji.rules import emperor, pieces
from sengoku.games.senji.rules.phase import Phase

if TYPE_CHECKING:
    from sengoku.games.kernel import Plain
    from sengoku.games.senji.state import Senji

START_UNITS: Final[i64] = 3  # SEN-04, SEN-11


@final
class Choosing(Phase):
    """Everybody keeps one of three samurai (SEN-10)."""

    def begin(self, state: Senji) -> None:
        state.acting = (1 << state.players) - 1

    def moves(self, state: Senji, seat: i64) -> vec[i64]:
        return pieces.keep_moves(state, seat)

    def breaks(self, state: Senji, seat: i64, move: i64) -> str:
        """One of the three drawn (SEN-10)."""
        if not KEEP_CODE <= move < KEEP_END:
            return "SEN-10.sequence"
        return FINE if state.recruits.drawn[seat] >> (move - KEEP_CODE) & 1 else "SEN-10.drawn"

    def make(self, state: Senji, seat: i64, move: i64) -> None:
        """Keep one in secret; when all have, show them together (SEN-10)."""
        samurai = move - KEEP_CODE
        state.edit_recruits().chosen[seat] = samurai
        state.acting &= ~(1 << seat)
        if state.record:
            state.whisper([int(seat)], {"event": "keep", "seat": seat, "samurai": samurai})
        if state.acting == 0:
            show_samurai(state)
            choose_caller(state)
            state.enter(CALLING)


def show_samurai(state: Senji) -> None:
    """The samurai kept are shown together and bring their honour; the rest go back (SEN-10)."""
    recruits = state.edit_recruits()
    board = state.edit_board()
    back: i64 = 0
    for seat in range(state.players):
        samurai = recruits.chosen[seat]
        board.retinue[seat] = 1 << samurai
        board.honour[seat] = state.edition.honours[samurai]
        back |= recruits.drawn[seat] & ~(1 << samurai)
        recruits.drawn[seat] = 0
    if state.record:
        state.tell(
            {
                "event": "samurai_shown",
                "kept": list(recruits.chosen),
                "honours": list(board.honour),
            }
        )
    for seat in range(state.players):
        recruits.chosen[seat] = NONE
    pieces.put_back(state, back)
    state.secrets += 1


def choose_caller(state: Senji) -> None:
    """Most honour calls the provinces; a tie is broken at random (SEN-11)."""
    campaign = state.edit_campaign()
    leaders = emperor.leaders(state)
    state.host = leaders[0] if len(leaders) == 1 else leaders[state.random.below(len(leaders))]
    for province in range(PROVINCES):
        if state.edition.homes[province] >= state.absent:
            campaign.pending |= 1 << province
    if state.record:
        state.tell({"event": "caller", "seat": state.host})


@final
class Calling(Phase):
    """The caller names the next province (SEN-11)."""

    def begin(self, state: Senji) -> None:
        state.acting = 1 << state.host

    def moves(self, state: Senji, seat: i64) -> vec[i64]:
        """Every province in play that has not been called yet."""
        found = vec[i64](capacity=18)
        for province in range(PROVINCES):
            if state.campaign.pending >> province & 1:
                found = append(found, CALL_CODE + province)
        return found

    def breaks(self, state: Senji, seat: i64, move: i64) -> str:
        """A province in play that has not been called yet (SEN-02, SEN-11)."""
        if not CALL_CODE <= move < CALL_END:
            return "SEN-11.sequence"
        province = move - CALL_CODE
        if state.edition.homes[province] < state.absent:
            return "SEN-02.closed"
        return FINE if state.campaign.pending >> province & 1 else "SEN-11.called"

    def make(self, state: Senji, seat: i64, move: i64) -> None:
        """The owner puts a fortress there; in the third province all that is left (SEN-11)."""
        province = move - CALL_CODE
        owner = state.edition.homes[province] - state.absent
        if state.record:
            state.tell({"event": "call", "seat": state.host, "province": province})
        state.edit_campaign().pending &= ~(1 << province)
        state.edit_board().owners[province] = owner
        state.edit_recruits().called = province
        if pieces.provinces_of(state, owner) == HOMES:
            post(state, owner, units_to_post(state, owner), samurai_to_post(state, owner))
        else:
            state.enter(POSTING)


@final
class Posting(Phase):
    """The owner of the province called puts units and the samurai there (SEN-11)."""

    def begin(self, state: Senji) -> None:
        state.acting = 1 << state.board.owners[state.recruits.called]

    def moves(self, state: Senji, seat: i64) -> vec[i64]:
        """Any of the units left, with the samurai or without."""
        found = vec[i64](capacity=8)
        led: i64 = 2 if samurai_to_post(state, seat) else 1
        for units in range(units_to_post(state, seat) + 1):
            for leader in range(led):
                found = append(found, post_code(units, leader))
        return found

    def breaks(self, state: Senji, seat: i64, move: i64) -> str:
        """No more than are left (SEN-11)."""
        if not POST_CODE <= move < POST_END:
            return "SEN-11.sequence"
        if post_units(move) > units_to_post(state, seat):
            return "SEN-11.units"
        if post_led(move) == 1 and not samurai_to_post(state, seat):
            return "SEN-11.samurai"
        return FINE

    def make(self, state: Senji, seat: i64, move: i64) -> None:
        post(state, seat, post_units(move), post_led(move) == 1)


def units_to_post(state: Senji, seat: i64) -> i64:
    """How many of its three first units the seat has not placed yet."""
    return state.board.reserve[seat] - (UNITS - START_UNITS)


def samurai_to_post(state: Senji, seat: i64) -> bool:
    """Whether the seat has not placed its samurai yet."""
    standing: i64 = 0
    for province in range(PROVINCES):
        standing |= state.board.samurai[province]
    return not standing & state.board.retinue[seat]


def post(state: Senji, seat: i64, units: i64, led: bool) -> None:
    """Put them there; then the next province is called, or the first year begins."""
    board = state.edit_board()
    province = state.recruits.called
    board.units[province] = units
    board.reserve[seat] -= units
    if led:
        board.samurai[province] = board.retinue[seat]
    if state.record:
        event: Plain = {"event": "post", "seat": seat, "province": province}
        leader: Plain = {"samurai": pieces.bits(board.retinue[seat])[0]} if led else {}
        state.tell(event | {"units": units, "led": led} | leader)
    state.edit_recruits().called = NONE
    state.enter(CALLING if state.campaign.pending else HOSTING)
