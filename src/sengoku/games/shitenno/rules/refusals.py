"""Shitennō, the figures of a refusal: the numbers and names that explain a broken rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias

from mypy_extensions import i64

from sengoku.games.kernel.refusals import Figures
from sengoku.games.shitenno.codes import ADD_CODE, CLAIM_CODE, SPEND_CODE
from sengoku.games.shitenno.components import (
    BONUSES,
    DRAW_TILE,
    KAMON_A_TURN,
    POSITIONS,
    TITLE_NAMES,
    TITLES,
    TROOP_NAMES,
)
from sengoku.games.shitenno.rules.division import without_lot
from sengoku.games.shitenno.rules.holdings import part_held
from sengoku.games.shitenno.rules.provinces import filled, price_at
from sengoku.games.shitenno.rules.purses import koku_of, needed_x, needed_y, troop_x, troop_y

if TYPE_CHECKING:
    from sengoku.games.shitenno.state import Shitenno


def figures(state: Shitenno, seat: i64, move: i64, broken: str) -> Figures:
    """The numbers that explain why the move breaks that rule."""
    explanation = EXPLANATIONS.get(broken)
    return {} if explanation is None else explanation(state, seat, move)


# The even year.


def players_left(state: Shitenno, seat: int, move: int) -> Figures:
    """How many have no lot yet."""
    return {"players": without_lot(state)}


def tiles_left(state: Shitenno, seat: int, move: int) -> Figures:
    """The hierarchy tiles that are in no lot yet."""
    return {"tiles": names([title for title in range(TITLES) if state.hierarchy >> title & 1])}


def tiles_offered(state: Shitenno, seat: int, move: int) -> Figures:
    """The tiles of the two lots to choose from."""
    return {"tiles": names([state.offered[0], state.offered[1]])}


def names(titles: list[i64]) -> str:
    """Titles as a list in words."""
    return ", ".join([TITLE_NAMES[title] for title in titles])


def open_cards(state: Shitenno, seat: int, move: int) -> Figures:
    """How many of these cards lie open, and how many of them are in the lot already."""
    card = move - ADD_CODE
    return {"open": state.table[card], "lot": state.lot[card]}


def take_backs(state: Shitenno, seat: int, move: int) -> Figures:
    """How often something can be taken back."""
    return {"most": state.most_take_backs}


# The odd year.


def kamon_a_turn(state: Shitenno, seat: int, move: int) -> Figures:
    """How many kamon may be placed in a turn."""
    return {"most": KAMON_A_TURN}


def kamon_left(state: Shitenno, seat: int, move: int) -> Figures:
    """How many kamon the seat has left."""
    return {"kamon": state.kamon[seat]}


def positions(state: Shitenno, seat: int, move: int) -> Figures:
    """How many positions a province has."""
    return {"positions": POSITIONS}


def draw_tiles(state: Shitenno, seat: int, move: int) -> Figures:
    """How many Draw tiles the seat has."""
    return {"tiles": state.bonuses[seat * BONUSES + DRAW_TILE]}


def title(state: Shitenno, seat: int, move: int) -> Figures:
    """The title of the seat."""
    return {"title": TITLE_NAMES[state.titles[seat]]}


def parts_held(state: Shitenno, seat: int, move: int) -> Figures:
    """How many of these parts the seat has, and how many of them are in the payment already."""
    part = move - SPEND_CODE
    return {"held": part_held(state, seat, part), "spent": state.spend[part]}


def price_to_claim(state: Shitenno, seat: int, move: int) -> Figures:
    """The prices of the province that the move names."""
    return prices(state, move - CLAIM_CODE)


def price_to_pay(state: Shitenno, seat: int, move: int) -> Figures:
    """The prices of the province that is being paid."""
    return prices(state, state.claimed)


def prices(state: Shitenno, province: i64) -> Figures:
    """Both prices of the next position, such as "2 samurai, 1 bushi" and 4."""
    price = price_at(state, province, filled(state, province))
    return {"troops": troops_in_words(price), "koku": koku_of(price)}


def troops_in_words(price: i64) -> str:
    """The troops of a price, such as "2 samurai, 1 bushi"."""
    words = [f"{needed_x(price)} {TROOP_NAMES[troop_x(price)]}"]
    if needed_y(price):
        words.append(f"1 {TROOP_NAMES[troop_y(price)]}")
    return ", ".join(words)


Explanation: TypeAlias = "Callable[[Shitenno, int, int], Figures]"

# What explains each case; the others need no figures.
EXPLANATIONS: Final[dict[str, Explanation]] = {
    "STN-32.card": open_cards,
    "STN-32.often": take_backs,
    "STN-32.three": players_left,
    "STN-32.tile": tiles_left,
    "STN-35.lots": tiles_offered,
    "STN-35.tile": tiles_left,
    "STN-35.two": players_left,
    "STN-40.kamon": kamon_left,
    "STN-40.two": kamon_a_turn,
    "STN-41.full": positions,
    "STN-41.price": price_to_claim,
    "STN-43.hand": parts_held,
    "STN-43.often": take_backs,
    "STN-43.part": price_to_pay,
    "STN-43.short": price_to_pay,
    "STN-53.tile": draw_tiles,
    "STN-56.title": title,
    "STN-57.title": title,
}
