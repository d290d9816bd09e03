"""Shitennō, questions that a view answers: prices, payments, what a lot could buy, the last favour.

Each is a function of a view and of parts with names. Parts that make no sense are a TypeError,
which the kernel turns into a refusal.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.games.shitenno.components import (
    COPIES,
    GATES,
    HATAMOTO,
    KINDS,
    PARTS,
    POSITIONS,
    PRINTED,
    PROVINCES,
    TILE_COPIES,
    TILE_KINDS,
    TITLES,
    TROOP_KINDS,
    TROOPS,
    VALUES,
)
from sengoku.games.shitenno.rules import payments as payer
from sengoku.games.shitenno.rules import purses
from sengoku.games.shitenno.versions import SWITCHES
from sengoku.games.shitenno.view import uses
from sengoku.games.shitenno.view.favour import last_favour

if TYPE_CHECKING:
    from sengoku.games.shitenno.shape import Price, Use, View

# What things are worth to keep, in troops: it orders payments, and no rule depends on it.
WORTH: Final = (*[1.0] * 4, *[1.7] * 10, 0.9, 1.8, 2.7, 1.6, 1.5, 0.3)


def position_of(view: View, province: int) -> int:
    """The leftmost free position of a province, 4 if there is none."""
    position = view["provinces"][province]["position"]
    return int(POSITIONS) if position is None else position


def price_in(view: View, province: int) -> i64:
    """Both prices of the next position of a province, as `payments` counts them."""
    top = view["tops"][province]
    return price_with(view, province, position_of(view, province), top)


def price_with(view: View, province: int, position: int, top: int | None) -> i64:
    """Both prices of a position that had this troop on its tile; None: it had none."""
    gate = GATES[province]
    tile: i64 = gate if top is None else top
    value = VALUES[province * POSITIONS + position]
    on_cards = SWITCHES["plus_pays_on_cards"].on(view["rules"])
    return purses.price_of(gate, PRINTED[province], tile, value, on_cards)


def prices(view: View) -> list[Price | None]:
    """The next position of each province with its troops and its koku; None if it is full."""
    found: list[Price | None] = []
    for told in view["provinces"]:
        position, koku = told["position"], told["koku"]
        if position is None or koku is None:
            found.append(None)
            continue
        troops = [told["troops"].count(troop) for troop in range(int(TROOPS))]
        found.append({"position": position, "troops": troops, "koku": koku})
    return found


def parts_held(view: View) -> list[int]:
    """The counts of all parts that the viewer could spend; a TypeError for a spectator."""
    held = view["held"]
    if held is None:
        raise TypeError("a spectator has no hand")
    return list(held)


def open_province(view: View, province: int) -> int:
    """The province, if a kamon can still go there; else a TypeError."""
    if not 0 <= province < PROVINCES or position_of(view, province) == POSITIONS:
        raise TypeError(f"no free position in province {province}")
    return province


def payments(view: View, province: int) -> list[list[int]]:
    """Every payment of the next position of a province, as counts of the twenty parts (STN-43).

    The cheapest comes first: the one whose parts one would rather spend than keep.
    """
    held = vec[i64](parts_held(view))
    found = payer.spends(held, price_in(view, open_province(view, province)))
    return sorted(found, key=worth)


def worth(spend: list[int]) -> float:
    """About how much the parts of a payment are worth to whoever keeps them."""
    return sum([count * WORTH[part] for part, count in enumerate(spend)])


def explain(view: View, province: int, spend: list[int], position: int | None = None) -> Use:
    """One use of a payment in detail; of an earlier position if one is given (see `uses`)."""
    if len(spend) != PARTS or min(spend) < 0:
        raise TypeError(f"a spend is {PARTS} counts of parts")
    if position is None:
        price = price_in(view, open_province(view, province))
    else:
        price = past_price(view, province, position)
    number = purses.counted(vec[i64](spend), price)
    if not payer.is_payment(number, number, price):
        raise TypeError("this spend is no payment of the position")
    return uses.explain(spend, price)


def past_price(view: View, province: int, position: int) -> i64:
    """The prices that a taken position had."""
    if not 0 <= province < PROVINCES or not 0 <= position < position_of(view, province):
        raise TypeError(f"province {province} has no kamon at position {position}")
    won = view["won"][province]
    top = won[position][0] if position < len(won) else None
    return price_with(view, province, position, top)


def buys(view: View, cards: list[int], title: int | None = None) -> list[int]:
    """The provinces that the viewer could pay with these cards (17 counts) besides their own.

    With a title, as if they held that one: the Hatamoto helps to pay.
    """
    if len(cards) != KINDS or min(cards) < 0:
        raise TypeError(f"a lot is {KINDS} counts of cards")
    if title is not None and not 0 <= title < TITLES:
        raise TypeError(f"there is no title {title}")
    held = parts_held(view)
    for card in range(int(KINDS)):
        held[card] = min(held[card] + cards[card], int(COPIES[card]))
    if title is not None:
        held[-1] = int(title == HATAMOTO)
    found: list[int] = []
    for province in range(int(PROVINCES)):
        if position_of(view, province) < POSITIONS:
            price = price_in(view, province)
            if purses.payable(purses.counted(vec[i64](held), price), price):
                found.append(province)
    return found


def unseen(view: View) -> list[int]:
    """How many troop cards of each kind the viewer does not see: in the pile, in other hands."""
    left = [int(copies) for copies in COPIES[:TROOP_KINDS]]
    places = [view["discards"], view["table"], *[offer["cards"] for offer in view["offers"]]]
    if view["hands"] is not None:
        places += view["hands"]
    else:
        places += [known for seat, known in enumerate(view["known"]) if seat != view["seat"]]
        places.append(view["hand"] or [0] * int(TROOP_KINDS))
    for counts in places:
        for kind in range(int(TROOP_KINDS)):
            left[kind] -= counts[kind]
    return left


def unseen_tiles(view: View) -> list[int]:
    """How many tiles of each kind (troop * 3 + bonus) nobody has won yet."""
    left = [int(TILE_COPIES)] * int(TILE_KINDS)
    for tiles in view["won"]:
        for troop, bonus in tiles:
            left[troop * 3 + bonus] -= 1
    return left


def leaders(view: View) -> list[int | None]:
    """Who has the majority in each province now (STN-63)."""
    return [province["leader"] for province in view["provinces"]]


QUESTIONS: Final[dict[str, Any]] = {
    "prices": prices,
    "payments": payments,
    "explain": explain,
    "buys": buys,
    "unseen": unseen,
    "unseen_tiles": unseen_tiles,
    "leaders": leaders,
    "last_favour": last_favour,
}
