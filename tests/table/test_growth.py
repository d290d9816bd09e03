"""Reading a log is work in proportion to its length, whatever is in it; no clock decides that."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from types import FrameType
from typing import Any

import pytest

from bench.growth import long_log
from sengoku.table import Table, new_settings
from sengoku.table import entries as log


def steps_of(work: Callable[[], object]) -> int:
    """How many steps the interpreter takes for some work; compiled code counts as one step."""
    steps = 0

    def trace(frame: FrameType, event: str, _: Any) -> Any:
        nonlocal steps
        frame.f_trace_opcodes = True
        steps += event == "opcode"
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        work()
    finally:
        sys.settrace(before)
    return steps


def waiting() -> list[log.AnyEntry]:
    """A table at which its host sits."""
    settings = new_settings("shinobi", 4, access="open")
    created = log.Created(at=0.0, table="x" * 12, settings=settings, seed="5e" * 32, host="host")
    return [created, log.Sat(at=0.0, seat=0, name="Ann", browser_id="host")]


def coming_and_going(entries: int) -> list[log.AnyEntry]:
    """New people sit down, say something, and leave; the host answers."""
    found = waiting()
    while len(found) < entries:
        new = len(found)
        found += [
            log.Sat(at=0.0, seat=1, name="Bo", browser_id=f"bo-{new}", who=1, id=f"sit-{new}"),
            log.Said(at=0.0, seat=1, text="hello", who=1, id=f"say-{new}"),
            log.Said(at=0.0, seat=0, text="welcome", who=0, id=f"answer-{new}"),
            log.Freed(at=0.0, seat=1, who=1, id=f"go-{new}"),
        ]
    return found


def renaming(entries: int) -> list[log.AnyEntry]:
    """People change their names in a game."""
    found = waiting()
    for seat in (1, 2, 3):
        found.append(log.Sat(at=0.0, seat=seat, name="Bo", browser_id=f"browser-{seat}"))
    found.append(log.Started(at=0.0, seen=31))
    while len(found) < entries:
        new = len(found)
        seat = new % 4
        found.append(log.Renamed(at=0.0, seat=seat, name=f"Bo {new}", who=seat, id=f"name-{new}"))
    return found


@pytest.mark.parametrize("made", [coming_and_going, renaming, long_log])
def test_reading_a_log_grows_as_its_length(made: Callable[[int], list[log.AnyEntry]]) -> None:
    short, long = made(300), made(1_200)
    once, often = [steps_of(partial(Table, lines)) for lines in (short, long)]
    assert often / once < 1.25 * len(long) / len(short)


def test_who_comes_back_is_the_same_person_until_their_browser_is_revoked() -> None:
    table = Table(waiting())

    def sit(browser_id: str) -> int:
        table.apply(log.Sat(at=0.0, seat=1, name="Bo", browser_id=browser_id))
        return table.seats[1].person

    def leave() -> None:
        table.apply(log.Freed(at=0.0, seat=1, who=1))

    bo = sit("bo")
    leave()
    assert sit("cy") == bo + 1
    leave()
    assert sit("bo") == bo
    table.apply(log.Revoked(at=0.0, seat=1, browser_ids=["bo"]))
    leave()
    assert sit("bo") == bo + 2


def test_what_a_seat_was_told_and_answered_is_gone_with_its_player() -> None:
    table = Table(waiting())
    for at, browser_id in ((1, "bo"), (2, "cy")):
        table.apply(log.Sat(at=0.0, seat=at, name=browser_id, browser_id=browser_id))
    table.apply(log.Said(at=0.0, seat=2, text="to you", to=[1], who=2, id="a"))
    table.apply(log.Said(at=0.0, seat=1, text="to all", who=1, id="b"))
    table.apply(log.Freed(at=0.0, seat=1, who=2, id="c"))
    assert [said.text for said in table.heard[1]] == ["to all"]
    assert [said.text for said in table.heard[2]] == ["to you", "to all"]
    assert set(table.answered) == {(2, "a"), (2, "c")}
