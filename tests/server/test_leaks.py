"""Nobody is told what his seat may not know: canaries in every secret, in all that is sent.

Full games over real sockets, by all seats and a spectator; every frame, every body and every line
of the log is kept. There are two kinds of canaries. Those that are text (keys, hashes, ids of
commands, words, private talk, the seed, the order of the decks) must not be found in it. Those that
are numbers are planted afterwards: for every frame everything that is hidden from its reader is
dealt anew, and the frame has to be the same.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest

import sengoku
from sengoku import protocol
from sengoku.client import NotAllowed, Seat
from sengoku.client.seat import new_id
from sengoku.games.kernel import ALL, State
from sengoku.games.kernel.streams import Random
from sengoku.server.keys import hashed
from sengoku.table import Table
from sengoku.table import entries as log
from sengoku.table.history import game_seed
from tests.server.rig import Line, People, Running, line, run

GAMES: list[tuple[str, int, dict[str, Any], set[str]]] = [  # with the secrets that must be met
    ("shinobi", 4, {}, {"loyalties", "hands", "pile", "random"}),
    ("shitenno", 3, {}, {"troops", "pile", "koku_pile", "stacks", "random"}),
    (
        "senji", 3, {"max_years": 1},
        {"samurai_deck", "drawn", "chosen", "flowers", "flower_deck", "hands", "decks", "laid",
         "orders", "random"},
    ),
]  # fmt: skip
WINDOW = 12  # cards in a row that nobody meets by chance


class Heard:
    """All that went over the wires of one table."""

    def __init__(self, ident: str, viewers: int) -> None:
        self.ident = ident
        self.frames: list[list[str]] = [[] for _ in range(viewers)]
        self.bodies: list[list[str]] = [[] for _ in range(viewers)]
        self.said: list[list[str]] = [[] for _ in range(viewers)]  # ids of commands, and words


async def player(seat: Seat, random: Random, said: list[str]) -> None:
    """Play at random to the end, with ids that are remembered."""
    async for state in seat.turns():
        move = state.moves[random.below(len(state.moves))].code
        message = protocol.Move(new_id(), state.version, move)
        said.append(message.id)
        try:
            await seat.tell(message)
        except NotAllowed as refusal:
            if refusal.rule not in ("VERSION", "TABLE"):
                raise


async def curious(tab: Line, url: str, ident: str, key: str, bodies: list[str]) -> None:
    """Hear everything to the end, and ask for everything that there is over HTTP meanwhile."""
    paths = [f"/api/tables/{ident}", "/api/tables", "/api/tables/live", "/api/mine", "/metrics"]
    paths += [f"/api/tables/{ident}/replay?count=50{seat}" for seat in ("", "&seat=0", "&seat=1")]
    paths += [f"/api/tables/{ident}/record", f"/api/tables/{ident}/record?seat=1"]
    cookies = {"sengoku": key} if key else {}
    async with httpx.AsyncClient(base_url=url, cookies=cookies) as http:
        while (state := await tab.hear_type("state"))["table"]["status"] != "over":
            if state["version"] % 20 == 1:
                found = [(await http.get(path)).text for path in paths]
                if (await http.get(paths[0])).json()["status"] != "over":  # it was not, either
                    bodies += found


async def overheard(server: Running, game: str, players: int, options: dict[str, Any]) -> Heard:
    """A full game."""
    async with People(server.url, "canary-word") as people, AsyncExitStack() as stack:
        talk: protocol.Talk = "private"
        await people.gather(game, players, options=options, talk=talk)
        heard = Heard(people.ident, players + 1)
        work = []
        for viewer, seat in enumerate([*people.seats, None]):
            number, key = (seat.number, seat.http.key) if seat else (None, "")
            tab = await stack.enter_async_context(line(server.url, people.ident, number, key))
            tab.frames = heard.frames[viewer]
            work.append(curious(tab, server.url, people.ident, key, heard.bodies[viewer]))
        await people.seats[0].say("canary-talk-0-1", [1])
        heard.said[0].append("canary-talk-0-1")
        for viewer, seat in enumerate(people.seats):
            heard.said[viewer].append(seat.http.key)
            work.append(player(seat, Random(viewer), heard.said[viewer]))
        await asyncio.gather(*work)
        return heard


def entries_of(database: Path | str, ident: str) -> list[log.AnyEntry]:
    """The log of a table, on disk."""
    rows = sqlite3.connect(database).execute(
        "SELECT entry FROM entries WHERE table_id = ? ORDER BY number", (ident,)
    )
    return [log.read(row[0]) for row in rows]


def by_version(database: Path | str, ident: str, players: int) -> list[dict[int, State]]:
    """For every viewer, the true states at each of its versions."""
    entries = entries_of(database, ident)
    table = Table(entries[:1])
    found: list[dict[int, State]] = [{} for _ in range(players + 1)]
    for entry in entries[1:]:
        table.apply(entry)
        if table.history is not None:
            for viewer, seen in enumerate(found):
                seen.setdefault(table.version(viewer), table.history.state.copy())
    return found


def plain(value: Any) -> Any:
    """As JSON gives it back."""
    return json.loads(json.dumps(value))


def planted(truth: State, viewer: int, seed: int) -> tuple[State, set[str]]:
    """The world with other secrets than the viewer's, and which of them are others."""
    seat = None if viewer == truth.players else viewer
    world = truth.imagine(seat, Random(seed))
    one, other = truth.dump(), world.dump()
    hidden = [name for name, field in truth.game.fields.items() if field.sees != ALL]
    return world, {name for name in hidden if one[name] != other[name]}


