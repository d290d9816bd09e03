"""The games for OpenSpiel: registered as `sengoku_shinobi`, `sengoku_shitenno`, `sengoku_senji`.

Importing this module registers them: `pyspiel.load_game("sengoku_shinobi", {"players": 4})`.

Chance acts once, before the first card is dealt: eight chance nodes choose the bytes of the seed,
and everything that is dealt, drawn and rolled follows from it. A history therefore determines the
state, states can be serialised, and the probabilities of every node are exact. (A Python game that
declares itself "sampled stochastic" can't be serialised: OpenSpiel asks its C++ side for a random
state.) No seat sees those nodes: a seat knows its view.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from time import perf_counter
from typing import Any, Final

from sengoku.bots import Bot
from sengoku.games.kernel import Game, State
from sengoku.games.kernel.streams import Random
from sengoku.registry import game as game_of
from sengoku.registry import names
from sengoku.research.extras import extra

with extra("openspiel"):
    import numpy as np
    import pyspiel
    from open_spiel.python.algorithms import ismcts, mcts

SEED_BYTES: Final = 8
BYTE: Final = 256
LONGEST: Final = 100_000  # decisions; no game comes near it
UNLIMITED: Final = 1 << 40  # simulations, where the clock decides


def kind(game: Game) -> pyspiel.GameType:
    """The game type that OpenSpiel needs."""
    what = pyspiel.GameType
    return what(
        short_name=f"sengoku_{game.name}",
        long_name=f"Sengoku: {game.name}",
        dynamics=what.Dynamics.SEQUENTIAL,
        chance_mode=what.ChanceMode.EXPLICIT_STOCHASTIC,
        information=what.Information.IMPERFECT_INFORMATION,
        utility=what.Utility.CONSTANT_SUM,
        reward_model=what.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": min(4, game.players[-1]), **plain_options(game)},
    )


def plain_options(game: Game) -> dict[str, bool | int | str]:
    """The options that OpenSpiel can represent as parameters."""
    return {
        name: value for name, value in game.options.items() if isinstance(value, (bool, int, str))
    }


class SpielGame(pyspiel.Game):
    """One of our games, with its number of players and its options; `of` makes a class for each."""

    rules: Game

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        asked = dict(params or {})
        rules = self.rules
        self.players = int(asked.get("players", min(4, rules.players[-1])))
        self.options = {name: asked[name] for name in plain_options(rules) if name in asked}
        rules.blank(self.players, self.options)  # raises if these can't be played
        info = pyspiel.GameInfo(
            num_distinct_actions=rules.actions,
            max_chance_outcomes=BYTE,
            num_players=self.players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(kind(rules), info, asked)

    def new_initial_state(self) -> SpielState:
        """A game that is not dealt yet: it starts with chance nodes."""
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """The bytes of the seed."""
        return SEED_BYTES

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """The observer, which returns what a seat sees."""
        return Observer(self.rules, iig_obs_type)

    def __reduce__(self) -> tuple[Callable[[str], Any], tuple[str]]:
        return pyspiel.load_game, (str(self),)

    def at(self, state: State) -> SpielState:
        """One of our states as a state of OpenSpiel, without a history."""
        found = self.new_initial_state()
        found.table = Table(state)
        return found


class Table:
    """A state that OpenSpiel may copy: it clones Python objects with `deepcopy`."""

    def __init__(self, state: State) -> None:
        self.state = state

    def __deepcopy__(self, memo: Any) -> Table:
        return Table(self.state.copy())


class SpielState(pyspiel.State):
    """One game in progress. Where several seats may act, the first that has to decide does."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.seed: tuple[int, ...] = ()  # the bytes that chance has chosen
        self.table: Table | None = None  # dealt when there are eight

    @property
    def state(self) -> State:
        """Our own state, once it is dealt."""
        assert self.table is not None, "chance has not chosen the seed yet"
        return self.table.state

    def current_player(self) -> int:
        """The seat that decides, or chance, or the terminal player."""
        if self.table is None:
            return int(pyspiel.PlayerId.CHANCE)
        decider = self.table.state.decider()
        return decider if decider >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.table is not None and not self.table.state.acting

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The next byte of the seed: each as likely as any other."""
        return [(byte, 1 / BYTE) for byte in range(BYTE)]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.state.moves(player))

    def _apply_action(self, action: int) -> None:
        if self.table is not None:
            self.state.play(self.current_player(), action)
            return
        self.seed = (*self.seed, action)
        if len(self.seed) == SEED_BYTES:
            game = self.get_game()
            dealt = game.rules.start(game.players, int.from_bytes(self.seed, "big"), **game.options)
            self.table = Table(dealt)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed {action}"
        game: SpielGame = self.get_game()
        return game.rules.moves.text(action)

    def returns(self) -> list[float]:
        """By seat, its share of the win: those who tie for it split it."""
        if not self.is_terminal():
            return [0.0] * self.num_players()
        ranks = self.state.ranks
        return [1 / ranks.count(1) if rank == 1 else 0.0 for rank in ranks]

    def resample_from_infostate(self, player: int, chance: Callable[[], float]) -> SpielState:
        """Another state with the same view for the player, without a history that could leak."""
        high, low = int(chance() * (1 << 32)), int(chance() * (1 << 32))
        game: SpielGame = self.get_game()
        return game.at(self.state.imagine(player, Random(high << 32 | low)))

    def __str__(self) -> str:
        return f"seed {self.seed}" if self.table is None else repr(self.state.dump())


class Observer:
    """What a seat sees, as a string (its view) and as a tensor (`game.features`)."""

    def __init__(self, rules: Game, asked: Any) -> None:
        self.tensor = np.zeros(len(rules.features), np.float32)
        self.dict = {"observation": self.tensor}
        # Without private information it is the view of a spectator, for which there is no tensor.
        self.private = asked is None or asked.private_info != pyspiel.PrivateInfoType.NONE

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor."""
        if state.table is None or not self.private:
            self.tensor.fill(0)
        else:
            self.tensor[:] = np.frombuffer(memoryview(state.state.observation(player)))

    def string_from(self, state: SpielState, player: int) -> str:
        """The view, in one line."""
        if state.table is None:
            return "not dealt"
        return repr(state.state.view(player if self.private else None))


