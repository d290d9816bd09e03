"""Shinobi, the state of a game: its fields, and the methods of the contract.

The methods only call the other modules: `rules` (how it is played), `view` (what a seat sees),
`worlds` (what may be hidden from it), `features` (the view as numbers) and `positions` (which
positions there are).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.games.kernel.contract import ACTORS, State
from sengoku.games.kernel.editions import no_choice
from sengoku.games.kernel.fields import ALL, NOBODY, OWNER, Field, Plain, Seen
from sengoku.games.kernel.moves import SEATS, scratch
from sengoku.games.kernel.refusals import Figures
from sengoku.games.kernel.streams import Random
from sengoku.games.shinobi import features, positions, rules, view, worlds
from sengoku.games.shinobi.components import CHANCE, CLANS, FIRST, KINDS, NONE
from sengoku.games.shinobi.rules import ORDERS

if TYPE_CHECKING:
    from sengoku.games.shinobi.shape import Open

# Who may see each field (SHI-13), and how long its rows are, one for each seat.
FIELDS: Final = {
    "loyalties": Field(OWNER, row=1),  # the clan that each seat serves
    "hands": Field(OWNER, row=int(KINDS)),  # how many cards of each kind
    "pile": Field(NOBODY),  # the last card is drawn first
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
    """A game of Shinobi. A column, one clan in one province, has the number province * 5 + clan.

    >>> import sengoku
    >>> state = sengoku.game("shinobi").start(players=3, seed=7)
    >>> state
    <shinobi, 3 players, A to decide>
    >>> state.text(0, state.moves(0)[0])
    'deploy mori to B'
    >>> why = state.why_not(0, state.parse(0, "deploy mori to A"))
    >>> why.rule, why.reason
    ('SHI-20', 'own')
    """

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

    # The options.

    def read_options(self) -> None:
        """Refuse a first player who is not at the table (SHI-12)."""
        first = self.options["first"]
        if first != CHANCE and first not in SEATS[: self.players]:
            raise no_choice("first", first, (CHANCE, *SEATS[: self.players]))

    # How it is played.

    def set_up(self) -> None:
        rules.set_up(self)

    def moves(self, seat: i64) -> vec[i64]:
        if not self.acts(seat):
            return vec[i64]()
        found = scratch()
        return found[: ORDERS[self.order - FIRST].find(self, seat, found)]

    def any_move(self, seat: i64, random: Random) -> i64:
        found = scratch()
        return found[random.below(ORDERS[self.order - FIRST].find(self, seat, found))]

    # As `State` does it. Python finds in a class itself what programs call all the time: it checks
    # less than for a base class, which takes 4 % off random play from Python.

    @property
    def actors(self) -> tuple[int, ...]:
        return ACTORS[self.acting]

    def play(self, seat: int, move: int) -> None:
        State.play(self, seat, move)

    def broken(self, seat: i64, move: i64) -> str:
        return ORDERS[self.order - FIRST].breaks(self, seat, move)

    def figures(self, seat: i64, move: i64, broken: str) -> Figures:
        return rules.figures(self, seat, move, broken)

    def make(self, seat: i64, move: i64) -> None:
        if self.record:
            self.tell_move(seat, move)
        ORDERS[self.order - FIRST].make(self, seat, move)

    # What a seat knows.

    def show_open(self, seen: Plain) -> None:
        view.show(self, cast("Open", seen))

    def sight(self, seat: int | None) -> Seen:
        return view.sight(self, seat)

    def deal_anew(self, me: i64, random: Random) -> None:
        worlds.deal_anew(self, me, random)

    def numbers(self, seat: i64, out: vec[float], at: i64) -> None:
        features.numbers(self, seat, out, at)

    # Which positions there are.

    def check(self) -> None:
        positions.check(self)
