"""Full games over real sockets, with people and bots."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

import sengoku.client
from sengoku import protocol
from sengoku.games.kernel.streams import Random
from sengoku.table import record
from tests.server.rig import UNLIMITED, People, Running, play_on, run


@pytest.mark.parametrize(
    ("game", "players", "bots", "options"),
    [
        ("shinobi", 4, {"2": "greedy", "3": "random"}, {}),
        ("shitenno", 3, {"1": "random"}, {}),
        ("senji", 3, {"1": "random"}, {"max_years": 1}),
    ],
)
def test_a_game_of_people_and_bots_to_its_end(
    server: Running, game: str, players: int, bots: dict[str, str], options: dict[str, int]
) -> None:
    async def play() -> None:
        async with People(server.url) as people:
            await people.gather(game, players, bots=bots, options=options)
            work = [play_on(seat, Random(at)) for at, seat in enumerate(people.seats)]
            made = await asyncio.gather(*work)
            ended = people.seats[0].state
            assert ended is not None
            assert ended.table.result is not None
            assert sorted(ended.table.result.ranks)[0] == 1
            found = await people.seats[0].http.record(people.ident)
            proof = record.check(found)
            assert proof["moves"] >= sum(made)
            assert [row.id for row in await people.seats[0].http.mine()] == [people.ident]

    run(play())


def test_what_people_pick_holds_after_a_crash_and_in_the_record(tmp_path: Path) -> None:
    server = Running(tmp_path, *UNLIMITED)

    async def play() -> None:
        async with People(server.url) as people:
            ann, bo = await people.wait("shitenno", 3, bots={"2": "random"})
            await bo.pick("generals", "ii")
            await bo.pick("generals", "honda")
            await ann.until(lambda: ann.now.table.seats[1].picks == {"generals": "honda"})
            with pytest.raises(sengoku.client.NotAllowed, match="Bo has already picked"):
                await ann.pick("generals", "honda")
            server.kill()
            server.start()
            await ann.pick("generals", "ii")
            await ann.start()
            await asyncio.gather(*[play_on(seat, Random(3)) for seat in (ann, bo)])
            assert (ann.now.view or {})["generals"] == [3, 0, 1]
            found = await ann.http.record(people.ident)
            assert found["options"] == {"generals": "ii+honda"}
            record.check(found)

    try:
        run(play())
    finally:
        server.stop()


def test_the_readme_of_the_client(server: Running) -> None:
    """As a stranger's bot would do it: sit down by a link, and play."""

    async def play() -> None:
        new = protocol.NewTable("shinobi", 3, name="Ann", bots={"2": "random"})
        async with sengoku.client.make(server.url, new) as ann:
            link = await ann.http.link(ann.table, "invite")
            async with sengoku.client.join(server.url + link.path, name="Ii") as seat:
                await ann.start()
                await asyncio.gather(play_on(ann, Random(1)), first_moves(seat))
                assert seat.over

    async def first_moves(seat: sengoku.client.Seat) -> None:
        async for state in seat.turns():
            await seat.move(state.moves[0].text)

    run(play())


def test_a_spectator_sees_what_everybody_may_know(server: Running) -> None:
    async def play() -> None:
        async with People(server.url) as people:
            await people.gather("shinobi", 3)
            async with sengoku.client.watch(f"{server.url}/t/{people.ident}") as watching:
                assert watching.state is not None
                assert watching.state.seat is None
                assert watching.state.moves == []
                view = watching.state.view
                assert view is not None
                assert view["hand"] is None
                with pytest.raises(sengoku.client.NotAllowed):
                    await watching.say("hello")

    run(play())
