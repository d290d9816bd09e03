"""Senji in the terminal: the map, the families, what the seat holds, offers and the battle."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from sengoku.games.kernel import Plain
from sengoku.games.kernel.moves import SEATS
from sengoku.terminal.draw import Scene

FAMILIES: Final = ("yellow", "blue", "black", "red", "green", "purple")
COLOURS: Final = ("#b9a12a", "#4483bd", "#7d7a75", "#c9503f", "#3d9470", "#9169b4")
KINDS: Final = ("member", "military", "trade")
FLOWERS: Final = ("sun", "animal", "tanzaku", "plain")
PROMISES: Final = ("peace", "spare", "strike", "mercy")
EVERYBODY: Final = 6  # who hears what is said to all
SAMURAI: Final = (
    "akashi", "chosokabe", "daisuke", "ekei", "fuma", "genba", "hosokawa", "ishida", "jubei",
    "kojiro", "mori", "naoe", "oda", "ranmaru", "sanada", "tadakatsu", "umeko", "yodo",
)  # fmt: skip

# Where a province stands on the map: line and column, south-west to north-east.
PLACES: Final = {
    "MUT": (3, 64), "DEW": (0, 61), "HIT": (5, 64), "ECH": (0, 48), "MUS": (6, 52),
    "SUR": (8, 47), "KAG": (1, 36), "SHI": (4, 45), "OWA": (6, 40), "YAM": (4, 32),
    "IZM": (1, 24), "AKI": (4, 18), "KII": (9, 34), "SAN": (8, 25), "TOS": (9, 16),
    "CHI": (3, 6), "BUN": (6, 10), "SAT": (9, 4),
}  # fmt: skip
LINES: Final = 10


class Senji:
    """The drawing of Senji."""

    styles: Mapping[str, str] = {}

    def table(self, scene: Scene) -> RenderableType:
        """The season, the map, the families, then what only this seat sees."""
        parts: list[RenderableType] = [heading(scene), chart(scene)]
        parts += [Text(scene.text("senji-table-legend"), style="soft"), families(scene)]
        parts += [*battle(scene), *lots(scene), *own(scene)]
        return Group(*parts)

    def result(self, scene: Scene) -> RenderableType:
        """The map at the end, and the honour line by line (SEN-90)."""
        ranks, scores = scene.view["ranks"], scene.view["scores"]
        lines: list[RenderableType] = [chart(scene)]
        for seat in sorted(range(len(ranks)), key=lambda seat: (ranks[seat], seat)):
            figures = {"rank": ranks[seat], "name": scene.who(seat), "score": scores[seat]}
            said = scene.text("senji-table-score", **figures)
            lines.append(Text(said, style="won" if ranks[seat] == 1 else ""))
        return Group(*lines)


DRAWING: Final = Senji()


def colour(scene: Scene, seat: int) -> str:
    """The colour of a seat's family."""
    return COLOURS[seat + int(scene.view["absent"])]


def heading(scene: Scene) -> Text:
    view = scene.view
    season = scene.text("senji-table-season", phase=view["phase"])
    line = Text(scene.text("senji-table-year", year=view["year"], season=season))
    line.stylize("title")
    if view["host"] is not None:
        hosts = scene.text("senji-table-hosts", name=scene.who(view["host"]))
        line.append(f"   {hosts}", style="soft")
    return line


# The map.


def chart(scene: Scene) -> Text:
    """Every province at its place: whose it is, units, samurai, an order to be called."""
    lines = [Text(" " * 72) for _ in range(LINES)]
    for number, (name, (row, column)) in enumerate(sorted_places()):
        shown = province(scene, number, name)
        before, _, after = lines[row].divide([column, column + shown.cell_len])
        lines[row] = Text.assemble(before, shown, after)
    return Text("\n").join(lines)


def sorted_places() -> list[tuple[str, tuple[int, int]]]:
    """The provinces in the order in which views list them."""
    return list(PLACES.items())


def province(scene: Scene, number: int, name: str) -> Text:
    view = scene.view
    owner = view["owners"][number]
    if owner is None:
        closed = view["year"] > 0  # in the set-up it may only not be called yet
        return Text(f"{name} ~" if closed else name, style="soft")
    text = Text(f"{name} ", style="now" if view["field"] == number else "")
    text.append(f"{SEATS[owner]}{view['units'][number]}", style=f"bold {colour(scene, owner)}")
    text.append("•" * len(view["samurai"][number]))
    if number in view["pending"]:
        text.append("!", style="number")
    return text


# The families.


def families(scene: Scene) -> Table:
    """Honour, hanafuda, fleets and samurai of every seat."""
    grid = Table.grid(padding=(0, 2))
    for seat in range(len(scene.names)):
        grid.add_row(*family(scene, seat))
    return grid


