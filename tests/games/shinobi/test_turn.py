"""Shinobi, a turn: SHI-20 to SHI-30."""

from __future__ import annotations

import pytest

import sengoku
from sengoku.games.kernel.moves import SEATS
from sengoku.games.shinobi.state import Shinobi
from tests.games.shinobi.position import at, play, refusal, size, texts

# First order.


def test_shi_20_a_card_of_any_clan_goes_to_any_other_province() -> None:
    state = at("B 1", hand_B="oda oda mori hojo")
    assert texts(state) == {
        f"deploy {clan} to {province}" for clan in ("oda", "mori", "hojo") for province in "ACD"
    }
    play(state, "deploy oda to C")
    assert size(state, "C:oda") == 1
    assert state.view(1)["hand"] == [1, 1, 1, 0, 0, 0]
    assert (state.actors, state.order) == ((1,), 2)


def test_shi_20_never_into_the_own_province() -> None:
    assert refusal(at("B 1", hand_B="oda*4"), "deploy oda to B") == ("SHI-20", "own")


def test_shi_20_only_from_the_hand() -> None:
    assert refusal(at("B 1", hand_B="oda*4"), "deploy mori to A") == ("SHI-20", "hand")


@pytest.mark.parametrize(
    "move",
    ["settle oda", "march oda from C to D", "attack oda on mori in C", "rest"],
)
def test_shi_20_the_first_order_comes_first(move: str) -> None:
    state = at("B 1", B="oda*3", C="oda mori", hand_B="oda*3 mori")
    assert refusal(state, move) == ("SHI-20", "sequence")


def test_shi_20_a_province_that_is_not_there_is_no_move() -> None:
    assert refusal(at("B 1", hand_B="oda*4"), "deploy oda to E") == ("CODE", "seat")


def test_shi_21_a_ninja_discards_itself_and_a_card() -> None:
    state = at("A 1", B="oda", hand_A="ninja mori*3")
    play(state, "strike oda in B")
    assert size(state, "B:oda") == 0
    assert state.view(0)["discards"] == [0, 0, 1, 0, 0, 1]
    assert state.view(0)["hand"] == [0, 3, 0, 0, 0, 0]


def test_shi_21_any_clan_its_own_too_in_any_other_province() -> None:
    state = at(
        "A 1",
        A="oda",
        B="oda hojo*2",
        C="mori",
        hand_A="ninja mori*3",
        loyalties="oda mori hojo uesugi",
    )
    strikes = {move for move in texts(state) if move.startswith("strike")}
    assert strikes == {"strike oda in B", "strike hojo in B", "strike mori in C"}


def test_shi_21_never_in_the_own_province() -> None:
    state = at("A 1", A="oda*2", B="oda", hand_A="ninja mori*3")
    assert refusal(state, "strike oda in A") == ("SHI-21", "own")


def test_shi_21_needs_a_ninja() -> None:
    assert refusal(at("A 1", B="oda", hand_A="mori*4"), "strike oda in B") == ("SHI-21", "hand")


def test_shi_21_a_ninja_is_no_army_card() -> None:
    state = at("A 1", hand_A="ninja*3 mori")
    assert texts(state) == {"deploy mori to B", "deploy mori to C", "deploy mori to D"}
    play(state, "deploy mori to B")
    assert not any(move.startswith("settle") for move in texts(state))


def test_shi_22_a_ninja_needs_a_column() -> None:
    state = at("A 1", A="oda*2", hand_A="ninja mori*3")
    assert not any(move.startswith("strike") for move in texts(state))
    assert refusal(state, "strike oda in B") == ("SHI-22", "column")


# Second order.


def test_shi_23_a_card_into_the_own_province() -> None:
    state = at("A 2", hand_A="oda*2 mori")
    assert texts(state) == {"settle oda", "settle mori"}
    play(state, "settle oda")
    assert size(state, "A:oda") == 1
    assert state.view(0)["hand"] == [0, 1, 1, 0, 0, 0]


def test_shi_23_only_from_the_hand() -> None:
    assert refusal(at("A 2", hand_A="oda*3"), "settle mori") == ("SHI-23", "hand")


@pytest.mark.parametrize(
    "move", ["deploy oda to B", "strike mori in B", "attack oda on mori in B", "rest"]
)
def test_shi_23_the_second_order_comes_second(move: str) -> None:
    state = at("A 2", A="oda*3", B="mori", hand_A="oda ninja mori")
    assert refusal(state, move) == ("SHI-23", "sequence")


