"""What can be typed at a server's table beside moves: each request as a command of the protocol."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, get_args

from msgspec import convert

from sengoku import protocol, registry
from sengoku.client.interface import TableSeat, new_id
from sengoku.games.kernel import Game
from sengoku.games.kernel.moves import label
from sengoku.games.kernel.refusals import Refusal

Who: TypeAlias = Literal["player", "host", "anybody"]
Make: TypeAlias = Callable[[str, TableSeat], protocol.Command]

BEFORE: Final = ("waiting",)
DURING: Final = ("playing", "paused")
UNDER_WAY: Final = (*BEFORE, *DURING)
ALWAYS: Final = (*UNDER_WAY, "over")
REASONS: Final = get_args(protocol.Reason)


@dataclass(frozen=True)
class Request:
    """Something that a player or the host may ask of the table, and when."""

    make: Make
    who: Who = "player"
    when: Sequence[protocol.Status] = ALWAYS
    confirm: bool = False  # typed twice, because it can't be undone
    needs: Callable[[Game], object] = lambda _: True  # what a game must have for it

    def offered(self, seat: TableSeat) -> bool:
        """Whether it makes sense to ask this now."""
        state = seat.now
        mine = {"host": state.host, "player": state.seat is not None, "anybody": True}[self.who]
        there = bool(self.needs(registry.game(state.table.game)))
        return mine and there and state.table.status in self.when


def simple(make: Callable[[], protocol.Command]) -> Make:
    """A request of one word."""

    def made(rest: str, seat: TableSeat) -> protocol.Command:
        if rest:
            raise Refusal("COMMAND.extra", {"command": make().__class__.__name__, "rest": rest})
        return make()

    return made


def about_seat(make: Callable[[int], protocol.Command]) -> Make:
    """A request that names a seat."""
    return lambda rest, seat: make(seat_in(rest, seat))


def add_bot(rest: str, seat: TableSeat) -> protocol.Command:
    """A bot for a free seat: the seat, and a level or a bot."""
    where, _, level = rest.partition(" ")
    return protocol.AddBot(new_id(), seat_in(where, seat), level.strip() or "samurai")


def pick(rest: str, seat: TableSeat) -> protocol.Command:
    """Something for the own seat: one of the choices of an option that is picked by seat."""
    game, choice = registry.game(seat.now.table.game), needed(rest).lower()
    options = sorted(game.by_seat, key=lambda option: choice not in game.choices[option])
    if not options:
        raise Refusal("COMMAND.unknown", {"word": "pick"})
    return protocol.Pick(new_id(), options[0], choice)


def whisper(rest: str, seat: TableSeat) -> protocol.Command:
    """Talk to one person or several: their letters, then what is said."""
    where, _, text = rest.partition(" ")
    to = [seat_in(letter, seat) for letter in where.split(",")]
    return protocol.Say(new_id(), needed(text), to)


def report(rest: str, seat: TableSeat) -> protocol.Command:
    """Report somebody to the host: their letter or name, one of the reasons, and what happened."""
    for at, name in enumerate(seat.names):
        for called in (label(at), name):
            told = rest[len(called) :].split(maxsplit=1)
            if called and rest.casefold().startswith(f"{called} ".casefold()) and told:
                reason, text = told[0].lower(), told[1] if len(told) > 1 else ""
                if reason not in REASONS:
                    choices = ", ".join(REASONS)
                    raise Refusal("COMMAND.reason", {"reason": reason, "choices": choices})
                return protocol.Report(new_id(), at, convert(reason, protocol.Reason), text)
    seat_in(rest.partition(" ")[0], seat)
    raise Refusal("COMMAND.needs")


def allow_talk(rest: str, seat: TableSeat) -> protocol.Command:
    """Talk on or off."""
    if rest not in ("on", "off"):
        raise Refusal("COMMAND.needs")
    return protocol.AllowTalk(new_id(), rest == "on")


def seat_in(text: str, seat: TableSeat) -> int:
    """The seat with this letter or name."""
    wanted = text.strip().casefold()
    for at, name in enumerate(seat.names):
        if wanted and wanted in (label(at).casefold(), name.casefold()):
            return at
    raise Refusal("COMMAND.seat", {"seat": text, "last": label(len(seat.names) - 1)})


def needed(text: str) -> str:
    """The text after a command that needs one."""
    if not text.strip():
        raise Refusal("COMMAND.needs")
    return text.strip()


REQUESTS: Final[dict[str, Request]] = {
    "ready": Request(simple(lambda: protocol.Ready(new_id(), True)), when=BEFORE),
    "unready": Request(simple(lambda: protocol.Ready(new_id(), False)), when=BEFORE),
    "word": Request(lambda rest, seat: seat.word.new(new_id(), rest), when=BEFORE),
    "pick": Request(pick, when=BEFORE, needs=lambda game: game.by_seat),
    "name": Request(lambda rest, _: protocol.Rename(new_id(), needed(rest))),
    "say": Request(lambda rest, _: protocol.Say(new_id(), needed(rest))),
    "whisper": Request(whisper),
    "yes": Request(simple(lambda: protocol.Vote(new_id(), True)), when=DURING),
    "no": Request(simple(lambda: protocol.Vote(new_id(), False)), when=DURING),
    "end": Request(simple(lambda: protocol.Propose(new_id(), "end")), when=DURING),
    "takeover": Request(
        about_seat(lambda at: protocol.Propose(new_id(), "takeover", at)), when=DURING
    ),
    "expel": Request(about_seat(lambda at: protocol.Propose(new_id(), "free", at)), when=DURING),
    "block": Request(about_seat(lambda at: protocol.Block(new_id(), at, True)), "anybody"),
    "unblock": Request(about_seat(lambda at: protocol.Block(new_id(), at, False)), "anybody"),
    "report": Request(report),
    "revoke": Request(simple(lambda: protocol.Revoke(new_id())), confirm=True),
    "concede": Request(simple(lambda: protocol.Concede(new_id())), when=DURING, confirm=True),
    "start": Request(simple(lambda: protocol.Start(new_id())), "host", BEFORE),
    "bot": Request(add_bot, "host", UNDER_WAY),
    "free": Request(about_seat(lambda at: protocol.Free(new_id(), at)), "host", UNDER_WAY, True),
    "pause": Request(simple(lambda: protocol.Pause(new_id(), True)), "host", ("playing",)),
    "resume": Request(simple(lambda: protocol.Pause(new_id(), False)), "host", ("paused",)),
    "mute-all": Request(about_seat(lambda at: protocol.Mute(new_id(), at, True)), "host"),
    "unmute-all": Request(about_seat(lambda at: protocol.Mute(new_id(), at, False)), "host"),
    "talk": Request(allow_talk, "host"),
    "host": Request(about_seat(lambda at: protocol.HandHosting(new_id(), at)), "host"),
}
