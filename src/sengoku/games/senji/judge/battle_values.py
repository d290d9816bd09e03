"""Senji, choices in and after a battle as the judge sees them: SEN-66, SEN-69 to SEN-75."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.senji.codes import (
    DECLINE_CODE,
    EXECUTE_CODE,
    FIGHT_CODE,
    REROLL_CODE,
    RETREAT_CODE,
    SILENCE_CODE,
    SUPPORT_CODE,
    drown_piece,
    drown_province,
)
from sengoku.games.senji.components import (
    AKASHI,
    GENBA,
    MERCY,
    MORI,
    SANADA,
    TADAKATSU,
    UNIT,
)
from sengoku.games.senji.judge import card_values, trust, war_values
from sengoku.games.senji.judge.battle_odds import odds_of
from sengoku.games.senji.judge.opinion import Opinion
from sengoku.games.senji.rules import cards
from sengoku.games.senji.rules.masks import ones
from sengoku.games.senji.rules.summer import battle, support, ways

if TYPE_CHECKING:
    from sengoku.games.senji.judge.weights import Scales
    from sengoku.games.senji.state import Senji

# The chance to win when ahead by so much, from -4 to 4, before the foe's card is seen.
AHEAD: Final = (0.0, 0.0, 0.01, 0.03, 0.2, 0.6, 0.8, 0.92, 0.98)


# Before the battle.


@final
class Drowning(Opinion):
    """Units before samurai, from the largest party (SEN-66)."""

    def worth(self, scales: Scales, state: Senji, seat: i64, move: i64) -> float:
        company = 0.0
        for entry in state.movement.plan:
            if ways.target(ways.planned_way(entry)) == drown_province(move):
                company += 1.0
        return company if drown_piece(move) == UNIT else company - 100.0


@final
class Queuing(Opinion):
    """The surest battle first (SEN-69)."""

    def worth(self, scales: Scales, state: Senji, seat: i64, move: i64) -> float:
        field = move - FIGHT_CODE
        units = state.movement.attack_units[field]
        samurai = state.movement.attack_samurai[field]
        return odds_of(
            scales, units, samurai, state.board.units[field], state.board.samurai[field], 0
        )


@final
class Silencing(Opinion):
    """The enemy who adds most to their side (Kojiro, SEN-70)."""

    def worth(self, scales: Scales, state: Senji, seat: i64, move: i64) -> float:
        if move == DECLINE_CODE:
            return 0.0
        samurai = move - SILENCE_CODE
        attacks = battle.foe(state, seat) == state.movement.mover
        if samurai == SANADA or samurai == (AKASHI if attacks else MORI):
            return 2.0
        return 1.5 if samurai == GENBA else 1.0


@final
class Rerolling(Opinion):
    """The foe's emblems, never the own (Genba, SEN-70)."""

    def worth(self, scales: Scales, state: Senji, seat: i64, move: i64) -> float:
        if move == DECLINE_CODE:
            return 0.0
        family = move - REROLL_CODE
        if family == seat + state.absent:
            return -1.0
        return 1.0 if family == battle.foe(state, seat) + state.absent else -0.1


# Support.


@final
class Supporting(Opinion):
    """What the battle is worth, times the chance to win it, less the card (SEN-71, SEN-72)."""

    def weigh(self, scales: Scales, state: Senji, seat: i64, moves: vec[i64]) -> vec[float]:
        foe = battle.foe(state, seat)
        stake = stakes(scales, state, seat)
        lead = battle.bare_total(state, seat) - battle.bare_total(state, foe)
        hand = card_values.hand_of(state, seat)
        full = card_values.hand_worth(scales, state, seat, hand)
        found = vec[float](capacity=len(moves))
        for move in moves:
            helped = lead
            cost = 0.0
            if move != DECLINE_CODE:
                card = move - SUPPORT_CODE
                helped += support.help_from(state, card, -1)
                cost = 0.01
                if cards.value(card) > 0:
                    less = card_values.changed(hand, card)
                    cost += full - card_values.hand_worth(scales, state, seat, less)
            found = append(found, stake * AHEAD[max(-4, min(4, helped)) + 4] - cost)
        return found


def stakes(scales: Scales, state: Senji, seat: i64) -> float:
    """What winning the battle is worth more than losing it."""
    foe = battle.foe(state, seat)
    mine = battle.strength(state, seat)
    theirs = battle.strength(state, foe)
    both = float(min(mine, theirs))
    worth = scales.unit * (float(mine) - both) + scales.province
    worth += scales.samurai * float(ones(battle.side(state, seat)))
    enmity = trust.enmity(scales, state, seat, foe)
    won = float(theirs) + both
    lost = float(mine) + both
    if seat == state.movement.mover:
        return worth + 2.0 * won + enmity * lost
    return worth + won + enmity * 2.0 * lost


# After the battle.


@final
class Hostage(Opinion):
    """The honour that an execution brings, and costs the winner (SEN-75)."""

    def weigh(self, scales: Scales, state: Senji, seat: i64, moves: vec[i64]) -> vec[float]:
        hand = card_values.hand_of(state, seat)
        full = card_values.hand_worth(scales, state, seat, hand)
        found = vec[float](capacity=len(moves))
        for move in moves:
            worth = 0.0
            if move != DECLINE_CODE:
                card = move - EXECUTE_CODE
                value = float(cards.value(card))
                worth = value + 2.0 * value * trust.enmity(scales, state, seat, state.battle.victor)
                rest = card_values.changed(hand, card)
                worth -= full - card_values.hand_worth(scales, state, seat, rest)
                if trust.said(state, seat, state.battle.victor, MERCY, -1):
                    worth -= scales.word
            found = append(found, worth)
        return found


@final
class Retreating(Opinion):
    """Where Tadakatsu helps most."""

    def worth(self, scales: Scales, state: Senji, seat: i64, move: i64) -> float:
        province = move - RETREAT_CODE
        return war_values.arrival(scales, state, seat, province, 0, 1 << TADAKATSU, False)
