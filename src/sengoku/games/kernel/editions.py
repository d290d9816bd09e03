"""The options of a game, and figures that it is played with where people may bring their own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from mypy_extensions import mypyc_attr

from sengoku.games.kernel.fields import Plain, Seen
from sengoku.games.kernel.refusals import Figures, IllegalSetup

Path: TypeAlias = tuple[str | int, ...]


class IllegalEdition(IllegalSetup):
    """Figures that are no edition; `path` leads to what is wrong in them."""

    def __init__(self, broken: str, path: Path, figures: Figures | None = None) -> None:
        where: Figures = {"where": "/".join([str(step) for step in path])}
        super().__init__(broken, where | (figures or {}))
        self.path: Path = path


@mypyc_attr(allow_interpreted_subclasses=True)
class Edition:
    """The figures that a game is played with, where people may bring their own: an option."""

    def __init__(self, name: str, figures: Plain) -> None:
        self.name = name
        self.figures = figures

    def other(self, form: object) -> Edition | None:
        """The edition that this stands for: itself, its name, or its written form; else None.

        Raises `IllegalEdition` for figures that can't be played with.
        """
        raise NotImplementedError

    def written(self) -> str | Plain:
        """How dumps and views write it down: the standard one by name, others in full."""
        raise NotImplementedError


Option: TypeAlias = bool | int | str | Edition
Choices: TypeAlias = dict[str, tuple[str, ...]]  # the words that an option may be, by its name


def chosen(
    standard: dict[str, Option],
    options: Mapping[str, object],
    choices: Choices,
    by_seat: tuple[str, ...],
) -> dict[str, Option]:
    """All options, with the defaults of those that nobody chose.

    Those named in `by_seat` are one of their choices for each of the first seats: see `picks_in`.
    """
    found = standard.copy()
    for name, value in options.items():
        option = checked(standard, name, value)
        if name in choices:
            words = str(option).split("+") if name in by_seat else [str(option)]
            if any([word not in choices[name] for word in words]):
                raise no_choice(name, value, choices[name])
        found[name] = option
    return found


def picks_in(option: str, value: str, usual: str, players: int) -> list[str]:
    """What each seat has of an option that is picked by seat; the usual where nothing is picked.

    What one seat has picked no other seat can have: that is refused.

    >>> picks_in("crests", "crane+usual+carp", "usual", 4)
    ['crane', 'usual', 'carp', 'usual']
    """
    found = value.split("+")
    picked = [word for word in found if word != usual]
    if len(found) > players or len(set(picked)) < len(picked):
        raise IllegalSetup("OPTION.seats", {"option": option, "value": value[:40]})
    return found + [usual] * (players - len(found))


def picks_as_option(picks: list[str], usual: str) -> str:
    """The value of an option of which the seats have picked this: what `picks_in` reads.

    >>> picks_as_option(["crane", "usual", "carp", "usual"], "usual")
    'crane+usual+carp'
    >>> picks_as_option(["usual", "usual"], "usual")
    'usual'
    """
    last = max([seat for seat, word in enumerate(picks) if word != usual], default=0)
    return "+".join(picks[: last + 1])


def no_choice(option: str, value: object, choices: tuple[str, ...]) -> IllegalSetup:
    """The refusal of a word that an option can't be."""
    figures: Figures = {"option": option, "value": str(value)[:40], "choices": ", ".join(choices)}
    return IllegalSetup("OPTION.choice", figures)


def checked(standard: Mapping[str, Option], name: str, value: object) -> Option:
    """The value of an option, if there is such an option and it takes such values."""
    if name not in standard:
        raise IllegalSetup("OPTION.unknown", {"option": name, "choices": ", ".join(standard)})
    usual = standard[name]
    if isinstance(usual, Edition):
        edition = usual.other(value)
        if edition is not None:
            return edition
    elif isinstance(value, (bool, int, str)) and type(value) is type(usual):
        return value
    kind = type(usual).__name__
    raise IllegalSetup("OPTION.value", {"option": name, "value": str(value), "kind": kind})


def no_figures(options: dict[str, Option]) -> Seen:
    """The figures of a game that tells none."""
    return {}
