"""Shitennō, the last favour line by line: at the end, or as a seat can reckon it (STN-62)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sengoku.games.shitenno.components import BONUSES, EXCHANGE, HALVES, MAJORITY, PLUS
from sengoku.games.shitenno.rules import scoring
from sengoku.games.shitenno.versions import SWITCHES

if TYPE_CHECKING:
    from sengoku.games.shitenno.shape import Favour, View
    from sengoku.games.shitenno.state import Shitenno


def lines(
    seat: int, track: int, held: tuple[int, int, int, int], on_cards: bool, leaders: list[int]
) -> Favour:
    """The lines of one seat: what each adds is what the rules make of it, less that of the rest.

    `held` are koku, troops, Exchange and +1 tiles, `on_cards` how these count (STN-62).
    """
    koku, troops, exchanges, plus = held
    bare = scoring.koku_favour(koku, 0, 0, 0, on_cards)
    exchanged = scoring.koku_favour(koku, troops, exchanges, 0, on_cards)
    whole = scoring.koku_favour(koku, troops, exchanges, plus, on_cards)
    led = [province for province, leader in enumerate(leaders) if leader == seat]
    majorities = int(MAJORITY) * len(led)
    return {
        "seat": seat,
        "track": track,
        "koku": bare,
        "exchanged": exchanged - bare,
        "plus": whole - exchanged,
        "provinces": led,
        "majorities": majorities,
        "total": track + whole + majorities,
    }


def final_favour(state: Shitenno) -> list[Favour]:
    """The final favour of each seat, if the game were over now."""
    leaders = scoring.majorities(state)
    return [
        lines(
            seat,
            state.favour[seat],
            (
                scoring.koku_in_hand(state, seat),
                scoring.troops_in_hand(state, seat),
                state.bonuses[seat * BONUSES + EXCHANGE],
                state.bonuses[seat * BONUSES + PLUS],
            ),
            state.plus_counts_on_cards,
            leaders,
        )
        for seat in range(state.players)
    ]


def last_favour(view: View) -> list[Favour]:
    """The final favour of each seat line by line, as if the game ended now (STN-62, STN-63).

    Before the end others' troops are hidden: as many as they have cards, at the least.
    """
    leaders = [-1 if row["leader"] is None else row["leader"] for row in view["provinces"]]
    on_cards = SWITCHES["plus_counts_on_cards"].on(view["rules"])
    found: list[Favour] = []
    for seat in range(view["players"]):
        exchanges, plus, _ = view["bonuses"][seat]
        held = (view["koku_in_hand"][seat], troops_of(view, seat), exchanges, plus)
        found.append(lines(seat, view["favour"][seat], held, on_cards, leaders))
    return found


def troops_of(view: View, seat: int) -> int:
    """The troops in a hand, if it is seen; else how many cards it has."""
    cards = view["hand"] if seat == view["seat"] else None
    if view["hands"] is not None:
        cards = view["hands"][seat]
    if cards is None:
        return view["troop_cards"][seat]
    return sum([count * int(HALVES[kind]) for kind, count in enumerate(cards)])
