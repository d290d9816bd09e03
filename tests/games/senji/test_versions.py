"""Versions of the rules: how often something may be done by the limits of the house, on both sides.

Whatever is raised keeps the codes of moves and the observation as they were.
"""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from typing import Any

import pytest

import sengoku
from sengoku.games.kernel.streams import Random
from sengoku.games.senji.components import AUTUMN
from sengoku.games.senji.state import Senji

from .position import SENJI, at, edit, figures, load, play, refusal, seat, texts

BOTH = pytest.mark.parametrize  # sides of a switch
SET = "A:yellow-member-2 A:blue-member-1 A:black-trade-1 A:green-trade-1 A:purple-trade-1"


@BOTH(("rules", "most"), [(1, 3), (2, 12)])
@BOTH(("season", "rule"), [("bidding", "SEN-31"), ("winter", "SEN-40"), ("spring", "SEN-50")])
def test_sen_40_how_often_ready_is_taken_back(
    season: str, rule: str, rules: int, most: int
) -> None:
    state = at(season, rules=rules)
    if season == "spring":
        play(state, *[f"A: order production in {name}" for name in ("YAM", "KAG", "IZM")])
    for _ in range(most):
        play(state, "A: ready", "A: change")
    play(state, "A: ready")
    assert refusal(state, "A: change") == f"{rule}.changes"
    assert figures(state, "A: change")["most"] == most
    assert "change" not in texts(state, "A")
    play(state, "A: seal")
    assert 0 not in state.actors


@BOTH(("rules", "changes", "lifts"), [(1, 3, 6), (2, 12, 24)])
def test_sen_40_every_phase_begins_with_all_of_it(rules: int, changes: int, lifts: int) -> None:
    state = at("bidding", rules=rules, changes=[0, 0, 0], lifts=[[0], [0], [0]])
    for season in ("winter", "ordering"):
        play(state, "A: ready", "B: ready", "C: ready")
        assert state.view(None)["phase"] == season
        assert state.view(None)["changes"] == [changes] * 3
        assert [state.view(seat)["own"]["lifts"] for seat in range(3)] == [lifts] * 3


@BOTH(("rules", "most"), [(1, 6), (2, 24)])
def test_sen_50_how_often_an_order_is_taken_back(rules: int, most: int) -> None:
    state = at("spring", rules=rules)
    for _ in range(most):
        play(state, "A: order movement in YAM", "A: unorder YAM")
    play(state, "A: order movement in YAM")
    assert refusal(state, "A: unorder YAM") == "SEN-50.lifts"
    assert figures(state, "A: unorder YAM")["most"] == most
    assert "unorder YAM" not in texts(state, "A")


@BOTH(("rules", "most"), [(1, 6), (2, 24)])
def test_sen_50_how_often_a_bid_a_draft_or_a_set_is_taken_back(rules: int, most: int) -> None:
    bids = at("bidding", lots="0:yellow-trade-1", rules=rules)
    for _ in range(most):
        play(bids, "A: lay member-3 on yellow-lot-1", "A: lift member-3 from yellow-lot-1")
    play(bids, "A: lay member-3 on yellow-lot-1")
    assert refusal(bids, "A: lift member-3 from yellow-lot-1") == "SEN-31.lifts"
    talks = at("winter", rules=rules)
    for _ in range(most):
        play(talks, "A: offer to B", "A: drop")
    play(talks, "A: promise mercy")
    assert refusal(talks, "A: drop") == "SEN-42.lifts"
    assert "drop" not in texts(talks, "A")
    trade = at("autumn", rules=rules, lifts=[[0], [0], [0]], hands=SET)
    trade = edit(trade, phase=AUTUMN, trader=-1, invited=0)
    play(trade, "invite A")  # whoever is called begins anew
    for _ in range(most):
        play(trade, "tribute purple-trade-1", "drop")
    play(trade, "tribute purple-trade-1")
    assert refusal(trade, "drop") == "SEN-81.lifts"


def offers(state: Senji, to: str, number: int) -> None:
    """So many offers of A, each withdrawn at once: withdrawn ones count."""
    for _ in range(number):
        play(state, f"A: offer to {to}", "A: want any", "A: send")
        play(state, f"A: withdraw to {to} {state.talks.sent[seat(to)]}")


def test_sen_44_twelve_offers_to_each_player() -> None:
    state = at("winter", players=6)
    for other in "BCDEF":
        assert f"offer to {other}" in texts(state, "A")
        offers(state, other, 12)
        assert refusal(state, f"A: offer to {other}") == "SEN-44.each"
        assert figures(state, f"A: offer to {other}")["most"] == 12
        assert f"offer to {other}" not in texts(state, "A")
    play(state, "B: offer to A", "B: want any", "B: send")
    assert refusal(state, "A: counter to B 1") == "SEN-44.each"
    assert "counter to B 1" not in texts(state, "A")
    play(state, "A: take from B 1", "A: pay yellow-trade-1")  # answers don't count
    assert load(state.dump()) == state


