"""Shitennō, the last favour: STN-62 to STN-64."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.games.kernel import ranked
from sengoku.games.shitenno.components import (
    BONUSES,
    EXCHANGE,
    HALVES,
    KOKU_KINDS,
    MAJORITY,
    NONE,
    PLUS,
    POSITIONS,
    PROVINCES,
    TROOP_KINDS,
)

if TYPE_CHECKING:
    from sengoku.games.shitenno.state import Shitenno


def koku_favour(koku: int, troops: int, exchanges: int, plus: int, on_cards: bool) -> int:
    """Favour from koku: exchanged troops count, and a +1 where there is something to add to.

    With `on_cards`, that is a koku card alone; else an exchanged troop will do.

    >>> koku_favour(3, 1, 2, 1, True), koku_favour(0, 2, 2, 1, True), koku_favour(0, 2, 2, 1, False)
    (5, 2, 3)
    """
    made = koku + min(exchanges, troops)
    adds = koku > 0 if on_cards else made > 0
    return made + plus if adds else made


def strengths(board: vec[i64], golden: i64, first: i64) -> i64:
    """How many kamon count for each seat in a province: golden ones two (STN-63); in eight bits.

    The positions of the province begin at `first`.
    """
    found: i64 = 0
    for place in range(first, first + POSITIONS):
        holder = board[place]
        if holder != NONE:
            found += (1 + (golden >> place & 1)) << 8 * holder
    return found


def strength_of(found: i64, seat: i64) -> i64:
    """The part of a seat in `strengths`."""
    return found >> 8 * seat & 255


def strongest(board: vec[i64], golden: i64, first: i64) -> i64:
    """Who has most kamon in a province; or NONE.

    A tie goes to the tied one with the leftmost kamon (STN-63).
    """
    found = strengths(board, golden, first)
    best: i64 = NONE
    most: i64 = 0
    for place in range(first, first + POSITIONS):
        holder = board[place]
        if holder != NONE and strength_of(found, holder) > most:
            best = holder
            most = strength_of(found, holder)
    return best


def majority(holders: list[int], golden: list[bool]) -> int:
    """The same for the holders of a province's positions, from the left.

    >>> majority([0, 1, -1, -1], [False, False, False, False])
    0
    >>> majority([0, 1, -1, -1], [False, True, False, False])
    1
    """
    bits = sum([2**place for place, gilt in enumerate(golden) if gilt])
    return int(strongest(vec[i64](holders), bits, 0))


def majorities(state: Shitenno) -> list[int]:
    """The leader of each province, or NONE."""
    board = state.board
    golden = state.golden
    return [int(strongest(board, golden, province * POSITIONS)) for province in range(PROVINCES)]


def koku_in_hand(state: Shitenno, seat: i64) -> int:
    """The koku of all koku cards in a hand."""
    row = seat * KOKU_KINDS
    return int(state.koku[row] + 2 * state.koku[row + 1] + 3 * state.koku[row + 2])


def troops_in_hand(state: Shitenno, seat: i64) -> int:
    """The troops on all cards in a hand: a double has two."""
    count: i64 = 0
    for kind in range(TROOP_KINDS):
        count += state.troops[seat * TROOP_KINDS + kind] * HALVES[kind]
    return int(count)


def result(state: Shitenno) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Final favour and ranks, if the game were over now; titles break ties (STN-64)."""
    leaders = majorities(state)
    scores: list[int] = []
    keys: list[tuple[int, int]] = []
    for seat in range(state.players):
        score = int(state.favour[seat])
        score += koku_favour(
            koku_in_hand(state, seat),
            troops_in_hand(state, seat),
            state.bonuses[seat * BONUSES + EXCHANGE],
            state.bonuses[seat * BONUSES + PLUS],
            state.plus_counts_on_cards,
        )
        score += MAJORITY * leaders.count(seat)
        scores.append(score)
        keys.append((score, -int(state.titles[seat])))
    return tuple(scores), ranked(keys)


def finish(state: Shitenno) -> None:
    """Lay the hands open, count the last favour, rank the seats (STN-62 to STN-64)."""
    state.acting = 0
    state.secrets += 1
    state.scores, state.ranks = result(state)
    if state.record:
        state.tell({"event": "end", "scores": list(state.scores), "ranks": list(state.ranks)})
