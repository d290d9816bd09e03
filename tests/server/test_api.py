"""The HTTP part: what is described is what is answered, whatever is asked."""

from __future__ import annotations

import os
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

import sengoku
from sengoku import protocol
from sengoku.client import Http, NotAllowed
from sengoku.games.kernel.streams import Random
from sengoku.server import http, plugin_assets
from tests.games.senji.other_edition import other_figures
from tests.server.rig import TOKEN, People, Running, line, play_on, run

PROOF = bool(os.environ.get("SENGOKU_PROOF"))
EXAMPLES = 100 if PROOF else 15


def test_whatever_is_asked_is_answered_as_described(server: Running) -> None:
    schema = schemathesis.openapi.from_url(f"{server.url}/schema/openapi.json")
    checks = [
        not_a_server_error,
        status_code_conformance,
        content_type_conformance,
        response_schema_conformance,
    ]
    asked = 0
    for found in schema.get_all_operations():
        operation: Any = found.ok()  # type: ignore[union-attr]

        @given(operation.as_strategy())
        @settings(max_examples=EXAMPLES, deadline=None, derandomize=not PROOF)
        def ask(case: Any) -> None:
            case.call_and_validate(checks=checks)

        ask()
        asked += 1
    routes = [*http.STEADY, *http.ROUTES, *plugin_assets.ROUTES]
    assert asked == sum(route.include_in_schema is not False for route in routes)
    assert '"error"' not in server.log()


@pytest.mark.parametrize(
    ("body", "rule"),
    [
        ({}, "MESSAGE"),
        ({"game": "chess", "players": 2}, "GAME"),
        ({"game": "shinobi", "players": 2}, "SHI-04"),
        ({"game": "shinobi", "players": 3, "options": {"x": 1}}, "OPTION"),
        ({"game": "shinobi", "players": 3, "bots": {"0": "os:system"}}, "BOT"),
        ({"game": "shinobi", "players": 3, "bots": {"9": "random"}}, "SEAT"),
        ({"game": "shinobi", "players": 3, "name": "\u202e", "seat": 0}, "NAME"),
        ({"game": "shinobi", "players": 3, "name": "A", "seat": 4}, "SEAT"),
        ({"game": "shinobi", "players": 3, "clock": {"kind": "move"}}, "CLOCK"),
        ({"game": "shinobi", "players": 3, "nonsense": 1}, "MESSAGE"),
    ],
)
def test_a_table_that_can_not_be_is_refused(server: Running, body: Any, rule: str) -> None:
    answer = httpx.post(f"{server.url}/api/tables", json=body)
    assert answer.status_code in (400, 404)
    found = answer.json()
    assert found["rule"] == rule
    assert found["text"]
    assert not found["text"].startswith(rule)  # it has words


def test_the_lobby_shows_open_tables_that_wait(server: Running) -> None:
    async def look() -> None:
        browser = Http(server.url)
        shown = await browser.make(protocol.NewTable("shinobi", 3, name="Ann", access="open"))
        hidden = await browser.make(protocol.NewTable("shinobi", 3, name="Ann"))
        ids = [listing.id for listing in await browser.lobby()]
        assert shown.id in ids
        assert hidden.id not in ids
        assert {mine.id for mine in await browser.mine()} == {shown.id, hidden.id}
        await browser.close()

    run(look())


def test_a_finished_game_can_be_watched_exported_and_put_in_again(server: Running) -> None:
    async def play() -> None:
        async with People(server.url) as people:
            await people.gather("shinobi", 3, bots={"1": "random", "2": "random"})
            await play_on(people.seats[0], Random(2))
            browser = Http(server.url)
            finished = await browser.ask("GET", "/api/finished", None, list[protocol.Listing])
            assert people.ident in [listing.id for listing in finished]
            record = await browser.record(people.ident)
            replay = await browser.replay(people.ident, 1, 0, 50)  # open books: anybody's
            assert replay.frames[0].view["seat"] == 1
            last = (await browser.replay(people.ident)).steps - 1
            begin = await browser.standing(people.ident, None, 0)
            end = await browser.standing(people.ident, None, last)
            assert max(begin.shares) < 1
            winners = [rank == 1 for rank in record["result"]["ranks"]]
            assert [share > 0 for share in end.shares] == winners
            answer = httpx.post(f"{server.url}/api/records", json=record)
            assert answer.status_code == 201
            again = await browser.record(answer.json()["id"])
            assert again["moves"][0][:2] == record["moves"][0][:2]
            assert again["draws"] == record["draws"]
            record["draws"][0][1] += 1
            forged = httpx.post(f"{server.url}/api/records", json=record)
            assert (forged.status_code, forged.json()["rule"]) == (400, "RECORD")
            await browser.close()

    run(play())


