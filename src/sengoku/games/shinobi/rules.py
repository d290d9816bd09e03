"""Shinobi, how it is played: SHI-10 to SHI-44, in the order of a game.

Every kind of move is a pair of functions: `deploy_breaks` says which rule the move would break,
`deploy` carries it out. Each of the three orders of a turn is an object: `find` lists what is
legal, `breaks` says which rule a move would break, `make` carries it out and passes the turn on.
`ORDERS`, at the end, is the table in which a state finds the order to be given now.

The lists of legal moves skip whole clans and provinces before they ask the rules: asking for each
of the 306 codes takes 20 times as long.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import pop, vec
from mypy_extensions import i64

from sengoku.games.kernel.endings import ranked
from sengoku.games.kernel.moves import SEATS, scratch, zeros
from sengoku.games.kernel.refusals import FINE, Figures
from sengoku.games.shinobi.codes import (
    ATTACK_CODE,
    ATTACK_END,
    DEPLOY_CODE,
    DEPLOY_END,
    MARCH_CODE,
    MARCH_END,
    REST_CODE,
    SETTLE_CODE,
    SETTLE_END,
    STRIKE_CODE,
    STRIKE_END,
    attack_clan,
    attack_code,
    attack_province,
    attack_target,
    deploy_clan,
    deploy_code,
    deploy_province,
    march_clan,
    march_code,
    march_province,
    march_source,
    strike_clan,
    strike_code,
    strike_province,
)
from sengoku.games.shinobi.components import (
    ARMIES,
    CHANCE,
    CLANS,
    FIRST,
    HAND,
    KINDS,
    NINJA,
    NONE,
    SECOND,
    THIRD,
    full_pile,
)

if TYPE_CHECKING:
    from sengoku.games.shinobi.state import Shinobi


# Set-up.


def set_up(state: Shinobi) -> None:
    """Deal loyalties and hands, choose who begins (SHI-10 to SHI-12)."""
    loyalties = vec[i64](range(CLANS))
    state.random.shuffle(loyalties)
    state.loyalties = loyalties[: state.players]
    state.pile = full_pile()
    state.random.shuffle(state.pile)
    state.hands = zeros(state.players * KINDS)
    state.provinces = zeros(state.players * CLANS)
    state.discards = zeros(KINDS)
    state.deeds = zeros(state.players * CLANS)
    for seat in range(state.players):
        draw(state, seat, HAND)
    first: i64 = first_seat(state)
    state.acting = 1 << first
    if state.record:
        state.tell({"event": "start", "first": first})


def first_seat(state: Shinobi) -> i64:
    """Who begins: anybody, or the one that the players have agreed on (SHI-12)."""
    agreed = state.options["first"]
    if agreed == CHANCE:
        return state.random.below(state.players)
    return SEATS.index(str(agreed))


# What the orders have in common.


class Order:
    """One of the three orders of a turn."""

    def find(self, state: Shinobi, seat: i64, found: vec[i64]) -> i64:
        """Write the legal moves of the seat whose turn it is into `found`; return how many."""
        raise NotImplementedError

    def breaks(self, state: Shinobi, seat: i64, move: i64) -> str:
        """The rule (and the case) that the move would break, or FINE."""
        raise NotImplementedError

    def make(self, state: Shinobi, seat: i64, move: i64) -> None:
        """Carry out a legal move; the next order is to be given, or the turn ends."""
        raise NotImplementedError


def reinforce(state: Shinobi, column: i64) -> None:
    """Put a card into a column, which protects it this turn (SHI-28)."""
    state.provinces[column] += 1
    state.protected |= 1 << column


def lose(state: Shinobi, seat: i64, column: i64) -> None:
    """Discard a card of a column; it counts among the seat's deeds."""
    state.deeds[seat * CLANS + column % CLANS] -= 1
    state.provinces[column] -= 1
    state.discards[column % CLANS] += 1


# First order: deploy or strike.


