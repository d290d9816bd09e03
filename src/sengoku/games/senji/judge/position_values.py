"""Senji, what a position is worth to a seat: its honour, what it has on the board, its cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from sengoku.games.senji.components import PROVINCES, SEAS
from sengoku.games.senji.judge import card_values
from sengoku.games.senji.rules import flowers
from sengoku.games.senji.rules.masks import ones

if TYPE_CHECKING:
    from sengoku.games.senji.judge.weights import Scales
    from sengoku.games.senji.state import Senji


def value(scales: Scales, state: Senji, seat: i64) -> float:
    """What the seat has, less what its best rival is seen to have."""
    worth = standing(scales, state, seat) + in_hand(scales, state, seat)
    best = -1e9
    for other in range(state.players):
        if other != seat:
            drawn = scales.flower * float(flowers.held(state, other))
            best = max(best, standing(scales, state, other) + drawn)
    return worth - best


def standing(scales: Scales, state: Senji, seat: i64) -> float:
    """What everybody sees: honour, and what stands on the board."""
    worth = float(state.board.honour[seat])
    board = 0.0
    for province in range(PROVINCES):
        if state.board.owners[province] == seat:
            board += scales.province + scales.unit * float(state.board.units[province])
    for sea in range(SEAS):
        board += scales.unit * float(state.board.fleets[seat * SEAS + sea])
    board += scales.samurai * float(ones(state.board.retinue[seat]))
    return worth + card_values.later(scales, state) * board


def in_hand(scales: Scales, state: Senji, seat: i64) -> float:
    """What the seat's own cards may still bring."""
    cards = card_values.hand_worth(scales, state, seat, card_values.hand_of(state, seat))
    return card_values.later(scales, state) * (cards + card_values.bouquet(scales, state, seat))
