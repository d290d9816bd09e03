"""A small network: two layers, a policy and a value, trained by Adam. It needs NumPy only."""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float32]

NEVER: Final = np.float32(-1e9)  # the logit of an illegal move
BETAS: Final = (0.9, 0.999)  # of Adam
SMALL: Final = 1e-5
STEEPEST: Final = 0.5  # longer gradients are clipped to this norm


class Thought(NamedTuple):
    """The outputs for a batch, with the hidden layers."""

    inputs: Array
    first: Array
    second: Array
    chances: Array  # the log probability of each action
    values: Array


class Network:
    """Maps an observation to action probabilities and the value of the position."""

    def __init__(
        self, features: int, actions: int, width: int, chance: np.random.Generator
    ) -> None:
        sizes = {
            "first": (features, width, 1.0),
            "second": (width, width, 1.0),
            "policy": (width, actions, 0.01),  # at first nearly all moves are equally likely
            "value": (width, 1, 1.0),
        }
        self.weights: dict[str, Array] = {}
        for name, (rows, columns, gain) in sizes.items():
            spread = gain / np.sqrt(rows)
            self.weights[name] = chance.normal(0, spread, (rows, columns)).astype(np.float32)
            self.weights[f"{name} bias"] = np.zeros(columns, np.float32)
        self.means = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self.squares = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self.steps = 0

    def think(self, inputs: Array, masks: NDArray[np.bool_]) -> Thought:
        """The probabilities of the legal actions, and the values."""
        first = np.tanh(self.layer("first", inputs))
        second = np.tanh(self.layer("second", first))
        logits = np.where(masks, self.layer("policy", second), NEVER)
        logits -= logits.max(1, keepdims=True)
        chances = logits - np.log(np.exp(logits).sum(1, keepdims=True))
        return Thought(inputs, first, second, chances, self.layer("value", second)[:, 0])

    def layer(self, name: str, inputs: Array) -> Array:
        """One layer, without its activation function."""
        out: Array = inputs @ self.weights[name] + self.weights[f"{name} bias"]
        return out

    def learn(self, thought: Thought, policy: Array, value: Array, rate: float) -> None:
        """One step of Adam, from the gradients with respect to the logits and the values."""
        found: dict[str, Array] = {}
        value = value[:, None]
        back = self.back(found, "policy", thought.second, policy)
        back = back + self.back(found, "value", thought.second, value)
        back = self.back(found, "second", thought.first, back * (1 - thought.second**2))
        self.back(found, "first", thought.inputs, back * (1 - thought.first**2))
        length = float(np.sqrt(sum(float((part**2).sum()) for part in found.values())))
        scale = min(1.0, STEEPEST / (length + SMALL))
        self.steps += 1
        rate *= float(np.sqrt(1 - BETAS[1] ** self.steps) / (1 - BETAS[0] ** self.steps))
        for name, part in found.items():
            part = part * np.float32(scale)
            mean, square = self.means[name], self.squares[name]
            mean += np.float32(1 - BETAS[0]) * (part - mean)
            square += np.float32(1 - BETAS[1]) * (part * part - square)
            self.weights[name] -= np.float32(rate) * mean / (np.sqrt(square) + np.float32(SMALL))

    def back(self, found: dict[str, Array], name: str, inputs: Array, slope: Array) -> Array:
        """Record the gradients of a layer's weights; return the gradient of its inputs."""
        found[name] = inputs.T @ slope
        found[f"{name} bias"] = slope.sum(0)
        out: Array = slope @ self.weights[name].T
        return out

    def save(self, path: Path, **notes: str | int) -> None:
        """Save the weights, with notes about what they are for."""
        every: dict[str, NDArray[np.generic]] = dict(self.weights)
        every |= {f"note {name}": np.array(value) for name, value in notes.items()}
        with path.open("wb") as file:
            np.savez(file, **every)  # type: ignore[arg-type]


def load(path: Path) -> tuple[Network, dict[str, str]]:
    """Load a network and its notes."""
    with np.load(path, allow_pickle=False) as file:
        saved = {name: file[name] for name in file.files}
    notes = {
        name.removeprefix("note "): str(value)
        for name, value in saved.items()
        if name.startswith("note ")
    }
    rows, width = saved["first"].shape
    network = Network(rows, saved["policy"].shape[1], width, np.random.default_rng(0))
    network.weights = {name: saved[name] for name in network.weights}
    return network, notes
