"""Bots by name: ours and the levels, and those of other people as `package.module:Class`.

Settings may follow a name: `search:200`, `my.bots:Brave:depth=3,bold=yes`.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from importlib import import_module
from typing import Any, Final, TypeAlias

from sengoku.bots.bot import Bot
from sengoku.games.kernel import Game
from sengoku.games.kernel.refusals import Refusal
from sengoku.games.kernel.streams import Random

Setting: TypeAlias = bool | int | float | str

BOTS: Final = {  # the one place where a bot of ours registers
    "random": "sengoku.bots.random_bot:RandomBot",
    "greedy": "sengoku.bots.greedy:Greedy",
    "search": "sengoku.bots.searcher:Search",
}
LEVELS: Final = ("ashigaru", "bushi", "samurai", "daimyo")  # for people, the easiest first
LEVEL: Final = "sengoku.bots.levels:Level"
WORDS: Final = {"yes": True, "no": False}


class BadBot(Refusal):
    """A bot that cannot be made: its name, its class or its settings are wrong."""


def bot(name: str, *, seed: int | Random | None = None, **settings: Any) -> Bot:
    """The bot of this name, ready to be asked.

    With a seed it makes the same choices in the same situations; with a stream it draws from it.

    >>> bot("random", seed=1)
    <RandomBot>
    """
    where, given, named = parsed(name)
    found = class_of(where)
    try:
        made: Bot = found(*given, **named | settings)
    except (TypeError, ValueError) as error:
        raise BadBot("BOT.settings", {"bot": where, "problem": str(error)}) from None
    made.random = (
        seed if isinstance(seed, Random) else Random(random_seed() if seed is None else seed)
    )
    return made


def ready(name: str, game: Game) -> None:
    """Raise `BadBot` if there is no such bot or it cannot play the game."""
    prepare = getattr(bot(name, seed=0), "prepare", None)
    if prepare is not None:
        prepare(game)


def random_seed() -> int:
    """A random seed from the operating system."""
    return int.from_bytes(os.urandom(8), "big")


def parsed(name: str) -> tuple[str, list[Setting], dict[str, Setting]]:
    """A bot's name split into its own name, positional settings and named settings."""
    own, _, rest = name.partition(":")
    given: list[Setting] = []
    if own in LEVELS:
        given.append(own)
        own = LEVEL
    elif own not in BOTS:
        attribute, _, rest = rest.partition(":")
        own = f"{own}:{attribute}" if attribute else own
    named: dict[str, Setting] = {}
    for word in rest.split(",") if rest else []:
        key, equals, value = word.partition("=")
        if equals:
            named[key] = setting(value)
        else:
            given.append(setting(word))
    return own, given, named


def setting(text: str) -> Setting:
    """A setting as it was typed: a number, yes or no, or a word."""
    for kind in (int, float):
        try:
            return kind(text)
        except ValueError:
            pass
    return WORDS.get(text, text)


def class_of(name: str) -> Callable[..., Bot]:
    """The class that a name stands for; raises `BadBot` if there is none."""
    module, colon, attribute = BOTS.get(name, name).partition(":")
    if not colon:
        raise BadBot("BOT.unknown", {"bot": name, "choices": ", ".join([*BOTS, *LEVELS])})
    try:
        home = import_module(module)
    except Exception as error:  # other people's modules may raise anything
        problem = f"{type(error).__name__}: {error}"
        raise BadBot("BOT.module", {"module": module, "problem": problem}) from error
    found: Callable[..., Bot] | None = getattr(home, attribute, None)
    if not isinstance(found, type):
        raise BadBot("BOT.class", {"module": module, "class": attribute})
    if not callable(getattr(found, "choose", None)):
        raise BadBot("BOT.choose", {"module": module, "class": attribute})
    return found
