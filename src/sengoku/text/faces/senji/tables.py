"""Senji in text, what lies on the table: provinces, fleets, families, lots, battles."""

from __future__ import annotations

from typing import Final

from sengoku.games.kernel import Plain
from sengoku.protocol import Grid
from sengoku.text.faces.senji import names
from sengoku.text.faces.senji.box import READY, SEALED, SEAS
from sengoku.text.faces.senji.names import NOTHING, columns, joined
from sengoku.text.scene import Scene

TOGETHER: Final = ("bidding", "winter", "ordering")
AUTUMN: Final = ("autumn", "trading", "showing", "picking", "keeping", "placing", "swapping")


def board(scene: Scene) -> list[Grid]:
    """All tables that have something in them."""
    grids = [provinces(scene), fleets(scene), families(scene), lots(scene)]
    return [grid for grid in [*grids, battles(scene), battle(scene), dice(scene)] if grid.rows]


# The map.


def provinces(scene: Scene) -> Grid:
    """Every province: whose it is, what stands there, its order, what is next to it.

    A province has a fortress just if it has an owner, so that no column says it. Those that are
    closed come last, and are left out where neighbours are named.
    """
    heads = columns(scene, "province", "owner", "units", "samurai", "order", "neighbours")
    figures = list(enumerate(scene.figures["provinces"]))
    figures.sort(key=lambda pair: closed(scene, pair[1]))
    rows = [row_of(scene, where, about) for where, about in figures]
    return Grid(names.column(scene, "provinces"), heads, rows)


def closed(scene: Scene, about: Plain) -> bool:
    """Whether a province is closed: the family that it is home to is not in play."""
    return bool(about["home"] < scene.view["absent"])


def row_of(scene: Scene, where: int, about: Plain) -> list[str]:
    """A province as a row of that table."""
    view = scene.view
    return [
        names.province(scene, where),
        owner(scene, where, about),
        str(view["units"][where]),
        joined(names.samurai(scene, view["samurai"][where])),
        order(scene, where),
        joined(neighbours(scene, about)),
    ]


def owner(scene: Scene, where: int, about: Plain) -> str:
    """Whose a province is, or that it is closed."""
    seat = scene.view["owners"][where]
    if seat is not None:
        return scene.who(seat)
    return names.state(scene, "closed") if closed(scene, about) else NOTHING


def order(scene: Scene, where: int) -> str:
    """The order there, if the reader knows it; that it is hidden, or that there is none."""
    own = scene.view["own"]
    if own and own["orders"][where]:
        return names.token(scene, own["orders"][where])
    if own and own["report"] and own["report"]["province"] == where:
        return names.token(scene, own["report"]["order"])
    hidden = scene.view["year"] > 0 and where in scene.view["pending"]
    return names.state(scene, "hidden") if hidden else NOTHING


def neighbours(scene: Scene, about: Plain) -> list[str]:
    """What is next to a province: others that are open, then seas."""
    if closed(scene, about):
        return []
    figures = scene.figures["provinces"]
    near = [
        names.province(scene, other)
        for other in [*about["land"], *about["crossings"]]
        if not closed(scene, figures[other])
    ]
    return near + [names.sea(scene, sea) for sea in about["seas"]]


def fleets(scene: Scene) -> Grid:
    """Each sea, with everybody's fleet there."""
    seats = range(scene.view["players"])
    heads = [names.column(scene, "sea"), *[scene.who(seat) for seat in seats]]
    rows = [
        [names.sea(scene, sea), *[fleet(scene, seat, sea) for seat in seats]] for sea in range(SEAS)
    ]
    full = any([cell != NOTHING for row in rows for cell in row[1:]])
    return Grid(scene.text("senji-text-fleets"), heads, rows if full else [])


def fleet(scene: Scene, seat: int, sea: int) -> str:
    """A fleet, and whether it is still to be called."""
    view = scene.view
    force = names.force(scene, view["fleets"][seat][sea], view["fleet_samurai"][seat][sea])
    waits = [seat, sea] in view["pending_fleets"]
    return joined([force, names.state(scene, "call")]) if waits else force


# The families.


def families(scene: Scene) -> Grid:
    """Everybody: honour, what they have, how they kept their promises to all, what they do."""
    heads = columns(
        scene, "player", "family", "honour", "provinces", "units", "samurai", "hanafuda",
        "revealed", "kept", "broken", "now",
    )  # fmt: skip
    rows = [family(scene, seat) for seat in range(scene.view["players"])]
    return Grid(scene.text("senji-notes-families"), heads, rows)


