"""Shitennō, the last favour as a seat can reckon it: line by line (STN-62, STN-63)."""

from __future__ import annotations

from sengoku.games.kernel import Plain
from sengoku.games.shitenno.components import HALVES, MAJORITY
from sengoku.games.shitenno.rules.scoring import koku_favour, koku_on


def last_favour(view: Plain) -> list[Plain]:
    """The final favour of each seat line by line, as if the game ended now (STN-62, STN-63).

    Before the end others' troops are hidden: as many as they have cards, at the least.
    """
    leaders = [province["leader"] for province in view["provinces"]]
    found: list[Plain] = []
    for seat in range(view["players"]):
        exchanges, plus, _ = view["bonuses"][seat]
        koku = koku_on(view["koku"][seat])
        troops = troops_of(view, seat)
        bare = koku_favour(koku, 0, 0, 0)
        exchanged = koku_favour(koku, troops, exchanges, 0)
        whole = koku_favour(koku, troops, exchanges, plus)
        led = [province for province, leader in enumerate(leaders) if leader == seat]
        majorities = int(MAJORITY) * len(led)
        found.append(
            {
                "seat": seat,
                "track": view["favour"][seat],
                "koku": bare,
                "exchanged": exchanged - bare,
                "plus": whole - exchanged,
                "provinces": led,
                "majorities": majorities,
                "total": view["favour"][seat] + whole + majorities,
            }
        )
    return found


def troops_of(view: Plain, seat: int) -> int:
    """The troops in a hand, if it is seen; else how many cards it has."""
    if view["hands"] is not None:
        cards = view["hands"][seat]
    elif seat == view["seat"]:
        cards = view["hand"]
    else:
        return int(view["troop_cards"][seat])
    return sum([count * int(HALVES[kind]) for kind, count in enumerate(cards)])
