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
    EXCHANGE,
    GATES,
    HALVES,
    HATAMOTO,
    KINDS,
    MAJORITY,
    NONE,
    PARTS,
    PLUS,
    POSITIONS,
    PRINTED,
    PROVINCES,
    TILE_COPIES,
    TILE_KINDS,
    TITLES,
    TROOP_KINDS,
    VALUES,
)
from sengoku.games.shitenno.rules import payments as payer
from sengoku.games.shitenno.rules import purses, scoring
from sengoku.games.shitenno.view import uses

if TYPE_CHECKING:
    from sengoku.games.shitenno.shape import Favour, Price, Use, View


def position_of(view: View, province: int) -> int:
    """The leftmost free position of a province, 4 if there is none."""
    holders = view["board"][province]
    return holders.index(None) if None in holders else int(POSITIONS)


def price_in(view: View, province: int) -> i64:
    """Both prices of the next position of a province, as `payments` counts them."""
    gate = GATES[province]
    top = view["tops"][province]
    tile: i64 = gate if top is None else top
    value = VALUES[province * POSITIONS + position_of(view, province)]
    return purses.price_of(gate, PRINTED[province], tile, value)


def prices(view: View) -> list[Price | None]:
    """The next position of each province with its troops and its koku; None if it is full."""
    found: list[Price | None] = []
    for province in range(int(PROVINCES)):
        position = position_of(view, province)
        if position == POSITIONS:
            found.append(None)
            continue
        price = price_in(view, province)
        troops = [0, 0, 0, 0]
        troops[purses.troop_x(price)] += int(purses.needed_x(price))
        troops[purses.troop_y(price)] += int(purses.needed_y(price))
        koku = int(purses.koku_of(price))
        found.append({"position": position, "troops": troops, "koku": koku})
    return found


def parts_held(view: View) -> list[int]:
    """The counts of all parts that the viewer could spend; a TypeError for a spectator."""
    seat = view["seat"]
    hand = view["hand"]
    if seat is None or hand is None:
        raise TypeError("a spectator has no hand")
    bonuses = view["bonuses"][seat]
    stands_in = view["titles"][seat] == HATAMOTO and not (
        seat in view["actors"] and view["stood_in"]
    )
    tiles = [bonuses[EXCHANGE], bonuses[PLUS], int(stands_in)]
    return [*hand, *view["koku"][seat], *tiles]


def open_province(view: View, province: int) -> int:
    """The province, if a kamon can still go there; else a TypeError."""
    if not 0 <= province < PROVINCES or position_of(view, province) == POSITIONS:
        raise TypeError(f"no free position in province {province}")
    return province


def payments(view: View, province: int) -> list[list[int]]:
    """Every payment of the next position of a province, as counts of the twenty parts (STN-43)."""
    held = vec[i64](parts_held(view))
    return payer.spends(held, price_in(view, open_province(view, province)))


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
    gate = GATES[province]
    tile: i64 = won[position][0] if position < len(won) else gate
    return purses.price_of(gate, PRINTED[province], tile, VALUES[province * POSITIONS + position])


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
    found: list[int | None] = []
    for holders, golden in zip(view["board"], view["golden"], strict=True):
        leader = scoring.majority([NONE if who is None else who for who in holders], golden)
        found.append(None if leader == NONE else leader)
    return found


def last_favour(view: View) -> list[Favour]:
    """The final favour of each seat line by line, as if the game ended now (STN-62, STN-63).

    Before the end others' troops are hidden: as many as they have cards, at the least.
    """
    majorities = leaders(view)
    found: list[Favour] = []
    for seat in range(view["players"]):
        exchanges, plus, _ = view["bonuses"][seat]
        ones, twos, threes = view["koku"][seat]
        koku = ones + 2 * twos + 3 * threes
        exchanged = min(exchanges, troops_of(view, seat))
        led = [province for province, leader in enumerate(majorities) if leader == seat]
        added = plus if koku + exchanged > 0 else 0
        track = view["favour"][seat]
        majority = int(MAJORITY) * len(led)
        found.append(
            {
                "seat": seat,
                "track": track,
                "koku": koku,
                "exchanged": exchanged,
                "plus": added,
                "provinces": led,
                "majorities": majority,
                "total": track + koku + exchanged + added + majority,
            }
        )
    return found


def troops_of(view: View, seat: int) -> int:
    """The troops in a hand, if it is seen; else how many cards it has."""
    cards = view["hand"] if seat == view["seat"] else None
    if view["hands"] is not None:
        cards = view["hands"][seat]
    if cards is None:
        return view["troop_cards"][seat]
    return sum([count * int(HALVES[kind]) for kind, count in enumerate(cards)])


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