def family(scene: Scene, seat: int) -> list[str]:
    """A family as a row of that table."""
    view = scene.view
    kept, broken = view["trust"]
    return [
        scene.who(seat),
        names.colour(scene, view["families"][seat]),
        str(view["honour"][seat]),
        str(view["owners"].count(seat)),
        str(scene.figures["units"] - view["reserve"][seat]),
        joined(names.samurai(scene, view["retinue"][seat])),
        str(view["hanafuda"][seat]),
        joined([names.coloured(scene, card) for card in view["revealed"][seat]]),
        str(kept[seat]),
        str(broken[seat]),
        joined(doings(scene, seat)),
    ]


def doings(scene: Scene, seat: int) -> list[str]:
    """Whether a seat hosts, is ready, decides, has had its autumn."""
    view = scene.view
    found = ["host"] if view["host"] == seat else []
    if view["phase"] in TOGETHER and view["readiness"][seat] in (READY, SEALED):
        found.append("ready" if view["readiness"][seat] == READY else "sealed")
    elif seat in view["actors"]:
        found.append("decides")
    if view["phase"] in AUTUMN and seat in view["invited"] and seat != view["trader"]:
        found.append("done")
    return [names.state(scene, name) for name in found]


# The auction.


def lots(scene: Scene) -> Grid:
    """What is for sale: the card, the reader's bid, how many cards others bid, frozen bids."""
    view, own = scene.view, scene.view["own"]
    heads = ["lot", "card", *(["bid"] if own else []), "bids", "frozen"]
    rows = []
    for lot, card in enumerate(view["lots"]):
        if card is not None:
            mine = [joined([names.card(scene, one) for one in own["laid"][lot]])] if own else []
            counts = [row[lot] for row in view["bids"] or []]
            frozen = [(seat, row[lot]) for seat, row in enumerate(view["frozen_worth"]) if row[lot]]
            rows.append(
                [
                    scene.named("lot", lot),
                    names.coloured(scene, card),
                    *mine,
                    joined(
                        by_seat(scene, [(at, count) for at, count in enumerate(counts) if count])
                    ),
                    joined(by_seat(scene, frozen)),
                ]
            )
    return Grid(scene.text("senji-auction-title"), columns(scene, *heads), rows)


def by_seat(scene: Scene, counts: list[tuple[int, int]]) -> list[str]:
    """Who has how much."""
    return [f"{scene.who(seat)} {count}" for seat, count in counts]


# War.


def battles(scene: Scene) -> Grid:
    """The battles that are still to be fought: who, with what, against what."""
    view = scene.view
    heads = columns(scene, "province", "attacker", "units", "samurai", "defender", "against")
    rows = []
    for where in [one for one in view["battles"] if one != view["field"]]:
        holder = view["owners"][where]
        rows.append(
            [
                names.province(scene, where),
                NOTHING if view["mover"] is None else scene.who(view["mover"]),
                str(view["attack_units"][where]),
                joined(names.samurai(scene, view["attack_samurai"][where])),
                NOTHING if holder is None else scene.who(holder),
                names.force(scene, view["units"][where], view["samurai"][where]),
            ]
        )
    return Grid(scene.text("senji-summer-battles"), heads, rows)


def battle(scene: Scene) -> Grid:
    """The battle that is being fought: both sides, the totals without support cards."""
    view = scene.view
    field = view["field"]
    if field is None:
        return Grid("", [], [])
    heads = columns(scene, "player", "units", "samurai", "captured", "total")
    sides = [
        ("attacker", view["mover"], view["attack_units"], view["attack_samurai"]),
        ("defender", view["defender"], view["units"], view["samurai"]),
    ]
    rows = []
    for at, (side, seat, counts, leaders) in enumerate(sides):
        bill = view["bills"][at] if view["bills"] else []
        rows.append(
            [
                f"{names.column(scene, side)} {scene.who(seat)}",
                str(counts[field]),
                joined(names.samurai(scene, leaders[field])),
                str(view["captured"][at]),
                str(bill[-1]["total"]) if bill else NOTHING,
            ]
        )
    caption = scene.text("senji-battle-of", province=names.province(scene, field))
    return Grid(caption, heads, rows)


def dice(scene: Scene) -> Grid:
    """The dice of the battle that were not captured, by the emblem that they show."""
    counts = scene.view["dice"] if scene.view["field"] is not None else []
    rows = [[names.colour(scene, at), str(count)] for at, count in enumerate(counts) if count]
    return Grid(names.column(scene, "dice"), columns(scene, "family", "dice"), rows)
