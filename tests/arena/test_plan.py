"""The plan of a tournament: fair seats, the same deals for all, known before it begins."""

from __future__ import annotations

from collections import Counter

import pytest

from sengoku.arena.plan import line_ups, plan


def test_every_deal_is_played_in_all_rotations() -> None:
    tasks = plan("shinobi", ["a", "b", "c", "d"], 4, 12, 1)
    assert [task.number for task in tasks] == list(range(12))
    for deal in range(3):
        of_deal = [task for task in tasks if task.deal == deal]
        assert len({task.seed for task in of_deal}) == 1
        for seat in range(4):
            assert {task.bots[seat] for task in of_deal} == set("abcd")
    assert len({task.seed for task in tasks}) == 3


def test_games_are_rounded_up_to_whole_deals() -> None:
    assert len(plan("shinobi", ["a"], 4, 9, 1)) == 12


def test_a_longer_plan_begins_like_a_shorter_one() -> None:
    assert plan("shinobi", ["a", "b"], 3, 30, 7)[:12] == plan("shinobi", ["a", "b"], 3, 12, 7)
    assert plan("shinobi", ["a", "b"], 3, 3, 7)[0].seed != plan("shinobi", ["a"], 3, 3, 8)[0].seed


@pytest.mark.parametrize(("bots", "players"), [("ab", 4), ("abc", 4), ("abcde", 3), ("a", 5)])
def test_all_sit_down_equally_often(bots: str, players: int) -> None:
    tables = line_ups(list(bots), players)
    seated = Counter("".join("".join(table) for table in tables))
    assert set(seated) == set(bots)
    assert len(set(seated.values())) == 1
    assert {len(table) for table in tables} == {players}
