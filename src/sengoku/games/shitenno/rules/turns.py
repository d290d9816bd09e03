"""Shitennō, the odd year: whose turn it is (STN-40), and the end of the game (STN-60).

The decisions of a turn are next door: `placing`, and `paying` while a payment is put together.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from sengoku.games.shitenno.components import (
    BONUSES,
    DRAW_TILE,
    KAMON_A_TURN,
    NONE,
    PLACING,
    SENSEI,
    TITLES,
)
from sengoku.games.shitenno.rules import division, scoring

if TYPE_CHECKING:
    from sengoku.games.shitenno.state import Shitenno


def begin_year(state: Shitenno) -> None:
    """The turns go by the new titles (STN-40)."""
    state.phase = PLACING
    begin_turn(state, next_title(state, NONE))


def next_title(state: Shitenno, title: i64) -> i64:
    """The seat with the next lower title."""
    found: i64 = NONE
    lowest = TITLES
    titles = state.titles
    for seat in range(state.players):
        if title < titles[seat] < lowest:
            found = seat
            lowest = titles[seat]
    return found


def begin_turn(state: Shitenno, seat: i64) -> None:
    """Let a seat place its kamon."""
    state.placed = 0
    state.stood_in = 0
    state.taken_back = 0
    state.acting = 1 << seat
    go_on(state, seat)


def go_on(state: Shitenno, seat: i64) -> None:
    """End the turn if everybody can see that nothing is left to decide."""
    if not (may_place(state, seat) or may_draw(state, seat) or may_turn(state, seat)):
        end_turn(state, seat)


def may_place(state: Shitenno, seat: i64) -> bool:
    """Whether a kamon may still be placed, if it can be paid (STN-40)."""
    return state.placed < KAMON_A_TURN and state.kamon[seat] > 0


def may_draw(state: Shitenno, seat: i64) -> bool:
    """Whether there is a Draw tile, and a card to draw (STN-53)."""
    return state.bonuses[seat * BONUSES + DRAW_TILE] > 0 and not nothing_to_draw(state)


def nothing_to_draw(state: Shitenno) -> bool:
    """Whether pile and discard are both empty (STN-53)."""
    return len(state.pile) == 0 and not any(count > 0 for count in state.discards)


def may_turn(state: Shitenno, seat: i64) -> bool:
    """Whether the seat is the Sensei and has a plain kamon on the board (STN-56)."""
    if state.titles[seat] != SENSEI:
        return False
    golden = state.golden
    for holder in state.board:
        if holder == seat and not golden & 1:
            return True
        golden >>= 1
    return False


def end_turn(state: Shitenno, seat: i64) -> None:
    """The next title goes on; after the last one the year is over, perhaps the game (STN-60)."""
    following = next_title(state, state.titles[seat])
    if following != NONE:
        begin_turn(state, following)
    elif is_over(state):
        scoring.finish(state)
    else:
        division.begin_year(state)


def is_over(state: Shitenno) -> bool:
    """A player has no kamon left, or the koku pile is empty (STN-60)."""
    return len(state.koku_pile) == 0 or any(left == 0 for left in state.kamon)
