"""The history of a game at a table: the state, the moves in effect, and what each viewer saw.

A viewer is a seat, or `players` for the spectators. What a viewer sees of the game is a snapshot;
the viewer's version counts how often it changed. Replaying a log is fast (thousands of moves in
some milliseconds), making snapshots is not: so every step stores who saw it, and snapshots are made
only of the present state. Every move of a log is made once, and those since the last bookmark again
for each undo.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Final, NamedTuple

from msgspec import Raw
from msgspec.json import Encoder

from sengoku import registry
from sengoku.games.kernel import Game, Plain, State
from sengoku.table.settings import Settings

encode = Encoder().encode

APART: Final = 8  # moves between two bookmarks
MOST_BOOKMARKS: Final = 64


class Step(NamedTuple):
    """A move in effect, with what was true before it."""

    seat: int
    move: int
    at: float
    seen: int  # the viewers who saw a change, as bits
    secrets: int  # before the move
    together: bool  # whether several seats could decide at once
    previous: int | None  # the index of the seat's move before this one


class Bookmark(NamedTuple):
    """A state that an undo can return to."""

    place: int  # how many moves were made before
    state: State  # without its events
    told: list[int]  # how many events every viewer had been told


class Kept(NamedTuple):
    """What was made of a state that kept stamps: it holds for as long as they stay the same."""

    stamps: tuple[int, ...]
    opening: bytes
    snapshots: list[ViewerSnapshot]


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
        self.bookmarks: list[Bookmark] = []  # of places to which an undo may lead
        self.rewinds: list[list[int]] = []  # for each rewind: how many events every viewer kept
        self.versions = [0] * (settings.players + 1)
        self.seen_at = [0.0] * (settings.players + 1)
        self.cached_snapshots: list[ViewerSnapshot] | None = None  # of the present state
        self.kept = Kept((), b"", [])  # of this state, or an earlier one
        self.phase = ""  # as in the snapshots; "" in a game without phases

    def initial_state(self) -> State:
        """The game before its first move."""
        settings = self.settings
        return self.game.start(
            settings.players, self.seed, events=True, rules=settings.rules, **settings.options
        )

    # Changes.

    def play(self, seat: int, move: int, at: float, seen: int = 0) -> None:
        """Make a move; the rules raise a refusal if it is illegal."""
        state = self.state
        secrets, together = state.secrets, len(state.actors) > 1
        if not together:
            self.set_bookmark()
        state.play(seat, move)
        if together or state.secrets != secrets:
            self.bookmarks.clear()  # no undo goes back further than to here
        step = Step(seat, move, at, seen, secrets, together, self.last.get(seat))
        self.last[seat] = len(self.steps)
        self.steps.append(step)

    def set_bookmark(self) -> None:
        """Keep the present state, unless one is kept that is near enough."""
        place = len(self.steps)
        if self.bookmarks and place - self.bookmarks[-1].place < APART:
            return
        if len(self.bookmarks) == MOST_BOOKMARKS:
            del self.bookmarks[0]
        told = [len(events) for events in self.state.record]
        self.bookmarks.append(Bookmark(place, without_events(self.state), told))

    def rewind(self, left: int) -> None:
        """Take back all moves but the first `left`: return to a bookmark, and make the rest."""
        for step in reversed(self.steps[left:]):
            if step.previous is None:
                del self.last[step.seat]
            else:
                self.last[step.seat] = step.previous
        del self.steps[left:]
        while self.bookmarks and self.bookmarks[-1].place > left:
            self.bookmarks.pop()
        place = self.return_to_bookmark() if self.bookmarks else self.return_to_start()
        for step in self.steps[place:]:
            self.state.play(step.seat, step.move)
        self.rewinds.append([len(seen) for seen in self.state.record])

    def return_to_bookmark(self) -> int:
        """Return to the last bookmark; returns its place. What was told before it stays told."""
        place, state, told = self.bookmarks[-1]
        record = self.state.record
        for events, number in zip(record, told, strict=True):
            del events[number:]
        self.state = state.copy()
        self.state.record = record
        return place

    def return_to_start(self) -> int:
        """Return to the game before its first move."""
        self.state = self.initial_state()
        return 0

    # Who sees what.

    def snapshots(self) -> list[ViewerSnapshot]:
        """What every viewer sees now, by viewer."""
        if self.cached_snapshots is None:
            self.cached_snapshots = self.new_snapshots()
        return self.cached_snapshots

    def new_snapshots(self) -> list[ViewerSnapshot]:
        """The same, made of the present state where it does not look as it did before."""
        before, stamps = self.kept, self.state.stamps()
        same = [now == then for now, then in zip(stamps, before.stamps, strict=False)] or [False]
        opening = before.opening if same[-1] else self.new_opening()
        snapshots = [
            before.snapshots[viewer]._replace(events=len(self.state.record[viewer]))
            if same[-1] and same[viewer]
            else self.snapshot_of(viewer, opening)
            for viewer in range(self.settings.players + 1)
        ]
        self.kept = Kept(stamps, opening, snapshots)
        return snapshots

    def new_opening(self) -> bytes:
        """How every view begins: with the part that all share, encoded only once."""
        shared = self.state.open_view()
        self.phase = str(shared.get("phase", ""))
        return encode(shared)[:-1] + b","

    def snapshot_of(self, viewer: int, opening: bytes) -> ViewerSnapshot:
        """What a viewer sees; its view begins with the part that all share."""
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
        if self.steps[-1].seen != seen:
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


def without_events(state: State) -> State:
    """A copy of a state, which does not copy what was told."""
    record, state.record = state.record, []
    try:
        return state.copy()
    finally:
        state.record = record


ENCODED_MOVES: dict[str, dict[int, Raw]] = {}  # by game and code


def move_info(game: Game, move: int) -> Plain:
    """A move as data: code, notation, kind and parts."""
    table = game.moves
    kind = table.kind(move).name
    return {"code": move, "text": table.text(move), "kind": kind, "parts": table.parts(move)}
