"""A game of another package: found, played, judged and trained on without a change in the house."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from textwrap import dedent

from tests.examples.conftest import ROOT

PAGE = ROOT / "docs" / "games.md"
PACKAGE = ROOT / "examples" / "janken"
SUITES = [
    "tests/games/test_battery.py",
    "tests/research/test_pettingzoo.py",
    "tests/research/test_openspiel.py",
    "tests/research/test_gymnasium.py",
]


def sengoku(installed: dict[str, str], *said: str, heard: str = "") -> str:
    """What the command line answers."""
    return subprocess.run(
        [sys.executable, "-m", "sengoku", *said],
        env=installed,
        input=heard,
        capture_output=True,
        text=True,
        check=True,
    ).stdout


def python(installed: dict[str, str], code: str) -> str:
    """What a program says that finds the game."""
    return subprocess.run(
        [sys.executable, "-c", dedent(code)],
        env=installed,
        capture_output=True,
        text=True,
        check=True,
    ).stdout


def test_it_goes_through_the_suites_of_the_house(installed: dict[str, str]) -> None:
    """The battery of the contract, and those of the research environments."""
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", "janken", *SUITES],
        env=installed,
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    assert int(re.findall(r"(\d+) passed", done.stdout)[0]) > 50


def test_it_is_listed_with_its_own_words(installed: dict[str, str]) -> None:
    assert "Rock, paper, scissors" in sengoku(installed, "games")
    assert "Most points after the last round win" in sengoku(installed, "rules", "janken", "JAN-04")


def test_it_is_played_in_the_terminal(installed: dict[str, str]) -> None:
    told = sengoku(
        installed, "play", "janken", "--players", "2", "--seed", "3", heard="throw rock\n" * 5
    )
    assert "Choose a hand." in told
    assert "The hands: You: rock" in told


def test_it_has_a_drawing_of_its_own(installed: dict[str, str]) -> None:
    told = sengoku(
        installed, "play", "janken", "--players", "8", "--seed", "3", heard="throw rock\n" * 5
    )
    assert re.search(r"^▸ A You", told, re.MULTILINE)  # the plain drawing has lists
    assert re.search(r"^• H Benkei 2 +▆+ ", told, re.MULTILINE)
    assert "points" not in told.split("Choose a hand.")[0]


def test_it_has_a_face_of_its_own(installed: dict[str, str]) -> None:
    """In text it has a table of its own, and its moves are said in its own words."""
    told = python(
        installed,
        """
        import sengoku
        from sengoku.text import Situation, read
        from sengoku.words import words

        state = sengoku.game("janken").start(3, 1, events=True)
        names = ["Ann", "Bo", "Cem"]
        state.play(2, read("Throw Paper", Situation(state, 2, names, words("fr"))).moves[0])
        print(state.describe(1, names=names))
        print(read("h", Situation(state, 2, names, words())).lines)
        print(read("b cem", Situation(state, 1, names, words())).lines)
        """,
    )
    assert "\nplayer  points  hand\n" in told
    assert "\nCem     0       has chosen\n" in told
    assert "\n3: throw scissors\n" in told
    assert "\n['paper']\n['Cem: points 0, hand has chosen']" in told


def test_its_tables_are_as_it_says(installed: dict[str, str]) -> None:
    """How people talk there, what is timed, and for more than the six seats of our own games."""
    done = python(
        installed,
        """
        import msgspec

        from sengoku.protocol import NewTable
        from sengoku.server.http import game_info
        from sengoku.table import new_settings

        usual = {"talk": "off", "phases": {"last": 30.0}}
        assert game_info("janken").usual == usual
        asked = msgspec.convert({"game": "janken", "players": 8, "seat": 7}, NewTable)
        settings = new_settings(asked.game, asked.players)
        assert (settings.talk, settings.clock.phases) == ("off", {"last": 30.0})
        """,
    )
    assert done == ""


def test_what_is_learned_at_one_of_its_seats_holds_at_all(installed: dict[str, str]) -> None:
    done = python(
        installed,
        """
        import sengoku
        from sengoku.research import arrays
        from sengoku.research.symmetry import Symmetry

        game = sengoku.game("janken")
        state = game.start(8, 1)
        for seat in range(8):
            state.play(seat, seat % 3)
        symmetry = Symmetry(game, 8)
        for seat in range(8):
            seen = arrays.observed(state, seat)[None]
            own = symmetry.own(seen, arrays.mask(state, seat, game.actions)[None])
            named = dict(zip(game.features, own.observations[0].tolist()))
            assert named["I am A"] == 1
            assert round(10 * named["points of A / 10"]) == state.points[seat]
            assert round(10 * named["points of B / 10"]) == state.points[(seat + 1) % 8]
        """,
    )
    assert done == ""


def test_all_bots_play_it_in_the_arena(installed: dict[str, str]) -> None:
    told = sengoku(
        installed, "arena", "janken", "search:20", "greedy", "random", "--players", "3",
        "--games", "6", "--seed", "1",
    )  # fmt: skip
    for row in ("search:20", "greedy", "random"):
        assert re.search(rf"{row}\s+6\b.*\b0\s*$", told, re.MULTILINE), told  # no forfeits


def test_the_page_about_it_quotes_it() -> None:
    """Every piece of code in the docs stands in the example, word for word."""
    files = [path for path in PACKAGE.rglob("*") if path.is_file() and path.suffix != ".pyc"]
    written = [path.read_text() for path in files]
    quoted = re.findall(r"```(?:py|toml|ftl|js)\n(.*?)```", PAGE.read_text(), re.DOTALL)
    assert len(quoted) > 4
    for piece in quoted:
        assert any(piece in text for text in written), piece


def test_the_house_does_not_know_it() -> None:
    for folder in ("src", "web/src"):
        for path in Path(ROOT / folder).rglob("*"):
            if path.is_file() and path.suffix in (".py", ".ts", ".svelte", ".ftl", ".toml"):
                assert "janken" not in path.read_text().lower(), path


def test_its_rules_never_ask_its_judge(installed: dict[str, str]) -> None:
    linter = Path(sys.executable).with_name("lint-imports")
    done = subprocess.run(
        [linter, "--config", PACKAGE / "pyproject.toml", "--no-cache"],
        env=installed,
        capture_output=True,
        text=True,
    )
    assert "1 kept, 0 broken" in done.stdout, done.stdout + done.stderr
