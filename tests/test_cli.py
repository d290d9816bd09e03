"""The command line: each command, and each kind of bad input."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from cyclopts import Token

import sengoku
from sengoku import cli, registry
from sengoku.cli import measuring, playing
from sengoku.cli.values import choice, percentage
from sengoku.games.kernel import Game, State, contract
from sengoku.games.kernel.moves import Moves
from tests.terminal.session import Session, deal, save


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    with pytest.raises(SystemExit) as left:
        cli.main(arguments)
    out, err = capsys.readouterr()
    assert isinstance(left.value.code, int)
    return left.value.code, out, err


def command(*arguments: str, typed: str = "", **environment: str) -> tuple[int, str, str]:
    """The command in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-W", "error", "-m", "sengoku", *arguments],
        input=typed.encode(),
        capture_output=True,
        env=os.environ | environment,
    )
    return done.returncode, done.stdout.decode(), done.stderr.decode()


def test_alone_it_helps_with_examples(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys)
    assert (code, err) == (0, "")
    for name in (
        "arena",
        "bench",
        "bots",
        "games",
        "play",
        "rules",
        "tune",
        "Examples:",
        "sengoku play shinobi",
    ):
        assert name in out


@pytest.mark.parametrize(("file", "says"), [("contract.py", "not compiled"), ("k.so", "compiled")])
def test_the_version_says_whether_the_engine_is_compiled(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, file: str, says: str
) -> None:
    monkeypatch.setattr(contract, "__file__", file)
    code, out, _ = run(capsys, "--version")
    assert code == 0
    assert out.startswith(f"sengoku {sengoku.__version__} (engine {says}")
    assert out.count("\n") == 1


def test_the_games_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "games")
    assert code == 0
    for name in registry.names():
        assert name in out
    assert "3 to 5" in out
    assert "protect_move_source" in out


def test_the_rules_can_be_read(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "rules", "shinobi")
    assert code == 0
    assert "SHI-01" in out
    assert "SHI-44" in out
    code, one, _ = run(capsys, "rules", "Shinobi", "shi-27")
    assert code == 0
    assert "SHI-27" in one
    assert "SHI-28" not in one


