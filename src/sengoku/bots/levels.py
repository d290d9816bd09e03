"""Levels of bots for people, from beginner to our strongest: for each game, which bot plays them.

The table is `levels.toml`. Weak levels play like beginners: they overlook moves, but do not lose
on purpose.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Final

from sengoku.bots.bot import Bot, Candidate
from sengoku.bots.catalogue import LEVELS, BadBot, bot, ready
from sengoku.games.kernel import Game, State
from sengoku.games.kernel.refusals import Refusal

TABLE: Final = Path(__file__).with_name("levels.toml")
USUAL: Final = "usual"  # the section that applies to every game


class Level(Bot):
    """Plays at a level; the bot for the game is created when it is first asked."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.player: tuple[str, Bot] | None = None  # for the last game played

    def choose(self, state: State, seat: int) -> int:
        return self.player_of(state.game).choose(state, seat)

    def explain(self) -> list[Candidate]:
        return [] if self.player is None else self.player[1].explain()

    def prepare(self, game: Game) -> None:
        """Refuse a game that has no bot of this level."""
        there = available(game)
        if self.name not in there:
            choices = ", ".join(there) or "random"
            raise BadBot("BOT.nobody", {"level": self.name, "game": game.name, "choices": choices})

    def player_of(self, game: Game) -> Bot:
        """The bot that plays a game at this level."""
        if self.player is None or self.player[0] != game.name:
            self.prepare(game)
            self.player = game.name, bot(levels(game.name)[self.name], seed=self.random)
        return self.player[1]


def levels(game: str) -> dict[str, str]:
    """The bots of a game by level, the easiest first, as the table says."""
    sections = table()
    said = sections[USUAL] | sections.get(game, {})
    return {level: said[level] for level in LEVELS}


def available(game: Game) -> dict[str, str]:
    """Those of them that exist and can play the game."""
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
    """The table of levels by game."""
    return tomllib.loads(TABLE.read_text(encoding="utf-8"))
