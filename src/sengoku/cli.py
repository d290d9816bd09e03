"""The command `sengoku`: what there is to play and read, and how to sit down.

Whatever is typed wrong is answered with one sentence and a hint, on stderr, and exit code 2.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from difflib import get_close_matches
from importlib import import_module
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated, Final, TextIO, TypeAlias

from cyclopts import App, CycloptsError, Parameter
from cyclopts.exceptions import CoercionError, UnusedCliTokensError
from rich.table import Table
from rich.text import Text

import sengoku
from sengoku import registry
from sengoku import report as reports
from sengoku.arena import tournament, tuning
from sengoku.asked import choice, seconds_of, seed_of, share_of, whole
from sengoku.bots import ready
from sengoku.games import kernel
from sengoku.games.kernel import Game
from sengoku.games.refusals import IllegalSetup, Refusal
from sengoku.terminal import contest, saves
from sengoku.terminal.app import Terminal, keyboard, no_rule
from sengoku.terminal.look import console
from sengoku.terminal.screen import Screen
from sengoku.terminal.session import (
    USUAL_BOT,
    Session,
    check_names,
    default_names,
    new_session,
)
from sengoku.words import languages, preferred, speak, words

WRONG: Final = 2
INTERRUPTED: Final = 130
USUAL_PLAYERS: Final = 4

EXAMPLES: Final = """\
Examples:
  sengoku play shinobi                        you and three bots
  sengoku play shinobi --name Ann --name Bo   two people at one keyboard
  sengoku play shinobi --bots samurai         against better ones
  sengoku play --load game.json               go on with a saved game
  sengoku bots                                who there is to play against
  sengoku arena shinobi greedy random         which bot plays better
  sengoku rules shinobi                       the rules, with their ids
  sengoku rules shinobi SHI-27                one of them
  sengoku --language fr play shinobi          in French; LANG decides otherwise"""


Number: TypeAlias = Annotated[str, Parameter()]  # read here, so that the answer is ours


def version() -> str:
    """The version, and whether the engine is compiled."""
    source = kernel.__file__.endswith(".py")
    return f"sengoku {sengoku.__version__} ({words().text(engine_message(source))})"


def engine_message(source: bool) -> str:
    return "engine-uncompiled" if source else "engine-compiled"


app = App(
    name="sengoku",
    help="Three board games of Japan's Warring States: play, read the rules, measure.",
    version=version,
    version_flags=["--version"],
    help_format="plaintext",
    version_format="plaintext",
    help_formatter="plain",
    help_epilogue=EXAMPLES,
    default_parameter=Parameter(show_default=False, negative=()),
)


@app.command
def games() -> None:
    """List the games."""
    found = [sengoku.game(name) for name in registry.names()]  # with the words that they bring
    speech = words()
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style="soft")
    for column in ("name", "players", "options", "about"):
        table.add_column(speech.text(f"games-{column}"))
    for game in found:
        table.add_row(
            Text(game.name, style="title"),
            speech.text("games-range", fewest=game.players[0], most=game.players[-1]),
            Text("\n".join(game.options) or "–"),
            Text(speech.find(f"{game.name}-title.about", {}) or ""),
        )
    console().print(table)


@app.command
def rules(game: str = "", rule: str = "", /) -> None:
    """Read the rules of a game, or one of them.

    Parameters
    ----------
    game
        The name of a game, such as shinobi.
    rule
        The id of a rule, such as SHI-27.
    """
    name = found(game, "rules").name
    if not Screen(console(), words()).rules(name, rule):
        raise no_rule(words(), name, rule)


@app.command
def play(
    game: str = "",
    /,
    *,
    players: Number = "",
    humans: Number = "",
    name: tuple[str, ...] = (),
    seed: Number = "",
    option: tuple[str, ...] = (),
    bots: str = "",
    load: str = "",
) -> int:
    """Play in the terminal, against bots and with others at the same keyboard.

    Parameters
    ----------
    game
        The name of a game, such as shinobi.
    players
        How many play, bots included (4 where the game allows it).
    humans
        How many of them are people at this keyboard (1).
    name
        A person's name; once for each person.
    seed
        A number that decides the deal; the same number deals the same cards.
    option
        A rule to play by, written name=value; see the games' list.
    bots
        Who has the other seats: a level or a bot (see the bots' list), or one of your own,
        module:Class.
    load
        The file of a saved game to go on with.
    """
    if load:
        session = resumed(load, game, any([players, humans, name, seed, option, bots]))
    else:
        session = dealt(game, players, humans, name, seed, option, bots or USUAL_BOT)
    table = console()
    return Terminal(session, table, keyboard(table), words()).run()


@app.command
def bots() -> None:
    """List the bots, and the levels for people."""
    contest.show_bots([sengoku.game(name) for name in registry.names()], console(), words())


@app.command
def arena(
    game: str = "",
    /,
    *bots: str,
    players: Number = "",
    games: Number = "",
    jobs: Number = "",
    seed: Number = "",
    option: tuple[str, ...] = (),
    patience: Number = "",
    decide: str = "",
    on: str = tournament.HERE,
    resume: str = "",
    report: str = "",
) -> None:
    """Let bots play each other, and see who plays better.

    Parameters
    ----------
    game
        The name of a game, such as shinobi.
    bots
        Who plays: bots and levels (see the bots' list), or bots of your own, module:Class.
    players
        How many sit at a table (as many as there are bots, where the game allows it).
    games
        How many games (400), rounded up: every deal is played in all rotations of the seats.
    jobs
        How many processes play at once (1; on a cluster, as many as it has room for).
    seed
        A number that decides all deals; the same number gives the same games (0).
    option
        A rule to play by, written name=value; see the games' list.
    patience
        How many seconds a bot may think about one move (60); then it has lost the game.
    decide
        A share of the wins, such as 45%: stop as soon as it is clear whether the first bot wins
        more or less, after 100 games at the earliest.
    on
        Where to play: here, or ray, or ray:ADDRESS for a Ray cluster elsewhere.
    resume
        A file that keeps the games; if it is there, the tournament goes on from it.
    report
        A folder for a page with plots, and all games as CSV and Parquet.
    """
    rules = found(game, "arena")
    folder = reports.folder_for(report) if report else None
    with contest.Bar(console(sys.stderr), words()) as bar:
        result = tournament.run(
            rules.name,
            bots,
            games=whole(games, "games", tournament.GAMES),
            players=whole(players, "players", tournament.usual(rules, len(bots))),
            jobs=whole(jobs, "jobs", 1) if jobs else None,
            seed=seed_of(seed or "0"),
            options=dict([choice(rules, text) for text in option]),
            patience=seconds_of(patience, tournament.PATIENCE),
            decide=share_of(decide) if decide else None,
            on=on,
            resume=resume or None,
            progress=bar.tell,
        )
    contest.show(result, console(), words())
    if folder is not None:
        contest.show_report(reports.write(result, folder, words()), console(), words())


@app.command
def tune(
    game: str = "",
    /,
    *,
    generations: Number = "",
    games: Number = "",
    proof: Number = "",
    players: Number = "",
    jobs: Number = "",
    seed: Number = "",
    keep: tuple[str, ...] = (),
    on: str = tournament.HERE,
    resume: str = "",
    out: str = "",
) -> None:
    """Look for better weights of a game's judge, by self-play of the bot greedy.

    Parameters
    ----------
    game
        The name of a game, such as shinobi.
    generations
        How many times weights are proposed (20).
    games
        How many games each proposal plays against the present weights (200).
    proof
        How many games the outcome plays in the independent match (2000).
    players
        How many sit at a table (4, where the game allows it).
    jobs
        How many processes play at once (1; on a cluster, as many as it has room for).
    seed
        A number that decides everything; the same number finds the same weights (0).
    keep
        A weight that stays as it is; once for each.
    on
        Where to play: here, or ray, or ray:ADDRESS for a Ray cluster elsewhere.
    resume
        A file that keeps the generations; if it is there, the search goes on from it.
    out
        The file for the weights (GAME.json); greedy:tuned=FILE plays with them.
    """
    rules = found(game, "tune")
    path = Path(out or f"{rules.name}.json")
    with contest.Bar(console(sys.stderr), words()) as bar:
        tuned = tuning.tune(
            rules.name,
            generations=whole(generations, "generations", tuning.GENERATIONS),
            games=whole(games, "games", tuning.GAMES),
            proof=whole(proof, "proof", tuning.PROOF),
            players=whole(players, "players", tournament.usual(rules, tuning.PLAYERS)),
            jobs=whole(jobs, "jobs", 1) if jobs else None,
            seed=seed_of(seed or "0"),
            keep=keep,
            on=on,
            resume=resume or None,
            progress=bar.tell,
        )
    if tuned.better:
        tuned.write(path)
    contest.show_tuned(tuned, path, console(), words())


@app.command
def bench(
    what: str = "speed",
    /,
    *,
    only: tuple[str, ...] = (),
    games: Number = "",
    jobs: Number = "",
    json: str = "",
) -> None:
    """Measure how fast the games are played, how strong the bots are, or what the server carries.

    Parameters
    ----------
    what
        speed (usual), strength or load.
    only
        A part of the names of the rows to measure, for strength; once for each.
    games
        The most games of a row, for strength (2000).
    jobs
        How many processes play at once, for strength (2).
    json
        A file for the figures, for strength.
    """
    if what not in BENCHMARKS:
        raise Refusal("CLI.benchmark", {"value": what, "choices": ", ".join(BENCHMARKS)})
    try:
        benchmark = import_module(f"sengoku.bench.{what}")
    except ModuleNotFoundError as error:
        if not (error.name or "").startswith("sengoku.bench"):
            raise
        raise Refusal("CLI.bench") from None
    if what == "strength":
        most = whole(games, "games", benchmark.GAMES)
        benchmark.main(only, most, whole(jobs, "jobs", benchmark.JOBS), json)
    else:
        benchmark.main()


BENCHMARKS: Final = ("speed", "strength", "load")


LATER = {  # imported when it is asked for
    "serve": "Let people play in their browsers.",
    "backup": "Write all tables of a server to a file; it may go on meanwhile.",
    "restore": "Put all tables of a backup, or of a database of SQLite's, into an empty database.",
    "verify": "Check the record of a game: every draw is derived again from the seed.",
}
for name, about in LATER.items():
    app.command(f"sengoku.server.command:{name}", name=name, help=about)


# What was typed, understood.


def found(name: str, command: str) -> Game:
    """The game of this name, or one that is nearly called so in the refusal."""
    if not name:
        raise Refusal("CLI.game", {"example": f"sengoku {command} {registry.names()[0]}"})
    try:
        return sengoku.game(name.lower())
    except IllegalSetup as refusal:
        near = get_close_matches(name.lower(), registry.names(), n=1, cutoff=0.4)
        if refusal.rule != "GAME" or not near:
            raise
        raise Refusal("GAME.near", {**refusal.figures, "nearest": near[0]}) from None


def resumed(file: str, game: str, more: bool) -> Session:
    """The game in a file; nothing else may be asked for with it."""
    if more:
        raise Refusal("CLI.loaded")
    session = saves.load(file)
    if game and found(game, "play").name != session.game.name:
        figures = {"file": file, "found": session.game.name, "game": game}
        raise Refusal("CLI.other", dict(figures))
    return session


def dealt(
    game: str,
    players: str,
    humans: str,
    names: Sequence[str],
    seed: str,
    option: Sequence[str],
    bots: str = USUAL_BOT,
) -> Session:
    """A new game as the options say."""
    rules = found(game, "play")
    seats = whole(players, "players", usual(rules, len(names)))
    people = whole(humans, "people", len(names) or 1)
    options = dict([choice(rules, text) for text in option])
    ready(bots, rules)
    rules.blank(seats, options)  # refuses what can't be played before it asks who plays
    if names and people != len(names):
        raise Refusal("CLI.names", {"names": len(names), "humans": people})
    if people > seats:
        raise Refusal("CLI.humans", {"humans": people, "players": seats})
    check_names(names)
    people_names = names or default_names(people, words())
    return new_session(rules, seats, people_names, seed_of(seed), options, bots)


def usual(game: Game, people: int) -> int:
    """How many play when nobody says: four, or as near to it as the game allows."""
    return min(max(USUAL_PLAYERS, people, game.players[0]), game.players[-1])


# What was typed wrong.


def main(arguments: Sequence[str] | None = None) -> None:
    """The entry point: never a traceback for what was typed."""
    for stream in (sys.stdout, sys.stderr, sys.stdin):
        lenient(stream)
    sys.path.append(os.getcwd())  # bots of one's own are found where one works
    tokens = list(sys.argv[1:] if arguments is None else arguments)
    speak(preferred(os.environ))
    try:
        tokens = spoken_to(tokens)
        code = app(
            tokens,
            console=console(),
            exit_on_error=False,
            print_error=False,
            result_action="return_value",
        )
        sys.stdout.flush()
    except CycloptsError as error:
        code = complain(misread(error, tokens))
    except Refusal as refusal:
        code = complain(refusal)
    except KeyboardInterrupt:
        code = INTERRUPTED
    except BrokenPipeError:  # the reader has seen enough; Python must not try to flush any more
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = 0
    sys.exit(code if isinstance(code, int) else 0)


def spoken_to(tokens: Sequence[str]) -> list[str]:
    """What was typed without --language, which holds for every command and may stand anywhere."""
    rest: list[str] = []
    ahead = iter(tokens)
    for token in ahead:
        option, equals, value = token.partition("=")
        if option != "--language":
            rest.append(token)
            continue
        language = value if equals else next(ahead, "")
        if language not in languages():
            raise Refusal("CLI.language", {"language": language, "choices": tongues()})
        speak(language)
    return rest


def tongues() -> str:
    """The languages, each by its own name: "en (English), fr (Français)"."""
    return ", ".join(f"{code} ({words(code).text('language')})" for code in languages())


def lenient(stream: TextIO | None) -> None:
    """Let a terminal that knows no macrons show and send what it can."""
    if isinstance(stream, TextIOWrapper):
        stream.reconfigure(errors="replace" if stream is sys.stdin else "sengoku")


def misread(error: CycloptsError, tokens: Sequence[str]) -> Refusal:
    """An error of the command line as a refusal."""
    command = "sengoku"
    if tokens and tokens[0] in app:
        command += f" {tokens[0]}"
    if isinstance(error, UnusedCliTokensError):
        unused = " ".join(error.unused_tokens or ())
        return Refusal("CLI.unused", {"tokens": unused, "command": command})
    if isinstance(error, CoercionError) and error.token is not None:
        figures = {"option": error.token.keyword or "", "value": error.token.value}
        return Refusal("CLI.value", {**figures, "command": command})
    return Refusal("CLI.error", {"problem": str(error), "command": command})


def complain(refusal: Refusal) -> int:
    """One sentence and a hint, each on one line however long, so that they can be copied."""
    speech = words()
    lines = [speech.refusal(refusal), speech.hint(refusal)]
    for line in lines:
        if line:
            console(sys.stderr).print(Text(line), soft_wrap=True)
    return WRONG
