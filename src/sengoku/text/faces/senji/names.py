"""Senji in text, what things are called: cards, pieces, places, as short as they can be said."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from sengoku.text.faces.senji.box import (
    EVERYBODY,
    FAMILY_NAMES,
    FLOWER_NAMES,
    PROMISE_NAMES,
    SAMURAI_NAMES,
    SLOTS,
)
from sengoku.text.scene import Scene

NOTHING: Final = "–"


def joined(items: Iterable[str]) -> str:
    """Several things in one cell or line."""
    return ", ".join(items) or NOTHING


def column(scene: Scene, name: str) -> str:
    """The heading of a column."""
    return scene.text("senji-text-column", column=name)


def columns(scene: Scene, *names: str) -> list[str]:
    """The headings of a table."""
    return [column(scene, name) for name in names]


def state(scene: Scene, name: str) -> str:
    """A state of something, in a word or two."""
    return scene.text("senji-text-state", state=name)


def line(scene: Scene, label: str, items: Iterable[str]) -> str:
    """A label and a list."""
    return scene.text("senji-text-line", label=label, items=joined(items))


def colour(scene: Scene, family: int) -> str:
    """A family by its colour."""
    return scene.words.label(FAMILY_NAMES[family])


def province(scene: Scene, where: int) -> str:
    """A province by name."""
    return scene.named("province", where)


def place(scene: Scene, where: int) -> str:
    """A province, or a sea: 18 and 19."""
    return scene.named("origin", where)


def sea(scene: Scene, number: int) -> str:
    """A sea by name."""
    return scene.named("sea", number)


def card(scene: Scene, number: int) -> str:
    """A diplomacy card; one of the reader's own family without its colour."""
    if scene.me is not None and number // SLOTS == scene.me + scene.view["absent"]:
        return scene.named("slot", number % SLOTS)
    return scene.named("card", number)


def coloured(scene: Scene, number: int) -> str:
    """A diplomacy card with its colour."""
    return scene.named("card", number)


def samurai(scene: Scene, numbers: Iterable[int]) -> list[str]:
    """Samurai by name."""
    return [scene.named("samurai", number) for number in numbers]


def units(scene: Scene, count: int) -> str:
    """So many units."""
    return scene.text("senji-map-units", units=count)


def force(scene: Scene, count: int, leaders: Sequence[int]) -> str:
    """Units and samurai together."""
    return joined([*([units(scene, count)] if count else []), *samurai(scene, leaders)])


def flowers(scene: Scene, counts: Sequence[int]) -> str:
    """Hanafuda by type."""
    names = [scene.words.label(name) for name in FLOWER_NAMES]
    return joined(
        [
            scene.text("senji-cards-flowers", count=count, flower=name)
            for count, name in zip(counts, names, strict=True)
            if count
        ]
    )


def token(scene: Scene, order: int) -> str:
    """An order as it lies in a province: 1 to 3."""
    return scene.named("token", order - 1)


def want(scene: Scene, number: int) -> str:
    """A card that is wanted, or one of a kind, or any."""
    return scene.named("wants", number)


def power(scene: Scene, number: int) -> str:
    """What a samurai can do."""
    return scene.text(f"senji-power-{SAMURAI_NAMES[number]}")


def promise(scene: Scene, made: Sequence[int]) -> str:
    """Who promised what to whom, in their words."""
    speaker, hearer, which, where = made
    to_all = hearer == EVERYBODY
    said = scene.text(
        f"senji-winter-say-{PROMISE_NAMES[which]}",
        to="all" if to_all else "one",
        province=province(scene, max(where, 0)),
    )
    to = scene.text("senji-everybody") if to_all else scene.who(hearer)
    return scene.text("senji-word-said", name=scene.who(speaker), to=to, words=said)
