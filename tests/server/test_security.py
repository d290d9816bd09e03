"""Nobody moves or speaks as you without your seat's key; no other site acts in your name."""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

import sengoku.client
from sengoku import protocol
from sengoku.client import Http, NotAllowed
from sengoku.games.kernel.streams import Random
from tests.server.rig import People, Running, line, play_on, run


def closed_with(server: Running, ident: str, seat: int | None, key: str, **more: Any) -> str:
    """How a socket that is not allowed ends."""

    async def come() -> str:
        async with line(server.url, ident, seat, key, **more) as tab:
            try:
                await tab.hear()
            except ConnectionClosed as closed:
                return f"{closed.rcvd.code} {closed.rcvd.reason}" if closed.rcvd else "lost"
        return "open"

    return str(run(come()))


def table(server: Running, **settings: Any) -> tuple[str, str]:
    """A table with Ann in seat 0, and her key."""

    async def make() -> tuple[str, str]:
        http = Http(server.url)
        entered = await http.make(protocol.NewTable("shinobi", 3, name="Ann", **settings))
        await http.close()
        return entered.id, http.key

    found: tuple[str, str] = run(make())
    return found


def test_a_seat_needs_its_key(server: Running) -> None:
    ident, key = table(server)
    assert closed_with(server, ident, 0, key) == "open"
    for wrong in ("", "0" * 32, key[:-1], key.upper() + "x"):
        assert closed_with(server, ident, 0, wrong) == "4403 KEY.seat"
    assert closed_with(server, ident, 1, key) == "4403 KEY.seat"
    assert closed_with(server, ident, 77, key) == "4403 KEY.seat"


def test_an_invitation_table_is_closed_to_strangers(server: Running) -> None:
    ident, _ = table(server)
    assert closed_with(server, ident, None, "") == "4403 TABLE.closed"
    assert closed_with(server, "nosuchtable1", None, "") == "4404 TABLE.none"
    opened, _ = table(server, access="open", spectators=False)
    assert closed_with(server, opened, None, "") == "4403 TABLE.spectators"


def private_table(server: Running, books: protocol.Books) -> Any:
    """A table by invitation, with Ann and bots."""
    bots: dict[str, str] = {"1": "random", "2": "random"}
    new = protocol.NewTable("shinobi", 3, name="Ann", bots=bots, books=books)
    return sengoku.client.make(server.url, new)


async def reasons(http: Http, table: str) -> list[str]:
    """Why somebody may not read a table, its past and its record."""
    found: list[str] = []
    for below in ("", "/replay", "/replay?seat=1", "/record", "/standing"):
        with pytest.raises(NotAllowed) as refused:
            await http.ask("GET", f"/api/tables/{table}{below}", None, dict[str, Any])
        found.append(refused.value.reason)
    return found


def test_a_finished_game_is_open_to_whoever_has_its_address(server: Running) -> None:
    async def play() -> str:
        stranger = Http(server.url)
        async with private_table(server, "open") as ann:
            await ann.say("between us")
            await ann.start()
            assert set(await reasons(stranger, ann.table)) == {"closed"}  # while it is played
            await play_on(ann, Random(3))
            rematch = (await ann.tell(protocol.Rematch("again"))).table
            assert (await stranger.replay(ann.table, 1)).frames[0].view["seat"] == 1
            found, whole = await stranger.record(ann.table), await ann.http.record(ann.table)
            assert [line["text"] for line in whole["talk"]] == ["between us"]
            assert found == whole | {"talk": []}  # what was said was not said to them
            assert (await ann.http.table(ann.table)).rematch == rematch is not None
            assert (await stranger.table(ann.table)).rematch is None  # nor is the next table theirs
        await stranger.close()
        return str(ann.table)

    assert closed_with(server, str(run(play())), None, "") == "4403 TABLE.closed"


def test_a_finished_game_with_closed_books_stays_closed(server: Running) -> None:
    async def play() -> None:
        stranger = Http(server.url)
        async with private_table(server, "closed") as ann:
            await ann.start()
            await play_on(ann, Random(3))
            assert set(await reasons(stranger, ann.table)) == {"closed"}
            assert (await ann.http.replay(ann.table, 0)).frames
        await stranger.close()

    run(play())


def test_people_without_a_seat_are_counted_until_the_game_starts(server: Running) -> None:
    ident, key = table(server)

    async def come() -> None:
        ann, friend = Http(server.url, key), Http(server.url)
        link = await ann.link(ident, "invite")
        await friend.enter(ident, link.key)
        async with line(server.url, ident, 0, key) as seat, line(server.url, ident, None, key):
            assert (await seat.hear_type("state"))["table"][
                "visitors"
            ] == 0  # nor does Ann's other tab count
            async with line(server.url, ident, None, friend.key) as one:
                assert (await one.hear_type("state"))["table"]["visitors"] == 1
                async with line(server.url, ident, None, friend.key) as two:
                    assert (await two.hear_type("state"))["table"]["visitors"] == 1  # one person
                await friend.sit(ident, 1, "Bo")
                assert (await ann.table(ident)).visitors == 0
        await ann.close()
        await friend.close()

    run(come())