def test_the_past_of_others_is_closed_while_the_game_lasts(server: Running) -> None:
    async def play() -> None:
        async with People(server.url) as people:
            await people.gather("shinobi", 3)
            browser = people.seats[0].http
            assert (await browser.replay(people.ident, 0)).steps == 1
            assert (await browser.replay(people.ident)).frames[0].view["hand"] is None
            for wrong in (1, 2, 5):
                with pytest.raises(NotAllowed) as refused:
                    await browser.replay(people.ident, wrong)
                assert refused.value.rule == "KEY"
            with pytest.raises(NotAllowed) as refused:
                await browser.standing(people.ident, 0, 0)
            assert refused.value.rule == "BOOKS"
            with pytest.raises(NotAllowed) as refused:
                await browser.record(people.ident)
            assert refused.value.rule == "BOOKS"

    run(play())


def test_those_who_want_are_rated(server: Running) -> None:
    async def play() -> None:
        async with People(server.url) as people:
            await people.gather("shinobi", 3)
            for number, seat in enumerate(people.seats[:2]):
                me = protocol.Me(f"Rated{number}", True)
                await seat.http.ask("PUT", "/api/me", me, protocol.Me)
            await people.seats[0].tell(protocol.Concede("a"))
            await people.seats[1].tell(protocol.Concede("b"))
            path = "/api/ratings/shinobi"
            found = await people.seats[2].http.ask("GET", path, None, list[protocol.Rating])
            assert [rating.name for rating in found] == ["Rated1", "Rated0"]
            assert [rating.games for rating in found] == [1, 1]

    run(play())


def test_a_rematch_seats_everybody_again(server: Running) -> None:
    async def play() -> None:
        async with People(server.url) as people:
            await people.gather("shinobi", 3)
            ann, bo, cy = people.seats
            with pytest.raises(NotAllowed):
                await ann.tell(protocol.Rematch("early"))
            await ann.tell(protocol.Concede("a"))
            await bo.tell(protocol.Concede("b"))
            done = await cy.tell(protocol.Rematch("r"))
            await ann.until(lambda: ann.state and ann.state.table.rematch == done.table)
            again = await ann.tell(protocol.Rematch("r2"))
            assert again.table == done.table
            info = await bo.http.table(done.table)
            assert [seat.name for seat in info.seats] == ["Ann", "Bo", "Cy"]
            assert info.status == "waiting"

    run(play())


def test_a_table_is_described_once_with_the_figures_of_its_edition(server: Running) -> None:
    async def play() -> None:
        async with People(server.url) as people:
            await people.gather("senji", 3, options={"edition": other_figures()})
            told = await people.seats[0].http.table(people.ident)
            assert told.figures == sengoku.game("senji").figures(edition=other_figures())
            async with line(server.url, people.ident, 0, people.seats[0].http.key) as tab:
                state = await tab.hear_type("state")
                assert "figures" not in state
                assert "figures" not in state["table"]

    run(play())
    for game in ("shinobi", "senji"):
        usual = httpx.get(f"{server.url}/api/games/{game}/figures")
        assert usual.json() == sengoku.game(game).figures()
    assert httpx.get(f"{server.url}/api/games/chess/figures").json()["rule"] == "GAME"


def test_health_and_figures(server: Running) -> None:
    assert httpx.get(f"{server.url}/health").json() == {"status": "ok"}
    figures = httpx.get(f"{server.url}/metrics", headers={"authorization": f"Bearer {TOKEN}"}).text
    assert "sengoku_commit_seconds_bucket" in figures
    assert "sengoku_sockets" in figures


def test_a_hint_is_for_those_who_play_alone(server: Running) -> None:
    async def play() -> None:
        new = {"1": "random", "2": "random"}
        async with People(server.url) as people:
            await people.gather("shinobi", 3, bots=new)
            ann = people.seats[0]
            await ann.until(lambda: ann.state and ann.state.moves)
            hint = await ann.hint("greedy")
            codes = [move.code for move in ann.state.moves]  # type: ignore[union-attr]
            assert hint[0]["move"] in codes
        async with People(server.url) as people:
            await people.gather("shinobi", 3)
            with pytest.raises(NotAllowed) as refused:
                await people.seats[0].hint()
            assert refused.value.reason == "people"

    run(play())


@pytest.mark.parametrize(("hints", "helped"), [("off", False), ("all", True)])
def test_a_table_has_hints_or_not(server: Running, hints: protocol.Hints, helped: bool) -> None:
    async def play() -> None:
        async with People(server.url) as people:
            bots = {} if helped else {"1": "random", "2": "random"}
            await people.gather("shinobi", 3, bots=bots, hints=hints)
            state = people.seats[0].state
            assert state is not None
            assert state.table.hints == hints
            assert state.view is not None
            asked = people.seats[state.view["actors"][0] if helped else 0]
            if helped:
                assert await asked.hint("greedy")
                return
            with pytest.raises(NotAllowed) as refused:
                await asked.hint("greedy")
            assert refused.value.reason == "hints"

    run(play())
