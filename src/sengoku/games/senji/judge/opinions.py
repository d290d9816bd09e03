"""Senji, the judge's opinions: one for each phase, in the order of the year."""

from __future__ import annotations

from typing import Final

from sengoku.games.senji.components import (
    AUTUMN,
    BIDDING,
    CALLING,
    CHOOSING,
    DROWNING,
    HOSTAGE,
    HOSTING,
    KEEPING,
    MOVING,
    ORDERING,
    OVER,
    PHASE_NAMES,
    PICKING,
    PLACING,
    POSTING,
    QUEUING,
    REROLLING,
    RETREATING,
    SHIFTING,
    SHOWING,
    SILENCING,
    SPYING,
    SUMMER,
    SUPPORTING,
    SWAPPING,
    TRADING,
    WINTER,
)
from sengoku.games.senji.judge import (
    autumn_values,
    battle_values,
    bid_values,
    deed_values,
    march_values,
    order_values,
    samurai_values,
    setup_values,
    winter_values,
)
from sengoku.games.senji.judge.opinion import Indifferent, Opinion

BY_PHASE: Final[dict[int, Opinion]] = {
    # Set-up and the Emperor.
    CHOOSING: samurai_values.Choosing(),
    CALLING: setup_values.Calling(),
    POSTING: setup_values.Posting(),
    HOSTING: setup_values.Hosting(),
    # Auction, winter, spring.
    BIDDING: bid_values.Bidding(),
    WINTER: winter_values.Winter(),
    ORDERING: order_values.Ordering(),
    # Summer.
    SPYING: order_values.Spying(),
    SHIFTING: order_values.Shifting(),
    SUMMER: order_values.Summer(),
    MOVING: march_values.Moving(),
    DROWNING: battle_values.Drowning(),
    QUEUING: battle_values.Queuing(),
    SILENCING: battle_values.Silencing(),
    REROLLING: battle_values.Rerolling(),
    SUPPORTING: battle_values.Supporting(),
    HOSTAGE: battle_values.Hostage(),
    RETREATING: battle_values.Retreating(),
    # Autumn.
    AUTUMN: autumn_values.Autumn(),
    TRADING: deed_values.Trading(),
    SHOWING: autumn_values.Showing(),
    PICKING: autumn_values.Picking(),
    KEEPING: samurai_values.Keeping(),
    PLACING: samurai_values.Placing(),
    SWAPPING: autumn_values.Swapping(),
    OVER: Indifferent(),
}

OPINIONS: Final[list[Opinion]] = [BY_PHASE[phase] for phase in range(len(PHASE_NAMES))]
