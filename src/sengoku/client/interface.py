"""What one can do in a seat, wherever its table is: at a server, or in one's own process.

A seat is told states and gives commands, as docs/protocol.md describes them. `Seat` in
`sengoku.client.seat` speaks to a server; `LocalSeat` in `sengoku.local` to a table in the same
process.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable, Sequence
from typing import Any
from uuid import uuid4

from msgspec import convert

from sengoku import protocol
from sengoku.client.word import OwnWord
from sengoku.games.kernel.refusals import Refusal


class NotAllowed(Refusal):
    """What the table refused: the rule, the reason, the figures and a sentence."""

    def __init__(self, rule: str, reason: str, figures: dict[str, Any], text: str) -> None:
        super().__init__(f"{rule}.{reason}" if reason else rule, figures)
        self.text = text

    def __str__(self) -> str:
        return self.text or super().__str__()


class Lost(ConnectionError):
    """The seat, or the table, is no longer there; `reason` is the `rule.reason` of a refusal."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(f"{code} {reason}")
        self.reason = reason


class TableSeat(ABC):
    """A seat, or a spectator's place if `number` is None: what it knows, and what it can say."""

    def __init__(self, number: int | None, word: str | None = None) -> None:
        self.number = number
        self.word = OwnWord(word)
        self.state: protocol.State | None = None
        self.events: list[dict[str, Any]] = []
        self.talk: list[protocol.Line] = []
        self.decided: list[int] = []  # for each own move, the number of events before it
        self.lost: Lost | None = None
        self.listeners: list[Callable[[], None]] = []  # called after every change, in its thread
        self.changed = asyncio.Condition()  # notified when there is a new state, or none any more

    @abstractmethod
    async def open(self) -> None:
        """Sit down, and wait for the first state."""

    @abstractmethod
    async def close(self) -> None:
        """Stop listening; the seat stays one's own."""

    @abstractmethod
    async def tell(self, message: protocol.Command) -> Any:
        """Give a command and return its answer, `Done` or `Answer`; raise `NotAllowed`."""

    # What the seat knows.

    @property
    def now(self) -> protocol.State:
        """The latest state, of a seat that is open."""
        assert self.state is not None
        return self.state

    @property
    def names(self) -> list[str]:
        """Who sits where, by name; "" for a free seat."""
        return [seat.name for seat in self.now.table.seats]

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.state is not None and self.state.table.status == "over"

    @property
    def news(self) -> list[dict[str, Any]]:
        """What happened from the seat's last decision on, that decision included."""
        return self.events[self.decided[-1] if self.decided else 0 :]

    async def receive(self, state: protocol.State) -> None:
        """Replace what is known by a newer state."""
        first = state.events.first
        kept = first + common(self.events[first:], state.events.new)
        if kept < len(self.events):  # moves were taken back
            self.decided[:] = [count for count in self.decided if count <= kept]
        self.events[first:] = state.events.new
        self.talk[state.talk.first :] = state.talk.new
        self.state = state
        await self.announce()

    async def announce(self) -> None:
        """Wake those who wait for a change."""
        async with self.changed:
            self.changed.notify_all()
        for listener in self.listeners:
            listener()

    # Commands.

    async def move(self, move: int | str, version: int | None = None) -> protocol.Done:
        """Make a move: a code, or a text in notation."""
        code = move if isinstance(move, int) else await self.parse(move)
        return await self.make([code], version)

    async def make(self, moves: Sequence[int], version: int | None = None) -> protocol.Done:
        """Make several moves one after the other: all of them, or none."""
        at = self.now.version if version is None else version
        first, *others = moves
        before = len(self.events)
        done: protocol.Done = await self.tell(protocol.Move(new_id(), at, first, others))
        self.decided += [before] * len(moves)
        return done

    async def undo(self) -> None:
        """Take the own last move back."""
        await self.tell(protocol.Undoing(new_id(), self.now.version))
        if self.decided:
            self.decided.pop()

    async def say(self, text: str, to: list[int] | None = None) -> None:
        """Talk, to all or to some."""
        await self.tell(protocol.Say(new_id(), text, to))

    async def start(self) -> None:
        """Deal, as the host."""
        await self.tell(protocol.Start(new_id()))

    async def pick(self, option: str, choice: str) -> None:
        """Pick something for the own seat before the game, where a game leaves it to the seats."""
        await self.tell(protocol.Pick(new_id(), option, choice))

    async def pledge(self, typed: str = "") -> None:
        """Commit to a new word for the deal: what was typed, and something random."""
        await self.tell(self.word.new(new_id(), typed))

    async def ready(self) -> None:
        """Be ready to start."""
        await self.tell(protocol.Ready(new_id(), True))

    async def vote(self, agree: bool) -> None:
        """Agree to the open proposal, or not."""
        await self.tell(protocol.Vote(new_id(), agree))

    async def revoke(self) -> None:
        """Take the key of the own seat from all devices that came after this one."""
        await self.tell(protocol.Revoke(new_id()))

    async def leave(self, to: str = "bot") -> None:
        """Hand the seat to a bot, or free it."""
        message = protocol.Leave(new_id(), "bot" if to == "bot" else "free")
        await self.tell(message)

    # Questions.

    async def parse(self, text: str) -> int:
        """The code of a move in notation."""
        return int(await self.question(protocol.Parse(new_id(), text)))

    async def read(self, text: str, language: str = "") -> protocol.Reading:
        """What a typed line means: an answer, or moves to be made."""
        found = await self.question(protocol.Read(new_id(), text, language))
        return convert(found, protocol.Reading)

    async def describe(self, language: str = "") -> protocol.Description:
        """The position as text."""
        found = await self.question(protocol.Describe(new_id(), language))
        return convert(found, protocol.Description)

    async def ask(self, question: str, **parts: Any) -> Any:
        """One of the game's questions."""
        return await self.question(protocol.Ask(new_id(), question, parts))

    async def why_not(self, move: int) -> Any:
        """Why a move is not legal, as a `RefusalInfo` in plain data; None if it is legal."""
        return await self.question(protocol.WhyNot(new_id(), move))

    async def refusal(self, move: int) -> NotAllowed | None:
        """Why a move is not legal, as an exception; None if it is legal."""
        found = await self.why_not(move)
        if found is None:
            return None
        why = convert(found, protocol.RefusalInfo)
        return NotAllowed(why.rule, why.reason, dict(why.figures), why.text)

    async def hint(self, level: str | None = None) -> list[protocol.Candidate]:
        """What a bot thinks of the own moves."""
        found: list[protocol.Candidate] = await self.question(protocol.Hint(new_id(), level))
        return found

    async def question(self, message: protocol.Command) -> Any:
        """Anything that is answered with a value."""
        answer: protocol.Answer = await self.tell(message)
        return answer.value

    # Waiting.

    async def until(self, so: Any) -> None:
        """Wait until the condition `so()` holds; raise `Lost` if the seat is lost before."""
        async with self.changed:
            while not so():
                if self.lost is not None:
                    raise self.lost
                await self.changed.wait()

    async def turns(self) -> AsyncIterator[protocol.State]:
        """Every state in which the seat has to decide, until the game is over."""
        while True:
            await self.until(lambda: self.over or (self.state and self.state.moves))
            if self.over:
                return
            state = self.now
            yield state
            await self.until(lambda before=state: self.state is not before)


def common(before: Sequence[Any], after: Sequence[Any]) -> int:
    """How many items two lists have in common at their beginning.

    >>> common([1, 2, 3], [1, 2, 4, 5])
    2
    """
    same = 0
    while same < min(len(before), len(after)) and before[same] == after[same]:
        same += 1
    return same


def new_id() -> str:
    """An id for a command."""
    return uuid4().hex
