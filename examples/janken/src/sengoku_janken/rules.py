"""Janken, the rules: all choose a hand at once and in secret, then all are shown.

It is so small that everything but the judge and the types of its views is in this one file. The
games of the house have a room for each of its parts: `components`, `notation`, `state`, `rules`,
`view`, `worlds`, `features` and `positions`; Shinobi is the smallest of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.games.kernel import ALL, OWNER, Field, State, possible, ranked
from sengoku.games.kernel.features import chosen, part, parts
from sengoku.games.kernel.moves import LETTERS, Moves, Part
from sengoku.games.kernel.refusals import FINE, Figures
from sengoku.games.kernel.streams import Random

if TYPE_CHECKING:
    from sengoku_janken.shape import Open, Own

FEWEST: Final = 2
MOST: Final = 8
SEATS: Final = LETTERS[:MOST]
HANDS: Final = ("rock", "paper", "scissors")
NONE: Final = -1

MOVES: Final = Moves(throw=(Part("hand", HANDS),))
FIELDS: Final = {
    "chosen": Field(OWNER, row=1),  # the hand of this round, NONE until it is chosen
    "points": Field(ALL),
    "left": Field(ALL),  # rounds, this one included
}
FEATURES: Final = (
    *[f"I am {seat}" for seat in SEATS],
    *HANDS,
    "rounds left",
    *[f"points of {seat} / 10" for seat in SEATS],
)


class Janken(State):
    """One game: everybody's hand, the points, the rounds that are left."""

    def __init__(self) -> None:
        super().__init__()
        self.chosen: vec[i64] = vec[i64]()
        self.points: vec[i64] = vec[i64]()
        self.left = 0

    # The rules.

    def set_up(self) -> None:
        self.points = vec[i64]([0] * self.players)
        rounds = self.options["rounds"]
        assert isinstance(rounds, int)  # the kernel sees to it
        self.left = rounds
        self.new_round()

    def new_round(self) -> None:
        self.chosen = vec[i64]([NONE] * self.players)
        self.acting = (1 << self.players) - 1  # JAN-02: all at once

    def moves(self, seat: int) -> vec[i64]:
        return vec[i64](range(len(HANDS))) if self.acts(seat) else vec[i64]()

    def broken(self, seat: int, move: int) -> str:
        return FINE  # an actor may throw any hand

    def figures(self, seat: int, move: int, broken: str) -> Figures:
        return {}

    def make(self, seat: int, move: int) -> None:
        self.chosen[seat] = move
        self.acting &= ~(1 << seat)
        if self.record:
            self.tell({"event": "throw", "seat": seat}, {seat: {"hand": move}})
        if not self.acting:
            self.reveal()

    def reveal(self) -> None:
        """JAN-03: all hands are shown, and each scores what it beats."""
        self.secrets += 1
        for seat, hand in enumerate(self.chosen):
            self.points[seat] += sum(1 for other in self.chosen if beats(hand, other))
        if self.record:
            self.tell({"event": "reveal", "hands": list(self.chosen), "points": list(self.points)})
        self.left -= 1
        if self.left > 0:
            self.new_round()
        else:  # JAN-04
            self.scores = tuple(self.points)
            self.ranks = ranked(list(self.points))

    def copy(self) -> Janken:
        twin = Janken()
        self.share(twin)
        twin.chosen = self.chosen[:]
        twin.points = self.points[:]
        twin.left = self.left
        return twin

    def check(self) -> None:
        possible(len(self.points) == self.players, "DUMP.rows", {"field": "points"})
        possible(len(self.chosen) == self.players, "DUMP.rows", {"field": "chosen"})
        for seat, hand in enumerate(self.chosen):
            possible(NONE <= hand < len(HANDS), "DUMP.number", {"field": "chosen"})
            possible(self.acts(seat) <= (hand == NONE), "DUMP.number", {"field": "acting"})

    # What a seat knows.

    def open_sight(self) -> Open:
        return {
            "phase": "last" if self.left == 1 else "rounds",
            "chosen": [hand != NONE for hand in self.chosen],
            "points": list(self.points),
            "left": self.left,
        }

    def sight(self, seat: int | None) -> Own:
        hand = NONE if seat is None else self.chosen[seat]
        return {"hand": None if hand == NONE else HANDS[hand]}

    def deal_anew(self, me: int, random: Random) -> None:
        for seat, hand in enumerate(self.chosen):
            if seat != me and hand != NONE and self.acting:
                self.chosen[seat] = random.below(len(HANDS))

    def numbers(self, seat: int, out: vec[float], at: int) -> None:
        at = chosen(out, at, MOST, seat)
        at = chosen(out, at, len(HANDS), self.chosen[seat])
        at = part(out, at, self.left, 1)
        parts(out, at, self.points, 10)


def beats(hand: int, other: int) -> bool:
    """Paper beats rock, scissors beat paper, rock beats scissors."""
    return (hand - other) % len(HANDS) == 1
