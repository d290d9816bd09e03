"""A trained bot: `sengoku.research.trained:Trained:path=shinobi-ppo.npz`."""

from __future__ import annotations

from pathlib import Path

from sengoku.bots import BadBot, Bot, Candidate
from sengoku.games.kernel import State
from sengoku.research.extras import extra

with extra("train"):
    import numpy as np

    from sengoku.research import arrays, network
    from sengoku.research.symmetry import Symmetry


class Trained(Bot):
    """Plays its network's most likely move; with `sample`, a random one by probability."""

    def __init__(self, path: str, sample: bool = False) -> None:
        self.network, notes = network.load(Path(path))
        self.game, self.players = notes["game"], int(notes["players"])
        self.sample = sample
        self.symmetry: Symmetry | None = None
        self.candidates: list[Candidate] = []

    def choose(self, state: State, seat: int) -> int:
        if (state.game.name, state.players) != (self.game, self.players):
            raise BadBot("RESEARCH.trained", {"game": self.game, "players": self.players})
        if self.symmetry is None:
            self.symmetry = Symmetry(state.game, self.players)
        seen = arrays.observed(state, seat)[None]
        own = self.symmetry.own(seen, arrays.mask(state, seat, state.game.actions)[None])
        chances = self.network.think(own.observations, own.masks).chances[0]
        legal = np.flatnonzero(own.masks[0])
        order = legal[np.argsort(-chances[legal], kind="stable")]
        self.candidates = [
            Candidate(int(own.actions[0, place]), float(np.exp(chances[place]))) for place in order
        ]
        if not self.sample:
            return self.candidates[0].move
        left = self.random.below(1 << 30) / (1 << 30)
        for candidate in self.candidates:
            left -= candidate.value
            if left < 0:
                return candidate.move
        return self.candidates[0].move

    def explain(self) -> list[Candidate]:
        return self.candidates