def test_shi_24_a_card_from_any_other_province_to_anywhere_else() -> None:
    state = at("A 2", A="hojo*2", B="oda mori", C="uesugi", hand_A="ninja*3")
    assert texts(state) == {
        f"march {clan} from {source} to {province}"
        for clan, source in (("oda", "B"), ("mori", "B"), ("uesugi", "C"))
        for province in "ABCD"
        if province != source
    }
    play(state, "march mori from B to A")
    assert (size(state, "B:mori"), size(state, "A:mori")) == (0, 1)
    assert state.view(0)["hand_sizes"][0] == 3


def test_shi_24_never_out_of_the_own_province() -> None:
    assert refusal(at("A 2", A="oda", B="mori"), "march oda from A to B") == ("SHI-24", "own")


def test_shi_24_never_to_where_it_lies() -> None:
    assert refusal(at("A 2", B="mori"), "march mori from B to B") == ("SHI-24", "same")


def test_shi_24_only_a_card_that_is_there() -> None:
    assert refusal(at("A 2", B="mori"), "march oda from B to C") == ("SHI-24", "column")


def test_shi_25_the_card_just_placed_may_be_moved() -> None:
    state = at("A 1", hand_A="oda*2 mori hojo")
    play(state, "deploy oda to B", "march oda from B to C")
    assert (size(state, "B:oda"), size(state, "C:oda")) == (0, 1)


# Third order.


def test_shi_26_an_attack_is_obligatory() -> None:
    state = at("A 3", A="oda*2", B="mori")
    assert texts(state) == {"attack oda on mori in B"}
    assert refusal(state, "rest") == ("SHI-26", "attack")
    why = state.why_not(0, state.parse(0, "rest"))
    assert why is not None
    assert why.figures["attacks"] == 1


def test_shi_26_even_against_the_own_clan() -> None:
    state = at("A 3", A="oda*2", B="mori", loyalties="mori oda hojo uesugi")
    assert texts(state) == {"attack oda on mori in B"}


def test_shi_26_with_none_the_turn_only_ends() -> None:
    state = at("A 3", A="oda", B="mori")
    assert texts(state) == {"rest"}
    play(state, "rest")
    assert state.actors == (1,)


@pytest.mark.parametrize(
    "move", ["deploy oda to B", "strike mori in B", "settle oda", "march mori from B to C"]
)
def test_shi_26_the_third_order_comes_third(move: str) -> None:
    state = at("A 3", A="oda*2", B="mori", hand_A="oda ninja mori")
    assert refusal(state, move) == ("SHI-26", "sequence")


def test_shi_27_the_target_loses_a_card_the_attacker_nothing() -> None:
    state = at("A 3", A="oda*3", B="mori*2")
    play(state, "attack oda on mori in B")
    assert (size(state, "A:oda"), size(state, "B:mori")) == (3, 1)
    assert state.view(None)["discards"] == [0, 1, 0, 0, 0, 0]


@pytest.mark.parametrize(("attacker", "defender"), [(1, 1), (3, 3), (2, 5)])
def test_shi_27_target_must_be_smaller(attacker: int, defender: int) -> None:
    state = at("A 3", A=f"oda*{attacker}", B=f"mori*{defender}")
    assert refusal(state, "attack oda on mori in B") == ("SHI-27", "strength")
    why = state.why_not(0, state.parse(0, "attack oda on mori in B"))
    assert why is not None
    assert why.figures["attacker"] == attacker
    assert why.figures["defender"] == defender


def test_shi_27_the_attacker_must_be_in_the_own_province() -> None:
    state = at("A 3", A="hojo", B="mori", C="oda*3")
    assert refusal(state, "attack oda on mori in B") == ("SHI-27", "strength")


def test_shi_27_not_in_the_own_province() -> None:
    assert refusal(at("A 3", A="oda*2 mori"), "attack oda on mori in A") == ("SHI-27", "own")


def test_shi_27_not_against_the_same_clan() -> None:
    assert refusal(at("A 3", A="oda*2", B="oda"), "attack oda on oda in B") == ("SHI-27", "clan")


def test_shi_27_not_against_nobody() -> None:
    assert refusal(at("A 3", A="oda*2"), "attack oda on mori in B") == ("SHI-27", "column")


