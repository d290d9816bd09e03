"""Shitennō, the judge: what it buys, how it pays, what it accepts, how it cuts and chooses."""

from __future__ import annotations

from typing import Any

import pytest

import sengoku
from sengoku.games.shitenno import judge
from sengoku.games.shitenno.components import DIVIDING, PLACING
from sengoku.games.shitenno.judge.appraisal import Appraisal
from sengoku.games.shitenno.judge.means import hand_means
from sengoku.games.shitenno.state import Shitenno

from .position import SHITENNO, at, begun, play, texts

A, B, C, D = range(4)
LAST = {"year": 6}  # the koku pile is empty: nothing is worth keeping (STN-60)


def weights(state: Shitenno) -> dict[str, float]:
    """What the judge thinks of each move of the seat whose turn it is, in notation."""
    worth = list(judge.JUDGE({}).weigh(state, state.actors[0]))
    return dict(zip(texts(state), worth, strict=True))


def best(state: Shitenno) -> str:
    found = weights(state)
    return max(found, key=found.__getitem__)


def go_on(state: Shitenno) -> list[str]:
    """The moves that the judge makes until it is somebody else's turn, or another year."""
    seat = state.actors[0]
    made = []
    phase = state.phase
    while state.actors == (seat,) and state.phase == phase:
        made.append(best(state))
        play(state, made[-1])
    return made


def planned(state: Shitenno) -> list[list[str]]:
    """The decisions that the judge would compare, in notation."""
    seat = state.actors[0]
    return [
        [state.text(seat, move) for move in plan] for plan in judge.JUDGE({}).plans(state, seat)
    ]


def value(state: Shitenno, seat: int = A) -> float:
    return judge.JUDGE({}).value(state, seat)


# Positions.


def test_a_hand_that_buys_a_province_is_worth_more_than_one_that_buys_nothing() -> None:
    said: dict[str, Any] = {"chugoku": "| samurai/plus", "year": 6}
    rich = at("A places", hand_A="samurai*3", **said)
    poor = at("A places", hand_A="samurai bushi sohei", **said)
    assert value(rich) > value(poor) + 3


def test_favour_and_majorities_are_good() -> None:
    """With A left of B the majority is A's; with B left it is B's, for one favour more (STN-63)."""
    even = at("D places", chugoku="A B", **LAST)
    assert value(at("D places", chugoku="A A", **LAST)) > value(even)
    assert value(at("D places", chugoku="B A", **LAST)) < value(even)
    assert value(at("D places", chugoku="B A*", **LAST)) > value(even)


def test_what_is_good_for_one_is_bad_for_the_others() -> None:
    even, better = at("D places"), at("D places", hand_A="3koku*2")
    assert value(better, A) > value(even, A)
    assert value(better, B) < value(even, B)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_at_the_end_the_value_is_the_lead(players: int) -> None:
    state = begun(players, 1)
    while state.actors:
        state.play(state.actors[0], state.default(state.actors[0]))
    scores = state.scores
    for seat in range(players):
        others = (sum(scores) - scores[seat]) / (players - 1)
        assert value(state, seat) == pytest.approx(scores[seat] - others)


# The odd year.


def test_it_pays_the_cheapest_way() -> None:
    """Three samurai pay; so do two with the +1, which is worth a favour at the end (STN-62)."""
    state = at(
        "A places", hand_A="samurai*3 1koku", tiles_A="plus", chugoku="| samurai/draw", **LAST
    )
    assert go_on(state)[:5] == ["claim chugoku", *["spend samurai"] * 3, "place"]


def test_it_spends_troops_rather_than_koku_at_the_end() -> None:
    state = at("A places", hand_A="samurai*3 3koku", chugoku="| samurai/draw", **LAST)
    assert "spend 3koku" not in go_on(state)[:5]


def test_it_loses_the_half_that_it_needs_least() -> None:
    """For the third Samurai either double will do, but the Bushi is good for Kyushu."""
    state = at(
        "A places",
        hand_A="samurai*2 samurai+bushi samurai+sohei bushi*2",
        chugoku="| samurai/draw",
        kyushu="| bushi/draw",
        kanto="| shinobi/draw",
        tohoku="| shinobi/draw",
        **LAST,
    )
    play(state, "claim chugoku", "spend samurai", "spend samurai")
    assert best(state) == "spend samurai+sohei"


def test_stn_50_a_koku_may_stand_for_the_missing_troop() -> None:
    """Nothing else is there to be exchanged: all that is in hand is spent."""
    state = at("A places", hand_A="samurai*2 1koku", tiles_A="exchange", chugoku="| samurai/draw")
    appraisal = Appraisal(state, A, judge.JUDGE({}).scale)
    whole = hand_means(state, A, True)
    assert appraisal.by_troops(whole, appraisal.prices[0]) == whole


