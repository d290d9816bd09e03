"""Shinobi, what a seat sees (SHI-13), and the questions that a view answers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.games.shinobi import shape
from sengoku.games.shinobi.components import CLANS, KINDS, NINJA, NONE, copies_of
from sengoku.games.shinobi.rules import hand_size, standing

if TYPE_CHECKING:
    from sengoku.games.shinobi.shape import Open, Own, View
    from sengoku.games.shinobi.state import Shinobi


SHOWS: Final = tuple(shape.Open.__annotations__)  # in this order


def show(state: Shinobi, seen: Open) -> None:
    """What lies open, and all loyalties at the end."""
    seen["order"] = state.order
    seen["provinces"] = rows(state.provinces, CLANS)
    seen["protected"] = protected_columns(state)
    seen["vacated"] = None if state.vacated < 0 else [state.vacated // CLANS, state.vacated % CLANS]
    seen["discards"] = list(state.discards)
    seen["deeds"] = rows(state.deeds, CLANS)
    seen["pile"] = len(state.pile)
    seen["hand_sizes"] = [hand_size(state, other) for other in range(state.players)]
    seen["last"] = state.last if state.last >= 0 else None
    seen["standing"] = [standing(state, clan) for clan in range(CLANS)]
    seen["loyalties"] = None if state.acting else list(state.loyalties)  # SHI-41


def sight(state: Shinobi, seat: int | None) -> Own:
    """The seat's own hand and loyalty; a spectator (None) has neither."""
    return {
        "hand": None if seat is None else hand(state, seat),
        "loyalty": None if seat is None else state.loyalties[seat],
        "unseen": [unseen_of(state, NONE if seat is None else seat, kind) for kind in range(KINDS)],
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


def unseen_of(state: Shinobi, seat: i64, kind: i64) -> i64:
    """How many cards of a kind the seat (NONE: a spectator) does not see: in hands, in the pile."""
    left = copies_of(kind) - state.discards[kind]
    if kind != NINJA:
        left -= standing(state, kind)
    if seat != NONE:
        left -= state.hands[seat * KINDS + kind]
    return left


# Questions, answered from a view.


def unseen(view: View) -> list[int]:
    """How many cards of each kind the viewer does not see: in other hands and in the pile."""
    return view["unseen"]


def standings(view: View) -> list[int]:
    """How many cards of each clan lie on the table (what SHI-41 will count)."""
    return view["standing"]


QUESTIONS: Final[dict[str, Any]] = {"unseen": unseen, "standing": standings}
