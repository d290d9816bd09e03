"""Senji, who will win: everything that a year ends with, in honour.

Fitted to 2,000 games of greedy bots with four players, one move in twelve not their first choice,
as each year began: a softmax over the seats of what each has. It foretells the winner with 0.99
nats of surprise; who knows nothing has 1.39.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.senji import purse
from sengoku.games.senji.components import (
    FAMILIES,
    LOTS,
    MEMBERS,
    MILITARIES,
    PROVINCES,
    SEAS,
    TRADES,
    VALUED,
)
from sengoku.games.senji.masks import ones

if TYPE_CHECKING:
    from sengoku.games.senji.rules import Senji
    from sengoku.games.senji.weights import Scales

# What things are worth when nobody has any honour yet.
PROVINCE: Final = 6.5
UNIT: Final = 3.1
SAMURAI: Final = 4.5
BOUQUET: Final = 2.0  # hanafuda, by what the judge thinks of them
OWN_CARD: Final = 0.9
MEMBER: Final = 3.3  # cards of other families
MILITARY: Final = 6.3
TRADE: Final = 1.8
SHARP: Final = 0.065  # how much a point of honour decides who wins, at the beginning
SHARPER: Final = 1.4  # how many times more it decides at the end


def chances(scales: Scales, state: Senji) -> vec[float]:
    """By seat, the chance of winning: together 1. The nearer the end, the more honour decides."""
    done = progress(state)
    sharp = SHARP * (1.0 + SHARPER * done * done)
    found = vec[float](capacity=6)
    most = -1e9
    for seat in range(state.players):
        worth = float(state.honour[seat]) + sqrt(1.0 - done) * possessions(scales, state, seat)
        found = append(found, worth)
        most = max(most, worth)
    whole = 0.0
    for seat in range(state.players):
        found[seat] = exp(sharp * (found[seat] - most))
        whole += found[seat]
    for seat in range(state.players):
        found[seat] = found[seat] / whole
    return found


def progress(state: Senji) -> float:
    """How much of the way to the goal the first has behind him (SEN-90), from 0 to 1."""
    most: i64 = 0
    for honour in state.honour:
        most = max(most, honour)
    if state.overtime or (state.max_years != 0 and state.year >= state.max_years):
        return 1.0
    return min(1.0, float(most) / float(state.edition.goal))


def possessions(scales: Scales, state: Senji, seat: i64) -> float:
    """What the seat has beside its honour: on the board, at sea, in hand."""
    own = seat + state.absent
    worth = SAMURAI * float(ones(state.retinue[seat]))
    worth += BOUQUET * purse.bouquet(scales, state, seat)
    for province in range(PROVINCES):
        if state.owners[province] == seat:
            worth += PROVINCE + UNIT * float(state.units[province])
    for sea in range(SEAS):
        worth += UNIT * float(state.fleets[seat * SEAS + sea])
    for family in range(FAMILIES):
        mask = state.hands[seat * FAMILIES + family]
        worth += OWN_CARD * float(ones(mask & VALUED)) if family == own else foreign(mask)
    for lot in range(LOTS):
        worth += OWN_CARD * float(ones(state.frozen[seat * LOTS + lot] & VALUED))
    return worth


def foreign(mask: i64) -> float:
    """Cards of another family."""
    worth = MEMBER * float(ones(mask & MEMBERS)) + MILITARY * float(ones(mask & MILITARIES))
    return worth + TRADE * float(ones(mask & TRADES))
