"""The records of a state: copies share them until one of the two changes something."""

from __future__ import annotations

import sengoku
from sengoku.games.kernel import Field
from sengoku.games.senji.fields import FIELDS, RECORDS
from sengoku.games.senji.state import Senji


def begun() -> Senji:
    state = sengoku.game("senji").start(4, 1)
    assert isinstance(state, Senji)
    return state


def test_every_field_lies_in_the_record_that_declares_it() -> None:
    declared: dict[str, Field] = {}
    for name, record in RECORDS.items():
        assert all(FIELDS[field].record == name for field in record.fields)
        declared |= record.fields
    assert [name for name in FIELDS if name not in declared] == [
        *("year", "phase", "host", "overtime")
    ]


def test_copies_share_records_until_one_of_them_edits() -> None:
    state = begun()
    twin = state.copy()
    assert twin.board is state.board
    twin.edit_board().units[3] = 5
    assert twin.board is not state.board
    assert state.board.units[3] == 0
    assert twin.battle is state.battle
    assert twin.edit_board() is twin.board, "its own now: it is not copied again"


def test_a_state_that_was_copied_no_longer_owns_its_records() -> None:
    state = begun()
    mine = state.edit_board()
    twin = state.copy()
    assert state.edit_board() is not mine
    assert twin.board is mine


def test_every_record_is_copied_whole() -> None:
    state = begun()
    for name, record in RECORDS.items():
        original = getattr(state, name)
        for field, declared in record.fields.items():
            value = getattr(original, field)
            if declared.kind == "i64":
                setattr(original, field, value + 1)
        twin = original.copy()
        for field, declared in record.fields.items():
            assert list_of(getattr(twin, field)) == list_of(getattr(original, field)), field
            if declared.kind == "vec[i64]" and len(getattr(twin, field)) > 0:
                getattr(twin, field)[0] += 1
                assert list_of(getattr(twin, field)) != list_of(getattr(original, field)), field


def list_of(value: object) -> object:
    """A value that can be compared and printed."""
    return value if isinstance(value, (bool, int)) else list(value)  # type: ignore[call-overload]


def test_a_stamp_says_whose_view_a_move_may_have_changed() -> None:
    state = begun()
    before = state.stamps()
    assert state.stamps() == before
    state.edit_ready().lifts[2] -= 1
    own = state.stamps()
    assert [new != old for new, old in zip(own, before, strict=True)] == [
        *(False, False, True, False),
        *(False, False),  # spectators; all
    ]
    state.edit_board().honour[2] += 1
    assert all(new != old for new, old in zip(state.stamps(), own, strict=True))


def test_what_a_seat_holds_is_counted_by_all() -> None:
    state = begun()
    before = state.stamps()
    state.edit_hanafuda().flowers[0] += 1
    assert all(new != old for new, old in zip(state.stamps(), before, strict=True))
