"""What was typed on the command line, understood: numbers, seeds, shares, options."""

from __future__ import annotations

from math import isfinite
from secrets import randbits
from typing import Final

from sengoku.games.kernel import Game, Option
from sengoku.games.refusals import Refusal

MOST_SEED: Final = (1 << 64) - 1
TRUTH: Final = {"yes": True, "true": True, "on": True, "1": True} | {
    "no": False,
    "false": False,
    "off": False,
    "0": False,
}


def whole(text: str, case: str, otherwise: int) -> int:
    """A small number that was typed, or what holds otherwise."""
    if not text:
        return otherwise
    if not (text.isascii() and text.isdecimal() and len(text) < 9):
        raise Refusal(f"CLI.{case}", {"value": text})
    return int(text)


def seconds_of(text: str, otherwise: float) -> float:
    """A time that was typed, or what holds otherwise."""
    return otherwise if not text else number(text, "patience", text)


def share_of(text: str) -> float:
    """A share that was typed: 45%, 45 or 0.45."""
    found = number(text.removesuffix("%").strip(), "decide", text)
    return found / 100 if found > 1 or text.endswith("%") else found


def number(text: str, case: str, typed: str) -> float:
    """A number that need not be whole."""
    try:
        found = float(text)
    except ValueError:
        found = float("nan")
    if not isfinite(found):
        raise Refusal(f"CLI.{case}", {"value": typed})
    return found


def seed_of(text: str) -> int:
    """The seed that was typed, or one by chance."""
    if not text:
        return randbits(32)
    good = text.isascii() and text.isdecimal() and len(text) < 21
    if not (good and int(text) <= MOST_SEED):
        raise Refusal("CLI.seed", {"value": text, "most": str(MOST_SEED)})
    return int(text)


def choice(game: Game, text: str) -> tuple[str, Option]:
    """An option as name and value, in the kind that the game declares."""
    name, equals, value = text.partition("=")
    if not equals or not name:
        raise Refusal("CLI.option", {"value": text, "choices": ", ".join(game.options)})
    declared = game.options.get(name)
    if isinstance(declared, bool):
        return name, TRUTH.get(value.lower(), value)
    if isinstance(declared, int) and value.removeprefix("-").isdecimal():
        return name, int(value)
    return name, value
