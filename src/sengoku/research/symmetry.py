"""Shinobi seen with one's own eyes: every position as if one sat at A and served the first clan.

No seat and no clan is special in the rules, so what was learned in one place holds in all of them.
The exchange is made by name, from `game.features` and the table of the moves.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from sengoku.games.kernel import Game
from sengoku.games.moves import SEATS

WORD: Final = re.compile(r"\w+")


class Own(NamedTuple):
    """A batch as the learners see it themselves, and how their actions are called at the table."""

    observations: NDArray[np.float32]
    masks: NDArray[np.bool_]
    actions: NDArray[np.int64]  # by place in the own mask, the action at the table


class Symmetry:
    """Exchanges seats and clans for a game of so many players."""

    def __init__(self, game: Game, players: int) -> None:
        self.clans: tuple[str, ...] = game.moves["settle"].parts[0].labels
        self.serve = [game.features.index(f"I serve {clan}") for clan in self.clans]
        self.am = [game.features.index(f"I am {seat}") for seat in SEATS[:players]]
        moves = [game.moves.text(code) for code in range(game.actions)]
        names = [
            self.exchange(seat, clan, players)
            for seat in range(players)
            for clan in range(len(self.clans))
        ]
        self.features = np.array([order(game.features, names_of) for names_of in names])
        self.moves = np.array([order(moves, names_of) for names_of in names])

    def exchange(self, seat: int, clan: int, players: int) -> dict[str, str]:
        """What everything is called by one who sits there and serves this clan."""
        own = {SEATS[other]: SEATS[(other - seat) % players] for other in range(players)}
        first, served = self.clans[0], self.clans[clan]
        return own | {served: first, first: served}

    def own(self, observations: NDArray[np.float64], masks: NDArray[np.int8]) -> Own:
        """A batch of observations and masks, each with the eyes of its own seat."""
        seat = observations[:, self.am].argmax(1)
        clan = observations[:, self.serve].argmax(1)
        key = seat * len(self.clans) + clan
        actions = self.moves[key]
        return Own(
            np.take_along_axis(observations, self.features[key], 1).astype(np.float32),
            np.take_along_axis(masks, actions, 1).astype(np.bool_),
            actions,
        )


def order(names: tuple[str, ...] | list[str], exchange: dict[str, str]) -> list[int]:
    """For every name the place of the one that is called so after the exchange."""
    renamed = [WORD.sub(lambda word: exchange.get(word[0], word[0]), name) for name in names]
    places = {name: place for place, name in enumerate(renamed)}
    return [places[name] for name in names]
