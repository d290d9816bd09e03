"""Levels for people, from beginner to as strong as we can: for each game, who plays at which.

They are data, in `levels.toml`. The weak ones play like beginners: they overlook things, they don't
throw the game away.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Final

from sengoku.bots.bot import Bot, Candidate
from sengoku.bots.catalogue import LEVELS, BadBot, bot, ready
from sengoku.games.kernel import Game, State
from sengoku.games.refusals import Refusal

TABLE: Final = Path(__file__).with_name("levels.toml")
USUAL: Final = "usual"  # the section for every game


class Level(Bot):
    """Plays as the level says; the bot for the game is made when it is first asked."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.player: tuple[str, Bot] | None = None  # for the game that it played last

    def choose(self, state: State, seat: int) -> int:
        return self.player_of(state.game).choose(state, seat)

    def explain(self) -> list[Candidate]:
        return [] if self.player is None else self.player[1].explain()

    def prepare(self, game: Game) -> None:
        """Refuse a game that has nobody of this level."""
        there = available(game)
        if self.name not in there:
            choices = ", ".join(there) or "random"
            raise BadBot("BOT.nobody", {"level": self.name, "game": game.name, "choices": choices})

    def player_of(self, game: Game) -> Bot:
        """The bot of this level in a game."""
        if self.player is None or self.player[0] != game.name:
            self.prepare(game)
            self.player = game.name, bot(levels(game.name)[self.name], seed=self.random)
        return self.player[1]


def levels(game: str) -> dict[str, str]:
    """Who plays at which level of a game, the easiest first: what the table says."""
    sections = table()
    said = sections[USUAL] | sections.get(game, {})
    return {level: said[level] for level in LEVELS}


def available(game: Game) -> dict[str, str]:
    """Those of them who are there, and can play it."""
    found: dict[str, str] = {}
    for level, name in levels(game.name).items():
        try:
            ready(name, game)
        except Refusal:
            continue
        found[level] = name
    return found


@cache
def table() -> dict[str, dict[str, str]]:
    """The table, as it is written."""
    return tomllib.loads(TABLE.read_text(encoding="utf-8"))
