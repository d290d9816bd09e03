"""Shinobi, which positions there are: what a dump must satisfy to come from some game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from sengoku.games.kernel.dumps import possible
from sengoku.games.kernel.moves import label
from sengoku.games.shinobi.components import (
    ARMIES,
    CLANS,
    FIRST,
    HAND,
    KIND_NAMES,
    KINDS,
    NINJA,
    NONE,
    SECOND,
    THIRD,
    copies_of,
)
from sengoku.games.shinobi.rules import hand_size, result

if TYPE_CHECKING:
    from sengoku.games.shinobi.state import Shinobi


def check(state: Shinobi) -> None:
    """Raise IllegalPosition for what no game can come to."""
    check_shape(state)
    check_cards(state)
    check_deeds(state)
    check_loyalties(state)
    check_turn(state)
    check_hands(state)
    check_end(state)


def check_shape(state: Shinobi) -> None:
    """Every list has the length for this number of players, every number is in range."""
    seats = state.players
    possible(len(state.hands) == seats * KINDS, "DUMP.rows", {"field": "hands"})
    possible(len(state.provinces) == seats * CLANS, "DUMP.rows", {"field": "provinces"})
    possible(len(state.deeds) == seats * CLANS, "DUMP.rows", {"field": "deeds"})
    possible(len(state.loyalties) == seats, "DUMP.rows", {"field": "loyalties"})
    possible(len(state.discards) == KINDS, "DUMP.rows", {"field": "discards"})
    possible(FIRST <= state.order <= THIRD, "DUMP.number", {"field": "order"})
    possible(NONE <= state.last < seats, "DUMP.number", {"field": "last"})
    possible(NONE <= state.vacated < seats * CLANS, "DUMP.number", {"field": "vacated"})
    possible(0 <= state.protected < 1 << seats * CLANS, "DUMP.number", {"field": "protected"})
    for card in state.pile:
        possible(0 <= card < KINDS, "DUMP.number", {"field": "pile"})
    for name, counts in (
        ("hands", state.hands),
        ("provinces", state.provinces),
        ("discards", state.discards),
    ):
        for count in counts:
            possible(0 <= count <= ARMIES, "DUMP.number", {"field": name})


def check_cards(state: Shinobi) -> None:
    """Eleven cards of each clan and three ninja, wherever they lie (SHI-02)."""
    for kind in range(KINDS):
        found = state.discards[kind]
        for card in state.pile:
            found += card == kind
        for seat in range(state.players):
            found += state.hands[seat * KINDS + kind]
            if kind != NINJA:
                found += state.provinces[seat * CLANS + kind]
        needed = copies_of(kind)
        possible(
            found == needed,
            "SHI-02.cards",
            {"kind": KIND_NAMES[kind], "found": found, "needed": needed},
        )
    lost = sum(list(state.discards[:CLANS]))
    possible(state.discards[NINJA] <= lost, "SHI-21.discards")  # each struck a card


def check_deeds(state: Shinobi) -> None:
    """By clan: deeds sum to the cards on the table; cards laid lie there or are discarded."""
    for clan in range(CLANS):
        done: i64 = 0
        laid: i64 = 0
        table: i64 = 0
        for seat in range(state.players):
            deed = state.deeds[seat * CLANS + clan]
            done += deed
            laid += max(deed, 0)
            table += state.provinces[seat * CLANS + clan]
        fits = done == table and laid <= table + state.discards[clan]
        possible(fits, "SHI-13.deeds", {"clan": KIND_NAMES[clan]})


def check_loyalties(state: Shinobi) -> None:
    """One clan for each seat, no clan twice (SHI-03, SHI-10)."""
    served: i64 = 0
    for clan in state.loyalties:
        possible(0 <= clan < CLANS and not served >> clan & 1, "SHI-10.loyalty")
        served |= 1 << clan


def check_turn(state: Shinobi) -> None:
    """One seat acts, until the last turn is over; what it did this turn is protected (SHI-28)."""
    possible(len(state.actors) <= 1, "SHI-12.actors")
    possible((len(state.pile) == 0) == (state.last != NONE), "SHI-40.last")
    touched = [column for column in range(state.players * CLANS) if state.protected >> column & 1]
    possible((state.order == FIRST) == (not touched), "SHI-28.early")
    possible(len(touched) < state.order, "SHI-28.many")
    if state.order == SECOND:
        possible(touched[0] // CLANS not in state.actors, "SHI-28.own")
    for seat in state.actors:
        marched = state.order == THIRD and hand_size(state, seat) == HAND - 1
        strict = bool(state.options["protect_move_source"])
        possible((state.vacated != NONE) == (marched and strict), "SHI-29.early")
        possible(state.vacated // CLANS != seat, "SHI-29.own")


def check_hands(state: Shinobi) -> None:
    """Four cards when a turn begins, less what was played since; fewer at the end (SHI-30)."""
    for seat in range(state.players):
        fewest, most = hand_bounds(state, seat)
        size = hand_size(state, seat)
        possible(
            fewest <= size <= most,
            "SHI-30.hand",
            {"seat": label(seat), "cards": size, "fewest": fewest, "most": most},
        )


def hand_bounds(state: Shinobi, seat: int) -> tuple[i64, i64]:
    if seat in state.actors:
        if state.order == FIRST:
            return HAND, HAND
        if state.order == SECOND:
            return HAND - 1, HAND - 1
        return HAND - 2, HAND - 1
    if state.last == NONE:
        return HAND, HAND
    if seat == state.last:
        return HAND - 1, HAND
    if had_last_turn(state, seat):
        return HAND - 2, HAND - 1
    return HAND, HAND


def had_last_turn(state: Shinobi, seat: int) -> bool:
    """Whether the seat sits between the one that drew the last card and the one that acts."""
    if not state.actors:
        return True
    seats = state.players
    return (seat - state.last) % seats < (state.actors[0] - state.last) % seats


def check_end(state: Shinobi) -> None:
    """Scores and ranks belong to the end, and are those of the table (SHI-40, SHI-41)."""
    if state.actors:
        possible(state.actors[0] != state.last, "SHI-40.turn")
        possible(state.scores == () and state.ranks == (), "SHI-41.early")
    else:
        possible(state.last != NONE and state.order == FIRST, "SHI-40.over")
        possible(state.vacated == NONE, "SHI-29.early")
        possible((state.scores, state.ranks) == result(state), "SHI-41.result")
