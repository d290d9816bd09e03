"""Senji, after a battle: hostages, Tadakatsu's escape, losses and honour (SEN-75 to SEN-79)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.kernel.refusals import FINE
from sengoku.games.senji.codes import (
    DECLINE_CODE,
    EXECUTE_CODE,
    EXECUTE_END,
    RETREAT_CODE,
    RETREAT_END,
)
from sengoku.games.senji.components import (
    FAMILIES,
    MEMBERS,
    NONE,
    PROVINCES,
    QUEUING,
    RETREATING,
    SLOTS,
    TADAKATSU,
    YODO,
)
from sengoku.games.senji.rules import cards, pieces, powers
from sengoku.games.senji.rules.phase import Phase
from sengoku.games.senji.rules.summer import calls
from sengoku.games.senji.rules.summer.battle import foe, powerful, side, strength
from sengoku.games.senji.rules.winter import promises

if TYPE_CHECKING:
    from sengoku.games.kernel import Plain
    from sengoku.games.senji.state import Senji


@final
class Hostage(Phase):
    """The loser may execute a member of the winner's family (SEN-75)."""

    def begin(self, state: Senji) -> None:
        state.acting = 1 << foe(state, state.battle.victor)

    def moves(self, state: Senji, seat: i64) -> vec[i64]:
        """Nobody, or one member of the winner's family (SEN-75)."""
        found = vec[i64](capacity=5)
        found = append(found, DECLINE_CODE)
        family = state.battle.victor + state.absent
        mask = state.diplomacy.hands[seat * FAMILIES + family] & MEMBERS
        for slot in range(4):
            if mask >> slot & 1:
                found = append(found, EXECUTE_CODE + family * SLOTS + slot)
        return found

    def breaks(self, state: Senji, seat: i64, move: i64) -> str:
        """A member of the winner's family in the loser's hand (SEN-75)."""
        if move == DECLINE_CODE:
            return FINE
        if not EXECUTE_CODE <= move < EXECUTE_END:
            return "SEN-75.sequence"
        card = move - EXECUTE_CODE
        if not cards.holds(state, seat, card):
            return "SEN-75.hand"
        if not MEMBERS >> card % SLOTS & 1:
            return "SEN-75.member"
        return FINE if card // SLOTS == state.battle.victor + state.absent else "SEN-75.winner"

    def make(self, state: Senji, seat: i64, move: i64) -> None:
        if move != DECLINE_CODE:
            execute(state, seat, move - EXECUTE_CODE)
        elif state.record:
            state.tell({"event": "spared", "seat": seat})
        state.enter(RETREATING)


def ransom(state: Senji, card: i64) -> i64:
    """The honour that the winner loses by an execution: never more than there is (SEN-75)."""
    worth = cards.value(card)
    price = worth if powers.has(state, state.battle.victor, YODO) else 2 * worth
    return min(price, state.board.honour[state.battle.victor])


