"""Real positions for the page's tests: what a server would say in games that were really played.

`python -m web.tests.fixtures` writes `web/tests/fixtures.json`; it changes only when a game does.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from msgspec import convert, to_builtins

from sengoku import Random, game, protocol
from sengoku.games.kernel import Game, Plain, State
from tests.games.senji.other_edition import other_figures

LATELY = 60  # events that a position of Senji comes with
NAMES = ("Marie", "Akane", "Benkei", "Chiyo", "Daigo", "Emi")
TARGET = Path(__file__).with_name("fixtures.json")


def info(played: Game) -> Plain:
    """A game as `GET /api/games` describes it, and a usual table its figures."""
    found = {
        "name": played.name,
        "rules": played.rules,
        "fewest": played.players[0],
        "most": played.players[-1],
        "options": {
            name: value for name, value in played.options.items() if not hasattr(value, "figures")
        },
        "choices": {name: list(words) for name, words in played.choices.items()},
        "by_seat": list(played.by_seat),
        "bots": ["random", "greedy"],
        "questions": list(played.questions),
        "usual": {"talk": played.talk, "phases": played.clocks},
        "moves": [
            {
                "kind": kind.name,
                "first": kind.first,
                "size": kind.size,
                "parts": [{"name": part.name, "labels": list(part.labels)} for part in kind.parts],
            }
            for kind in played.moves.kinds.values()
        ],
    }
    convert(found, protocol.GameInfo)
    return found | {"figures": played.figures()}


def message(state: State, seat: int | None, version: int) -> Plain:
    """A state as the socket of a seat is told it."""
    table = state.game.moves
    codes = [] if seat is None else list(state.moves(seat))
    over = not state.actors
    found = {
        "type": "state",
        "version": version,
        "at": 1_700_000_000.0 + version,
        "seat": seat,
        "host": seat == 0,
        "view": state.view(seat),
        "moves": [
            {
                "code": code,
                "text": table.text(code),
                "kind": table.kind(code).name,
                "parts": table.parts(code),
            }
            for code in codes
        ],
        "events": {"first": 0, "list": state.events(seat)},
        "undo": "free" if codes and version % 3 else None,
        "clock": None,
        "table": about(state, seat, over),
        "talk": {"first": 0, "list": TALK},
    }
    convert(found, protocol.State)
    return found


TALK = [
    {
        "from": 1,
        "to": None,
        "text": "Good evening! Who lets Uesugi grow like that?",
        "at": 1_700_000_000.0,
    },
    {"from": 0, "to": None, "text": "Not me, I swear.", "at": 1_700_000_009.0},
]


def about(state: State, me: int | None, over: bool) -> Plain:
    """The table around the game: two people, and who is told of it."""
    seat: dict[str, Any] = {
        "here": True,
        "ready": True,
        "conceded": False,
        "muted": False,
        "overdue": False,
    }
    return {
        "id": "k3v9q2m7x4ab",
        "game": state.game.name,
        "players": state.players,
        "options": {},
        "status": "over" if over else "playing",
        "seats": [
            {
                "name": NAMES[place],
                "kind": "person" if place in (0, 1, me) else "bot",
                "level": None if place in (0, 1, me) else "greedy",
            }
            | seat
            for place in range(state.players)
        ],
        "host": 0,
        "access": "invitation",
        "spectators": True,
        "undo": "consent",
        "talk": "public",
        "books": "open",
        "hints": "alone",
        "clock": to_builtins(protocol.Clock()),
        "commitment": "ab" * 32,
        "words": [""] * state.players,
        "seed": None,
        "proposal": None,
        "result": {"why": "played", "scores": list(state.scores), "ranks": list(state.ranks)}
        if over
        else None,
        "rematch": None,
        "made": 1_700_000_000.0,
    }


def positions(name: str, players: int, seed: int, bot: str, steps: tuple[int, ...]) -> list[Plain]:
    """The states of seat 0 at these decisions of its own, and at the end (-1)."""
    import sengoku

    chance = Random(seed + 1)
    player = sengoku.bot(bot, seed=chance)
    state = game(name).start(players, seed, events=True)
    found: list[Plain] = []
    own = decisions = 0
    while state.actors:
        seat = state.actors[0]
        if seat == 0:
            if own in steps:
                found.append(message(state, 0, decisions + 1))
            own += 1
        state.play(seat, player.choose(state.imagine(seat, chance), seat))
        decisions += 1
    found.append(message(state, 0, decisions + 1))
    return found


def moments(players: int, seed: int, bot: str) -> list[Plain]:
    """Shitennō: seat 0 at two decisions of each sort, early and late, and at the end."""
    import sengoku

    chance = Random(seed + 1)
    player = sengoku.bot(bot, seed=chance)
    state = game("shitenno").start(players, seed, events=True)
    found: dict[str, list[Plain]] = {}
    decisions = 0
    while state.actors:
        seat = state.actors[0]
        decisions += 1
        if seat == 0:
            view = state.view(0)
            begun = any(view["lot"] or ()) or any(view["spend"] or ())
            kind = f"{view['asked']} {'begun' if begun else 'fresh'}"
            told = message(state, 0, decisions) | {"answers": answers(state)}
            found[kind] = [*found.get(kind, [])[:1], told]
        state.play(seat, player.choose(state.imagine(seat, chance), seat))
    over = message(state, 0, decisions + 1) | {"answers": answers(state)}
    return [*[told for pair in found.values() for told in pair], over]


def seasons(players: int, seed: int, bot: str) -> list[Plain]:
    """Senji: seat 0 at its last decision in each phase, with what happened lately, and the end."""
    import sengoku

    chance = Random(seed + 1)
    player = sengoku.bot(bot, seed=chance)
    state = game("senji").start(players, seed, events=True)
    found: dict[str, Plain] = {}
    decisions = 0
    while state.actors:
        seat = state.actors[0]
        decisions += 1
        if seat == 0:
            told = message(state, 0, decisions)
            told["events"]["list"] = told["events"]["list"][-LATELY:]
            found[told["view"]["phase"]] = told
        state.play(seat, player.choose(state.imagine(seat, chance), seat))
    return [*found.values(), message(state, 0, decisions + 1)]


def answers(state: State) -> list[list[Any]]:
    """What the server answers to the questions that Shitennō's board asks of this position."""
    view = state.view(0)
    found: list[list[Any]] = []

    def asked(question: str, parts: dict[str, Any]) -> Any:
        value = state.ask(0, question, **parts)
        found.append([question, parts, value])
        return value

    prices = asked("prices", {})
    for question in ("leaders", "last_favour", "unseen"):
        asked(question, {})
    for offer in view["offers"]:
        asked("buys", {"cards": offer["cards"], "title": offer["title"]})
    if view["asked"] == "turn":
        for province in [place for place, price in enumerate(prices) if price]:
            for spend in asked("payments", {"province": province})[:12]:
                asked("explain", {"province": province, "spend": spend})
    return found


def written() -> str:
    """All of them, as the file has them."""
    games = ("shinobi", "shitenno", "senji")
    found = {
        "games": [info(game(name)) for name in games],
        "edition": game("senji").figures(edition=other_figures()),
        "shinobi3": positions("shinobi", 3, 5, "greedy", (0, 12, 13, 14)),
        "shinobi4": positions("shinobi", 4, 11, "greedy", (0, 15, 16, 17, 24, 25, 26)),
        "shinobi5": positions("shinobi", 5, 3, "greedy", (15, 16, 17, 21, 22, 23)),
        "shitenno": positions("shitenno", 3, 4, "random", (3, 9))[:2],
        "shitenno2": moments(2, 8, "greedy"),
        "shitenno4": moments(4, 6, "greedy"),
        "senji": positions("senji", 4, 2, "random", (4, 30))[:2],
        "senji4": seasons(4, 4, "greedy"),
        "senji6": seasons(6, 12, "greedy"),
    }
    return json.dumps(found, ensure_ascii=False, separators=(",", ":")) + "\n"


def main() -> None:
    """Write them."""
    TARGET.write_text(written(), encoding="utf-8")


if __name__ == "__main__":
    main()