def deck_canaries(state: State) -> list[str]:
    """What is drawn next, as JSON would write it, of every deck that is long enough."""
    dump = state.dump()
    found: list[str] = []
    for name, field in state.game.fields.items():
        cards = dump[name]
        if field.sees != "nobody" or not isinstance(cards, list) or len(cards) < WINDOW:
            continue
        last = cards[-WINDOW:]
        if all([isinstance(card, int) for card in last]) and telling(last):
            found.append(",".join([str(card) for card in last]))
    return found


def telling(cards: list[int]) -> bool:
    """Whether a row of cards is too odd to stand in a view by chance, as one of counts may."""
    return len(set(cards)) > 3 and max(map(cards.count, cards)) <= len(cards) // 2


@pytest.mark.parametrize(("game", "players", "options", "secrets"), GAMES)
def test_no_canary_is_told_before_its_time(
    server: Running, game: str, players: int, options: dict[str, Any], secrets: set[str]
) -> None:
    heard = run(overheard(server, game, players, options))
    truths = by_version(server.database, heard.ident, players)
    met: set[str] = set()
    compared = 0
    for viewer, frames in enumerate(heard.frames):
        seat = None if viewer == players else viewer
        for at, text in enumerate(frames):
            frame = json.loads(text)
            if frame["view"] is None or frame["table"]["status"] == "over":
                continue
            truth = truths[viewer][frame["version"]]
            world, others = planted(truth, viewer, at)
            met |= others
            assert frame["view"] == plain(world.view(seat))
            moves = [] if seat is None else list(world.moves(seat))
            assert [move["code"] for move in frame["moves"]] == moves
            compared += 1
    assert compared > 20 * (players + 1)
    assert met >= secrets, secrets - met
    for viewer in range(players + 1):
        traffic = "".join(before_the_end(heard.frames[viewer]) + heard.bodies[viewer])
        for canary in text_canaries(server, heard, viewer, truths):
            assert canary not in traffic
    for canary in ("canary-word", "canary-talk", "Ann", *[c for said in heard.said for c in said]):
        assert canary not in server.log()


@pytest.mark.parametrize(("game", "players", "options", "secrets"), GAMES)
def test_a_leak_would_be_noticed(
    game: str, players: int, options: dict[str, Any], secrets: set[str]
) -> None:
    """What one seat sees is not what the canary world of another one would show in its place."""
    truth = sengoku.game(game).start(players, 7, **options)
    world, others = planted(truth, 1, 3)
    assert others
    assert plain(world.view(1)) == plain(truth.view(1))
    assert plain(world.view(0)) != plain(truth.view(0))


def before_the_end(frames: list[str]) -> list[str]:
    """What was told while the game lasted: then the books are opened."""
    return [text for text in frames if '"status":"over"' not in text]


def text_canaries(
    server: Running, heard: Heard, viewer: int, truths: list[dict[int, State]]
) -> list[str]:
    """All that this viewer must not read anywhere while the game lasts."""
    table = Table(entries_of(server.database, heard.ident))
    words = [seat.word for seat in table.seats]
    found = [table.created.seed, game_seed(bytes.fromhex(table.created.seed), words).hex()]
    found += [holder for seat in table.seats for holder in seat.browser_ids]  # hashes, also the own
    for other, said in enumerate(heard.said):
        if other != viewer:
            found += [canary for canary in said if not (viewer == 1 and "talk" in canary)]
    found += [hashed(key) for said in heard.said for key in said]
    for state in truths[viewer].values():
        found += deck_canaries(state)
    return sorted(set(found))
