"""Many games at once for Gymnasium: the learner's arrays, stepped inside compiled code."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from sengoku import registry
from sengoku.bots import Bot, bot
from sengoku.bots.greedy import judge_of
from sengoku.games.kernel import Game, State
from sengoku.games.kernel.streams import Random
from sengoku.registry import game as game_of
from sengoku.research.compiled import tables as compiled
from sengoku.research.compiled.tables import Dice, Judged, Other
from sengoku.research.extras import extra

with extra("gym"):
    import numpy as np
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
    from numpy.typing import NDArray

    from sengoku.research import arrays
    from sengoku.research.gymnasium import USUAL, names_of

SELF: Final = "self"  # instead of bots: the learner makes every decision


class Tables(VectorEnv[NDArray[np.float64], NDArray[np.int64], NDArray[Any]]):
    """`num_envs` games at once. A game that ends is dealt again in the same step.

    `bots` are named as for one game; `random` and `greedy` play inside compiled code, others are
    called one by one. With `bots="self"` the learner makes every decision; `seats` says for whom.

    `observations`, `masks`, `rewards`, `over`, `seats` and `shares` are read-only arrays that the
    next step overwrites; copy what you want to keep.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self,
        num_envs: int = 1,
        game: str = registry.USUAL,
        players: int | None = None,
        seat: int | None = None,
        bots: str | Sequence[str] = USUAL,
        **options: Any,
    ) -> None:
        rules = game_of(game)
        number = min(4, rules.players[-1]) if players is None else players
        plain = {name: value for name, value in options.items() if name != "rules"}
        rules.blank(number, plain, options.get("rules")).known_seat(seat)
        others = [] if bots == SELF else [other_of(name, rules) for name in names_of(bots, number)]
        self.num_envs = num_envs
        self.tables = compiled.Tables(rules, number, num_envs, options, others, seat)
        self.random: Random | None = None
        self.single_observation_space = arrays.observation_box(len(rules.features))
        self.single_action_space = spaces.Discrete(rules.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

        def look(buffer: Any, kind: Any, *shape: int) -> NDArray[Any]:
            return np.frombuffer(memoryview(buffer), kind).reshape(num_envs, *shape)

        tables = self.tables
        self.observations = look(tables.observations, np.float64, len(rules.features))
        self.finals = look(tables.finals, np.float64, len(rules.features))
        self.masks = look(tables.masks, np.int8, rules.actions)
        self.rewards = look(tables.rewards, np.float64)
        self.over = look(tables.over, np.bool_)
        self.seats = look(tables.seats, np.int64)
        self.shares = look(tables.shares, np.float64, number)
        self.never = np.zeros(
            num_envs, np.bool_
        )  # games end by themselves, they are never truncated

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.float64], dict[str, Any]]:
        """Deal all games again."""
        self.random = arrays.stream(seed, self.random)
        self.tables.reset(self.random.word())
        return self.observations, self.info()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], Any]:
        """Make one move in every game."""
        self.tables.step(actions.tolist())
        infos = self.info() | {"final_obs": self.finals, "_final_obs": self.over}
        return self.observations, self.rewards, self.over, self.never, infos

    def any_actions(self) -> NDArray[np.int64]:
        """A random legal action in every game."""
        return np.frombuffer(memoryview(self.tables.any_actions()), np.int64)

    def info(self) -> dict[str, Any]:
        """Which moves are legal, and whose decision it is."""
        return {"action_mask": self.masks, "seat": self.seats}


class Asked(Other):
    """A bot of any kind."""

    def __init__(self, asked: Bot) -> None:
        self.asked = asked

    def move(self, world: State, seat: int, random: Random) -> int:
        self.asked.random = random
        return self.asked.choose(world, seat)


def other_of(name: str, game: Game) -> Other:
    """The bot of this name."""
    if name == "random":
        return Dice()
    if name == "greedy":
        return Judged(judge_of(game, {}))
    return Asked(bot(name, seed=0))
