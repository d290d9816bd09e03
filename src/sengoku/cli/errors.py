"""Errors of the command line as refusals: a sentence and a hint, in the user's language."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Final, get_args

from cyclopts import CycloptsError, Token
from cyclopts.exceptions import CoercionError, UnusedCliTokensError, ValidationError
from cyclopts.validators import Number
from rich.text import Text

from sengoku.cli.values import MOST, MOST_SEED, Benchmark
from sengoku.games.kernel.refusals import Figures, Refusal
from sengoku.terminal.theme import console
from sengoku.words import words

if TYPE_CHECKING:
    from cyclopts import Argument

WRONG: Final = 2  # the exit code
SENTENCES: Final = {  # options whose wrong values have a sentence of their own
    "players": "CLI.players",
    "humans": "CLI.people",
    "games": "CLI.games",
    "jobs": "CLI.jobs",
    "generations": "CLI.generations",
    "proof": "CLI.proof",
    "seed": "CLI.seed",
    "patience": "CLI.patience",
    "decide": "CLI.decide",
    "what": "CLI.benchmark",
}


def misread(error: CycloptsError, command: str) -> Refusal:
    """Turn an error of Cyclopts into a refusal; `command` is the one whose help is suggested."""
    if isinstance(error, UnusedCliTokensError):
        unused = " ".join(error.unused_tokens or ())
        return Refusal("CLI.unused", {"tokens": unused, "command": command})
    wrong = wrong_value(error)
    if wrong is None or error.argument is None:
        return Refusal("CLI.error", {"problem": str(error), "command": command})
    figures: Figures = {"value": wrong.value, "option": wrong.keyword or "", "command": command}
    name = error.argument.field_info.name
    if name in SENTENCES:
        choices = ", ".join(get_args(Benchmark))
        return Refusal(SENTENCES[name], {**figures, "most": str(MOST_SEED), "choices": choices})
    if isinstance(error, ValidationError):
        return out_of_range(error.argument, figures)
    return Refusal("CLI.value", figures)


def wrong_value(error: CycloptsError) -> Token | None:
    """The value that could not be read or is out of range."""
    if isinstance(error, CoercionError):
        return error.token
    if isinstance(error, ValidationError) and error.argument is not None:
        return error.argument.tokens[-1]
    return None


def out_of_range(argument: Argument, figures: Figures) -> Refusal:
    """A number that the option's validator does not allow, with the limits it sets."""
    validators = argument.parameter.validator
    limits = validators[0] if isinstance(validators, tuple) else validators
    if not isinstance(limits, Number):
        return Refusal("CLI.value", figures)
    if limits.gte is None:
        return Refusal("CLI.positive", figures)
    figures |= {"least": str(limits.gte), "most": str(limits.lte)}
    return Refusal("CLI.least" if limits.lte in (None, MOST) else "CLI.range", figures)


def complain(refusal: Refusal) -> int:
    """Print one sentence and a hint, each on one line, so that they can be copied."""
    speech = words()
    lines = [speech.refusal(refusal), speech.hint(refusal)]
    for line in lines:
        if line:
            console(sys.stderr).print(Text(line), soft_wrap=True)
    return WRONG
