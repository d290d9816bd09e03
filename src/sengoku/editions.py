"""Editions from files: figures that an owner of a box brings for himself.

Only what a host installed this way is ever offered; the rules themselves see figures, never files.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from sengoku.games.refusals import Figures, IllegalSetup
from sengoku.games.senji.edition import IllegalEdition, SenjiEdition

WHITE = " \t\r\n"


def edition(path: str | Path) -> SenjiEdition:
    """The edition of Senji in a data file; `IllegalSetup` names the line of what is wrong in it.

    A file has the form of the package's own `games/senji/senji.json`; its name is the edition's.
    """
    path = Path(path)
    text = path.read_text(encoding="utf-8")
    try:
        figures = json.loads(text)
    except json.JSONDecodeError as error:
        raise IllegalSetup("EDITION.json", {"line": error.lineno, "problem": error.msg}) from None
    if not isinstance(figures, dict):
        raise IllegalSetup("EDITION.object", {"line": 1})
    try:
        return SenjiEdition(path.stem, figures | {"name": path.stem})
    except IllegalEdition as refusal:
        broken = f"{refusal.rule}.{refusal.reason}"
        line: Figures = {"line": line_of(text, refusal.path)}
        raise IllegalSetup(broken, line | refusal.figures) from None


def line_of(text: str, path: tuple[str | int, ...]) -> int:
    r"""The line in which the value at this path of a JSON text begins.

    >>> line_of('{"a": 1,\n "b": [1,\n 2]}', ("b", 1))
    3
    """
    return text.count("\n", 0, place_of(text, path)) + 1


def place_of(text: str, path: tuple[str | int, ...]) -> int:
    """Where the value begins; where the last step that there is does, if the path goes on."""
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
    """The next place that is no white space."""
    while text[place] in WHITE:
        place += 1
    return place
