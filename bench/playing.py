"""How the page answers whoever plays: from inputs to the frames that show them; long tasks.

Inputs are real ones, of a mouse, a finger and a keyboard, at a table of Senji with six seats, in
all seasons; what glows is touched at random. An input lasts from the time of its event to the
painted frame that shows what it changed: as the browser's Event Timing counts it, or until the
first frame after the first change of the document, whichever is later. Tasks are counted while bots
move and things travel, from the first own decision on. Nothing is throttled.
"""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from time import monotonic
from typing import Any, Final, NamedTuple

from sengoku.client import Http, NotAllowed, Seat

from .browser import DESKTOP, PHONE, Server

SCRIPT: Final = Path(__file__).with_suffix(".js").read_text(encoding="utf-8")
DEVICES: Final[dict[str, dict[str, Any]]] = {
    "desktop": {"viewport": DESKTOP},
    "phone": {"viewport": PHONE, "device_scale_factor": 2, "has_touch": True, "is_mobile": True},
}
LEVEL: Final = "ashigaru"
SEATS: Final = {"senji": 6, "shinobi": 5, "shitenno": 4}
ASKED: Final = "button.source[data-place], .prompt .deed .button"  # the player has to decide
SEASON: Final = "() => document.querySelector('.year summary')?.ariaLabel ?? ''"
# What is touched: things that can be used, moves' buttons, whatever else there is.
TOUCHED: Final = {
    "button:is(.source, .target, .victim, .here, .other)[data-place]": 6,
    ".prompt .deed .button": 2,
    ".board button[data-place], .board summary, .prompt .act .button": 2,
}
KEYS: Final = ("Tab", "ArrowRight", "ArrowDown", "Enter", "Escape")
KEYS_SHARE: Final = 0.2  # of all inputs
SEASONS: Final = 6  # the set-up, and those of the first year: a table of six has no auction
ENOUGH: Final = 30  # inputs of a season; then another device of the player's goes on to the next
BETWEEN: Final = 150  # ms between two inputs
PACE: Final = 0.4  # seconds between two moves of a player who lets bots play
LONG: Final = 120  # seconds after which the rest of the seasons is left out
PATIENCE: Final = 60_000  # ms until a page counts as broken


class Input(NamedTuple):
    """An input: how many ms it took, what it was, when in the game, and what took the time."""

    took: float
    what: str
    season: str
    cause: str


class Task(NamedTuple):
    """A long task: how many ms it took, when in the game, and what ran."""

    took: float
    season: str
    cause: str


@contextmanager
def seated(browser: Any, server: Server, game: str, device: str) -> Iterator[Any]:
    """A page at a new table against bots, at its player's first decision."""
    context = browser.new_context(base_url=server.address, locale="en", **DEVICES[device])
    context.add_init_script(SCRIPT)
    bots = {str(seat): LEVEL for seat in range(1, SEATS[game])}
    wish = {"game": game, "players": SEATS[game], "name": "Ann", "seat": 0, "bots": bots}
    ident = context.request.post("/api/tables", data=wish).json()["id"]
    page = context.new_page()
    page.goto(f"/t/{ident}")
    page.wait_for_selector(ASKED, timeout=PATIENCE)
    page.wait_for_timeout(1000)  # whatever the first frames have left
    page.evaluate("() => (window.playing.from = performance.now())")
    yield page
    context.close()


# Inputs.


def inputs(browser: Any, server: Server, device: str, seed: int = 1) -> list[Input]:
    """Inputs of all seasons of a year, at a table of Senji."""
    chance, counts = random.Random(seed), Counter[str]()
    with seated(browser, server, "senji", device) as page:
        until = monotonic() + LONG
        while monotonic() < until and len(counts) <= SEASONS:
            season = page.evaluate(SEASON)
            if counts[season] >= ENOUGH or not touch(page, device, chance):
                behind(page, server, moves=1, seconds=5)
            else:
                counts[season] += 1
            page.wait_for_timeout(BETWEEN)
        return found(page.evaluate("() => window.playing"))


def touch(page: Any, device: str, chance: random.Random) -> bool:
    """An input somewhere; False if there is nothing to do but to wait."""
    if not page.query_selector(ASKED):
        page.wait_for_timeout(BETWEEN)
        return bool(page.query_selector(ASKED))
    if device == "desktop" and chance.random() < KEYS_SHARE:
        page.keyboard.press(chance.choice(KEYS))
        return True
    kinds = chance.choices(list(TOUCHED), list(TOUCHED.values()), k=2)
    for kind in (*kinds, *TOUCHED):
        if spots := page.evaluate("(selector) => touchable(selector)", kind):
            x, y = chance.choice(spots)
            if device == "phone":
                page.touchscreen.tap(x, y)
            else:
                page.mouse.click(x, y)
            return True
    return False


