"""The bot that plays at random: every legal move is equally likely."""

from __future__ import annotations

from sengoku.bots.bot import Bot
from sengoku.games.kernel import State


class RandomBot(Bot):
    """Plays at random."""

    def choose(self, state: State, seat: int) -> int:
        moves = state.moves(seat)
        return moves[self.random.below(len(moves))]

    def __repr__(self) -> str:
        return "<RandomBot>"
