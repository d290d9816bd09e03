"""Records of all versions: verified, replayed move by move for every viewer, put in, continued."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec import to_builtins

from sengoku.server.record_import import log_of
from sengoku.table import Table, record
from tests.corpus.compare import same
from tests.corpus.files import about, files, name, read, versions
from tests.corpus.play import ending
from tests.corpus.records import dealt, moves
from tests.corpus.seen import replayed, same_steps, unfolded, viewers

at_every_record = pytest.mark.parametrize("path", files("records"), ids=name)


@at_every_record
def test_a_record_is_verified(path: Path) -> None:
    found = read(path)
    same(record.check(found["record"]), found["checked"], "checked")


@at_every_record
def test_everybody_sees_every_step_of_a_record_as_they_did(path: Path) -> None:
    found = read(path)
    state = dealt(found["record"])
    steps = replayed(state, moves(found["record"]))
    same_steps(steps, found["steps"], found["record"]["game"], name(path))
    assert ending(state) == found["ending"]


@at_every_record
def test_a_record_is_put_in_and_looked_at(path: Path) -> None:
    found = read(path)
    entries = log_of(found["record"], "corpus", 1000.0, "holder")
    table = Table(entries)
    assert table.status == "over"
    assert table.history is not None
    assert [step.seen for step in table.history.steps] == found["seen"]
    again = dict(record.record(table))
    for part in ("game", "rules", "players", "options", "seed", "commitment", "words", "draws"):
        same(again[part], found["record"][part], part)
    assert moves(again) == moves(found["record"])
    *_, last = unfolded(found["steps"])
    for seat, look in zip(viewers(table.players), last, strict=True):
        total = record.replay(table, seat, 0, 0).steps
        (frame,) = record.replay(table, seat, total - 1, 1).frames
        same(to_builtins(frame.view), look["view"], f"{table.settings.game} view")


@pytest.mark.parametrize("folder", versions(), ids=lambda folder: folder.name)
def test_there_are_records_of_every_number_of_players_and_every_end(folder: Path) -> None:
    met = set()
    for path in (folder / "records").iterdir():
        found = read(path)["record"]
        met.add((found["game"], found["players"], found["result"]["why"]))
    assert met == {
        (game, players, why)
        for game, told in about(folder)["games"].items()
        for players in told["players"]
        for why in ("played", "consent", "conceded")
    }
