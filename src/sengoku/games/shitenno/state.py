"""Shitennō, the state of a game: its fields, and the methods of the contract."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.games.kernel.contract import ACTORS, State
from sengoku.games.kernel.fields import ALL, NOBODY, OWNER, Field, Plain, Seen
from sengoku.games.kernel.refusals import Figures
from sengoku.games.kernel.streams import Random
from sengoku.games.shitenno import features, positions, worlds
from sengoku.games.shitenno.components import BONUSES, DIVIDING, KOKU_KINDS, NONE, TROOP_KINDS
from sengoku.games.shitenno.rules import refusals, setup
from sengoku.games.shitenno.rules.phases import announce, phase_of
from sengoku.games.shitenno.view import sight

if TYPE_CHECKING:
    from sengoku.games.kernel.shape import Limit
    from sengoku.games.shitenno.shape import Open

FIELDS: Final = {
    "titles": Field(ALL),  # of each seat (STN-06)
    "favour": Field(ALL),  # on the track: without the last favour
    "kamon": Field(ALL),  # that each seat has left
    "troops": Field(OWNER, row=int(TROOP_KINDS)),  # in each hand, by kind (STN-23)
    "known": Field(ALL, row=int(TROOP_KINDS)),  # those of them that everybody saw taken
    "journal": Field(NOBODY, row=3),  # the others: see `rules.memory`
    "koku": Field(ALL, row=int(KOKU_KINDS)),  # in each hand, by kind (STN-23)
    "bonuses": Field(ALL, row=int(BONUSES)),  # tiles that each seat has won and not used
    "pile": Field(NOBODY),  # troop cards; the last one is drawn first
    "piles": Field(ALL),  # how often the pile was made anew
    "discards": Field(ALL),  # troop cards by kind
    "koku_pile": Field(NOBODY),  # koku by kind; the last one is drawn first
    "spent": Field(ALL),  # koku out of the game, by kind (STN-46)
    "used": Field(ALL),  # tiles out of the game, by bonus (STN-46)
    "stacks": Field(NOBODY),  # three tiles a province, from the top, those won too (STN-20)
    "board": Field(ALL),  # the seat at each position, four a province
    "golden": Field(ALL),  # the positions with a golden kamon, as bits (STN-56)
    "round": Field(ALL),
    "phase": Field(ALL),
    "tairo": Field(ALL),  # in the even year
    "table": Field(ALL),  # the open cards that are in no offer, by kind
    "hierarchy": Field(ALL),  # the tiles that are in no lot yet, as bits
    "offers": Field(ALL),  # up to two lots on offer, by kind of card
    "offered": Field(ALL),  # their tiles
    "earned": Field(ALL),  # the tile of the lot that each seat has taken this year
    "lot": Field(NOBODY),  # what the Tairo is putting together of the open cards
    "placed": Field(ALL),  # kamon in this turn (STN-40)
    "stood_in": Field(ALL),  # whether the Hatamoto was used in this turn (STN-57)
    "claimed": Field(NOBODY),  # the province of the payment that is put together
    "spend": Field(NOBODY),  # its parts
    "taken_back": Field(NOBODY),  # cards out of this lot, or payments given up before this kamon
}


@final
class Shitenno(State):
    """A game of Shitennō. A position on the board has the number province * 4 + position."""

    def __init__(self) -> None:
        super().__init__()
        self.titles = vec[i64]()
        self.favour = vec[i64]()
        self.kamon = vec[i64]()
        self.troops = vec[i64]()
        self.known = vec[i64]()
        self.journal = vec[i64]()
        self.koku = vec[i64]()
        self.bonuses = vec[i64]()
        self.pile = vec[i64]()
        self.piles: i64 = 0
        self.discards = vec[i64]()
        self.koku_pile = vec[i64]()
        self.spent = vec[i64]()
        self.used = vec[i64]()
        self.stacks = vec[i64]()
        self.board = vec[i64]()
        self.golden: i64 = 0
        self.round: i64 = 0
        self.phase: i64 = DIVIDING
        self.tairo: i64 = NONE
        self.table = vec[i64]()
        self.hierarchy: i64 = 0
        self.offers = vec[i64]()
        self.offered = vec[i64]()
        self.earned = vec[i64]()
        self.lot = vec[i64]()
        self.placed: i64 = 0
        self.stood_in: i64 = 0
        self.claimed: i64 = NONE
        self.spend = vec[i64]()
        self.taken_back: i64 = 0
        self.most_take_backs: i64 = 0  # switches of the rules: see `versions`
        self.plus_pays_on_cards = False
        self.plus_counts_on_cards = False

    def copy(self) -> Shitenno:
        twin = Shitenno()
        self.share(twin)
        self.share_open(twin)
        twin.troops = self.troops[:]
        twin.journal = self.journal[:]
        twin.pile = self.pile[:]
        twin.koku_pile = self.koku_pile[:]
        twin.stacks = self.stacks[:]
        twin.lot = self.lot[:]
        twin.claimed = self.claimed
        twin.spend = self.spend[:]
        twin.taken_back = self.taken_back
        return twin

    def share_open(self, twin: Shitenno) -> None:
        """Give a twin what lies open."""
        twin.titles = self.titles[:]
        twin.favour = self.favour[:]
        twin.kamon = self.kamon[:]
        twin.known = self.known[:]
        twin.koku = self.koku[:]
        twin.bonuses = self.bonuses[:]
        twin.piles = self.piles
        twin.discards = self.discards[:]
        twin.spent = self.spent[:]
        twin.used = self.used[:]
        twin.board = self.board[:]
        twin.golden = self.golden
        twin.round = self.round
        twin.phase = self.phase
        twin.tairo = self.tairo
        twin.table = self.table[:]
        twin.hierarchy = self.hierarchy
        twin.offers = self.offers[:]
        twin.offered = self.offered[:]
        twin.earned = self.earned[:]
        twin.placed = self.placed
        twin.stood_in = self.stood_in
        twin.most_take_backs = self.most_take_backs
        twin.plus_pays_on_cards = self.plus_pays_on_cards
        twin.plus_counts_on_cards = self.plus_counts_on_cards

    # The rules.

    def set_up(self) -> None:
        setup.set_up(self)

    def moves(self, seat: i64) -> vec[i64]:
        if not self.acts(seat):
            return vec[i64]()
        return phase_of(self).moves(self, seat)

    # As `State` does it. Python finds in a class itself what programs call all the time: it checks
    # less than for a base class.

    @property
    def actors(self) -> tuple[int, ...]:
        return ACTORS[self.acting]

    def play(self, seat: int, move: int) -> None:
        State.play(self, seat, move)

    def broken(self, seat: i64, move: i64) -> str:
        return phase_of(self).breaks(self, seat, move)

    def figures(self, seat: i64, move: i64, broken: str) -> Figures:
        return refusals.figures(self, seat, move, broken)

    def make(self, seat: i64, move: i64) -> None:
        if self.record:
            announce(self, seat, move)
        phase_of(self).make(self, seat, move)

    def default(self, seat: int) -> int:
        if not self.acts(seat):
            return State.default(self, seat)
        return phase_of(self).default(self, seat)

    def check(self) -> None:
        positions.check(self)

    # What a seat knows.

    def show_open(self, seen: Plain) -> None:
        sight.show(self, cast("Open", seen))

    def sight(self, seat: int | None) -> Seen:
        return sight.sight(self, seat)

    def house_limits(self, seat: i64) -> list[Limit]:
        return sight.limits(self, seat)

    def deal_anew(self, me: i64, random: Random) -> None:
        worlds.deal_anew(self, me, random)

    def numbers(self, seat: i64, out: vec[float], at: i64) -> None:
        features.numbers(self, seat, out, at)
