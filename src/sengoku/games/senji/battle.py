"""Senji, a battle: SEN-70 to SEN-79, step by step. The mover attacks, the owner defends."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.refusals import FINE
from sengoku.games.senji import cards, masks, pieces
from sengoku.games.senji.components import (
    AKASHI,
    BLUFF,
    CARDS,
    DICE,
    FAMILIES,
    GENBA,
    HOSTAGE,
    KOJIRO,
    MEMBERS,
    MILITARIES,
    MORI,
    NONE,
    PROVINCES,
    REROLLING,
    RETREATING,
    SAMURAI,
    SANADA,
    SILENCING,
    SLOTS,
    SUPPORTING,
    TADAKATSU,
    UNASKED,
    YODO,
)
from sengoku.games.senji.notation import (
    DECLINE_CODE,
    EXECUTE_CODE,
    REROLL_CODE,
    RETREAT_CODE,
    SILENCE_CODE,
    SUPPORT_CODE,
)

if TYPE_CHECKING:
    from sengoku.games.senji.rules import Senji

REROLLS: Final[i64] = 2  # Genba
POWERS: Final = vec[i64]([6**dice for dice in range(int(DICE) + 1)])


def rolled(state: Senji, dice: i64) -> vec[i64]:
    """Roll dice: how many show each emblem. One number below 6 ** dice serves them all."""
    counts = vec[i64]([0] * FAMILIES)
    roll = state.random.below(POWERS[dice])
    for _ in range(dice):
        counts[roll % 6] += 1
        roll //= 6
    return counts


def faces(dice: vec[i64]) -> list[int]:
    """The dice one by one, as families."""
    return [family for family in range(FAMILIES) for _ in range(dice[family])]


# Before the roll.


def begin(state: Senji, province: i64) -> None:
    """Units or samurai enter an enemy province, even an empty one."""
    seat = state.mover
    state.field = province
    state.defender = state.owners[province]
    state.silenced = NONE
    state.rerolls = REROLLS
    state.aside = 0
    state.attacked[seat] |= 1 << province
    state.assailed[seat] |= 1 << state.defender
    if state.record:
        state.tell(
            {
                "event": "battle",
                "seat": seat,
                "defender": state.defender,
                "province": province,
                "attack": state.attack_units[province],
                "defence": state.units[province],
                "attackers": pieces.bits(state.attack_samurai[province]),
                "defenders": pieces.bits(state.samurai[province]),
            }
        )
    silencer = kojiros_seat(state)
    if silencer != NONE:
        state.phase = SILENCING
        state.acting = 1 << silencer
    else:
        capture(state)


def side(state: Senji, seat: i64) -> i64:
    """The seat's samurai in the battle."""
    if seat == state.mover:
        return state.attack_samurai[state.field]
    return state.samurai[state.field]


def foe(state: Senji, seat: i64) -> i64:
    """Whom a fighter fights."""
    return state.defender if seat == state.mover else state.mover


def strength(state: Senji, seat: i64) -> i64:
    """The seat's units in the battle."""
    if seat == state.mover:
        return state.attack_units[state.field]
    return state.units[state.field]


def kojiros_seat(state: Senji) -> i64:
    """Who may silence an enemy samurai (SEN-70), or NONE."""
    for seat in (state.mover, state.defender):
        if side(state, seat) >> KOJIRO & 1 and side(state, foe(state, seat)) != 0:
            return seat
    return NONE


def silencing(state: Senji, seat: i64) -> vec[i64]:
    """Nobody, or one of the enemy's samurai in the battle."""
    found = vec[i64](capacity=8)
    found = append(found, DECLINE_CODE)
    enemies = side(state, foe(state, seat))
    for samurai in range(SAMURAI):
        if enemies >> samurai & 1:
            found = append(found, SILENCE_CODE + samurai)
    return found


def silencing_breaks(state: Senji, seat: i64, move: i64) -> str:
    """An enemy samurai in the battle (Kojiro)."""
    if move == DECLINE_CODE:
        return FINE
    if not SILENCE_CODE <= move < REROLL_CODE:
        return "SEN-70.sequence"
    there = side(state, foe(state, seat)) >> (move - SILENCE_CODE) & 1
    return FINE if there else "SEN-07.kojiro"


