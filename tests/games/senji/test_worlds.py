"""Senji, what seats remember, and the worlds that they hold possible (SEN-09)."""

from __future__ import annotations

from collections import Counter

import pytest

import sengoku
from sengoku.games.senji.components import PHASE_NAMES
from sengoku.games.senji.rules import flowers
from sengoku.games.senji.state import Senji
from tests.games.senji.position import SENJI, at, card, edit, hand, play, province, with_seed
from tests.games.senji.test_winter import all_ready

WORLDS = 300


def worlds(state: Senji, seat: int | None, count: int = WORLDS) -> list[Senji]:
    found = []
    for seed in range(count):
        world = state.imagine(seat, sengoku.Random(seed))
        assert isinstance(world, Senji)
        found.append(world)
    return found


def holders(state: Senji, seat: int | None, name: str) -> Counter[str]:
    """In how many worlds who holds a card."""
    found: Counter[str] = Counter()
    for world in worlds(state, seat):
        found.update([who for who in "ABCDEF"[: state.players] if name in hand(world, who)])
    return found


def set_up(players: int = 3) -> Senji:
    state = SENJI.start(players, 1)
    assert isinstance(state, Senji)
    while PHASE_NAMES[state.phase] in ("choosing", "calling", "posting"):
        state.play(state.actors[0], state.moves(state.actors[0])[0])
    return state


def test_at_first_everybody_knows_where_the_cards_are() -> None:
    state = set_up()
    assert holders(state, 0, "green-member-3") == {"B": WORLDS}
    assert holders(state, None, "red-member-3") == {"A": WORLDS}


def test_winter_loosens_what_is_known() -> None:
    state = set_up()
    all_ready(state)
    seen = holders(state, 0, "green-member-3")
    assert set(seen) == {"B", "C"}
    assert seen["B"] > 4 * seen["C"]  # three of four stay, and one of two of the rest


def test_a_deal_is_known_to_its_two_sides_alone() -> None:
    state = set_up()
    all_ready(state)
    play(state, "A: offer to B", "A: show red-member-3", "A: want green-trade", "A: send")
    play(state, "B: take from A 1", "B: pay green-trade-1")
    for one, other in ((0, 1), (1, 0)):
        memory = {row[0]: row[1] for row in state.view(one)["memory"]}
        given = card("red-member-3") if one == 0 else card("green-trade-1")
        assert memory[given] == other
    assert holders(state, 0, "green-trade-1") == {"A": WORLDS}
    before = holders(state, 2, "red-member-3")
    assert before["A"] > before["B"]  # C did not see it go
    all_ready(state)
    kept = holders(state, 0, "red-member-3")
    assert kept["B"] > kept["C"] > 0  # it may have gone on


def test_what_is_shown_in_an_offer_is_remembered() -> None:
    state = set_up()
    all_ready(state)
    play(state, "A: offer to B", "A: show red-member-3", "A: cover red-trade-4", "A: send")
    memory = {row[0]: row[1:4] for row in state.view(1)["memory"]}
    assert memory[card("red-member-3")] == [0, 0, 1]
    covered: Counter[int] = Counter()
    for world in worlds(state, 1):
        assert world.view(1) == state.view(1)
        offer = world.view(0)["own"]["offers"][0]
        covered.update(offer["covered_cards"])
        assert offer["covered_cards"] != [card("red-member-3")]
    assert len(covered) > 5
    assert not [world for world in worlds(state, 2, 20) if len(world.talks.offers)]


def test_open_returns_are_firm_until_winter() -> None:
    state = at("autumn", hands="A:green-trade-2")
    play(state, "trade green-trade-2")
    assert holders(state, 2, "green-trade-2") == {"B": WORLDS}
    revealed = at("autumn", revealed="A:green-member-3", honour="A:9")
    play(revealed, "retake green-member-3")
    assert holders(revealed, 1, "green-member-3") == {"A": WORLDS}


def test_umeko_loosens_the_cards_of_the_two_for_the_others() -> None:
    state = at("autumn", samurai="YAM:umeko", hands="A:green-trade-2")
    play(state, "trade green-trade-2", "swap with B")
    play(state, "A: slip red-member-1", "B: slip green-trade-2")
    assert holders(state, 0, "red-member-1") == {"B": WORLDS}
    assert holders(state, 1, "green-trade-2") == {"A": WORLDS}
    assert set(holders(state, 2, "green-trade-2")) == {"A", "B"}


def test_bids_face_down_are_any_cards_that_can_be_there() -> None:
    state = at("bidding", lots="0:yellow-trade-1 2:blue-member-1", hands="C:red-member-4")
    play(state, "A: lay member-1 on yellow-lot-1", "A: lay bluff on blue-lot-1")
    for world in worlds(state, 1, 40):
        assert sum(world.auction.laid[:6]) == 0  # not ready: nothing laid yet
    play(state, "A: ready")
    assert len({tuple(world.auction.laid[:6]) for world in worlds(state, 1)}) > 20
    all_ready(state)
    laid: Counter[int] = Counter()
    for world in worlds(state, 1):
        assert [bin(mask).count("1") for mask in world.auction.laid[:6]] == [1, 0, 1, 0, 0, 0]
        laid.update([world.auction.laid[0]])
    assert len(laid) == 11  # ten values, or a bluff
    play(state, "A: offer to B", "A: show red-member-3", "A: send")
    assert not [world for world in worlds(state, 1) if world.auction.laid[0] == 1 << 2]
    assert state.view(0)["own"]["laid"][0] == [card("red-member-1")]


