"""The commands that compare bots and measure: `bots`, `arena`, `tune` and `bench`."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

import sengoku
from sengoku import registry
from sengoku import report as reports
from sengoku.arena import tournament, tuning
from sengoku.cli.values import Benchmark, Count, Seconds, Seed, Share, choice, found, given
from sengoku.games.kernel.refusals import Refusal
from sengoku.terminal import contest
from sengoku.terminal.theme import console
from sengoku.words import words


def bots() -> None:
    """List the bots, and the levels of play."""
    contest.show_bots([sengoku.game(name) for name in registry.names()], console(), words())


def arena(
    game: str = "",
    /,
    *bots: str,
    players: Count | None = None,
    games: Count = tournament.GAMES,
    jobs: Count | None = None,
    seed: Seed = 0,
    option: tuple[str, ...] = (),
    patience: Seconds = tournament.PATIENCE,
    decide: Share | None = None,
    on: str = tournament.HERE,
    resume: Path | None = None,
    report: Path | None = None,
) -> None:
    """Play bots against each other, and see which one is stronger.

    Parameters
    ----------
    game
        The name of a game, such as shinobi.
    bots
        The bots: names and levels (see sengoku bots), or your own bots, module:Class.
    players
        How many players per game (as many as there are bots, if the game allows it).
    games
        How many games (400), rounded up: every deal is played once per rotation of the seats.
    jobs
        How many processes play at once (1; on a cluster, as many as it has room for).
    seed
        A number that decides all deals; the same number gives the same games (0).
    option
        An option of the game, written name=value; see sengoku games.
    patience
        How many seconds a bot may think about one move (60); after that it forfeits the game.
    decide
        A share of the wins, such as 45%: stop as soon as it is clear whether the first bot wins
        more or less, after 100 games at the earliest.
    on
        Where to play: here, or ray, or ray:ADDRESS for a Ray cluster elsewhere.
    resume
        A file to save the games in; if it exists, the tournament resumes from it.
    report
        A folder for a page with plots, and all games as CSV and Parquet.
    """
    rules = found(game, "arena")
    folder = reports.folder_for(report) if report is not None else None
    with contest.Bar(console(sys.stderr), words()) as bar:
        result = tournament.run(
            rules.name,
            bots,
            games=games,
            players=given(players, tournament.usual(rules, len(bots))),
            jobs=jobs,
            seed=seed,
            options=dict([choice(rules, text) for text in option]),
            patience=patience,
            decide=decide,
            on=on,
            resume=resume,
            progress=bar.tell,
        )
    contest.show(result, console(), words())
    if folder is not None:
        contest.show_report(reports.write(result, folder, words()), console(), words())


def tune(
    game: str = "",
    /,
    *,
    generations: Count = tuning.GENERATIONS,
    games: Count = tuning.GAMES,
    proof: Count = tuning.PROOF,
    players: Count | None = None,
    jobs: Count | None = None,
    seed: Seed = 0,
    keep: tuple[str, ...] = (),
    on: str = tournament.HERE,
    resume: Path | None = None,
    out: Path | None = None,
) -> None:
    """Look for better weights of a game's judge, by self-play of the bot greedy.

    Parameters
    ----------
    game
        The name of a game, such as shinobi.
    generations
        How many times weights are proposed (20).
    games
        How many games each proposal plays against the current weights (200).
    proof
        How many games the result plays in the independent match (2000).
    players
        How many players per game (4, if the game allows it).
    jobs
        How many processes play at once (1; on a cluster, as many as it has room for).
    seed
        A number that decides everything; the same number finds the same weights (0).
    keep
        A weight that stays as it is; can be repeated.
    on
        Where to play: here, or ray, or ray:ADDRESS for a Ray cluster elsewhere.
    resume
        A file to save the generations in; if it exists, the search resumes from it.
    out
        The file for the weights (GAME.json); greedy:tuned=FILE plays with them.
    """
    rules = found(game, "tune")
    path = given(out, Path(f"{rules.name}.json"))
    with contest.Bar(console(sys.stderr), words()) as bar:
        tuned = tuning.tune(
            rules.name,
            generations=generations,
            games=games,
            proof=proof,
            players=given(players, tournament.usual(rules, tuning.PLAYERS)),
            jobs=jobs,
            seed=seed,
            keep=keep,
            on=on,
            resume=resume,
            progress=bar.tell,
        )
    if tuned.better:
        tuned.write(path)
    contest.show_tuned(tuned, path, console(), words())


def bench(
    what: Annotated[Benchmark, Parameter(show_choices=False)] = "speed",
    /,
    *,
    only: tuple[str, ...] = (),
    games: Count | None = None,
    jobs: Count | None = None,
    json: Path | None = None,
) -> None:
    """Measure the speed of the games, the strength of the bots, or the capacity of the server.

    Parameters
    ----------
    what
        speed (default), strength or load.
    only
        A part of the names of the rows to measure, for strength; can be repeated.
    games
        The maximum number of games per row, for strength (2000).
    jobs
        How many processes play at once, for strength (2).
    json
        A file for the figures, for strength.
    """
    try:
        benchmark = import_module(f"sengoku.bench.{what}")
    except ModuleNotFoundError as error:
        if not (error.name or "").startswith("sengoku.bench"):
            raise
        raise Refusal("CLI.bench") from None
    if what == "strength":
        most = given(games, benchmark.GAMES)
        benchmark.main(only, most, given(jobs, benchmark.JOBS), json)
    else:
        benchmark.main()
