"""Positions of random games, and what somebody at such a table has before them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import sengoku
from sengoku.games.kernel import State
from sengoku.text import Situation
from sengoku.words import words

NAMES = ("Akane", "Benkei", "Chiyo", "Daigo", "Tomoe Gozen")
LANGUAGES = ("en", "fr", "it", "nl")
TABLES = [
    (name, players) for name in ("shinobi", "shitenno") for players in sengoku.game(name).players
]
LOOKS = 8  # positions of a game


@cache
def positions(name: str, players: int, seed: int = 1, looks: int = LOOKS) -> tuple[State, ...]:
    """Some positions of a random game, the first and the last among them: not to be changed."""
    *found, end = random_game(name, players, seed)
    return (*found[:: max(1, len(found) // looks)], end)


def random_game(name: str, players: int, seed: int) -> Iterator[State]:
    """A copy of every position of a random game."""
    state = sengoku.game(name).start(players, seed, events=True)
    random = sengoku.Random(seed)
    yield state.copy()
    while state.actors:
        seat = state.decider()
        moves = state.moves(seat)
        state.play(seat, moves[random.below(len(moves))])
        yield state.copy()


@cache
def phase_positions(
    name: str, players: int, key: str, value: object, most: int
) -> tuple[State, ...]:
    """The first positions of some games in which the seat to move sees this in its view."""
    found: list[State] = []
    for seed in range(1, 20):
        for state in random_game(name, players, seed):
            if state.actors and state.view(state.decider())[key] == value:
                found.append(state)
                if len(found) == most:
                    return tuple(found)
    return tuple(found)


def at(state: State, seat: int | None = -1, language: str = "en") -> Situation:
    """What a seat has before it; -1 is the one that has to move, or the first."""
    if seat == -1:
        seat = max(state.decider(), 0)
    names = NAMES[: state.players]
    return Situation(state, seat, names, words(language), state.events(seat, 0))
