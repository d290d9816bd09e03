"""The fields of a state: who may see each, and how it is written down."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final, TypeAlias

Plain: TypeAlias = dict[str, Any]  # a JSON object
Seen: TypeAlias = Mapping[str, object]  # the same, where a game may state its keys: a TypedDict

ALL: Final = "all"
OWNER: Final = "owner"
SOME: Final = "some"
NOBODY: Final = "nobody"


class Field:
    """What a state's field declares: who may see it, and how it is written down.

    `sees` is ALL, OWNER (row i is for the eyes of seat i; a row beyond the seats is what
    spectators remember), SOME (those whom it concerns, such as the two sides of an offer) or
    NOBODY. A field of numbers with `row` > 0 is written as rows of that length. `record` is the
    attribute of the state that holds the field; "" is the state itself.
    """

    def __init__(self, sees: str, row: int = 0) -> None:
        self.sees = sees
        self.row = row
        self.record = ""


def in_records(**records: Mapping[str, Field]) -> dict[str, Field]:
    """The fields of a state that keeps them in records, by the attribute that holds the record.

    Dumps stay flat: no two records may use the same name.

    >>> fields = in_records(board={"units": Field(ALL)}, battle={"dice": Field(ALL)})
    >>> [(name, field.record) for name, field in fields.items()]
    [('units', 'board'), ('dice', 'battle')]
    """
    found: dict[str, Field] = {}
    for record, fields in records.items():
        for name, field in fields.items():
            if name in found:
                raise ValueError(f"two records have a field {name}")
            field.record = record
            found[name] = field
    return found


KERNEL_FIELDS: Final = {
    "game": Field(ALL),
    "rules": Field(ALL),  # the number of their version
    "players": Field(ALL),
    "options": Field(ALL),
    "acting": Field(ALL),
    "scores": Field(ALL),
    "ranks": Field(ALL),
    "secrets": Field(NOBODY),  # that two others exchanged a card counts here, and is their secret
    "random": Field(NOBODY),
    "record": Field(NOBODY),  # every seat has its own, see `State.events`
}


# What the view of every game has: see `shape.View`.
OPEN_KEYS: Final = ("game", "rules", "players", "options", "actors", "scores", "ranks")
VIEW_KEYS: Final = frozenset((*OPEN_KEYS, "seat", "limits"))


def open_form(game: str, shows: Iterable[str]) -> Plain:
    """All keys of a game's open view in their order: a copy of it is filled for each view.

    A dictionary that grows key by key, and is then merged into another one, takes four times as
    long.
    """
    names = tuple(shows)
    check_names(game, names)
    return dict.fromkeys((*OPEN_KEYS, *names))


def with_sight(game: str, view: Plain, seen: Seen) -> Plain:
    """Add what a game shows to what every view has, of which it can overwrite nothing."""
    if not seen.keys().isdisjoint(VIEW_KEYS):  # this way round it looks up few keys, not many
        check_names(game, tuple(seen))
    view.update(seen)
    return view


def check_names(game: str, names: tuple[str, ...]) -> None:
    """Refuse to show anything under a name that every view has already."""
    taken = ", ".join([name for name in names if name in VIEW_KEYS])
    if taken:
        raise ValueError(
            f"The game {game} can't show {taken} in a view: every view has it already. "
            "Choose another name."
        )