def test_it_takes_the_majority_at_the_last_turn() -> None:
    """Both positions bring 6, the one in Chubu the majority too (STN-63)."""
    state = at(
        "D places",
        hand_D="shinobi*3 samurai*3",
        chugoku="A A | samurai/draw",
        chubu="A D | shinobi/draw",
        kanto="| sohei/draw",
        kansai="| sohei/draw",
        placed=1,
        **LAST,
    )
    assert best(state) == "claim chubu"


def test_the_sensei_turns_the_kamon_that_decides() -> None:
    """In Chubu a golden kamon wins the tie; in Chugoku it is not enough."""
    state = at("C places", chugoku="A* A C", chubu="A C", **LAST)
    assert best(state) == "turn chubu"


def test_the_sensei_places_before_he_turns() -> None:
    state = at("C places", hand_C="samurai*3", chugoku="A C | samurai/plus", **LAST)
    assert best(state) == "claim chugoku"


def test_a_draw_tile_is_used_first() -> None:
    state = at("A places", hand_A="samurai*3", tiles_A="draw")
    assert best(state) == "draw"


def test_troops_are_kept_while_nothing_good_can_be_bought_with_them() -> None:
    state = at("A places", hand_A="samurai bushi")
    assert best(state) == "done"


def test_a_payment_for_the_wrong_province_is_given_up() -> None:
    """Who takes over a seat may find something begun: Tohoku's last position is worth far more."""
    state = at(
        "A places",
        hand_A="bushi*4",
        kyushu="B | bushi/draw",
        tohoku="B C D",
        **LAST,
    )
    assert best(state) == "claim tohoku"
    play(state, "claim kyushu")
    assert best(state) == "withdraw"


# The even year.


def test_the_chooser_takes_the_lot_that_buys() -> None:
    state = at(
        "A divides",
        players=2,
        table="samurai*2 bushi sohei",
        hand_B="samurai",
        chugoku="| samurai/plus",
        year=12,
    )
    play(state, "add samurai", "add samurai", "split with shomyo and daimyo")
    assert best(state) == "choose shomyo"


def test_a_lot_that_buys_is_accepted_and_a_poor_one_is_not() -> None:
    said: dict[str, Any] = {
        "table": "samurai*3 bushi*2 sohei*2 shinobi 1koku*2 2koku*2",
        "chugoku": "| samurai/plus",
    }
    rich = play(at("A divides", **said), *["add samurai"] * 3, "add 2koku", "offer with shomyo")
    assert best(rich) == "accept"
    poor = play(at("A divides", **said), "add bushi", "offer with shomyo")
    assert best(poor) == "refuse"


def test_in_the_last_year_the_tairo_gets_what_he_can_use() -> None:
    """Troops that are left will be worth nothing, and lots of troops are worth a province."""
    state = at(
        "A divides",
        hand_A="samurai*2",
        hand_B="bushi*2 bushi+bushi",
        hand_C="sohei*2 sohei+sohei",
        hand_D="shinobi*2 shinobi+shinobi",
        table="samurai*2 bushi*2 sohei*2 shinobi*2",
        kanto="| samurai/plus",
        **LAST,
    )
    while state.phase != PLACING:
        play(state, best(state))
    assert state.ask(A, "buys", cards=[0] * 17)


def test_the_tairo_cuts_so_that_his_part_is_left_to_him() -> None:
    """Only he can use the Samurai, only the other the Bushi."""
    state = at(
        "A divides",
        players=2,
        hand_A="samurai samurai+samurai",
        hand_B="bushi bushi+bushi",
        table="samurai bushi",
        chugoku="A B A B",
        kyushu="A B A B",
        kanto="| samurai/plus",
        tohoku="| bushi/plus",
        year=12,
    )
    go_on(state)
    own = [card for card in state.view(A)["offers"] if card["cards"][0]]
    assert own[0]["cards"][1] == 0


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_lot_is_put_together_without_going_back(players: int) -> None:
    for seed in range(5):
        assert not any(move.startswith("remove") for move in go_on(begun(players, seed)))


def test_a_lot_that_went_wrong_is_mended() -> None:
    """With all cards in the lot, those too many are taken out one by one; then it is offered."""
    state = begun(4, 2)
    while any(text.startswith("add") for text in texts(state)):
        play(state, texts(state)[0])
    made = go_on(state)
    assert made[0].startswith("remove")
    assert made[-1].startswith("offer")
    kinds = [move.split()[0] for move in made]
    assert "add" not in kinds


# Weights, secrecy, whole games.


