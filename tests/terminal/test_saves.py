"""Saved games: all comes back, and what is no saved game is told, not crashed on."""

import json
from pathlib import Path
from typing import Any

import pytest

from sengoku.local import BadSave
from tests.terminal.session import Session, deal, load, plain, save


def under_way(people: int = 2) -> Session:
    session = deal(people, protect_move_source=True)
    session.advance()
    for _ in range(10):
        seat = session.actors[0]
        session.play(seat, session.moves(seat)[-1])
        session.advance()
    return session


def test_everything_comes_back(tmp_path: Path) -> None:
    session = under_way()
    file = str(tmp_path / "game.json")
    save(session, file)
    back = load(file)
    assert plain(back) == plain(session)
    assert back.state == session.state
    assert (back.names, back.people) == (["Ann", "Bo", "Chiyo", "Daigo"], (0, 1))
    assert back.events(0) == session.events(0)


def test_both_go_on_alike(tmp_path: Path) -> None:
    session = under_way(1)
    file = str(tmp_path / "game.json")
    save(session, file)
    back = load(file)
    for game in (session, back):
        game.undo(0)
        while game.actors:
            game.play(0, game.moves(0)[0])
            game.advance()
    assert back.state == session.state


def test_events_of_an_older_version_may_have_fewer_figures(tmp_path: Path) -> None:
    session = under_way(1)
    saved = plain(session)
    assert saved["past"]  # a move can be taken back, so it is found again between two states
    for events in saved["state"]["record"]:
        for event in events:
            event.pop("cards", None)
        events.append({"event": "shown", "partner": None})
    file = tmp_path / "game.json"
    file.write_text(json.dumps(saved))
    back = load(str(file))
    assert back.moves(0) == session.moves(0)
    assert plain(back)["state"]["provinces"] == saved["state"]["provinces"]


def test_a_save_may_be_written_over_and_leaves_nothing_beside_it(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    save(deal(), str(file))
    session = under_way()
    save(session, str(file))
    assert load(str(file)).state == session.state
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]


def refused(act: Any, *arguments: Any) -> str:
    with pytest.raises(BadSave) as refusal:
        act(*arguments)
    return f"{refusal.value.rule}.{refusal.value.reason}"


def test_what_is_no_save_is_not_written_over(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Bo")
    assert refused(save, deal(), str(file)) == "SAVE.foreign"
    assert refused(save, deal(), str(tmp_path)) == "SAVE.foreign"
    assert file.read_text() == "Dear Bo"


def test_a_save_that_fails_leaves_the_old_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game.json"
    save(deal(), str(file))
    old = file.read_bytes()

    def full(*_: Any) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.replace", full)
    assert refused(save, under_way(), str(file)) == "SAVE.write"
    assert file.read_bytes() == old
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]


@pytest.mark.parametrize("name", ["no/such/folder/game.json", "a\0b"])
def test_where_nothing_can_be_written(tmp_path: Path, name: str) -> None:
    assert refused(save, deal(), str(tmp_path / name)) == "SAVE.write"


def test_files_that_are_not_there(tmp_path: Path) -> None:
    assert refused(save, deal(), "") == "SAVE.name"
    assert refused(load, "") == "LOAD.name"
    assert refused(load, str(tmp_path / "none")) == "LOAD.missing"
    assert refused(load, str(tmp_path)) == "LOAD.folder"
    assert refused(load, "a\0b") == "LOAD.read"


def broken_saves() -> dict[str, Any]:
    good = plain(under_way())

    def but(**changes: Any) -> Any:
        return json.loads(json.dumps(good)) | changes

    state = but()["state"]
    cards = json.loads(json.dumps(state))
    cards["hands"][0][0] += 1
    record = json.loads(json.dumps(state)) | {"record": [["boo"]] * 5}
    return {
        "list": [],
        "number": 7,
        "format": but(format="other"),
        "game": but(game="chess"),
        "names": but(names=["Ann"]),
        "escape": but(names=["\x1b[2J", "Bo", "Cy", "Di"]),
        "people": but(people=[9]),
        "seen": but(seen=["x"]),
        "chance": but(chance=["odd"]),
        "seed": but(seed="x"),
        "past": but(past=[[1]]),
        "state": but(state=None),
        "cards": but(state=cards),
        "players": but(state=state | {"players": 99}),
        "record": but(state=record),
        "no record": but(state=state | {"record": []}),
    }


@pytest.mark.parametrize("case", sorted(broken_saves()))
def test_damaged_saves_are_told(tmp_path: Path, case: str) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(broken_saves()[case]))
    assert refused(load, str(file)) == "LOAD.corrupt"


@pytest.mark.parametrize(
    "content", [b"", b"{", b"\xff\xfe\x00", b"[" * 100_000, b"null", b'{"format": NaN}']
)
def test_what_is_no_json_is_told(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(content)
    assert refused(load, str(file)) == "LOAD.corrupt"


def test_half_a_save_is_told(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    save(under_way(), str(file))
    text = file.read_text()
    for part in range(1, 9):
        file.write_text(text[: len(text) * part // 9])
        assert refused(load, str(file)) == "LOAD.corrupt"


@pytest.mark.parametrize(
    ("change", "broken"),
    [({"rules": 99}, "RULES.newer"), ({"rules": 0}, "RULES.older")],
)
def test_a_save_of_another_version_is_not_called_damaged(
    tmp_path: Path, change: dict[str, int], broken: str
) -> None:
    file = tmp_path / "game.json"
    saved = plain(under_way())
    saved["state"] |= change
    file.write_text(json.dumps(saved))
    assert refused(load, str(file)) == broken
