"""Senji in text: how it stands, and what is offered and promised."""

from __future__ import annotations

from sengoku.games.kernel import Plain
from sengoku.text.faces.senji import names
from sengoku.text.faces.senji.holdings import covered, wants
from sengoku.text.faces.senji.names import joined
from sengoku.text.faces.senji.tables import AUTUMN
from sengoku.text.scene import Scene


def score(scene: Scene) -> list[str]:
    """The season and its host, everybody's honour, what wins, what is still to come."""
    view = scene.view
    lines = [season(scene)]
    if view["host"] is not None and view["year"] > 0:
        lines.append(scene.text("senji-table-hosts", name=scene.who(view["host"])))
    honour = view["scores"] or view["honour"]
    ranks = view["ranks"] or [1 + sum([more > one for more in honour]) for one in honour]
    for seat in sorted(range(len(honour)), key=lambda seat: (ranks[seat], seat)):
        figures = {"rank": ranks[seat], "name": scene.who(seat), "score": honour[seat]}
        lines.append(scene.text("senji-table-score", **figures))
    return lines + ([] if view["ranks"] else to_come(scene))


def season(scene: Scene) -> str:
    """The year and the season."""
    view = scene.view
    if view["year"] == 0:
        return scene.text("senji-year", year=0, season="setup")
    said = scene.text("senji-table-season", phase=view["phase"])
    return scene.text("senji-table-year", year=view["year"], season=said)


def to_come(scene: Scene) -> list[str]:
    """What is still to be called, and what it takes to win."""
    view = scene.view
    lines = []
    orders, fleets = len(view["pending"]), len(view["pending_fleets"])
    if view["year"] > 0 and orders + fleets:
        lines.append(scene.text("senji-summer-left", orders=orders, fleets=fleets))
    if view["phase"] in AUTUMN:
        later = [scene.who(seat) for seat in range(view["players"]) if seat not in view["invited"]]
        if later:
            lines.append(scene.text("senji-text-autumn", names=joined(later)))
    lines.append(scene.text("senji-text-goal", goal=scene.figures["goal"]))
    if view["options"]["max_years"]:
        lines.append(scene.text("senji-text-last", year=view["options"]["max_years"]))
    return lines


def offers(scene: Scene) -> list[str]:
    """Every offer to and from the seat, and every promise that it gave or heard."""
    own = scene.view["own"]
    if own is None:
        return []
    return [
        *[offer(scene, one) for one in own["offers"]],
        *[names.promise(scene, one) for one in own["promises"]],
    ]


def offer(scene: Scene, one: Plain) -> str:
    """An offer in a line: who, its number, what is given and what is asked for."""
    mine = one["from"] == scene.me
    hidden = [covered(scene, card, True) for card in one["covered_cards"] or []]
    given = [*[names.card(scene, card) for card in one["shown"]], *hidden]
    if one["covered"] and not mine:
        given.append(scene.text("senji-text-unseen", count=one["covered"]))
    return scene.text(
        "senji-text-sent" if mine else "senji-text-received",
        number=one["number"] + 1,
        name=scene.who(one["to"] if mine else one["from"]),
        given=joined(given),
        wants=wants(scene, one["wants"]),
    )
