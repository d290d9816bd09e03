"""Bare states of all versions: loaded, looked at by everybody, and played to their end."""

from __future__ import annotations

from pathlib import Path

import pytest

import sengoku
from sengoku.games.kernel import Plain
from tests.corpus.compare import same
from tests.corpus.dumps import consequences
from tests.corpus.files import about, files, name, read, versions
from tests.corpus.play import phase_of
from tests.corpus.seen import same_looks

CASES = [
    pytest.param(case, id=f"{name(path)}-{number}-{case['phase']}")
    for path in files("dumps")
    for number, case in enumerate(read(path))
]


@pytest.mark.parametrize("case", CASES)
def test_a_dump_is_loaded_and_written_as_it_was(case: Plain) -> None:
    dump = case["dump"]
    state = sengoku.game(dump["game"]).load(dump)
    assert phase_of(state) == case["phase"]
    same(state.dump(), dump, f"{dump['game']} dump")
    assert sengoku.game(dump["game"]).load(state.dump()) == state


@pytest.mark.parametrize("case", CASES)
def test_a_dump_looks_and_ends_as_it_did(case: Plain) -> None:
    game = case["dump"]["game"]
    found = consequences(sengoku.game(game).load(case["dump"]))
    same_looks(found.pop("looks"), case["looks"], game, case["phase"])
    for part, now in found.items():
        assert now == case[part], part


@pytest.mark.parametrize("folder", versions(), ids=lambda folder: folder.name)
def test_there_is_a_dump_of_every_phase_and_every_number_of_players(folder: Path) -> None:
    for game, told in about(folder)["games"].items():
        met: set[str] = set()
        for players in told["players"]:
            cases = read(folder / "dumps" / f"{game}-{players}.json.xz")
            assert {case["dump"]["players"] for case in cases} == {players}
            met |= {case["phase"] for case in cases}
        assert met == set(told["phases"])