def test_the_benchmarks_are_called(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    class Speed:
        @staticmethod
        def main() -> None:
            sys.stdout.write("fast\n")

    monkeypatch.setattr(
        measuring, "import_module", lambda name: {"sengoku.bench.speed": Speed}[name]
    )
    assert run(capsys, "bench") == (0, "fast\n", "")


def test_the_bench_of_strength_is_told_what_to_measure(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    class Strength:
        GAMES = 2000
        JOBS = 2

        @staticmethod
        def main(*asked: object) -> None:
            sys.stdout.write(f"{asked}\n")

    monkeypatch.setattr(measuring, "import_module", {"sengoku.bench.strength": Strength}.get)
    asked = ["bench", "strength", "--only", "levels", "--only", "belief", "--games", "40"]
    assert run(capsys, *asked) == (0, "(('levels', 'belief'), 40, 2, None)\n", "")


def test_without_benchmarks_it_says_so(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def missing(name: str) -> None:
        raise ModuleNotFoundError(name=name)

    monkeypatch.setattr(measuring, "import_module", missing)
    code, _, err = run(capsys, "bench")
    assert code == 2
    assert "come with the installed package" in err


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("dance", 'Unknown command "dance"'),
        ("plya shinobi", 'Did you mean "play"?'),
        ("play", "Which game?"),
        ("rules", "Which game?"),
        ("play shinoby", "Did you mean shinobi?"),
        ("play chess", "There is no game called “chess”."),
        ("rules chess", "There is no game called “chess”."),
        ("rules shinobi SHI-99", "There is no rule SHI-99 in shinobi."),
        ("rules shinobi 27", "There is no rule 27 in shinobi."),
        ("play shinobi --players 2", "Shinobi is for 3 to 5 players, not 2. (SHI-04)"),
        ("play shinobi --players four", "whole number, not “four”"),
        ("play shinobi --players 3.5", "whole number, not “3.5”"),
        ("play shinobi --players -4", "whole number, not “-4”"),
        ("play shinobi --players 0x4", "whole number, not “0x4”"),
        ("play shinobi --players 100000000", "whole number, not “100000000”"),
        ("play shinobi --players", "--players"),
        ("play shinobi --humans x", "The number of people must be a whole number"),
        ("play shinobi --humans 5", "A game of 4 players can’t have 5 people."),
        ("play shinobi --seed -1", "The seed must be a whole number"),
        ("play shinobi --seed x", "The seed must be a whole number"),
        ("play shinobi --seed 18446744073709551616", "The seed must be a whole number"),
        ("play shinobi --option fast", "Write an option as name=value, not “fast”"),
        ("play shinobi --option fast=yes", "There is no option “fast”."),
        ("play shinobi --option protect_move_source=maybe", "can’t be maybe"),
        ("play shinobi --name Ann --name ann", "“ann” can’t be a player’s name"),
        ("play shinobi --name Ann --humans 2", "You gave 1 name for 2 people."),
        ("play shinobi --name Maximiliane-Auguste", "can’t be a player’s name"),
        ("play shinobi --fast", "Unknown option"),
        ("play shinobi now", "“now” was not understood."),
        ("games shinobi", "“shinobi” was not understood."),
        ("play shinobi --bots clever", "There is no bot called “clever”."),
        ("play shinobi --bots nowhere:Bot", "The bot’s module nowhere can’t be imported"),
        ("arena", "Which game?"),
        ("arena shinobi", "Which bots?"),
        ("arena shinobi clever", "There is no bot called “clever”."),
        ("arena shinobi random --players 2", "Shinobi is for 3 to 5 players, not 2. (SHI-04)"),
        ("arena shinobi random --games some", "The number of games must be a whole number"),
        ("arena shinobi random --games 0", "Play at least one game"),
        ("arena shinobi random --jobs all", "The number of processes must be a whole number"),
        ("arena shinobi random --jobs 0", "Use at least one process"),
        ("arena shinobi random --seed x", "The seed must be a whole number"),
        ("arena shinobi random --option fast=yes", "There is no option “fast”."),
        ("arena shinobi random --resume .", ". can’t be read"),
        ("arena shinobi random --patience long", "a number of seconds, not “long”"),
        ("arena shinobi random --patience nan", "a number of seconds, not “nan”"),
        ("arena shinobi random --patience inf", "a number of seconds, not “inf”"),
        ("arena shinobi random --decide nan", "must be a percentage, not “nan”"),
        ("arena shinobi random --patience 0", "needs some time for each move"),
        ("arena shinobi random --decide half", "must be a percentage, not “half”"),
        ("arena shinobi random --decide 0%", "strictly between 0% and 100%"),
        ("arena shinobi random --on moon", "can’t be played on “moon”"),
        ("arena shinobi random --report README.md/x", "The report can’t be written"),
        ("arena shinobi random:brave=yes", "The bot random can’t be created with these settings"),
        ("arena shinobi greedy:brave=1", "There is no weight “brave”"),
        ("arena shinobi samurai:brave=1", "can’t be created with these settings"),
        ("arena shinobi greedy:misses=1", "misses must be from 0 to below 1"),
        ("arena shinobi greedy:tuned=nowhere", "nowhere contains no weights"),
        ("tune", "Which game?"),
        ("tune shinobi --games few", "The number of games must be a whole number"),
        ("tune shinobi --generations 0", "at least one generation and one game"),
        ("tune shinobi --generations x", "The number of generations must be a whole number"),
        ("tune shinobi --proof 10", "at least 100 games"),
        ("tune shinobi --proof x", "must be a whole number"),
        ("tune shinobi --keep courage", "There is no weight “courage” to keep"),
        ("bench taste", "There is no benchmark “taste”."),
        ("play --load nowhere.json", "There is no file nowhere.json."),
        ("play --load .", ". is a folder, not a saved game."),
        ("play --load game.json --seed 3", "A saved game has its own players"),
        ("play --load game.json --seed 0", "A saved game has its own players"),
        ("serve --port x", "--port can’t be “x”."),
        ("serve --port 80.5", "--port can’t be “80.5”."),
        ("serve --port 70000", "--port must be from 0 to 65535, not “70000”."),
        ("serve --workers 0", "--workers must be at least 1, not “0”."),
        ("serve --requests 0", "--requests must be more than 0, not “0”."),
        ("serve --messages often", "--messages can’t be “often”."),
    ],
)
def test_bad_input_is_answered_with_a_sentence_and_a_hint(
    capsys: pytest.CaptureFixture[str], arguments: str, sentence: str
) -> None:
    code, out, err = run(capsys, *arguments.split())
    assert code == 2
    assert out == ""
    assert sentence in err
    lines = err.splitlines()
    assert len(lines) == 2, err
    assert all(lines)
    assert "│" not in err
    assert "Traceback" not in err


def test_a_tournament_ends_with_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    faulty = "tests.bots.strangers:Raises"
    code, out, _ = run(capsys, "arena", "shinobi", "random", faulty, "--players", "3", "--games=6")
    assert code == 0
    head, first, second, *rest = out.splitlines()
    for name in ("bot", "wins", "mean rank", "rating", "per move", "moves", "forfeits"):
        assert name in head
    assert first.startswith("random")
    assert second.startswith(f"{faulty} ")  # whole, in one line, however narrow the terminal is
    assert "A fair share of the wins is 33%." in out
    assert f"{faulty} raised an error and forfeited 6 games:" in rest
    assert "RuntimeError: out of ideas" in rest


def test_a_tournament_is_kept_and_gone_on_with(tmp_path: Path) -> None:
    book = str(tmp_path / "book")
    asked = ["arena", "shinobi", "random", "--games", "3", "--seed", "4", "--resume", book]
    first = command(*asked)
    assert first[0] == 0
    assert "100.0" not in first[1]
    assert command(*asked)[1] == first[1]


def test_a_tournament_decides(capsys: pytest.CaptureFixture[str]) -> None:
    asked = "arena shinobi greedy random random random --decide 40% --games 200 --jobs 2"
    code, out, _ = run(capsys, *asked.split())
    assert code == 0
    assert "Decided after 100 games: greedy wins more than 40 %." in out


@pytest.mark.parametrize(("typed", "share"), [("45%", 0.45), ("45 %", 0.45), ("0.45", 0.45)])
def test_a_share_is_read_as_people_write_it(typed: str, share: float) -> None:
    assert percentage(float, [Token(value=typed)]) == pytest.approx(share)
    assert percentage(float, [Token(value="85")]) == 0.85
    assert percentage(float, [Token(value="1%")]) == 0.01


def test_a_report_is_written(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    asked = ["arena", "shinobi", "random", "--games", "3", "--report", str(tmp_path / "out")]
    code, out, _ = run(capsys, *asked)
    assert code == 0
    for name in ("index.html", "games.csv", "games.parquet"):
        assert f"Saved: {tmp_path / 'out' / name}" in out
        assert (tmp_path / "out" / name).exists()


def test_bots_and_levels_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "bots")
    assert code == 0
    for name in ("random", "greedy", "ashigaru", "bushi", "samurai", "shinobi: greedy"):
        assert name in out
    assert "bot-" not in out
    assert "level-" not in out


def test_levels_play_at_the_table() -> None:
    code, out, err = command("play", "shinobi", "--bots", "bushi", "--seed", "7", typed="1\n1\n1\n")
    assert (code, err) == (0, "")
    assert "Second order" in out


def test_a_damaged_save_is_told(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text("{}")
    code, _, err = run(capsys, "play", "--load", str(file))
    assert code == 2
    assert err.startswith(f"{file} is not a saved game of Sengoku, or is damaged")
    assert len(err.splitlines()) == 2  # however long the name of the file


def test_a_save_of_another_game_is_told(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = str(tmp_path / "game.json")
    save(deal(), file)
    monkeypatch.setitem(registry.GAMES, "other", "tests.test_cli")
    monkeypatch.setattr(playing, "found", lambda *_: OTHER)
    code, _, err = run(capsys, "play", "other", "--load", file)
    assert code == 2
    assert "is a game of shinobi, not of other" in err


OTHER = Game(
    "other",
    home=__name__,
    rules=1,
    fewest=2,
    most=2,
    players_rule="OTH-01",
    state=State,
    moves=Moves(),
    fields={},
    features=(),
)


def test_the_usual_number_of_players_is_one_that_the_game_allows() -> None:
    assert playing.usual(OTHER, 0) == 2
    assert playing.usual(sengoku.game("shinobi"), 1) == 4
    assert playing.usual(sengoku.game("shinobi"), 5) == 5


def test_options_are_read_as_the_game_declares_them() -> None:
    game = sengoku.game("shinobi")
    session = Session(playing.dealt("shinobi", None, None, (), 3, ["protect_move_source=yes"]))
    assert session.view(0)["options"] == {"protect_move_source": True, "first": "chance"}
    assert choice(game, "protect_move_source=off") == ("protect_move_source", False)


def test_a_game_through_pipes() -> None:
    code, out, err = command("play", "shinobi", "--seed", "7", typed="1\n?\nquit\n\n")
    assert (code, err) == (0, "")
    assert "> 1\n" in out
    assert "Second order" in out
    assert "What you can type" in out
    assert out.endswith("Goodbye.\n")
    assert "\x1b" not in out


def test_a_pipe_that_ends_ends_the_game() -> None:
    code, out, err = command("play", "shinobi", typed="")
    assert (code, err) == (0, "")
    assert out.endswith("save it with “save FILE”.\n")


def test_a_terminal_without_macrons_and_bytes_that_are_no_text() -> None:
    code, out, err = command("play", "shinobi", typed="ÿ\n1\n", PYTHONIOENCODING="ascii")
    assert (code, err) == (0, "")
    assert "Hojo" in out
    assert out.isascii()


def test_a_reader_that_has_seen_enough_is_no_error() -> None:
    read, write = os.pipe()
    os.close(read)
    done = subprocess.run(
        [sys.executable, "-m", "sengoku", "rules", "shinobi"], stdout=write, stderr=subprocess.PIPE
    )
    os.close(write)
    assert done.returncode in (0, 1)
    assert done.stderr == b""


def test_importing_the_library_imports_none_of_this() -> None:
    code = (
        "import sys, sengoku; sengoku.game('shinobi').start(players=3, seed=1)\n"
        "print([m for m in ('rich', 'cyclopts', 'fluent', 'json') if m in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.stdout == "[]\n"


def test_help_and_playing_do_not_import_the_arena_or_the_server() -> None:
    code = (
        "import sys; from sengoku import cli\n"
        "try: cli.main(['--help'])\n"
        "except SystemExit: pass\n"
        "print([m for m in ('sengoku.arena.tournament', 'sengoku.report', 'asyncio')"
        " if m in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert "serve: Let people play in their browsers." in done.stdout
    assert done.stdout.endswith("[]\n")


# Languages.


@pytest.fixture
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is spoken in a test, the next one begins in English."""
    monkeypatch.setattr("sengoku.words.SPOKEN", ["en"])
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)


@pytest.mark.usefixtures("english")
@pytest.mark.parametrize(
    "arguments",
    [("--language", "fr", "games"), ("games", "--language", "fr"), ("games", "--language=fr")],
)
def test_a_language_can_be_asked_for_anywhere(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...]
) -> None:
    code, out, _ = run(capsys, *arguments)
    assert code == 0
    assert "joueurs" in out
    assert "3 à 5" in out


@pytest.mark.usefixtures("english")
def test_the_environment_decides_otherwise(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "nl_BE.UTF-8")
    _, _, err = run(capsys, "play", "nogame")
    assert err.startswith("Er is geen spel")
    _, out, _ = run(capsys, "rules", "shinobi", "SHI-27", "--language", "it")
    assert "attaccante" in out
    _, _, err = run(capsys, "play", "nogame")
    assert err.startswith("Er is geen spel"), "an option holds for one command"


@pytest.mark.usefixtures("english")
@pytest.mark.parametrize("arguments", [("--language", "tlh", "games"), ("games", "--language")])
def test_an_unknown_language_is_refused_with_those_there_are(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...]
) -> None:
    code, _, err = run(capsys, *arguments)
    assert code == 2
    assert "en (English), fr (Français), it (Italiano), nl (Nederlands)" in err
