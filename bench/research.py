"""How fast and how strong the games are for research: `python -m sengoku.bench.research`.

Speed: steps per second of our environments and of others, with random legal moves, in turn in the
same run; the best of several rounds, in CPU time, so that a busy machine matters less. What is not
installed is left out: `pip install "sengoku[bench]"` installs it.

Strength (`--strength`): our search against OpenSpiel's information-set tree search on our games,
through the arena, at equal simulations and at equal time for a move.
"""

from __future__ import annotations

import argparse
import os
import warnings
from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from time import process_time
from typing import Any, NamedTuple

import numpy as np
from rich.console import Console
from rich.progress import track
from rich.table import Table

import sengoku
from sengoku.arena import run
from sengoku.research import openspiel as _registered  # noqa: F401
from sengoku.research.gymnasium import OneSeat
from sengoku.research.pettingzoo import env, raw_env
from sengoku.research.vector import Tables

ROUNDS = 5
SECONDS = 0.5  # of each round
GAMES = 64  # at once: their arrays fit into the CPU's cache
MATCHES = {"shinobi": (4, 50), "shitenno": (2, 10)}  # players, half of them ours; simulations
TIME = 20  # milliseconds for a move
WRAPPED_BAR = 5.0  # our wrapped PettingZoo environments, by the best of theirs
VECTOR_BAR = 10.0  # our vectorised environment, by the best environment of others without wrappers

Work = Callable[[float], float]  # works for this many seconds, and returns the number of steps


def passed(seconds: float) -> Callable[[], bool]:
    """A function that returns whether this much CPU time has passed."""
    end = process_time() + seconds
    return lambda: process_time() > end


# Ours.


def ours_by_name(game: str, wrapped: bool, seconds: float) -> float:
    return pettingzoo(env(game) if wrapped else raw_env(game), seconds)


def one_seat(game: str, seconds: float) -> float:
    made = OneSeat(game, bots="random")
    chance, steps, over = Random(1), 0, passed(seconds)
    _, info = made.reset(seed=1)
    while not over():
        action = chance.choice(np.flatnonzero(info["action_mask"]))
        _, _, ended, _, info = made.step(action)
        steps += 1
        if ended:
            _, info = made.reset()
    return steps


def many(game: str, bots: str, seconds: float) -> float:
    """Steps of the learner; choosing the moves is included, as in every benchmark here."""
    tables = Tables(GAMES, game, bots=bots)
    tables.reset(seed=1)
    steps, over = 0, passed(seconds)
    while not over():
        tables.step(tables.any_actions())
        steps += GAMES
    return steps


def spiel(game: str, tensors: bool, seconds: float) -> float:
    """A game of OpenSpiel, ours or theirs."""
    import pyspiel

    rules = pyspiel.load_game(game)
    chance, steps, over = Random(1), 0, passed(seconds)
    while not over():
        state = rules.new_initial_state()
        while not state.is_terminal() and not over():
            if state.is_chance_node():
                state.apply_action(chance.choice(state.chance_outcomes())[0])
                continue
            if tensors:
                state.information_state_tensor()
            state.apply_action(chance.choice(state.legal_actions()))
            steps += 1
    return steps


# Others.


def pettingzoo(made: Any, seconds: float) -> float:
    chance, steps, over = Random(1), 0, passed(seconds)
    while not over():
        made.reset(seed=steps)
        for _ in made.agent_iter():
            seen, _, ended, cut, _ = made.last()
            if ended or cut:
                made.step(None)
            else:
                made.step(int(chance.choice(np.flatnonzero(seen["action_mask"]))))
                steps += 1
            if over():
                break
    return steps


def classic(name: str, seconds: float) -> float:
    from importlib import import_module

    return pettingzoo(import_module(f"pettingzoo.classic.{name}").env(), seconds)


def uno(seconds: float) -> float:
    import rlcard

    made = rlcard.make("uno")
    chance, steps, over = Random(1), 0, passed(seconds)
    while not over():
        state, _ = made.reset()
        while not made.is_over():
            state, _ = made.step(chance.choice(list(state["legal_actions"])))
            steps += 1
    return steps


def catan(seconds: float) -> float:
    from catanatron import Color, Game, RandomPlayer

    steps, over = 0, passed(seconds)
    while not over():
        game = Game([RandomPlayer(color) for color in Color])
        while game.winning_color() is None and not over():
            game.play_tick()
            steps += 1
    return steps


WRAPPED = "PettingZoo, wrapped"
BARE = "without wrappers"
VECTOR = "many at once"

OTHERS: dict[tuple[str, str], Work] = {
    ("PettingZoo's Hanabi", WRAPPED): partial(classic, "hanabi_v5"),
    ("PettingZoo's Texas Hold'em", WRAPPED): partial(classic, "texas_holdem_v4"),
    ("RLCard's UNO", BARE): uno,
    ("Catanatron", BARE): catan,
    ("OpenSpiel's hearts, with tensors", BARE): partial(spiel, "hearts", True),
    ("OpenSpiel's hearts, no observations", "for comparison"): partial(spiel, "hearts", False),
}


