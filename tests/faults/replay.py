"""An independent replay of a log: the rules alone, and nothing of the live table.

What every seat must have seen at each of its versions. A version begins whenever the view, the
moves or the number of events of a seat change; the first one with the deal.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import Any, NamedTuple

from msgspec.json import decode, encode

from sengoku import registry
from sengoku.games.kernel import State
from sengoku.table import entries as log
from sengoku.table.entries import Entry
from tests.faults.history import digest


class Shown(NamedTuple):
    """What a seat sees at a version."""

    view: str
    moves: tuple[int, ...]
    events: int


class Replay:
    """A game, dealt and played again from its log."""

    def __init__(self, entries: Sequence[Entry]) -> None:
        created = entries[0]
        assert isinstance(created, log.Created)
        self.created = created
        self.players = created.settings.players
        self.words = [""] * self.players
        self.moves: list[tuple[int, int]] = []  # those in effect
        self.state: State | None = None
        self.ended = False  # because all agreed to that
        self.versions: list[list[Shown]] = [[] for _ in range(self.players)]
        for entry in entries[1:]:
            self.follow(entry)

    def follow(self, entry: Entry) -> None:
        """Do what an entry says, as far as it concerns the game."""
        match entry:
            case log.Sat() | log.WordChosen() | log.Revealed() if self.state is None:
                self.words[entry.seat] = entry.word
            case log.Started():
                self.state = self.dealt()
                self.look(everybody=True)
            case log.Moved():
                assert self.state is not None
                self.state.play(entry.seat, entry.move)
                self.moves.append((entry.seat, entry.move))
                self.look()
            case log.Ended():
                self.ended = True
            case log.Undone():
                del self.moves[entry.left :]
                self.state = self.dealt()
                for seat, move in self.moves:
                    self.state.play(seat, move)
                self.look()

    def dealt(self) -> State:
        """The game before its first move."""
        settings = self.created.settings
        words = b"".join([sha256(word.encode()).digest() for word in self.words])
        seed = sha256(bytes.fromhex(self.created.seed) + words).digest()
        game = registry.game(settings.game)
        return game.start(
            settings.players, seed, events=True, rules=settings.rules, **settings.options
        )

    def look(self, everybody: bool = False) -> None:
        """Begin a new version for every seat that sees a difference."""
        for seat, versions in enumerate(self.versions):
            now = self.shown(seat)
            if everybody or now != versions[-1]:
                versions.append(now)

    def shown(self, seat: int) -> Shown:
        """What a seat sees now."""
        assert self.state is not None
        view: Any = decode(encode(self.state.view(seat)))  # as it arrives
        moves = tuple([int(move) for move in self.state.moves(seat)])
        return Shown(digest(view), moves, len(self.state.record[seat]))

    def at(self, seat: int, version: int) -> Shown | None:
        """What a seat sees at a version; None if there was none of this number."""
        versions = self.versions[seat]
        return versions[version - 1] if 1 <= version <= len(versions) else None

    @property
    def over(self) -> bool:
        """Whether the game was played to its end, or all agreed to end it."""
        return self.ended or (self.state is not None and not self.state.actors)
