"""Clients that play at random, talk, ask again, and write down all that they are told."""

from __future__ import annotations

import asyncio
from itertools import count
from typing import Any

from msgspec import to_builtins

from sengoku import protocol
from sengoku.client import Http, NotAllowed, Seat
from sengoku.games.kernel.streams import Random
from tests.faults.history import Answered, History, Line, Place, Seen, Sent, digest

HEARTBEAT = 2.0  # seconds; a server that hangs is left soon
BURST = 4  # lines that are said without waiting for an answer
LONG = "senji"  # its games take thousands of moves: people agree to end them
HEARING = 5.0  # seconds in which everybody has heard what was said last
PACE = 120  # milliseconds between two actions, at most


class RecordingSeat(Seat):
    """A seat that writes down every message before it is handled."""

    def __init__(
        self, http: Http, place: Place, history: History, name: str, word: str | None
    ) -> None:
        super().__init__(http, place[0], place[1], HEARTBEAT, word)
        self.place = place
        self.history = history
        self.name = name

    async def post(self, message: protocol.Command) -> asyncio.Future[Any]:
        match message:
            case protocol.Pledge():
                self.history.add(Sent(self.place, message.id, "pledge", message.pledge))
            case protocol.Reveal():
                self.history.add(Sent(self.place, message.id, "reveal", message.word))
        return await super().post(message)

    async def hear(self, message: protocol.Told) -> None:
        match message:
            case protocol.State():
                self.history.add(self.seen(message))
            case protocol.Done():
                self.history.add(Answered(self.place, message.id, message.version))
            case protocol.Refused(id=str(ident)):
                why = f"{message.rule}.{message.reason}"
                self.history.add(Answered(self.place, ident, None, why))
        await super().hear(message)

    def seen(self, state: protocol.State) -> Seen:
        """A state, in short."""
        status = state.table.status
        moves = tuple([move.code for move in state.moves]) if status == "playing" else None
        view = digest(state.view)
        return Seen(self.place, self.name, state.version, view, moves, status)

    def write_down(self) -> None:
        """Write down what is known in the end."""
        lines = [Line(line.sender, line.text) for line in self.talk]
        self.history.talk[self.name] = (self.place, lines)
        result: Any = to_builtins(self.now.table.result)
        self.history.results[self.name] = (self.place, result)


class Player:
    """A person in a seat, perhaps with a second tab, in which they click at the same time."""

    def __init__(self, seats: list[RecordingSeat], random: Random, hurry: asyncio.Event) -> None:
        self.seat = seats[0]
        self.seats = seats
        self.random = random
        self.hurry = hurry  # set when no more faults come
        self.numbers = count()
        self.done: list[protocol.Command] = []  # what was acknowledged

    async def play(self) -> None:
        """Do something again and again, until the game is over."""
        while not self.seat.over:
            await self.act()
            if not self.hurry.is_set():
                await asyncio.sleep(self.random.below(PACE) / 1000)

    async def act(self) -> None:
        """Do one thing, or wait a little if it is the turn of others."""
        state = self.seat.now
        if self.hurry.is_set() and state.table.game == LONG:
            await self.agree_to_end(state.table.proposal)
            return
        choice = self.random.below(24)
        if self.hurry.is_set():
            choice += 12  # mostly moves
        if choice < 4:
            texts = [f"{self.seat.name}:{next(self.numbers)}" for _ in range(BURST)]
            await asyncio.gather(*[self.give(protocol.Say("", text), text) for text in texts])
        elif choice < 8 and self.done:
            await self.ask_again(self.done[self.random.below(len(self.done))])
        elif choice < 10 and state.undo == "free":
            await self.give(protocol.Undoing("", state.version), "", self.some_tabs())
        elif choice >= 16 and state.moves:
            move = state.moves[self.random.below(len(state.moves))].code
            await self.give(protocol.Move("", state.version, move), move, self.some_tabs())
        else:
            await asyncio.sleep(0.02)

    async def agree_to_end(self, proposal: protocol.ProposalInfo | None) -> None:
        """Propose to end the game, or agree to it."""
        if proposal is None and self.seat.number == 0:
            await self.give(protocol.Propose("", "end"), "end")
        elif proposal and self.seat.number in {*proposal.asked} - {*proposal.agreed}:
            await self.give(protocol.Vote("", True), "yes")
        else:
            await asyncio.sleep(0.02)

    def some_tabs(self) -> list[RecordingSeat]:
        """One tab, or all."""
        return self.seats if self.random.below(3) == 0 else self.seats[:1]

    async def give(
        self,
        message: protocol.Command,
        what: int | str,
        tabs: list[RecordingSeat] | None = None,
    ) -> None:
        """Give a new command, in several tabs at once if they are named."""
        message.id = f"{self.seat.name}-{next(self.numbers)}"
        kind = {"Undoing": "undo"}.get(type(message).__name__, type(message).__name__.lower())
        self.seat.history.add(Sent(self.seat.place, message.id, kind, what))
        given = [tab.tell(message) for tab in tabs or self.seats[:1]]
        answers = await asyncio.gather(*given, return_exceptions=True)
        for answer in answers:
            if isinstance(answer, BaseException) and not isinstance(answer, NotAllowed):
                raise answer
        if not isinstance(answers[0], NotAllowed):
            self.done.append(message)

    async def ask_again(self, message: protocol.Command) -> None:
        """Give a command that was carried out long ago; whatever is answered is checked later."""
        await asyncio.gather(self.seat.tell(message), return_exceptions=True)


