"""Every command, by every kind of caller, at every kind of moment, is answered as is stated."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple, get_args

import httpx
import pytest
from msgspec.json import decode
from msgspec.structs import replace

from sengoku import protocol
from sengoku.games.kernel.refusals import Refusal
from sengoku.server.command_handler import CommandHandler
from sengoku.server.hub import Hub
from sengoku.server.keys import hashed
from sengoku.server.questions import QUESTIONS
from sengoku.server.room import Room
from sengoku.server.socket import Socket
from sengoku.table import access, commands, entries
from sengoku.table.permissions import (
    CALLERS,
    MOMENTS,
    PERMISSIONS,
    REQUESTS,
    CallerKind,
    Permission,
)
from sengoku.table.pledges import pledge_of
from sengoku.table.table import Moment
from tests.server.inside import Heard, drained, inside
from tests.server.rig import run

START = 1000.0
NUMBERS = count()  # of commands: none is the same as one before
LINK = "0" * 32  # the key of the invitation
WORD = "mine"  # of everybody
LATER = 3600.0  # whoever is not connected for so long may be replaced


def key_of(browser: str) -> str:
    """The key of a browser."""
    return hashed(browser)[:32]


def browser_id(browser: str) -> str:
    """How the server knows a browser."""
    return hashed(key_of(browser))


class Scene:
    """A table by invitation with three players, a host beside it, and one who has left."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.used = False  # whether something has happened that is not part of the scene
        self.seats = [0, 1, 2]  # whose turn it is, and two others

    def browser(self, caller: CallerKind) -> tuple[str, int | None]:
        """The browser of a caller, and the seat at which it comes in."""
        if caller in ("host", "spectator", "stranger"):
            return caller, None
        if caller == "former":
            return caller, 2
        seat = self.seats[0 if caller == "seat" else 1]
        return f"player-{seat}", seat

    async def act(self, browser: str, seat: int | None, kind: Any, *parts: Any) -> None:
        """A command of somebody, which has to be done."""
        message = kind(f"before-{self.room.table.entries}", *parts)
        room = self.room
        await room.run(
            lambda table: commands.perform(table, room.caller(browser_id(browser), seat), message)
        )

    async def make_link(
        self, browser: str, kind: protocol.LinkKind, seat: int | None, key: str
    ) -> None:
        """Somebody makes a link."""
        caller = self.room.caller(browser_id(browser), seat)
        await self.room.run(lambda table: [access.new_link(table, caller, kind, seat, hashed(key))])

    async def use_link(self, browser: str, key: str) -> None:
        """Somebody comes in by a link."""
        caller = self.room.caller(browser_id(browser), None)
        await self.room.run(lambda table: [access.use_link(table, caller, hashed(key))])

    async def sit(self, browser: str, seat: int) -> None:
        """Somebody comes in, and sits down."""
        await self.use_link(browser, LINK)
        caller = self.room.caller(browser_id(browser), None)
        await self.room.run(lambda table: access.sit(table, caller, seat, browser))

    async def player(self, place: int, kind: Any, *parts: Any) -> None:
        """A command of one of the players."""
        seat = self.seats[place]
        await self.act(f"player-{seat}", seat, kind, *parts)


async def scene(hub: Hub, game: str, moment: Moment) -> Scene:
    """A table at this moment."""
    ident, _ = await hub.new_table(protocol.NewTable(game, 3), browser_id("host"))
    room = await hub.find(ident)
    room.driven = False  # no clock and no bot disturbs
    found = Scene(room)
    await found.make_link("host", "invite", None, LINK)
    await found.use_link("spectator", LINK)
    await found.sit("former", 2)
    await found.act("former", 2, protocol.Leave, "free")
    for seat in range(3):
        await found.sit(f"player-{seat}", seat)
    if moment == "opening":
        for seat in range(3):
            await found.act(f"player-{seat}", seat, protocol.Pledge, pledge_of(WORD))
        await found.act("host", None, protocol.Start)
    elif moment != "waiting":
        await found.act("host", None, protocol.Start)
        assert room.table.history is not None
        actor = room.table.actors()[0]
        found.seats = [actor, (actor + 1) % 3, (actor + 2) % 3]
        move = room.table.history.state.moves(actor)[0]
        await found.player(0, protocol.Move, room.table.version(actor), move)
    if moment == "paused":
        await found.act("host", None, protocol.Pause, True)
    if moment == "over":
        await room.run(lambda table: [entries.Ended(at=START)])
    assert room.table.moment == moment
    return found