def family(scene: Scene, seat: int) -> list[Text]:
    view = scene.view
    mark = "▸" if seat in view["actors"] else " "
    name = Text(f"{mark}{SEATS[seat]} {scene.who(seat)}", style=f"bold {colour(scene, seat)}")
    honour = f"{view['honour'][seat]} {scene.text('senji-table-honour')}"
    hanafuda = f"{scene.text('senji-table-flowers')} {view['hanafuda'][seat]}"
    names = [scene.words.label(SAMURAI[number]) for number in view["retinue"][seat]]
    north, south = view["fleets"][seat]
    fleets = f"{scene.text('senji-table-fleet')} {north}/{south}" if north or south else ""
    ready = "✓" * view["readiness"][seat] if view["phase"] in TOGETHER else ""
    return [name, Text(honour), Text(hanafuda), Text(fleets), Text(", ".join(names)), Text(ready)]


TOGETHER: Final = ("bidding", "winter", "ordering")


# What goes on.


def battle(scene: Scene) -> list[RenderableType]:
    """The battle that is being fought: units, dice."""
    view = scene.view
    if view["field"] is None:
        return []
    field = view["field"]
    shown = [scene.words.label(family) for family in FAMILIES]
    dice = [shown[number] for number in range(6) for _ in range(view["dice"][number])]
    line = scene.text(
        "senji-table-battle",
        province=scene.words.label(sorted_places()[field][0]),
        attack=f"{SEATS[view['mover']]}{view['attack_units'][field]}",
        defence=f"{SEATS[view['defender']]}{view['units'][field]}",
        dice=" ".join(dice) or "–",
    )
    return [Text(line, style="now")]


def lots(scene: Scene) -> list[RenderableType]:
    """The cards for sale, and how many cards lie under each."""
    view = scene.view
    shown = []
    for lot, card in enumerate(view["lots"]):
        if card is not None:
            bids = [f"{SEATS[seat]}{row[lot]}" for seat, row in enumerate(view["bids"] or [])]
            shown.append(f"{lot + 1} {card_name(scene, card)} {' '.join(bids)}".rstrip())
    return [Text(f"{scene.text('senji-table-lots')}: {' · '.join(shown)}")] if shown else []


def card_name(scene: Scene, card: int) -> str:
    """A diplomacy card: red trade 3."""
    return scene.text("senji-figure-card", value=card)


def short_name(scene: Scene, card: int) -> str:
    """The same beside the name of its family: trade 3."""
    slot = card % 13
    kind = "bluff" if slot == 12 else KINDS[slot // 4]
    return scene.text("senji-table-card", kind=kind, value=slot % 4 + 1)


# What only the seat sees.


def own(scene: Scene) -> list[RenderableType]:
    """The hand by families, the hanafuda, the offers."""
    mine = scene.view["own"]
    if mine is None:
        return []
    lines: list[RenderableType] = [hand(scene, mine)]
    names = [scene.words.label(flower) for flower in FLOWERS]
    counts = [f"{names[kind]} {count}" for kind, count in enumerate(mine["flowers"]) if count]
    lines.append(Text(f"{scene.text('senji-table-flowers')}: {', '.join(counts) or '–'}"))
    lines += [Text(offer(scene, one), style="number") for one in mine["offers"]]
    return lines + [Text(about_to_break(scene, one), style="now") for one in mine["breaks"]]


def hand(scene: Scene, mine: Plain) -> Text:
    line = Text(f"{scene.text('senji-table-hand')}:")
    for family, name in enumerate(FAMILIES):
        held = [short_name(scene, card) for card in mine["hand"] if card // 13 == family]
        if held:
            line.append(f" {scene.words.label(name)}", style=COLOURS[family])
            line.append(f" {', '.join(held)};")
    line.right_crop(1)
    return line


def offer(scene: Scene, one: Plain) -> str:
    """An offer in a line."""
    return scene.text(
        "senji-table-offer",
        **{"from": SEATS[one["from"]], "to": SEATS[one["to"]], "number": one["number"] + 1},
        shown=", ".join(card_name(scene, card) for card in one["shown"]) or "–",
        covered=one["covered"],
        wants=", ".join(want_name(scene, want) for want in one["wants"]) or "–",
    )


def about_to_break(scene: Scene, promise: list[int]) -> str:
    """A promise of the seat's own that its next step breaks, as it was said."""
    speaker, hearer, which, where = promise
    to_all = hearer == EVERYBODY
    said = scene.text(
        f"senji-winter-say-{PROMISES[which]}",
        to="all" if to_all else "one",
        province=scene.words.label(list(PLACES)[where]),
    )
    to = scene.text("senji-everybody") if to_all else scene.names[hearer]
    return scene.text("senji-word-said", name=scene.who(speaker), to=to, words=said)


def want_name(scene: Scene, want: int) -> str:
    """What is wanted: a card, some red trade, any card."""
    return scene.text("senji-figure-wants", value=want)
