"""Levels for people: found by name, made for the game, each clearly better than the one below."""

from __future__ import annotations

import pytest

import sengoku
from sengoku.arena import run
from sengoku.bots import BOTS, LEVELS, BadBot, ready
from sengoku.bots.levels import Level, available, levels, table
from sengoku.registry import names
from sengoku.words import words
from tests.games import sansukumi

SHINOBI = sengoku.game("shinobi")


@pytest.mark.parametrize("game", names())
def test_every_level_of_every_game_is_a_bot_of_ours(game: str) -> None:
    assert list(levels(game)) == list(LEVELS)
    for name in levels(game).values():
        assert name.partition(":")[0] in (*BOTS, "search")


def test_the_table_names_only_games_and_levels_that_there_are() -> None:
    assert set(table()) <= {"usual", *names()}
    for said in table().values():
        assert set(said) <= set(LEVELS)


@pytest.mark.parametrize("game", names())
def test_what_is_offered_can_play(game: str) -> None:
    for level, name in available(sengoku.game(game)).items():
        ready(name, sengoku.game(game))
        ready(level, sengoku.game(game))


def test_levels_and_bots_have_a_sentence() -> None:
    for name in [*[f"bot-{bot}" for bot in BOTS], *[f"level-{level}" for level in LEVELS]]:
        assert words().text(name).endswith(".")


def test_a_level_is_made_for_the_game_at_its_first_move() -> None:
    bot = sengoku.bot("bushi", seed=1)
    assert isinstance(bot, Level)
    assert bot.player is None
    assert bot.explain() == []
    state = SHINOBI.start(4, 7)
    seat = state.actors[0]
    move = sengoku.decide(bot, state, seat)
    assert move in state.moves(seat)
    assert move in [candidate.move for candidate in bot.explain()]
    again = sengoku.bot(levels("shinobi")["bushi"], seed=1)
    assert sengoku.decide(again, state, seat) == move


def test_a_game_that_nobody_can_judge_has_only_the_level_that_searches() -> None:
    assert list(available(sansukumi.GAME)) == ["daimyo"]
    with pytest.raises(BadBot) as refused:
        ready("bushi", sansukumi.GAME)
    assert str(refused.value) == "No bot plays sansukumi at the level bushi yet."
    assert words().hint(refused.value) == "The levels of this game are: daimyo."


@pytest.mark.parametrize(("better", "worse"), [("bushi", "ashigaru"), ("samurai", "bushi")])
def test_one_of_a_level_beats_three_of_the_level_below(better: str, worse: str) -> None:
    """Always the same games; `sengoku bench strength` has more of them. The bar is 40 %."""
    result = run("shinobi", [better, *[worse] * 3], games=100, jobs=2, seed=1)
    assert result.wins(better).mean >= 0.4


def test_beginners_overlook_moves_but_take_the_best_they_see() -> None:
    state = SHINOBI.start(4, 7)
    seat = state.actors[0]
    bot = sengoku.bot("greedy:misses=0.9", seed=3)
    seen: set[int] = set()
    for _ in range(20):
        move = sengoku.decide(bot, state, seat)
        candidates = bot.explain()
        assert 0 < len(candidates) < len(state.moves(seat))
        best = max(candidate.value for candidate in candidates)
        assert next(one.value for one in candidates if one.move == move) == best
        seen.add(move)
    assert len(seen) > 3
