"""Values of the command line: types that Cyclopts reads, games and their options."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from math import inf
from secrets import randbits
from typing import Annotated, Final, Literal, TypeAlias, TypeVar

from cyclopts import Parameter, Token
from cyclopts.validators import Number

import sengoku
from sengoku import registry
from sengoku.games.kernel import Game, Option
from sengoku.games.kernel.refusals import IllegalSetup, Refusal

T = TypeVar("T")

MOST: Final = 99_999_999
MOST_SEED: Final = (1 << 64) - 1
TRUTH: Final = {"yes": True, "true": True, "on": True, "1": True} | {
    "no": False,
    "false": False,
    "off": False,
    "0": False,
}


def whole_number(_: object, tokens: Sequence[Token]) -> int:
    """Read decimal digits. Cyclopts itself would round 3.5, and take 0x10 and 1_000."""
    text = tokens[0].value
    if not text.removeprefix("-").isdecimal() or not text.isascii():
        raise ValueError(text)
    return int(text)


def percentage(_: object, tokens: Sequence[Token]) -> float:
    """Read a share as people write it: 45%, 45 or 0.45."""
    text = tokens[0].value
    found = float(text.removesuffix("%").strip())
    return found / 100 if found > 1 or text.endswith("%") else found


def whole(least: int = 0, most: int = MOST) -> Parameter:
    """A whole number within limits."""
    return Parameter(converter=whole_number, validator=Number(gte=least, lte=most))


Benchmark: TypeAlias = Literal["speed", "strength", "load"]
Count: TypeAlias = Annotated[int, whole()]
Seed: TypeAlias = Annotated[int, whole(most=MOST_SEED)]
Seconds: TypeAlias = Annotated[float, Parameter(validator=Number(gte=0, lt=inf))]
Rate: TypeAlias = Annotated[float, Parameter(validator=Number(gt=0, lt=inf))]
Share: TypeAlias = Annotated[
    float, Parameter(converter=percentage, validator=Number(gt=-inf, lt=inf))
]


def given(value: T | None, default: T) -> T:
    """The value that was given, which may be 0, or else the default."""
    return default if value is None else value


def random_seed() -> int:
    """A seed for a game whose seed nobody has chosen."""
    return randbits(32)


def found(name: str, command: str) -> Game:
    """The game of this name; a refusal suggests the game with the most similar name."""
    if not name:
        raise Refusal("CLI.game", {"example": f"sengoku {command} {registry.names()[0]}"})
    try:
        return sengoku.game(name.lower())
    except IllegalSetup as refusal:
        near = get_close_matches(name.lower(), registry.names(), n=1, cutoff=0.4)
        if refusal.rule != "GAME" or not near:
            raise
        raise Refusal("GAME.near", {**refusal.figures, "nearest": near[0]}) from None


def choice(game: Game, text: str) -> tuple[str, Option]:
    """An option of a game, given as NAME=VALUE, as its name and a value of the declared type."""
    name, equals, value = text.partition("=")
    if not equals or not name:
        raise Refusal("CLI.option", {"value": text, "choices": ", ".join(game.options)})
    declared = game.options.get(name)
    if isinstance(declared, bool):
        return name, TRUTH.get(value.lower(), value)
    if isinstance(declared, int) and value.removeprefix("-").isdecimal():
        return name, int(value)
    return name, value
