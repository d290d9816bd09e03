"""Versions of the rules: what a +1 adds to as koku (STN-52), and at the end (STN-62); limits."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

import sengoku
from sengoku.games.kernel.streams import Random
from sengoku.games.shitenno.judge.appraisal import last_plus

from .payer import brute_payments
from .position import SHITENNO, at, kinds, play, refusal
from .test_payments import engine_payments, parts_of, price_asked

CASES = [  # cards, Exchanges, +1, Hatamoto; whether they pay in version 2, and in version 1
    (["k1", "Sa"], 1, 1, False, True, True),
    (["k1"], 0, 2, False, True, True),
    (["Sa", "Bu"], 2, 1, False, False, True),
    ([], 1, 2, True, False, True),
    (["Sa"], 3, 2, False, True, False),  # in version 1, two of the Exchanges are too many
]


@pytest.mark.parametrize(("cards", "exchange", "plus1", "hatamoto", "now", "before"), CASES)
def test_stn_52_three_koku(
    cards: list[str], exchange: int, plus1: int, hatamoto: bool, now: bool, before: bool
) -> None:
    """Where koku alone are asked for, the whole of it pays, or not."""
    spend = {"cards": cards, "exchange": exchange, "plus1": plus1, "hatamoto": hatamoto}
    hand = parts_of(spend, "cards")
    for rules, pays in ((2, now), (1, before)):
        price, _, _ = price_asked({"koku": 3}, rules)
        assert (hand in engine_payments(hand, price)) == pays
        assert (hand in brute_payments(hand, None, 3, rules)) == pays


@pytest.mark.parametrize(
    ("exchanges", "now", "before"),
    [
        (3, [[3, 2]], [[1, 2]]),
        (2, [[2, 2]], [[1, 2]]),  # by troops: two Bushi and a Sohei
        (1, [], [[1, 2]]),
    ],
)
def test_stn_52_one_samurai_for_two_bushi_and_a_sohei_or_three_koku(
    exchanges: int, now: list[list[int]], before: list[list[int]]
) -> None:
    """The Exchange and +1 tiles of each payment."""
    for rules, tiles in ((2, now), (1, before)):
        state = at(
            "A places",
            rules=rules,
            hand_A="samurai",
            tiles_A=f"exchange*{exchanges} plus*2",
            kyushu="| sohei/draw",
        )
        found = [spend[17:19] for spend in state.ask(0, "payments", province=3)]
        if exchanges == 3 and rules == 2:
            tiles = [[2, 2]]  # by troops, so that three Exchanges are one too many
        assert found == tiles


def test_stn_52_a_payment_under_way_is_finished_by_the_rules_of_its_game() -> None:
    said = {"hand_A": "samurai", "tiles_A": "exchange plus*2", "kyushu": "| sohei/draw"}
    state = at("A places", rules=1, **said)
    play(state, "claim kyushu", "spend samurai", "spend exchange")
    again = pickle.loads(pickle.dumps(state.copy()))
    play(again, "spend plus", "spend plus", "place")
    assert again.view(0)["board"][3][0] == 0
    newer = at("A places", rules=2, **said)
    why = newer.why_not(0, newer.parse(0, "claim kyushu"))
    assert why is not None
    assert why.rule == "STN-41"
    assert 3 not in newer.ask(0, "buys", cards=[0] * 17)
    dump = state.dump() | {"rules": 2}
    with pytest.raises(sengoku.IllegalPosition) as refused:
        SHITENNO.load(dump)
    assert refused.value.rule in ("STN-41", "STN-43")


def test_stn_52_tables_of_both_versions_are_played_in_turn_in_one_process() -> None:
    """Interleaved move by move: neither remembers what the other may pay."""
    alone = {rules: list(moves_of(rules, 20)) for rules in (1, 2)}
    one, two = moves_of(1, 20), moves_of(2, 20)
    both = [(next(one, None), next(two, None)) for _ in range(max(map(len, alone.values())))]
    assert [first for first, _ in both if first] == alone[1]
    assert [second for _, second in both if second] == alone[2]
    assert alone[1] != alone[2], "the games are such that the versions differ"


def moves_of(rules: int, seed: int) -> Any:
    """The legal moves and the choice at every step of a random game of many tiles."""
    random = Random(seed)
    for game in range(6):
        state = SHITENNO.start(2, seed + game, rules=rules)
        while state.actors:
            seat = state.actors[0]
            moves = state.moves(seat)
            move = moves[random.below(len(moves))]
            yield (list(moves), move)
            state.play(seat, move)
        yield (list(state.scores), list(state.ranks))


@pytest.mark.parametrize("rules", [1, 2])
def test_stn_62_every_random_game_adds_up(rules: int) -> None:
    """Final favour: positions and titles, koku, and six for each province with a kamon."""
    for seed in range(15):
        state = SHITENNO.start(3, seed, rules=rules)
        random = Random(seed)
        while state.actors:
            moves = state.moves(state.actors[0])
            state.play(state.actors[0], moves[random.below(len(moves))])
        lines = state.ask(None, "last_favour")
        assert [line["total"] for line in lines] == list(state.scores)
        held = [any(row) for row in state.view(None)["koku"]]
        for line, koku in zip(lines, held, strict=True):
            assert rules == 1 or koku or line["plus"] == 0


def test_stn_62_a_bot_does_not_save_a_plus_that_counts_for_nothing() -> None:
    said = {"year": 6, "tiles_A": "plus"}
    assert last_plus(at("A places", rules=2, **said), 0) == 0.0
    assert last_plus(at("A places", rules=1, **said), 0) == 1.0
    assert last_plus(at("A places", rules=2, hand_A="1koku", **said), 0) == 1.0
    assert last_plus(at("A divides", rules=2, table="1koku", tiles_A="plus"), 0) == 1.0


@pytest.mark.parametrize("rules", [1, 2])
def test_bots_play_both_versions_to_the_end(rules: int) -> None:
    for name in ("greedy", "search:simulations=20"):
        state = SHITENNO.start(2, 3, rules=rules)
        bot = sengoku.bot(name, seed=1)
        made = 0
        while state.actors and made < (400 if name == "greedy" else 12):
            seat = state.actors[0]
            world = state.imagine(seat, Random(made))
            assert world.rules == rules
            state.play(seat, bot.choose(world, seat))
            made += 1
        assert state.rules == rules


@pytest.mark.parametrize(("rules", "most"), [(1, 12), (2, 36)])
def test_stn_32_and_stn_43_how_often_something_is_taken_back(rules: int, most: int) -> None:
    lot = at("A divides", rules=rules, table="samurai bushi sohei shinobi 1koku 2koku")
    for left in range(most, 0, -1):
        assert lot.view(0)["limits"] == [{"what": "cards", "left": left}]
        assert lot.view(0)["take_backs"] == left
        play(lot, "add samurai", "remove samurai")
    play(lot, "add samurai")
    assert refusal(lot, "remove samurai")[2]["most"] == most
    assert "remove" not in kinds(lot)
    pay = at("A places", rules=rules, hand_A="3koku*2", chugoku="| bushi/plus")
    for left in range(most, 0, -1):
        assert pay.view(0)["limits"] == [{"what": "payments", "left": left}]
        play(pay, "claim chugoku", "withdraw")
    play(pay, "claim chugoku")
    assert refusal(pay, "withdraw") == ("STN-43", "often", {"most": most})
    assert pay.copy().most_take_backs == pickle.loads(pickle.dumps(pay)).most_take_backs == most
    with pytest.raises(sengoku.IllegalPosition):
        SHITENNO.load(pay.dump() | {"taken_back": most + 1})
