"""People at a table, for the tests: time stands still unless it is told to pass."""

from __future__ import annotations

from itertools import count
from typing import Any

from msgspec.json import decode

from sengoku import protocol
from sengoku.games.kernel.streams import Random
from sengoku.table import Settings, Table, access, commands, messages, new_settings
from sengoku.table import entries as log
from sengoku.table.guards import Caller
from sengoku.table.history import encode
from sengoku.table.pledges import pledge_of

LEVELS = ("random", "greedy")
SEED = "5e" * 32


class Sitting:
    """A table, with a person in every seat that is no bot's."""

    def __init__(self, settings: Settings, bots: tuple[int, ...] = (), seed: str = SEED) -> None:
        self.now = 1000.0
        self.ids = count()
        made = log.Created(at=self.now, table="t", settings=settings, seed=seed, host="holder-0")
        self.table = Table([made])
        self.log: list[log.AnyEntry] = [made]
        self.cursor = [messages.Cursor() for _ in range(settings.players + 1)]
        for seat in range(settings.players):
            if seat in bots:
                self.do(0, protocol.AddBot(self.id(), seat, "random"))
            else:
                self.sit(seat)

    def id(self) -> str:
        return f"id-{next(self.ids)}"

    def caller(self, seat: int | None) -> Caller:
        return Caller(f"holder-{seat}", seat, self.now, LEVELS)

    def act(self, found: list[Any]) -> None:
        for entry in found:
            self.table.act(entry)
            self.log.append(log.read(log.write(entry)))

    def sit(self, seat: int, name: str = "") -> None:
        """A person sits down; in a game that has begun all others agree."""
        self.table.guests.add(f"holder-{seat}")
        names = ("Ann", "Bo", "Cy", "Di", "Ed", "Flo")
        self.act(access.sit(self.table, self.caller(seat), seat, name or names[seat]))
        for voter in sorted(self.table.proposal.asked) if self.table.proposal else []:
            self.do(voter, protocol.Vote(self.id(), True))

    def do(self, seat: int, message: protocol.Command) -> None:
        found = commands.perform(self.table, self.caller(seat), message)
        self.act(found)

    def start(self) -> None:
        self.do(0, protocol.Start(self.id()))

    def pledge(self, seat: int, word: str) -> None:
        self.do(seat, protocol.Pledge(self.id(), pledge_of(word)))

    def reveal(self, seat: int, word: str) -> None:
        self.do(seat, protocol.Reveal(self.id(), word))

    def start_with(self, words: dict[int, str]) -> None:
        """These seats pledge their words, the game is started, and they reveal them."""
        for seat, word in words.items():
            self.pledge(seat, word)
        self.start()
        for seat, word in words.items():
            self.reveal(seat, word)

    def move(self, seat: int, move: int | None = None) -> int:
        """The seat's first move, or another."""
        assert self.table.history is not None
        chosen = self.table.history.state.moves(seat)[0] if move is None else move
        self.do(seat, protocol.Move(self.id(), self.table.version(seat), chosen))
        return chosen

    def play(self, moves: int, random: Random) -> None:
        """Random moves of random actors."""
        assert self.table.history is not None
        for _ in range(moves):
            state = self.table.history.state
            if not state.actors:
                return
            seat = state.actors[random.below(len(state.actors))]
            legal = state.moves(seat)
            self.move(seat, legal[random.below(len(legal))])

    def frame(self, seat: int | None) -> dict[str, Any]:
        """What a viewer is told now."""
        viewer = self.table.players if seat is None else seat
        info = messages.encoded_info(self.table, ())
        told = messages.state_message(self.table, seat, False, info, self.cursor[viewer], self.now)
        found: dict[str, Any] = decode(encode(told))
        return found

    def again(self) -> Table:
        """The same table, from its log."""
        return Table(self.log)


def seated(game: str, players: int, bots: tuple[int, ...] = (), **settings: Any) -> Sitting:
    """A table that is about to start."""
    return Sitting(new_settings(game, players, **settings), bots)


def playing(game: str, players: int, bots: tuple[int, ...] = (), **settings: Any) -> Sitting:
    """A table at which the game has begun."""
    sitting = seated(game, players, bots, **settings)
    sitting.start()
    return sitting
