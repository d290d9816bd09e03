"""Shitennō, the view as numbers, for learning."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.learning import one_hot, ratio, zeros
from sengoku.games.moves import SEATS
from sengoku.games.shitenno.components import (
    BONUS_NAMES,
    BONUSES,
    CARD_NAMES,
    COPIES,
    DIVIDING,
    FEWEST,
    KINDS,
    KOKU_CARDS,
    KOKU_KINDS,
    KOKU_NAMES,
    MOST,
    NONE,
    PART_NAMES,
    PARTS,
    PHASE_NAMES,
    PLACING,
    POSITIONS,
    PROVINCE_NAMES,
    PROVINCES,
    STACK,
    TITLE_NAMES,
    TITLES,
    TROOP_CARDS,
    TROOP_KINDS,
    TROOP_NAMES,
    TROOPS,
)
from sengoku.games.shitenno.view import tiles_won, troop_cards

if TYPE_CHECKING:
    from sengoku.games.shitenno.rules import Shitenno

PLAYERS: Final = range(FEWEST, MOST + 1)
CHAIRS: Final = SEATS[:MOST]
TROOP_CARD_NAMES: Final = CARD_NAMES[:14]
MOST_ROUNDS: Final[i64] = 12
MOST_KAMON: Final[i64] = 12
MOST_BONUSES: Final[i64] = 8
MOST_FAVOUR: Final[i64] = 300

EACH: Final = (
    *[f"is {title}" for title in TITLE_NAMES],
    *[f"earned {title}" for title in TITLE_NAMES],
    f"favour / {MOST_FAVOUR}",
    f"kamon / {MOST_KAMON}",
    f"troop cards / {TROOP_CARDS}",
    *[f"{koku} in hand" for koku in KOKU_NAMES],
    *[f"{bonus} tiles / {MOST_BONUSES}" for bonus in BONUS_NAMES],
    *[f"{card} known in hand" for card in TROOP_CARD_NAMES],
)

FEATURES: Final = (
    *[f"{number} players" for number in PLAYERS],
    *[f"I am {seat}" for seat in CHAIRS],
    *[f"{seat} decides" for seat in CHAIRS],
    *[f"{seat} is Tairo" for seat in CHAIRS],
    *[f"phase {phase}" for phase in PHASE_NAMES],
    f"round / {MOST_ROUNDS}",
    *[f"{seat} {what}" for seat in CHAIRS for what in EACH],
    *[f"my {card}" for card in TROOP_CARD_NAMES],
    *[f"{card} on the table" for card in CARD_NAMES],
    *[f"tile {title} left" for title in TITLE_NAMES],
    *[f"{card} in offer {offer}" for offer in (1, 2) for card in CARD_NAMES],
    *[f"{title} in offer {offer}" for offer in (1, 2) for title in TITLE_NAMES],
    *[f"{card} in my lot" for card in CARD_NAMES],
    *[f"I pay for {province}" for province in PROVINCE_NAMES],
    *[f"I spend {part}" for part in PART_NAMES],
    *[f"{placed} kamon placed" for placed in (0, 1, 2)],
    "Hatamoto used",
    *[
        f"{seat} at {province} {position + 1}"
        for province in PROVINCE_NAMES
        for position in range(4)
        for seat in CHAIRS
    ],
    *[
        f"golden at {province} {position + 1}"
        for province in PROVINCE_NAMES
        for position in range(4)
    ],
    *[f"{troop} on {province}" for province in PROVINCE_NAMES for troop in TROOP_NAMES],
    *[f"{card} discarded" for card in TROOP_CARD_NAMES],
    *[f"{koku} spent" for koku in KOKU_NAMES],
    *[f"{bonus} tiles used / {MOST_BONUSES}" for bonus in BONUS_NAMES],
    f"pile / {TROOP_CARDS}",
    f"koku pile / {KOKU_CARDS}",
)


def numbers(state: Shitenno, seat: i64) -> vec[float]:
    """The view as numbers from 0 to 1, one for each of FEATURES."""
    out = vec[float](capacity=len(FEATURES))
    for number in PLAYERS:
        out = append(out, 1.0 if number == state.players else 0.0)
    out = one_hot(out, MOST, 1 << seat)
    out = one_hot(out, MOST, state.acting)
    out = chosen(out, MOST, state.tairo)
    out = chosen(out, 4, state.phase)
    out = append(out, ratio(state.round, MOST_ROUNDS))
    for other in range(state.players):
        out = of_seat(out, state, other)
    out = zeros(out, (MOST - state.players) * len(EACH))
    out = cards(out, state.troops, seat * TROOP_KINDS, TROOP_KINDS)
    out = of_division(out, state, seat)
    out = of_turn(out, state, seat)
    out = of_board(out, state)
    out = cards(out, state.discards, 0, TROOP_KINDS)
    for koku in range(KOKU_KINDS):
        out = append(out, ratio(state.spent[koku], COPIES[TROOP_KINDS + koku]))
    for bonus in range(BONUSES):
        out = append(out, ratio(state.used[bonus], MOST_BONUSES))
    out = append(out, ratio(len(state.pile), TROOP_CARDS))
    return append(out, ratio(len(state.koku_pile), KOKU_CARDS))


def chosen(out: vec[float], size: i64, number: i64) -> vec[float]:
    """One of so many, or none."""
    return one_hot(out, size, 0 if number == NONE else 1 << number)


def cards(out: vec[float], counts: vec[i64], first: i64, kinds: i64) -> vec[float]:
    """Counts of cards, each as a part of all its copies."""
    for kind in range(kinds):
        out = append(out, ratio(counts[first + kind], COPIES[kind]))
    return out


def of_seat(out: vec[float], state: Shitenno, seat: i64) -> vec[float]:
    out = chosen(out, TITLES, state.titles[seat])
    out = chosen(out, TITLES, state.earned[seat])
    out = append(out, ratio(state.favour[seat], MOST_FAVOUR))
    out = append(out, ratio(state.kamon[seat], MOST_KAMON))
    out = append(out, ratio(troop_cards(state, seat), TROOP_CARDS))
    for koku in range(KOKU_KINDS):
        held = state.koku[seat * KOKU_KINDS + koku]
        out = append(out, ratio(held, COPIES[TROOP_KINDS + koku]))
    for bonus in range(BONUSES):
        out = append(out, ratio(state.bonuses[seat * BONUSES + bonus], MOST_BONUSES))
    return cards(out, state.known, seat * TROOP_KINDS, TROOP_KINDS)


def of_division(out: vec[float], state: Shitenno, seat: i64) -> vec[float]:
    out = cards(out, state.table, 0, KINDS)
    out = one_hot(out, TITLES, state.hierarchy)
    for place in range(2):
        out = cards(out, state.offers, place * KINDS, KINDS)
    for place in range(2):
        out = chosen(out, TITLES, state.offered[place])
    if state.phase == DIVIDING and state.acts(seat):
        return cards(out, state.lot, 0, KINDS)
    return zeros(out, KINDS)


def of_turn(out: vec[float], state: Shitenno, seat: i64) -> vec[float]:
    if state.phase == PLACING and state.acts(seat):
        out = chosen(out, PROVINCES, state.claimed)
        for part in range(PARTS):
            most = COPIES[part] if part < KINDS else MOST_BONUSES
            out = append(out, ratio(state.spend[part], most))
    else:
        out = zeros(out, PROVINCES + PARTS)
    out = one_hot(out, 3, 1 << state.placed)
    return append(out, 1.0 if state.stood_in else 0.0)


def of_board(out: vec[float], state: Shitenno) -> vec[float]:
    for place in range(PROVINCES * POSITIONS):
        out = chosen(out, MOST, state.board[place])
    out = one_hot(out, PROVINCES * POSITIONS, state.golden)
    for province in range(PROVINCES):
        won = tiles_won(state, province)
        top = state.stacks[province * STACK + won] // BONUSES if won < STACK else NONE
        out = chosen(out, TROOPS, top)
    return out
