"""The course of a game at a table: the state, the moves that stand, and what each viewer saw.

A viewer is a seat, or `players` for the spectators. What a viewer sees of the game is its look; its
version counts the changes of it. Replaying a log is fast (thousands of moves in some milliseconds),
looking is not: so every step keeps who saw it, and looks are made only for what is new.
"""

from __future__ import annotations

from hashlib import sha256
from typing import NamedTuple

from msgspec import Raw
from msgspec.json import Encoder

from sengoku import registry
from sengoku.games.kernel import Game, Plain, State
from sengoku.table.settings import Settings

encode = Encoder().encode


class Step(NamedTuple):
    """A move that stands, and how things were before it."""

    seat: int
    move: int
    at: float
    seen: int  # by whom, as bits
    secrets: int  # before the move
    together: bool  # whether several seats could decide


class Look(NamedTuple):
    """What a viewer sees of the game: its view and its moves, written, and how many events."""

    view: Raw
    moves: Raw
    events: int


def game_seed(seed: bytes, words: list[str]) -> bytes:
    """The seed of the game's stream: what the server committed to, and the seats' words."""
    return sha256(seed + b"".join([sha256(word.encode()).digest() for word in words])).digest()


def commitment(seed: bytes) -> str:
    """What is shown of a seed before the game."""
    return sha256(seed).hexdigest()


class Course:
    """A game under way."""

    def __init__(self, settings: Settings, seed: bytes) -> None:
        self.settings = settings
        self.seed = seed
        self.game: Game = registry.game(settings.game)
        self.state: State = self.dealt()
        self.steps: list[Step] = []
        self.last: dict[int, int] = {}  # the place of every seat's last move
        self.rewound: list[list[int]] = []  # by rewind, how many events every viewer kept
        self.versions = [0] * (settings.players + 1)
        self.seen_at = [0.0] * (settings.players + 1)
        self.looks: list[Look] | None = None  # of the state as it is now, when first needed
        self.phase = ""  # as the looks show it, in a game that has phases

    def dealt(self) -> State:
        """The game as it was dealt."""
        settings = self.settings
        return self.game.start(settings.players, self.seed, events=True, **settings.options)

    # What changes it.

    def play(self, seat: int, move: int, at: float) -> None:
        """A move, legal or refused by the rules."""
        step = Step(seat, move, at, 0, self.state.secrets, len(self.state.actors) > 1)
        self.state.play(seat, move)
        self.last[seat] = len(self.steps)
        self.steps.append(step)

    def rewind(self, left: int) -> None:
        """Let only the first moves stand: deal again, and play them again."""
        del self.steps[left:]
        self.last = {step.seat: place for place, step in enumerate(self.steps)}
        self.state = self.dealt()
        for step in self.steps:
            self.state.play(step.seat, step.move)
        self.rewound.append([len(seen) for seen in self.state.record])

    # Who saw it.

    def look(self) -> list[Look]:
        """What every viewer sees now."""
        if self.looks is None:
            shared = self.state.open_view()
            self.phase = str(shared.get("phase", ""))
            opening = encode(shared)[:-1] + b","
            viewers = range(self.settings.players + 1)
            self.looks = [self.look_of(viewer, opening) for viewer in viewers]
        return self.looks

    def look_of(self, viewer: int, opening: bytes) -> Look:
        """What a viewer sees; its view opens with what all see, written once."""
        seat = None if viewer == self.settings.players else viewer
        moves = [] if seat is None else [self.sheet(move) for move in self.state.moves(seat)]
        view = Raw(opening + encode(self.state.own_view(seat))[1:])
        return Look(view, Raw(encode(moves)), len(self.state.record[viewer]))

    def sheet(self, move: int) -> Raw:
        """A move as clients are told of it; every one is written once for all tables."""
        sheets = SHEETS.setdefault(self.game.name, {})
        if move not in sheets:
            sheets[move] = Raw(encode(described(self.game, move)))
        return sheets[move]

    def compare(self, before: list[Look]) -> int:
        """The viewers to whom something has changed, as bits."""
        self.looks = None
        return sum([1 << at for at, look in enumerate(self.look()) if look != before[at]])

    def note(self, seen: int, at: float) -> None:
        """Count a change for those who saw it."""
        for viewer in range(len(self.versions)):
            if seen >> viewer & 1:
                self.versions[viewer] += 1
                self.seen_at[viewer] = at

    def note_step(self, seen: int) -> None:
        """Keep who saw the last move."""
        self.steps[-1] = self.steps[-1]._replace(seen=seen)

    def everybody(self) -> int:
        """All viewers, as bits."""
        return (1 << self.settings.players + 1) - 1

    # What may be taken back.

    def undo_breaks(self, seat: int, place: int | None) -> str:
        """Why the moves from this place on can't be taken back even by consent, or nothing."""
        if place is None:
            return "UNDO.nothing"
        if any([step.together for step in self.steps[place:]]) or len(self.state.actors) > 1:
            return "UNDO.together"  # first: that several decide is public, secrets are not
        if self.steps[place].secrets != self.state.secrets:
            return "UNDO.secret"
        return ""

    def needs_consent(self, seat: int) -> bool:
        """Whether others may have moved since; that it is their turn is public, and enough."""
        return self.state.actors != (seat,) or self.steps[-1].seat != seat


SHEETS: dict[str, dict[int, Raw]] = {}


def described(game: Game, move: int) -> Plain:
    """A move: its code, its notation, its kind and its parts."""
    table = game.moves
    kind = table.kind(move).name
    return {"code": move, "text": table.text(move), "kind": kind, "parts": table.parts(move)}
