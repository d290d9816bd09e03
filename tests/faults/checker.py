"""The checker: pure functions that compare the history of a run with the logs that it left.

Each function returns what is wrong, as sentences; its name is the name of the check.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from sengoku.games.kernel.refusals import Refusal
from sengoku.table import entries as log
from sengoku.table import record
from sengoku.table.entries import Entry
from tests.faults.history import Answered, History, Line, Place, Seen
from tests.faults.replay import Replay

Logs = Mapping[str, Sequence[Entry]]
Command = tuple[Place, str]  # who gave it, and its id

NOT_YET: Final = ("STORE.",)  # refusals after which the same command may be carried out
# What a table may refuse to clients that only do what they are offered: it has changed meanwhile.
USUAL: Final = ("VERSION.", "TABLE.", "UNDO.", "VOTE.", "STORE.")


class Problem(NamedTuple):
    """Something that must not be."""

    check: str
    what: str


class Material(NamedTuple):
    """All that is checked; replays are made once."""

    history: History
    logs: Logs
    replays: Mapping[str, Replay]


def written(logs: Logs) -> dict[Command, list[Entry]]:
    """The entries of every command of a seat."""
    found: dict[Command, list[Entry]] = defaultdict(list)
    for table, entries in logs.items():
        for entry in entries:
            if entry.id and entry.who >= 0:
                found[(table, entry.who), entry.id].append(entry)
    return found


# Commands.


def lost(material: Material) -> list[str]:
    """Nothing acknowledged is missing in the logs."""
    there = written(material.logs)
    done = {(a.place, a.id) for a in material.history.answers if a.version is not None}
    return [f"{command} was acknowledged and is not there" for command in sorted(done - {*there})]


def twice(material: Material) -> list[str]:
    """Nothing was done twice."""
    found = []
    for command, entries in written(material.logs).items():
        for kind, count in Counter([type(entry).__name__ for entry in entries]).items():
            if count > 1:
                found.append(f"{command} is there {count} times ({kind})")
    return found


def order(material: Material) -> list[str]:
    """What a seat did is in its log in the order in which the seat did it."""
    number = {(s.place, s.id): at for at, s in enumerate(material.history.sent)}
    latest: dict[Place, int] = {}
    found = []
    for place, ident in written(material.logs):
        at = number.get((place, ident), -1)
        if 0 <= at < latest.get(place, -1):
            found.append(f"{(place, ident)} is there after a later one")
        latest[place] = max(at, latest.get(place, -1))
    return found


def content(material: Material) -> list[str]:
    """What is in the logs is what was sent."""
    there = written(material.logs)
    found = []
    for sent in material.history.sent:
        for entry in there.get((sent.place, sent.id), []):
            follows = isinstance(entry, log.Ended | log.Started)
            if not follows and meaning(entry) != (sent.kind, sent.what):
                found.append(f"{sent} became {meaning(entry)}")
    return found


def meaning(entry: Entry) -> tuple[str, int | str]:
    """The kind of command that led to an entry, and what it asked for."""
    match entry:
        case log.Pledged():
            return "pledge", entry.pledge
        case log.Revealed():
            return "reveal", entry.word
        case log.Moved():
            return "move", entry.move
        case log.Said():
            return "say", entry.text
        case log.Undone():
            return "undo", ""
        case log.Proposed():
            return "propose", entry.what
        case log.Voted():
            return "vote", "yes" if entry.agree else "no"
    return type(entry).__name__, ""


# Answers.


def answers(material: Material) -> list[str]:
    """The same command gets the same answer, however often it is given."""
    by_command: dict[Command, list[Answered]] = defaultdict(list)
    for one in material.history.answers:
        by_command[one.place, one.id].append(one)
    found = []
    for command, given in by_command.items():
        while given and given[0].refusal.startswith(NOT_YET):
            given = given[1:]
        if len({one.version for one in given}) > 1:
            told = [one.refusal or f"done at {one.version}" for one in given]
            found.append(f"{command} was answered {', '.join(told)}")
    return found


def unanswered(material: Material) -> list[str]:
    """Every command is answered in the end."""
    given = {(one.place, one.id) for one in material.history.answers}
    return [
        f"{s} was never answered" for s in material.history.sent if (s.place, s.id) not in given
    ]


def refusals(material: Material) -> list[str]:
    """What was refused has not happened, and only what had to be was refused."""
    done = {(a.place, a.id) for a in material.history.answers if a.version is not None}
    there = written(material.logs).keys() - done
    found = []
    for one in material.history.answers:
        if one.version is None and (one.place, one.id) in there:
            found.append(f"{(one.place, one.id)} was refused ({one.refusal}) and is there")
        if one.version is None and not one.refusal.startswith(USUAL):
            found.append(f"{(one.place, one.id)} was refused: {one.refusal}")
    return found


# What was shown.


def backwards(material: Material) -> list[str]:
    """Nothing that was shown is taken back: the versions that a client sees only grow."""
    latest: dict[str, Seen] = {}
    found = []
    for seen in material.history.seen:
        before = latest.get(seen.client)
        if before is not None and seen.version < before.version:
            found.append(f"{seen.client} saw {before.version} and then {seen.version}")
        latest[seen.client] = seen
    return found


def views(material: Material) -> list[str]:
    """What a seat was shown at a version is what the replay shows there."""
    found = []
    for seen in material.history.seen:
        if seen.version == 0 or seen.place[0] not in material.replays:
            continue
        shown = material.replays[seen.place[0]].at(seen.place[1], seen.version)
        if shown is None or shown.view != seen.view:
            found.append(f"{seen.client} saw another view at {seen.version}")
        elif seen.moves is not None and seen.moves != shown.moves:
            found.append(f"{seen.client} was offered other moves at {seen.version}")
    return found


def talk(material: Material) -> list[str]:
    """In the end everybody has heard everything once, in the order of the log."""
    found = []
    for client, (place, heard) in material.history.talk.items():
        entries = material.logs.get(place[0], [])
        said = [Line(entry.seat, entry.text) for entry in entries if isinstance(entry, log.Said)]
        if heard != said:
            found.append(f"{client} heard {len(heard)} lines, and {len(said)} were said")
    return found


# The end.


def ends(material: Material) -> list[str]:
    """Every game ends, and everybody is told the same result."""
    found = []
    for table in material.history.tables:
        if table not in material.replays or not material.replays[table].over:
            found.append(f"the game at {table} has not ended")
        told = [result for place, result in material.history.results.values() if place[0] == table]
        if not told or any([result is None or result != told[0] for result in told]):
            found.append(f"at {table} the results are {told}")
    return found


def records(material: Material) -> list[str]:
    """Every record verifies, and tells the moves of the log."""
    found = []
    for table in material.history.tables:
        document: Any = material.history.records.get(table)
        try:
            record.check(document)
        except Refusal as refusal:
            found.append(f"the record of {table}: {refusal}")
            continue
        moves = [(seat, move) for seat, move, *_ in document["moves"]]
        if table not in material.replays or moves != material.replays[table].moves:
            found.append(f"the record of {table} has other moves")
    return found


def words(material: Material) -> list[str]:
    """A word whose reveal was acknowledged is in the deal, and in the record."""
    done = {(a.place, a.id) for a in material.history.answers if a.version is not None}
    found = []
    for sent in material.history.sent:
        if sent.kind != "reveal" or (sent.place, sent.id) not in done:
            continue
        table, seat = sent.place
        document: Any = material.history.records.get(table) or {"words": []}
        dealt = material.replays[table].words if table in material.replays else []
        if not (dealt[seat : seat + 1] == document["words"][seat : seat + 1] == [sent.what]):
            found.append(f"the word of seat {seat} at {table} is not in the deal")
    return found


def orphans(material: Material) -> list[str]:
    """No process stays behind when the one that started it is gone."""
    return [f"process {pid} stayed behind" for pid in material.history.left_behind]


def port(material: Material) -> list[str]:
    """When the server has ended, its port can be used at once."""
    return [material.history.port_taken] if material.history.port_taken else []


def failures(material: Material) -> list[str]:
    """Clients go on by themselves, and the server starts again."""
    return material.history.failures


CHECKS: Final[tuple[Callable[[Material], list[str]], ...]] = (
    lost, twice, order, content, answers, unanswered, refusals, backwards, views, talk, ends,
    records, words, orphans, port, failures,
)  # fmt: skip


def check(history: History, logs: Logs) -> list[Problem]:
    """Everything that is wrong."""
    replays: dict[str, Replay] = {}
    found = []
    for table, entries in logs.items():
        try:
            replays[table] = Replay(entries)
        except (Refusal, AssertionError, IndexError) as error:
            found.append(Problem("views", f"the log of {table} can't be replayed: {error!r}"))
    material = Material(history, logs, replays)
    return found + [Problem(one.__name__, what) for one in CHECKS for what in one(material)]
