"""A tiny game for the tests: rock, paper, scissors with more secrets, for two to six.

It has what Shinobi has not: everybody decides at once and in secret, chance strikes in the middle
of a game, moves can be taken back, one seat can let another alone look into its hand. Being plain
Python, it also shows that games of other people can stand on the compiled kernel.
"""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.games.kernel import ALL, OWNER, Field, Game, Plain, State, possible, ranked
from sengoku.games.kernel.features import chosen, part, parts
from sengoku.games.kernel.moves import SEATS, Moves, Part
from sengoku.games.kernel.refusals import FINE, Figures
from sengoku.games.kernel.streams import Random

HANDS = ("rock", "paper", "scissors")
NONE = -1
MOST = 6
PRIZE = 3

MOVES = Moves(
    throw=(Part("hand", HANDS),),  # secretly
    show=("to", Part("to", SEATS, is_seat=True)),  # to one other seat, once a round
    retract=(),  # take the hand back, once a round
)
THROW, SHOW, RETRACT = (MOVES[name].first for name in ("throw", "show", "retract"))

FIELDS = {
    "chosen": Field(OWNER, row=1),  # this round's hand
    "shown": Field(OWNER, row=MOST),  # the hands that a seat was shown this round
    "showed": Field(OWNER, row=1),  # to whom a seat showed its hand
    "thrown": Field(ALL),  # who has chosen
    "retracted": Field(ALL),
    "points": Field(ALL),
    "prize": Field(ALL),
    "round": Field(ALL),
    "left": Field(ALL),  # rounds to come
}


class Sansukumi(State):
    chosen: vec[i64]
    shown: vec[i64]
    showed: vec[i64]
    thrown: vec[i64]
    retracted: vec[i64]
    points: vec[i64]
    left: int
    prize: int
    round: int

    def __init__(self) -> None:
        super().__init__()
        for name in FIELDS:
            setattr(self, name, 0 if name in ("left", "prize", "round") else vec[i64]())

    def set_up(self) -> None:
        self.points = vec[i64]([0] * self.players)
        rounds = self.options["rounds"]
        assert isinstance(rounds, int)
        self.left = rounds
        self.new_round()

    def new_round(self) -> None:
        seats = self.players
        self.left -= 1
        self.prize = 1 + self.random.below(PRIZE)
        self.chosen = vec[i64]([NONE] * seats)
        self.shown = vec[i64]([NONE] * (seats * MOST))
        self.showed = vec[i64]([NONE] * seats)
        self.thrown = vec[i64]([0] * seats)
        self.retracted = vec[i64]([0] * seats)
        self.acting = (1 << seats) - 1

    def moves(self, seat: int) -> vec[i64]:
        if not self.acts(seat):
            return vec[i64]()
        codes = range(self.game.actions)
        return vec[i64]([move for move in codes if self.why_not(seat, move) is None])

    def broken(self, seat: int, move: int) -> str:
        if move < SHOW:
            return FINE if self.chosen[seat] == NONE else "JAN-01.thrown"
        if self.chosen[seat] == NONE:
            return "JAN-02.nothing"
        if move == RETRACT:
            return "JAN-03.once" if self.retracted[seat] else FINE
        return "JAN-04.once" if self.showed[seat] != NONE or move - SHOW == seat else FINE

    def figures(self, seat: int, move: int, broken: str) -> Figures:
        return {"round": self.round}

    def make(self, seat: int, move: int) -> None:
        if move < SHOW:
            self.throw(seat, move)
        elif move == RETRACT:
            self.retract(seat)
        else:
            self.show(seat, move - SHOW)

    def throw(self, seat: int, hand: int) -> None:
        self.chosen[seat] = hand
        self.thrown[seat] = 1
        if self.record:
            self.tell({"event": "throw", "seat": seat}, {seat: {"hand": hand}})
        if self.retracted[seat]:
            self.acting &= ~(1 << seat)
        if 0 not in self.thrown:
            self.reveal()

    def retract(self, seat: int) -> None:
        self.chosen[seat] = NONE
        self.thrown[seat] = 0
        self.retracted[seat] = 1
        for other in range(self.players):
            self.shown[other * MOST + seat] = NONE
        if self.record:
            self.tell_move(seat, RETRACT)

    def show(self, seat: int, to: int) -> None:
        self.shown[to * MOST + seat] = self.chosen[seat]
        self.showed[seat] = to
        self.secrets += 1
        if self.record:
            self.whisper([seat, to], {"event": "show", "seat": seat, "hand": self.chosen[seat]})

    def reveal(self) -> None:
        self.secrets += 1
        if self.record:
            self.tell({"event": "reveal", "hands": list(self.chosen)})
        if len(set(self.chosen)) == 2:
            for seat, hand in enumerate(self.chosen):
                if (hand - 1) % 3 in self.chosen:
                    self.points[seat] += self.prize
        self.round += 1
        if self.left == 0:
            self.acting = 0
            self.scores = tuple(self.points)
            self.ranks = ranked(list(self.points))
        else:
            self.new_round()

    def copy(self) -> Sansukumi:
        twin = Sansukumi()
        self.share(twin)
        for name in FIELDS:
            value = getattr(self, name)
            setattr(twin, name, value if isinstance(value, int) else value[:])
        return twin

    def check(self) -> None:
        possible(len(self.points) == self.players, "DUMP.rows", {"field": "points"})
        for seat in range(self.players):
            possible(self.thrown[seat] == (self.chosen[seat] != NONE), "JAN-05.thrown")

    def sight(self, seat: int | None) -> Plain:
        own: Plain = {"chosen": None, "showed": None, "shown": None}
        if seat is not None:
            own["chosen"] = self.chosen[seat]
            own["showed"] = self.showed[seat]
            own["shown"] = list(self.shown[seat * MOST : seat * MOST + MOST])
        for name in ("points", "thrown", "retracted"):
            own[name] = list(getattr(self, name))
        return own | {"prize": self.prize, "round": self.round, "left": self.left}

    def deal_anew(self, me: int, random: Random) -> None:
        if self.acting:
            for other in range(self.players):
                if other != me:
                    self.imagine_seat(other, me, random)

    def imagine_seat(self, other: int, me: int, random: Random) -> None:
        """Of another seat I know the hand that it showed me, and what I showed it."""
        seen = NONE if me == NONE else self.shown[me * MOST + other]
        guess = random.below(3)
        if self.thrown[other]:
            self.chosen[other] = seen if seen != NONE else guess
        self.showed[other] = me if seen != NONE else NONE
        for place in range(MOST):
            if place != me:
                self.shown[other * MOST + place] = NONE

    def numbers(self, seat: int, out: vec[float], at: int) -> None:
        at = part(out, at, self.prize, PRIZE)
        at = chosen(out, at, 3, self.chosen[seat])
        parts(out, at, self.points, 1)


def beaten_by(view: Plain, hand: int) -> str:
    return HANDS[(hand + 1) % 3]


QUESTIONS: dict[str, Any] = {"beaten_by": beaten_by}

GAME = Game(
    "sansukumi",
    home=__name__,
    rules=1,
    fewest=2,
    most=MOST,
    players_rule="JAN-00",
    state=Sansukumi,
    moves=MOVES,
    fields=FIELDS,
    features=("prize", *HANDS, *[f"points of {seat}" for seat in SEATS]),
    options={"rounds": 3},
    questions=QUESTIONS,
)
