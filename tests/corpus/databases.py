"""Databases of the server: one a game, with tables at which all kinds of things have happened."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import sengoku
from sengoku import protocol
from sengoku.games.kernel import Plain
from sengoku.games.kernel.streams import Random
from sengoku.server import backup
from sengoku.server.config import Config
from sengoku.server.keys import hashed
from sengoku.table import access
from sengoku.table.pledges import pledge_of
from tests.corpus.dumps import VARIANTS
from tests.corpus.files import write, write_packed
from tests.corpus.seen import folded
from tests.corpus.tables import People, Server, idents, kept, serving, told

BEGUN: Final = 1_000_000.0  # when the server is started
NAMES: Final = ("Ann", "Bo", "Cy", "Di", "Ed", "Flo")
INVITATION: Final = "c0" * 16  # the key of a link that somebody may still come in by
SOME: Final = {"shinobi": 10, "shitenno": 40, "senji": 60}  # moves a player until it happens


def make(folder: Path) -> None:
    """Write a database for every game, and what everybody at its tables was told."""
    for game in VARIANTS:
        with TemporaryDirectory() as place:
            database = Path(place) / "sengoku.db"
            now = asyncio.run(filled(database, game))
            compacted(database)
            write_packed(folder / f"{game}.db.xz", database.read_bytes())
            saved = Path(place) / "backup"
            asyncio.run(backup.backup(Config(database=str(database)), saved))
            (folder / f"{game}.backup.gz").write_bytes(saved.read_bytes())
            found = asyncio.run(looked_at(database, now))
            for table in found["tables"]:
                if table["past"]:
                    table["past"]["steps"] = folded(table["past"]["steps"])
            write(folder / f"{game}.json.xz", found)


async def filled(database: Path, game: str) -> float:
    """Let all of it happen; the time when the server is stopped."""
    async with serving(database, BEGUN) as server:
        server.go()
        counts = sengoku.game(game).players
        for number, scene in enumerate(SCENES):
            server.now += 100.0
            party = Party(server, game, counts[number % len(counts)], number)
            await scene(party)
            await party.people.settle()
            await party.people.go()
            await party.people.room.suspend()
        return server.now


async def looked_at(database: Path, now: float) -> Plain:
    """All that a database tells; bots don't move meanwhile."""
    async with serving(database, now) as server:
        return {
            "now": now,
            "kept": await kept(server.hub),
            "tables": [await told(server.hub, ident) for ident in await idents(server.hub)],
        }


def compacted(database: Path) -> None:
    """Make the database one small file."""
    connection = sqlite3.connect(database)
    connection.execute("PRAGMA journal_mode=DELETE")
    connection.execute("VACUUM")
    connection.close()


# What happens at the tables.


class Party:
    """People who make a table and play at it; who has no seat there is replaced by a bot."""

    def __init__(self, server: Server, game: str, players: int, number: int) -> None:
        self.server = server
        self.game = game
        self.players = players
        self.random = Random(number)
        self.options = dict(VARIANTS[game][number % len(VARIANTS[game])])
        self.some = SOME[game] * players
        if game == "senji":
            self.options["max_years"] = 1
        self.people: People

    async def make(self, **settings: Any) -> People:
        """The first one makes a table, and takes a seat."""
        new = protocol.NewTable(
            self.game, self.players, options=self.options, name=NAMES[0], access="open", **settings
        )
        ident, seat = await self.server.hub.new_table(new, holder(0))
        self.people = People(self.server, await self.server.hub.find(ident))
        await self.people.enter(seat, holder(0))
        return self.people

    async def start(self, people: int = 6, **settings: Any) -> People:
        """A table at which the game has begun, with so many people; bots have the other seats."""
        bots = {str(seat): "random" for seat in range(min(people, self.players), self.players)}
        await self.make(bots=bots, **settings)
        for seat in range(1, self.players - len(bots)):
            await self.people.sit(seat, NAMES[seat], holder(seat))
            await self.people.do(seat, protocol.Pledge, pledge_of(f"word {seat}"))
        await self.people.do(0, protocol.Start)
        for seat in range(1, self.players - len(bots)):
            await self.people.do(seat, protocol.Reveal, f"word {seat}")
        return self.people

    async def play(self, most: int) -> None:
        """Some moves."""
        self.server.now += 1.0
        await self.people.play(self.random, most)

    async def wait(self, seconds: float) -> None:
        """Let time pass."""
        self.server.now += seconds
        await self.server.hub.driver.on_timer(self.people.room)