def execute(state: Senji, seat: i64, card: i64) -> None:
    """The loser gains the value, the winner loses twice that; the card leaves the game."""
    board = state.edit_board()
    worth = cards.value(card)
    lost = ransom(state, card)
    cards.part(state, seat, card)
    state.edit_diplomacy().out[card // SLOTS] |= 1 << card % SLOTS
    before = promises.kept_until_now(state) if state.record else []
    state.edit_pledges().executed[seat] |= 1 << state.battle.victor
    board.honour[seat] += worth
    board.honour[state.battle.victor] -= lost
    if state.record:
        state.tell(
            {
                "event": "execute",
                "seat": seat,
                "card": card,
                "gained": worth,
                "lost": lost,
                "victim": state.battle.victor,
            },
            promises.decided(state, before),
        )


@final
class Retreating(Phase):
    """Tadakatsu alone escapes from a lost battle, if there is a place (SEN-07, SEN-76)."""

    def begin(self, state: Senji) -> None:
        """His owner chooses among several provinces."""
        loser = foe(state, state.battle.victor)
        mask: i64 = havens(state, loser) if powerful(state, loser, TADAKATSU) else 0
        if mask & (mask - 1):
            state.acting = 1 << loser
        elif mask:
            province: i64 = 0
            while not mask >> province & 1:
                province += 1
            retreat(state, loser, province)
        else:
            settle(state, loser)

    def moves(self, state: Senji, seat: i64) -> vec[i64]:
        """Every own province next to the battle."""
        found = vec[i64](capacity=6)
        mask = havens(state, seat)
        for province in range(PROVINCES):
            if mask >> province & 1:
                found = append(found, RETREAT_CODE + province)
        return found

    def breaks(self, state: Senji, seat: i64, move: i64) -> str:
        """An own province next to the battle (Tadakatsu)."""
        if not RETREAT_CODE <= move < RETREAT_END:
            return "SEN-76.sequence"
        return FINE if havens(state, seat) >> (move - RETREAT_CODE) & 1 else "SEN-07.tadakatsu"

    def make(self, state: Senji, seat: i64, move: i64) -> None:
        retreat(state, seat, move - RETREAT_CODE)


def havens(state: Senji, seat: i64) -> i64:
    """The own provinces next to the battle, as bits (Tadakatsu)."""
    mask: i64 = 0
    for province in range(PROVINCES):
        if (
            state.board.owners[province] == seat
            and province != state.battle.field
            and state.edition.borders[state.battle.field] >> province & 1
        ):
            mask |= 1 << province
    return mask


def retreat(state: Senji, loser: i64, province: i64) -> None:
    """Tadakatsu goes there; the others fall."""
    board = state.edit_board()
    if loser == state.movement.mover:
        state.edit_movement().attack_samurai[state.battle.field] &= ~(1 << TADAKATSU)
    else:
        board.samurai[state.battle.field] &= ~(1 << TADAKATSU)
    board.samurai[province] |= 1 << TADAKATSU
    if state.record:
        state.tell({"event": "retreat", "seat": loser, "province": province})
    settle(state, loser)


def settle(state: Senji, loser: i64) -> None:
    """Losses, fortress, honour (SEN-76 to SEN-79); then the next battle."""
    movement = state.edit_movement()
    board = state.edit_board()
    winner = state.battle.victor
    fallen = strength(state, loser)
    cost = min(fallen, strength(state, winner))  # SEN-76
    survivors = strength(state, winner) - cost
    victors = side(state, winner)
    samurai = side(state, loser)
    pieces.lose_units(state, loser, fallen)
    pieces.lose_units(state, winner, cost)
    pieces.lose_samurai(state, loser, samurai)
    prize = fallen + cost  # SEN-78
    if winner == movement.mover:
        prize *= 2
        conquer(state, state.battle.field)
    board.units[state.battle.field] = survivors
    board.samurai[state.battle.field] = victors
    movement.attack_units[state.battle.field] = 0
    movement.attack_samurai[state.battle.field] = 0
    board.honour[winner] += prize
    if state.record:
        tell_losses(state, loser, fallen, cost, prize, samurai)
    clear_field(state)
    state.enter(QUEUING)


def tell_losses(state: Senji, loser: i64, fallen: i64, cost: i64, prize: i64, samurai: i64) -> None:
    """How many units each side lost, which samurai fell, and who gains honour."""
    winner = state.battle.victor
    event: Plain = {
        "event": "losses",
        "winner": winner,
        "loser": loser,
        "cost": cost,
        "lost": fallen,
        "honour": prize,
        "conquered": winner == state.movement.mover,
    }
    if samurai:
        event["fallen"] = pieces.bits(samurai)
    state.tell(event)


def conquer(state: Senji, province: i64) -> None:
    """The attacker's fortress replaces the defender's, an order there goes (SEN-77)."""
    calls.remove_order(state, province)
    state.edit_board().owners[province] = state.movement.mover


def clear_field(state: Senji) -> None:
    """The battle is over."""
    battle = state.edit_battle()
    state.edit_movement().battles &= ~(1 << battle.field)
    battle.field = NONE
    battle.defender = NONE
    battle.victor = NONE
    battle.silenced = NONE
    battle.captured_attacker = 0
    battle.captured_defender = 0
    battle.dice = vec[i64]([0] * FAMILIES)
