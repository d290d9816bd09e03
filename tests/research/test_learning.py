"""The example that learns: the gradient is right, the exchange of seats fair, the result a bot."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import sengoku
from sengoku.bots import BadBot
from sengoku.research import arrays, ppo
from sengoku.research.features import page
from sengoku.research.network import Network, load
from sengoku.research.symmetry import Symmetry

ROOT = Path(__file__).parent.parent.parent
SHINOBI = sengoku.game("shinobi")


def test_the_page_of_the_observations_is_as_the_games_are() -> None:
    assert (ROOT / "docs" / "observations.md").read_text() == page()


def test_everybody_sits_at_a_and_serves_the_first_clan() -> None:
    symmetry = Symmetry(SHINOBI, 4)
    state = SHINOBI.start(4, 3)
    for seat in range(4):
        seen = arrays.observed(state, seat)[None]
        own = symmetry.own(seen, arrays.mask(state, seat, SHINOBI.actions)[None])
        named = dict(zip(SHINOBI.features, own.observations[0], strict=True))
        view = state.view(seat)
        clan = symmetry.alike["I serve"][view["loyalty"]]
        assert (named["I am A"], named["I serve hojo"]) == (1, 1)
        assert named["my hojo / 4"] * 4 == view["hand"][view["loyalty"]]
        assert sorted(own.actions[0]) == list(range(SHINOBI.actions))
        legal = {SHINOBI.moves.text(move) for move in own.actions[0][own.masks[0]].tolist()}
        assert legal == {SHINOBI.moves.text(move) for move in state.moves(seat)}
        place = SHINOBI.moves.parse("settle hojo")
        assert SHINOBI.moves.text(int(own.actions[0][place])) == f"settle {clan}"


def test_a_network_learns_which_action_pays() -> None:
    chance = np.random.default_rng(1)
    network = Network(4, 3, 16, chance)
    inputs = chance.normal(size=(64, 4)).astype(np.float32)
    masks = np.ones((64, 3), np.bool_)
    masks[:, 2] = False
    best = (inputs[:, 0] > 0).astype(np.int64)
    for _ in range(200):
        thought = network.think(inputs, masks)
        policy = np.exp(thought.chances)
        policy[np.arange(64), best] -= 1
        size = np.float32(64)
        network.learn(
            thought, policy.astype(np.float32) / size, (thought.values - inputs[:, 1]) / size, 0.01
        )
    thought = network.think(inputs, masks)
    assert (thought.chances.argmax(1) == best).all()
    assert np.abs(thought.values - inputs[:, 1]).mean() < 0.1
    assert np.exp(thought.chances[:, 2]).max() < 1e-6


def test_the_gradient_is_that_of_the_objective() -> None:
    """Beside the slope that a small change of each weight shows."""
    chance = np.random.default_rng(2)
    network = Network(3, 4, 5, chance)
    inputs = chance.normal(size=(8, 3)).astype(np.float32)
    masks = np.ones((8, 4), np.bool_)
    aim = chance.integers(0, 4, 8)

    def loss() -> float:
        thought = network.think(inputs, masks)
        likely = thought.chances[np.arange(8), aim].sum()
        return float(0.5 * (thought.values**2).sum() - likely)

    thought = network.think(inputs, masks)
    policy = np.exp(thought.chances)
    policy[np.arange(8), aim] -= 1
    found: dict[str, np.ndarray[tuple[int, ...], np.dtype[np.float32]]] = {}
    back = network.back(found, "policy", thought.second, policy)
    back = back + network.back(found, "value", thought.second, thought.values[:, None])
    network.back(found, "second", thought.first, back * (1 - thought.second**2))
    for name in ("policy", "value", "second"):
        weights = network.weights[name]
        weights[1, 0] += 0.01
        higher = loss()
        weights[1, 0] -= 0.02
        slope = (higher - loss()) / 0.02
        weights[1, 0] += 0.01
        assert slope == pytest.approx(found[name][1, 0], abs=0.02)


def test_advantages_look_forward_within_a_game_and_not_beyond_its_end() -> None:
    paid = np.array([[0], [1], [0]], np.float32)
    values = np.array([[0.5], [0.5], [0.25]], np.float32)
    over = np.array([[False], [True], [False]])
    found = ppo.advantages_of(paid, values, over, np.array([0.75], np.float32))
    assert found[2, 0] == pytest.approx(0.5)
    assert found[1, 0] == pytest.approx(0.5)
    assert found[0, 0] == pytest.approx(0.0 + ppo.TRACE * 0.5)


def test_what_was_trained_is_a_bot(tmp_path: Path) -> None:
    out = tmp_path / "short.npz"
    curve = ppo.train(0.01, 1, out)
    ppo.plot(curve, tmp_path / "short.svg")
    assert (tmp_path / "short.svg").read_text().startswith("<?xml")
    network, notes = load(out)
    assert notes == {"game": "shinobi", "players": "4"}
    assert network.weights["policy"].shape[1] == SHINOBI.actions
    name = f"sengoku.research.trained:Trained:path={out}"
    result = sengoku.arena.run("shinobi", [name, "random"], players=4, games=4, seed=1)
    assert not result.forfeits
    state = SHINOBI.start(4, 1)
    for setting in ("", ",sample=yes"):
        bot = sengoku.bot(name + setting, seed=1)
        assert sengoku.decide(bot, state, state.actors[0]) in list(state.moves(state.actors[0]))
        chances = [candidate.value for candidate in bot.explain()]
        assert chances == sorted(chances, reverse=True)
        assert sum(chances) == pytest.approx(1, abs=1e-5)
    with pytest.raises(BadBot, match="shinobi with 4 players"):
        bot.choose(SHINOBI.start(3, 1), 0)
