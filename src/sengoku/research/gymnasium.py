"""The games for Gymnasium: one seat learns, bots play the others.

Importing this module registers the games: `gymnasium.make("sengoku/shinobi-v1", bots="greedy")`,
or any number of games at once: `gymnasium.make_vec("sengoku/shinobi-v1", 1024)`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from sengoku import registry
from sengoku.bots import Bot, bot, decide
from sengoku.games.kernel.refusals import IllegalSetup
from sengoku.games.kernel.streams import Random
from sengoku.registry import game as game_of
from sengoku.registry import names
from sengoku.research.extras import extra

with extra("gym"):
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray

    from sengoku.research import arrays, picture

USUAL: Final = "random"


class OneSeat(gymnasium.Env[NDArray[np.float64], np.int64]):
    """A game as one seat plays it: a step is a move of that seat and the replies of the bots.

    `players` is 4, or the nearest number that the game allows. `seat` is the learner's seat;
    without it, the learner gets a random seat in every game. `bots` names the others, in the order
    of the seats; a single name is for all of them. `options` are those of `game.start`.

    An illegal move loses the game: it is over, with a reward of -1.
    """

    metadata: dict[str, Any] = {"render_modes": picture.MODES, "render_fps": 4}  # noqa: RUF012

    def __init__(
        self,
        game: str = registry.USUAL,
        players: int | None = None,
        seat: int | None = None,
        bots: str | Sequence[str] = USUAL,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.game = game_of(game)
        self.players = min(4, self.game.players[-1]) if players is None else players
        self.fixed = seat
        self.names = names_of(bots, self.players)
        self.options = options
        self.render_mode = render_mode
        self.observation_space = arrays.observation_box(len(self.game.features))
        self.action_space = spaces.Discrete(self.game.actions)
        self.table = self.game.start(self.players, 0, **options)
        self.table.known_seat(seat)
        self.seat = seat or 0
        self.bots: list[Bot] = []

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.float64], dict[str, Any]]:
        """Deal a new game, and play until the learner's first decision."""
        super().reset(seed=seed)
        chance = Random(int(self.np_random.integers(1 << 63)))
        self.table = self.game.start(self.players, chance, **self.options)
        self.seat = chance.below(self.players) if self.fixed is None else self.fixed
        self.bots = [bot(name, seed=chance.split()) for name in self.names]
        self.answer()
        return arrays.observed(self.table, self.seat), self.info()

    def step(
        self, action: int | np.int64
    ) -> tuple[NDArray[np.float64], float, bool, bool, dict[str, Any]]:
        """Make a move, and let the bots play until the learner's next decision."""
        refusal = self.table.why_not(self.seat, int(action))
        if refusal is not None:
            seen = arrays.observed(self.table, self.seat)
            return seen, arrays.ILLEGAL, True, False, self.info() | {"refused": str(refusal)}
        self.table.make(self.seat, int(action))
        self.answer()
        over = not self.table.actors
        won = arrays.shares(self.table)[self.seat] if over else 0.0
        return arrays.observed(self.table, self.seat), won, over, False, self.info()

    def answer(self) -> None:
        """Let the bots play until the learner has to decide."""
        table = self.table
        while (seat := table.decider()) not in (self.seat, -1):
            player = self.bots[seat - (seat > self.seat)]
            table.play(seat, decide(player, table, seat))

    def info(self) -> dict[str, Any]:
        """What else the learner may know: its seat, and which moves are legal."""
        return {"seat": self.seat, "action_mask": self.action_masks()}

    def action_masks(self) -> NDArray[np.int8]:
        """Which moves are legal now, as a method that algorithms with masks call."""
        return arrays.mask(self.table, self.seat, self.game.actions)

    def render(self) -> Any:
        """The table as the learner's seat sees it: printed, as text, or as an image."""
        return picture.shown(self.table, self.seat, self.render_mode)


def names_of(bots: str | Sequence[str], players: int) -> list[str]:
    """The names of the bots in the other seats."""
    names = [bots] * (players - 1) if isinstance(bots, str) else list(bots)
    if len(names) != players - 1:
        raise IllegalSetup("RESEARCH.bots", {"bots": len(names), "seats": players - 1})
    return names


def register() -> None:
    """Register the built-in games with Gymnasium, each with every version of its rules."""
    for name in names():
        for rules in game_of(name).versions:
            gymnasium.register(
                f"sengoku/{name}-v{rules}",
                entry_point=f"{__name__}:OneSeat",
                vector_entry_point="sengoku.research.vector:Tables",
                kwargs={"game": name, "rules": rules},
            )


register()
