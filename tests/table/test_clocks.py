"""Clocks: moved by public facts alone, measured by the times of the log."""

from __future__ import annotations

import pytest

from sengoku import protocol
from sengoku.games.kernel.refusals import Refusal
from sengoku.protocol import Clock
from sengoku.table import automatic
from sengoku.table import entries as log
from tests.table.sitting import Sitting, playing


def ticks(sitting: Sitting) -> list[str]:
    """All that happens because time is over."""
    found: list[str] = []
    while (entry := automatic.next_timeout(sitting.table, sitting.now, "random")) is not None:
        sitting.act([entry])
        found.append(type(entry).__name__)
        assert len(found) < 1000
    return found


def phase(sitting: Sitting) -> str:
    assert sitting.table.clocks is not None
    return sitting.table.clocks.phase


def actor(sitting: Sitting) -> int:
    return sitting.table.actors()[0]


def test_no_clock_no_deadline() -> None:
    sitting = playing("shinobi", 3)
    assert sitting.table.deadline() is None
    assert sitting.frame(0)["clock"] is None


def test_per_move_every_actor_has_so_many_seconds_from_the_last_step() -> None:
    sitting = playing("shinobi", 3, clock=Clock("move", 30.0))
    assert sitting.table.deadline() == 1030.0
    sitting.now += 29
    seat = actor(sitting)
    assert sitting.frame(seat)["clock"]["left"][seat] == 1.0
    assert ticks(sitting) == []
    sitting.move(seat)
    assert sitting.table.deadline() == 1059.0
    sitting.now = 1059.0
    assert ticks(sitting) == ["Overdue", "Moved"]
    last = sitting.log[-1]
    assert isinstance(last, log.Moved)
    assert last.by == "clock"


def test_all_are_told_whose_time_is_over_until_he_moves_himself() -> None:
    sitting = playing("shinobi", 3, clock=Clock("move", 30.0))
    seat = actor(sitting)
    sitting.now += 30
    ticks(sitting)
    assert told_overdue(sitting) == [seat]
    sitting.now += 30
    assert ticks(sitting) == ["Moved"]  # they know already
    assert told_overdue(sitting) == [seat]
    assert sitting.again().seats[seat].overdue
    sitting.move(seat)
    assert told_overdue(sitting) == []


def test_who_never_comes_back_may_be_replaced_by_all_others() -> None:
    sitting = playing("shinobi", 3, clock=Clock("move", 30.0))
    late = actor(sitting)
    first, second = [seat for seat in range(3) if seat != late]
    sitting.now += 30
    ticks(sitting)
    sitting.do(first, protocol.Propose("a", "takeover", late))
    sitting.do(second, protocol.Vote("b", True))
    assert sitting.table.seats[late].kind == "bot"


def told_overdue(sitting: Sitting) -> list[int]:
    """Whose time is over, as a spectator is told."""
    seats = sitting.frame(None)["table"]["seats"]
    return [at for at, seat in enumerate(seats) if seat["overdue"]]


def test_a_secret_move_moves_no_clock() -> None:
    sitting = playing("shitenno", 3, clock=Clock("move", 30.0))
    seat = actor(sitting)
    other = (seat + 1) % 3
    sitting.now += 10
    before = sitting.frame(other)["clock"]
    sitting.move(seat)  # a card of the lot, for his eyes alone
    assert sitting.frame(other)["clock"] == before
    assert sitting.table.deadline() == 1030.0


def test_per_player_the_time_is_taken_from_those_who_decide() -> None:
    sitting = playing("shinobi", 3, clock=Clock("player", 100.0, 5.0))
    seat = actor(sitting)
    sitting.now += 40
    sitting.move(seat)
    left = sitting.frame(None)["clock"]["left"]
    assert left[seat] == 65.0
    assert left[(seat + 1) % 3] == 100.0
    assert sitting.again().clocks.banks == sitting.table.clocks.banks  # type: ignore[union-attr]


def test_a_pause_stops_all_clocks() -> None:
    sitting = playing("shinobi", 3, clock=Clock("move", 30.0))
    sitting.now += 10
    sitting.do(0, protocol.Pause(sitting.id(), True))
    with pytest.raises(Refusal) as refused:
        sitting.move(actor_of_state(sitting))
    assert f"{refused.value.rule}.{refused.value.reason}" == "TABLE.paused"
    sitting.now += 500
    assert sitting.table.deadline() is None
    sitting.do(0, protocol.Pause(sitting.id(), False))
    assert sitting.table.deadline() == 1530.0


def actor_of_state(sitting: Sitting) -> int:
    assert sitting.table.history is not None
    return sitting.table.history.state.actors[0]


def test_at_the_end_a_bot_may_be_asked_for_this_move() -> None:
    sitting = playing("shinobi", 3, clock=Clock("move", 30.0, at_end="bot"))
    seat = actor(sitting)
    assert sitting.table.bot_seats() == []
    sitting.now += 30
    assert ticks(sitting) == ["Overdue"]
    assert sitting.table.bot_seats() == [(seat, None)]
    assert sitting.table.history is not None
    move = sitting.table.history.state.moves(seat)[0]
    sitting.act(automatic.bot_move(sitting.table, seat, move, sitting.now))
    assert not sitting.table.seats[seat].overdue
    assert sitting.table.bot_seats() == []


def test_at_the_end_the_others_may_let_a_bot_take_over() -> None:
    sitting = playing("shinobi", 3, clock=Clock("move", 30.0, at_end="vote"))
    late = actor(sitting)
    first, second = [seat for seat in range(3) if seat != late]
    propose = protocol.Propose("a", "takeover", late)
    with pytest.raises(Refusal) as refused:
        sitting.do(first, propose)
    assert refused.value.reason == "overdue"
    sitting.now += 30
    ticks(sitting)
    sitting.do(first, propose)
    sitting.do(second, protocol.Vote("b", True))
    assert sitting.table.seats[late].kind == "bot"
    assert sitting.table.seats_of(f"holder-{late}") == []
    assert sitting.table.bot_seats() == [(late, "greedy")]


def test_senjis_winter_has_four_minutes_for_all_together() -> None:
    sitting = playing("senji", 3)
    assert sitting.table.settings.clock.phases == {"winter": 240.0}
    while phase(sitting) != "winter":
        assert sitting.table.deadline() is None
        sitting.move(actor(sitting))
    assert sitting.table.deadline() == sitting.now + 240
    assert sitting.frame(0)["clock"]["phase"] == 240.0
    sitting.now += 240
    ticks(sitting)
    assert phase(sitting) != "winter"


def test_all_ready_ends_winter_earlier() -> None:
    sitting = playing("senji", 3)
    while phase(sitting) != "winter":
        sitting.move(actor(sitting))
    while phase(sitting) == "winter":
        seat = actor(sitting)
        assert sitting.table.history is not None
        sitting.move(seat, sitting.table.history.state.default(seat))
    assert sitting.table.deadline() is None


@pytest.mark.parametrize("seconds", [0.0, -1.0, 1e18, float("nan")])
def test_a_clock_needs_a_time(seconds: float) -> None:
    with pytest.raises(Refusal) as refused:
        playing("shinobi", 3, clock=Clock("move", seconds))
    assert refused.value.rule == "CLOCK"
