"""The games for PettingZoo: every seat an agent, one after the other or all at once.

`env` is for agents that act in turn (AEC), `parallel_env` for games in which several seats decide
at the same time.
"""

from __future__ import annotations

from typing import Any, TypeAlias

from sengoku import registry
from sengoku.games.kernel import Game, State
from sengoku.games.kernel.streams import Random
from sengoku.registry import game as game_of
from sengoku.research.extras import extra

with extra("pettingzoo"):
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils import wrappers

    from sengoku.research import arrays, picture

Observation: TypeAlias = dict[str, Any]


def env(
    game: str = registry.USUAL,
    players: int | None = None,
    render_mode: str | None = None,
    **options: Any,
) -> AECEnv[str, Any, Any]:
    """The game with wrappers that check its use; an illegal move ends it, with reward -1.

    `players` is 4, or the nearest number that the game allows; `options` are those of `game.start`.
    """
    bare = raw_env(game, players, render_mode, **options)
    bare.strict = False  # PettingZoo's own wrapper for this looks at every observation twice
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(bare))


def raw_env(
    game: str = registry.USUAL,
    players: int | None = None,
    render_mode: str | None = None,
    **options: Any,
) -> Turns:
    """The game without wrappers: faster, and an illegal move raises `IllegalMove`."""
    return Turns(game_of(game), players, render_mode, options)


def parallel_env(
    game: str = registry.AT_ONCE,
    players: int | None = None,
    render_mode: str | None = None,
    **options: Any,
) -> AtOnce:
    """The game with all seats asked at once; a seat with nothing to decide can only wait."""
    return AtOnce(game_of(game), players, render_mode, options)


class Seats:
    """What both environments share: agents, spaces, observations, rendering."""

    def __init__(
        self, game: Game, players: int | None, render_mode: str | None, options: dict[str, Any]
    ) -> None:
        self.game = game
        self.players = min(4, game.players[-1]) if players is None else players
        self.options = options
        self.render_mode = render_mode
        self.table: State = game.start(self.players, 0, **options)
        self.metadata: dict[str, Any] = {
            "name": f"{game.name}_v{self.table.rules}",
            "render_modes": picture.MODES,
            "is_parallelizable": False,
        }
        self.random: Random | None = None
        self.possible_agents: list[str] = [f"player_{seat}" for seat in range(self.players)]
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        self.size = game.actions + self.waits
        self.action_spaces: dict[str, spaces.Space[Any]] = {
            agent: spaces.Discrete(self.size) for agent in self.possible_agents
        }
        self.observation_spaces: dict[str, spaces.Space[Any]] = {
            agent: spaces.Dict(
                {
                    "observation": arrays.observation_box(len(game.features)),
                    "action_mask": spaces.Box(0, 1, (self.size,), np.int8),
                }
            )
            for agent in self.possible_agents
        }

    @property
    def waits(self) -> int:
        """Actions besides the moves of the game."""
        return 0

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What the agent sees: numbers for `game.features`, and which moves are legal."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The moves of the game, by their codes."""
        return self.action_spaces[agent]

    def deal(self, seed: int | None) -> None:
        """A new game, from this seed or from the current random stream."""
        self.random = arrays.stream(seed, self.random)
        self.table = self.game.start(self.players, self.random, **self.options)
        self.agents = list(self.possible_agents)

    def observe(self, agent: str) -> Observation:
        """What the agent sees now."""
        seat = self.seats[agent]
        return {
            "observation": arrays.observed(self.table, seat),
            "action_mask": arrays.mask(self.table, seat, self.size),
        }

    def render(self) -> Any:
        """The public view of the table: printed, as text, or as an image."""
        return picture.shown(self.table, None, self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""


class Turns(Seats, AECEnv[str, Any, Any]):
    """One agent after the other: the first that has something to decide, as in the arena."""

    strict = True  # whether an illegal move raises; otherwise it ends the game

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game."""
        self.deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.table.decider()]

    def observe(self, agent: str) -> Observation:
        """What the agent sees now; only the agent whose turn it is has moves."""
        seen = super().observe(agent)
        if agent != self.agent_selection:
            seen["action_mask"].fill(0)
        return seen

    def step(self, action: int | None) -> None:
        """Make the move of the agent whose turn it is."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        seat = self.seats[agent]
        refusal = self.table.why_not(seat, int(action))
        if refusal is not None:
            if self.strict:
                raise refusal
            self.infos[agent]["refused"] = str(refusal)
            self.finish([arrays.ILLEGAL * (other == seat) for other in range(self.players)])
            return
        self.table.make(seat, int(action))
        decider = self.table.decider()
        if decider >= 0:  # until the end there is nothing to reward
            self.agent_selection = self.possible_agents[decider]
        else:
            self.finish(arrays.shares(self.table))

    def finish(self, shares: list[float]) -> None:
        """Hand out the shares of the win."""
        self.rewards = dict(zip(self.agents, shares, strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]


class AtOnce(Seats, ParallelEnv[str, Any, Any]):
    """All agents at once. A move that is not, or no longer, possible counts as waiting."""

    @property
    def waits(self) -> int:
        return 1  # the last action: to wait

    def observe(self, agent: str) -> Observation:
        """What the agent sees now; an agent with nothing to decide can only wait."""
        seen = super().observe(agent)
        if not self.table.decides(self.seats[agent]):
            seen["action_mask"].fill(0)
            seen["action_mask"][-1] = 1
        return seen

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Deal a new game."""
        self.deal(seed)
        return self.seen(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        """Make everybody's moves, in the order of the seats."""
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        for agent in self.agents:
            action = int(actions[agent])
            if action < self.game.actions:
                refusal = self.table.why_not(self.seats[agent], action)
                if refusal is None:
                    self.table.make(self.seats[agent], action)
                else:
                    infos[agent]["refused"] = str(refusal)
        over = not self.table.actors
        won = arrays.shares(self.table) if over else [0.0] * self.players
        result = (
            self.seen(),
            dict(zip(self.agents, won, strict=True)),
            dict.fromkeys(self.agents, over),
            dict.fromkeys(self.agents, False),
            infos,
        )
        if over:
            self.agents = []
        return result

    def seen(self) -> dict[str, Observation]:
        """What everybody sees now."""
        return {agent: self.observe(agent) for agent in self.agents}
