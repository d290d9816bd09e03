"""Fairness: what was committed to before the game is what was drawn, and everybody can check it."""

from __future__ import annotations

import copy
import json
from hashlib import sha256
from typing import Any

import pytest

from sengoku import protocol
from sengoku.games.kernel.refusals import Refusal
from sengoku.games.kernel.streams import Random, SealedRandom
from sengoku.table import record
from tests.table.sitting import SEED, Sitting, playing, seated

GAMES = [("shinobi", 3), ("shitenno", 2), ("senji", 3)]


def finished(game: str, players: int, **settings: Any) -> Sitting:
    sitting = seated(game, players, **settings)
    sitting.start_with({1: "sakura"})
    sitting.play(100_000, Random(8))
    assert sitting.table.status == "over"
    return sitting


def test_the_commitment_is_shown_from_the_first_moment_and_the_seed_at_the_end() -> None:
    sitting = seated("shinobi", 3)
    info = sitting.frame(None)["table"]
    assert info["commitment"] == sha256(bytes.fromhex(SEED)).hexdigest()
    assert info["seed"] is None
    over = finished("shinobi", 3).frame(None)["table"]
    assert over["commitment"] == info["commitment"]
    assert over["seed"] == SEED
    assert over["words"] == ["", "sakura", ""]


def test_words_change_the_deal() -> None:
    sitting = seated("shinobi", 3)
    sitting.start_with({1: "sakura"})
    assert sitting.frame(0)["view"] != playing("shinobi", 3).frame(0)["view"]


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_a_record_is_checked_from_its_seed(game: str, players: int) -> None:
    sitting = finished(game, players)
    found = json.loads(json.dumps(record.record(sitting.table)))
    proof = record.check(found)
    assert proof["moves"] == len(found["moves"]) > 20
    assert proof["draws"] == len(found["draws"]) > 20


def test_a_clock_that_is_set_back_spoils_no_record() -> None:
    sitting = playing("shinobi", 3)
    sitting.now -= 3600.0
    sitting.play(100_000, Random(8))
    found = json.loads(json.dumps(record.record(sitting.table)))
    assert record.check(found)["moves"] == len(found["moves"]) > 20


def test_the_draws_follow_from_the_seed_without_the_rules() -> None:
    found = record.record(finished("shinobi", 3).table)
    words = b"".join([sha256(word.encode()).digest() for word in found["words"]])
    stream = SealedRandom(sha256(bytes.fromhex(found["seed"]) + words).digest())
    assert [[size, stream.below(size)] for size, _ in found["draws"]] == found["draws"]


def forged(found: dict[str, Any], how: str) -> dict[str, Any]:
    forgery = copy.deepcopy(found)
    match how:
        case "seed":
            forgery["seed"] = "00" * 32
        case "word":
            forgery["words"][0] = "other"
        case "draw":
            forgery["draws"][5][1] += 1
        case "draws":
            forgery["draws"].pop()
        case "move":
            forgery["moves"][3][1] = 10**6
        case "result":
            forgery["result"]["scores"][0] += 1
        case "rules":
            forgery["rules"] = 99
    return forgery


@pytest.mark.parametrize(
    ("how", "reason"),
    [
        ("seed", "commitment"),
        ("draw", "draw"),
        ("draws", "draws"),
        ("move", "move"),
        ("result", "result"),
        ("rules", "newer"),
    ],
)
def test_a_forged_record_is_found_out(how: str, reason: str) -> None:
    found = record.record(finished("shinobi", 3).table)
    with pytest.raises(record.BadRecord) as refused:
        record.check(forged(dict(found), how))
    assert refused.value.reason == reason


def test_another_word_is_found_out() -> None:
    found = record.record(finished("shinobi", 3).table)
    with pytest.raises(record.BadRecord):
        record.check(forged(dict(found), "word"))


@pytest.mark.parametrize("wrong", [None, 3, [], {}, {"sengoku": "record"}, {"sengoku": 1}])
def test_what_is_no_record_is_refused(wrong: Any) -> None:
    with pytest.raises(record.BadRecord):
        record.check(wrong)


@pytest.mark.parametrize(
    ("field", "wrong"),
    [
        ("moves", [{}]), ("moves", [[0]]), ("moves", [[0, 1, 10**400]]), ("moves", [[0, 1, "x"]]),
        ("moves", [[10**400, 1]]), ("moves", [None]), ("names", []), ("names", ["A", "B", 3]),
        ("names", ["A", "B", "C", "D"]), ("words", ["", ""]),
    ],
)  # fmt: skip
def test_a_record_with_something_strange_in_it_is_refused(field: str, wrong: Any) -> None:
    found = record.record(finished("shinobi", 3).table)
    with pytest.raises(record.BadRecord) as refused:
        record.check(found | {field: wrong})
    assert refused.value.reason == ("move" if field == "moves" else "field")
    assert len(str(refused.value)) < 300


def test_private_talk_is_never_exported() -> None:
    sitting = playing("senji", 3)
    sitting.do(0, protocol.Say("a", "open-word"))
    sitting.do(0, protocol.Say("b", "canary-word", [1]))
    sitting.do(0, protocol.Propose("c", "end"))
    sitting.do(1, protocol.Vote("d", True))
    sitting.do(2, protocol.Vote("e", True))
    text = json.dumps(record.record(sitting.table))
    assert "open-word" in text
    assert "canary-word" not in text
    assert "holder" not in text


def test_closed_books_stay_closed() -> None:
    sitting = finished("shinobi", 3, visibility_after_end="closed")
    assert sitting.frame(0)["table"]["seed"] is None
    with pytest.raises(Refusal) as refused:
        record.record(sitting.table)
    assert refused.value.reason == "closed"
    mine = record.seat_record(sitting.table, 0)
    assert mine["frames"][-1]["view"] == sitting.frame(0)["view"]
    assert SEED not in json.dumps(mine)


def test_no_record_before_the_end() -> None:
    with pytest.raises(Refusal) as refused:
        record.record(playing("shinobi", 3).table)
    assert refused.value.reason == "open"


def test_the_past_is_what_the_seat_saw_step_by_step() -> None:
    sitting = playing("shitenno", 3)
    views = [sitting.frame(1)["view"]]
    for number in range(60):
        version = sitting.table.version(1)
        sitting.play(1, Random(number))
        if sitting.table.version(1) != version:
            views.append(sitting.frame(1)["view"])
    found = record.replay(sitting.table, 1, 0, 50)
    assert found.steps == len(views)
    assert [frame.view for frame in found.frames] == views[:50]
    later = record.replay(sitting.table, 1, 3, 2)
    assert [frame.step for frame in later.frames] == [3, 4]
    assert [frame.view for frame in later.frames] == views[3:5]
