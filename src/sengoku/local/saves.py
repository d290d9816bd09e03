"""Games kept in files: everything about a local table, as JSON.

The format is that of version 0.1.0, so files go both ways between versions.
"""

from __future__ import annotations

import json
import os
from os.path import expanduser
from pathlib import Path
from tempfile import NamedTemporaryFile
from types import NoneType
from typing import Any, Final, NamedTuple

from sengoku.games.kernel import Game, Plain, State
from sengoku.games.kernel.refusals import IllegalPosition, Refusal
from sengoku.games.kernel.streams import stream
from sengoku.local.names import check_names
from sengoku.local.table import LocalTable, Setup
from sengoku.registry import game as find_game

FORMAT: Final = "sengoku save 1"


class BadSave(Refusal):
    """A file that can't be written, or is no saved game."""


def save(table: LocalTable, file: str) -> None:
    """Write the game to a file, whole or not at all."""
    if not file:
        raise BadSave("SAVE.name")
    path = Path(expanduser(file))
    try:
        if path.exists() and not is_save(path):
            raise BadSave("SAVE.foreign", {"file": file})
        write(path, json.dumps(plain(table), indent=1))
    except (OSError, ValueError) as error:
        if isinstance(error, BadSave):
            raise
        raise BadSave("SAVE.write", {"file": file, "problem": problem(error)}) from None


def write(path: Path, text: str) -> None:
    """Write a temporary file, then rename it: a crash never leaves half a file."""
    with NamedTemporaryFile(
        "w", encoding="utf-8", dir=path.parent, prefix=".sengoku-", delete=False
    ) as file:
        try:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
            file.close()
            os.replace(file.name, path)
        except BaseException:
            os.unlink(file.name)
            raise


def is_save(path: Path) -> bool:
    """Whether the file is a saved game, and may be overwritten."""
    try:
        return bool(json.loads(path.read_text(encoding="utf-8"))["format"] == FORMAT)
    except (OSError, ValueError, KeyError, TypeError, RecursionError):
        return False


def load(file: str) -> LocalTable:
    """The game that a file holds; `BadSave` says what is wrong with it."""
    if not file:
        raise BadSave("LOAD.name")
    path = Path(expanduser(file))
    try:
        text = path.read_bytes()
    except FileNotFoundError:
        raise BadSave("LOAD.missing", {"file": file}) from None
    except IsADirectoryError:
        raise BadSave("LOAD.folder", {"file": file}) from None
    except (OSError, ValueError) as error:
        raise BadSave("LOAD.read", {"file": file, "problem": problem(error)}) from None
    try:
        return table_of(json.loads(text))
    except IllegalPosition as refusal:
        if refusal.rule not in ("RULES", "EDITION"):  # not damaged: of a newer version
            raise BadSave("LOAD.corrupt", {"file": file, "problem": problem(refusal)}) from None
        raise BadSave(f"{refusal.rule}.{refusal.reason}", refusal.figures) from None
    except (ValueError, KeyError, TypeError, IndexError, RecursionError, OverflowError) as error:
        raise BadSave("LOAD.corrupt", {"file": file, "problem": problem(error)}) from None


def problem(error: Exception) -> str:
    """What went wrong, without the name of the file."""
    if isinstance(error, OSError):
        return (error.strerror or type(error).__name__).lower()
    if isinstance(error, KeyError):
        return f"{error} is missing"
    return str(error).rstrip(".") or type(error).__name__


def plain(table: LocalTable) -> Plain:
    """Everything about a local table, as JSON."""
    setup = table.setup
    return {
        "format": FORMAT,
        "game": table.game.name,
        "names": list(setup.names),
        "people": list(setup.people),
        "seed": setup.seed,
        "chance": setup.chance.dump(),
        "bots": setup.bots,
        "seen": [marks[-1] if marks else 0 for marks in table.decided],
        "no_undo": table.why_no_further(),
        "past": past(table),
        "state": table.state.dump(),
    }


