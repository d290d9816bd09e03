"""Whose turn it is: what people wait for first, and every visitor as much as any other."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import sengoku
from sengoku import protocol
from sengoku.client import Http
from sengoku.server.pool import BotPool
from sengoku.server.turns import Asker, Turns, Urgency
from tests.server.inside import inside
from tests.server.rig import line, run


async def order(asked: list[Asker], seconds: Callable[[Asker], float] = lambda _: 1.0) -> list[int]:
    """In which order they are served by one worker, by their number."""
    turns: Turns[str] = Turns()
    turns.idle.append("worker")
    await turns.take(lambda: Asker(Urgency.PLAYED, ("somebody else",)))
    served: list[int] = []

    async def ask(number: int, asker: Asker) -> None:
        worker = await turns.take(lambda: asker)
        served.append(number)
        await asyncio.sleep(0)
        turns.charge(asker, seconds(asker))
        turns.give_back(worker)

    tasks = [asyncio.create_task(ask(number, asker)) for number, asker in enumerate(asked)]
    await asyncio.sleep(0)
    turns.give_back("worker")
    await asyncio.gather(*tasks)
    assert turns.idle == ["worker"]
    return served


def test_what_people_wait_for_comes_first_and_tables_without_people_last() -> None:
    asked = [Asker(urgency, ("one",)) for urgency in reversed(Urgency)]
    assert run(order(asked)) == [4, 3, 2, 1, 0]


def test_nobody_waits_for_the_many_tables_of_another_visitor() -> None:
    many = [Asker(Urgency.PLAYED, ("greedy",))] * 19
    few = [Asker(Urgency.PLAYED, ("modest",))] * 2
    assert run(order([*many, *few]))[:5] == [0, 19, 1, 20, 2]


def test_a_share_is_a_share_of_time_not_of_turns() -> None:
    asked = [Asker(Urgency.PLAYED, ("slow",))] * 3 + [Asker(Urgency.PLAYED, ("quick",))] * 4

    def seconds(asker: Asker) -> float:
        return 4.0 if "slow" in asker.visitors else 1.0

    assert run(order(asked, seconds)) == [0, 3, 4, 5, 6, 1, 2]


def test_a_table_of_several_visitors_is_served_for_the_one_who_has_had_least() -> None:
    mixed = Asker(Urgency.PLAYED, ("greedy", "modest"))
    asked = [Asker(Urgency.PLAYED, ("greedy",))] * 3 + [mixed]
    assert run(order(asked)) == [0, 3, 1, 2]


def test_who_comes_new_gets_no_more_than_a_share() -> None:
    """Time that somebody did not use is not saved up."""

    async def ask() -> list[str]:
        turns: Turns[str] = Turns()
        served: list[str] = []

        async def once(who: str) -> None:
            asker = Asker(Urgency.PLAYED, (who,))
            worker = await turns.take(lambda: asker)
            served.append(who)
            turns.charge(asker, 1.0)
            turns.give_back(worker)

        turns.idle.append("worker")
        for _ in range(10):
            await once("old")
        await turns.take(lambda: Asker(Urgency.PLAYED, ("old",)))
        tasks = [asyncio.create_task(once(who)) for who in ["new"] * 3 + ["old"] * 3]
        await asyncio.sleep(0)
        turns.give_back("worker")
        await asyncio.gather(*tasks)
        return served[10:]

    assert run(ask()) == ["new", "old", "new", "old", "new", "old"]


def test_what_becomes_urgent_while_it_waits_is_urgent() -> None:
    async def ask() -> list[str]:
        turns: Turns[str] = Turns()
        urgency = Urgency.UNATTENDED
        served: list[str] = []

        async def once(who: str, asker: Callable[[], Asker]) -> None:
            worker = await turns.take(asker)
            served.append(who)
            turns.give_back(worker)

        first = asyncio.create_task(once("read", lambda: Asker(Urgency.READ, ("a",))))
        second = asyncio.create_task(once("bot", lambda: Asker(urgency, ("b",))))
        await asyncio.sleep(0)
        urgency = Urgency.PLAYED  # somebody has come to the table
        turns.give_back("worker")
        await asyncio.gather(first, second)
        return served

    assert run(ask()) == ["bot", "read"]


def test_who_no_longer_waits_takes_nobodys_turn() -> None:
    async def ask() -> None:
        turns: Turns[str] = Turns()
        asker = Asker(Urgency.PLAYED, ("a",))
        gone = asyncio.create_task(turns.take(lambda: asker))
        late = asyncio.create_task(turns.take(lambda: asker))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.sleep(0)
        turns.give_back("worker")
        late.cancel()  # in the same moment in which it gets its turn
        await asyncio.gather(gone, late, return_exceptions=True)
        assert turns.idle == ["worker"]
        assert turns.waiting == []

    run(ask())


def test_bots_think_for_those_who_are_at_the_table(tmp_path: Path) -> None:
    async def look() -> None:
        async with inside(tmp_path) as (hub, url):
            http = Http(url)
            new = protocol.NewTable("shinobi", 3, name="Ann", access="open", bots={"1": "random"})
            ident = (await http.make(new)).id
            room = hub.rooms[ident]
            assert room.asker() == Asker(Urgency.UNATTENDED, {room.table.host})
            async with line(url, ident, None, "") as watching:
                await watching.hear()
                assert room.asker() == Asker(Urgency.WATCHED, {"127.0.0.1"})
                async with line(url, ident, 0, http.key) as playing:
                    await playing.hear()
                    assert room.asker() == Asker(Urgency.PLAYED, {"127.0.0.1"})
            while room.sockets:
                await asyncio.sleep(0.01)
            room.elsewhere = {0}  # at another server, from wherever
            assert room.asker() == Asker(Urgency.PLAYED, {ident})
            await http.close()

    run(look())


def test_thinking_is_charged_to_those_for_whom_it_was_done() -> None:
    async def ask() -> None:
        pool = BotPool(1, 60.0)
        state = sengoku.game("shinobi").start(3, bytes(32))
        asker = Asker(Urgency.PLAYED, {"a", "b"})
        await pool.choose(state, state.actors[0], "random", 1, lambda: asker)
        had = pool.turns.shares[Urgency.PLAYED].had
        assert set(had) == {"a", "b"}
        assert had["a"] == had["b"] > 0
        pool.close()

    run(ask())