def deploy_breaks(state: Shinobi, seat: i64, clan: i64, province: i64) -> str:
    """An army card from the hand into any province except the own (SHI-20)."""
    if province == seat:
        return "SHI-20.own"
    if state.hands[seat * KINDS + clan] == 0:
        return "SHI-20.hand"
    return FINE


def deploy(state: Shinobi, seat: i64, clan: i64, province: i64) -> None:
    """Lay the card into the province (SHI-20)."""
    state.hands[seat * KINDS + clan] -= 1
    state.deeds[seat * CLANS + clan] += 1
    reinforce(state, province * CLANS + clan)


def strike_breaks(state: Shinobi, seat: i64, clan: i64, province: i64) -> str:
    """A ninja from the hand against any column outside the own province (SHI-21, SHI-22)."""
    if province == seat:
        return "SHI-21.own"
    if state.hands[seat * KINDS + NINJA] == 0:
        return "SHI-21.hand"
    if state.provinces[province * CLANS + clan] == 0:
        return "SHI-22.column"
    return FINE


def strike(state: Shinobi, seat: i64, clan: i64, province: i64) -> None:
    """Discard the ninja and a card of the column (SHI-21)."""
    column = province * CLANS + clan
    state.hands[seat * KINDS + NINJA] -= 1
    state.discards[NINJA] += 1
    lose(state, seat, column)
    state.protected |= 1 << column  # SHI-28


@final
class FirstOrder(Order):
    """Away from home: deploy a card, or strike with a ninja."""

    def find(self, state: Shinobi, seat: i64, found: vec[i64]) -> i64:
        """Every card in hand to every other province, a ninja to every column there."""
        count: i64 = 0
        seats = state.players
        hands = state.hands
        for clan in range(CLANS):
            if hands[seat * KINDS + clan] > 0:
                for province in range(seats):
                    if province != seat:
                        found[count] = deploy_code(clan, province)
                        count += 1
        if hands[seat * KINDS + NINJA] > 0:
            provinces = state.provinces
            for clan in range(CLANS):
                for province in range(seats):
                    cards = provinces[province * CLANS + clan]
                    if cards > 0 and not strike_breaks(state, seat, clan, province):
                        found[count] = strike_code(clan, province)
                        count += 1
        return count

    def breaks(self, state: Shinobi, seat: i64, move: i64) -> str:
        if DEPLOY_CODE <= move < DEPLOY_END:
            return deploy_breaks(state, seat, deploy_clan(move), deploy_province(move))
        if STRIKE_CODE <= move < STRIKE_END:
            return strike_breaks(state, seat, strike_clan(move), strike_province(move))
        return "SHI-20.sequence"

    def make(self, state: Shinobi, seat: i64, move: i64) -> None:
        if DEPLOY_CODE <= move < DEPLOY_END:
            deploy(state, seat, deploy_clan(move), deploy_province(move))
        else:
            strike(state, seat, strike_clan(move), strike_province(move))
        state.order = SECOND


# Second order: settle or march.


def settle_breaks(state: Shinobi, seat: i64, clan: i64) -> str:
    """An army card from the hand into the own province (SHI-23)."""
    if state.hands[seat * KINDS + clan] == 0:
        return "SHI-23.hand"
    return FINE


def settle(state: Shinobi, seat: i64, clan: i64) -> None:
    """Lay the card into the own province (SHI-23)."""
    state.hands[seat * KINDS + clan] -= 1
    state.deeds[seat * CLANS + clan] += 1
    reinforce(state, seat * CLANS + clan)


def march_breaks(state: Shinobi, seat: i64, clan: i64, source: i64, province: i64) -> str:
    """A card from any province except the own to any other province (SHI-24, SHI-25)."""
    if source == seat:
        return "SHI-24.own"
    if province == source:
        return "SHI-24.same"
    if state.provinces[source * CLANS + clan] == 0:
        return "SHI-24.column"
    return FINE