# What a command needs so that it makes sense, and the command itself, by its row in the table.


async def nothing(scene: Scene) -> None:
    """Most commands need nothing."""


async def ask_for_the_end(scene: Scene) -> None:
    if scene.room.table.status in ("playing", "paused"):
        await scene.player(2, protocol.Propose, "end")


async def add_devices(scene: Scene) -> None:
    for seat in scene.seats[:2]:
        await scene.make_link(f"player-{seat}", "device", seat, f"device-{seat}")
        await scene.use_link(f"phone-{seat}", f"device-{seat}")


async def free_a_seat(scene: Scene) -> None:
    if scene.room.table.moment != "opening":  # nobody can leave then
        await scene.player(2, protocol.Leave, "free")


async def hand_a_seat_to_a_bot(scene: Scene) -> None:
    if scene.room.table.moment != "opening":
        await scene.player(2, protocol.Leave, "bot", "random")


BEFORE: dict[str, Any] = {
    "vote": ask_for_the_end,
    "revoke": add_devices,
    "add_bot": free_a_seat,
    "free a bot": hand_a_seat_to_a_bot,
    "sit down, or ask to": free_a_seat,
}
CLOSING = {"leave", "delete"}  # whoever gives them has no line any more
GAMES = {"pick": "shitenno"}  # where something can be picked


def moves_of(scene: Scene, seat: int | None) -> list[int]:
    history = scene.room.table.history
    return list(history.state.moves(seat or 0)) if history else []


def version_of(scene: Scene, seat: int | None) -> int:
    return scene.room.table.version(scene.room.table.players if seat is None else seat)


def move(scene: Scene, seat: int | None) -> protocol.Command:
    return protocol.Move("x", version_of(scene, seat), next(iter(moves_of(scene, seat)), 0))


MESSAGES: dict[str, Callable[[Scene, int | None], protocol.Command]] = {
    "move": move,
    "undo": lambda scene, seat: protocol.Undoing("x", version_of(scene, seat)),
    "propose end": lambda scene, seat: protocol.Propose("x", "end"),
    "propose free": lambda scene, seat: protocol.Propose("x", "free", scene.seats[2]),
    "propose takeover": lambda scene, seat: protocol.Propose("x", "takeover", scene.seats[2]),
    "vote": lambda scene, seat: protocol.Vote("x", True),
    "concede": lambda scene, seat: protocol.Concede("x"),
    "leave": lambda scene, seat: protocol.Leave("x", "free"),
    "revoke": lambda scene, seat: protocol.Revoke("x"),
    "ready": lambda scene, seat: protocol.Ready("x", True),
    "pledge": lambda scene, seat: protocol.Pledge("x", pledge_of(WORD)),
    "reveal": lambda scene, seat: protocol.Reveal("x", WORD),
    "pick": lambda scene, seat: protocol.Pick("x", "generals", "ii"),
    "rename": lambda scene, seat: protocol.Rename("x", "Zoe"),
    "say": lambda scene, seat: protocol.Say("x", "hello"),
    "block": lambda scene, seat: protocol.Block("x", scene.seats[2], True),
    "report": lambda scene, seat: protocol.Report("x", scene.seats[2], "talk"),
    "rematch": lambda scene, seat: protocol.Rematch("x"),
    "start": lambda scene, seat: protocol.Start("x"),
    "add_bot": lambda scene, seat: protocol.AddBot("x", scene.seats[2], "random"),
    "free a bot": lambda scene, seat: protocol.Free("x", scene.seats[2]),
    "free a player": lambda scene, seat: protocol.Free("x", scene.seats[2]),
    "pause": lambda scene, seat: protocol.Pause("x", True),
    "pause no longer": lambda scene, seat: protocol.Pause("x", False),
    "mute": lambda scene, seat: protocol.Mute("x", scene.seats[2], True),
    "talk": lambda scene, seat: protocol.AllowTalk("x", False),
    "host": lambda scene, seat: protocol.HandHosting("x", scene.seats[2]),
    "invite": lambda scene, seat: protocol.Invite("x"),
    "delete": lambda scene, seat: protocol.Delete("x"),
    "why_not": lambda scene, seat: protocol.WhyNot("x", 0),
    "parse": lambda scene, seat: protocol.Parse("x", "deploy oda to C"),
    "read": lambda scene, seat: protocol.Read("x", "?"),
    "describe": lambda scene, seat: protocol.Describe("x"),
    "ask": lambda scene, seat: protocol.Ask("x", "standing"),
    "hint": lambda scene, seat: protocol.Hint("x"),
    "ping": lambda scene, seat: protocol.Ping("x"),
}


