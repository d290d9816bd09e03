"""Shitennō, the figures of a refusal: the numbers and names that explain a broken rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from sengoku.games.refusals import Figures
from sengoku.games.shitenno import division, provinces, purses
from sengoku.games.shitenno.components import (
    BONUSES,
    DRAW_TILE,
    KAMON_A_TURN,
    POSITIONS,
    TAKE_BACKS,
    TITLE_NAMES,
    TITLES,
    TROOP_NAMES,
)

if TYPE_CHECKING:
    from sengoku.games.shitenno.rules import Shitenno


def figures(state: Shitenno, seat: i64, move: i64, broken: str) -> Figures:
    """The numbers that explain why the move breaks that rule."""
    if broken.endswith(".often"):
        return {"most": TAKE_BACKS}
    if broken.startswith("STN-3"):
        return division_figures(state, seat, move, broken)
    parts = state.game.moves.parts(move)
    if broken == "STN-41.price":
        return price_figures(state, parts["province"])
    if broken in ("STN-43.part", "STN-43.short"):
        return price_figures(state, state.claimed)
    if broken == "STN-43.hand":
        held = provinces.hold(state, seat)
        return {"held": held[parts["part"]], "spent": state.spend[parts["part"]]}
    if broken == "STN-53.tile":
        return {"tiles": state.bonuses[seat * BONUSES + DRAW_TILE]}
    return turn_figures(state, seat, broken)


def turn_figures(state: Shitenno, seat: i64, broken: str) -> Figures:
    if broken == "STN-40.two":
        return {"most": KAMON_A_TURN}
    if broken == "STN-40.kamon":
        return {"kamon": state.kamon[seat]}
    if broken == "STN-41.full":
        return {"positions": POSITIONS}
    if broken in ("STN-56.title", "STN-57.title"):
        return {"title": TITLE_NAMES[state.titles[seat]]}
    return {}


def division_figures(state: Shitenno, seat: i64, move: i64, broken: str) -> Figures:
    if broken in ("STN-35.two", "STN-32.three"):
        return {"players": division.without_lot(state)}
    if broken in ("STN-32.tile", "STN-35.tile"):
        return {"tiles": names([title for title in range(TITLES) if state.hierarchy >> title & 1])}
    if broken == "STN-35.lots":
        return {"tiles": names([state.offered[0], state.offered[1]])}
    if broken == "STN-32.card":
        card = state.game.moves.parts(move)["card"]
        return {"open": state.table[card], "lot": state.lot[card]}
    return {}


def names(titles: list[i64]) -> str:
    return ", ".join([TITLE_NAMES[title] for title in titles])


def price_figures(state: Shitenno, province: i64) -> Figures:
    """Both prices of the next position, such as "2 samurai, 1 bushi" and 4."""
    price = provinces.price_at(state, province, provinces.filled(state, province))
    return {"troops": troops_in_words(price), "koku": purses.koku_of(price)}


def troops_in_words(price: i64) -> str:
    words = [f"{purses.needed_x(price)} {TROOP_NAMES[price & 7]}"]
    if purses.needed_y(price):
        words.append(f"1 {TROOP_NAMES[price >> 6 & 7]}")
    return ", ".join(words)