def march(state: Shinobi, clan: i64, source: i64, province: i64) -> None:
    """Move the card (SHI-24)."""
    state.provinces[source * CLANS + clan] -= 1
    reinforce(state, province * CLANS + clan)
    if state.options["protect_move_source"]:
        state.vacated = source * CLANS + clan  # SHI-29


@final
class SecondOrder(Order):
    """Settle a card at home, or let a card of another province march."""

    def find(self, state: Shinobi, seat: i64, found: vec[i64]) -> i64:
        """Every card in hand into the own province, every card elsewhere to everywhere else."""
        count: i64 = 0
        seats = state.players
        hands = state.hands
        provinces = state.provinces
        for clan in range(CLANS):
            if hands[seat * KINDS + clan] > 0:
                found[count] = SETTLE_CODE + clan
                count += 1
        for source in range(seats):
            if source == seat:
                continue
            for clan in range(CLANS):
                if provinces[source * CLANS + clan] > 0:
                    first = march_code(clan, source, 0)  # the others follow it in the table
                    for province in range(seats):
                        if province != source:
                            found[count] = first + province
                            count += 1
        return count

    def breaks(self, state: Shinobi, seat: i64, move: i64) -> str:
        if SETTLE_CODE <= move < SETTLE_END:
            return settle_breaks(state, seat, move - SETTLE_CODE)
        if MARCH_CODE <= move < MARCH_END:
            clan, source = march_clan(move), march_source(move)
            return march_breaks(state, seat, clan, source, march_province(move))
        return "SHI-23.sequence"

    def make(self, state: Shinobi, seat: i64, move: i64) -> None:
        if SETTLE_CODE <= move < SETTLE_END:
            settle(state, seat, move - SETTLE_CODE)
        else:
            march(state, march_clan(move), march_source(move), march_province(move))
        state.order = THIRD


# Third order: attack, or rest if nothing can be attacked.


def attack_breaks(state: Shinobi, seat: i64, clan: i64, target: i64, province: i64) -> str:
    """A column of the own province against a smaller one elsewhere (SHI-27 to SHI-29)."""
    if province == seat:
        return "SHI-27.own"
    if target == clan:
        return "SHI-27.clan"
    column = province * CLANS + target
    if state.provinces[column] == 0:
        return "SHI-27.column"
    if state.provinces[column] >= state.provinces[seat * CLANS + clan]:
        return "SHI-27.strength"
    if state.protected >> column & 1:
        return "SHI-28.protected"
    if state.vacated == column:
        return "SHI-29.vacated"
    return FINE


def attack(state: Shinobi, seat: i64, target: i64, province: i64) -> None:
    """Discard a card of the target; the attacker loses nothing (SHI-27)."""
    lose(state, seat, province * CLANS + target)


def sheltered(state: Shinobi) -> i64:
    """The columns that can't be attacked this turn, as bits (SHI-28, SHI-29)."""
    if state.vacated < 0:
        return state.protected
    return state.protected | 1 << state.vacated


def attacks(state: Shinobi, seat: i64, found: vec[i64]) -> i64:
    """Every column of the own province against every smaller one elsewhere; how many there are."""
    count: i64 = 0
    seats = state.players
    provinces = state.provinces
    exposed = ~sheltered(state)
    for clan in range(CLANS):
        strength = provinces[seat * CLANS + clan]
        if strength < 2:  # a smaller column has at least one card
            continue
        for province in range(seats):
            if province == seat:
                continue
            for target in range(CLANS):
                column = province * CLANS + target
                smaller = 0 < provinces[column] < strength
                if smaller and target != clan and exposed >> column & 1:
                    found[count] = attack_code(clan, target, province)
                    count += 1
    return count


def rest_breaks(state: Shinobi, seat: i64) -> str:
    """The attack is obligatory whenever a legal one exists (SHI-26)."""
    if attacks(state, seat, scratch()) > 0:
        return "SHI-26.attack"
    return FINE