def holder(seat: int) -> str:
    """The browser of the person who usually has this seat."""
    return hashed(f"browser {seat}")


async def waiting(party: Party) -> None:
    """Somebody waits for others, with an invitation and a bot; one is ready."""
    people = await party.make(bots={"1": "greedy"} if party.players > 2 else {})
    caller = people.room.caller(holder(0), None)
    invitation = access.new_link(people.table, caller, "invite", None, hashed(INVITATION))
    await people.room.run(lambda _: [invitation])
    await people.do(0, protocol.Pledge, pledge_of("sakura"))
    await people.do(0, protocol.Ready, True)


async def talking(party: Party) -> None:
    """People talk, take moves back alone and by consent, and vote on the end just now."""
    people = await party.start(talk="private")
    await people.do(0, protocol.Say, "Good luck, 皆さん!")
    await people.do(0, protocol.Say, "Shall we?", [1])
    for _ in range(party.some // 5):
        await party.play(5)
        await taken_back(people)
    await people.do(0, protocol.Mute, 1, True)
    await people.do(0, protocol.Rename, "Anna")
    await people.do(0, protocol.Propose, "end")


async def taken_back(people: People) -> None:
    """Who made the last move takes it back, if they can; the others agree if they have to."""
    history = people.table.history
    assert history is not None
    seat = history.steps[-1].seat
    if people.table.status != "playing" or history.undo_breaks(seat, history.last.get(seat)):
        return
    if not history.needs_consent(seat):
        await people.do(seat, protocol.Undoing, people.table.version(seat))
        return
    await people.do(seat, protocol.Propose, "undo")
    for other in people.table.people():
        if people.table.proposal is not None and other != seat:
            await people.do(other, protocol.Vote, True)


async def leaving(party: Party) -> None:
    """One hands their seat to a bot, the host leaves a free one, and somebody else is host."""
    people = await party.start()
    await party.play(party.some)
    await people.do(1, protocol.Leave, "bot", "samurai")
    await people.settle()
    await party.play(5)
    if party.players > 2:
        await people.do(0, protocol.Leave, "free")


async def conceding(party: Party) -> None:
    """One has given up, a bot plays on for them; the game goes on."""
    people = await party.start(spectators=False)
    await party.play(party.some)
    await people.do(1, protocol.Concede)
    await people.settle()
    await party.play(5)


async def conceded(party: Party) -> None:
    """All but one have given up."""
    people = await party.start()
    await party.play(party.some)
    for seat in range(1, party.players):
        await people.do(seat, protocol.Concede)


async def played(party: Party) -> None:
    """A whole game between people with ratings, who sit down again."""
    for seat in range(2):
        hub = party.server.hub
        await hub.store.save_browser(holder(seat), NAMES[seat], True, hub.now())
    people = await party.start(hints="all")
    await people.play(party.random)
    await people.do(0, protocol.Rematch)


async def closed(party: Party) -> None:
    """A whole game of one against bots, whose books stay closed."""
    people = await party.start(1, books="closed")
    await people.play(party.random)


async def agreed(party: Party) -> None:
    """All agreed to end the game."""
    people = await party.start(undo="none")
    await party.play(party.some)
    await people.do(0, protocol.Propose, "end")
    for seat in range(1, party.players):
        await people.do(seat, protocol.Vote, True)


async def paused(party: Party) -> None:
    """The host has paused the game, and switched talk off."""
    people = await party.start(2, undo="free")
    await party.play(party.some // 4)  # of people: there are bots too
    await people.do(0, protocol.AllowTalk, False)
    await people.do(0, protocol.Pause, True)


async def timed(party: Party) -> None:
    """A person's time is over, the others vote on it; all have left, and the clocks stand."""
    people = await party.start(clock=protocol.Clock("move", 30.0, at_end="vote"))
    await party.play(party.some)
    await party.wait(31.0)
    late = [at for at, place in enumerate(people.table.seats) if place.overdue]
    by = next(seat for seat in people.table.people() if seat not in late)
    await people.do(by, protocol.Propose, "takeover", late[0])


async def slow(party: Party) -> None:
    """A game over days, with a clock that goes on; it has made some moves for people."""
    clock = protocol.Clock("move", 7200.0, at_end="default", phases={})
    await party.start(clock=clock)
    await party.play(party.some)
    await party.wait(7201.0)


SCENES: Final[list[Callable[[Party], Awaitable[None]]]] = [
    waiting, talking, leaving, conceding, conceded, played, closed, agreed, paused, timed, slow,
]  # fmt: skip
