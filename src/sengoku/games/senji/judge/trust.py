"""Senji, whom the judge believes, spares and fights: by promises kept and broken (SEN-45).

It reads what the seat has heard, and nothing else.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from sengoku.games.senji.components import (
    EVERYBODY,
    PEACE,
    PROMISE_COLUMNS,
    SEATS_MOST,
    SPARE,
    STRIKE,
)

if TYPE_CHECKING:
    from sengoku.games.senji.judge.weights import Scales
    from sengoku.games.senji.state import Senji


def kept(state: Senji, me: i64, speaker: i64) -> i64:
    """How many promises that the seat heard were kept."""
    return state.pledges.trust[me * 2 * SEATS_MOST + speaker]


def broken(state: Senji, me: i64, speaker: i64) -> i64:
    """How many promises that the seat heard were broken."""
    return state.pledges.trust[me * 2 * SEATS_MOST + SEATS_MOST + speaker]


def faith(scales: Scales, state: Senji, me: i64, speaker: i64) -> float:
    """The chance that the speaker keeps a promise."""
    good = scales.faith + float(kept(state, me, speaker))
    bad = scales.doubt + float(broken(state, me, speaker))
    return good / max(0.001, good + bad)


def said(state: Senji, speaker: i64, hearer: i64, promise: i64, province: i64) -> bool:
    """Whether this was promised to the hearer, or to all, this year."""
    promises = state.pledges.promises
    for row in range(0, len(promises), PROMISE_COLUMNS):
        if promises[row] == speaker and promises[row + 2] == promise:
            to = promises[row + 1]
            if (to in (hearer, EVERYBODY)) and promises[row + 3] in (-1, province):
                return True
    return False


def bound(state: Senji, me: i64, owner: i64, province: i64) -> bool:
    """Whether an attack on the province would break the seat's word to its owner."""
    return said(state, me, owner, PEACE, -1) or said(state, me, owner, SPARE, province)


def attack_chance(scales: Scales, state: Senji, me: i64, other: i64, province: i64) -> float:
    """How likely another is to attack the seat's province if they were sure to win it."""
    believed = faith(scales, state, me, other)
    if said(state, other, me, STRIKE, province):
        return max(scales.fear, believed)
    if said(state, other, me, PEACE, -1) or said(state, other, me, SPARE, province):
        return scales.fear * (1.0 - believed)
    return scales.fear


def reluctance(scales: Scales, state: Senji, me: i64, owner: i64, province: i64) -> float:
    """What an attack costs beside pieces: a broken promise, and a peace that is believed.

    It costs less to attack those who broke promises.
    """
    cost = -scales.grudge * float(broken(state, me, owner))
    if bound(state, me, owner, province):
        cost += scales.word
    if said(state, owner, me, PEACE, -1):
        cost += scales.grace * faith(scales, state, me, owner)
    return cost


def enmity(scales: Scales, state: Senji, me: i64, other: i64) -> float:
    """How much the honour of another counts against the own: most if they lead."""
    for seat in range(state.players):
        if seat != me and state.board.honour[seat] > state.board.honour[other]:
            return scales.rival
    return scales.rival * scales.leader
