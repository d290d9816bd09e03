"""How well the bots play: `python -m sengoku.bench.strength [--games N] [--jobs N]`.

One bot of the first kind sits down with others of the second, four players, every deal in all
rotations of the seats; the fair share is 25 %. Then: how much the deeds of greedy bots tell about
whom they serve, as a ratio to knowing nothing; and how much faster two processes are than one.
"""

from __future__ import annotations

import argparse
from statistics import fmean
from time import perf_counter

from rich.console import Console
from rich.progress import track
from rich.table import Table

import sengoku
from sengoku.arena import run
from sengoku.games.shinobi.components import CLANS
from sengoku.games.shinobi.judge import WEIGHTS, belief
from sengoku.games.shinobi.rules import Shinobi

PLAYERS = 4
BARS = {("shinobi", "greedy", "random"): "85 %"}  # what the project promises
BELIEF_BAR = "1.6"
SPEED_UP_BAR = "1.8"
TABLES = 100  # games among greedy bots, for the belief
HALF = 61  # decisions: half of a game


def strength(game: str, one: str, others: str, games: int, jobs: int) -> tuple[float, float]:
    """The share of the wins of one bot among others, with its margin."""
    bots = [one] + [others] * (PLAYERS - 1)
    result = run(game, bots, players=PLAYERS, games=games, jobs=jobs, seed=1)
    row = next(row for row in result.rows() if row.bot == one)
    return row.wins, row.wins_margin


def half_played(seed: int) -> Shinobi:
    """A game of greedy bots, at half."""
    state = sengoku.game("shinobi").start(PLAYERS, seed)
    bots = [sengoku.bot("greedy", seed=PLAYERS * seed + seat) for seat in range(PLAYERS)]
    for _ in range(HALF):
        seat = state.actors[0]
        state.play(seat, sengoku.decide(bots[seat], state, seat))
    assert isinstance(state, Shinobi)
    return state


def insight(state: Shinobi) -> float:
    """The chance that seats give to the true loyalties of the others, by that of a blind guess."""
    truth = [state.view(seat)["loyalty"] for seat in range(PLAYERS)]
    chances = [
        belief(state, me, WEIGHTS["deed"])[seat * CLANS + truth[seat]]
        for me in range(PLAYERS)
        for seat in range(PLAYERS)
        if seat != me
    ]
    return fmean(chances) * PLAYERS  # five clans less the own: one in four


def speed_up(games: int) -> float:
    """How many times as many games two processes play in a second as one does (greedy bots)."""
    took: list[float] = []
    for jobs in (1, 2):
        start = perf_counter()
        run("shinobi", ["greedy"], players=PLAYERS, games=games, jobs=jobs)
        took.append(perf_counter() - start)
    return took[0] / took[1]


def main() -> None:
    """Measure everything and print it as a table."""
    parser = argparse.ArgumentParser(description="How well the bots play.")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--jobs", type=int, default=2)
    asked = parser.parse_args()
    table = Table(title="Strength, 4 players", title_justify="left")
    for column in ("game", "what", "figure", "bar"):
        table.add_column(column)
    for (game, one, others), bar in BARS.items():
        wins, margin = strength(game, one, others, asked.games, asked.jobs)
        figure = f"{100 * wins:.1f} ±{100 * margin:.1f} %"
        table.add_row(game, f"{one} against {PLAYERS - 1} x {others}", figure, bar)
    games = track(range(TABLES), "Watching", console=Console(stderr=True), transient=True)
    found = fmean([insight(half_played(seed)) for seed in games])
    table.add_row("shinobi", "belief at half, by a blind guess", f"{found:.2f}", BELIEF_BAR)
    faster = speed_up(asked.games)
    table.add_row("shinobi", "greedy games with 2 jobs, by 1 job", f"{faster:.2f}", SPEED_UP_BAR)
    Console().print(table)


if __name__ == "__main__":
    main()
