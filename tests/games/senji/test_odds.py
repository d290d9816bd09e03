"""Senji, the exact odds of battles: against the worked numbers, and against dice."""

from __future__ import annotations

import pytest

import sengoku
from sengoku.games.senji.components import SAMURAI_NAMES
from sengoku.games.senji.view.odds import odds
from tests.games.senji.position import at, play, texts, with_seed


@pytest.mark.parametrize(
    ("attackers", "defenders", "support", "win", "tie"),
    [(3, 3, 0, 0.3846, 0.2308), (5, 3, 0, 0.8104, 0.1179), (3, 3, 4, 0.6892, 0.1451)],
)
def test_the_worked_numbers(
    attackers: int, defenders: int, support: int, win: float, tie: float
) -> None:
    fight = odds(attackers, defenders, attacker_support=support)
    assert (round(fight.win, 4), round(fight.tie, 4)) == (win, tie)
    assert fight.win + fight.tie + fight.loss == pytest.approx(1)


def test_both_sides_alike_are_even() -> None:
    fight = odds(3, 3, attacker_support=2, defender_support=2)
    assert fight.win == pytest.approx(fight.loss)
    assert fight.wins == pytest.approx(0.5)
    assert odds(3, 3, attacker_support=4, defender_support=2, shared=True).win == pytest.approx(
        odds(3, 3, attacker_support=4).win
    )
    assert odds(3, 3, attacker_support=1, defender_support=2, shared=True).win == pytest.approx(
        odds(3, 3, defender_support=2).win
    )


def test_no_die_left() -> None:
    fight = odds(2, 1, attacker_captures=8, defender_captures=5)
    assert (fight.win, fight.tie, fight.loss) == (0, 1, 0)  # 2 + 4 against 1 + 5
    assert fight.wins == 0  # the defender's
    assert (fight.attacker_losses, fight.defender_losses) == (2, 1)


def test_samurai_stand_for_what_they_capture_and_add() -> None:
    state = at("summer", units="YAM:4 OWA:3", orders="YAM:movement")
    sanada, akashi, mori = (SAMURAI_NAMES.index(name) for name in ("sanada", "akashi", "mori"))
    units = {"attacker_units": 4, "defender_units": 3}
    counted = odds(4, 3, attacker_captures=3, attacker_bonus=1, defender_captures=1)
    asked = state.ask(0, "odds", **units, attackers=[sanada, akashi], defenders=[akashi])
    assert asked == counted.plain()
    assert state.ask(0, "odds", **units, attackers=[mori], defenders=[mori]) == (
        odds(4, 3, attacker_captures=1, defender_captures=1, defender_bonus=1).plain()
    )
    for wrong in (5, "akashi", [18], [-1], [None]):
        with pytest.raises(sengoku.UnknownQuestion):
            state.ask(0, "odds", **units, attackers=wrong)


def test_losses_on_average() -> None:
    fight = odds(5, 3)
    assert fight.attacker_losses == pytest.approx(fight.wins * 3 + (1 - fight.wins) * 5)
    assert fight.defender_losses == pytest.approx(3)
    assert odds(1, 4).attacker_losses == pytest.approx(1)


def test_the_odds_are_those_of_the_game() -> None:
    """Battles with samurai on both sides, played many times."""
    state = at(
        "summer",
        units="YAM:4 OWA:3",
        samurai="YAM:sanada OWA:mori",
        orders="YAM:movement",
    )
    games, won, lost = 3000, 0, 0
    for seed in range(games):
        battle = with_seed(state, seed)
        play(battle, "call YAM", *["march unit to OWA"] * 4, "march sanada to OWA", "go")
        while battle.battle.victor < 0:
            battle.play(battle.actors[0], battle.moves(battle.actors[0])[0])
        won += battle.battle.victor == 0
        battle.play(2 - battle.battle.victor, battle.moves(2 - battle.battle.victor)[0])
        lost += battle.board.reserve[0] - 8
    fight = odds(4, 3, attacker_captures=2, defender_captures=1, defender_bonus=1)
    assert won / games == pytest.approx(fight.wins, abs=0.03)
    assert lost / games == pytest.approx(fight.attacker_losses, abs=0.06)


def test_the_question() -> None:
    state = at("summer", orders="YAM:movement")
    answer = state.ask(1, "odds", attacker_units=3, defender_units=3)
    assert round(answer["win"], 4) == 0.3846
    assert texts(state)
    for wrong in ({"attacker_units": -1, "defender_units": 1}, {"attacker_units": "many"}, {}):
        with pytest.raises(sengoku.UnknownQuestion):
            state.ask(1, "odds", **wrong)