def silence(state: Senji, seat: i64, move: i64) -> None:
    """It captures no die and has no power in this battle."""
    if move != DECLINE_CODE:
        state.silenced = move - SILENCE_CODE
    if state.record:
        state.tell_move(seat, move)
    capture(state)


def powerful(state: Senji, seat: i64, samurai: i64) -> bool:
    """Whether the seat's samurai is in the battle and not silenced."""
    return side(state, seat) >> samurai & 1 == 1 and state.silenced != samurai


def captures(state: Senji, seat: i64) -> i64:
    """One die for each samurai, two for Sanada, none for the silenced (SEN-70)."""
    mask = side(state, seat)
    if state.silenced != NONE:
        mask &= ~(1 << state.silenced)
    return masks.ones(mask) + (mask >> SANADA & 1)


def capture(state: Senji) -> None:
    """The defender's samurai first, never more than nine dice in all (SEN-70)."""
    state.captured_defender = min(DICE, captures(state, state.defender))
    free = DICE - state.captured_defender
    state.captured_attacker = min(free, captures(state, state.mover))
    if state.record:
        state.tell(
            {
                "event": "capture",
                "attack": state.captured_attacker,
                "defence": state.captured_defender,
            }
        )
    roll(state)


def uncaptured(state: Senji) -> i64:
    """The dice that are rolled."""
    return DICE - state.captured_attacker - state.captured_defender


def roll(state: Senji) -> None:
    """The attacker rolls the rest; Genba may answer; then support (SEN-70)."""
    state.dice = rolled(state, uncaptured(state))
    state.secrets += 1
    if state.record:
        state.tell({"event": "roll", "seat": state.mover, "faces": faces(state.dice)})
    ask_genba(state)


# After the roll.


def ask_genba(state: Senji) -> None:
    """Genba's owner is asked once a battle has dice for him (SEN-70)."""
    if state.rerolls > 0 and uncaptured(state) > 0:
        for seat in (state.mover, state.defender):
            if powerful(state, seat, GENBA):
                state.phase = REROLLING
                state.acting = 1 << seat
                return
    ask_support(state)


def rerolling(state: Senji) -> vec[i64]:
    """No more, or one die with some face."""
    found = vec[i64](capacity=7)
    found = append(found, DECLINE_CODE)
    for family in range(FAMILIES):
        if state.dice[family] > 0:
            found = append(found, REROLL_CODE + family)
    return found


def rerolling_breaks(state: Senji, move: i64) -> str:
    """An uncaptured die with that emblem (Genba)."""
    if move == DECLINE_CODE:
        return FINE
    if not REROLL_CODE <= move < SUPPORT_CODE:
        return "SEN-70.sequence"
    return FINE if state.dice[move - REROLL_CODE] > 0 else "SEN-07.genba"


def reroll(state: Senji, seat: i64, move: i64) -> None:
    """Put up to two dice aside; they are rolled together."""
    if state.record:
        state.tell_move(seat, move)
    if move != DECLINE_CODE:
        state.dice[move - REROLL_CODE] -= 1
        state.aside += 1
        if state.aside < REROLLS and state.aside < uncaptured(state):
            return
    if state.aside > 0:
        again = rolled(state, state.aside)
        for family in range(FAMILIES):
            state.dice[family] += again[family]
        state.aside = 0
        state.rerolls = 0
        state.secrets += 1
        if state.record:
            state.tell({"event": "rerolled", "seat": seat, "faces": faces(state.dice)})
    ask_support(state)


def ask_support(state: Senji) -> None:
    """Both are asked, whatever they hold, and choose in secret (SEN-71)."""
    state.phase = SUPPORTING
    state.supports[state.mover] = UNASKED
    state.supports[state.defender] = UNASKED
    state.acting = 1 << state.mover | 1 << state.defender


def supporting(state: Senji, seat: i64) -> vec[i64]:
    """Nothing, an own bluff, or a support card of a third family (SEN-71)."""
    found = vec[i64](capacity=16)
    found = append(found, DECLINE_CODE)
    for family in range(FAMILIES):
        mask = state.hands[seat * FAMILIES + family]
        if family == seat + state.absent:
            if mask >> BLUFF & 1:
                found = append(found, SUPPORT_CODE + family * SLOTS + BLUFF)
        elif family != foe(state, seat) + state.absent and mask & MILITARIES:
            for slot in range(4, 8):
                if mask >> slot & 1:
                    found = append(found, SUPPORT_CODE + family * SLOTS + slot)
    return found


