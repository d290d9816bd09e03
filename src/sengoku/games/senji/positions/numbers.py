"""Senji, positions: every number is one that it can be."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.games.kernel import possible
from sengoku.games.senji.components import (
    CARDS,
    CHOOSING,
    CROWD,
    DICE,
    FLOWERS,
    MOVEMENT,
    NONE,
    OVER,
    PROVINCES,
    SAMURAI,
    SEALED,
    SEAS,
    UNASKED,
    UNITS,
    VALUED,
    WAYS,
)
from sengoku.games.senji.rules.autumn import trade

if TYPE_CHECKING:
    from sengoku.games.senji.state import Senji

ALL_SAMURAI: Final[i64] = (1 << 18) - 1
FULL: Final[i64] = 0x3FFF  # a mask with every slot and both bluffs


def check_numbers(state: Senji) -> None:
    """Lists of numbers, lists of masks, then single masks and numbers."""
    check_lists(state)
    check_masks(state)
    check_single_masks(state)
    check_singles(state)


def within(name: str, numbers: vec[i64], fewest: i64, most: i64) -> None:
    """Every number of a field lies between two others."""
    for number in numbers:
        possible(fewest <= number <= most, "DUMP.number", {"field": name})


def check_lists(state: Senji) -> None:
    """Lists of numbers, by the fewest and the most that each can be."""
    seats = state.players
    within("honour", state.board.honour, 0, 10_000)
    within("owners", state.board.owners, NONE, seats - 1)
    within("units", state.board.units, 0, CROWD)
    within("fleets", state.board.fleets, 0, CROWD)
    within("attack_units", state.movement.attack_units, 0, CROWD)
    within("reserve", state.board.reserve, 0, UNITS)
    within("flowers", state.hanafuda.flowers, 0, 200)
    within("flower_discards", state.hanafuda.flower_discards, 0, 200)
    within("flower_deck", state.hanafuda.flower_deck, 0, FLOWERS - 1)
    within("shown", state.autumn.shown, 0, 200)
    within("sightings", state.hanafuda.sightings, 0, 10_000)
    within("under", state.hanafuda.under, 0, 96)
    within("lots", state.auction.lots, NONE, CARDS - 1)
    within("orders", state.campaign.orders, 0, MOVEMENT)
    within("spied", state.campaign.spied, NONE, PROVINCES * 4 - 1)
    within("samurai_deck", state.recruits.samurai_deck, 0, SAMURAI - 1)
    within("chosen", state.recruits.chosen, NONE, SAMURAI - 1)
    within("supports", state.battle.supports, UNASKED, CARDS - 1)
    within("swaps", state.autumn.swaps, UNASKED, CARDS - 1)
    within("readiness", state.ready.readiness, 0, SEALED)
    within("changes", state.ready.changes, 0, state.most_changes)
    within("lifts", state.ready.lifts, 0, state.most_lifts)
    within("dice", state.battle.dice, 0, DICE)
    within("plan", state.movement.plan, 0, (1 + SAMURAI) * WAYS - 1)
    within("trust", state.pledges.trust, 0, 100_000)


def check_masks(state: Senji) -> None:
    """Lists of masks, by the bits that each can have."""
    provinces: i64 = (1 << PROVINCES) - 1
    seats: i64 = (1 << state.players) - 1
    within("hands", state.diplomacy.hands, 0, FULL)
    within("laid", state.auction.laid, 0, FULL)
    within("frozen", state.auction.frozen, 0, FULL)
    within("revealed", state.diplomacy.revealed, 0, 15)
    within("touched", state.diplomacy.touched, 0, 15)
    within("out", state.diplomacy.out, 0, 15)
    within("firm", state.diplomacy.firm, 0, VALUED)
    within("unlaid", state.diplomacy.unlaid, 0, VALUED)
    within("holders", state.diplomacy.holders, 0, (1 << 48) - 1)
    within("givers", state.diplomacy.givers, 0, (1 << 48) - 1)
    within("attacked", state.pledges.attacked, 0, provinces)
    within("assailed", state.pledges.assailed, 0, seats)
    within("executed", state.pledges.executed, 0, seats)
    within("samurai", state.board.samurai, 0, ALL_SAMURAI)
    within("fleet_samurai", state.board.fleet_samurai, 0, ALL_SAMURAI)
    within("attack_samurai", state.movement.attack_samurai, 0, ALL_SAMURAI)
    within("retinue", state.board.retinue, 0, ALL_SAMURAI)
    within("drawn", state.recruits.drawn, 0, ALL_SAMURAI)


def check_single_masks(state: Senji) -> None:
    """Masks, by the bits that each can have."""
    provinces: i64 = (1 << PROVINCES) - 1
    seats: i64 = (1 << state.players) - 1
    for name, mask, whole in (
        ("pending", state.campaign.pending, provinces),
        ("battles", state.movement.battles, provinces),
        ("fallen", state.board.fallen, ALL_SAMURAI),
        ("used", state.autumn.used, ALL_SAMURAI + (trade.TRADED if state.one_trade else 0)),
        ("invited", state.autumn.invited, seats),
        ("pending_fleets", state.campaign.pending_fleets, (1 << state.players * SEAS) - 1),
    ):
        possible(0 <= mask <= whole, "DUMP.number", {"field": name})


def check_singles(state: Senji) -> None:
    """Numbers, by the fewest and the most that each can be."""
    last = state.players - 1
    for name, number, fewest, most in (
        ("year", state.year, 0, 10_000),
        ("phase", state.phase, CHOOSING, OVER),
        ("host", state.host, NONE, last),
        ("called", state.recruits.called, NONE, PROVINCES - 1),
        ("mover", state.movement.mover, NONE, last),
        ("origin", state.movement.origin, NONE, PROVINCES + SEAS - 1),
        ("recalls", state.movement.recalls, 0, state.most_recalls),
        ("raid", state.movement.raid, NONE, SEAS - 1),
        ("drowning", state.movement.drowning, 0, DICE + SAMURAI),
        ("field", state.battle.field, NONE, PROVINCES - 1),
        ("defender", state.battle.defender, NONE, last),
        ("silenced", state.battle.silenced, NONE, SAMURAI - 1),
        ("captured_attacker", state.battle.captured_attacker, 0, DICE),
        ("captured_defender", state.battle.captured_defender, 0, DICE),
        ("rerolls", state.battle.rerolls, 0, 2),
        ("aside", state.battle.aside, 0, 2),
        ("victor", state.battle.victor, NONE, last),
        ("trader", state.autumn.trader, NONE, last),
        ("partner", state.autumn.partner, NONE, last),
        ("to_show", state.autumn.to_show, 0, 4),
        ("picked", state.autumn.picked, 0, 2),
        ("placing", state.recruits.placing, NONE, SAMURAI - 1),
    ):
        possible(fewest <= number <= most, "DUMP.number", {"field": name})
