"""Senji in text, what a seat's choices would bring: marches, support cards, hostages, autumn."""

from __future__ import annotations

from collections.abc import Sequence

from sengoku.games.kernel import Plain
from sengoku.text.faces.senji import names
from sengoku.text.faces.senji.names import joined
from sengoku.text.scene import Scene

# Summer.


def march(scene: Scene, own: Plain) -> list[str]:
    """The plan of a movement, what stays, and the odds of the attacks in it."""
    going = own["march"]
    if going is None:
        return []
    steps = [
        scene.text("senji-text-step", piece=said, way=scene.named("way", way))
        for said, way in grouped(scene, own["plan"] or [])
    ]
    origin = names.place(scene, scene.view["origin"])
    stay = names.force(scene, going["units"], going["samurai"])
    return [
        scene.text("senji-text-plan", origin=origin, steps=joined(steps)),
        scene.text("senji-text-stays", pieces=stay),
        *[attack(scene, one) for one in going["attacks"]],
    ]


def grouped(scene: Scene, plan: Sequence[Sequence[int]]) -> list[tuple[str, int]]:
    """The pieces of a plan, units that go the same way together."""
    found: dict[tuple[int, int], int] = {}
    for piece, way in plan:
        found[piece, way] = found.get((piece, way), 0) + 1
    return [
        (scene.named("piece", piece) if piece else names.units(scene, count), way)
        for (piece, way), count in found.items()
    ]


def attack(scene: Scene, going: Plain) -> str:
    """What the plan sends into an enemy province, and how such a battle goes."""
    where = going["province"]
    view = scene.view
    return scene.text(
        "senji-text-attack",
        province=names.province(scene, where),
        own=names.force(scene, going["units"], going["samurai"]),
        other=names.force(scene, view["units"][where], view["samurai"][where]),
        wins=chance(scene, (going["units"], going["samurai"]), where),
    )


def chance(scene: Scene, force: tuple[int, list[int]], where: int) -> int:
    """In how many battles of a hundred an attack on a province wins, without support cards."""
    units, leaders = force
    odds = scene.ask(
        "odds",
        attacker_units=units,
        attackers=leaders,
        defender_units=scene.view["units"][where],
        defenders=scene.view["samurai"][where],
    )
    wins: float = odds["wins"]
    return round(100 * wins)


def fight(scene: Scene, own: Plain) -> list[str]:
    """How many drown, the cards that may support, the hostages, and what each would bring."""
    lines = []
    if scene.view["phase"] == "drowning" and scene.me == scene.view["mover"]:
        lines.append(scene.text("senji-ask-drown", drowning=scene.view["drowning"]))
    lines += [
        scene.text("senji-text-support", card=names.card(scene, one["card"]), adds=one["adds"])
        for one in own["supports"]
    ]
    return lines + [
        scene.text(
            "senji-text-hostage",
            card=names.coloured(scene, one["card"]),
            gained=one["gained"],
            lost=one["lost"],
        )
        for one in own["hostages"]
    ]


# Autumn.


def autumn(scene: Scene, own: Plain) -> list[str]:
    """Hanafuda that are shown, and what the seat's cards would bring."""
    lines = []
    if scene.view["phase"] == "showing" and own["to_show"]:
        who = scene.who(scene.view["trader"])
        lines.append(scene.text("senji-autumn-ask-show", name=who, left=own["to_show"]))
    if own["shown"]:
        cards = names.flowers(scene, own["shown"])
        lines.append(scene.text("senji-text-shown", cards=cards))
    deeds = own["deeds"]
    if deeds is None:
        return lines
    lines += [traded(scene, one) for one in deeds["trades"]]
    for one in deeds["members"]:
        brings = scene.text("senji-autumn-reveal", honour=one["honour"])
        lines.append(names.line(scene, names.coloured(scene, one["card"]), [brings]))
    for one in deeds["revealed"]:
        costs = scene.text("senji-autumn-retake", honour=one["honour"])
        lines.append(names.line(scene, names.coloured(scene, one["card"]), [costs]))
    lines += [combination(scene, own, at) for at in range(len(deeds["needs"]))]
    held, needed = deeds["set"]["held"], deeds["set"]["needed"]
    prize = scene.text("senji-autumn-set", honour=scene.figures["set"]["honour"])
    count = scene.text("senji-autumn-set-has", have=held, need=needed)
    return [*lines, f"{prize} ({count})"]


def traded(scene: Scene, one: Plain) -> str:
    """A trade card, and who shows hanafuda for it."""
    if one["partner"] is None:
        brings = scene.text("senji-autumn-deck", count=one["shows"])
    else:
        who = scene.who(one["partner"])
        brings = scene.text("senji-autumn-trade", name=who, count=one["shows"])
    return names.line(scene, names.coloured(scene, one["card"]), [brings])


def combination(scene: Scene, own: Plain, combo: int) -> str:
    """A combination: how much of it is there, and what it brings."""
    needs = own["deeds"]["needs"][combo]
    honour = scene.figures["combinations"][combo]["honour"]
    brings = scene.text("senji-autumn-samurai")
    if honour is not None:
        brings = scene.text("senji-autumn-honour", honour=honour)
    return scene.text(
        "senji-autumn-combo-said",
        combo=scene.named("combo", combo),
        have=sum([min(pair) for pair in zip(own["flowers"], needs, strict=True)]),
        need=sum(needs),
        prize=brings,
    )
