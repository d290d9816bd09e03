"""Senji, choices in and after a battle as the judge sees them: SEN-66, SEN-69 to SEN-75."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.senji import battle, campaigns, cards, ledger, purse, summer
from sengoku.games.senji.components import (
    AKASHI,
    GENBA,
    MERCY,
    MORI,
    PROVINCES,
    SANADA,
    TADAKATSU,
    WAYS,
)
from sengoku.games.senji.masks import ones
from sengoku.games.senji.notation import (
    DECLINE_CODE,
    DROWN_CODE,
    EXECUTE_CODE,
    FIGHT_CODE,
    REROLL_CODE,
    RETREAT_CODE,
    SILENCE_CODE,
    SUPPORT_CODE,
)

if TYPE_CHECKING:
    from sengoku.games.senji.rules import Senji
    from sengoku.games.senji.weights import Scales

# How likely it is to win when ahead by so much, from -4 to 4, before the foe's card is seen.
AHEAD: Final = (0.0, 0.0, 0.01, 0.03, 0.2, 0.6, 0.8, 0.92, 0.98)


def drowning(state: Senji, seat: i64) -> vec[float]:
    """Units before samurai, from the largest party."""
    found = vec[float]()
    for move in state.moves(seat):
        piece = (move - DROWN_CODE) // PROVINCES
        way = (move - DROWN_CODE) % PROVINCES
        company = 0.0
        for entry in state.plan:
            if summer.target(entry % WAYS) == way:
                company += 1.0
        found = append(found, company if piece == 0 else company - 100.0)
    return found


def queuing(scales: Scales, state: Senji, seat: i64) -> vec[float]:
    """The surest battle first."""
    found = vec[float]()
    for move in state.moves(seat):
        field = move - FIGHT_CODE
        units = state.attack_units[field]
        samurai = state.attack_samurai[field]
        defence = state.units[field]
        defenders = state.samurai[field]
        found = append(found, campaigns.odds_of(scales, units, samurai, defence, defenders, 0))
    return found


def silencing(state: Senji, seat: i64) -> vec[float]:
    """The enemy who adds most to his side."""
    found = vec[float]()
    attacks = battle.foe(state, seat) == state.mover
    for move in state.moves(seat):
        worth = 0.0
        if move != DECLINE_CODE:
            samurai = move - SILENCE_CODE
            worth = 1.0
            if samurai == SANADA or samurai == (AKASHI if attacks else MORI):
                worth = 2.0
            elif samurai == GENBA:
                worth = 1.5
        found = append(found, worth)
    return found


def rerolling(state: Senji, seat: i64) -> vec[float]:
    """The foe's emblems, never the own."""
    found = vec[float]()
    for move in state.moves(seat):
        family = move - REROLL_CODE
        if move == DECLINE_CODE:
            found = append(found, 0.0)
        elif family == seat + state.absent:
            found = append(found, -1.0)
        elif family == battle.foe(state, seat) + state.absent:
            found = append(found, 1.0)
        else:
            found = append(found, -0.1)
    return found


# Support.


def supporting(scales: Scales, state: Senji, seat: i64) -> vec[float]:
    """What the battle is worth, times the chance to win it, less the card (SEN-71, SEN-72)."""
    foe = battle.foe(state, seat)
    stake = stakes(scales, state, seat)
    lead = bare_total(state, seat) - bare_total(state, foe)
    hand = purse.hand_of(state, seat)
    full = purse.hand_worth(scales, state, seat, hand)
    found = vec[float]()
    for move in state.moves(seat):
        helped = lead
        cost = 0.0
        if move != DECLINE_CODE:
            card = move - SUPPORT_CODE
            helped += battle.help_from(state, card, -1)
            cost = 0.01
            if cards.value(card) > 0:
                less = purse.changed(hand, card)
                cost += full - purse.hand_worth(scales, state, seat, less)
        found = append(found, stake * AHEAD[max(-4, min(4, helped)) + 4] - cost)
    return found


def bare_total(state: Senji, seat: i64) -> i64:
    """A side's total without a card (SEN-72)."""
    total = battle.strength(state, seat) + state.dice[seat + state.absent]
    if seat == state.mover:
        total += state.captured_attacker
        return total + (1 if battle.powerful(state, seat, AKASHI) else 0)
    total += state.captured_defender
    return total + (1 if battle.powerful(state, seat, MORI) else 0)


def stakes(scales: Scales, state: Senji, seat: i64) -> float:
    """What winning the battle is worth more than losing it."""
    foe = battle.foe(state, seat)
    mine = battle.strength(state, seat)
    theirs = battle.strength(state, foe)
    both = float(min(mine, theirs))
    worth = scales.unit * (float(mine) - both) + scales.province
    worth += scales.samurai * float(ones(battle.side(state, seat)))
    enmity = ledger.enmity(scales, state, seat, foe)
    won = float(theirs) + both
    lost = float(mine) + both
    if seat == state.mover:
        return worth + 2.0 * won + enmity * lost
    return worth + won + enmity * 2.0 * lost


# After the battle.


def hostages(scales: Scales, state: Senji, seat: i64) -> vec[float]:
    """The honour that an execution brings and costs the winner (SEN-75)."""
    found = vec[float]()
    victor = state.victor
    hand = purse.hand_of(state, seat)
    full = purse.hand_worth(scales, state, seat, hand)
    for move in state.moves(seat):
        worth = 0.0
        if move != DECLINE_CODE:
            card = move - EXECUTE_CODE
            value = float(cards.value(card))
            worth = value + 2.0 * value * ledger.enmity(scales, state, seat, victor)
            worth -= full - purse.hand_worth(scales, state, seat, purse.changed(hand, card))
            if ledger.said(state, seat, victor, MERCY, -1):
                worth -= scales.word
        found = append(found, worth)
    return found


def retreating(scales: Scales, state: Senji, seat: i64) -> vec[float]:
    """Where a samurai helps most."""
    found = vec[float]()
    for move in state.moves(seat):
        province = move - RETREAT_CODE
        found = append(
            found, campaigns.arrival(scales, state, seat, province, 0, 1 << TADAKATSU, False)
        )
    return found
