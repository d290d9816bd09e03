"""Shitennō, the view as numbers, for learning."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.games.kernel.features import chosen, flag, multi_hot, part
from sengoku.games.kernel.moves import SEATS
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
from sengoku.games.shitenno.rules.provinces import tiles_won
from sengoku.games.shitenno.view.sight import troop_cards

if TYPE_CHECKING:
    from sengoku.games.shitenno.state import Shitenno

DIVISION: Final[i64] = 4 * KINDS + 3 * TITLES  # numbers of the table, the lots and the titles
PLAYERS: Final = range(FEWEST, MOST + 1)
CHAIRS: Final = SEATS[:MOST]
TROOP_CARD_NAMES: Final = CARD_NAMES[:14]
MOST_ROUNDS: Final[i64] = 12
MOST_KAMON: Final[i64] = 12
MOST_BONUSES: Final[i64] = 8
MOST_FAVOUR: Final[i64] = 300
MOST_COPIES: Final[i64] = 12
# A count of a part as a share of all that there are: by part, from none on. Half of the numbers are
# such counts, and `ratio` takes twice as long.
SHARES: Final = vec[float](
    [
        count / copies
        for copies in (*COPIES, *[MOST_BONUSES] * BONUSES)
        for count in range(MOST_COPIES + 1)
    ]
)

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


def numbers(state: Shitenno, seat: i64, out: vec[float], at: i64) -> None:
    """Write the view as numbers from 0 to 1, one for each of FEATURES."""
    at = chosen(out, at, MOST + 1 - FEWEST, state.players - FEWEST)
    at = chosen(out, at, MOST, seat)
    at = multi_hot(out, at, MOST, state.acting)
    at = chosen(out, at, MOST, state.tairo)
    at = chosen(out, at, 4, state.phase)
    at = part(out, at, state.round, MOST_ROUNDS)
    for other in range(state.players):
        at = of_seat(out, at, state, other)
    at += (MOST - state.players) * len(EACH)
    at = shares(out, at, state.troops, seat * TROOP_KINDS, 0, TROOP_KINDS)
    at = of_division(out, at, state, seat)
    at = of_turn(out, at, state, seat)
    at = of_board(out, at, state)
    at = shares(out, at, state.discards, 0, 0, TROOP_KINDS)
    at = shares(out, at, state.spent, 0, TROOP_KINDS, KINDS)
    at = shares(out, at, state.used, 0, KINDS, PARTS)
    at = part(out, at, len(state.pile), TROOP_CARDS)
    part(out, at, len(state.koku_pile), KOKU_CARDS)


def shares(out: vec[float], at: i64, counts: vec[i64], start: i64, first: i64, end: i64) -> i64:
    """Counts of some parts, each as a share of all that there are."""
    row = first * (MOST_COPIES + 1)
    for place in range(end - first):
        out[at + place] = SHARES[row + counts[start + place]]
        row += MOST_COPIES + 1
    return at + end - first


def of_seat(out: vec[float], at: i64, state: Shitenno, seat: i64) -> i64:
    """What lies open of one seat, as in EACH."""
    at = chosen(out, at, TITLES, state.titles[seat])
    at = chosen(out, at, TITLES, state.earned[seat])
    at = part(out, at, state.favour[seat], MOST_FAVOUR)
    at = part(out, at, state.kamon[seat], MOST_KAMON)
    at = part(out, at, troop_cards(state, seat), TROOP_CARDS)
    at = shares(out, at, state.koku, seat * KOKU_KINDS, TROOP_KINDS, KINDS)
    at = shares(out, at, state.bonuses, seat * BONUSES, KINDS, PARTS)
    return shares(out, at, state.known, seat * TROOP_KINDS, 0, TROOP_KINDS)


def of_division(out: vec[float], at: i64, state: Shitenno, seat: i64) -> i64:
    """The open cards, the tiles, the lots on offer, and the lot that the seat puts together."""
    if state.phase == PLACING:
        return at + DIVISION  # all is divided: a twelfth of the time is saved
    at = shares(out, at, state.table, 0, 0, KINDS)
    at = multi_hot(out, at, TITLES, state.hierarchy)
    for place in range(2):
        at = shares(out, at, state.offers, place * KINDS, 0, KINDS)
    for place in range(2):
        at = chosen(out, at, TITLES, state.offered[place])
    if state.phase == DIVIDING and state.acts(seat):
        shares(out, at, state.lot, 0, 0, KINDS)
    return at + KINDS


def of_turn(out: vec[float], at: i64, state: Shitenno, seat: i64) -> i64:
    """The payment that the seat puts together, and what was done in this turn."""
    if state.phase == PLACING and state.acts(seat):
        chosen(out, at, PROVINCES, state.claimed)
        shares(out, at + PROVINCES, state.spend, 0, 0, PARTS)
    at = chosen(out, at + PROVINCES + PARTS, 3, state.placed)
    return flag(out, at, state.stood_in != 0)


def of_board(out: vec[float], at: i64, state: Shitenno) -> i64:
    """Kamon, golden ones, and the troop on the top tile of each province."""
    for seat in state.board:
        if seat != NONE:
            out[at + seat] = 1.0
        at += MOST
    at = multi_hot(out, at, PROVINCES * POSITIONS, state.golden)
    for province in range(PROVINCES):
        won = tiles_won(state, province)
        top = state.stacks[province * STACK + won] // BONUSES if won < STACK else NONE
        at = chosen(out, at, TROOPS, top)
    return at
