"""Saves of all versions: loaded by the terminal, shown, continued there and played to the end."""

from __future__ import annotations

from pathlib import Path

import pytest

from sengoku.games.kernel.streams import Random
from tests.corpus.compare import same
from tests.corpus.files import about, files, name, read, versions
from tests.corpus.play import LONGEST
from tests.corpus.saves import consequences, play
from tests.corpus.seen import same_looks
from tests.terminal.play import Play
from tests.terminal.session import Session, load

TYPED = 10  # moves, at most

at_every_save = pytest.mark.parametrize("path", files("saves"), ids=name)


def loaded(path: Path, folder: Path) -> Session:
    """The session that a save of the corpus holds."""
    file = folder / "game.json"
    file.write_text(read(path)["save"], encoding="utf-8")
    return load(str(file))


@at_every_save
def test_a_save_is_loaded_as_it_was(path: Path, tmp_path: Path) -> None:
    saved = read(path)
    session = loaded(path, tmp_path)
    found = consequences(session)
    same_looks(found.pop("looks"), saved["looks"], session.game.name, name(path))
    for part, now in found.items():
        same(now, saved[part], f"save {part}")


@at_every_save
def test_a_save_is_continued_to_the_end(path: Path, tmp_path: Path) -> None:
    session = loaded(path, tmp_path)
    if session.past:
        session.undo(session.past[-1])
    play(session, LONGEST, Random(1))
    assert session.actors == ()
    assert len(session.state.ranks) == session.state.players
    assert 1 in session.state.ranks


@at_every_save
def test_a_save_is_shown_and_played_at_the_keyboard(path: Path, tmp_path: Path) -> None:
    session = loaded(path, tmp_path)
    before = session.state.copy()
    lines = ["", "1"] * TYPED  # Enter lifts the curtain between two people
    played = Play(session, lines).run()
    assert played.code == 0
    assert (session.state == before) == (not before.actors)
    assert session.names[-1] in played.text  # a bot's: people are "you"


@pytest.mark.parametrize("folder", versions(), ids=lambda folder: folder.name)
def test_there_are_saves_of_every_number_of_players(folder: Path) -> None:
    met = {path.name.rpartition("-")[0] for path in (folder / "saves").iterdir()}
    for game, told in about(folder)["games"].items():
        assert {f"{game}-{players}" for players in told["players"]} <= met
