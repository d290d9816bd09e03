"""Two worlds that differ in one seat's secrets: all others are told the same, byte by byte."""

from __future__ import annotations

import json
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from sengoku import protocol
from sengoku.client import Http
from sengoku.games.kernel import State
from sengoku.games.kernel.streams import Random
from tests.server.inside import inside
from tests.server.rig import Line, line, run

ME = 0  # the seat with the secret
STEPS = 40


def swapped(state: State, hand: str, pile: str) -> State:
    """The same game, but one card of mine lies far down in the pile, and another is mine."""
    dump = state.dump()
    mine = dump[hand][ME]
    card = next(kind for kind, count in enumerate(mine) if count)
    at = next(place for place, kind in enumerate(dump[pile]) if kind != card)
    mine[card] -= 1
    mine[dump[pile][at]] += 1
    dump[pile][at] = card
    return state.game.load(dump)


def imagined(state: State) -> State:
    """The same game as the other one sees it, with other cards in my hand."""
    for seed in range(1000):
        twin = state.imagine(1, Random(seed))
        if twin.view(ME) != state.view(ME):
            twin.random = state.random.copy()
            twin.secrets = state.secrets
            twin.record = [list(seen) for seen in state.record]
            return twin
    raise AssertionError("there is only one world")


def other_world(state: State) -> State:
    if state.game.name == "shinobi":
        return swapped(state, "hands", "pile")
    if state.game.name == "senji":
        return swapped(state, "flowers", "flower_deck")
    return imagined(state)


def looks(state: State) -> list[Any]:
    """What all others see."""
    others = [seat for seat in range(state.players) if seat != ME]
    seen = [(state.view(seat), list(state.moves(seat)), state.events(seat)) for seat in others]
    return [*seen, (state.view(None), state.events(None))]


def script(state: State, twin: State) -> list[tuple[int, int]]:
    """Moves that can be made in both worlds, and that look the same to all others."""
    found: list[tuple[int, int]] = []
    random = Random(3)
    while len(found) < STEPS and state.actors:
        seat = state.actors[random.below(len(state.actors))]
        both = [move for move in state.moves(seat) if move in list(twin.moves(seat))]
        for _ in range(len(both)):
            move = both.pop(random.below(len(both)))
            one, other = state.copy(), twin.copy()
            one.play(seat, move)
            other.play(seat, move)
            if looks(one) == looks(other):
                state, twin = one, other
                found.append((seat, move))
                break
        else:
            break
    return found


async def told(folder: Path, game: str, players: int, second: bool) -> list[list[str]]:
    """All frames of all others and of a spectator, in one of the two worlds."""
    async with inside(folder) as (hub, url), AsyncExitStack() as stack:
        ident, lines = await sat_down(stack, url, game, players)
        await lines[0].answer({"type": "start", "id": "start"})
        history = hub.rooms[ident].table.history
        assert history is not None
        twin = other_world(history.state)
        assert looks(twin) == looks(history.state)
        assert twin.view(ME) != history.state.view(ME)
        moves = script(history.state, twin)
        assert len(moves) >= 10
        assert ME in [seat for seat, _ in moves]
        if second:
            history.state = twin
            history.cached_snapshot = None
            await noises(lines[0])
        for number, (seat, move) in enumerate(moves):
            version = hub.rooms[ident].table.version(seat)
            said = {"type": "move", "id": f"m{number}", "version": version, "move": move}
            assert (await lines[seat].answer(said))["type"] == "done"
        for at, one in enumerate(lines):
            await one.answer({"type": "ping", "id": f"last{at}"})
        return [one.frames for at, one in enumerate(lines) if at != ME]


async def sat_down(
    stack: AsyncExitStack, url: str, game: str, players: int
) -> tuple[str, list[Line]]:
    """A table, with a socket for every seat, and one that watches."""
    https = [Http(url) for _ in range(players)]
    new = protocol.NewTable(game, players, name="Ann", access="open")
    ident = (await https[0].make(new)).id
    for seat in range(1, players):
        await https[seat].sit(ident, seat, f"Bo{seat}")
    lines: list[Line] = []
    chairs: list[tuple[int | None, str]] = [(at, http.key) for at, http in enumerate(https)]
    for chair, key in [*chairs, (None, "")]:
        lines.append(await stack.enter_async_context(line(url, ident, chair, key)))
        await lines[-1].hear_type("state")
    for http in https:
        await http.close()
    return ident, lines


async def noises(mine: Line) -> None:
    """What I do in secret in one world only: mistakes and questions."""
    for number in range(3):
        await mine.answer({"type": "why_not", "id": f"q{number}", "move": number})
        await mine.answer({"type": "move", "id": f"x{number}", "version": 1, "move": 10**6})


@pytest.mark.parametrize(("game", "players"), [("shinobi", 3), ("shitenno", 2), ("senji", 3)])
def test_others_are_told_the_same_in_both_worlds(game: str, players: int, tmp_path: Path) -> None:
    one = run(told(tmp_path / "one", game, players, False))
    other = run(told(tmp_path / "other", game, players, True))
    assert [len(frames) for frames in one] == [len(frames) for frames in other]
    assert one == other
    assert sum([len(frames) for frames in one]) > 10 * len(one)


def test_the_comparison_would_notice(tmp_path: Path) -> None:
    """The one with the secret is told different things: so the test can fail."""

    async def mine(folder: Path, second: bool) -> Any:
        async with inside(folder) as (hub, url), AsyncExitStack() as stack:
            ident, lines = await sat_down(stack, url, "shinobi", 3)
            await lines[0].answer({"type": "start", "id": "start"})
            history = hub.rooms[ident].table.history
            assert history is not None
            if second:
                history.state = other_world(history.state)
                history.cached_snapshot = None
                hub.rooms[ident].tell_everything(hub.rooms[ident].sockets[0])
            await lines[0].answer({"type": "ping", "id": "x"})
            return json.loads([f for f in lines[0].frames if '"state"' in f][-1])["view"]

    assert run(mine(tmp_path / "one", False)) != run(mine(tmp_path / "other", True))


def test_private_talk_between_two_is_nothing_to_a_third(tmp_path: Path) -> None:
    async def heard(folder: Path, words: list[str]) -> list[list[str]]:
        async with inside(folder) as (_, url), AsyncExitStack() as stack:
            _, lines = await sat_down(stack, url, "senji", 3)
            await lines[0].answer({"type": "start", "id": "start"})
            for number, word in enumerate(words):
                said = {"type": "say", "id": f"s{number}", "text": word, "to": [1]}
                assert (await lines[0].answer(said))["type"] == "done"
            for at, one in enumerate(lines):
                await one.answer({"type": "ping", "id": f"last{at}"})
            return [lines[2].frames, lines[3].frames, lines[1].frames]

    one = run(heard(tmp_path / "one", ["canary", "x" * 400]))
    other = run(heard(tmp_path / "other", []))
    assert one[:2] == other[:2]
    assert "canary" in "".join(one[2])
