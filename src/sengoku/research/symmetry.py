"""Symmetry: every position transformed as if the learner were at A.

A game declares which names are interchangeable in its rules (`Game.symmetry`), so that what was
learned for one holds for all. Seats are counted from the learner's own, in the order of play; of
other names, such as clans, the learner's own is exchanged with the first. The exchange works by
name, on `game.features` and the table of moves. A game that declares no symmetry is left as it is.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import product
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from sengoku.games.kernel import Game
from sengoku.games.kernel.moves import LETTERS

WORD: Final = re.compile(r"\w+")


class Own(NamedTuple):
    """A transformed batch, with the original actions that correspond to the transformed ones."""

    observations: NDArray[np.float32]
    masks: NDArray[np.bool_]
    actions: NDArray[np.int64]  # by place in the transformed mask, the original action


class Symmetry:
    """Exchanges interchangeable names in a game with this number of players."""

    def __init__(self, game: Game, players: int) -> None:
        self.alike = {
            mine: names[:players] if are_seats(names) else names
            for mine, names in game.symmetry.items()
        }
        self.mine = [  # the features that say which of the names is the learner's own
            [game.features.index(f"{mine} {name}") for name in names]
            for mine, names in self.alike.items()
        ]
        moves = [game.moves.text(code) for code in range(game.actions)]
        own = product(*[range(len(names)) for names in self.alike.values()])
        exchanges = [self.exchange(places) for places in own]
        self.features = np.array([order(game.features, exchange) for exchange in exchanges])
        self.moves = np.array([order(moves, exchange) for exchange in exchanges])

    def exchange(self, own: tuple[int, ...]) -> dict[str, str]:
        """The transformed places of features and actions, for a learner with these own names."""
        renamed: dict[str, str] = {}
        for place, names in zip(own, self.alike.values(), strict=True):
            if are_seats(names):
                renamed |= dict(zip(names[place:] + names[:place], names, strict=True))
            else:
                renamed |= {names[place]: names[0], names[0]: names[place]}
        return renamed

    def own(self, observations: NDArray[np.float64], masks: NDArray[np.int8]) -> Own:
        """Transform a batch of observations and masks, each for its own seat."""
        key = np.zeros(len(observations), np.int64)
        for places in self.mine:
            key = key * len(places) + observations[:, places].argmax(1)
        actions = self.moves[key]
        return Own(
            np.take_along_axis(observations, self.features[key], 1).astype(np.float32),
            np.take_along_axis(masks, actions, 1).astype(np.bool_),
            actions,
        )


def are_seats(names: Sequence[str]) -> bool:
    """Whether these are the letters of seats."""
    return set(names) <= set(LETTERS)


def order(names: Sequence[str], exchange: dict[str, str]) -> list[int]:
    """For every name, the place of the name that replaces it."""
    renamed = [WORD.sub(lambda word: exchange.get(word[0], word[0]), name) for name in names]
    places = {name: place for place, name in enumerate(renamed)}
    return [places[name] for name in names]