def refusal_id(rule: str, reason: str) -> str:
    return f"{rule}.{reason}".rstrip(".")


async def answer(hub: Hub, scene: Scene, row: str, caller: CallerKind) -> str:
    """What somebody is answered, in the end: the id of a refusal, or "" if it is done."""
    browser, seat = scene.browser(caller)
    message = replace(MESSAGES[row](scene, seat), id=f"command-{next(NUMBERS)}")
    socket = Socket(Heard(), browser_id(browser), seat, "192.0.2.1")
    try:
        await scene.room.enter(socket)
    except Refusal as refusal:
        return refusal_id(refusal.rule, refusal.reason)
    await say(hub, scene.room, socket, message)
    scene.room.exit(socket)
    heard = [decode(text) for text in drained(socket)]
    (found,) = [one for one in heard if one.get("id") == message.id]
    return refusal_id(found["rule"], found["reason"]) if found["type"] == "refused" else ""


async def say(hub: Hub, room: Room, socket: Socket, message: protocol.Command) -> None:
    """Have a message answered, as `websocket.listen` does."""
    handler = CommandHandler(hub)
    if isinstance(message, protocol.Ping):  # it is answered without looking at the table
        socket.send(protocol.Pong(message.id, START))
    elif isinstance(message, QUESTIONS):
        await handler.answer(room, socket, message)
    else:
        await handler.command(room, socket, message)


class Server(NamedTuple):
    """A server, with what the tests need of it."""

    hub: Hub
    http: httpx.AsyncClient
    clock: list[float]
    scenes: dict[Any, Scene]


@asynccontextmanager
async def serving(folder: Path) -> AsyncIterator[Server]:
    clock = [START]
    async with (
        inside(folder, now=START) as (hub, url),
        httpx.AsyncClient(base_url=url, trust_env=False) as http,
    ):
        hub.now = lambda: clock[0]
        yield Server(hub, http, clock, {})


REQUESTED: dict[str, Callable[[Scene], tuple[str, str, Any]]] = {
    "read about the table": lambda scene: ("GET", "", None),
    "replay what everybody saw": lambda scene: ("GET", "/replay?count=0", None),
    "replay what a seat saw": lambda scene: (
        "GET",
        f"/replay?count=0&seat={scene.seats[0]}",
        None,
    ),
    "get the record": lambda scene: ("GET", "/record", None),
    "sit down, or ask to": lambda scene: ("POST", f"/seats/{scene.seats[2]}", {"name": "Zoe"}),
    "make an invitation": lambda scene: ("POST", "/links", {"kind": "invite"}),
    "make a link to a seat": lambda scene: (
        "POST",
        "/links",
        {"kind": "device", "seat": scene.seats[0]},
    ),
    "enter with an invitation": lambda scene: ("POST", "/enter", {"key": LINK}),
}


async def requested(server: Server, scene: Scene, row: str, caller: CallerKind) -> str:
    """What a browser is answered over HTTP."""
    method, path, body = REQUESTED[row](scene)
    address = f"/api/tables/{scene.room.table.id}{path}"
    headers = {"cookie": f"sengoku={key_of(scene.browser(caller)[0])}"}
    server.http.cookies.clear()
    found = await server.http.request(method, address, json=body, headers=headers)
    if found.status_code < 400:
        return ""
    return refusal_id(found.json()["rule"], found.json()["reason"])


async def compare(server: Server, row: Permission, moment: Moment) -> list[str]:
    """Where the answers differ from what is stated; who was refused has changed nothing."""
    wrong: list[str] = []
    key = (GAMES.get(row.command, "shinobi"), moment, BEFORE.get(row.command, nothing))
    for caller in CALLERS:
        if key not in server.scenes or server.scenes[key].used:
            server.scenes[key] = await scene(server.hub, key[0], moment)
            await key[2](server.scenes[key])
        here = server.scenes[key]
        before = here.room.table.entries
        server.clock[0] = START + (LATER if row.command == "propose takeover" else 0.0)
        if row in REQUESTS:
            found = await requested(server, here, row.command, caller)
        else:
            found = await answer(server.hub, here, row.command, caller)
        server.clock[0] = START
        stated = row.answer(caller, moment)
        if found != stated:
            wrong.append(f"{row.command}, {caller}, {moment}: {found!r}, not {stated!r}")
        if found and here.room.table.entries != before:
            wrong.append(f"{row.command}, {caller}, {moment}: refused, but something happened")
        here.used = here.room.stale or here.room.table.entries != before
    return wrong


