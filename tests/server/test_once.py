"""The same click twice counts once; every message gets an answer, and a refusal says why."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from sengoku import protocol
from sengoku.client import Http
from tests.server.rig import Line, People, Running, line, run


@asynccontextmanager
async def two_tabs(server: Running, game: str = "shinobi") -> AsyncIterator[tuple[Line, Line]]:
    """Two sockets of the seat that has to decide first."""
    async with People(server.url) as people:
        await people.gather(game, 3)
        state = people.seats[0].state
        assert state is not None
        assert state.view is not None
        seat = state.view["actors"][0]
        key = people.seats[seat].http.key
        async with (
            line(server.url, people.ident, seat, key) as one,
            line(server.url, people.ident, seat, key) as other,
        ):
            yield one, other


def move_at(state: dict[str, Any], ident: str) -> dict[str, Any]:
    code = state["moves"][0]["code"]
    return {"type": "move", "id": ident, "version": state["version"], "move": code}


def test_a_doubled_move_is_made_once_and_answered_twice(server: Running) -> None:
    async def play() -> None:
        async with two_tabs(server) as (tab, _):
            state = await tab.hear_type("state")
            move = move_at(state, "click")
            await tab.say(move)
            await tab.say(move)
            first = await tab.hear_type("done")
            second = await tab.hear_type("done")
            assert first == second == {"type": "done", "id": "click", "version": first["version"]}
            assert first["version"] == state["version"] + 1

    run(play())


def test_the_same_id_from_another_tab_gets_the_same_answer(server: Running) -> None:
    async def play() -> None:
        async with two_tabs(server) as (one, other):
            move = move_at(await one.hear_type("state"), "click")
            first = await one.answer(move)
            assert await other.answer(move) == first
            assert await other.answer({**move, "move": move["move"] + 1}) == first

    run(play())


def test_both_tabs_are_told(server: Running) -> None:
    async def play() -> None:
        async with two_tabs(server) as (one, other):
            before = await other.hear_type("state")
            await one.answer(move_at(await one.hear_type("state"), "click"))
            after = await other.hear_type("state")
            while after["version"] == before["version"]:
                after = await other.hear_type("state")
            assert after["version"] == before["version"] + 1

    run(play())


def test_a_stale_move_is_refused_with_a_fresh_view(server: Running) -> None:
    async def play() -> None:
        async with two_tabs(server) as (one, other):
            state = await one.hear_type("state")
            await one.answer(move_at(state, "first"))
            stale = move_at(state, "second")
            refused = await other.answer(stale)
            assert (refused["type"], refused["rule"]) == ("refused", "VERSION")
            assert refused["figures"]["now"] == state["version"] + 1
            fresh = await other.hear_type("state")
            assert fresh["version"] == state["version"] + 1
            assert fresh["events"]["first"] == 0  # the whole of it
            assert await other.answer(stale) == refused

    run(play())


def test_a_refusal_is_repeated_as_it_was(server: Running) -> None:
    async def play() -> None:
        async with two_tabs(server) as (one, _):
            state = await one.hear_type("state")
            wrong = {**move_at(state, "wrong"), "move": 10**6}
            refused = await one.answer(wrong)
            assert (refused["type"], refused["rule"], refused["reason"]) == (
                "refused",
                "CODE",
                "number",
            )
            assert "1000000" in refused["text"]
            assert await one.answer({**wrong, "move": state["moves"][0]["code"]}) == refused

    run(play())


def test_a_replayed_move_of_before_a_restart_is_not_made_again(tmp_path: Any) -> None:
    server = Running(tmp_path)

    async def play() -> None:
        async with People(server.url) as people:
            await people.gather("shinobi", 3)
            seat = (people.seats[0].state.view or {})["actors"][0]  # type: ignore[union-attr]
            key = people.seats[seat].http.key
            ident = people.ident
            async with line(server.url, ident, seat, key) as tab:
                state = await tab.hear_type("state")
                move = move_at(state, "click")
                done = await tab.answer(move)
            server.kill()
            server.start()
            async with line(server.url, ident, seat, key) as tab:
                again = await tab.hear_type("state")
                assert again["version"] == done["version"]
                assert await tab.answer(move) == done

    try:
        run(play())
    finally:
        server.stop()


def test_answers_come_in_the_order_of_the_messages(server: Running) -> None:
    async def play() -> None:
        async with two_tabs(server) as (tab, _):
            await tab.hear_type("state")
            for number in range(20):
                kind = {"type": "ping"} if number % 2 else {"type": "why_not", "move": number}
                await tab.say({**kind, "id": str(number)})
            heard: list[str] = []
            while len(heard) < 20:
                message = await tab.hear()
                if "id" in message:
                    heard.append(message["id"])
            assert heard == [str(number) for number in range(20)]

    run(play())


def test_the_ids_of_one_who_watches_are_nobody_elses(server: Running) -> None:
    """A spectator's refused command must not answer the host's, who has no seat either."""

    async def play() -> None:
        host = Http(server.url)
        ident = (await host.make(protocol.NewTable("shinobi", 3, access="open"))).id
        async with (
            line(server.url, ident, None, "") as stranger,
            line(server.url, ident, None, host.key) as mine,
        ):
            add = {"type": "add_bot", "id": "1", "seat": 0, "level": "random"}
            assert (await stranger.answer(add))["rule"] == "HOST"
            assert (await mine.answer(add))["type"] == "done"
            assert (await mine.answer(add))["type"] == "done"
            assert (await stranger.answer(add))["rule"] == "HOST"
        await host.close()

    run(play())