def test_what_was_firmly_elsewhere_was_not_bid() -> None:
    state = at("autumn", revealed="B:red-member-4", honour="B:9", actor="B")
    play(state, "retake red-member-4", "done")
    while PHASE_NAMES[state.phase] != "bidding":
        state.play(state.actors[0], state.moves(state.actors[0])[0])
    play(state, "A: lay member-1 on yellow-lot-1")
    all_ready(state)
    assert not [world for world in worlds(state, 2) if world.auction.laid[0] == 1 << 3]
    assert [world for world in worlds(state, 2) if world.auction.laid[0] == 1 << 2]


def test_orders_are_any_of_three_and_what_fuma_saw_stays() -> None:
    state = at("summer", orders="YAM:movement OWA:movement KII:production")
    seen = Counter(world.campaign.orders[2 * 18 + province("OWA")] for world in worlds(state, 1))
    assert set(seen) == {1, 2, 3}
    assert min(seen.values()) > WORLDS / 5
    spied = edit(state, spied=[[-1], [province("OWA") * 4 + 3], [-1]])
    assert {world.campaign.orders[2 * 18 + province("OWA")] for world in worlds(spied, 1)} == {3}
    assert {world.campaign.orders[2 * 18 + province("KII")] for world in worlds(spied, 1)} == {
        1,
        2,
        3,
    }
    assert len({world.campaign.spied[1] for world in worlds(spied, 0)}) == 3


def test_hanafuda_seen_in_a_hand_are_still_there() -> None:
    state = at("autumn", hands="A:green-trade-2", flowers="B:sun*1+animal*1+plain*3")
    play(state, "trade green-trade-2", "present sun", "present animal", "pick animal")
    for world in worlds(state, 0, 50):
        assert world.hanafuda.flowers[4 + 0] >= 1
    assert {world.hanafuda.flowers[4 + 0] for world in worlds(state, 2)} >= {0, 1}
    assert {world.hanafuda.flowers[0 + 1] for world in worlds(state, 1, 50)} == {
        1
    }  # B saw what A took


def test_a_hanafuda_that_left_unseen_may_be_the_one_seen() -> None:
    sightings = [[0] * 30, [0] * 30, [0] * 30]
    sightings[0][5:10] = [1, 1, 0, 0, 0]
    state = at("autumn", actor="C", hands="C:green-trade-1", flowers="B:sun*1+animal*1+plain*1")
    state = edit(state, sightings=sightings)
    play(state, "trade green-trade-1", "present sun", "pick sun")
    assert state.view(0)["own"]["sightings"][1] == [1, 1, 0, 0, 1]
    kept = Counter(min(1, world.hanafuda.flowers[4]) for world in worlds(state, 0))
    assert kept[0] > 0
    assert kept[1] > kept[0]


def test_what_i_put_under_the_deck_stays_there_until_it_is_drawn() -> None:
    state = at("autumn", hands="A:yellow-trade-3")
    play(state, "trade yellow-trade-3", "pick plain")
    mine = sorted(state.hanafuda.flower_deck[:2])
    for world in worlds(state, 0, 50):
        assert sorted(world.hanafuda.flower_deck[:2]) == mine
    assert {tuple(sorted(world.hanafuda.flower_deck[:2])) for world in worlds(state, 1)} != {
        tuple(mine)
    }
    flowers.draw(state, 1, len(state.hanafuda.flower_deck) - 2)
    assert state.view(0)["own"]["packets"] == [mine]
    flowers.draw(state, 1, 1)
    assert state.view(0)["own"]["packets"] == []
    state.check()


def test_layers_of_a_deck_are_known_their_order_is_not() -> None:
    state = at("bidding", lots="0:yellow-trade-1 1:yellow-trade-3")
    all_ready(state)
    all_ready(state)
    bottoms = {
        tuple(entry & 127 for entry in world.diplomacy.decks[:2]) for world in worlds(state, 1)
    }
    two = card("yellow-trade-1"), card("yellow-trade-3")
    assert bottoms == {two, two[::-1]}


def test_a_choice_made_in_secret_is_any_that_the_hand_allows() -> None:
    state = at(
        "summer",
        units="YAM:2 OWA:2",
        orders="YAM:movement",
        hands="A:green-military-3",
        holders=[[0] * 6] * 4,
    )
    play(state, "call YAM", "march unit to OWA", "go", "A: support green-military-3")
    chosen = Counter(world.battle.supports[0] for world in worlds(state, 2))
    assert chosen[-1] > WORLDS / 3
    assert chosen[card("red-bluff")] > 0
    assert {world.battle.supports[0] for world in worlds(state, 0, 20)} == {
        card("green-military-3")
    }


def test_third_parties_learn_nothing_of_offers() -> None:
    """Two games that differ only in what A and B say to each other look the same to C."""
    one, other = (edit(at("winter"), record=[[], [], [], []]) for _ in range(2))
    play(one, "A: offer to B", "A: show red-member-3", "A: want any", "A: send")
    play(one, "B: counter to A 1", "B: cover green-member-2", "B: send", "A: take from B 1")
    play(one, "B: promise peace", "B: tell A", "A: offer to B", "A: want any")
    for seat in (2, None):
        assert one.view(seat) == other.view(seat)
        assert one.events(seat) == other.events(seat)
    assert list(one.moves(2)) == list(other.moves(2))
    for seed in range(5):
        assert with_seed(one, seed).imagine(2, sengoku.Random(seed)) == other.imagine(
            2, sengoku.Random(seed)
        )


@pytest.mark.parametrize("players", [3, 6])
def test_samurai_drawn_by_others_are_any_that_are_left(players: int) -> None:
    state = SENJI.start(players, 2)
    assert isinstance(state, Senji)
    state.play(1, state.moves(1)[0])
    seen = {world.recruits.chosen[1] for world in worlds(state, 0)}
    assert len(seen) == 15
    assert not [name for name in seen if state.recruits.drawn[0] >> name & 1]
