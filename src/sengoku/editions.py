"""Editions from files: figures that owners of a game's box provide themselves.

Only editions that the operator installed this way are offered; the rules see figures, not files.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from sengoku import registry
from sengoku.games.kernel.editions import Edition, IllegalEdition
from sengoku.games.kernel.refusals import Figures, IllegalSetup

WHITE = " \t\r\n"


def edition(path: str | Path, game: str | None = None) -> Edition:
    """Read an edition from a data file; `IllegalSetup` names the line of a mistake in it.

    The file has the layout of the data file in the game's own folder; its name is the name of the
    edition. It is for the first game that has editions, unless `game` names another.
    """
    standard = standard_of(registry.names() if game is None else [game])
    path = Path(path)
    text = path.read_text(encoding="utf-8")
    try:
        figures = json.loads(text)
    except json.JSONDecodeError as error:
        raise IllegalSetup("EDITION.json", {"line": error.lineno, "problem": error.msg}) from None
    if not isinstance(figures, dict):
        raise IllegalSetup("EDITION.object", {"line": 1})
    try:
        found = standard.other(figures | {"name": path.stem})
    except IllegalEdition as refusal:
        broken = f"{refusal.rule}.{refusal.reason}"
        line: Figures = {"line": line_of(text, refusal.path)}
        raise IllegalSetup(broken, line | refusal.figures) from None
    assert found is not None
    return found


def standard_of(names: list[str]) -> Edition:
    """The default edition of the first of these games that has editions."""
    for name in names:
        for option in registry.game(name).options.values():
            if isinstance(option, Edition):
                return option
    raise IllegalSetup("OPTION.unknown", {"option": "edition", "choices": ""})


def line_of(text: str, path: tuple[str | int, ...]) -> int:
    r"""The line in which the value at this path of a JSON text begins.

    >>> line_of('{"a": 1,\n "b": [1,\n 2]}', ("b", 1))
    3
    """
    return text.count("\n", 0, place_of(text, path)) + 1


def place_of(text: str, path: tuple[str | int, ...]) -> int:
    """Where the value begins; if it does not exist, where its nearest existing parent does."""
    place = skip(text, 0)
    for step in path:
        found = entries(text, place)
        if step not in found:
            break
        place = found[step]
    return place


def entries(text: str, place: int) -> dict[str | int, int]:
    """Where the values of the object or array that begins here begin."""
    found: dict[str | int, int] = {}
    decoder = json.JSONDecoder()
    closing = {"{": "}", "[": "]"}.get(text[place])
    if closing is None:
        return found
    key: Any = -1
    place = skip(text, place + 1)
    while text[place] != closing:
        key = key + 1 if closing == "]" else None
        if closing == "}":
            key, place = decoder.raw_decode(text, place)
            place = skip(text, skip(text, place) + 1)  # the colon
        found[key] = place
        _, place = decoder.raw_decode(text, place)
        place = skip(text, place)
        if text[place] == ",":
            place = skip(text, place + 1)
    return found


def skip(text: str, place: int) -> int:
    """The next place that is not white space."""
    while text[place] in WHITE:
        place += 1
    return place
