"""Shinobi, the win model: the chances of all seats, for one who knows every loyalty and hand.

A softmax over the seats of what each has, fitted to 1,400 games of greedy bots, one move in ten at
random. With four players, at a position drawn from a whole game, its log loss is 0.62 nats; that of
a blind guess is 1.39.
"""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.shinobi.components import CARDS, CLANS, HAND, KINDS, NINJA, NONE
from sengoku.games.shinobi.judge.columns import largest, shortfall, standing
from sengoku.games.shinobi.state import Shinobi

# Coefficients at the end of the game; `_EARLY` is added in proportion to the cards in the pile.
STANDING: Final = 1.04  # a card of its clan on the table
STANDING_EARLY: Final = -0.59
HOME: Final = 0.17  # one of them in its own province
HOME_EARLY: Final = -0.24
CARD: Final = 0.91  # one in its hand, while it has a turn to play it
CARD_EARLY: Final = -0.54
SPY: Final = 0.57  # a ninja, likewise
SPY_EARLY: Final = -0.16
ATTACKED: Final = -0.60  # another seat that can attack its clan
ATTACKED_EARLY: Final = 0.08
REACHED: Final = -0.34  # another that could with one more card
REACHED_EARLY: Final = 0.28
STRENGTH: Final = -0.02  # a card in the largest column of its province
STRENGTH_EARLY: Final = 0.25


def chances_of_winning(state: Shinobi) -> vec[float]:
    """By seat, the chance of winning: together 1."""
    early = float(len(state.pile)) / float(CARDS - HAND * state.players)
    found = vec[float](capacity=state.players)
    best = -1e9
    for seat in range(state.players):
        worth = on_table(state, seat, early)
        if has_turn(state, seat):
            worth += to_play(state, seat, early)
        found = append(found, worth)
        best = max(best, worth)
    return softmax(found, best)


def on_table(state: Shinobi, seat: i64, early: float) -> float:
    """What speaks for a seat on the table: cards of its clan, and those who can attack them."""
    clan = state.loyalties[seat]
    worth = (STANDING + early * STANDING_EARLY) * float(standing(state, clan))
    worth += (HOME + early * HOME_EARLY) * float(state.provinces[seat * CLANS + clan])
    for other in range(state.players):
        if other != seat and has_turn(state, other):
            lacking = shortfall(state, other, clan)
            if lacking < 1:
                worth += ATTACKED + early * ATTACKED_EARLY
            elif lacking == 1:
                worth += REACHED + early * REACHED_EARLY
    return worth


def to_play(state: Shinobi, seat: i64, early: float) -> float:
    """What speaks for a seat that has a turn to come: its hand, and the column to attack with."""
    worth = (CARD + early * CARD_EARLY) * float(state.hands[seat * KINDS + state.loyalties[seat]])
    worth += (SPY + early * SPY_EARLY) * float(state.hands[seat * KINDS + NINJA])
    worth += (STRENGTH + early * STRENGTH_EARLY) * float(largest(state, seat, NONE))
    return worth


def has_turn(state: Shinobi, seat: i64) -> bool:
    """Whether a seat still has a turn, or is in the midst of one (SHI-40)."""
    if state.last == NONE:
        return True
    seats = state.players
    actor: i64 = 0
    while not state.acting >> actor & 1:
        actor += 1
    return (seat - actor) % seats < (state.last - actor) % seats


def softmax(worth: vec[float], best: float) -> vec[float]:
    """Chances in proportion to exp(worth), in place; `best` is the largest of them."""
    whole = 0.0
    for seat in range(len(worth)):
        worth[seat] = exp(worth[seat] - best)
        whole += worth[seat]
    for seat in range(len(worth)):
        worth[seat] = worth[seat] / whole
    return worth