def test_sen_44_before_twelve_offers_in_all() -> None:
    state = at("winter", players=6, rules=1)
    offers(state, "B", 7)
    offers(state, "F", 5)
    for other in "BCDEF":
        assert refusal(state, f"A: offer to {other}") == "SEN-44.offers"
        assert f"offer to {other}" not in texts(state, "A")
    found = figures(state, "A: offer to C")
    assert (found["made"], found["most"]) == (12, 12)


@BOTH(("rules", "most"), [(1, 12), (2, 24)])
def test_sen_45_how_many_promises(rules: int, most: int) -> None:
    state = at("winter", rules=rules)
    for number in range(most):
        assert state.view(0)["limits"][-3] == {"what": "promises", "left": most - number}
        play(state, "A: promise mercy", "A: tell B")
    assert refusal(state, "A: promise peace") == "SEN-45.promises"
    found = figures(state, "A: promise peace")
    assert (found["made"], found["most"]) == (most, most)
    assert not [text for text in texts(state, "A") if text.startswith("promise")]


@BOTH(("rules", "most"), [(1, 2), (2, 12)])
def test_sen_63_how_often_a_plan_is_begun_again(rules: int, most: int) -> None:
    state = at("summer", units="YAM:3", orders="YAM:movement", rules=rules)
    play(state, "call YAM")
    for left in range(most, 0, -1):
        assert state.view(0)["own"]["recalls"] == left
        play(state, "march unit to KAG", "recall")
    play(state, "march unit to KAG")
    assert refusal(state, "recall") == "SEN-63.recall"
    assert "recall" not in texts(state)


@BOTH(
    ("season", "fields", "rule"),
    [
        ("winter", {"changes": [4, 0, 0]}, "DUMP.number"),
        ("winter", {"lifts": [[7], [0], [0]]}, "DUMP.number"),
        ("winter", {"recalls": 3}, "DUMP.number"),
        ("winter", {"sent": [[0, 7, 6, 0, 0, 0], [0] * 6, [0] * 6]}, "SEN-44.offers"),
    ],
)
def test_sen_44_a_position_keeps_to_the_limits_of_its_version(
    season: str, fields: dict[str, Any], rule: str
) -> None:
    assert edit(at(season), **fields).rules == 2
    with pytest.raises(sengoku.IllegalPosition) as refused:
        edit(at(season, rules=1), **fields)
    assert f"{refused.value.rule}.{refused.value.reason}" == rule


@BOTH("rules", [1, 2])
def test_sen_50_what_is_imagined_of_others_is_of_the_same_version(rules: int) -> None:
    """How often they have taken something back is hidden: they are taken to have begun anew."""
    state = at("spring", rules=rules)
    play(state, "B: order movement in MUS", "B: unorder MUS")
    for twin in (state, state.copy(), pickle.loads(pickle.dumps(state))):
        world = twin.imagine(0, Random(1))
        assert isinstance(world, Senji)
        assert world.ready.lifts[1] == {1: 6, 2: 24}[rules]
        assert world.movement.recalls == {1: 2, 2: 12}[rules]


def test_sen_44_what_is_left_is_told_by_the_figures_of_the_version() -> None:
    def told(state: Senji) -> list[tuple[Any, ...]]:
        return [tuple(limit.values()) for limit in state.view(0)["limits"]]

    new, old = at("winter"), at("winter", rules=1)
    for state in (new, old):
        play(state, "A: offer to C", "A: want any", "A: send")
        play(state, "A: ready", "A: change", "A: offer to B", "A: drop", "B: ready", "B: seal")
    assert told(new) == [("offers-to", 11, 2), ("promises", 24), ("lifts", 23), ("changes", 11)]
    assert told(old) == [("offers", 11), ("promises", 12), ("lifts", 5), ("changes", 2)]


def moves_of(rules: int, seed: int) -> Iterator[tuple[list[int], int]]:
    """The legal moves and the choice at every step of a year at random."""
    random = Random(seed)
    state = SENJI.start(4, seed, rules=rules, max_years=1)
    while state.actors:
        actor = state.actors[random.below(len(state.actors))]
        moves = state.moves(actor)
        move = moves[random.below(len(moves))]
        yield (list(moves), move)
        state.play(actor, move)


def test_sen_50_tables_of_both_versions_are_played_in_turn_in_one_process() -> None:
    alone = {rules: list(moves_of(rules, 20)) for rules in (1, 2)}
    one, two = moves_of(1, 20), moves_of(2, 20)
    both = [(next(one, None), next(two, None)) for _ in range(max(map(len, alone.values())))]
    assert [first for first, _ in both if first] == alone[1]
    assert [second for _, second in both if second] == alone[2]
    assert alone[1] != alone[2], "the games are such that the versions differ"


@BOTH("rules", [1, 2])
@BOTH("name", ["greedy", "search:simulations=20"])
def test_bots_play_both_versions(name: str, rules: int) -> None:
    state = SENJI.start(3, 3, rules=rules, max_years=1)
    bot = sengoku.bot(name, seed=1)
    made = 0
    while state.actors and (name == "greedy" or made < 12):
        actor = state.deciders[0]
        world = state.imagine(actor, Random(made))
        assert world.rules == rules
        state.play(actor, bot.choose(world, actor))
        made += 1
        assert made < 2000
    assert state.rules == rules
