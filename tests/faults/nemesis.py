"""The faults: each strikes once, and is over when `strike` returns."""

from __future__ import annotations

import asyncio
import os
import signal
from contextlib import suppress
from typing import ClassVar, Final

from sengoku.games.kernel.streams import Random
from tests.faults.house import House
from tests.faults.proxy import Proxy, Weather

HOUR: Final = 3600
SPELL: Final = 1.5  # seconds that bad weather lasts


class World:
    """Everything that faults can get at."""

    def __init__(self, house: House, proxy: Proxy, random: Random) -> None:
        self.house = house
        self.proxy = proxy
        self.random = random

    async def pause(self, most: float) -> None:
        """Wait for some time."""
        await asyncio.sleep(most * int(self.random.below(1000)) / 1000)


class Fault:
    """Something that goes wrong; hard ones end or stop a process, or lose what is in memory."""

    name: ClassVar[str]
    hard: ClassVar[bool] = True

    def possible(self, world: World) -> bool:
        """Whether this can happen here."""
        return True

    async def strike(self, world: World) -> None:
        """Let it happen, and end."""
        raise NotImplementedError


# The network. The proxy counts what happens to single frames.


class Spell(Fault):
    """Bad weather for a while."""

    hard = False
    weather: ClassVar[Weather]

    async def strike(self, world: World) -> None:
        world.proxy.weather = self.weather
        try:
            await asyncio.sleep(SPELL)
        finally:
            world.proxy.weather = Weather()


class Delay(Spell):
    name = "delay"
    weather = Weather(delay=300)


class Cut(Spell):
    name = "cut in a frame"
    weather = Weather(cut=60, delay=50)


class Double(Spell):
    name = "double"
    weather = Weather(double=500)


class Late(Spell):
    name = "cut, and late"
    weather = Weather(late=60, double=100)


# The processes.


class KillServer(Fault):
    """All processes that serve end at once, as if the power failed."""

    name = "kill server"

    async def strike(self, world: World) -> None:
        for pid in world.house.serving():
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        await world.house.end()
        await world.house.start()


class KillWorker(Fault):
    """One of several workers ends; the others go on, and it is replaced."""

    name = "kill worker"

    def possible(self, world: World) -> bool:
        return world.house.running.workers > 1

    async def strike(self, world: World) -> None:
        serving = world.house.serving()
        if serving:
            os.kill(serving[world.random.below(len(serving))], signal.SIGKILL)


class KillParent(Fault):
    """The first process alone is killed: its workers and bots end by themselves."""

    name = "kill parent"

    async def strike(self, world: World) -> None:
        await world.house.end()
        await world.house.start()


class KillAtStart(Fault):
    """The first process is killed while it starts, at some moment."""

    name = "kill during start"

    async def strike(self, world: World) -> None:
        await world.house.end()
        world.house.running.launch()
        await world.pause(2.0)
        await world.house.end()
        await world.house.start()


class KillBots(Fault):
    """The processes in which bots think are killed."""

    name = "kill bots"

    def possible(self, world: World) -> bool:
        return world.house.running.workers == 1  # otherwise new workers are among them

    async def strike(self, world: World) -> None:
        for pid in world.house.thinking():
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)


class Stop(Fault):
    """A process that serves stands still for a while (SIGSTOP, SIGCONT)."""

    name = "stop and continue"

    async def strike(self, world: World) -> None:
        serving = world.house.serving()
        if not serving:
            return
        pid = serving[world.random.below(len(serving))]
        os.kill(pid, signal.SIGSTOP)
        try:
            await world.pause(5.0)
        finally:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGCONT)


# The database and its disk.


class RestartDatabase(Fault):
    name = "restart database"

    def possible(self, world: World) -> bool:
        return world.house.database.can_restart

    async def strike(self, world: World) -> None:
        await asyncio.to_thread(world.house.database.stop)
        await world.pause(1.0)
        await asyncio.to_thread(world.house.database.start)


class QuitDatabase(RestartDatabase):
    name = "quit database"

    async def strike(self, world: World) -> None:
        await asyncio.to_thread(world.house.database.quit)
        await world.pause(1.0)
        await asyncio.to_thread(world.house.database.start)


class FullDisk(Fault):
    name = "full disk"

    def possible(self, world: World) -> bool:
        return world.house.database.can_be_full

    async def strike(self, world: World) -> None:
        await world.house.database.fill()
        try:
            await asyncio.sleep(SPELL)
        finally:
            await world.house.database.make_room()


# The time of day. It is never set right again: the next jump starts from where it is.


class ClockForward(Fault):
    name = "clock forward"
    direction: ClassVar[int] = 1

    async def strike(self, world: World) -> None:
        ahead = float(world.house.ahead.read_text())
        seconds = self.direction * (1 + int(world.random.below(2 * HOUR)))
        world.house.set_clock(ahead + seconds)


class ClockBack(ClockForward):
    name = "clock back"
    direction = -1


FAULTS: Final[tuple[Fault, ...]] = (
    Delay(), Cut(), Double(), Late(),
    KillServer(), KillWorker(), KillParent(), KillAtStart(), KillBots(), Stop(),
    RestartDatabase(), QuitDatabase(), FullDisk(),
    ClockForward(), ClockBack(),
)  # fmt: skip
