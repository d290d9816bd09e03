"""Sengoku: three board games of Japan's Warring States, at one table.

>>> import sengoku
>>> state = sengoku.game("shinobi").start(players=4, seed=7)
>>> seat = state.actors[0]
>>> move = state.moves(seat)[0]
>>> state.text(seat, move)
'deploy mori to A'
>>> state.play(seat, move)
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from sengoku.bots import Bot, bot, decide
from sengoku.games.kernel import Edition, Game, State
from sengoku.games.kernel.contract import TELLERS
from sengoku.games.kernel.refusals import (
    VOICES,
    IllegalMove,
    IllegalPosition,
    IllegalSetup,
    Refusal,
    UnknownQuestion,
    UnknownText,
)
from sengoku.games.kernel.streams import Random, SealedRandom
from sengoku.registry import game

if TYPE_CHECKING:
    from pathlib import Path

__version__ = "0.1.0"

__all__ = [
    "Bot",
    "Edition",
    "Game",
    "IllegalMove",
    "IllegalPosition",
    "IllegalSetup",
    "Random",
    "Refusal",
    "SealedRandom",
    "State",
    "UnknownQuestion",
    "UnknownText",
    "bot",
    "decide",
    "edition",
    "game",
]


def edition(path: str | Path, game: str | None = None) -> Edition:
    """Other figures for a game, from a data file: `game.start(..., edition=edition)`.

    `game` is the first that has editions, unless it is named.
    """
    from sengoku import editions  # imports the games, which not everybody needs

    return editions.edition(path, game)


def _in_words(refusal: Refusal) -> str:
    from sengoku.words import words  # Fluent takes longer to import than all the rest

    return words().refusal(refusal)


def _as_text(state: State, seat: int | None, **how: Any) -> str:
    from sengoku.text import describe

    return describe(state, seat, **how)


VOICES.append(_in_words)
TELLERS.append(_as_text)


def __getattr__(name: str) -> Any:
    if name in ("arena", "client"):  # most programs run no tournaments, and need no server
        return import_module(f"sengoku.{name}")
    raise AttributeError(f"module 'sengoku' has no attribute {name!r}")