def test_a_key_is_exchanged_for_a_cookie_that_no_script_can_read(server: Running) -> None:
    new = {"game": "shinobi", "players": 3, "name": "Ann"}
    answer = httpx.post(f"{server.url}/api/tables", json=new)
    cookie = answer.headers["set-cookie"]
    assert answer.status_code == 201
    assert "HttpOnly" in cookie
    assert "SameSite=strict" in cookie.replace("Strict", "strict")
    key = answer.cookies["sengoku"]
    assert len(bytes.fromhex(key)) == 16
    assert key not in answer.text
    asked = httpx.get(f"{server.url}/api/games")
    assert "set-cookie" not in asked.headers  # nobody is followed who only looks


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "null", "http://127.0.0.1:1", "http://["]
)
def test_other_sites_are_refused(server: Running, origin: str) -> None:
    answer = httpx.post(f"{server.url}/api/tables", json={}, headers={"origin": origin})
    assert (answer.status_code, answer.json()["rule"]) == (403, "ORIGIN")

    async def come() -> None:
        async with line(server.url, "x", None, "", origin):
            pass

    with pytest.raises(Exception, match="403"):
        run(come())


def test_our_own_page_is_not(server: Running) -> None:
    ident, key = table(server)
    assert closed_with(server, ident, 0, key, origin=server.url) == "open"


def test_every_answer_has_a_strict_policy(server: Running) -> None:
    for path in ("/", "/api/games", "/t/x", "/health"):
        answer = httpx.get(server.url + path)
        assert answer.status_code == 200
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert answer.headers["x-content-type-options"] == "nosniff"


def test_a_device_link_opens_the_seat_elsewhere(server: Running) -> None:
    async def play() -> None:
        new = protocol.NewTable("shinobi", 3, name="Ann")
        async with sengoku.client.make(server.url, new) as ann:
            link = await ann.http.link(ann.table, "device", 0)
            async with sengoku.client.join(server.url + link.path, name="-") as phone:
                assert phone.number == 0
                await phone.say("from the phone")
                await ann.until(lambda: ann.talk)
            thief = Http(server.url)
            with pytest.raises(NotAllowed) as refused:
                await thief.enter(ann.table, link.key)
            await thief.close()
            assert refused.value.reason == "wrong"
            with pytest.raises(NotAllowed):
                await ann.http.link(ann.table, "device", 1)

    run(play())


def test_who_is_put_out_is_out(server: Running) -> None:
    async def play() -> None:
        async with People(server.url) as people:
            await people.gather("shinobi", 3)
            ann, bo, cy = people.seats
            await ann.tell(protocol.Propose("free", "free", 1))
            await cy.until(lambda: cy.now.table.proposal)
            await cy.vote(True)
            with pytest.raises(sengoku.client.Lost):
                await bo.until(lambda: False)
            assert bo.lost is not None
            assert "4410" in str(bo.lost)

    run(play())


def test_a_deleted_table_is_gone(server: Running) -> None:
    async def play() -> None:
        async with People(server.url) as people:
            await people.gather("shinobi", 3)
            with pytest.raises(NotAllowed) as refused:
                await people.seats[1].tell(protocol.Delete("x"))
            assert refused.value.rule == "HOST"
            await people.seats[0].tell(protocol.Delete("y"))
            with pytest.raises(NotAllowed) as gone:
                await people.seats[2].http.table(people.ident)
            assert f"{gone.value.rule}.{gone.value.reason}" == "TABLE.none"

    run(play())


def test_no_secret_is_in_the_log_or_in_what_others_are_told(server: Running) -> None:
    """Canaries: keys, hashes, the seed, private talk, names in the log."""

    async def play() -> tuple[list[str], list[str]]:
        async with People(server.url, "canary-word") as people:
            await people.gather("senji", 3)
            ident = people.ident
            link = await people.seats[0].http.link(ident, "recovery", 0)
            watch = people.seats[2]
            async with line(server.url, ident, 2, watch.http.key) as tab:
                await people.seats[0].say("canary-talk", [1])
                await people.seats[0].say("end")
                while "end" not in (await tab.hear_type("state"))["talk"]["list"].__repr__():
                    pass
                keys = [seat.http.key for seat in people.seats] + [link.key]
                return keys, tab.frames

    from sengoku.server.keys import hashed

    keys, frames = run(play())
    traffic = "".join(frames)
    log = server.log()
    secrets = [*keys, *[hashed(key) for key in keys], "canary-talk"]
    for secret in secrets:
        assert secret not in traffic
        assert secret not in log
    for private in ("canary-word", "Ann", "Flo"):
        assert private not in log
    assert json.loads(frames[0])["table"]["seed"] is None


def test_too_many_new_tables_are_refused(tmp_path: Any) -> None:
    server = Running(tmp_path, "--tables", "2")
    try:
        new = {"game": "shinobi", "players": 3}
        answers = [httpx.post(f"{server.url}/api/tables", json=new) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [201, 201, 429]
        assert int(answers[2].headers["retry-after"]) > 0
    finally:
        server.stop()
