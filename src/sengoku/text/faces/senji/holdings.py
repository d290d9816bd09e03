"""Senji in text, what a seat holds and knows, and what it is putting together."""

from __future__ import annotations

from collections.abc import Sequence

from sengoku.games.kernel import Plain
from sengoku.text.faces.senji import names, prospects
from sengoku.text.faces.senji.box import PROMISE_NAMES, SEAS, SLOTS
from sengoku.text.faces.senji.names import NOTHING, joined
from sengoku.text.scene import Scene


def hand(scene: Scene) -> list[str]:
    """All of it, a line for each thing."""
    own = scene.view["own"]
    if own is None:
        return []
    return [
        *cards(scene, own),
        *seen(scene, own),
        *samurai(scene, own),
        *bids(scene, own),
        *orders(scene, own),
        *draft(scene, own),
        *prospects.march(scene, own),
        *prospects.fight(scene, own),
        *prospects.autumn(scene, own),
        *[scene.text("senji-text-breaks", said=names.promise(scene, one)) for one in own["breaks"]],
    ]


# What is held.


def cards(scene: Scene, own: Plain) -> list[str]:
    """The cards of the own family, those of others with who gave them, the hanafuda."""
    assert scene.me is not None
    family = scene.me + scene.view["absent"]
    givers = dict(own["givers"])
    mine = [names.card(scene, card) for card in own["hand"] if card // SLOTS == family]
    others = []
    for card in own["hand"]:
        if card // SLOTS != family:
            said = names.coloured(scene, card)
            if card in givers:
                giver = scene.who(givers[card])
                said = scene.text("senji-text-given", card=said, name=giver)
            others.append(said)
    colour = names.colour(scene, family)
    lines = [scene.text("senji-text-own", family=colour, cards=joined(mine))]
    if others:
        lines.append(scene.text("senji-text-others", cards=joined(others)))
    return [*lines, scene.text("senji-text-flowers", cards=names.flowers(scene, own["flowers"]))]


def seen(scene: Scene, own: Plain) -> list[str]:
    """What the seat saw in the hands of others: cards that are not their own, and hanafuda."""
    absent = scene.view["absent"]
    found: dict[int, list[str]] = {}
    for card, holder, *_ in scene.view["memory"]:
        if holder not in (-1, scene.me, card // SLOTS - absent):
            found.setdefault(holder, []).append(names.coloured(scene, card))
    for seat in range(scene.view["players"]):
        counts = own["sightings"][seat][: len(own["flowers"])]
        if any(counts):
            found.setdefault(seat, []).append(names.flowers(scene, counts))
    return [
        scene.text("senji-text-seen", name=scene.who(seat), cards=joined(said))
        for seat, said in sorted(found.items())
    ]


def samurai(scene: Scene, own: Plain) -> list[str]:
    """The seat's samurai: where they are, their honour and power; those to choose from."""
    assert scene.me is not None
    lines = [
        samurai_line(scene, number, where_is(scene, number))
        for number in scene.view["retinue"][scene.me]
    ]
    for number in own["drawn"]:
        kept = number == own["chosen"]
        lines.append(samurai_line(scene, number, names.state(scene, "kept" if kept else "offered")))
    return lines


def samurai_line(scene: Scene, number: int, where: str) -> str:
    """A samurai with all that it can do."""
    return scene.text(
        "senji-text-samurai",
        samurai=scene.named("samurai", number),
        place=where,
        honour=scene.figures["samurai"][number]["honour"],
        power=names.power(scene, number),
    )


def where_is(scene: Scene, number: int) -> str:
    """The province or sea where a samurai of the seat is."""
    view = scene.view
    for where, there in enumerate(view["samurai"]):
        if number in there:
            return names.province(scene, where)
    for sea in range(SEAS):
        if number in view["fleet_samurai"][scene.me][sea]:
            return names.sea(scene, sea)
    return NOTHING


# What is laid face down.


def bids(scene: Scene, own: Plain) -> list[str]:
    """The own cards under each lot, and what they are worth together."""
    return [
        scene.text(
            "senji-text-laid",
            lot=scene.named("lot", lot),
            card=names.coloured(scene, scene.view["lots"][lot]),
            cards=joined([names.card(scene, card) for card in laid]),
            worth=own["stakes"][lot],
        )
        for lot, laid in enumerate(own["laid"])
        if laid and scene.view["lots"][lot] is not None
    ]


def orders(scene: Scene, own: Plain) -> list[str]:
    """The own orders, the provinces that still need one, what Fuma saw."""
    laid = [
        f"{names.province(scene, where)} {names.token(scene, order)}"
        for where, order in enumerate(own["orders"])
        if order
    ]
    lines = [scene.text("senji-text-orders", orders=joined(laid))] if laid else []
    if own["unordered"]:
        missing = [
            names.province(scene, where)
            for where, owner in enumerate(scene.view["owners"])
            if owner == scene.me and not own["orders"][where]
        ]
        lines.append(scene.text("senji-text-unordered", provinces=joined(missing)))
    if own["report"]:
        where, order = own["report"]["province"], own["report"]["order"]
        figures = {"province": names.province(scene, where), "token": names.token(scene, order)}
        lines.append(scene.text("senji-spy.seen", **figures))
    return lines


# What is put together.


def draft(scene: Scene, own: Plain) -> list[str]:
    """An offer, a payment, a promise or a set that is not complete yet."""
    drafted = own["drafted"]
    if drafted is None:
        return []
    given = joined([covered(scene, one["card"], one["covered"]) for one in drafted["given"]])
    if drafted["what"] == "offer":
        who = scene.who(drafted["other"])
        wanted = wants(scene, drafted["wants"])
        return [scene.text("senji-text-draft", name=who, given=given, wants=wanted)]
    if drafted["what"] == "promise":
        said = scene.text(f"senji-winter-promise-{PROMISE_NAMES[drafted['promise']]}")
        if drafted["province"] is not None:
            said = f"{said} ({names.province(scene, drafted['province'])})"
        return [scene.text("senji-text-promising", promise=said)]
    if drafted["what"] == "payment":
        return [payment(scene, own, drafted, given)]
    deeds = own["deeds"]
    held, needed = len(drafted["given"]), deeds["set"]["needed"] if deeds else NOTHING
    return [scene.text("senji-text-set", cards=given, held=held, needed=needed)]


def covered(scene: Scene, card: int, hidden: bool) -> str:
    """A card that is given, and whether it is covered."""
    said = names.card(scene, card)
    return scene.text("senji-text-covered", card=said) if hidden else said


def wants(scene: Scene, wanted: Sequence[int]) -> str:
    """What is asked for in return."""
    if not wanted:
        return scene.text("nothing")
    return joined([names.want(scene, want) for want in wanted])


def payment(scene: Scene, own: Plain, drafted: Plain, given: str) -> str:
    """An offer that is being taken: what is paid already, and the next want."""
    who, number = drafted["other"], drafted["number"]
    asked: list[int] = next(
        one["wants"] for one in own["offers"] if (one["from"], one["number"]) == (who, number)
    )
    left = asked[len(drafted["given"]) :]
    return scene.text(
        "senji-text-payment",
        number=number + 1,
        name=scene.who(who),
        cards=given,
        want=names.want(scene, left[0]) if left else NOTHING,
    )
