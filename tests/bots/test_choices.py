"""Bots choose legal moves, the same ones for the same seed, and from what they may know alone."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import sengoku
from sengoku.bots import BOTS, BadBot
from sengoku.bots.greedy import judge_of
from sengoku.games.kernel import Game, State
from sengoku.registry import names
from tests.games import sansukumi

GAMES: dict[str, Game] = {name: sengoku.game(name) for name in names()} | {
    "sansukumi": sansukumi.GAME
}
SHORT = {"search": "search:2"}  # how a bot is asked here, so that games take seconds,
COMPANY = {"search:2": "random"}  # and who sits down with it
SPREAD = 8  # decisions that are looked at, over a whole game


def has_judge(game: Game) -> bool:
    try:
        judge_of(game, {})
    except BadBot:
        return False
    return True


TABLES = [
    (SHORT.get(bot, bot), name, players)
    for bot in BOTS
    for name, game in GAMES.items()
    for players in game.players
    if bot != "greedy" or has_judge(game)
]

at_every_table = pytest.mark.parametrize(("name", "game", "players"), TABLES)


def decisions(name: str, game: str, players: int, seed: int) -> Iterator[tuple[State, int, int]]:
    """Every decision of a game with a bot and its company: the state before, the seat, the move."""
    seated = [name] + [COMPANY.get(name, name)] * (players - 1)
    bots = [sengoku.bot(bot, seed=seed + seat) for seat, bot in enumerate(seated)]
    state = GAMES[game].start(players, seed)
    while state.actors:
        seat = state.actors[0]
        move = sengoku.decide(bots[seat], state, seat)
        yield state, seat, move
        state.play(seat, move)


def positions(game: str, players: int) -> list[tuple[State, int]]:
    """Decisions spread over a game at random, some with several actors: any of them is asked."""
    found = []
    for step, (state, _, _) in enumerate(decisions("random", game, players, 2)):
        asked = state.actors[step % len(state.actors)]
        if len(state.moves(asked)) > 1:
            found.append((state.copy(), asked))
    return found[:: max(len(found) // SPREAD, 1)]


@at_every_table
def test_games_end_and_a_seed_plays_them_again(name: str, game: str, players: int) -> None:
    played = [[move for _, _, move in decisions(name, game, players, 1)] for _ in range(2)]
    assert played[0] == played[1]


@at_every_table
def test_what_is_hidden_never_changes_a_choice(name: str, game: str, players: int) -> None:
    for state, seat in positions(game, players):
        bot = sengoku.bot(name, seed=5)
        chosen = sengoku.decide(bot, state, seat)
        for number in range(3):
            other = state.imagine(seat, sengoku.Random(number))
            again = sengoku.bot(name, seed=5)
            assert sengoku.decide(again, other, seat) == chosen
            assert again.explain() == bot.explain()


@at_every_table
def test_the_state_that_is_asked_about_stays_as_it_is(name: str, game: str, players: int) -> None:
    state = GAMES[game].start(players, 3)
    before = state.dump()
    sengoku.decide(sengoku.bot(name, seed=1), state, state.actors[0])
    assert state.dump() == before


def test_greedy_explains_itself() -> None:
    state = sengoku.game("shinobi").start(4, 7)
    seat = state.actors[0]
    bot = sengoku.bot("greedy", seed=1)
    assert bot.explain() == []
    move = sengoku.decide(bot, state, seat)
    candidates = bot.explain()
    assert sorted(one.move for one in candidates) == sorted(state.moves(seat))
    values = [one.value for one in candidates]
    assert values == sorted(values, reverse=True)
    assert next(one.value for one in candidates if one.move == move) == values[0]


def test_random_has_nothing_to_explain() -> None:
    assert sengoku.bot("random").explain() == []


def test_greedy_says_when_a_game_has_no_judge() -> None:
    state = sansukumi.GAME.start(3, 1)
    with pytest.raises(BadBot) as refused:
        sengoku.decide(sengoku.bot("greedy"), state, 0)
    assert refused.value.reason == "judge"
    assert "sansukumi" in str(refused.value)


def test_a_judge_says_which_weights_there_are() -> None:
    state = sengoku.game("shinobi").start(3, 1)
    with pytest.raises(sengoku.IllegalSetup) as refused:
        sengoku.decide(sengoku.bot("greedy:courage=3"), state, state.actors[0])
    assert "courage" in str(refused.value)


def test_weights_change_what_greedy_does() -> None:
    usual = [move for _, _, move in decisions("greedy", "shinobi", 3, 1)]
    reversed_aim = [move for _, _, move in decisions("greedy:own=-1,rival=-3", "shinobi", 3, 1)]
    assert usual != reversed_aim
