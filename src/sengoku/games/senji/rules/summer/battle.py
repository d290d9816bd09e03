"""Senji, a battle up to the roll: SEN-70. The mover attacks, the owner defends.

Then they support (`support`), and the loser pays (`aftermath`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.kernel.fields import Plain
from sengoku.games.kernel.refusals import FINE
from sengoku.games.senji.codes import (
    DECLINE_CODE,
    REROLL_CODE,
    REROLL_END,
    SILENCE_CODE,
    SILENCE_END,
)
from sengoku.games.senji.components import (
    AKASHI,
    DICE,
    FAMILIES,
    GENBA,
    KOJIRO,
    MORI,
    NONE,
    REROLLING,
    SAMURAI,
    SANADA,
    SILENCING,
    SUPPORTING,
)
from sengoku.games.senji.rules import masks, pieces
from sengoku.games.senji.rules.dice import faces, rolled
from sengoku.games.senji.rules.phase import Phase
from sengoku.games.senji.rules.winter import promises

if TYPE_CHECKING:
    from sengoku.games.senji.shape import BillLine, Part
    from sengoku.games.senji.state import Senji

REROLLS: Final[i64] = 2  # Genba


# The two sides.


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


# What a total is made of (SEN-72): units (`strength`), captured dice, powers, emblems. Support
# cards come last, in `support`.


def captured(state: Senji, seat: i64) -> i64:
    """The dice that the seat's samurai have captured."""
    if seat == state.movement.mover:
        return state.battle.captured_attacker
    return state.battle.captured_defender


def power_of(samurai: i64, attacks: bool) -> i64:
    """What the powers of these samurai add: Akashi's in an attack, Mori's in defence (SEN-07)."""
    return samurai >> (AKASHI if attacks else MORI) & 1


def power(state: Senji, seat: i64) -> i64:
    """What the powers of the seat's samurai add."""
    return power_of(unsilenced(state, seat), seat == state.movement.mover)


def emblems(state: Senji, seat: i64) -> i64:
    """The dice that show the emblem of the seat's family."""
    return state.battle.dice[seat + state.absent]


def bare_total(state: Senji, seat: i64) -> i64:
    """The total without a support card: units, captured dice, powers, own emblems (SEN-72)."""
    result = strength(state, seat) + captured(state, seat)
    return result + power(state, seat) + emblems(state, seat)


def bare_bill(state: Senji, seat: i64) -> list[BillLine]:
    """The same part by part, each with the sum so far, as an event or a view tells it.

    Where a part counts dice, `family` is that of their emblem.
    """
    own = int(seat + state.absent)
    parts: list[tuple[Part, int, int | None]] = [
        ("units", int(strength(state, seat)), None),
        ("captured", int(captured(state, seat)), None),
        ("power", int(power(state, seat)), None),
        ("emblems", int(emblems(state, seat)), own),
    ]
    lines: list[BillLine] = []
    so_far = 0
    for part, count, family in parts:
        so_far += count
        lines.append({"part": part, "count": count, "family": family, "total": so_far})
    return lines


def bills(state: Senji) -> list[list[BillLine]]:
    """What both totals are made of so far, without support cards: the attacker's first."""
    return [bare_bill(state, state.movement.mover), bare_bill(state, state.battle.defender)]


# Before the roll.


def begin(state: Senji, province: i64) -> None:
    """Units or samurai enter an enemy province, even an empty one."""
    pledges = state.edit_pledges()
    battle = state.edit_battle()
    seat = state.movement.mover
    battle.field = province
    battle.defender = state.board.owners[province]
    battle.silenced = NONE
    battle.rerolls = REROLLS
    battle.aside = 0
    before = promises.kept_until_now(state) if state.record else []
    pledges.attacked[seat] |= 1 << province
    pledges.assailed[seat] |= 1 << battle.defender
    if state.record:
        state.tell(
            {
                "event": "battle",
                "seat": seat,
                "defender": battle.defender,
                "province": province,
                "attack": state.movement.attack_units[province],
                "defence": state.board.units[province],
                "attackers": pieces.bits(state.movement.attack_samurai[province]),
                "defenders": pieces.bits(state.board.samurai[province]),
                "bills": bills(state),
            },
            promises.decided(state, before),
        )
    state.enter(SILENCING)


def kojiros_seat(state: Senji) -> i64:
    """Who may silence an enemy samurai (SEN-70), or NONE."""
    for seat in (state.movement.mover, state.battle.defender):
        if side(state, seat) >> KOJIRO & 1 and side(state, foe(state, seat)) != 0:
            return seat
    return NONE


