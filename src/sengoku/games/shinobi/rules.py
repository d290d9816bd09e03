"""Shinobi, how it is played: SHI-10 to SHI-44.

Every kind of move has two functions: `deploy_breaks` tells which rule the move would break,
`deploy` carries it out. `play` and `why_not` ask the first; the lists of moves ask it too, or skip
early what it would refuse.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from sengoku.games.chance import Random
from sengoku.games.kernel import ALL, NOBODY, OWNER, Field, Plain, State, ranked
from sengoku.games.moves import scratch
from sengoku.games.refusals import FINE, Figures
from sengoku.games.shinobi import positions, view
from sengoku.games.shinobi.components import (
    ARMIES,
    CARDS,
    CLANS,
    FIRST,
    HAND,
    KINDS,
    NINJA,
    NINJAS,
    NONE,
    SECOND,
    THIRD,
)
from sengoku.games.shinobi.notation import ATTACK, DEPLOY, MARCH, REST, SETTLE, STRIKE

OPTIONS: Final[dict[str, bool | int | str]] = {"protect_move_source": False}  # SHI-29

FIELDS: Final = {
    "loyalties": Field(OWNER, row=1),  # the clan that each seat serves (SHI-13)
    "hands": Field(OWNER, row=int(KINDS)),  # how many cards of each kind (SHI-13)
    "pile": Field(NOBODY),  # the last card is drawn first (SHI-13)
    "provinces": Field(ALL, row=int(CLANS)),  # the length of each column
    "discards": Field(ALL),  # how many cards of each kind
    "deeds": Field(ALL, row=int(CLANS)),  # what each seat did for each clan: cards laid less taken
    "order": Field(ALL),  # the order to be given now
    "protected": Field(ALL),  # the columns that can't be attacked this turn, as bits (SHI-28)
    "vacated": Field(ALL),  # the column that a card was moved out of this turn (SHI-29)
    "last": Field(ALL),  # the seat that drew the last card (SHI-40)
}


@final
class Shinobi(State):
    """A game of Shinobi. A column, one clan in one province, has the number province * 5 + clan."""

    def __init__(self) -> None:
        super().__init__()
        self.loyalties = vec[i64]()
        self.hands = vec[i64]()
        self.pile = vec[i64]()
        self.provinces = vec[i64]()
        self.discards = vec[i64]()
        self.deeds = vec[i64]()
        self.order: i64 = FIRST
        self.protected: i64 = 0
        self.vacated: i64 = NONE
        self.last: i64 = NONE

    def copy(self) -> Shinobi:
        twin = Shinobi()
        self.share(twin)
        twin.loyalties = self.loyalties[:]
        twin.hands = self.hands[:]
        twin.pile = self.pile[:]
        twin.provinces = self.provinces[:]
        twin.discards = self.discards[:]
        twin.deeds = self.deeds[:]
        twin.order = self.order
        twin.protected = self.protected
        twin.vacated = self.vacated
        twin.last = self.last
        return twin

    # Set-up.

    def set_up(self) -> None:
        """Deal loyalties and hands, choose who begins (SHI-10 to SHI-12)."""
        loyalties = vec[i64](range(CLANS))
        self.random.shuffle(loyalties)
        self.loyalties = loyalties[: self.players]
        self.pile = full_pile()
        self.random.shuffle(self.pile)
        self.hands = vec[i64]([0] * (self.players * KINDS))
        self.provinces = vec[i64]([0] * (self.players * CLANS))
        self.discards = vec[i64]([0] * KINDS)
        self.deeds = vec[i64]([0] * (self.players * CLANS))
        for seat in range(self.players):
            self.draw(seat, HAND)
        first = self.random.below(self.players)
        self.acting = 1 << first
        if self.record:
            self.tell({"event": "start", "first": first})

    # First order.

    def deploy_breaks(self, seat: i64, clan: i64, province: i64) -> str:
        """An army card from the hand into any province except the own (SHI-20)."""
        if province == seat:
            return "SHI-20.own"
        if self.hands[seat * KINDS + clan] == 0:
            return "SHI-20.hand"
        return FINE

    def deploy(self, seat: i64, clan: i64, province: i64) -> None:
        self.hands[seat * KINDS + clan] -= 1
        self.deeds[seat * CLANS + clan] += 1
        self.reinforce(province * CLANS + clan)

    def strike_breaks(self, seat: i64, clan: i64, province: i64) -> str:
        """A ninja from the hand against any column outside the own province (SHI-21, SHI-22)."""
        if province == seat:
            return "SHI-21.own"
        if self.hands[seat * KINDS + NINJA] == 0:
            return "SHI-21.hand"
        if self.provinces[province * CLANS + clan] == 0:
            return "SHI-22.column"
        return FINE

    def strike(self, seat: i64, clan: i64, province: i64) -> None:
        column = province * CLANS + clan
        self.hands[seat * KINDS + NINJA] -= 1
        self.discards[NINJA] += 1
        self.lose(seat, column)
        self.protected |= 1 << column  # SHI-28

    # Second order.

    def settle_breaks(self, seat: i64, clan: i64) -> str:
        """An army card from the hand into the own province (SHI-23)."""
        if self.hands[seat * KINDS + clan] == 0:
            return "SHI-23.hand"
        return FINE

    def settle(self, seat: i64, clan: i64) -> None:
        self.hands[seat * KINDS + clan] -= 1
        self.deeds[seat * CLANS + clan] += 1
        self.reinforce(seat * CLANS + clan)

    def march_breaks(self, seat: i64, clan: i64, source: i64, province: i64) -> str:
        """A card from any province except the own to any other province (SHI-24, SHI-25)."""
        if source == seat:
            return "SHI-24.own"
        if province == source:
            return "SHI-24.same"
        if self.provinces[source * CLANS + clan] == 0:
            return "SHI-24.column"
        return FINE

    def march(self, clan: i64, source: i64, province: i64) -> None:
        self.provinces[source * CLANS + clan] -= 1
        self.reinforce(province * CLANS + clan)
        if self.options["protect_move_source"]:
            self.vacated = source * CLANS + clan  # SHI-29

    # Third order.

    def attack_breaks(self, seat: i64, clan: i64, target: i64, province: i64) -> str:
        """A column of the own province against a smaller one elsewhere (SHI-27 to SHI-29)."""
        if province == seat:
            return "SHI-27.own"
        if target == clan:
            return "SHI-27.clan"
        column = province * CLANS + target
        if self.provinces[column] == 0:
            return "SHI-27.column"
        if self.provinces[column] >= self.provinces[seat * CLANS + clan]:
            return "SHI-27.strength"
        if self.protected >> column & 1:
            return "SHI-28.protected"
        if self.vacated == column:
            return "SHI-29.vacated"
        return FINE

    def attack(self, seat: i64, target: i64, province: i64) -> None:
        self.lose(seat, province * CLANS + target)

    def rest_breaks(self, seat: i64) -> str:
        """The attack is obligatory whenever a legal one exists (SHI-26)."""
        if len(self.attacks(seat)) > 0:
            return "SHI-26.attack"
        return FINE

    # Any order.

    def reinforce(self, column: i64) -> None:
        """Put a card into a column, which protects it this turn (SHI-28)."""
        self.provinces[column] += 1
        self.protected |= 1 << column

    def lose(self, seat: i64, column: i64) -> None:
        """Discard a card of a column, by the hand of a seat."""
        self.deeds[seat * CLANS + column % CLANS] -= 1
        self.provinces[column] -= 1
        self.discards[column % CLANS] += 1

    def broken(self, seat: i64, move: i64) -> str:
        if order_of(move) != self.order:
            return SEQUENCE[self.order]
        if move < STRIKE:
            return self.deploy_breaks(seat, move // 5, move % 5)
        if move < SETTLE:
            return self.strike_breaks(seat, (move - STRIKE) // 5, move % 5)
        if move < MARCH:
            return self.settle_breaks(seat, move - SETTLE)
        if move < ATTACK:
            code = move - MARCH
            return self.march_breaks(seat, code // 25, code // 5 % 5, code % 5)
        if move < REST:
            code = move - ATTACK
            return self.attack_breaks(seat, code // 25, code // 5 % 5, code % 5)
        return self.rest_breaks(seat)

    def make(self, seat: i64, move: i64) -> None:
        if self.record:
            self.tell_move(seat, move)
        if move < STRIKE:
            self.deploy(seat, move // 5, move % 5)
        elif move < SETTLE:
            self.strike(seat, (move - STRIKE) // 5, move % 5)
        elif move < MARCH:
            self.settle(seat, move - SETTLE)
        elif move < ATTACK:
            code = move - MARCH
            self.march(code // 25, code // 5 % 5, code % 5)
        elif move < REST:
            code = move - ATTACK
            self.attack(seat, code // 5 % 5, code % 5)
        if self.order == THIRD:
            self.end_turn(seat)
        else:
            self.order += 1

    def figures(self, seat: i64, move: i64, broken: str) -> Figures:
        parts = self.game.moves.parts(move)
        if broken == "SHI-26.attack":
            return {"attacks": len(self.attacks(seat))}
        if broken == "SHI-27.strength":
            return {
                "attacker": self.provinces[seat * CLANS + parts["clan"]],
                "defender": self.provinces[parts["province"] * CLANS + parts["target"]],
            }
        return {}

    # The lists of legal moves. They skip whole clans and provinces before they ask the rules:
    # asking for each of the 306 codes takes 20 times as long.

    def moves(self, seat: i64) -> vec[i64]:
        if not self.acts(seat):
            return vec[i64]()
        if self.order == FIRST:
            return self.first_orders(seat)
        if self.order == SECOND:
            return self.second_orders(seat)
        found = self.attacks(seat)
        return found if len(found) > 0 else append(found, REST)

    def first_orders(self, seat: i64) -> vec[i64]:
        """Every card in hand to every other province, a ninja to every column there."""
        found = scratch()
        count: i64 = 0
        seats = self.players
        for clan in range(CLANS):
            if self.hands[seat * KINDS + clan] > 0:
                for province in range(seats):
                    if province != seat:
                        found[count] = DEPLOY + clan * 5 + province
                        count += 1
        if self.hands[seat * KINDS + NINJA] > 0:
            for clan in range(CLANS):
                for province in range(seats):
                    if not self.strike_breaks(seat, clan, province):
                        found[count] = STRIKE + clan * 5 + province
                        count += 1
        return found[:count]

    def second_orders(self, seat: i64) -> vec[i64]:
        """Every card in hand into the own province, every card elsewhere to everywhere else."""
        found = scratch()
        count: i64 = 0
        seats = self.players
        provinces = self.provinces
        for clan in range(CLANS):
            if not self.settle_breaks(seat, clan):
                found[count] = SETTLE + clan
                count += 1
        for column in range(seats * CLANS):
            source = column // CLANS
            if provinces[column] > 0 and source != seat:
                first = MARCH + column % CLANS * 25 + source * 5
                for province in range(seats):
                    if province != source:
                        found[count] = first + province
                        count += 1
        return found[:count]

    def attacks(self, seat: i64) -> vec[i64]:
        """Every column of the own province against every smaller one elsewhere."""
        found = scratch()
        count: i64 = 0
        columns = self.players * CLANS
        provinces = self.provinces
        for clan in range(CLANS):
            strength = provinces[seat * CLANS + clan]
            if strength > 1:  # a smaller column has at least one card
                for column in range(columns):
                    if provinces[column] == 0 or provinces[column] >= strength:
                        continue
                    target = column % CLANS
                    province = column // CLANS
                    if not self.attack_breaks(seat, clan, target, province):
                        found[count] = ATTACK + clan * 25 + target * 5 + province
                        count += 1
        return found[:count]

    # The end of a turn, the end of the game.

    def draw(self, seat: i64, cards: i64) -> None:
        """Take cards from the pile into the hand."""
        hands = self.hands
        pile = self.pile
        if self.record:
            drawn = list(pile[len(pile) - cards :])
            self.tell({"event": "draw", "seat": seat, "cards": cards}, {seat: {"drawn": drawn}})
        for _ in range(cards):
            pile, card = pop(pile)
            hands[seat * KINDS + card] += 1
        self.pile = pile

    def end_turn(self, seat: i64) -> None:
        """Draw up to four (SHI-30); the next seat goes on, or the game ends (SHI-40)."""
        held = view.hand_size(self, seat)
        drawn = min(HAND - held, len(self.pile))
        if drawn > 0:
            self.draw(seat, drawn)
            self.secrets += 1
            if len(self.pile) == 0:
                self.last = seat
        self.order = FIRST
        self.protected = 0
        self.vacated = NONE
        following = (seat + 1) % self.players
        if following == self.last:
            self.finish()
        else:
            self.acting = 1 << following

    def finish(self) -> None:
        """Reveal the loyalties and rank the seats (SHI-41 to SHI-44)."""
        self.acting = 0
        self.secrets += 1
        self.scores, self.ranks = self.result()
        if self.record:
            self.tell({"event": "end", "loyalties": list(self.loyalties)})

    def result(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Scores and ranks, if the game were over now."""
        scores: list[int] = []
        keys: list[tuple[int, int]] = []
        for seat in range(self.players):
            clan = self.loyalties[seat]
            score = 0
            for province in range(self.players):
                score += self.provinces[province * CLANS + clan]
            scores.append(score)  # SHI-41
            keys.append((score, self.provinces[seat * CLANS + clan]))  # SHI-42
        return tuple(scores), ranked(keys)

    # What a seat knows, and which positions there are: next door.

    def open_sight(self) -> Plain:
        return view.open_sight(self)

    def sight(self, seat: int | None) -> Plain:
        return view.sight(self, seat)

    def deal_anew(self, me: i64, random: Random) -> None:
        view.deal_anew(self, me, random)

    def numbers(self, seat: i64, out: vec[float], at: i64) -> None:
        view.numbers(self, seat, out, at)

    def check(self) -> None:
        positions.check(self)


# What the table of moves and the order of a turn have to do with each other.

SEQUENCE: Final = ("", "SHI-20.sequence", "SHI-23.sequence", "SHI-26.sequence")


def order_of(move: i64) -> i64:
    """The order that a move belongs to."""
    if move < SETTLE:
        return FIRST
    if move < ATTACK:
        return SECOND
    return THIRD


def full_pile() -> vec[i64]:
    """All the cards with a blue back (SHI-02), sorted."""
    pile = vec[i64](capacity=CARDS)
    for clan in range(CLANS):
        for _ in range(ARMIES):
            pile = append(pile, clan)
    for _ in range(NINJAS):
        pile = append(pile, NINJA)
    return pile