@pytest.mark.parametrize("players", [3, 4, 5])
def test_shi_27_all_attacks_of_a_crowded_table(players: int) -> None:
    """Every pair of columns, checked against the words of the rule."""
    state = at(
        "A 3", players=players, A="oda*3 mori*2 hojo", B="oda*2 mori takeda*3", C="uesugi oda"
    )
    others = {"B": {"oda": 2, "mori": 1, "takeda": 3}, "C": {"uesugi": 1, "oda": 1}}
    assert texts(state) == {
        f"attack {mine} on {clan} in {province}"
        for mine, strength in (("oda", 3), ("mori", 2), ("hojo", 1))
        for province, columns in others.items()
        for clan, cards in columns.items()
        if clan != mine and cards < strength
    }


def third_order(*moves: str, **options: bool) -> Shinobi:
    """After these two orders of A, in a position where A's oda could attack everything."""
    state = at(
        "A 1",
        A="oda*4",
        B="mori hojo*2",
        C="mori hojo",
        hand_A="mori hojo oda ninja",
        options=options,
    )
    play(state, *moves)
    return state


def test_shi_28_a_column_played_into_is_protected() -> None:
    state = third_order("deploy mori to B", "settle oda")
    assert refusal(state, "attack oda on mori in B") == ("SHI-28", "protected")
    assert "attack oda on mori in C" in texts(state)
    assert state.view(None)["protected"] == [[0, 2], [1, 1]]


def test_shi_28_a_column_moved_into_is_protected() -> None:
    state = third_order("deploy oda to D", "march hojo from B to C")
    assert refusal(state, "attack oda on hojo in C") == ("SHI-28", "protected")


def test_shi_28_a_column_struck_is_protected() -> None:
    state = third_order("strike hojo in B", "settle oda")
    assert refusal(state, "attack oda on hojo in B") == ("SHI-28", "protected")


def test_shi_28_a_column_reinforced_may_attack() -> None:
    state = at("A 2", A="oda", B="mori", hand_A="oda*3")
    play(state, "settle oda")
    assert texts(state) == {"attack oda on mori in B"}


def test_shi_28_only_this_turn() -> None:
    state = third_order("deploy mori to B", "settle oda")
    play(state, "attack oda on mori in C")
    assert state.view(None)["protected"] == []


def test_shi_29_the_column_moved_out_of_is_not_protected() -> None:
    state = third_order("deploy oda to D", "march hojo from B to D")
    assert "attack oda on hojo in B" in texts(state)


def test_shi_29_unless_the_option_protects_it() -> None:
    state = third_order("deploy oda to D", "march hojo from B to D", protect_move_source=True)
    assert refusal(state, "attack oda on hojo in B") == ("SHI-29", "vacated")
    assert state.view(None)["protected"] == [[3, 0], [3, 2]]
    assert state.view(None)["vacated"] == [1, 0]
    play(state, "attack oda on mori in B")
    assert state.view(None)["vacated"] is None


# The end of a turn.


def test_shi_30_draw_up_to_four() -> None:
    for second, drawn in (("settle oda", 2), ("march hojo from B to C", 1)):
        state = third_order("deploy mori to B", second)
        before = state.view(None)["pile"]
        play(state, next(iter(texts(state))))
        assert state.view(None)["hand_sizes"] == [4, 4, 4, 4]
        assert state.view(None)["pile"] == before - drawn


def test_shi_30_or_until_the_pile_is_empty() -> None:
    state = at("A 3", hand_A="oda mori", pile=1)
    play(state, "rest")
    assert state.view(None)["hand_sizes"] == [3, 4, 4, 4]
    assert state.view(None)["pile"] == 0


def test_shi_30_the_top_of_the_pile_is_drawn() -> None:
    state = at("A 3", hand_A="oda mori")
    top = list(state.pile)[-2:]
    before = state.view(0)["hand"]
    play(state, "rest")
    after = state.view(0)["hand"]
    assert sorted(top) == sorted(
        kind for kind in range(6) for _ in range(after[kind] - before[kind])
    )


@pytest.mark.parametrize(("order", "cards"), [(1, 3), (2, 4), (3, 4), (3, 1)])
def test_shi_30_a_hand_of_another_size_is_refused(order: int, cards: int) -> None:
    with pytest.raises(sengoku.IllegalPosition) as caught:
        at(f"A {order}", hand_A=f"oda*{cards}")
    assert caught.value.rule == "SHI-30"
    assert caught.value.figures["cards"] == cards


def test_out_of_turn() -> None:
    state = at("A 1", hand_A="oda*4", hand_B="oda*4")
    why = state.why_not(1, state.parse(1, "deploy oda to C"))
    assert why is not None
    assert (why.rule, why.figures) == ("TURN", {"seat": SEATS[1]})