def found(told: dict[str, Any]) -> list[Input]:
    """The inputs that have changed something, with the time that each took."""
    result = []
    for one in told["inputs"]:
        if one["painted"] is None:
            continue
        shown = [entry for entry in told["shown"] if near(entry, one)]
        slowest = max(shown, key=lambda entry: entry["duration"], default=None)
        by_frame = one["painted"] - one["at"]
        took = max(by_frame, slowest["duration"] if slowest else 0)
        result.append(Input(took, one["what"], one["season"], cause(told, one, slowest)))
    return result


def near(entry: dict[str, Any], one: dict[str, Any]) -> bool:
    """Whether an entry of Event Timing is of this input: its click, or the key."""
    same = bool(abs(entry["startTime"] - one["at"]) < 2)  # ms
    return same and entry["name"] in ("click", "pointerup", "keydown")


def cause(told: dict[str, Any], one: dict[str, Any], slowest: dict[str, Any] | None) -> str:
    """What took the time of an input: what came before it, its handlers, the frame."""
    parts = []
    if slowest:
        waited = slowest["processingStart"] - slowest["startTime"]
        handled = slowest["processingEnd"] - slowest["processingStart"]
        frame = slowest["duration"] - waited - handled
        parts.append(f"waited {waited:.0f}, handlers {handled:.0f}, frame {frame:.0f} ms")
    parts += [ran(frame) for frame in told["frames"] if overlaps(frame, one["at"], one["painted"])]
    return "; ".join(parts)


# Tasks.


def tasks(browser: Any, server: Server, game: str, seconds: float) -> tuple[float, list[Task]]:
    """Tasks of more than 50 ms while bots move, and for how many seconds they were looked for."""
    with seated(browser, server, game, "desktop") as page:
        started = monotonic()
        behind(page, server, moves=10**9, seconds=seconds, pace=PACE)
        told = page.evaluate("() => window.playing")
        took = monotonic() - started
    since = told["from"]
    return took, [
        Task(task["duration"], task["season"], why(told, task))
        for task in told["tasks"]
        if task["startTime"] >= since
    ]


def why(told: dict[str, Any], task: dict[str, Any]) -> str:
    """What ran in a long task, as far as the browser tells."""
    start, end = task["startTime"], task["startTime"] + task["duration"]
    return "; ".join([ran(frame) for frame in told["frames"] if overlaps(frame, start, end)])


def overlaps(frame: dict[str, Any], start: float, end: float) -> bool:
    return bool(frame["startTime"] < end and start < frame["startTime"] + frame["duration"])


def ran(frame: dict[str, Any]) -> str:
    """A long animation frame: its scripts, and its style, layout and paint."""
    scripts = sum([script["duration"] for script in frame["scripts"]])
    forced = sum([script["forcedStyleAndLayoutDuration"] for script in frame["scripts"]])
    layout = frame["startTime"] + frame["duration"] - (frame["styleAndLayoutStart"] or 0)
    rest = layout if frame["styleAndLayoutStart"] else 0
    return (
        f"a frame of {frame['duration']:.0f} ms (scripts {scripts:.0f}, of it layout {forced:.0f}; "
        f"then style, layout and paint {rest:.0f})"
    )


# Another device of the player's.


def behind(page: Any, server: Server, moves: int, seconds: float, pace: float = 0) -> None:
    """Let another device make moves at random, for so long at most, while the page goes on."""
    key = next(one["value"] for one in page.context.cookies() if one["name"] == "sengoku")
    ident = page.url.partition("/t/")[2]
    with ThreadPoolExecutor(1) as thread:  # the browser's thread has a loop already
        playing = thread.submit(asyncio.run, play(server.address, key, ident, moves, seconds, pace))
        while not playing.done():
            page.wait_for_timeout(BETWEEN)
        playing.result()


async def play(address: str, key: str, ident: str, moves: int, seconds: float, pace: float) -> None:
    """Make moves at random."""
    chance, http = random.Random(2), Http(address, key)
    seat = Seat(http, ident, 0, word=None)
    await seat.open()
    try:
        async with asyncio.timeout(seconds):
            async for state in seat.turns():
                try:
                    await seat.move(chance.choice(state.moves).code, state.version)
                except NotAllowed as refusal:
                    if refusal.rule not in ("VERSION", "TABLE", "LIMIT"):
                        raise
                moves -= 1
                if moves <= 0:
                    return
                await asyncio.sleep(pace)
    except TimeoutError:
        pass  # others are to decide, or it was long enough
    finally:
        await seat.close()
        await http.close()