def test_weights_can_be_replaced_and_unknown_ones_are_refused() -> None:
    assert judge.JUDGE({"troop": 3.0}).weights["troop"] == 3.0
    with pytest.raises(sengoku.Refusal, match="trooop"):
        judge.JUDGE({"trooop": 3.0})


@pytest.mark.parametrize("players", [2, 3, 4])
def test_stn_23_what_is_hidden_does_not_count(players: int) -> None:
    """At every step of a game, other worlds look the same to every seat and its judge."""
    state = begun(players, 4)
    dice = sengoku.Random(7)
    step = 0
    while state.actors:
        actor = state.actors[0]
        seat = step % players
        one, other = [state.imagine(seat, sengoku.Random(seed)) for seed in (step, step + 1000)]
        assert isinstance(one, Shitenno)
        assert isinstance(other, Shitenno)
        assert value(one, seat) == value(other, seat)
        if seat == actor:
            experts = [judge.JUDGE({}), judge.JUDGE({})]
            assert list(experts[0].weigh(one, seat)) == list(experts[1].weigh(other, seat))
            plans, others = experts[0].plans(one, seat), experts[1].plans(other, seat)
            assert list(map(list, plans)) == list(map(list, others))
        moves = state.moves(actor)
        state.play(actor, moves[dice.below(len(moves))])
        step += 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_of_the_judge_end(players: int) -> None:
    state = begun(players, 3)
    steps = 0
    while state.actors:
        play(state, best(state))
        steps += 1
        assert steps < 1000
    assert 1 in state.ranks


# For search.


@pytest.mark.parametrize("players", [2, 3, 4])
def test_plans_are_whole_decisions(players: int) -> None:
    """Legal moves, up to what the others see; mid-lot and mid-payment too."""
    state = begun(players, 3)
    expert = judge.JUDGE({})
    dice = sengoku.Random(1)
    while state.actors:
        seat = state.actors[0]
        plans = [list(plan) for plan in expert.plans(state, seat)]
        assert plans
        assert len({tuple(plan) for plan in plans}) == len(plans)
        for plan in plans:
            after = state.copy()
            for move in plan:
                after.play(seat, move)
            assert not any(list(after.lot))
            assert after.claimed < 0
        moves = state.moves(seat)
        state.play(seat, moves[dice.below(len(moves))])


def test_what_can_not_be_taken_back_any_more_is_in_every_plan() -> None:
    state = begun(4, 2)
    card = texts(state)[0]
    for _ in range(state.most_take_backs):
        play(state, card, card.replace("add", "remove"))
    while any(text.startswith("add") for text in texts(state)):
        play(state, texts(state)[0])
    assert sorted(planned(state)) == sorted([text] for text in texts(state))
    state = at("A places", hand_A="samurai*3 1koku", chugoku="| samurai/draw", **LAST)
    for _ in range(state.most_take_backs):
        play(state, "claim chugoku", "withdraw")
    play(state, "claim chugoku")
    assert planned(state) == [[*["spend samurai"] * 3, "place"]]


def test_the_first_plan_is_what_greedy_would_do() -> None:
    """Until the others see it. Where a cut is put together, either lot may come first."""
    state = begun(4, 1)
    while state.actors:
        if state.phase in (DIVIDING, PLACING):
            plan = planned(state)[0]
            cut = plan[-1].startswith("split")
            assert cut or best(state) in plan
            play(state, *plan)
        else:
            play(state, best(state))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_play_out_goes_to_the_end_of_the_year(players: int) -> None:
    state = begun(players, 3)
    expert = judge.JUDGE({})
    while state.actors:
        year = state.round
        expert.play_on(state, state.copy(), sengoku.Random(1))
        assert not state.actors or (state.round == year + 1 and state.phase == DIVIDING)
        SHITENNO.load(state.dump())  # a position that can be


@pytest.mark.parametrize("players", [2, 3, 4])
def test_chances_are_chances_and_grow_with_the_lead(players: int) -> None:
    state = begun(players, 3)
    expert = judge.JUDGE({})
    while state.actors:
        chances = list(expert.chances(state))
        assert len(chances) == players
        assert sum(chances) == pytest.approx(1)
        assert min(chances) >= 0
        expert.act(state, state.actors[0])
    ahead = at("D places", chugoku="A A", tohoku="A", **LAST)
    chances = list(judge.JUDGE({}).chances(ahead))
    assert max(chances) == chances[A] > 0.5


def test_every_player_count_is_played_by_the_bot() -> None:
    for players in SHITENNO.players:
        bot = sengoku.bot("greedy")
        state = SHITENNO.start(players, 1)
        seat = state.actors[0]
        assert bot.choose(state.imagine(seat, sengoku.Random(1)), seat) in list(state.moves(seat))