class Evening:
    """All the people at one table."""

    def __init__(self, url: str, history: History, random: Random, hurry: asyncio.Event) -> None:
        self.url = url
        self.history = history
        self.random = random
        self.hurry = hurry
        self.ident = ""
        self.browsers: list[Http] = []
        self.seats: list[RecordingSeat] = []
        self.players: list[Player] = []
        self.task: asyncio.Task[None] | None = None

    async def gather(self, new: protocol.NewTable, tabs: int) -> None:
        """One makes a table, the others sit down, and they begin."""
        http = self.browser()
        self.ident = (await http.make(new)).id
        await self.sit_down(http, 0, tabs)
        for seat in range(1, new.players):
            if str(seat) not in new.bots:
                http = self.browser()
                await http.sit(self.ident, seat, f"Player {seat}")
                await self.sit_down(http, seat, tabs)
        await self.seats[0].start()
        for one in self.seats:
            await one.until(lambda one=one: one.now.table.status == "playing")
        self.history.tables.append(self.ident)
        self.task = asyncio.create_task(self.play())

    def browser(self) -> Http:
        """A browser of its own for somebody."""
        self.browsers.append(Http(self.url))
        return self.browsers[-1]

    async def sit_down(self, http: Http, seat: int, tabs: int) -> None:
        """A person comes, with so many tabs."""
        place = (self.ident, seat)
        names = [f"{self.ident}/{seat}{'abc'[tab]}" for tab in range(tabs)]
        words = [f"word-{seat}", *[None] * (tabs - 1)]  # one tab pledges for all
        seats = [
            RecordingSeat(http, place, self.history, name, word)
            for name, word in zip(names, words, strict=True)
        ]
        self.seats += seats
        for one in seats:
            await one.open()
        self.players.append(Player(seats, self.random.split(), self.hurry))

    async def play(self) -> None:
        """Play to the end; who fails is written down."""
        work = [player.play() for player in self.players]
        for failed in await asyncio.gather(*work, return_exceptions=True):
            if isinstance(failed, BaseException):
                self.history.failures.append(f"a client at {self.ident} failed: {failed!r}")

    @property
    def over(self) -> bool:
        """Whether everybody knows that the game is over."""
        return all([seat.over for seat in self.seats])

    async def end(self, seconds: float) -> None:
        """Let them play to the end and hear all that was said, but not for ever; then they go."""
        assert self.task is not None
        await asyncio.wait([self.task], timeout=seconds)
        self.task.cancel()
        hearing = [
            asyncio.create_task(seat.until(lambda seat=seat: self.knows_all(seat)))
            for seat in self.seats
        ]
        await asyncio.wait(hearing, timeout=HEARING)
        for task in hearing:
            task.cancel()
        await asyncio.gather(self.task, *hearing, return_exceptions=True)
        for seat in self.seats:
            seat.write_down()

    def knows_all(self, seat: RecordingSeat) -> bool:
        """Whether a seat has heard all that anybody has heard, and knows that the game is over."""
        return seat.over and len(seat.talk) == max([len(other.talk) for other in self.seats])

    async def leave(self) -> None:
        """Close all connections."""
        if self.task is not None:
            self.task.cancel()
        for seat in self.seats:
            await seat.close()
        for http in self.browsers:
            await http.close()
