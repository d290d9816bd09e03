"""Senji, the two sides of a battle, and what their totals are made of: SEN-70, SEN-72."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from sengoku.games.senji.components import AKASHI, BLUFF, MORI, NONE, SLOTS
from sengoku.games.senji.rules import cards

if TYPE_CHECKING:
    from sengoku.games.senji.shape import BillLine, Part
    from sengoku.games.senji.state import Senji


def side(state: Senji, seat: i64) -> i64:
    """The seat's samurai in the battle."""
    if seat == state.movement.mover:
        return state.movement.attack_samurai[state.battle.field]
    return state.board.samurai[state.battle.field]


def foe(state: Senji, seat: i64) -> i64:
    """The opponent of a fighter."""
    return state.battle.defender if seat == state.movement.mover else state.movement.mover


def strength(state: Senji, seat: i64) -> i64:
    """The seat's units in the battle."""
    if seat == state.movement.mover:
        return state.movement.attack_units[state.battle.field]
    return state.board.units[state.battle.field]


def unsilenced(state: Senji, seat: i64) -> i64:
    """The seat's samurai in the battle that capture dice and have their powers (SEN-70)."""
    samurai = side(state, seat)
    if state.battle.silenced != NONE:
        samurai &= ~(1 << state.battle.silenced)
    return samurai


def powerful(state: Senji, seat: i64, samurai: i64) -> bool:
    """Whether the seat's samurai is in the battle and not silenced."""
    return unsilenced(state, seat) >> samurai & 1 == 1


def help_from(state: Senji, card: i64, against: i64) -> i64:
    """What a support card adds; of two of one family only the higher counts (SEN-72)."""
    if card < 0 or card % SLOTS == BLUFF:
        return 0
    if against >= 0 and against // SLOTS == card // SLOTS and against > card:
        return 0
    return min(state.battle.dice[card // SLOTS], cards.value(card))


def power_of(samurai: i64, attacks: bool) -> i64:
    """What the powers of these samurai add: Akashi's in an attack, Mori's in defence (SEN-07)."""
    return samurai >> (AKASHI if attacks else MORI) & 1


# What a total is made of (SEN-72): units (`strength`), captured dice, powers, emblems, support.


def captured(state: Senji, seat: i64) -> i64:
    """The dice that the seat's samurai have captured."""
    if seat == state.movement.mover:
        return state.battle.captured_attacker
    return state.battle.captured_defender


def power(state: Senji, seat: i64) -> i64:
    """What the powers of the seat's samurai add."""
    return power_of(unsilenced(state, seat), seat == state.movement.mover)


def emblems(state: Senji, seat: i64) -> i64:
    """The dice that show the emblem of the seat's family."""
    return state.battle.dice[seat + state.absent]


def support(state: Senji, seat: i64) -> i64:
    """What the seat's support card adds."""
    against = state.battle.supports[foe(state, seat)]
    return help_from(state, state.battle.supports[seat], against)


def bare_total(state: Senji, seat: i64) -> i64:
    """The total without a support card: units, captured dice, powers, own emblems (SEN-72)."""
    result = strength(state, seat) + captured(state, seat)
    return result + power(state, seat) + emblems(state, seat)


def total(state: Senji, seat: i64) -> i64:
    """Who has more wins the battle (SEN-72)."""
    return bare_total(state, seat) + support(state, seat)


def bill(state: Senji, seat: i64, supported: bool) -> list[BillLine]:
    """The seat's total part by part, each with the sum so far, as an event or a view tells it.

    Where a part counts dice, `family` is that of their emblem. Without `supported` the bill ends
    before the support card, which may still be face down.
    """
    own = int(seat + state.absent)
    parts: list[tuple[Part, int, int | None]] = [
        ("units", strength(state, seat), None),
        ("captured", captured(state, seat), None),
        ("power", power(state, seat), None),
        ("emblems", emblems(state, seat), own),
    ]
    if supported:
        card = state.battle.supports[seat]
        counts = card >= 0 and card % SLOTS != BLUFF
        parts.append(("support", support(state, seat), int(card // SLOTS) if counts else None))
    lines: list[BillLine] = []
    sum_so_far = 0
    for part, count, family in parts:
        sum_so_far += count
        lines.append({"part": part, "count": count, "family": family, "total": sum_so_far})
    return lines


def bills(state: Senji, supported: bool) -> list[list[BillLine]]:
    """The attacker's bill, then the defender's."""
    sides = (state.movement.mover, state.battle.defender)
    return [bill(state, seat, supported) for seat in sides]
