"""Information-set Monte Carlo tree search: every simulation in a newly imagined world."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.bots.search.outcome import Outcome, some_seat
from sengoku.bots.search.tree import Choice, Node, priors
from sengoku.games.kernel import State
from sengoku.games.kernel.judge import Judge
from sengoku.games.kernel.streams import Random

ROOM: Final = 200_000  # nodes of a tree: a few hundred megabytes


@final
class TreeSearch:
    """Searches for the best move of a seat, from what it knows.

    A simulation follows the tree until it adds a node, and then plays the game out (rollout). Every
    seat maximises its own gain (max^n). Where several seats decide at once, each descends the tree
    by its own moves, which the others do not see; afterwards the search continues from the node of
    the seat that searches, which knows only its own moves.
    """

    def __init__(self, state: State, seat: i64, judge: Judge | None, random: Random) -> None:
        self.state = state
        self.seat = seat
        self.judge = judge
        self.random = random
        self.root = Node()
        self.simulations: i64 = 0
        self.room: i64 = ROOM  # nodes that may still be added
        self.places = vec[i64]([-1] * state.game.actions)  # scratch: where a move stands
        self.choices: list[
            Choice
        ] = []  # the path of this simulation, with the entry at each choice
        self.entries = vec[i64]()
        self.outcome = Outcome(state.players)  # of the last simulation

    def has_choice(self) -> bool:
        """Whether there is more than one option."""
        return len(self.state.moves(self.seat)) > 1

    def run(self, simulations: i64) -> None:
        """Run so many simulations."""
        for _ in range(simulations):
            self.simulate()

    def run_until(self, end: float, clock: Callable[[], float]) -> None:
        """Run simulations until the clock shows `end`, at least one.

        It stops early if the next one would not be over in time, by the mean of those before.
        """
        start = clock()
        done = 0
        while True:
            self.simulate()
            done += 1
            now = clock()
            if now + (now - start) / done > end:
                return

    def follow(self, move: i64, state: State, random: Random) -> bool:
        """Continue after the seat's own move, keeping the statistics of that subtree."""
        choice = self.own()
        root: Node | None = None
        for entry in range(len(choice.moves)):
            if choice.moves[entry] == move:
                root = choice.node(entry)
        self.root = root or Node()
        self.room = ROOM
        self.state = state
        self.random = random
        return True

    def options(self) -> list[vec[i64]]:
        """What is compared: every move."""
        return [vec[i64]([move]) for move in self.state.moves(self.seat)]

    def own(self) -> Choice:
        """The choice at the root that is being decided."""
        return self.root.choice(self.seat, self.hidden_type(self.state, self.seat))

    # One simulation.

    def simulate(self) -> None:
        """Imagine a world, follow the tree, play out, and record the outcome on the way back."""
        judge = self.judge
        if judge is None:
            world = self.state.imagine(self.seat, self.random)
        else:
            world = judge.world(self.state, self.seat, self.random)
        self.choices = []
        self.entries = vec[i64]()
        self.descend(world)
        self.play_out(world)
        for place in range(len(self.choices)):
            choice = self.choices[place]
            gain = self.outcome.gains[choice.seat]
            choice.record(self.entries[place], gain, self.outcome.ranks[choice.seat])
        self.simulations += 1

    def descend(self, world: State) -> None:
        """Follow the tree until a node is new or the game is over."""
        common = self.root
        nodes: list[Node] = []  # by seat, while several decide at once
        phase = world.acting
        seat = self.seat  # decides first, whoever else may decide now
        while world.acting:
            if nodes and world.acting & ~phase:  # a new phase begins: what was simultaneous is over
                common = nodes[self.seat]
                nodes = []
            if not nodes and world.acting & (world.acting - 1):
                nodes = [common for _ in range(world.players)]
            phase = world.acting
            node = nodes[seat] if nodes else common
            choice = node.choice(seat, self.hidden_type(world, seat))
            entry = self.pick(choice, world, node)
            self.choices.append(choice)
            self.entries = append(self.entries, entry)
            world.make(seat, choice.moves[entry])
            following = choice.node(entry)
            if following is None:
                if self.room > 0:
                    choice.grow(entry)
                    self.room -= 1
                return
            if nodes:
                nodes[seat] = following
            else:
                common = following
            seat = some_seat(world.acting, self.random)

    def hidden_type(self, world: State, seat: i64) -> i64:
        """The seat's hidden type in this world; 0 without a judge."""
        judge = self.judge
        return 0 if judge is None else judge.hidden_type(world, seat)

    def pick(self, choice: Choice, world: State, node: Node) -> i64:
        """The entry of the move to follow in this world."""
        legal = world.moves(choice.seat)
        entries = self.known(choice, legal)
        if len(entries) < len(legal):
            self.learn(choice, legal, world, node)
            entries = self.known(choice, legal)
        for entry in entries:
            choice.available[entry] += 1
        if self.judge is None:
            return choice.by_chance(entries, self.random)
        return choice.by_prior(entries)

    def known(self, choice: Choice, legal: vec[i64]) -> vec[i64]:
        """The entries of those legal moves that have one."""
        places = self.places
        moves = choice.moves
        for entry in range(len(moves)):
            places[moves[entry]] = entry
        entries = legal[:]  # a copy to write into: a third of the time of appending
        count: i64 = 0
        for move in legal:
            if places[move] >= 0:
                entries[count] = places[move]
                count += 1
        for move in moves:
            places[move] = -1
        return entries if count == len(legal) else entries[:count]

    def learn(self, choice: Choice, legal: vec[i64], world: State, node: Node) -> None:
        """Add the moves that are legal for the first time, with their priors."""
        judge = self.judge
        worth = vec[float]()
        if judge is not None:
            if node is self.root and choice.seat == self.seat:
                worth = priors(judge.weigh(self.state, self.seat))
            else:
                worth = priors(judge.prior(world, choice.seat))
        new = vec[i64]()
        places = self.places
        for move in choice.moves:
            places[move] = 0
        for place in range(len(legal)):
            if places[legal[place]] < 0:
                new = append(new, place)
        for move in choice.moves:
            places[move] = -1
        for place in new:
            choice.add(legal[place], worth[place] if judge is not None else 0.0)

    # The rollout.

    def play_out(self, world: State) -> None:
        """Play to the end, or to the cutoff of the judge, and record the outcome."""
        judge = self.judge
        random = self.random
        if judge is None:
            at_random(world, random)
        else:
            left: i64 = judge.depth if judge.depth > 0 else -1
            while world.acting and left and not judge.cutoff(self.state, world):
                seat = some_seat(world.acting, random)
                world.make(seat, judge.rollout_move(world, seat, random))
                left -= 1
        self.outcome.observe(world, judge)


def at_random(world: State, random: Random) -> None:
    """Play to the end, every legal move as likely as any other."""
    while world.acting:
        seat = some_seat(world.acting, random)
        world.make(seat, world.any_move(seat, random))