@cache
def of(rules: Game) -> type[SpielGame]:
    """The class of one of our games.

    OpenSpiel keeps the object that it was given until after the interpreter has ended. A class
    refers to itself and is never freed; a function would be freed without an interpreter.
    """
    return type(f"Spiel{rules.name.title()}", (SpielGame,), {"rules": rules})


def register() -> None:
    """Register the built-in games with OpenSpiel."""
    for name in names():
        rules = game_of(name)
        pyspiel.register_game(kind(rules), of(rules))


register()


class TimeOver(Exception):
    """The bot must choose now."""


class Searcher(ismcts.ISMCTSBot):
    """OpenSpiel's search, which can also be stopped by time between two simulations."""

    until: float | None = None

    def sample_root_state(self, state: SpielState) -> SpielState:
        if self.until is not None and perf_counter() > self.until and self._root_node.child_info:
            raise TimeOver
        found: SpielState = super().sample_root_state(state)
        return found

    def run_search(self, state: SpielState) -> list[tuple[int, float]]:
        try:
            found: list[tuple[int, float]] = super().run_search(state)
        except TimeOver:
            found = self.get_final_policy(state, self._root_node)
        return found


class Ismcts(Bot):
    """OpenSpiel's information-set tree search as a bot.

    In the arena: `sengoku.research.openspiel:Ismcts:simulations=200`. With `milliseconds` it
    searches until its time is over instead.
    """

    def __init__(
        self, simulations: int = 100, uct: float = 1.4, rollouts: int = 1, milliseconds: int = 0
    ) -> None:
        self.simulations = UNLIMITED if milliseconds else simulations
        self.uct = uct
        self.rollouts = rollouts
        self.milliseconds = milliseconds

    def choose(self, state: State, seat: int) -> int:
        game = of(state.game)({"players": state.players, **plain(state)})
        chance = np.random.RandomState(self.random.word())
        searcher = Searcher(
            game,
            mcts.RandomRolloutEvaluator(self.rollouts, chance),
            self.uct,
            self.simulations,
            random_state=chance,
        )
        searcher.set_resampler(self.resampled)
        searcher.until = perf_counter() + self.milliseconds / 1000 if self.milliseconds else None
        return int(searcher.step(game.at(state)))

    def resampled(self, state: SpielState, player: int) -> SpielState:
        """Another sampled state, from the bot's own random stream."""
        game: SpielGame = state.get_game()
        return game.at(state.state.imagine(player, self.random))


def plain(state: State) -> dict[str, Any]:
    """The options of a state that are parameters in OpenSpiel."""
    return {name: state.options[name] for name in plain_options(state.game)}
