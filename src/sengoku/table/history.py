"""The history of a game at a table: the state, the moves in effect, and what each viewer saw.

A viewer is a seat, or `players` for the spectators. What a viewer sees of the game is a snapshot;
the viewer's version counts how often it changed. Replaying a log is fast (thousands of moves in
some milliseconds), making snapshots is not: so every step stores who saw it, and snapshots are made
only of the present state.
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
    """A move in effect, with what was true before it."""

    seat: int
    move: int
    at: float
    seen: int  # the viewers who saw a change, as bits
    secrets: int  # before the move
    together: bool  # whether several seats could decide at once


class ViewerSnapshot(NamedTuple):
    """What a viewer sees of the game: view and legal moves as JSON, and the number of events."""

    view: Raw
    moves: Raw
    events: int


def game_seed(seed: bytes, words: list[str]) -> bytes:
    """The seed of the game's random stream: the committed seed, mixed with the seats' words."""
    return sha256(seed + b"".join([sha256(word.encode()).digest() for word in words])).digest()


def commitment(seed: bytes) -> str:
    """The hash of a seed, which is public before the game."""
    return sha256(seed).hexdigest()


class GameHistory:
    """A game in progress, with its moves."""

    def __init__(self, settings: Settings, seed: bytes) -> None:
        self.settings = settings
        self.seed = seed
        self.game: Game = registry.game(settings.game)
        self.state: State = self.initial_state()
        self.steps: list[Step] = []
        self.last: dict[int, int] = {}  # by seat: the index of its last move in `steps`
        self.rewinds: list[list[int]] = []  # for each rewind: how many events every viewer kept
        self.versions = [0] * (settings.players + 1)
        self.seen_at = [0.0] * (settings.players + 1)
        self.cached_snapshots: list[ViewerSnapshot] | None = None  # of the present state
        self.phase = ""  # as in the snapshots; "" in a game without phases

    def initial_state(self) -> State:
        """The game before its first move."""
        settings = self.settings
        return self.game.start(
            settings.players, self.seed, events=True, rules=settings.rules, **settings.options
        )

    # Changes.

    def play(self, seat: int, move: int, at: float) -> None:
        """Make a move; the rules raise a refusal if it is illegal."""
        step = Step(seat, move, at, 0, self.state.secrets, len(self.state.actors) > 1)
        self.state.play(seat, move)
        self.last[seat] = len(self.steps)
        self.steps.append(step)

    def rewind(self, left: int) -> None:
        """Take back all moves but the first `left`, by replaying those."""
        del self.steps[left:]
        self.last = {step.seat: place for place, step in enumerate(self.steps)}
        self.state = self.initial_state()
        for step in self.steps:
            self.state.play(step.seat, step.move)
        self.rewinds.append([len(seen) for seen in self.state.record])

    # Who sees what.

    def snapshots(self) -> list[ViewerSnapshot]:
        """What every viewer sees now, by viewer."""
        if self.cached_snapshots is None:
            shared = self.state.open_view()
            self.phase = str(shared.get("phase", ""))
            opening = encode(shared)[:-1] + b","
            viewers = range(self.settings.players + 1)
            self.cached_snapshots = [self.snapshot_of(viewer, opening) for viewer in viewers]
        return self.cached_snapshots

    def snapshot_of(self, viewer: int, opening: bytes) -> ViewerSnapshot:
        """What a viewer sees; its view begins with the part that all share, encoded only once."""
        seat = None if viewer == self.settings.players else viewer
        moves = [] if seat is None else [self.encoded_move(move) for move in self.state.moves(seat)]
        view = Raw(opening + encode(self.state.own_view(seat))[1:])
        return ViewerSnapshot(view, Raw(encode(moves)), len(self.state.record[viewer]))

    def encoded_move(self, move: int) -> Raw:
        """A move as clients receive it; each is encoded once for all tables."""
        known = ENCODED_MOVES.setdefault(self.game.name, {})
        if move not in known:
            known[move] = Raw(encode(move_info(self.game, move)))
        return known[move]

    def viewers_changed(self, before: list[ViewerSnapshot]) -> int:
        """The viewers whose snapshot differs from the one before, as bits."""
        self.cached_snapshots = None
        return sum([1 << at for at, now in enumerate(self.snapshots()) if now != before[at]])

    def count_change(self, seen: int, at: float) -> None:
        """Raise the version of the viewers who saw a change."""
        for viewer in range(len(self.versions)):
            if seen >> viewer & 1:
                self.versions[viewer] += 1
                self.seen_at[viewer] = at

    def set_seen(self, seen: int) -> None:
        """Store who saw the last move."""
        self.steps[-1] = self.steps[-1]._replace(seen=seen)

    def all_viewers(self) -> int:
        """All viewers, as bits."""
        return (1 << self.settings.players + 1) - 1

    # Undo.

    def undo_breaks(self, seat: int, place: int | None) -> str:
        """The reason why the moves from this place on can't be undone even by consent, or ""."""
        if place is None:
            return "UNDO.nothing"
        if any([step.together for step in self.steps[place:]]) or len(self.state.actors) > 1:
            return "UNDO.together"  # checked first: it is public, secrets are not
        if self.steps[place].secrets != self.state.secrets:
            return "UNDO.secret"
        return ""

    def needs_consent(self, seat: int) -> bool:
        """Whether others may have moved since the seat's last move.

        Decided by what is public: whether it was the turn of others, not whether they moved.
        """
        return self.state.actors != (seat,) or self.steps[-1].seat != seat


ENCODED_MOVES: dict[str, dict[int, Raw]] = {}  # by game and code


def move_info(game: Game, move: int) -> Plain:
    """A move as data: code, notation, kind and parts."""
    table = game.moves
    kind = table.kind(move).name
    return {"code": move, "text": table.text(move), "kind": kind, "parts": table.parts(move)}
