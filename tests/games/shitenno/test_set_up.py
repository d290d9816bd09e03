"""Shitennō, set-up and what is open: STN-20 to STN-23."""

from __future__ import annotations

from collections import Counter

import pytest

from .position import at, begun, hand, play
from .test_components import rejected

SEEDS = range(30)


def test_stn_20_three_tiles_a_gate_and_only_the_top_troop_is_seen() -> None:
    state = begun(4, 1)
    assert len(state.stacks) == 24
    view = state.view(0)
    assert view["tops"] == [state.stacks[province * 3] // 3 for province in range(8)]
    assert view["won"] == [[]] * 8
    assert "stacks" not in view
    assert rejected(state.dump(), stacks=list(state.stacks)[:-1]) == "DUMP"


def test_stn_20_tiles_are_shuffled() -> None:
    tops = Counter(int(begun(2, seed).stacks[0]) for seed in range(200))
    assert len(tops) == 12


def test_stn_21_both_piles_are_shuffled() -> None:
    assert len({tuple(begun(2, seed).pile) for seed in SEEDS}) == len(SEEDS)
    assert len({tuple(begun(2, seed).koku_pile) for seed in SEEDS}) == len(SEEDS)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_stn_22_a_title_and_two_troop_cards_each(players: int) -> None:
    for seed in SEEDS:
        state = begun(players, seed)
        assert len(set(state.titles)) == players
        assert list(state.favour) == [0] * players
        for seat in "ABCD"[:players]:
            assert len(hand(state, seat)) == 2
            assert not any("koku" in card for card in hand(state, seat))
    assert len({tuple(begun(players, seed).titles) for seed in SEEDS}) > 4
    dump = begun(players, 1).dump()
    dump["journal"] = dump["journal"][1:]
    assert rejected(dump) in ("STN-22", "STN-53")


def test_stn_22_the_first_cards_come_from_the_first_pile() -> None:
    dump = begun(2, 1).dump()
    dump["piles"] = 1
    dump["journal"][0][1] = 1
    assert rejected(dump) == "STN-22"


def test_stn_23_what_is_open_and_what_is_secret() -> None:
    state = at(
        "A places",
        hand_A="samurai 1koku*2",
        hand_B="bushi+sohei 3koku",
        unseen_B="shinobi",
        tiles_B="draw",
    )
    view = state.view(0)
    assert view["troop_cards"] == [1, 2, 0, 0]
    assert view["koku"][:2] == [[2, 0, 0], [0, 0, 1]]
    assert view["bonuses"][1] == [0, 0, 1]
    assert (view["pile"], view["koku_pile"]) == (len(state.pile), len(state.koku_pile))
    for field in ("titles", "favour", "kamon", "discards", "spent", "used"):
        assert view[field] == list(getattr(state, field))
    assert view["hand"] == list(state.troops[:14])
    assert state.view(1)["hand"] == list(state.troops[14:28])
    assert state.view(None)["hand"] is None
    for secret in ("troops", "pile_cards", "hands"):
        assert view.get(secret) is None
    other = at(
        "A places",
        hand_A="samurai 1koku*2",
        hand_B="bushi+sohei 3koku",
        unseen_B="bushi",
        tiles_B="draw",
    )
    assert other.view(0) == view
    assert other.view(None) == state.view(None)
    assert other.view(1) != state.view(1)


def test_stn_23_a_hand_that_nobody_could_have_is_no_position() -> None:
    dump = at("A places", hand_A="samurai*2").dump()
    dump["known"][0][0] = 1
    assert rejected(dump) == "STN-23"


def test_stn_23_cards_from_open_lots_are_remembered() -> None:
    state = at("A divides", table="samurai bushi sohei 1koku")
    play(state, "add samurai", "add 1koku", "offer with daimyo", "accept")
    view = state.view(3)
    assert view["known"][1][0] == 1
    assert view["koku"][1] == [1, 0, 0]
