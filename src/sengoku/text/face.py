"""The face of a game in text: what each game brings, and a face for games that bring none."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, Protocol, TypeAlias, runtime_checkable

from sengoku import registry
from sengoku.games.kernel import Game
from sengoku.protocol import Grid
from sengoku.text.composing import Composer
from sengoku.text.scene import Scene

FACES: Final = "sengoku.text.faces"
KERNEL_VIEW: Final = (
    "game",
    "rules",
    "players",
    "options",
    "seat",
    "actors",
    "scores",
    "ranks",
    "limits",
)

# A line that stands for several moves: what follows its first word becomes these moves.
Compound: TypeAlias = Callable[[Composer, str], None]


class Face(Protocol):
    """How a game is told in text, all of it from the view of one seat.

    A face may name in `unasked` the questions that make no sense in its game: the help leaves them
    out. If it is `Detailed`, it tells more of a row of its board.
    """

    @property
    def compounds(self) -> Mapping[str, Compound]:
        """Lines that stand for several moves, by the kind of move that they begin with.

        A compound raises `NotCompound` for a line that is an ordinary move.
        """

    def board(self, scene: Scene) -> Sequence[Grid]:
        """What lies on the table, as grids; the first cell of a row names it."""

    def hand(self, scene: Scene) -> Sequence[str]:
        """What the seat holds and knows, a line for each thing."""

    def score(self, scene: Scene) -> Sequence[str]:
        """How it stands, or how it ended and why."""

    def offers(self, scene: Scene) -> Sequence[str]:
        """What is offered to whom, and what was promised; nothing in most games."""

    def near(self, scene: Scene, place: str) -> Sequence[str]:
        """A place and what lies beside it; nothing in games without places."""


@runtime_checkable
class Detailed(Protocol):
    """A face that can tell more about a row of its board than there is in the row."""

    def about(self, scene: Scene, name: str) -> Sequence[str]:
        """What else is to be said of the row that begins with this cell."""


class PlainFace:
    """Tells any game, as a list of the fields of its view."""

    compounds: Mapping[str, Compound] = {}
    unasked = ("near", "offers")

    def board(self, scene: Scene) -> Sequence[Grid]:
        """The fields, as they are."""
        rows = [
            [name, str(value)]
            for name, value in scene.view.items()
            if name not in KERNEL_VIEW and value is not None
        ]
        columns = [scene.text("text-field"), scene.text("text-value")]
        return [Grid(scene.text("text-board"), columns, rows)]

    def hand(self, scene: Scene) -> Sequence[str]:
        """Nothing that is known to be a hand."""
        return []

    def score(self, scene: Scene) -> Sequence[str]:
        """The scores, in the order of the ranks."""
        return result(scene)

    def offers(self, scene: Scene) -> Sequence[str]:
        """No offers."""
        return []

    def near(self, scene: Scene, place: str) -> Sequence[str]:
        """No places."""
        return []


def result(scene: Scene) -> list[str]:
    """Who has how much, the best first; nothing while nobody has a score."""
    ranks, scores = scene.view["ranks"], scene.view["scores"]
    if not ranks:
        return []
    return [
        scene.text("terminal-result", rank=ranks[at], name=scene.who(at), score=scores[at])
        for at in sorted(range(len(ranks)), key=ranks.__getitem__)
    ]


def face(game: Game) -> Face:
    """The face of a game: `FACE` in the module `face` beside its rules, or a plain one.

    The faces of our own games are in a folder here, because `games` knows no words.
    """
    ours = game.name in registry.GAMES
    found = registry.module(f"{FACES}.{game.name}" if ours else f"{game.home}.face")
    return PlainFace() if found is None else found.FACE
