"""Who had a seat before: each viewer is told so, counted by what it was told itself."""

from __future__ import annotations

from typing import Any

from sengoku import protocol
from sengoku.games.kernel.streams import Random
from sengoku.table import record
from tests.table.sitting import Sitting, playing


def told(sitting: Sitting, seat: int | None = 0) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = sitting.frame(seat)["handovers"]
    return found


def change(sitting: Sitting) -> list[tuple[str, str, bool]]:
    """Who had which seat, and who has it now, in short."""
    return [
        (
            f"{one['before']['kind']} {one['before']['name']}",
            f"{one['after']['kind']} {one['after']['name']}",
            one["renamed"],
        )
        for one in told(sitting)
    ]


def test_nothing_is_told_of_changes_before_the_game() -> None:
    sitting = playing("shinobi", 3)
    assert told(sitting) == []


def test_whoever_leaves_keeps_what_happened_before() -> None:
    sitting = playing("shinobi", 3)
    sitting.play(5, Random(1))
    before = [len(seen) for seen in sitting.table.history.state.record]  # type: ignore[union-attr]
    sitting.do(1, protocol.Leave(sitting.id(), "bot", "random"))
    (one,) = told(sitting)
    assert (one["seat"], one["events"]) == (1, before[0])
    assert one["before"] == {"kind": "person", "name": "Bo"}
    assert one["after"]["kind"] == "bot"
    assert told(sitting, None)[0]["events"] == before[3]
    assert sitting.again().handovers == sitting.table.handovers
    replay = record.replay(sitting.table, 0, 0, 1)
    assert [found.before.name for found in replay.handovers] == ["Bo"]


def test_a_seat_that_is_freed_and_taken_at_once_is_one_change() -> None:
    sitting = playing("shinobi", 3)
    sitting.do(1, protocol.Leave(sitting.id(), "free"))
    assert change(sitting) == [("person Bo", "free ", False)]
    sitting.now += 60
    sitting.sit(1, "Eve")
    assert change(sitting) == [("person Bo", "person Eve", False)]
    assert told(sitting)[0]["at"] == sitting.now


def test_whoever_sat_in_a_seat_is_told_even_if_all_is_as_it_was() -> None:
    sitting = playing("shinobi", 3)
    for name in ("Eve", "Bo"):
        sitting.do(1, protocol.Leave(sitting.id(), "free"))
        sitting.sit(1, name)
    assert change(sitting) == [
        ("person Bo", "person Eve", False),
        ("person Eve", "person Bo", False),
    ]


def test_a_bot_that_goes_and_comes_back_is_no_change() -> None:
    sitting = playing("shinobi", 3, bots=(2,))
    for _ in range(3):
        sitting.do(0, protocol.Free(sitting.id(), 2))
        sitting.do(0, protocol.AddBot(sitting.id(), 2, "random"))
    assert sitting.table.handovers == []


def test_new_names_and_conceding_are_told_apart() -> None:
    sitting = playing("shinobi", 3)
    for name in ("Bob", "Bobby"):
        sitting.do(1, protocol.Rename(sitting.id(), name))
    sitting.do(2, protocol.Concede(sitting.id()))
    assert change(sitting) == [
        ("person Bo", "person Bobby", True),
        ("person Cy", "bot Cy", False),
    ]
    assert len(sitting.table.handovers) == 2  # a flood of names does not grow


def test_an_undo_takes_the_count_back() -> None:
    sitting = playing("shinobi", 3)
    first = sitting.table.actors()[0]
    start = len(sitting.table.history.state.record[0])  # type: ignore[union-attr]
    sitting.move(first)
    other = (first + 1) % 3
    sitting.do(other, protocol.Rename(sitting.id(), "Somebody"))
    assert told(sitting)[0]["events"] > start
    sitting.do(first, protocol.Undoing(sitting.id(), sitting.table.version(first)))
    assert told(sitting)[0]["events"] == start


def test_what_others_are_told_in_between_does_not_show() -> None:
    """Two changes are one for a viewer who was told nothing in between, whatever others were."""
    quiet, busy = playing("senji", 3), playing("senji", 3)
    for sitting in (quiet, busy):
        sitting.do(2, protocol.Leave(sitting.id(), "free"))
    busy.move(1)  # a samurai is kept in secret
    assert busy.frame(1)["events"]["list"] != quiet.frame(1)["events"]["list"]
    for sitting in (quiet, busy):
        sitting.sit(2, "Eve")
    assert len(busy.table.handovers) == 2
    assert told(busy) == told(quiet)
    assert told(busy, None) == told(quiet, None)
