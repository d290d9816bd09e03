"""One game between bots. A bot that raises or moves illegally forfeits it."""

from __future__ import annotations

import traceback
from time import perf_counter

from sengoku import registry
from sengoku.arena.plan import Task, new_seed
from sengoku.arena.record import Forfeit, Record, forfeited
from sengoku.bots import Bot, bot, decide
from sengoku.games.kernel import State
from sengoku.games.kernel.streams import Random
from sengoku.processes import Heartbeat


class Match:
    """A game under way; its heartbeat shows which seat is thinking."""

    def __init__(self, task: Task, heartbeat: Heartbeat) -> None:
        self.task = task
        self.heartbeat = heartbeat
        self.seat = 0  # the seat whose bot is thinking
        self.why = "raised"  # the reason of a forfeit, if an exception came now
        self.decisions = [0] * len(task.bots)
        self.seconds = [0.0] * len(task.bots)

    def play(self) -> Record:
        """Play to the end, or to a forfeit."""
        try:
            state = self.played()
        except (Exception, SystemExit):
            forfeit = Forfeit(self.seat, self.why, traceback.format_exc())
            return forfeited(self.task, forfeit, self.decisions, self.seconds)
        return Record(
            number=self.task.number,
            deal=self.task.deal,
            seed=self.task.seed,
            bots=list(self.task.bots),
            ranks=list(state.ranks),
            scores=list(state.scores),
            decisions=self.decisions,
            seconds=self.seconds,
        )

    def played(self) -> State:
        """Play the game; returns its last state."""
        task = self.task
        rules = registry.game(task.game)
        state = rules.start(len(task.bots), task.seed, events=False, **task.options)
        bots = self.seated()
        while (seat := state.decider()) >= 0:
            move = self.decided(bots[seat], state, seat)
            self.why = "illegal"
            state.play(seat, move)
            self.why = "raised"
        return state

    def seated(self) -> list[Bot]:
        """New bots with random streams of their own, so that a game depends on its task alone."""
        chance = Random(self.task.seed ^ 1)  # not the stream that deals the cards
        bots: list[Bot] = []
        for seat, name in enumerate(self.task.bots):
            self.seat = seat
            self.heartbeat.begin(seat)
            try:
                bots.append(bot(name, seed=new_seed(chance)))
            finally:
                self.heartbeat.end()
        return bots

    def decided(self, player: Bot, state: State, seat: int) -> int:
        """A bot's move; its time is counted."""
        self.seat = seat
        self.heartbeat.begin(seat)
        start = perf_counter()
        try:
            return decide(player, state, seat)
        finally:
            self.seconds[seat] += perf_counter() - start
            self.decisions[seat] += 1
            self.heartbeat.end()
