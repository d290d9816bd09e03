"""Senji in text, lines that stand for several moves: bids, offers, promises, orders, marches."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from sengoku.text.composing import Composer, NotCompound
from sengoku.text.face import Compound
from sengoku.text.faces.senji.box import (
    CARD,
    LOT,
    ORDER,
    PROMISE,
    PROVINCE,
    SAMURAI,
    SEAT,
)
from sengoku.text.faces.senji.deals import answer, counter, offer, take, want
from sengoku.text.faces.senji.marches import march, move
from sengoku.text.faces.senji.phrases import (
    COMMA,
    card_of,
    cut,
    is_list,
    is_small,
    items,
    lead,
    named,
    near,
    slot_of,
    tokens_of,
    view_of,
)
from sengoku.text.vocabulary import Tokens

# The auction.


def bid(composer: Composer, rest: str) -> None:
    """Lay one or several cards under a lot: "bid trade 4, member 1 on yellow trade"."""
    cards, on = cut(composer, tokens_of(rest), "on")
    if not on or not cards:
        raise NotCompound
    lot = lot_of(composer, on)
    for item in items(composer, cards):
        slot = slot_of(composer, item, lambda slot: composer.can("lay", slot, lot))
        composer.play("lay", slot, lot)


def lot_of(composer: Composer, said: Tokens) -> int:
    """A lot by its name, or by the card that is for sale there."""
    lots = view_of(composer)["lots"]
    if not near(composer, LOT, said):
        cards = near(composer, CARD, said)
        found = {lots.index(card): off for card, off in cards.items() if card in lots}
        return named(composer, LOT, said, lambda lot: lots[lot] is not None, found)
    return named(composer, LOT, said, lambda lot: lots[lot] is not None)


# Winter: promises.


def promise(composer: Composer, rest: str) -> None:
    """Make a promise to somebody, or to all: "promise chiyo spare kaga"."""
    said = tokens_of(rest)
    parts: dict[str, int] = {}
    to_all = False
    while said:
        if is_small(composer, said[0], "all"):
            to_all, said = True, said[1:]
            continue
        found = lead(composer, said, SEAT, PROMISE, PROVINCE)
        if found is None and said[0] in composer.vocabulary.skips:
            said = said[1:]
            continue
        if found is None or found[0].name in parts:
            raise NotCompound
        parts[found[0].name], said = found[1], found[2]
    if "pledge" not in parts or len(parts) + to_all < 2:
        raise NotCompound
    composer.play("promise", parts["pledge"])
    if "province" in parts:
        composer.play("about", parts["province"])
    if to_all:
        composer.play("proclaim")
    elif "seat" in parts:
        composer.play("tell", parts["seat"])


# Spring.


def order(composer: Composer, rest: str) -> None:
    """Orders for many provinces: "order kaga movement, owari production, rest recruitment"."""
    waiting: list[int] = []
    others = False
    found: list[tuple[int | None, int]] = []  # a province, or None for all others, and its order
    for item in items(composer, tokens_of(rest)):
        token = None
        said = item
        while said:
            if is_small(composer, said[0], "rest"):
                others, said = True, said[1:]
                continue
            met = lead(composer, said, PROVINCE, ORDER)
            if met is None:
                raise NotCompound
            if met[0] is PROVINCE:
                waiting.append(met[1])
            else:
                token = met[1]
            said = met[2]
        if token is not None:
            found += [(where, token) for where in [*waiting, *([None] if others else [])]]
            waiting, others = [], False
    if waiting or others or not found:
        raise NotCompound
    for where, token in sorted(found, key=lambda pair: pair[0] is None):
        for one in unordered(composer) if where is None else [where]:
            lay_order(composer, token, one)


def unordered(composer: Composer) -> list[int]:
    """The own provinces that have no order yet."""
    view = view_of(composer)
    owners = enumerate(view["owners"])
    orders = view["own"]["orders"]
    return [where for where, owner in owners if owner == composer.seat and not orders[where]]


def lay_order(composer: Composer, token: int, where: int) -> None:
    """Lay an order, instead of the one that lies there if there is one."""
    laid = view_of(composer)["own"]["orders"][where]
    if laid not in (0, token + 1) and composer.can("unorder", where):
        composer.play("unorder", where)
    composer.play("order", token, where)


# The set-up.


def post(composer: Composer, rest: str) -> None:
    """Units, and the samurai if it is named: "post 2 and akashi"."""
    said = [word for word in tokens_of(rest) if not padding(composer, word)]
    if not said or not said[0].isdecimal() or int(said[0][:3]) > 3:
        raise NotCompound
    leader = lead(composer, tuple(said[1:]), SAMURAI) if said[1:] else None
    retinue = view_of(composer)["retinue"][composer.seat]
    if said[1:] and (leader is None or leader[1] not in retinue or leader[2]):
        raise NotCompound
    composer.play("post", int(said[0][:3]), 0 if leader is None else 1)


def padding(composer: Composer, word: str) -> bool:
    """Whether a word of a posting says nothing: "units", "and", "with"."""
    return word == COMMA or any([is_small(composer, word, one) for one in ("unit", "and", "with")])


# Lists.


def cards(kind: str, composer: Composer, rest: str) -> None:
    """Several moves that each name a card; one without a colour is of the own family."""
    said = list(items(composer, tokens_of(rest)))
    if not said:
        raise NotCompound
    for item in said:
        composer.play(kind, card_of(composer, item, lambda card: composer.can(kind, card)))


def listed(kind: str, composer: Composer, rest: str) -> None:
    """Several moves that each name one thing."""
    said = tokens_of(rest)
    if not is_list(composer, said):
        raise NotCompound
    part = composer.state.game.moves[kind].parts[0]
    for item in items(composer, said):
        composer.play(kind, named(composer, part, item, lambda value: composer.can(kind, value)))


def wanted(composer: Composer, rest: str) -> None:
    """Several wants, each with a value or without."""
    said = list(items(composer, tokens_of(rest)))
    if not said:
        raise NotCompound
    for item in said:
        want(composer, item)


COMPOUNDS: Final[Mapping[str, Compound]] = {
    "bid": bid,
    "lay": bid,
    "offer": offer,
    "counter": counter,
    "take": take,
    "refuse": partial(answer, "refuse"),
    "show": partial(cards, "show"),
    "cover": partial(cards, "cover"),
    "want": wanted,
    "pay": partial(cards, "pay"),
    "promise": promise,
    "order": order,
    "post": post,
    "move": move,
    "march": march,
    "tribute": partial(listed, "tribute"),
    "present": partial(listed, "present"),
    "pick": partial(listed, "pick"),
}