def supporting_breaks(state: Senji, seat: i64, move: i64) -> str:
    """Military support of neither fighter's family, or an own bluff, from the hand (SEN-71)."""
    if move == DECLINE_CODE:
        return FINE
    if not SUPPORT_CODE <= move < EXECUTE_CODE:
        return "SEN-71.sequence"
    card = move - SUPPORT_CODE
    if not cards.holds(state, seat, card):
        return "SEN-71.hand"
    if card % SLOTS == BLUFF:
        return FINE
    if not MILITARIES >> card % SLOTS & 1:
        return "SEN-71.kind"
    fighter = card // SLOTS - state.absent
    return FINE if fighter not in (state.mover, state.defender) else "SEN-71.third"


def support(state: Senji, seat: i64, move: i64) -> None:
    """Chosen in secret; when both have, they are shown together (SEN-71)."""
    state.supports[seat] = NONE if move == DECLINE_CODE else move - SUPPORT_CODE
    state.acting &= ~(1 << seat)
    if state.record:
        state.whisper_move(seat, move)
    if state.acting == 0:
        compare(state)


def help_from(state: Senji, card: i64, against: i64) -> i64:
    """What a support card adds; of two of one family only the higher counts (SEN-72)."""
    if card < 0 or card % SLOTS == BLUFF:
        return 0
    if against >= 0 and against // SLOTS == card // SLOTS and against > card:
        return 0
    return min(state.dice[card // SLOTS], cards.value(card))


def total(state: Senji, seat: i64) -> i64:
    """Units, captured dice, own emblems, powers, support (SEN-72)."""
    result = strength(state, seat) + state.dice[seat + state.absent]
    if seat == state.mover:
        result += state.captured_attacker
        result += 1 if powerful(state, seat, AKASHI) else 0
    else:
        result += state.captured_defender
        result += 1 if powerful(state, seat, MORI) else 0
    return result + help_from(state, state.supports[seat], state.supports[foe(state, seat)])


def compare(state: Senji) -> None:
    """The higher total wins; equal totals roll again while there are dice (SEN-72, SEN-73)."""
    attack = total(state, state.mover)
    defence = total(state, state.defender)
    played = [state.supports[state.mover], state.supports[state.defender]]
    state.secrets += 1
    if state.record:
        state.tell({"event": "support_shown", "played": [int(c) for c in played]})
        state.tell({"event": "totals", "attack": attack, "defence": defence})
    for card in played:
        if card >= 0:
            return_support(state, card)
    state.supports[state.mover] = UNASKED
    state.supports[state.defender] = UNASKED
    if attack == defence and uncaptured(state) > 0:
        if state.record:
            state.tell({"event": "tie"})
        roll(state)
        return
    state.victor = state.mover if attack > defence else state.defender
    if state.record:
        state.tell({"event": "victory", "seat": state.victor, "province": state.field})
    state.phase = HOSTAGE
    state.acting = 1 << foe(state, state.victor)


def return_support(state: Senji, card: i64) -> None:
    """A card used goes back to its family (SEN-74); whoever held it parts with it."""
    for seat in (state.mover, state.defender):
        if state.supports[seat] == card:
            cards.part(state, seat, card)
    cards.go_home(state, card)


# After the battle.


def hostages(state: Senji, seat: i64) -> vec[i64]:
    """Nobody, or one member of the winner's family (SEN-75)."""
    found = vec[i64](capacity=5)
    found = append(found, DECLINE_CODE)
    family = state.victor + state.absent
    mask = state.hands[seat * FAMILIES + family] & MEMBERS
    for slot in range(4):
        if mask >> slot & 1:
            found = append(found, EXECUTE_CODE + family * SLOTS + slot)
    return found


def hostages_breaks(state: Senji, seat: i64, move: i64) -> str:
    """A member of the winner's family in the loser's hand (SEN-75)."""
    if move == DECLINE_CODE:
        return FINE
    if not EXECUTE_CODE <= move < EXECUTE_CODE + CARDS:
        return "SEN-75.sequence"
    card = move - EXECUTE_CODE
    if not cards.holds(state, seat, card):
        return "SEN-75.hand"
    if not MEMBERS >> card % SLOTS & 1:
        return "SEN-75.member"
    return FINE if card // SLOTS == state.victor + state.absent else "SEN-75.winner"


def execute(state: Senji, seat: i64, move: i64) -> None:
    """The loser gains the value, the winner loses twice that; the card leaves the game."""
    if move != DECLINE_CODE:
        card = move - EXECUTE_CODE
        worth = cards.value(card)
        price = worth if pieces.has(state, state.victor, YODO) else 2 * worth
        cards.part(state, seat, card)
        state.out[card // SLOTS] |= 1 << card % SLOTS
        state.executed[seat] |= 1 << state.victor
        state.honour[seat] += worth
        lost = min(price, state.honour[state.victor])
        state.honour[state.victor] -= lost
        if state.record:
            state.tell(
                {"event": "execute", "seat": seat, "card": card, "gained": worth, "lost": lost}
            )
    elif state.record:
        state.tell({"event": "spared", "seat": seat})
    withdraw(state, seat)


def havens(state: Senji, seat: i64) -> i64:
    """The own provinces next to the battle, as bits (Tadakatsu)."""
    mask: i64 = 0
    for province in range(PROVINCES):
        if (
            state.owners[province] == seat
            and province != state.field
            and state.edition.borders[state.field] >> province & 1
        ):
            mask |= 1 << province
    return mask


def withdraw(state: Senji, loser: i64) -> None:
    """Tadakatsu alone escapes, where there is a place; his owner chooses among several."""
    if powerful(state, loser, TADAKATSU):
        mask = havens(state, loser)
        if mask & (mask - 1):
            state.phase = RETREATING
            state.acting = 1 << loser
            return
        if mask:
            province: i64 = 0
            while not mask >> province & 1:
                province += 1
            retreat(state, loser, province)
            return
    settle(state, loser)


def retreating(state: Senji, seat: i64) -> vec[i64]:
    """Every own province next to the battle."""
    found = vec[i64](capacity=6)
    mask = havens(state, seat)
    for province in range(PROVINCES):
        if mask >> province & 1:
            found = append(found, RETREAT_CODE + province)
    return found


def retreating_breaks(state: Senji, seat: i64, move: i64) -> str:
    """An own province next to the battle (Tadakatsu)."""
    if not RETREAT_CODE <= move < RETREAT_CODE + PROVINCES:
        return "SEN-76.sequence"
    return FINE if havens(state, seat) >> (move - RETREAT_CODE) & 1 else "SEN-07.tadakatsu"


def retreat(state: Senji, loser: i64, province: i64) -> None:
    if loser == state.mover:
        state.attack_samurai[state.field] &= ~(1 << TADAKATSU)
    else:
        state.samurai[state.field] &= ~(1 << TADAKATSU)
    state.samurai[province] |= 1 << TADAKATSU
    if state.record:
        state.tell({"event": "retreat", "seat": loser, "province": province})
    settle(state, loser)


def settle(state: Senji, loser: i64) -> None:
    """Losses, fortress, honour (SEN-76 to SEN-79)."""
    province = state.field
    winner = state.victor
    fallen = strength(state, loser)
    cost = min(fallen, strength(state, winner))
    survivors = strength(state, winner) - cost
    victors = side(state, winner)
    pieces.lose_units(state, loser, fallen)
    pieces.lose_units(state, winner, cost)
    pieces.lose_samurai(state, loser, side(state, loser))
    prize = fallen + cost
    if winner == state.mover:
        prize *= 2
        state.conquer(province)
    state.units[province] = survivors
    state.samurai[province] = victors
    state.attack_units[province] = 0
    state.attack_samurai[province] = 0
    state.honour[winner] += prize
    if state.record:
        state.tell(
            {
                "event": "losses",
                "winner": winner,
                "loser": loser,
                "cost": cost,
                "lost": fallen,
                "honour": prize,
                "conquered": winner == state.mover,
            }
        )
    state.field = NONE
    state.defender = NONE
    state.victor = NONE
    state.silenced = NONE
    state.captured_attacker = 0
    state.captured_defender = 0
    state.dice = vec[i64]([0] * FAMILIES)
    state.battles &= ~(1 << province)
    state.next_battle()
