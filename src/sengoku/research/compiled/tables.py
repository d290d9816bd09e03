"""Many games at once: dealt, stepped, masked and observed inside compiled code.

In every game one seat learns, and the others are played by `Others`; without others, every decision
is the learner's. The arrays are the same memory from the first step to the last, and NumPy looks
at it without a copy: whoever wants to keep what is in them copies it.
"""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr, u8

from sengoku.games.chance import Random
from sengoku.games.judging import Judge
from sengoku.games.kernel import Game, State

ILLEGAL: Final = -1.0  # the reward for a move that is not legal: worse than losing
EQUAL: Final = 1e-9  # what differs by less may differ just on another machine


@mypyc_attr(allow_interpreted_subclasses=True)
class Other:
    """Who plays a seat that does not learn."""

    def move(self, state: State, seat: i64, random: Random) -> i64:
        """A legal move. It is shown the true state, from which it has to imagine another."""
        raise NotImplementedError


@final
class Dice(Other):
    """Any legal move."""

    def move(self, state: State, seat: i64, random: Random) -> i64:
        moves = state.moves(seat)
        return moves[random.below(len(moves))]


@final
class Judged(Other):
    """The move that the game's judge weighs highest in an imagined world: as the greedy bot."""

    def __init__(self, judge: Judge) -> None:
        self.judge = judge

    def move(self, state: State, seat: i64, random: Random) -> i64:
        worth = self.judge.weigh(state.imagine(seat, random), seat)
        best = worth[0]
        for value in worth:
            best = max(best, value)
        equal = vec[i64]()
        for place in range(len(worth)):
            if best - worth[place] < EQUAL:
                equal = append(equal, place)
        return state.moves(seat)[equal[random.below(len(equal))]]


@final
class Tables:
    """So many games of one kind, side by side."""

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
        self.seat: i64 = -1 if seat is None else seat  # of the learner; -1: chance decides
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
        self.finals = vec[float]([0.0] * (number * len(game.features)))  # what was seen at its end

    def reset(self, seed: int) -> None:
        """Deal all games anew."""
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
        """Make one move in every game; those that end are dealt anew at once."""
        if len(actions) != self.number:
            raise ValueError(f"{len(actions)} actions for {self.number} games")
        for number in range(self.number):
            self.act(number, actions[number])

    def any_actions(self) -> vec[i64]:
        """In every game any legal move, each as likely as any other."""
        actions = vec[i64](capacity=self.number)
        for number in range(self.number):
            moves = self.legal[number]
            actions = append(actions, moves[self.random.below(len(moves))])
        return actions

    def act(self, number: i64, action: i64) -> None:
        """One move in one game, and what follows up to the learner's next decision."""
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
        """Let the others play up to the learner's next decision; whether the game is over."""
        state = self.states[number]
        seat = self.seats[number]
        actor = first(state, self.players)
        if self.others:
            while actor != seat and actor >= 0:
                other = self.others[actor if actor < seat else actor - 1]
                state.make(actor, other.move(state, actor, self.random))
                actor = first(state, self.players)
        elif actor >= 0:
            self.seats[number] = actor
        return actor < 0

    def finish(self, number: i64, illegal: bool) -> None:
        """Pay out a game that is over, and deal the next one."""
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
        """Seat the learner at a new game, and let those before it play."""
        if self.others:
            self.seats[number] = self.random.below(self.players) if self.seat < 0 else self.seat
        self.go_on(number)

    def show(self, number: i64) -> None:
        """Write down what the learner sees now, and which moves it has."""
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


def first(state: State, players: i64) -> i64:
    """The first seat that may decide now; -1 if the game is over.

    It asks a method: `state.acting`, a number of a class that is compiled elsewhere, makes mypyc
    2.4 fail when it compiles this folder alone.
    """
    for seat in range(players):
        if state.acts(seat):
            return seat
    return -1
