"""A table of one's own as the tests see it: what everybody knows, and moves of any seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import sengoku
from sengoku.games.kernel import Game, State
from sengoku.games.kernel.streams import Random
from sengoku.local import LocalSeat, LocalTable, finished, new_table, saves


class Session:
    """A local table with all its secrets in view."""

    def __init__(self, table: LocalTable) -> None:
        self.table = table

    @property
    def state(self) -> State:
        return self.table.state

    @state.setter
    def state(self, state: State) -> None:
        self.table.history.state = state
        self.table.history.cached_snapshot = None
        self.table.table.status = self.table.table.current_status()

    @property
    def seen(self) -> list[int]:
        return [marks[-1] if marks else 0 for marks in self.table.decided]

    @seen.setter
    def seen(self, seen: list[int]) -> None:
        for marks, number in zip(self.table.decided, seen, strict=True):
            marks[:] = [number]

    @property
    def game(self) -> Game:
        return self.table.game

    @property
    def names(self) -> list[str]:
        return list(self.table.setup.names)

    @property
    def people(self) -> tuple[int, ...]:
        return self.table.setup.people

    @property
    def seed(self) -> int | None:
        return self.table.setup.seed

    @property
    def actors(self) -> tuple[int, ...]:
        return self.state.actors

    @property
    def decider(self) -> int:
        return self.table.decider

    @property
    def past(self) -> list[int]:
        """The seats of the moves that can be taken back."""
        return [step.seat for step in self.table.history.steps[self.table.takeable() :]]

    def view(self, seat: int | None) -> dict[str, Any]:
        return self.state.view(seat)

    def moves(self, seat: int) -> list[int]:
        return list(self.state.moves(seat))

    def text(self, seat: int, move: int) -> str:
        return self.state.text(seat, move)

    def events(self, seat: int | None) -> list[dict[str, Any]]:
        return self.state.events(seat)

    def news(self, seat: int) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.told(seat).news
        return found

    def told(self, seat: int | None) -> LocalSeat:
        """A seat that has just been told everything."""
        found = self.table.seat(seat)
        finished(self.table.inform(found))
        return found

    def play(self, seat: int, move: int) -> None:
        finished(self.told(seat).move(move))

    def undo(self, seat: int) -> None:
        finished(self.told(seat).undo())

    def advance(self) -> None:
        finished(self.table.advance())

    def play_out(self, random: Random) -> None:
        """Let everybody move at random, to the end."""
        self.advance()
        while (seat := self.table.decider) >= 0:
            moves = self.moves(seat)
            self.play(seat, moves[random.below(len(moves))])


def new_session(
    game: Game,
    players: int,
    names: Sequence[str],
    seed: int,
    options: dict[str, Any],
    bots: str = "random",
) -> Session:
    """A new game of people with these names; bots have the other seats."""
    return Session(new_table(game, players, names, seed, options, bots))


def deal(
    people: int = 1, *, players: int = 4, seed: int = 7, bots: str = "random", **options: Any
) -> Session:
    """A new game with people called Ann, Bo, ..., the rest bots."""
    names = ["Ann", "Bo", "Cy", "Di", "Ed"][:people]
    return new_session(sengoku.game("shinobi"), players, names, seed, options, bots)


def save(session: Session, file: str) -> None:
    saves.save(session.table, file)


def load(file: str) -> Session:
    return Session(saves.load(file))


def plain(session: Session) -> Any:
    return saves.plain(session.table)