@final
class ThirdOrder(Order):
    """Attack, and end the turn."""

    def find(self, state: Shinobi, seat: i64, found: vec[i64]) -> i64:
        """Every attack; rest only without one (SHI-26)."""
        count = attacks(state, seat, found)
        if count == 0:
            found[count] = REST_CODE
            count += 1
        return count

    def breaks(self, state: Shinobi, seat: i64, move: i64) -> str:
        if ATTACK_CODE <= move < ATTACK_END:
            clan, target = attack_clan(move), attack_target(move)
            return attack_breaks(state, seat, clan, target, attack_province(move))
        if move == REST_CODE:
            return rest_breaks(state, seat)
        return "SHI-26.sequence"

    def make(self, state: Shinobi, seat: i64, move: i64) -> None:
        if move != REST_CODE:
            attack(state, seat, attack_target(move), attack_province(move))
        end_turn(state, seat)


# The end of a turn, the end of the game.


def end_turn(state: Shinobi, seat: i64) -> None:
    """Draw up to four (SHI-30); the next seat goes on, or the game ends (SHI-40)."""
    drawn = min(HAND - hand_size(state, seat), len(state.pile))
    if drawn > 0:
        draw(state, seat, drawn)
        state.secrets += 1
        if len(state.pile) == 0:
            state.last = seat
    state.order = FIRST
    state.protected = 0
    state.vacated = NONE
    following = (seat + 1) % state.players
    if following == state.last:
        finish(state)
    else:
        state.acting = 1 << following


def hand_size(state: Shinobi, seat: i64) -> i64:
    """How many cards the seat holds."""
    size: i64 = 0
    hands = state.hands
    for kind in range(KINDS):
        size += hands[seat * KINDS + kind]
    return size


def draw(state: Shinobi, seat: i64, cards: i64) -> None:
    """Take cards from the pile into the hand."""
    hands = state.hands
    pile = state.pile
    if state.record:
        drawn = list(pile[len(pile) - cards :])
        state.tell({"event": "draw", "seat": seat, "cards": cards}, {seat: {"drawn": drawn}})
    for _time in range(cards):
        pile, card = pop(pile)
        hands[seat * KINDS + card] += 1
    state.pile = pile


def finish(state: Shinobi) -> None:
    """Reveal the loyalties and rank the seats (SHI-41 to SHI-44)."""
    state.acting = 0
    state.secrets += 1
    state.scores, state.ranks = result(state)
    if state.record:
        state.tell({"event": "end", "loyalties": list(state.loyalties)})


def standing(state: Shinobi, clan: i64) -> i64:
    """How many cards of a clan lie on the table: what it scores in the end (SHI-41)."""
    cards: i64 = 0
    for province in range(state.players):
        cards += state.provinces[province * CLANS + clan]
    return cards


def result(state: Shinobi) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Scores and ranks, if the game were over now."""
    scores: list[int] = []
    keys: list[int] = []
    for seat in range(state.players):
        clan = state.loyalties[seat]
        score = standing(state, clan)
        scores.append(score)  # SHI-41
        keys.append(score * (ARMIES + 1) + state.provinces[seat * CLANS + clan])  # SHI-42
    return tuple(scores), ranked(keys)


# From the number of an order to its object, and from a refusal to its figures.

ORDERS: Final = vec[Order]([FirstOrder(), SecondOrder(), ThirdOrder()])


def figures(state: Shinobi, seat: i64, move: i64, broken: str) -> Figures:
    """The numbers that explain why the move breaks that rule."""
    if broken == "SHI-26.attack":
        return {"attacks": attacks(state, seat, scratch())}
    if broken == "SHI-27.strength":
        defender = attack_province(move) * CLANS + attack_target(move)
        return {
            "attacker": state.provinces[seat * CLANS + attack_clan(move)],
            "defender": state.provinces[defender],
        }
    return {}
