"""How fast search simulates: `python -m sengoku.bench.search [--seconds N]`.

A simulation is complete: a newly imagined state, the descent of the tree, and random play to the
end of the game, without a judge. Positions are spread evenly over whole random games of four
players. Machines differ, so every figure is also a ratio to a yardstick in the same run:
OpenSpiel's search bot (ISMCTS) in C++, with random rollouts to the end, on hearts, a game of 52
decisions. `pip install "sengoku[bench]"` installs it. The limits of each game are also measured:
how long it takes to imagine a state, and to play it out from its position.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from importlib import import_module
from random import Random as Chance
from time import thread_time
from typing import Any

from rich.console import Console
from rich.table import Table

import sengoku
from sengoku.bots.search.tree_search import TreeSearch, at_random
from sengoku.games.kernel import Game, State
from sengoku.registry import names

PLAYERS = 4
POSITIONS = 12
SIMULATIONS = 100  # per visit to a position, before the next position
AIMS = {"shinobi": 1.3, "shitenno": 0.18, "senji": 0.04}
MISSING = 'Without OpenSpiel there is no yardstick: pip install "sengoku[bench]" brings it.'


def positions(game: Game) -> list[State]:
    """Decisions spread evenly over games at random, one from each."""
    found = []
    for number in range(POSITIONS):
        length = played(game, number, -1)[1]
        found.append(played(game, number, length * number // POSITIONS)[0])
    return found


def played(game: Game, seed: int, stop: int) -> tuple[State, int]:
    """Play at random up to a decision, or to the end; return the number of decisions."""
    random = sengoku.Random(seed)
    state = game.start(min(PLAYERS, game.players[-1]), seed)
    decisions = 0
    while state.actors and decisions != stop:
        seat = state.actors[0]
        moves = state.moves(seat)
        state.play(seat, moves[random.below(len(moves))])
        decisions += 1
    return state, decisions


def ours(game: Game) -> Callable[[], None]:
    """A round over all positions of a game; every search continues where it was."""
    random = sengoku.Random(1)
    thinkers = [TreeSearch(state, state.actors[0], None, random) for state in positions(game)]

    def run() -> None:
        for search in thinkers:
            search.run(SIMULATIONS)

    return run


def bounds(game: Game) -> tuple[float, float]:
    """Microseconds to imagine a state, and to play it out."""
    random = sengoku.Random(2)
    worlds = play = 0.0
    for state in positions(game):
        for _ in range(SIMULATIONS):
            begin = thread_time()
            world = state.imagine(state.actors[0], random)
            dealt = thread_time()
            at_random(world, random)
            worlds += dealt - begin
            play += thread_time() - dealt
    return 1e6 * worlds / (POSITIONS * SIMULATIONS), 1e6 * play / (POSITIONS * SIMULATIONS)


def theirs(pyspiel: Any) -> Callable[[], None]:
    """The same with OpenSpiel's bot on hearts, which starts again at every position."""
    chance = Chance(1)
    states = [hearts(pyspiel, chance, 52 * number // POSITIONS) for number in range(POSITIONS)]
    policy = pyspiel.ISMCTSFinalPolicyType.NORMALIZED_VISIT_COUNT
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    bot = pyspiel.ISMCTSBot(1, evaluator, 1.4, SIMULATIONS, -1, policy, False, True)

    def run() -> None:
        for state in states:
            bot.step(state)

    return run


def hearts(pyspiel: Any, chance: Chance, decision: int) -> Any:
    """A random game of hearts up to a decision between several cards."""
    while True:
        state = pyspiel.load_game("hearts").new_initial_state()
        cards = 0
        while not state.is_terminal():
            if not state.is_chance_node():
                cards += 1
                if cards > decision and len(state.legal_actions()) > 1:
                    return state
            state.apply_action(chance.choice(state.legal_actions()))


def per_second(rounds: dict[str, Callable[[], None]], seconds: float) -> dict[str, float]:
    """Simulations per second of CPU time, measured in turn, because the machine's load changes."""
    used = dict.fromkeys(rounds, 0.0)
    done = dict.fromkeys(rounds, 0)
    while min(used.values()) < seconds:
        name = min(used, key=lambda name: used[name])
        begin = thread_time()
        rounds[name]()
        used[name] += thread_time() - begin
        done[name] += POSITIONS * SIMULATIONS
    return {name: done[name] / used[name] for name in rounds}


def main() -> None:
    """Measure everything and print it as a table."""
    parser = argparse.ArgumentParser(description="How fast search simulates.")
    parser.add_argument("--seconds", type=float, default=5.0, help="for each game")
    asked = parser.parse_args()
    console = Console()
    rounds = {name: ours(sengoku.game(name)) for name in names()}
    try:
        rounds = {"hearts": theirs(import_module("pyspiel"))} | rounds
    except ModuleNotFoundError:
        console.print(MISSING)
    found = per_second(rounds, asked.seconds)
    limit = found.pop("hearts", None)
    table = Table(title="Simulations, 4 players, one process", title_justify="left")
    for column in ("game", "per second", "ratio", "aim", "world, µs", "play-out, µs"):
        table.add_column(column, justify="left" if column == "game" else "right")
    if limit:
        table.add_row("hearts, OpenSpiel in C++", f"{limit:,.0f}", "1", "", "", "")
    for name, rate in found.items():
        ratio = f"{rate / limit:.3f}" if limit else ""
        aim = f"{AIMS[name]:.3f}" if name in AIMS else ""
        worlds, play = bounds(sengoku.game(name))
        table.add_row(name, f"{rate:,.0f}", ratio, aim, f"{worlds:.0f}", f"{play:.0f}")
    console.print(table)


if __name__ == "__main__":
    main()
