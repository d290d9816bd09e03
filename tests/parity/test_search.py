"""Search chooses the same compiled and uncompiled: the same trees from the same seeds."""

from __future__ import annotations

import sengoku
from sengoku.bots.search import tree_search
from tests.games import sansukumi
from tests.parity.source import on_the_source


def trees() -> list[list[list[float]]]:
    """What search finds out in a turn of Shinobi, a round of sansukumi, a cut of Shitennō."""
    found = []
    shinobi, shitenno = sengoku.game("shinobi"), sengoku.game("shitenno")
    for game, players in ((shinobi, 4), (sansukumi.GAME, 3), (shitenno, 2)):
        state = game.start(players, 5)
        bot = sengoku.bot("search:40", seed=3)
        seat = state.actors[0]
        for _ in range(3):
            state.play(seat, sengoku.decide(bot, state, seat))
            found.append([[one.move, one.visits, one.value] for one in bot.explain()])
            if seat not in state.actors:
                break
    return found


def test_the_same_seeds_give_the_same_trees() -> None:
    assert not tree_search.__file__.endswith(".py"), (
        "run `make test`: it installs the compiled engine"
    )
    assert trees() == on_the_source(__name__, "trees()")
