"""The table of a tournament: shares, ranks, margins, ratings."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from sengoku.arena import Forfeit, Record, Result
from sengoku.arena.result import estimate


def record(number: int, ranks: list[int], bots: str = "abc", deal: int = -1) -> Record:
    return Record(
        number,
        number if deal < 0 else deal,
        seed=1,
        bots=list(bots),
        ranks=ranks,
        scores=[4 - rank for rank in ranks],
        decisions=[10] * len(bots),
        seconds=[0.5] * len(bots),
    )


def test_ties_split_the_win() -> None:
    assert record(0, [1, 1, 3]).shares == [0.5, 0.5, 0]
    assert record(0, [2, 1, 3]).shares == [0, 1, 0]


def test_the_table_has_the_best_first() -> None:
    result = Result("shinobi", [record(0, [2, 1, 3]), record(1, [1, 1, 3]), record(2, [2, 1, 3])])
    rows = result.rows()
    assert [row.bot for row in rows] == ["b", "a", "c"]
    best, second, last = rows
    assert best.wins == pytest.approx(2.5 / 3)
    assert second.wins == pytest.approx(0.5 / 3)
    assert (last.wins, last.rank) == (0, 3)
    assert best.rating > second.rating > last.rating
    assert (best.games, best.decisions, best.milliseconds) == (3, 10, 50)
    assert result.table()[0]["bot"] == "b"


def test_every_seat_of_every_game_is_a_row() -> None:
    lost = replace(record(1, [1, 1, 3]), scores=[], forfeit=Forfeit(2, "hung", ""))
    rows = Result("shinobi", [record(0, [2, 1, 3]), lost]).games()
    assert [(row["game"], row["seat"], row["bot"]) for row in rows[2:4]] == [
        (0, 2, "c"),
        (1, 0, "a"),
    ]
    assert (rows[1]["rank"], rows[1]["win"], rows[1]["score"]) == (1, 1, 3)
    assert [row["forfeit"] for row in rows] == ["", "", "", "", "", "hung"]
    assert rows[5]["score"] is None


def test_seats_of_one_bot_are_counted_together() -> None:
    result = Result("shinobi", [record(0, [1, 2, 3], "abb"), record(1, [2, 1, 3], "abb")])
    row = next(row for row in result.rows() if row.bot == "b")
    assert (row.games, row.wins, row.rank) == (4, 0.25, 2.25)


def test_margins_are_over_deals() -> None:
    """Four games of two deals are two facts, not four."""
    mean, margin = estimate([(0, 1.0), (0, 1.0), (1, 0.0), (1, 0.0)])
    assert mean == 0.5
    assert margin == pytest.approx(1.96 * 0.5**0.5 / 2**0.5)
    assert estimate([(0, 1.0), (0, 0.0)]).margin == float("inf")


def test_a_record_is_plain_data_and_comes_back() -> None:
    for kept in (
        record(3, [1, 2, 3]),
        Record(1, 0, 5, ["a", "b"], [1, 2], forfeit=Forfeit(1, "raised", "Traceback\n")),
    ):
        assert Record.of(json.loads(json.dumps(kept.plain()))) == kept