def past(table: LocalTable) -> list[list[Any]]:
    """For every move that can be taken back: its seat, what it had seen, the state before it."""
    steps, first = table.history.steps, table.takeable()
    state = table.history.initial_state()
    found: list[list[Any]] = []
    for place, step in enumerate(steps):
        if place >= first:
            marks = [0, *table.decided[step.seat]]
            found.append([step.seat, marks[place - len(steps) - 1], state.dump()])
        state.play(step.seat, step.move)
    return found


def table_of(saved: Any) -> LocalTable:
    """The inverse of `plain`; raises any of the usual exceptions for what is no saved game."""
    if not isinstance(saved, dict) or saved.get("format") != FORMAT:
        raise ValueError("it does not say that it is one")
    game = find_game(str(saved["game"]))
    state = game.load(fit(saved["state"], dict))
    before = [before_of(game, item) for item in fit(saved["past"], list)]
    setup = Setup(
        first=before[0].state if before else state,
        names=[fit(name, str) for name in fit(saved["names"], list)],
        people=tuple([fit(seat, int) for seat in fit(saved["people"], list)]),
        chance=stream(fit(saved["chance"], list)),
        bots=fit(saved["bots"], str),
        seed=None if saved["seed"] is None else fit(saved["seed"], int),
        no_undo=fit(saved["no_undo"], str),
    )
    seen = [fit(number, int) for number in fit(saved["seen"], list)]
    check_seats(state, setup, seen)
    check_names(setup.names)
    check_record(state)
    table = LocalTable(setup)
    replay(table, before, state)
    for seat, number in enumerate(seen):
        table.decided[seat] += [*[one.seen for one in before if one.seat == seat], number]
    return table


def check_seats(state: State, setup: Setup, seen: list[int]) -> None:
    """Refuse a save in which seats are missing, or too many."""
    if len(setup.names) != state.players or len(seen) != state.players:
        raise ValueError("not every seat is there")
    if any(seat not in range(state.players) for seat in setup.people):
        raise ValueError("somebody sits where no seat is")


class Before(NamedTuple):
    """A move that can be taken back: its seat, the events seen before, and the state before it."""

    seat: int
    seen: int
    state: State


def before_of(game: Game, item: Any) -> Before:
    seat, seen, dump = item
    return Before(fit(seat, int), fit(seen, int), game.load(fit(dump, dict)))


def replay(table: LocalTable, before: list[Before], state: State) -> None:
    """Make the moves again that led from each state to the next: the file holds only states."""
    states = [one.state for one in before[1:]] + [state]
    for one, after in zip(before, states, strict=False):
        table.play_again(one.seat, move_between(one.state, one.seat, after))


def move_between(state: State, seat: int, after: State) -> int:
    """The move of a seat that leads from one state to another.

    Events of an older version may have fewer figures, so a move that leads to the same state with
    other events counts if no move leads to the same events as well.
    """
    same_but_for_events: list[int] = []
    for move in state.moves(seat):
        tried = state.copy()
        tried.play(seat, move)
        if tried == after:
            return int(move)
        tried.record = after.record
        if tried == after:
            same_but_for_events.append(int(move))
    if not same_but_for_events:
        raise ValueError("no move leads from one of its states to the next")
    return same_but_for_events[0]


def check_record(state: State) -> None:
    """Refuse a state whose events can't be shown."""
    if len(state.record) != state.players + 1:
        raise ValueError("not every seat has its log")
    for events in state.record:
        for event in fit(events, list):
            fit(fit(event, dict)["event"], str)
            if any(not isinstance(value, (int, str, list, NoneType)) for value in event.values()):
                raise ValueError("the log holds what never happens")


def fit(value: Any, kind: type) -> Any:
    """The value, if it is of this type."""
    if type(value) is not kind:
        raise TypeError(f"{value!r:.40} is no {kind.__name__}")
    return value
