"""Senji in text, a province and what is next to it: by land, over straits, over the seas."""

from __future__ import annotations

from typing import Final

from sengoku.text.faces.senji import names, tables
from sengoku.text.faces.senji.box import GAME, PROVINCE
from sengoku.text.faces.senji.names import NOTHING, joined
from sengoku.text.faces.senji.prospects import chance
from sengoku.text.scene import Scene
from sengoku.text.vocabulary import Vocabulary

WAYS: Final = (("land", "senji-about-land"), ("crossings", "senji-about-crossings"))


def near(scene: Scene, text: str) -> list[str]:
    """The province that a text names; `UnknownText` lists them."""
    where = Vocabulary(GAME, scene.words, scene.names, scene.me).value(PROVINCE, text)
    about = scene.figures["provinces"][where]
    lines = [said(scene, where)]
    for way, label in WAYS:
        others = [said(scene, other) for other in about[way] if is_open(scene, other)]
        if others:
            lines.append(names.line(scene, scene.text(label), others))
    for sea in about["seas"]:
        lines += by_sea(scene, where, sea)
    return lines + attacks(scene, where)


def is_open(scene: Scene, where: int) -> bool:
    """Whether anybody can go there."""
    return not tables.closed(scene, scene.figures["provinces"][where])


def said(scene: Scene, where: int) -> str:
    """A province with its owner, what stands there, and its order."""
    view = scene.view
    owner = tables.owner(scene, where, scene.figures["provinces"][where])
    force = names.force(scene, view["units"][where], view["samurai"][where])
    told = [one for one in (owner, force, tables.order(scene, where)) if one != NOTHING]
    name = names.province(scene, where)
    return f"{name} ({joined(told)})" if told else name


def by_sea(scene: Scene, where: int, sea: int) -> list[str]:
    """The fleets in a sea, and the provinces at its coasts."""
    view = scene.view
    fleets = []
    for seat in range(view["players"]):
        force = tables.fleet(scene, seat, sea)
        if force != NOTHING:
            fleets.append(f"{scene.who(seat)} ({force})")
    shores = [
        said(scene, other)
        for other, about in enumerate(scene.figures["provinces"])
        if sea in about["seas"] and other != where and is_open(scene, other)
    ]
    label = scene.text("senji-text-shores", sea=names.sea(scene, sea))
    lines = [names.line(scene, label, shores)]
    if fleets:
        lines.insert(0, names.line(scene, names.sea(scene, sea), fleets))
    return lines


def attacks(scene: Scene, where: int) -> list[str]:
    """How attacks by land end: of the reader from there, or on a province of another's."""
    view = scene.view
    owner, me = view["owners"][where], scene.me
    if owner is None or me is None:
        return []
    about = scene.figures["provinces"][where]
    others = [*about["land"], *about["crossings"]]
    if owner == me:
        pairs = [(where, other) for other in others]
    else:
        pairs = [(other, where) for other in others if view["owners"][other] == me]
    return [
        attack(scene, origin, target)
        for origin, target in pairs
        if view["owners"][target] not in (None, me) and view["units"][origin]
    ]


def attack(scene: Scene, origin: int, target: int) -> str:
    """All that stands in a province against all that stands in another."""
    view = scene.view
    units, leaders = view["units"][origin], view["samurai"][origin]
    return scene.text(
        "senji-text-strike",
        province=names.province(scene, target),
        origin=names.province(scene, origin),
        own=names.force(scene, units, leaders),
        other=names.force(scene, view["units"][target], view["samurai"][target]),
        wins=chance(scene, (units, leaders), target),
    )