@pytest.mark.parametrize("moment", MOMENTS)
def test_everybody_is_answered_as_is_stated(moment: Moment, tmp_path: Path) -> None:
    async def ask() -> list[str]:
        async with serving(tmp_path) as server:
            rows = [await compare(server, row, moment) for row in (*PERMISSIONS, *REQUESTS)]
            return [line for wrong in rows for line in wrong]

    assert run(ask()) == []


@pytest.mark.parametrize("moment", [moment for moment in MOMENTS if moment != "opening"])
def test_whoever_has_lost_a_seat_does_nothing_on_a_line_that_is_still_open(
    moment: Moment, tmp_path: Path
) -> None:
    async def ask() -> None:
        async with serving(tmp_path) as server:
            here = await scene(server.hub, "shinobi", moment)
            seat = here.seats[2]
            socket = Socket(Heard(), browser_id(f"player-{seat}"), seat)
            await here.room.enter(socket)
            await free_a_seat(here)
            assert drained(socket)  # the last of it is that the line is closed
            before = here.room.table.entries
            for row in PERMISSIONS:
                made = MESSAGES[row.command](here, seat)
                message = replace(made, id=f"command-{next(NUMBERS)}")
                await say(server.hub, here.room, socket, message)
                assert drained(socket) == [], row.command
                assert here.room.table.entries == before, row.command
                assert not here.room.stale, row.command

    run(ask())


async def doubled(server: Server, row: str, caller: CallerKind, moment: Any, lines: int) -> Any:
    """What all lines of a caller are told when they give the same command at once, and how many
    entries the log has got by it."""
    here = await scene(server.hub, GAMES.get(row, "shinobi"), moment)
    await BEFORE.get(row, nothing)(here)
    browser, seat = here.browser(caller)
    message = replace(MESSAGES[row](here, seat), id=f"command-{next(NUMBERS)}")
    sockets = [Socket(Heard(), browser_id(browser), seat, "192.0.2.1") for _ in range(lines)]
    for socket in sockets:
        await here.room.enter(socket)
    before = here.room.table.entries
    server.clock[0] = START + (LATER if row == "propose takeover" else 0.0)
    said = [say(server.hub, here.room, socket, message) for socket in sockets]
    await asyncio.gather(*said)
    server.clock[0] = START
    heard = [[decode(text) for text in drained(one)] for one in sockets]
    told = [[one for one in every if one.get("id") == message.id] for every in heard]
    return told, here.room.table.entries - before


@pytest.mark.parametrize("moment", MOMENTS)
def test_every_command_given_twice_at_once_is_done_once(moment: Any, tmp_path: Path) -> None:
    """The second one is answered like the first, unless the first has closed the line."""

    async def ask() -> list[str]:
        wrong: list[str] = []
        async with serving(tmp_path) as server:
            for row in PERMISSIONS:
                for caller in CALLERS:
                    if row.answer(caller, moment):
                        continue
                    where = f"{row.command}, {caller}, {moment}"
                    ((alone,),), once = await doubled(server, row.command, caller, moment, 1)
                    told, twice = await doubled(server, row.command, caller, moment, 2)
                    if once != twice:
                        wrong.append(f"{where}: {twice} entries, not {once}")
                    if any(len(answers) > 1 for answers in told) or not any(told):
                        wrong.append(f"{where}: answered {told}")
                    given = [answer for answers in told for answer in answers]
                    if len(given) == 1 and row.command not in CLOSING:
                        wrong.append(f"{where}: one of two was not answered")
                    if len({str({**one, "id": ""}) for one in given}) > 1:
                        wrong.append(f"{where}: different answers {given}")
                    if {one["type"] for one in given} != {alone["type"]}:
                        wrong.append(f"{where}: {given}, but alone {alone}")
        return wrong

    assert run(ask()) == []


def test_every_command_is_in_the_table() -> None:
    tags = {kind.__struct_config__.tag for kind in get_args(protocol.Said)}
    assert {row.command.split()[0] for row in PERMISSIONS} == tags
    assert [row.command for row in PERMISSIONS] == list(MESSAGES)
    assert [row.command for row in REQUESTS] == list(REQUESTED)


def test_the_page_is_made_from_the_table() -> None:
    from tools.permissions import PAGE, page

    assert PAGE.read_text() == page()
