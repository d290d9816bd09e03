"""A tournament stops when it is decided: never too early, never by luck, the same everywhere."""

from __future__ import annotations

from dataclasses import replace

import pytest

import sengoku
from sengoku.arena import Record, run
from sengoku.arena.decision import LEAST, Referee

BOTS = ["greedy", "random", "random", "random"]


def watched(share: float, figure: float, seed: int, most: int = 4000) -> Referee:
    """A referee of a tournament in which the bot wins so often."""
    chance = sengoku.Random(seed)
    referee = Referee("a", figure, 4)
    while referee.games < most and not referee.decided:
        referee.games += 4
        referee.count(sum([chance.below(10_000) < int(share * 10_000) for _ in range(4)]) / 4)
    return referee


@pytest.mark.parametrize(
    ("share", "figure", "verdict"),
    [(0.55, 0.45, "above"), (0.35, 0.45, "below"), (1.0, 0.85, "above"), (0.0, 0.4, "below")],
)
def test_what_is_clear_is_decided(share: float, figure: float, verdict: str) -> None:
    for seed in range(10):
        referee = watched(share, figure, seed)
        assert referee.verdict == verdict
        assert LEAST <= referee.games < 2000


@pytest.mark.parametrize("figure", [0.25, 0.45, 0.85])
def test_what_is_just_the_figure_is_seldom_decided(figure: float) -> None:
    """At most 2.5 % on each side, however long it goes on; here, about 2 % in all."""
    found = [watched(figure, figure, seed, most=2000).verdict for seed in range(100)]
    assert found.count("above") <= 5
    assert found.count("below") <= 5


def test_never_before_a_hundred_games() -> None:
    assert watched(1.0, 0.05, 1).games == LEAST


def test_only_whole_rounds_in_their_order_count() -> None:
    referee = Referee("a", 0.5, 4)
    won = {number: Record(number, 0, 1, ["a", "b"], [1, 2]) for number in range(400)}
    referee.update({number: record for number, record in won.items() if number != 6})
    assert referee.games == 4
    referee.update(won)
    assert referee.decided
    assert referee.games == LEAST


def test_all_machines_stop_at_the_same_game() -> None:
    alone, together = [
        run("shinobi", BOTS, games=200, seed=2, decide=0.6, jobs=jobs) for jobs in (1, 2)
    ]
    assert alone.decision == together.decision
    assert alone.decision is not None
    assert alone.decision.verdict == "above"
    assert alone.decision.games == len(alone.records) < 200
    assert len(alone.records) % 4 == 0
    assert [replace(one, seconds=[]) for one in alone.records] == [
        replace(one, seconds=[]) for one in together.records
    ]


def test_what_stays_open_is_said() -> None:
    result = run("shinobi", ["random"], games=8, decide=0.3)
    assert result.decision is not None
    assert (result.decision.verdict, len(result.records)) == ("open", 9)
