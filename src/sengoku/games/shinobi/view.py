"""Shinobi, what a seat knows: SHI-13. Its view, other worlds that look the same, its questions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.chance import Random
from sengoku.games.kernel import Plain
from sengoku.games.learning import chosen, flag, one_hot, part, parts
from sengoku.games.moves import SEATS
from sengoku.games.shinobi.components import (
    ARMIES,
    CARDS,
    CLAN_NAMES,
    CLANS,
    FEWEST,
    HAND,
    KIND_NAMES,
    KINDS,
    MOST,
    NINJA,
    NINJAS,
)

if TYPE_CHECKING:
    from sengoku.games.shinobi.rules import Shinobi


def open_sight(state: Shinobi) -> Plain:
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


def sight(state: Shinobi, seat: int | None) -> Plain:
    """The seat's own hand and loyalty."""
    return {
        "hand": None if seat is None else hand(state, seat),
        "loyalty": None if seat is None else state.loyalties[seat],
    }


def rows(numbers: vec[i64], length: i64) -> list[list[int]]:
    return [list(numbers[start : start + length]) for start in range(0, len(numbers), length)]


def hand(state: Shinobi, seat: i64) -> list[int]:
    return list(state.hands[seat * KINDS : seat * KINDS + KINDS])


def hand_size(state: Shinobi, seat: i64) -> i64:
    size: i64 = 0
    for kind in range(KINDS):
        size += state.hands[seat * KINDS + kind]
    return size


def protected_columns(state: Shinobi) -> list[list[int]]:
    """The columns played into, moved into or struck this turn, as [province, clan] (SHI-28)."""
    return [
        [column // CLANS, column % CLANS]
        for column in range(state.players * CLANS)
        if state.protected >> column & 1
    ]


# Other worlds.


def deal_anew(world: Shinobi, me: i64, random: Random) -> None:
    """Deal everything hidden from the seat anew (-1: from a spectator).

    What it sees tells nothing about how the hidden cards lie, so every order of them is as likely
    as any other, and so is every assignment of the clans that it does not serve itself.
    """
    if world.acting:  # they were revealed at the end (SHI-41)
        deal_loyalties(world, me, random)
    deal_cards(world, me, random)


def deal_loyalties(world: Shinobi, me: i64, random: Random) -> None:
    clans = vec[i64](capacity=CLANS)
    for clan in range(CLANS):
        if me < 0 or clan != world.loyalties[me]:
            clans = append(clans, clan)
    random.shuffle(clans)
    dealt: i64 = 0
    for seat in range(world.players):
        if seat != me:
            world.loyalties[seat] = clans[dealt]
            dealt += 1


def deal_cards(world: Shinobi, me: i64, random: Random) -> None:
    hidden = hidden_cards(world, me)
    random.shuffle(hidden)
    left: i64 = len(hidden)
    for seat in range(world.players):
        if seat != me:
            size = hand_size(world, seat)
            for kind in range(KINDS):
                world.hands[seat * KINDS + kind] = 0
            for _ in range(size):
                left -= 1
                world.hands[seat * KINDS + hidden[left]] += 1
    world.pile = hidden[:left]


def hidden_cards(world: Shinobi, me: i64) -> vec[i64]:
    """The cards in the pile and in other hands, sorted: those of the box that `me` does not see."""
    hidden = vec[i64](capacity=CARDS)
    for kind in range(KINDS):
        count = ARMIES if kind != NINJA else NINJAS
        count -= world.discards[kind]
        if me >= 0:
            count -= world.hands[me * KINDS + kind]
        if kind != NINJA:
            for province in range(world.players):
                count -= world.provinces[province * CLANS + kind]
        for _ in range(count):
            hidden = append(hidden, kind)
    return hidden


# Questions, answered from a view.


def unseen(view: Plain) -> list[int]:
    """How many cards of each kind the viewer does not see: in other hands and in the pile."""
    seen = list(view["discards"])
    for kind, cards in enumerate(view["hand"] or []):
        seen[kind] += cards
    for columns in view["provinces"]:
        for clan, cards in enumerate(columns):
            seen[clan] += cards
    return [(NINJAS if kind == NINJA else ARMIES) - seen[kind] for kind in range(KINDS)]


def standing(view: Plain) -> list[int]:
    """How many cards of each clan lie on the table (what SHI-41 will count)."""
    return [sum([columns[clan] for columns in view["provinces"]]) for clan in range(CLANS)]


QUESTIONS: Final[dict[str, Any]] = {"unseen": unseen, "standing": standing}


# Learning.

PLAYERS: Final = range(FEWEST, MOST + 1)

FEATURES: Final = (
    *[f"{number} players" for number in PLAYERS],
    "option protect_move_source",
    *[f"I am {seat}" for seat in SEATS[:MOST]],
    *[f"I serve {clan}" for clan in CLAN_NAMES],
    *[f"{seat} decides" for seat in SEATS[:MOST]],
    *[f"order {order}" for order in (1, 2, 3)],
    *[f"my {kind} / {HAND}" for kind in KIND_NAMES],
    *[f"{seat}'s hand / {HAND}" for seat in SEATS[:MOST]],
    *[f"{clan} in {seat} / {ARMIES}" for seat in SEATS[:MOST] for clan in CLAN_NAMES],
    *[f"{clan} in {seat} protected" for seat in SEATS[:MOST] for clan in CLAN_NAMES],
    *[f"{kind} discarded / {ARMIES}" for kind in KIND_NAMES],
    *[f"{seat}'s deeds for {clan} / {ARMIES}" for seat in SEATS[:MOST] for clan in CLAN_NAMES],
    f"pile / {CARDS}",
    *[f"{seat} drew the last card" for seat in SEATS[:MOST]],
)


def numbers(state: Shinobi, seat: i64, out: vec[float], at: i64) -> None:
    """Write the view as numbers from 0 to 1 (deeds from -1), one for each of FEATURES."""
    absent: i64 = MOST - state.players
    at = chosen(out, at, len(PLAYERS), state.players - FEWEST)
    at = flag(out, at, bool(state.options["protect_move_source"]))
    at = chosen(out, at, MOST, seat)
    at = chosen(out, at, CLANS, state.loyalties[seat])
    at = one_hot(out, at, MOST, state.acting)
    at = chosen(out, at, 3, state.order - 1)
    for kind in range(KINDS):
        at = part(out, at, state.hands[seat * KINDS + kind], HAND)
    for other in range(state.players):
        at = part(out, at, hand_size(state, other), HAND)
    at = parts(out, at + absent, state.provinces, ARMIES) + absent * CLANS
    safe = state.protected if state.vacated < 0 else state.protected | 1 << state.vacated
    at = one_hot(out, at, MOST * CLANS, safe)
    at = parts(out, at, state.discards, ARMIES)
    at = parts(out, at, state.deeds, ARMIES) + absent * CLANS
    at = part(out, at, len(state.pile), CARDS)
    chosen(out, at, MOST, state.last)
