"""Games kept in files: everything that a session holds, as JSON."""

from __future__ import annotations

import json
import os
from os.path import expanduser
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Any, Final

from sengoku.games.chance import stream
from sengoku.games.kernel import Game, Plain, State
from sengoku.games.refusals import Refusal
from sengoku.registry import game as find_game
from sengoku.terminal.session import Before, Session, check_names

FORMAT: Final = "sengoku save 1"


class BadSave(Refusal):
    """A file that can't be written, or is no saved game."""


def save(session: Session, file: str) -> None:
    """Write the session to a file, whole or not at all."""
    if not file:
        raise BadSave("SAVE.name")
    path = Path(expanduser(file))
    try:
        if path.exists() and not is_save(path):
            raise BadSave("SAVE.foreign", {"file": file})
        write(path, json.dumps(plain(session), indent=1))
    except (OSError, ValueError) as error:
        if isinstance(error, BadSave):
            raise
        raise BadSave("SAVE.write", {"file": file, "problem": problem(error)}) from None


def write(path: Path, text: str) -> None:
    """Write beside the file, then put it in its place: a crash never leaves half of one."""
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
    """Whether the file is one of ours, and may be written over."""
    try:
        return bool(json.loads(path.read_text(encoding="utf-8"))["format"] == FORMAT)
    except (OSError, ValueError, KeyError, TypeError, RecursionError):
        return False


def load(file: str) -> Session:
    """The session that a file holds; `BadSave` says what is wrong with it."""
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
        return session_of(json.loads(text))
    except (ValueError, KeyError, TypeError, IndexError, RecursionError, OverflowError) as error:
        raise BadSave("LOAD.corrupt", {"file": file, "problem": problem(error)}) from None


def problem(error: Exception) -> str:
    """What went wrong, without the address of it."""
    if isinstance(error, OSError):
        return (error.strerror or type(error).__name__).lower()
    if isinstance(error, KeyError):
        return f"{error} is missing"
    return str(error).rstrip(".") or type(error).__name__


def plain(session: Session) -> Plain:
    """Everything in a session, as JSON."""
    return {
        "format": FORMAT,
        "game": session.game.name,
        "names": session.names,
        "people": list(session.people),
        "seed": session.seed,
        "chance": session.chance.dump(),
        "bots": session.bots,
        "seen": session.seen,
        "no_undo": session.no_undo,
        "past": [[before.seat, before.seen, before.state.dump()] for before in session.past],
        "state": session.state.dump(),
    }


def session_of(saved: Any) -> Session:
    """The inverse of `plain`; any of the usual exceptions for what is no session."""
    if not isinstance(saved, dict) or saved.get("format") != FORMAT:
        raise ValueError("it does not say that it is one")
    game = find_game(str(saved["game"]))
    state = game.load(fit(saved["state"], dict))
    seats = range(state.players)
    session = Session(
        state,
        names=[fit(name, str) for name in fit(saved["names"], list)],
        people=tuple([fit(seat, int) for seat in fit(saved["people"], list)]),
        chance=stream(fit(saved["chance"], list)),
        bots=fit(saved["bots"], str),
        seed=None if saved["seed"] is None else fit(saved["seed"], int),
        seen=[fit(number, int) for number in fit(saved["seen"], list)],
        past=[before_of(game, item) for item in fit(saved["past"], list)],
        no_undo=fit(saved["no_undo"], str),
    )
    if len(session.names) != len(seats) or len(session.seen) != len(seats):
        raise ValueError("not every seat is there")
    if any(seat not in seats for seat in session.people):
        raise ValueError("somebody sits where no seat is")
    check_names(session.names)
    check_record(state)
    return session


def check_record(state: State) -> None:
    """The log is what people will be shown, so it must be one."""
    if len(state.record) != state.players + 1:
        raise ValueError("not every seat has its log")
    for events in state.record:
        for event in fit(events, list):
            fit(fit(event, dict)["event"], str)
            if any(not isinstance(value, (int, str, list)) for value in event.values()):
                raise ValueError("the log holds what never happens")


def before_of(game: Game, item: Any) -> Before:
    seat, seen, dump = item
    return Before(fit(seat, int), fit(seen, int), game.load(fit(dump, dict)))


def fit(value: Any, kind: type) -> Any:
    """The value, if it is of this kind."""
    if type(value) is not kind:
        raise TypeError(f"{value!r:.40} is no {kind.__name__}")
    return value
