"""The command `sengoku`: what can be played and read.

The other commands are in `playing`, `measuring` and `serving`. A mistake on the command line is
answered with one sentence and a hint, on stderr, and exit code 2.
"""

from __future__ import annotations

import ast
import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from pathlib import Path
from typing import Final, TextIO

from cyclopts import App, CycloptsError, Parameter
from rich.table import Table
from rich.text import Text

import sengoku
from sengoku import registry
from sengoku.cli.errors import complain, misread
from sengoku.cli.values import found
from sengoku.games.kernel import contract
from sengoku.games.kernel.refusals import Refusal
from sengoku.terminal.theme import console
from sengoku.words import languages, preferred, speak, words

INTERRUPTED: Final = 130

EXAMPLES: Final = f"""\
Examples:
  sengoku play {registry.USUAL}                        you and three bots
  sengoku play {registry.USUAL} --name Ann --name Bo   two people at one keyboard
  sengoku play {registry.USUAL} --bots samurai         against stronger bots
  sengoku play --load game.json               resume a saved game
  sengoku play --join LINK                    sit down at a server's table
  sengoku bots                                the bots, and the levels of play
  sengoku arena {registry.USUAL} greedy random         which bot plays better
  sengoku rules {registry.USUAL}                       the rules and their ids
  sengoku rules {registry.USUAL} SHI-27                one rule
  sengoku --language fr play {registry.USUAL}          in French; the default is LANG"""


def version() -> str:
    """The version, and whether the engine is compiled."""
    source = contract.__file__.endswith(".py")
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
    listed = [sengoku.game(name) for name in registry.names()]  # loads their words as well
    speech = words()
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style="soft")
    for column in ("name", "players", "options", "about"):
        table.add_column(speech.text(f"games-{column}"))
    for game in listed:
        table.add_row(
            Text(game.name, style="title"),
            speech.text("games-range", fewest=game.players[0], most=game.players[-1]),
            Text("\n".join(game.options) or "–"),
            Text(speech.find(f"{game.name}-title.about", {}) or ""),
        )
    console().print(table)


@app.command
def rules(game: str = "", rule: str = "", /) -> None:
    """Read the rules of a game, or one rule.

    Parameters
    ----------
    game
        The name of a game, such as shinobi.
    rule
        The id of a rule, such as SHI-27.
    """
    from sengoku.terminal.app import no_rule  # slow to import: `--help` does without
    from sengoku.terminal.screen import Screen

    name = found(game, "rules").name
    if not Screen(console(), words()).rules(name, rule):
        raise no_rule(words(), name, rule)


def descriptions(module: str) -> dict[str, str]:
    """What the functions of a module here do: their docstrings, read without importing it.

    Importing all commands for `sengoku --help` would take several times as long.
    """
    source = Path(__file__).with_name(f"{module}.py").read_text(encoding="utf-8")
    functions = [node for node in ast.parse(source).body if isinstance(node, ast.FunctionDef)]
    docs = {function.name: ast.get_docstring(function) or "" for function in functions}
    return {name: doc.partition("\n\nParameters")[0] for name, doc in docs.items()}


LATER: Final = {  # imported when they are used
    "playing": ("play",),
    "measuring": ("bots", "arena", "tune", "bench"),
    "serving": ("serve", "backup", "restore", "reports", "verify"),
}
for module, names in LATER.items():
    about = descriptions(module)
    for name in names:
        app.command(f"sengoku.cli.{module}:{name}", name=name, help=about[name])


# The entry point.


def main(arguments: Sequence[str] | None = None) -> None:
    """Run a command; a mistake on the command line never causes a traceback."""
    for stream in (sys.stdout, sys.stderr, sys.stdin):
        lenient(stream)
    sys.path.append(os.getcwd())  # users' own bots are imported from the current folder
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
        code = complain(misread(error, command_of(tokens)))
    except Refusal as refusal:
        code = complain(refusal)
    except KeyboardInterrupt:
        code = INTERRUPTED
    except BrokenPipeError:  # the reader has closed the pipe; Python must not flush it again
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = 0
    sys.exit(code if isinstance(code, int) else 0)


def spoken_to(tokens: Sequence[str]) -> list[str]:
    """Apply and remove --language, which is valid for every command and in any place."""
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


def command_of(tokens: Sequence[str]) -> str:
    """The command that was typed, for its help: "sengoku play"."""
    return f"sengoku {tokens[0]}" if tokens and tokens[0] in app else "sengoku"


def tongues() -> str:
    """The languages, each by its own name: "en (English), fr (Français)"."""
    return ", ".join(f"{code} ({words(code).text('language')})" for code in languages())


def lenient(stream: TextIO | None) -> None:
    """Replace characters that a terminal can't show or send, such as macrons."""
    if isinstance(stream, TextIOWrapper):
        stream.reconfigure(errors="replace" if stream is sys.stdin else "sengoku")
