"""The history of a game at a table: the state, the moves in effect, and what each viewer saw.

A viewer is a seat, or `players` for the spectators. What viewers see of the game is a snapshot; a
viewer's version counts how often its part has changed. Replaying a log is fast (thousands of moves
in some milliseconds), making snapshots is not: so every step stores who saw it, and snapshots are
made only of the present state. Every move of a log is made once, and those since the last bookmark
again for each undo.
"""

from __future__ import annotations

from collections.abc import Iterable
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


class ViewerSnapshot(NamedTuple):
    """What a viewer sees of the game besides what all see, and its legal moves, as JSON."""

    own: bytes  # its part of the view
    moves: bytes
    events: int  # that it was told


class Snapshot(NamedTuple):
    """What everybody sees of the game."""

    opening: bytes  # the part of every view that all share, as JSON
    viewers: list[ViewerSnapshot]

    def view(self, viewer: int) -> Raw:
        """The whole view of a viewer: the two parts, as one object."""
        return Raw(self.opening[:-1] + b"," + self.viewers[viewer].own[1:])


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
        self.cached_snapshot: Snapshot | None = None  # of the present state
        self.last_snapshot = Snapshot(b"", [])  # of this state, or of an earlier one,
        self.stamps: tuple[int, ...] = ()  # with its stamps: which parts of it still hold
        self.phase = ""  # as in the snapshot; "" in a game without phases
        self.moves_json = MOVES_JSON.setdefault(settings.game, MovesJson(self.game))

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

    def snapshot(self) -> Snapshot:
        """What every viewer sees now."""
        if self.cached_snapshot is None:
            self.cached_snapshot = self.last_snapshot = self.new_snapshot()
        return self.cached_snapshot

    def new_snapshot(self) -> Snapshot:
        """The same, made anew where the present state may look different than it did before."""
        last, before, self.stamps = self.last_snapshot, self.stamps, self.state.stamps()
        same = [now == then for now, then in zip(self.stamps, before, strict=False)]
        same = same or [False] * (self.settings.players + 2)
        viewers = []
        for viewer, told in enumerate(self.state.record):
            own = last.viewers[viewer].own if same[viewer] else self.own_part(viewer)
            kept = same[viewer] and same[-1]
            moves = last.viewers[viewer].moves if kept else self.moves_of(viewer)
            viewers.append(ViewerSnapshot(own, moves, len(told)))
        return Snapshot(last.opening if same[-1] else self.open_part(), viewers)

    def open_part(self) -> bytes:
        """The part of the views that all share."""
        shared = self.state.open_view()
        self.phase = str(shared.get("phase", ""))
        return encode(shared)

    def own_part(self, viewer: int) -> bytes:
        """The rest of a viewer's view."""
        return encode(self.state.own_view(None if viewer == self.settings.players else viewer))

    def moves_of(self, viewer: int) -> bytes:
        """The legal moves of a viewer."""
        seated = viewer < self.settings.players
        return self.moves_json.all_of(self.state.moves(viewer) if seated else ())

    def viewers_changed(self, before: Snapshot) -> int:
        """The viewers for whom something differs from the snapshot before, as bits."""
        self.cached_snapshot = None
        now = self.snapshot()
        if now.opening != before.opening:
            return self.all_viewers()
        pairs = zip(now.viewers, before.viewers, strict=True)
        return sum([1 << at for at, (new, old) in enumerate(pairs) if new != old])

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
        if len(self.state.actors) > 1 or any([step.together for step in self.steps[place:]]):
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


class MovesJson(dict[int, bytes]):
    """The moves of a game as clients receive them, by code; each is encoded once for all tables."""

    def __init__(self, game: Game) -> None:
        super().__init__()
        self.game = game

    def __missing__(self, move: int) -> bytes:
        self[move] = encode(move_info(self.game, move))
        return self[move]

    def all_of(self, moves: Iterable[int]) -> bytes:
        """A list of moves."""
        return b"[" + b",".join([self[move] for move in moves]) + b"]"


MOVES_JSON: Final[dict[str, MovesJson]] = {}  # by game


def move_info(game: Game, move: int) -> Plain:
    """A move as data: code, notation, kind and parts."""
    table = game.moves
    kind = table.kind(move).name
    return {"code": move, "text": table.text(move), "kind": kind, "parts": table.parts(move)}
