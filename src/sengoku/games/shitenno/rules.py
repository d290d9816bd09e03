"""Shitennō, a game of it: set-up (STN-20 to STN-22), whose move it is, and what moves do.

The even year is next door in `division`, the odd one in `provinces`; what pays is in `payments`.
There, as here, every kind of move has two functions: `offer_breaks` tells which rule the move would
break, `offer` carries it out. `play` and `why_not` ask the first; the lists of moves in `choices`
ask it too, or skip early what it would refuse.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.chance import Random
from sengoku.games.kernel import ALL, NOBODY, OWNER, Field, Plain, State
from sengoku.games.refusals import FINE, Figures
from sengoku.games.shitenno import (
    choices,
    defaults,
    division,
    features,
    memory,
    positions,
    provinces,
    reasons,
    scoring,
    view,
)
from sengoku.games.shitenno.components import (
    ANSWERING,
    BONUSES,
    CHOOSING,
    COPIES,
    DIVIDING,
    FIRST_HAND,
    KINDS,
    KOKU_KINDS,
    NONE,
    PARTS,
    PLACING,
    POSITIONS,
    PROVINCES,
    TILE_COPIES,
    TILE_KINDS,
    TITLES,
    TROOP_KINDS,
    kamon_each,
)
from sengoku.games.shitenno.notation import (
    ACCEPT,
    ADD,
    CHOOSE,
    CLAIM,
    DONE,
    DRAW,
    OFFER,
    PLACE,
    REFUSE,
    REMOVE,
    SPEND,
    SPLIT,
    TURN,
    WITHDRAW,
)

FIELDS: Final = {
    "titles": Field(ALL),  # of each seat (STN-06)
    "favour": Field(ALL),  # on the track: without the last favour
    "kamon": Field(ALL),  # that each seat has left
    "troops": Field(OWNER, row=int(TROOP_KINDS)),  # in each hand, by kind (STN-23)
    "known": Field(ALL, row=int(TROOP_KINDS)),  # those of them that everybody saw taken
    "journal": Field(NOBODY, row=3),  # the others: see `memory`
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

    # Set-up.

    def set_up(self) -> None:
        """Shuffle piles and tiles, deal titles and two cards each (STN-20 to STN-22)."""
        seats = self.players
        self.lay_out()
        self.stacks = shuffled(TILE_KINDS, vec[i64]([TILE_COPIES] * TILE_KINDS), self.random)
        self.koku_pile = shuffled(KOKU_KINDS, COPIES[TROOP_KINDS:], self.random)
        self.pile = shuffled(TROOP_KINDS, COPIES, self.random)
        titles = vec[i64](range(TITLES))
        self.random.shuffle(titles)
        self.titles = titles[:seats]
        if self.record:
            self.tell({"event": "start", "titles": list(self.titles)})
        for seat in range(seats):
            for _ in range(FIRST_HAND):
                card = memory.take_unseen(self, seat)
                if self.record:
                    self.whisper([seat], {"event": "drawn", "seat": seat, "card": card})
        division.begin_year(self)

    def lay_out(self) -> None:
        """The table before anything is dealt."""
        seats = self.players
        self.favour = vec[i64]([0] * seats)
        self.kamon = vec[i64]([kamon_each(seats)] * seats)
        self.troops = vec[i64]([0] * (seats * TROOP_KINDS))
        self.known = vec[i64]([0] * (seats * TROOP_KINDS))
        self.koku = vec[i64]([0] * (seats * KOKU_KINDS))
        self.bonuses = vec[i64]([0] * (seats * BONUSES))
        self.discards = vec[i64]([0] * TROOP_KINDS)
        self.spent = vec[i64]([0] * KOKU_KINDS)
        self.used = vec[i64]([0] * BONUSES)
        self.board = vec[i64]([NONE] * (PROVINCES * POSITIONS))
        self.table = vec[i64]([0] * KINDS)
        self.offers = vec[i64]([0] * (2 * KINDS))
        self.offered = vec[i64]([NONE] * 2)
        self.lot = vec[i64]([0] * KINDS)
        self.spend = vec[i64]([0] * PARTS)

    # What may be done.

    def broken(self, seat: i64, move: i64) -> str:
        if move < ACCEPT or move >= REMOVE:
            if self.phase != DIVIDING:
                return self.other_decision()
            return self.dividing_breaks(move)
        if move < CHOOSE:
            return FINE if self.phase == ANSWERING else self.other_decision()
        if move < CLAIM:
            return (
                division.choose_breaks(self, move - CHOOSE)
                if self.phase == CHOOSING
                else self.other_decision()
            )
        return self.placing_breaks(seat, move) if self.phase == PLACING else self.other_decision()

    def other_decision(self) -> str:
        """The rule under which something else is to be decided now."""
        if self.phase == DIVIDING:
            return "STN-35.sequence" if division.without_lot(self) == 2 else "STN-32.sequence"
        if self.phase == ANSWERING:
            return "STN-32.answer"
        return "STN-35.choice" if self.phase == CHOOSING else "STN-40.sequence"

    def dividing_breaks(self, move: i64) -> str:
        if move < OFFER:
            return division.add_breaks(self, move - ADD)
        if move < SPLIT:
            return division.offer_breaks(self, move - OFFER)
        if move < ACCEPT:
            return division.split_breaks(self, (move - SPLIT) // TITLES, (move - SPLIT) % TITLES)
        return division.remove_breaks(self, move - REMOVE)

    def placing_breaks(self, seat: i64, move: i64) -> str:
        if move == DRAW:
            return provinces.draw_breaks(self, seat)
        paying = SPEND <= move <= PLACE or move == WITHDRAW
        if paying != (self.claimed != NONE):
            return "STN-43.begun" if self.claimed != NONE else "STN-43.none"
        if move < SPEND:
            return provinces.claim_breaks(self, seat, move - CLAIM)
        if move < PLACE:
            return provinces.spend_breaks(self, seat, move - SPEND)
        if move == PLACE:
            return provinces.place_breaks(self, seat)
        if move < DONE:
            return provinces.turn_breaks(self, seat, move - TURN)
        return FINE if move == DONE else provinces.withdraw_breaks(self)

    def figures(self, seat: i64, move: i64, broken: str) -> Figures:
        return reasons.figures(self, seat, move, broken)

    # What moves do.

    def make(self, seat: i64, move: i64) -> None:
        if self.record:
            self.announce(seat, move)
        if move < ACCEPT or move >= REMOVE:
            self.make_lot(move)
        elif move == ACCEPT:
            division.accept(self, seat)
        elif move == REFUSE:
            division.refuse(self, seat)
        elif move < CLAIM:
            division.choose(self, seat, move - CHOOSE)
        else:
            self.make_turn(seat, move)

    def make_lot(self, move: i64) -> None:
        if move < OFFER:
            self.lot[move - ADD] += 1
        elif move < SPLIT:
            division.offer(self, move - OFFER)
        elif move < ACCEPT:
            division.split(self, (move - SPLIT) // TITLES, (move - SPLIT) % TITLES)
        else:
            division.remove(self, move - REMOVE)

    def make_turn(self, seat: i64, move: i64) -> None:
        if move < SPEND:
            self.claimed = move - CLAIM
        elif move < PLACE:
            self.spend[move - SPEND] += 1
        elif move == PLACE:
            provinces.place(self, seat)
        elif move == DRAW:
            provinces.draw(self, seat)
        elif move < DONE:
            provinces.turn(self, seat, move - TURN)
        elif move == DONE:
            provinces.end_turn(self, seat)
        else:
            provinces.withdraw(self)

    def announce(self, seat: int, move: int) -> None:
        """Record a move: what is only put together so far, for the seat's own eyes."""
        kind = self.game.moves.kind(move)
        if kind.name in PRIVATE:
            event: Plain = {"event": kind.name, "seat": seat}
            self.whisper([seat], event | self.game.moves.parts(move))
        elif kind.name not in TOLD_BY_OUTCOME:
            self.tell_move(seat, move)

    def moves(self, seat: i64) -> vec[i64]:
        if not self.acts(seat):
            return vec[i64]()
        if self.phase == DIVIDING:
            return choices.lot_moves(self)
        if self.phase == ANSWERING:
            return choices.two_moves(ACCEPT, REFUSE)
        if self.phase == CHOOSING:
            return choices.two_moves(CHOOSE + self.offered[0], CHOOSE + self.offered[1])
        if self.claimed == NONE:
            return choices.turn_moves(self, seat)
        return choices.payment_moves(self, seat)

    def default(self, seat: int) -> int:
        if not self.acts(seat):
            return State.default(self, seat)
        return defaults.default(self, seat)

    # The years, the end of the game.

    def next_year(self) -> None:
        division.begin_year(self)

    def finish(self) -> None:
        """Lay the hands open, count the last favour, rank the seats (STN-62 to STN-64)."""
        self.acting = 0
        self.secrets += 1
        self.scores, self.ranks = scoring.result(self)
        if self.record:
            self.tell({"event": "end", "scores": list(self.scores), "ranks": list(self.ranks)})

    # What a seat knows, and which positions there are: next door.

    def open_sight(self) -> Plain:
        return view.open_sight(self)

    def sight(self, seat: int | None) -> Plain:
        return view.sight(self, seat)

    def deal_anew(self, me: i64, random: Random) -> None:
        view.deal_anew(self, me, random)

    def numbers(self, seat: i64, out: vec[float], at: i64) -> None:
        features.numbers(self, seat, out, at)

    def check(self) -> None:
        positions.check(self)


# What is put together in private, and what tells itself by its outcome.
PRIVATE: Final = ("add", "remove", "claim", "spend", "withdraw")
TOLD_BY_OUTCOME: Final = ("offer", "split", "place", "draw")


def shuffled(kinds: i64, copies: vec[i64], random: Random) -> vec[i64]:
    """A pile of so many of each kind, in random order."""
    pile = vec[i64]()
    for kind in range(kinds):
        for _ in range(copies[kind]):
            pile = append(pile, kind)
    random.shuffle(pile)
    return pile
