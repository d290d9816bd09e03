"""How one comes to a server's table: by a link, with a name, on a free seat or as a spectator."""

from __future__ import annotations

import re
from collections.abc import Callable, Coroutine
from typing import Any, Final, TypeAlias, TypeVar

import httpx
import msgspec

from sengoku import protocol
from sengoku.client.background import Background
from sengoku.client.http import Address, Http
from sengoku.client.interface import Lost, NotAllowed
from sengoku.client.seat import Seat, sit_down
from sengoku.games.kernel import MOST_SEATS
from sengoku.games.kernel.moves import label
from sengoku.games.kernel.refusals import Refusal

T = TypeVar("T")
AskName: TypeAlias = Callable[[Refusal | None], str]  # given why the last name was refused

KEY: Final = re.compile(r"[0-9a-f]{32}")
ID: Final = re.compile(r"[0-9a-z]+")
OPENING: Final = 20.0  # seconds for the first state to arrive


def address_of(link: str) -> Address:
    """The parts of a link; refuses what is none."""
    try:
        address = Address(link.strip())
    except ValueError:
        raise Refusal("JOIN.link", {"link": link}) from None
    web = re.fullmatch(r"https?://[^/]+.*", address.server) is not None
    if not (web and ID.fullmatch(address.table)):
        raise Refusal("JOIN.link", {"link": link})
    if address.key and not KEY.fullmatch(address.key):
        raise Refusal("KEY.wrong")
    return address


class Entrance:
    """The way to one table: who one is to its server, and where one may sit."""

    def __init__(self, link: str, background: Background) -> None:
        self.address = address_of(link)
        self.background = background
        self.http = Http(self.address.server)

    def seat(self, ask_name: AskName, name: str = "", number: int | None = None) -> Seat:
        """The seat that the link leads to, or a free one, or a spectator's place; it is open."""
        own = self.come_in()
        if own is None:
            own = self.sit(ask_name, name, number)
        return self.open(own)

    def come_in(self) -> int | None:
        """Use the key of the link, if it has one; return the seat that it leads to."""
        if not self.address.key:
            return None
        return self.call(self.http.enter(self.address.table, self.address.key)).seat

    def sit(self, ask_name: AskName, name: str, number: int | None) -> int | None:
        """Sit down on a free seat; None if there is none.

        In a game that has begun this waits for the people at the table.
        """
        refusal: Refusal | None = None
        given = name
        while (free := self.free(number)) is not None:
            given = given or ask_name(refusal)
            try:
                self.call(sit_down(self.http, self.address.table, free, given))
            except NotAllowed as refused:
                faster = refused.reason in ("taken", "again") and refused.rule == "TABLE"
                if faster and number is None:
                    continue
                if refused.rule != "NAME" or name:
                    raise
                refusal, given = refused, ""
            else:
                return free
        return None

    def free(self, number: int | None) -> int | None:
        """The seat that was asked for, or the first free one of a game that is not over."""
        about = self.call(self.http.table(self.address.table))
        if number is not None:
            return number
        free = [at for at, seat in enumerate(about.seats) if seat.kind == "free"]
        return free[0] if free and about.status != "over" else None

    def open(self, number: int | None, table: str = "") -> Seat:
        """A seat, connected."""
        seat = Seat(self.http, table or self.address.table, number)
        try:
            self.background.call(seat.open(), OPENING)
        except Lost as lost:
            raise lost_refusal(lost, seat.table) from None
        except TimeoutError:
            raise self.unreachable("") from None
        return seat

    def link(self, seat: Seat, kind: protocol.LinkKind, seconds: float | None = None) -> str:
        """A new link to the table, or to the own seat, as an address."""
        number = None if kind == "invite" else seat.number
        made = self.call(self.http.link(seat.table, kind, number), seconds)
        return f"{self.address.server}{made.path}"

    def call(self, work: Coroutine[Any, Any, T], seconds: float | None = None) -> T:
        """Run a request; whatever goes wrong on the way becomes a refusal with a sentence."""
        try:
            return self.background.call(work, seconds)
        except NotAllowed as refused:
            if refused.rule == "HTTP":
                raise Refusal("JOIN.foreign", {"server": self.address.server}) from None
            raise
        except (httpx.HTTPError, httpx.InvalidURL, OSError) as error:
            raise self.unreachable(str(error)) from None
        except (msgspec.MsgspecError, ValueError):
            raise Refusal("JOIN.foreign", {"server": self.address.server}) from None

    def unreachable(self, problem: str) -> Refusal:
        """The refusal when a server does not answer."""
        figures = {"server": self.address.server, "problem": problem or "–"}
        return Refusal("JOIN.unreachable", dict(figures))

    def close(self) -> None:
        """Close the connections."""
        self.background.call(self.http.close())


def lost_refusal(lost: Lost, table: str) -> Refusal:
    """Why a seat is lost, as a refusal."""
    return Refusal(lost.reason or "TABLE.none", {"table": table})


def seat_number(text: str) -> int | None:
    """The number of the seat with this letter; None without one."""
    if not text:
        return None
    letters = [label(seat) for seat in range(MOST_SEATS)]
    letter = text.strip().upper()
    if letter not in letters:
        raise Refusal("JOIN.seat", {"seat": text})
    return letters.index(letter)