@final
class Silencing(Phase):
    """Kojiro's owner may silence an enemy samurai (SEN-70)."""

    def begin(self, state: Senji) -> None:
        silencer = kojiros_seat(state)
        if silencer != NONE:
            state.acting = 1 << silencer
        else:
            capture(state)

    def moves(self, state: Senji, seat: i64) -> vec[i64]:
        """Nobody, or one of the enemy's samurai in the battle."""
        found = vec[i64](capacity=8)
        found = append(found, DECLINE_CODE)
        enemies = side(state, foe(state, seat))
        for samurai in range(SAMURAI):
            if enemies >> samurai & 1:
                found = append(found, SILENCE_CODE + samurai)
        return found

    def breaks(self, state: Senji, seat: i64, move: i64) -> str:
        """An enemy samurai in the battle (Kojiro)."""
        if move == DECLINE_CODE:
            return FINE
        if not SILENCE_CODE <= move < SILENCE_END:
            return "SEN-70.sequence"
        there = side(state, foe(state, seat)) >> (move - SILENCE_CODE) & 1
        return FINE if there else "SEN-07.kojiro"

    def make(self, state: Senji, seat: i64, move: i64) -> None:
        """It captures no die and has no power in this battle."""
        if move != DECLINE_CODE:
            state.edit_battle().silenced = move - SILENCE_CODE
        if state.record:
            state.tell_move(seat, move)
        capture(state)


def captures_of(samurai: i64) -> i64:
    """How many dice these samurai capture: one each, Sanada two (SEN-70)."""
    return masks.ones(samurai) + (samurai >> SANADA & 1)


def capture(state: Senji) -> None:
    """The defender's samurai first, never more than nine dice in all (SEN-70)."""
    battle = state.edit_battle()
    battle.captured_defender = min(DICE, captures_of(unsilenced(state, battle.defender)))
    free = DICE - battle.captured_defender
    battle.captured_attacker = min(free, captures_of(unsilenced(state, state.movement.mover)))
    if state.record:
        state.tell(
            {
                "event": "capture",
                "attack": battle.captured_attacker,
                "defence": battle.captured_defender,
                "bills": bills(state),
            }
        )
    roll(state)


# The roll.


def uncaptured(state: Senji) -> i64:
    """The dice that are rolled."""
    return DICE - state.battle.captured_attacker - state.battle.captured_defender


def roll(state: Senji) -> None:
    """The attacker rolls the rest; Genba may answer; then support (SEN-70)."""
    state.edit_battle().dice = rolled(state, uncaptured(state))
    state.secrets += 1
    if state.record:
        state.tell(
            {
                "event": "roll",
                "seat": state.movement.mover,
                "faces": faces(state.battle.dice),
                "bills": bills(state),
            }
        )
    state.enter(REROLLING)


@final
class Rerolling(Phase):
    """Genba's owner may roll some dice again (SEN-70)."""

    def begin(self, state: Senji) -> None:
        """Once a battle, if there are dice for him (SEN-70)."""
        if state.battle.rerolls > 0 and uncaptured(state) > 0:
            for seat in (state.movement.mover, state.battle.defender):
                if powerful(state, seat, GENBA):
                    state.acting = 1 << seat
                    return
        state.enter(SUPPORTING)

    def moves(self, state: Senji, seat: i64) -> vec[i64]:
        """No more, or one die with some face."""
        found = vec[i64](capacity=7)
        found = append(found, DECLINE_CODE)
        for family in range(FAMILIES):
            if state.battle.dice[family] > 0:
                found = append(found, REROLL_CODE + family)
        return found

    def breaks(self, state: Senji, seat: i64, move: i64) -> str:
        """An uncaptured die with that emblem (Genba)."""
        if move == DECLINE_CODE:
            return FINE
        if not REROLL_CODE <= move < REROLL_END:
            return "SEN-70.sequence"
        return FINE if state.battle.dice[move - REROLL_CODE] > 0 else "SEN-07.genba"

    def make(self, state: Senji, seat: i64, move: i64) -> None:
        """Put up to two dice aside; they are rolled together."""
        battle = state.edit_battle()
        if state.record:
            state.tell_move(seat, move)
        if move != DECLINE_CODE:
            battle.dice[move - REROLL_CODE] -= 1
            battle.aside += 1
            if battle.aside < REROLLS and battle.aside < uncaptured(state):
                return
        if battle.aside > 0:
            roll_aside(state, seat)
        state.enter(SUPPORTING)


def roll_aside(state: Senji, seat: i64) -> None:
    """Genba's dice are rolled again; once a battle is enough."""
    battle = state.edit_battle()
    again = rolled(state, battle.aside)
    for family in range(FAMILIES):
        battle.dice[family] += again[family]
    battle.aside = 0
    battle.rerolls = 0
    state.secrets += 1
    if state.record:
        event: Plain = {"event": "rerolled", "seat": seat, "faces": faces(battle.dice)}
        state.tell(event | {"bills": bills(state)})
