"""Whatever comes over a socket is answered with a refusal, and the game is unharmed."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.rig import Line, People, Running, line, run

GOOD: list[dict[str, Any]] = [
    {"type": "move", "version": 1, "move": 0},
    {"type": "undo", "version": 1},
    {"type": "propose", "what": "undo"},
    {"type": "vote", "agree": True},
    {"type": "ready", "ready": True},
    {"type": "pledge", "pledge": "0" * 64},
    {"type": "reveal", "word": "x"},
    {"type": "pick", "option": "x", "choice": "y"},
    {"type": "mute", "seat": 1, "muted": True},
    {"type": "free", "seat": 5},
    {"type": "add_bot", "seat": 0, "level": "random"},
    {"type": "add_bot", "seat": 0, "level": "os:system"},
    {"type": "host", "seat": 4},
    {"type": "why_not", "move": 1},
    {"type": "parse", "text": "x"},
    {"type": "read", "text": "b", "language": "fr"},
    {"type": "describe", "language": "nl"},
    {"type": "move", "version": 1, "move": 0, "then": [1, 2]},
    {"type": "ask", "question": "odds", "parts": {"attackers": 1}},
    {"type": "hint", "level": "random"},
    {"type": "ping"},
    {"type": "start"},
    {"type": "delete"},
]
STRANGE: list[Any] = [
    None, True, -1, 0, 1, 2**31, 2**53, 2**63, 2**64, 10**400, 1.5, 1e308, "", "x", "\u0000",
    "é" * 70, "A" * 10_000, [], [1], {}, {"a": {}}, [[[[[]]]]], "random", "greedy",
]  # fmt: skip
BYTES = [
    "", " ", "{", "nul", "null", "[]", "3", '"x"', "{}", '{"type": 1}', '{"type": "move"}',
    '{"type": "nothing", "id": "x"}', '{"type": "ping", "id": ""}', '{"type": "ping", "id": 3}',
    "[" * 5000, '{"a":' * 2000, '{"type":"ask","id":"d","question":"x","parts":' + '{"a":' * 3000,
    '{"type": "ping", "id": "' + "x" * 20_000 + '"}', "\ud83d".encode("utf-8", "replace").decode(),
    '{"type":"move","id":"n","version":1,"move":' + "9" * 5000 + "}", "NaN", "[NaN]",
]  # fmt: skip


def strange_messages(count: int) -> list[str]:
    """Good messages with something wrong in them."""
    dice = random.Random(5)
    found: list[str] = []
    for number in range(count):
        message = {**dice.choice(GOOD), "id": f"z{number}"}
        for _ in range(dice.choice((1, 1, 2))):
            match dice.randrange(3):
                case 0:
                    message[dice.choice(list(message))] = dice.choice(STRANGE)
                case 1:
                    message.pop(dice.choice(list(message)), None)
                case _:
                    message[dice.choice(("seat", "x", "parts", "to"))] = dice.choice(STRANGE)
        if message.get("type") not in ("delete", "start"):
            found.append(json.dumps(message))
    return found


async def answers(tab: Line) -> list[dict[str, Any]]:
    """All answers up to a ping."""
    await tab.say({"type": "ping", "id": "end-of-it"})
    found: list[dict[str, Any]] = []
    while (message := await tab.hear()).get("id") != "end-of-it":
        if message["type"] != "state":
            found.append(message)
    return found


@pytest.mark.parametrize("role", ["host", "player", "spectator"])
def test_nonsense_is_refused_and_changes_nothing(server: Running, role: str) -> None:
    async def play() -> None:
        async with People(server.url) as people:
            await people.gather("senji", 3)
            seat = {"host": 0, "player": 1, "spectator": None}[role]
            key = people.seats[seat].http.key if seat is not None else ""
            watch = people.seats[2]
            assert watch.state is not None
            before = watch.state.version
            async with line(server.url, people.ident, seat, key) as tab:
                for text in BYTES:
                    await tab.say(text)
                heard = await answers(tab)
                assert len(heard) == len(BYTES)
                assert {message["type"] for message in heard} == {"refused"}
                assert all([message["rule"] == "MESSAGE" for message in heard])
                messages = strange_messages(150)
                for text in messages:
                    await tab.say(text)
                assert len(await answers(tab)) == len(messages)
            async with line(server.url, people.ident, 2, watch.http.key) as tab:
                state = await tab.hear_type("state")
                if role != "host":
                    assert state["version"] <= before + 1
                assert state["table"]["status"] in ("playing", "paused")

    run(play())
    assert '"error"' not in server.log()


async def ended(tab: Line) -> bool:
    """Whether the socket was closed, or what was said refused."""
    try:
        while (await tab.hear())["type"] != "refused":
            pass
    except ConnectionClosed:
        pass
    return True


def test_a_binary_frame_and_a_huge_one_end_only_that_socket(server: Running) -> None:
    async def play() -> None:
        async with People(server.url) as people:
            await people.gather("shinobi", 3)
            key = people.seats[1].http.key
            for wrong in (b"\x00\xff", "x" * 200_000):
                async with line(server.url, people.ident, 1, key) as tab:
                    await tab.hear()
                    await tab.say(wrong)
                    assert await ended(tab)
            await people.seats[1].say("still here")

    run(play())
    assert '"error"' not in server.log()


def test_moves_of_others_are_refused(server: Running) -> None:
    async def play() -> None:
        async with People(server.url) as people:
            await people.gather("shinobi", 3)
            state = people.seats[0].state
            assert state is not None
            assert state.view is not None
            actor = state.view["actors"][0]
            other = (actor + 1) % 3
            theirs = people.seats[actor].state
            assert theirs is not None
            code = theirs.moves[0].code
            async with line(server.url, people.ident, other, people.seats[other].http.key) as tab:
                mine = await tab.hear_type("state")
                said = {"type": "move", "id": "x", "version": mine["version"], "move": code}
                refused = await tab.answer(said)
                assert (refused["type"], refused["rule"]) == ("refused", "TURN")

    run(play())


def test_too_many_messages_are_refused(tmp_path: Any) -> None:
    server = Running(tmp_path, "--messages", "5")

    async def play() -> None:
        async with People(server.url) as people:
            await people.gather("shinobi", 3)
            async with line(server.url, people.ident, 1, people.seats[1].http.key) as tab:
                for number in range(150):
                    await tab.say({"type": "ping", "id": str(number)})
                heard = [await tab.hear() for _ in range(151)]
                kinds = [message["type"] for message in heard]
                assert kinds.count("pong") >= 10
                refused = [message for message in heard if message["type"] == "refused"]
                assert {message["rule"] for message in refused} == {"LIMIT"}

    try:
        run(play())
    finally:
        server.stop()