def ours(game: str) -> dict[tuple[str, str], Work]:
    """What is measured of one of our games."""
    return {
        (game, WRAPPED): partial(ours_by_name, game, True),
        (game, "PettingZoo, raw"): partial(ours_by_name, game, False),
        (game, "Gymnasium, one seat"): partial(one_seat, game),
        (game, f"{VECTOR}, random bots"): partial(many, game, "random"),
        (game, f"{VECTOR}, every seat"): partial(many, game, "self"),
        (game, "OpenSpiel, with tensors"): partial(spiel, f"sengoku_{game}", True),
    }


def measure(works: dict[tuple[str, str], Work], rounds: int) -> dict[tuple[str, str], float]:
    """The best rate of each, measured in turn, without those that are not installed."""
    best = dict.fromkeys(works, 0.0)
    missing: set[tuple[str, str]] = set()
    for _ in track(range(rounds), "Measuring", console=Console(stderr=True), transient=True):
        for key, work in works.items():
            if key in missing:
                continue
            start = process_time()
            try:
                steps = work(SECONDS)
            except ImportError:
                missing.add(key)
                continue
            best[key] = max(best[key], steps / (process_time() - start))
    return {key: rate for key, rate in best.items() if key not in missing}


def speed(games: list[str], rounds: int) -> None:
    """Print the rates, and the ratios that the project claims."""
    works = dict(OTHERS)
    for game in games:
        works |= ours(game)
    best = measure(works, rounds)
    table = Table(title="Steps a second, one process", title_justify="left")
    for column in ("what", "how", "steps/s", "ratio", "bar"):
        table.add_column(column, justify="left" if column in ("what", "how") else "right")
    wrapped = max([best.get(key, 0.0) for key in OTHERS if key[1] == WRAPPED])
    bare = max([best.get(key, 0.0) for key in OTHERS if key[1] == BARE])
    for (what, how), rate in best.items():
        beside, bar = 0.0, 0.0
        if (what, how) not in OTHERS:
            if how == WRAPPED:
                beside, bar = wrapped, WRAPPED_BAR
            elif how.startswith(VECTOR):  # a step beside bots holds the decisions of all seats
                beside, bar = bare, 0.0 if how.endswith("bots") else VECTOR_BAR
        ratio = f"{rate / beside:.1f}" if beside else ""
        table.add_row(what, how, f"{rate:,.0f}", ratio, f"{bar:.0f}" if bar else "")
    console = Console()
    console.print(table)
    console.print(f"ratios: {WRAPPED}, by the best of theirs; {VECTOR}, by the best {BARE}")
    console.print("A step is one decision, as it is of theirs; beside bots, one of every seat.")


class Match(NamedTuple):
    """Our search against OpenSpiel's, half of the seats each, with equal resources."""

    game: str
    players: int
    means: str
    ours: str
    theirs: str


def matches() -> Iterator[Match]:
    """One at equal simulations and one at equal time for each of the games."""
    ismcts = "sengoku.research.openspiel:Ismcts"
    for game, (players, simulations) in MATCHES.items():
        ours, theirs = f"search:{simulations}", f"{ismcts}:simulations={simulations}"
        yield Match(game, players, f"{simulations} simulations", ours, theirs)
        ours, theirs = f"search:seconds={TIME / 1000}", f"{ismcts}:milliseconds={TIME}"
        yield Match(game, players, f"{TIME} ms a move", ours, theirs)


def strength(games: int) -> None:
    """Print the shares of the wins of our search and of OpenSpiel's."""
    table = Table(title="Beside OpenSpiel's search", title_justify="left")
    for column in ("game", "each has", "whose seats", "wins", "ms a move", "forfeits"):
        table.add_column(column)
    for match in matches():
        seats, jobs = match.players // 2, os.cpu_count() or 1
        bots = [match.ours, match.theirs] * seats
        Console(stderr=True).print(f"{match.game}, {match.means}: {games} games ...")
        found = run(match.game, bots, players=match.players, games=games, jobs=jobs, seed=1)
        for row in found.rows():
            whose = "ours" if row.bot == match.ours else "OpenSpiel's"
            wins = f"{100 * seats * row.wins:.1f} ±{100 * seats * row.wins_margin:.1f} %"
            took = f"{row.milliseconds:.0f}"
            table.add_row(match.game, match.means, whose, wins, took, str(row.forfeits))
    Console().print(table)


def main() -> None:
    """Measure what was asked for."""
    parser = argparse.ArgumentParser(description="The games as research environments.")
    parser.add_argument("--games", nargs="*", default=["shinobi", "shitenno", "senji"])
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--strength", action="store_true", help="beside OpenSpiel's search")
    parser.add_argument("--number", type=int, default=200, help="games in each match")
    asked = parser.parse_args()
    warnings.simplefilter("ignore")  # of other people's packages
    if asked.strength:
        strength(asked.number)
    else:
        speed([sengoku.game(name).name for name in asked.games], asked.rounds)


if __name__ == "__main__":
    main()
