"""Shinobi, who serves whom: what the deeds that everybody saw tell about the loyalties.

Every assignment of clans to the other seats (at most 24) is as likely as the deeds make it: a card
laid for a clan multiplies it by exp(deed), a card taken divides.
"""

from __future__ import annotations

from math import exp

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.kernel.streams import Random
from sengoku.games.shinobi.components import CLANS
from sengoku.games.shinobi.state import Shinobi


def belief(state: Shinobi, me: i64, deed: float) -> vec[float]:
    """The chance that each seat serves each clan, as `me` sees it: rows of five, one a seat."""
    chances = vec[float]([0.0] * int(state.players * CLANS))
    if not state.acting:  # revealed (SHI-41)
        for seat in range(state.players):
            chances[seat * CLANS + state.loyalties[seat]] = 1.0
        return chances
    likely = likelihoods(state, deed)
    own = state.loyalties[me]
    whole = spread(chances, likely, me, 0, 1 << own, 1.0)
    for place in range(len(chances)):
        chances[place] = chances[place] / whole
    chances[me * CLANS + own] = 1.0
    return chances


def spread(
    chances: vec[float], likely: vec[float], me: i64, seat: i64, taken: i64, weight: float
) -> float:
    """Add every assignment from this seat on to `chances`; how likely they are together."""
    if seat == len(likely) // CLANS:
        return weight
    if seat == me:
        return spread(chances, likely, me, seat + 1, taken, weight)
    whole = 0.0
    for clan in range(CLANS):
        if not taken >> clan & 1:
            place = seat * CLANS + clan
            part = spread(chances, likely, me, seat + 1, taken | 1 << clan, weight * likely[place])
            chances[place] = chances[place] + part
            whole += part
    return whole


def served_by_others(state: Shinobi, me: i64, deed: float) -> vec[float]:
    """By clan, the chance that a seat other than `me` serves it."""
    chances = belief(state, me, deed)
    found = vec[float]([0.0] * int(CLANS))
    for seat in range(state.players):
        if seat != me:
            for clan in range(CLANS):
                found[clan] = found[clan] + chances[seat * CLANS + clan]
    return found


def likelihoods(state: Shinobi, deed: float) -> vec[float]:
    """How well the deeds of each seat fit to serving each clan: rows of five, one a seat."""
    likely = vec[float](capacity=state.players * CLANS)
    for deeds in state.deeds:
        likely = append(likely, exp(deed * float(deeds)))
    return likely


def assign(world: Shinobi, me: i64, deed: float, random: Random) -> None:
    """Deal the loyalties of the others: every assignment as often as it is likely."""
    likely = likelihoods(world, deed)
    chances = vec[float]([0.0] * int(world.players * CLANS))
    taken: i64 = 1 << world.loyalties[me]
    for seat in range(world.players):
        if seat == me:
            continue
        # The first seat's clan by its chance; then the next seat's, given that one; and so on.
        whole = spread(chances, likely, me, seat, taken, 1.0)
        left = whole * float(random.word()) / 4294967296.0
        for clan in range(CLANS):
            if not taken >> clan & 1:
                place = seat * CLANS + clan
                part = likely[place] * spread(chances, likely, me, seat + 1, taken | 1 << clan, 1.0)
                world.loyalties[seat] = clan
                left -= part
                if left < 0.0:
                    break
        taken |= 1 << world.loyalties[seat]
