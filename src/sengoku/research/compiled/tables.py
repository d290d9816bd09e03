"""Many games at once: dealt, stepped, masked and observed inside compiled code.

In every game one seat learns, and an `Other` plays each of the others; without others, the learner
makes every decision. The arrays use the same memory from the first step to the last, and NumPy
views it without a copy: copy what you want to keep.
"""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr, u8

from sengoku.games.kernel import Game, State
from sengoku.games.kernel.judge import Judge
from sengoku.games.kernel.streams import Random

ILLEGAL: Final = -1.0  # the reward for a move that is not legal: worse than losing
EQUAL: Final = 1e-9  # smaller differences may be rounding on another machine


@mypyc_attr(allow_interpreted_subclasses=True)
class Other:
    """A player in a seat that does not learn.

    It never sees the true state: `Tables` passes it an imagined one or, if it does not look, only
    its legal moves.
    """

    looks: bool = True

    def move(self, world: State, seat: i64, random: Random) -> i64:
        """A legal move, chosen in a state that was imagined for the seat."""
        raise NotImplementedError

    def pick(self, moves: vec[i64], random: Random) -> i64:
        """One of the legal moves, for a player that does not look: no state has to be imagined."""
        raise NotImplementedError


@final
class Dice(Other):
    """Any legal move."""

    looks = False

    def pick(self, moves: vec[i64], random: Random) -> i64:
        return moves[random.below(len(moves))]


@final
class Judged(Other):
    """The move that the game's judge weighs highest: as the greedy bot."""

    def __init__(self, judge: Judge) -> None:
        self.judge = judge

    def move(self, world: State, seat: i64, random: Random) -> i64:
        worth = self.judge.weigh(world, seat)
        best = worth[0]
        for value in worth:
            best = max(best, value)
        equal = vec[i64]()
        for place in range(len(worth)):
            if best - worth[place] < EQUAL:
                equal = append(equal, place)
        return world.moves(seat)[equal[random.below(len(equal))]]


@final
class Tables:
    """Many games of one kind at once."""

    def __init__(
        self,
        game: Game,
        players: int,
        number: int,
        options: dict[str, Any],
        others: list[Other],
        seat: int | None,
    ) -> None:
        self.game = game
        self.players: i64 = players
        self.number: i64 = number
        self.options = options
        self.others = others  # in the order of the seats, without the learner; none: self-play
        self.seat: i64 = -1 if seat is None else seat  # of the learner; -1: random
        self.features: i64 = len(game.features)
        self.actions: i64 = game.actions
        self.random: Random = Random(0)
        self.states: list[State] = []
        self.legal = vec[vec[i64]]()  # by game, the moves that its mask shows
        self.observations = vec[float]([0.0] * (number * len(game.features)))
        self.masks = vec[u8]([u8(0)] * (number * game.actions))
        self.seats = vec[i64]([0] * number)  # whose decision it is
        self.rewards = vec[float]([0.0] * number)
        self.over = vec[u8]([u8(0)] * number)  # whether the last step ended the game
        self.shares = vec[float]([0.0] * (number * players))  # by seat, of the game that ended
        self.finals = vec[float]([0.0] * (number * len(game.features)))  # the last observation

    def reset(self, seed: int) -> None:
        """Deal all games again."""
        self.random = Random(seed)
        self.states = []
        for _ in range(self.number):
            self.states.append(self.game.start(self.players, self.random, **self.options))
        if not self.legal:
            self.legal = vec[vec[i64]]([vec[i64]() for _ in range(self.number)])
        for number in range(self.number):
            self.sit(number)
            self.show(number)
            self.rewards[number] = 0.0
            self.over[number] = 0

    def step(self, actions: list[int]) -> None:
        """Make one move in every game; games that end are dealt again at once."""
        if len(actions) != self.number:
            raise ValueError(f"{len(actions)} actions for {self.number} games")
        for number in range(self.number):
            self.act(number, actions[number])

    def any_actions(self) -> vec[i64]:
        """A random legal move in every game, uniformly distributed."""
        actions = vec[i64](capacity=self.number)
        for number in range(self.number):
            moves = self.legal[number]
            actions = append(actions, moves[self.random.below(len(moves))])
        return actions

    def act(self, number: i64, action: i64) -> None:
        """One move in one game, and what follows until the learner's next decision."""
        self.rewards[number] = 0.0
        self.over[number] = 0
        if not (0 <= action < self.actions and self.masks[number * self.actions + action] == 1):
            self.finish(number, True)
        else:
            self.states[number].make(self.seats[number], action)
            if self.go_on(number):
                self.finish(number, False)
        self.show(number)

    def go_on(self, number: i64) -> bool:
        """Let the others play until the learner's next decision; whether the game is over."""
        state = self.states[number]
        seat = self.seats[number]
        decider = state.decider()
        if self.others:
            while decider != seat and decider >= 0:
                other = self.others[decider if decider < seat else decider - 1]
                state.make(decider, self.answer(other, state, decider))
                decider = state.decider()
        elif decider >= 0:
            self.seats[number] = decider
        return decider < 0

    def answer(self, other: Other, state: State, seat: i64) -> i64:
        """The move of a player that does not learn: the only place that shows it anything."""
        if other.looks:
            return other.move(state.imagine(seat, self.random), seat, self.random)
        return other.pick(state.moves(seat), self.random)

    def finish(self, number: i64, illegal: bool) -> None:
        """Record the rewards of a game that is over, and deal the next one."""
        state = self.states[number]
        seat = self.seats[number]
        at = number * self.players
        for other in range(self.players):
            self.shares[at + other] = 0.0
        if illegal:
            self.shares[at + seat] = ILLEGAL
        else:
            winners: i64 = 0
            for rank in state.ranks:
                winners += rank == 1
            for other in range(self.players):
                if state.ranks[other] == 1:
                    self.shares[at + other] = 1.0 / float(winners)
        self.rewards[number] = self.shares[at + seat]
        self.over[number] = 1
        self.write(number, self.finals)
        self.states[number] = self.game.start(self.players, self.random, **self.options)
        self.sit(number)

    def sit(self, number: i64) -> None:
        """Seat the learner in a new game, and play until its first decision."""
        if self.others:
            self.seats[number] = self.random.below(self.players) if self.seat < 0 else self.seat
        self.go_on(number)

    def show(self, number: i64) -> None:
        """Write what the learner sees now, and which moves it has, into the arrays."""
        state = self.states[number]
        seat = self.seats[number]
        at = number * self.actions
        masks = self.masks
        for move in self.legal[number]:
            masks[at + move] = 0
        moves = state.moves(seat)
        for move in moves:
            masks[at + move] = 1
        self.legal[number] = moves
        self.write(number, self.observations)

    def write(self, number: i64, out: vec[float]) -> None:
        """Write what the learner of a game sees into that game's row."""
        start = number * self.features
        for place in range(start, start + self.features):
            out[place] = 0.0
        self.states[number].numbers(self.seats[number], out, start)
