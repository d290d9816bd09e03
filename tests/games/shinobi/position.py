"""Positions of Shinobi in a few words, for the tests.

    at("A to give order 1", A="oda oda mori", B="hojo", hand_A="oda takeda ninja mori")

Provinces and hands are named by seat. What is not said is filled up: hands from the pile, the pile
with the cards that remain.
"""

from __future__ import annotations

import sengoku
from sengoku.games.kernel.moves import SEATS
from sengoku.games.shinobi.components import KIND_NAMES
from sengoku.games.shinobi.state import Shinobi

SHINOBI = sengoku.game("shinobi")
CARDS = [kind for kind, cards in enumerate((11, 11, 11, 11, 11, 3)) for _ in range(cards)]


def at(
    turn: str = "A 1",
    *,
    players: int = 4,
    loyalties: str = "hojo mori oda takeda uesugi",
    discards: str = "",
    pile: int | None = None,
    protected: str = "",
    vacated: str = "",
    last: str = "",
    options: dict[str, bool] | None = None,
    **places: str,
) -> Shinobi:
    """The position in which seat X is to give order N: `at("X N", ...)`.

    `pile` cuts the pile to that many cards: the others are discarded.
    """
    seat, order = turn.split()
    box = list(CARDS)
    provinces = [counts(places.get(letter, ""), 5, box) for letter in SEATS[:players]]
    thrown = counts(discards, 6, box)
    fixed = {letter: places.get(f"hand_{letter}") for letter in SEATS[:players]}
    hands = {letter: counts(cards, 6, box) for letter, cards in fixed.items() if cards is not None}
    for letter in SEATS[:players]:
        if letter not in hands:
            size = {"1": 4, "2": 3, "3": 3}[order] if letter == seat else 4
            hands[letter] = [0] * 6
            for _ in range(size):
                hands[letter][box.pop(len(box) // 2)] += 1
    while pile is not None and len(box) > pile:
        thrown[box.pop(0)] += 1
    state = SHINOBI.load(
        {
            "game": "shinobi",
            "rules": 1,
            "players": players,
            "options": options or {},
            "acting": 1 << SEATS.index(seat),
            "loyalties": [[KIND_NAMES.index(clan)] for clan in loyalties.split()[:players]],
            "hands": [hands[letter] for letter in SEATS[:players]],
            "pile": box,
            "provinces": provinces,
            "discards": thrown,
            "deeds": provinces,  # everybody settled what lies at home
            "order": int(order),
            "protected": protection(protected, turn, provinces),
            "vacated": column(vacated) if vacated else -1,
            "last": SEATS.index(last) if last else -1,
        }
    )
    assert isinstance(state, Shinobi)
    return state


def protection(names: str, turn: str, provinces: list[list[int]]) -> int:
    """The columns that are named, as bits; if none is, some empty one elsewhere was struck."""
    seat, order = turn.split()
    columns = [column(name) for name in names.split()]
    if order != "1" and not columns:
        for number, there in enumerate(provinces):
            if SEATS[number] != seat and 0 in there:
                columns = [number * 5 + there.index(0)]
    return sum(1 << number for number in columns)


def counts(cards: str, kinds: int, box: list[int]) -> list[int]:
    """The cards named, taken out of the box, by kind: "oda oda mori" or "oda*2 mori"."""
    found = [0] * kinds
    for word in cards.split():
        name, _, times = word.partition("*")
        for _ in range(int(times or 1)):
            found[KIND_NAMES.index(name)] += 1
            box.remove(KIND_NAMES.index(name))
    return found


def column(name: str) -> int:
    """The number of a column such as "B:oda"."""
    province, _, clan = name.partition(":")
    return SEATS.index(province) * 5 + KIND_NAMES.index(clan)


def play(state: Shinobi, *moves: str) -> None:
    """Play moves in notation, each by the seat whose turn it is."""
    for move in moves:
        seat = state.actors[0]
        state.play(seat, state.parse(seat, move))


def texts(state: Shinobi) -> set[str]:
    """All legal moves, in notation."""
    seat = state.actors[0]
    return {state.text(seat, move) for move in state.moves(seat)}


def refusal(state: Shinobi, move: str) -> tuple[str, str]:
    """The rule and the case that forbid a move in notation; the state stays as it was."""
    seat = state.actors[0]
    why = state.why_not(seat, state.parse(seat, move))
    assert why is not None, f"{move} is legal"
    return why.rule, why.reason


def size(state: Shinobi, name: str) -> int:
    """How many cards a column such as "B:oda" has."""
    return state.provinces[column(name)]
