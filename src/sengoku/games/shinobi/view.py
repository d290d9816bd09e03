"""Shinobi, what a seat sees (SHI-13), and the questions that a view answers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.games.shinobi.components import ARMIES, CLANS, KINDS, NINJA, NINJAS
from sengoku.games.shinobi.rules import hand_size

if TYPE_CHECKING:
    from sengoku.games.shinobi.shape import Open, Own, View
    from sengoku.games.shinobi.state import Shinobi


def open_sight(state: Shinobi) -> Open:
    """What lies open, and all loyalties at the end."""
    return {
        "order": state.order,
        "provinces": rows(state.provinces, CLANS),
        "protected": protected_columns(state),
        "vacated": None if state.vacated < 0 else [state.vacated // CLANS, state.vacated % CLANS],
        "discards": list(state.discards),
        "deeds": rows(state.deeds, CLANS),
        "pile": len(state.pile),
        "hand_sizes": [hand_size(state, other) for other in range(state.players)],
        "last": state.last if state.last >= 0 else None,
        "loyalties": None if state.acting else list(state.loyalties),  # SHI-41
    }


def sight(state: Shinobi, seat: int | None) -> Own:
    """The seat's own hand and loyalty; a spectator (None) has neither."""
    return {
        "hand": None if seat is None else hand(state, seat),
        "loyalty": None if seat is None else state.loyalties[seat],
    }


def rows(numbers: vec[i64], length: i64) -> list[list[int]]:
    """The numbers in rows of this length."""
    return [list(numbers[start : start + length]) for start in range(0, len(numbers), length)]


def hand(state: Shinobi, seat: i64) -> list[int]:
    """How many cards of each kind the seat holds."""
    return list(state.hands[seat * KINDS : seat * KINDS + KINDS])


def protected_columns(state: Shinobi) -> list[list[int]]:
    """The columns played into, moved into or struck this turn, as [province, clan] (SHI-28)."""
    return [
        [column // CLANS, column % CLANS]
        for column in range(state.players * CLANS)
        if state.protected >> column & 1
    ]


# Questions, answered from a view.


def unseen(view: View) -> list[int]:
    """How many cards of each kind the viewer does not see: in other hands and in the pile.

    >>> unseen({"provinces": [[2, 0, 0, 0, 0]], "hand": [1, 3, 0, 0, 0, 0], "discards": [0] * 6})
    [8, 8, 11, 11, 11, 3]
    """
    seen = list(view["discards"])
    for kind, cards in enumerate(view["hand"] or []):
        seen[kind] += cards
    for columns in view["provinces"]:
        for clan, cards in enumerate(columns):
            seen[clan] += cards
    return [(NINJAS if kind == NINJA else ARMIES) - seen[kind] for kind in range(KINDS)]


def standing(view: View) -> list[int]:
    """How many cards of each clan lie on the table (what SHI-41 will count).

    >>> standing({"provinces": [[2, 0, 0, 1, 0], [1, 0, 0, 0, 0]]})
    [3, 0, 0, 1, 0]
    """
    return [sum([columns[clan] for columns in view["provinces"]]) for clan in range(CLANS)]


QUESTIONS: Final[dict[str, Any]] = {"unseen": unseen, "standing": standing}
