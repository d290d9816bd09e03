"""OpenSpiel's own tests, for every game and every number of players."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.tests import games_sim_test

import sengoku
from sengoku.registry import names
from sengoku.research.openspiel import Ismcts, SpielState

TABLES = [(name, players) for name in names() for players in sengoku.game(name).players]
PROOF = bool(os.environ.get("SENGOKU_PROOF"))


def loaded(game: str, players: int) -> Any:
    """A game as OpenSpiel has it; Senji is short, but in the long form of the tests."""
    short = {"max_years": 1} if game == "senji" and not PROOF else {}
    return pyspiel.load_game(f"sengoku_{game}", {"players": players, **short})


def dealt(game: str, players: int) -> SpielState:
    state: SpielState = loaded(game, players).new_initial_state()
    for byte in range(8):
        state.apply_action(byte)
    return state


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_random_simulation(game: str, players: int) -> None:
    pyspiel.random_sim_test(loaded(game, players), num_sims=1, serialize=PROOF, verbose=False)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_simulation_with_clones_and_serialisation(game: str, players: int) -> None:
    games_sim_test.GamesSimTest().sim_game(loaded(game, players))


API = [name for name in dir(api_test.EnforceAPIOnPartialTreeBase) if name.startswith("test_")]


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_api(game: str, players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """All of OpenSpiel's checks of a game on part of its tree."""
    if not flags.FLAGS.is_parsed():
        flags.FLAGS(["test"])
    case: Any = type("Case", (api_test.EnforceAPIOnPartialTreeBase,), {})
    case.game, case.game_name = loaded(game, players), f"sengoku_{game}"
    sample = api_test.sample_some_states.sample_some_states
    most = 400 if PROOF else 40
    monkeypatch.setattr(
        api_test.sample_some_states,
        "sample_some_states",
        lambda game, max_states: sample(game, max_states=most),
    )
    case.setUpClass()
    for check in API:
        getattr(case(check), check)()


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_resampled_state_looks_the_same_and_has_no_history(game: str, players: int) -> None:
    state = dealt(game, players)
    chance = np.random.RandomState(1)
    for _ in range(60):
        if state.is_terminal():
            break
        player = state.current_player()
        other = state.resample_from_infostate(player, chance.uniform)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.current_player() == player
        assert other.legal_actions() == state.legal_actions()
        assert other.history() == []
        state.apply_action(chance.choice(state.legal_actions()))


def test_the_seed_is_what_chance_chose() -> None:
    state = dealt("shinobi", 4)
    assert state.state == sengoku.game("shinobi").start(4, 0x0001020304050607)


def test_options_are_parameters() -> None:
    game = pyspiel.load_game("sengoku_shinobi(players=3,protect_move_source=True)")
    state = game.new_initial_state()
    for _ in range(8):
        state.apply_action(0)
    assert state.state.options["protect_move_source"] is True
    assert pickle.loads(pickle.dumps(state)).state == state.state


@pytest.mark.parametrize("game", ["shinobi", "shitenno"])
def test_their_search_plays_our_games(game: str) -> None:
    state = dealt(game, 3)
    chance = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        state.get_game(), mcts.RandomRolloutEvaluator(1, chance), 1.4, 10, random_state=chance
    )
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("settings", ["simulations=10", "milliseconds=20"])
def test_their_search_is_a_bot_of_ours(settings: str) -> None:
    bot = sengoku.bot(f"sengoku.research.openspiel:Ismcts:{settings}", seed=1)
    assert isinstance(bot, Ismcts)
    state = sengoku.game("shitenno").start(2, 7)
    for _ in range(3):
        seat = state.actors[0]
        state.play(seat, sengoku.decide(bot, state, seat))


def test_it_repeats_itself_with_the_same_seed() -> None:
    state = sengoku.game("shinobi").start(4, 7)
    seat = state.actors[0]
    name = "sengoku.research.openspiel:Ismcts:simulations=30"
    chosen = [sengoku.decide(sengoku.bot(name, seed=5), state, seat) for _ in range(2)]
    assert chosen[0] == chosen[1]


def test_python_ends_in_peace_with_the_games_registered() -> None:
    code = "import sengoku.research.openspiel"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
