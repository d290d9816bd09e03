"""Senji with other figures: `sengoku.edition` reads a file, and says where it is wrong."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import sengoku
from sengoku.games.kernel import play_out
from sengoku.games.senji import FIGURES
from sengoku.games.senji.components import CARD_NAMES, FAMILY_NAMES, SEA_NAMES
from tests.games.senji.other_edition import other_figures
from tests.games.senji.position import SENJI


def figures() -> Any:
    return json.loads(json.dumps(FIGURES))


def written(folder: Path, data: Any) -> Path:
    path = folder / "mine.json"
    path.write_text(json.dumps(data, indent=1))
    return path


def test_another_edition_is_played(tmp_path: Path) -> None:
    data = figures()
    data["limits"]["win"] = 30
    data["samurai"][12]["honour"] = 20
    data["diplomacy"]["red"]["family"] = [1, 2, 4]
    edition = sengoku.edition(written(tmp_path, data))
    assert edition.name == "mine"
    state = SENJI.start(3, 1, edition=edition)
    assert state.options["edition"] is edition
    play_out(state, sengoku.Random(1))
    assert max(state.scores) >= 30
    dump = json.loads(json.dumps(state.dump()))
    assert SENJI.load(dump) == state
    assert dump["options"]["edition"]["limits"]["win"] == 30
    assert state.view(0)["options"]["edition"]["name"] == "mine"
    assert SENJI.start(3, 1).dump()["options"]["edition"] == "standard"


def test_a_table_is_told_the_figures_of_its_edition() -> None:
    data = other_figures()
    told, usual = SENJI.figures(edition=data), SENJI.figures()
    assert told["edition"] == "other"
    assert {row["name"]: row["honour"] for row in told["samurai"]} == {
        row["name"].lower(): row["honour"] for row in data["samurai"]
    }
    bring = [row["honour"] for row in told["combinations"]]
    assert bring == [
        None if row["honour"] is None else row["honour"] + 20 for row in usual["combinations"]
    ]
    assert [row["needs"] for row in told["combinations"]] == [
        row["needs"] for row in usual["combinations"]
    ]
    names = [row["name"] for row in told["provinces"]]
    for row in data["provinces"]:
        found = told["provinces"][names.index(row["id"])]
        assert [names[place] for place in found["land"]] == row["land"]
        assert [names[place] for place in found["crossings"]] == row["crossings"]
        assert FAMILY_NAMES[found["home"]] == row["family"]
        assert [SEA_NAMES[sea] for sea in found["seas"]] == row["seas"]
    assert told["goal"] == 45
    assert sum(told["hanafuda"]) == 12 * 4 * 3
    assert set(told["cards"]) - set(usual["cards"]) == {CARD_NAMES.index("red-member-2")}
    assert told["prices"] == usual["prices"] == {"unit": 3, "samurai": 6}


def spoil(data: Any, *path: Any) -> None:
    """Set the value at a path; None takes it away."""
    *steps, last, value = path
    for step in steps:
        data = data[step]
    if value is None:
        del data[last]
    else:
        data[last] = value


@pytest.mark.parametrize(
    ("path", "broken"),
    [
        (("provinces", 0, "land", ["DEW", "ECH"]), "SEN-03.symmetry"),
        (("provinces", 0, "land", 0, "ATL"), "SEN-03.border"),
        (("provinces", 0, "family", "white"), "SEN-01.family"),
        (("provinces", 0, "family", "red"), "SEN-03.homes"),
        (("provinces", 0, "id", "ATL"), "SEN-03.provinces"),
        (("provinces", 1, "seas", ["west"]), "SEN-03.sea"),
        (("diplomacy", "red", None), "SEN-05.family"),
        (("diplomacy", "red", "trade", [2, 3, 5]), "SEN-05.value"),
        (("diplomacy", "red", "trade", [2, 3, 3]), "SEN-05.value"),
        (("diplomacy", "red", "trade", [2, 3]), "SEN-04.cards"),
        (("diplomacy", "red", "bluff", 3), "SEN-05.bluff"),
        (("hanafuda", "months", 0, "cards", 0, "MOON"), "SEN-06.type"),
        (("hanafuda", "months", 0, "cards", ["SUN"]), "SEN-06.month"),
        (("hanafuda", "months", []), "SEN-06.months"),
        (("hanafuda", "copies", 0), "SEN-06.copies"),
        (("hanafuda", "combinations", 0, "need", {"SUN": 9}), "SEN-82.need"),
        (("hanafuda", "combinations", []), "SEN-82.combination"),
        (("samurai", 0, "name", "Nobody"), "SEN-07.samurai"),
        (("samurai", 0, "honour", 0), "SEN-07.honour"),
        (("limits", "fortresses", 9), "SEN-04.fortresses"),
        (("limits", "start_hanafuda", 99), "SEN-10.hanafuda"),
        (("limits", "win", 0), "SEN-90.win"),
        (("dice", "count", 8), "SEN-08.dice"),
        (("dice", "faces", ["red"]), "SEN-08.faces"),
        (("limits", "win", "sixty"), "EDITION.shape"),
        (("provinces", None), "EDITION.shape"),
    ],
)
def test_what_is_wrong_is_named_with_its_line(
    tmp_path: Path, path: tuple[Any, ...], broken: str
) -> None:
    data = figures()
    spoil(data, *path)
    file = written(tmp_path, data)
    with pytest.raises(sengoku.IllegalSetup) as caught:
        sengoku.edition(file)
    assert f"{caught.value.rule}.{caught.value.reason}" == broken
    line = caught.value.figures["line"]
    assert isinstance(line, int)
    assert 1 <= line <= len(file.read_text().splitlines())


def test_the_line_is_the_right_one(tmp_path: Path) -> None:
    data = figures()
    data["diplomacy"]["red"]["bluff"] = 3
    file = written(tmp_path, data)
    with pytest.raises(sengoku.IllegalSetup) as caught:
        sengoku.edition(file)
    line = int(caught.value.figures["line"])
    assert file.read_text().splitlines()[line - 1].strip() == '"bluff": 3'


@pytest.mark.parametrize(("text", "reason"), [("{", "json"), ("[]", "object")])
def test_a_file_that_is_no_edition(tmp_path: Path, text: str, reason: str) -> None:
    file = tmp_path / "mine.json"
    file.write_text(text)
    with pytest.raises(sengoku.IllegalSetup) as caught:
        sengoku.edition(file)
    assert (caught.value.rule, caught.value.reason) == ("EDITION", reason)


def test_an_edition_is_no_word() -> None:
    for wrong, broken in (("other", "EDITION"), (1, "OPTION"), (True, "OPTION"), (["x"], "OPTION")):
        with pytest.raises(sengoku.IllegalSetup) as caught:
            SENJI.start(3, 1, edition=wrong)
        assert caught.value.rule == broken
