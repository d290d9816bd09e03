"""A table in one's own process looks like a client's seat, to a program with an event loop too."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

import sengoku
from sengoku import protocol
from sengoku.client import NotAllowed
from sengoku.client.interface import new_id
from sengoku.games.kernel.streams import Random
from sengoku.local import LocalSeat, LocalTable, finished, new_table


def dealt(game: str = "shinobi", people: int = 1, players: int = 3, **options: Any) -> LocalTable:
    names = ["Ann", "Bo", "Cy"][:people]
    return new_table(sengoku.game(game), players, names, 7, options, "greedy")


def opened(table: LocalTable, number: int | None = 0) -> LocalSeat:
    seat = table.seat(number)
    finished(seat.open())
    return seat


@pytest.mark.parametrize("game", ["shinobi", "shitenno", "senji"])
def test_a_program_plays_as_at_a_server(game: str) -> None:
    """The loop of a client's bot, word for word."""
    options = {"max_years": 1} if game == "senji" else {}
    table = dealt(game, people=2, **options)

    async def play(number: int) -> list[int]:
        seat = table.seat(number)
        await seat.open()
        random = Random(number)
        async for state in seat.turns():
            try:
                await seat.move(state.moves[random.below(len(state.moves))].code, state.version)
            except NotAllowed as refusal:
                if refusal.rule != "VERSION":
                    raise
        assert seat.now.table.result is not None
        return seat.now.table.result.ranks

    async def both() -> tuple[list[int], list[int]]:
        return await asyncio.wait_for(asyncio.gather(play(0), play(1)), 120)

    ranks = asyncio.run(both())
    assert ranks[0] == ranks[1]
    assert 1 in ranks[0]


def test_a_seat_is_told_its_own_view_and_a_spectator_the_public_one() -> None:
    table = dealt(people=2)
    for number in (0, 1, None):
        seat = opened(table, number)
        assert seat.now.view == table.state.view(number)
        assert seat.events == table.state.events(number)
        assert [move.code for move in seat.now.moves] == (
            [] if number is None else list(table.state.moves(number))
        )


def test_all_open_seats_are_told_of_a_move_until_they_close() -> None:
    table = dealt(people=3)
    seats = [opened(table, number) for number in (0, 1, 2, None)]
    mover = seats[table.decider]
    finished(mover.move(mover.now.moves[0].code))
    assert {len(seat.events) for seat in seats} == {len(table.state.events(None))}
    assert all(seat.now.version for seat in seats)
    finished(seats[3].close())
    before = seats[3].now
    finished(mover.undo())
    assert seats[3].now is before
    assert seats[0].now.version > before.version


def test_a_refusal_is_a_clients() -> None:
    seat = opened(dealt())
    with pytest.raises(NotAllowed) as refused:
        finished(seat.move(seat.now.moves[-1].code, version=seat.now.version + 1))
    assert (refused.value.rule, refused.value.reason) == ("VERSION", "stale")
    with pytest.raises(NotAllowed, match="Chat is off at this table"):
        finished(seat.say("hello"))
    with pytest.raises(NotAllowed, match="This seat is not yours"):
        finished(opened(seat.table, None).parse("rest"))


def test_the_same_command_twice_counts_once() -> None:
    seat = opened(dealt())
    message = protocol.Move(new_id(), seat.now.version, seat.now.moves[0].code)
    first = finished(seat.tell(message))
    state = seat.table.state.copy()
    assert finished(seat.tell(message)) == first
    assert seat.table.state == state


def test_a_hint_does_not_change_what_the_bots_do() -> None:
    tables = [dealt(), dealt()]
    for number, table in enumerate(tables):
        seat = opened(table)
        for _ in range(6):
            if number:
                hints = finished(seat.hint())
                assert hints[0]["move"] in [move.code for move in seat.now.moves]
            finished(seat.move(seat.now.moves[0].code))
    assert tables[0].state == tables[1].state


def test_one_may_leave_and_a_bot_plays_on_to_the_end() -> None:
    table = dealt()
    seat = opened(table)
    finished(seat.leave())
    assert table.table.status == "over"
    assert table.decider == -1


def test_a_bot_that_cheats_is_caught() -> None:
    table = new_table(sengoku.game("shinobi"), 3, [], 7, {}, "tests.local.test_local:Cheat")
    with pytest.raises(sengoku.IllegalMove):
        finished(table.advance())


class Cheat(sengoku.Bot):
    """Chooses a move that is none."""

    def choose(self, state: sengoku.State, seat: int) -> int:
        return -1
