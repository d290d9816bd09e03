"""Sengoku: three board games of Japan's Warring States, at one table.

>>> import sengoku
>>> state = sengoku.game("shinobi").start(players=4, seed=7)
>>> seat = state.actors[0]
>>> move = state.moves(seat)[0]
>>> state.text(seat, move)
'deploy mori to A'
>>> state.play(seat, move)
"""

from importlib import import_module
from typing import Any

from sengoku.bots import Bot, bot, decide
from sengoku.games.chance import Random, SealedRandom
from sengoku.games.kernel import Game, State
from sengoku.games.refusals import (
    VOICES,
    IllegalMove,
    IllegalPosition,
    IllegalSetup,
    Refusal,
    UnknownQuestion,
    UnknownText,
)
from sengoku.registry import game

__version__ = "0.1.0.dev0"

__all__ = [
    "Bot",
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
    "game",
]


def _in_words(refusal: Refusal) -> str:
    from sengoku.words import words  # Fluent takes longer to import than all the rest

    return words().refusal(refusal)


VOICES.append(_in_words)


def __getattr__(name: str) -> Any:
    if name == "arena":  # most programs run no tournaments
        return import_module("sengoku.arena")
    raise AttributeError(f"module 'sengoku' has no attribute {name!r}")
