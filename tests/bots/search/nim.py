"""A tiny game for the tests of search: take one to three stones; who takes the last one wins.

With the option `veiled`, one of the stones is a pebble, and only the second seat knows which clan
of moves it allows: it may take as many as a number dealt to it in secret says, and no more.
"""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.games.kernel import ALL, OWNER, Field, Game, Plain, State, ranked
from sengoku.games.kernel.moves import Moves, Part
from sengoku.games.kernel.refusals import FINE, Figures
from sengoku.games.kernel.streams import Random

MOST = 3
MOVES = Moves(take=(Part("stones", ("1", "2", "3")),))
FIELDS = {"stones": Field(ALL), "limits": Field(OWNER, row=1)}


class Nim(State):
    stones: int
    limits: vec[i64]

    def __init__(self) -> None:
        super().__init__()
        self.stones = 0
        self.limits = vec[i64]()

    def set_up(self) -> None:
        stones = self.options["stones"]
        assert isinstance(stones, int)
        self.stones = stones
        self.limits = vec[i64]([MOST, MOST])
        if self.options["veiled"]:
            self.limits[1] = 1 + self.random.below(MOST)
        self.acting = 1

    def moves(self, seat: int) -> vec[i64]:
        if not self.acts(seat):
            return vec[i64]()
        return vec[i64](range(min(self.stones, self.limits[seat])))

    def broken(self, seat: int, move: int) -> str:
        return FINE if move < min(self.stones, self.limits[seat]) else "NIM-01.limit"

    def figures(self, seat: int, move: int, broken: str) -> Figures:
        return {}

    def make(self, seat: int, move: int) -> None:
        self.stones -= move + 1
        self.acting = 2 - seat
        if self.stones == 0:
            self.acting = 0
            self.scores = (1 - seat, seat)
            self.ranks = ranked(list(self.scores))

    def copy(self) -> Nim:
        twin = Nim()
        self.share(twin)
        twin.stones = self.stones
        twin.limits = self.limits[:]
        return twin

    def check(self) -> None: ...

    def sight(self, seat: int | None) -> Plain:
        return {"stones": self.stones, "limit": None if seat is None else self.limits[seat]}

    def deal_anew(self, me: int, random: Random) -> None:
        if me != 1 and self.options["veiled"]:
            self.limits[1] = 1 + random.below(MOST)

    def numbers(self, seat: i64, out: Any, at: i64) -> None:
        raise NotImplementedError


GAME = Game(
    "nim",
    home=__name__,
    rules=1,
    fewest=2,
    most=2,
    players_rule="NIM-00",
    state=Nim,
    moves=MOVES,
    fields=FIELDS,
    features=(),
    options={"stones": 5, "veiled": False},
)
