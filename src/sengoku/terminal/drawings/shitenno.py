"""Shitennō in the terminal: provinces, generals, the favour track, lots, the hand, the scoring."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from sengoku.games.kernel.moves import SEATS
from sengoku.terminal.draw import Scene

COLOURS: Final = {
    "samurai": "#c9503f",
    "bushi": "#4483bd",
    "sohei": "#b9862a",
    "shinobi": "#9169b4",
}
TROOPS: Final = tuple(COLOURS)
GENERALS: Final = (  # Honda's red, Sakakibara's blue, Sakai's green, Ii's black
    *("bold #c9503f", "bold #4483bd"),
    *("bold #3d9470", "bold #7d7a75"),
)
PROVINCES: Final = (
    *("chugoku", "chubu", "hokkaido", "kyushu"),
    *("kanto", "kansai", "shikoku", "tohoku"),
)
VALUES: Final = ((3, 4, 6, 9),) * 4 + ((5, 6, 8, 11),) * 4
TITLES: Final = ("daimyo", "shomyo", "sensei", "hatamoto")
TILES: Final = (0, 1, 2)
TRACK: Final = 60  # favour that the track shows, or more where somebody has more
GOLDEN: Final = "*"


class Shitenno:
    """The drawing of Shitennō."""

    styles: Mapping[str, str] = COLOURS

    def table(self, scene: Scene) -> RenderableType:
        """The board, the generals, and what the seat holds and puts together."""
        return Group(
            board(scene), track(scene), generals(scene), piles(scene), *division(scene), *own(scene)
        )

    def result(self, scene: Scene) -> RenderableType:
        """The board at the end, and the final favour line by line (STN-62 to STN-64)."""
        return Group(board(scene), track(scene), generals(scene), Text(), *scores(scene))


DRAWING: Final = Shitenno()


# The board.


def board(scene: Scene) -> Table:
    """Eight provinces: positions, the prices of the next one, and the tiles that are left."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(no_wrap=True)
    for _ in range(4):
        grid.add_column(justify="right", no_wrap=True)
    leaders = scene.ask("leaders")
    for province, price in enumerate(scene.ask("prices")):
        grid.add_row(
            Text(scene.words.label(PROVINCES[province]), style="title"),
            *[position(scene, province, place) for place in range(4)],
            leader(leaders[province]),
            *costs(scene, price),
            Text("▆ " * (3 - len(scene.view["won"][province])), style="soft"),
        )
    return grid


def position(scene: Scene, province: int, place: int) -> Text:
    """The value of a position, and whose kamon is on it."""
    holder = scene.view["board"][province][place]
    value = VALUES[province][place]
    if holder is None:
        return Text(f"{value:>4}", style="soft")
    golden = GOLDEN if scene.view["golden"][province][place] else " "
    return Text(f"{SEATS[holder]}{golden}{value:>2}", style=colour(scene, holder))


def colour(scene: Scene, seat: int) -> str:
    """The colour of a seat's general."""
    return GENERALS[scene.view["generals"][seat]]


def leader(seat: int | None) -> Text:
    """Who would have the majority now."""
    return Text("·", style="soft") if seat is None else Text(SEATS[seat], style="won")


def costs(scene: Scene, price: dict[str, Any] | None) -> tuple[Text, Text]:
    """What the next position costs, in troops and in koku."""
    if price is None:
        return Text(scene.text("shitenno-see-full"), style="soft"), Text()
    troops = Text(" + ").join(
        [
            Text(f"{count} {scene.words.label(TROOPS[troop])}", style=COLOURS[TROOPS[troop]])
            for troop, count in enumerate(price["troops"])
            if count
        ]
    )
    return troops, Text(f"{price['koku']} {scene.text('shitenno-see-koku')}")


def track(scene: Scene) -> Text:
    """The favour track, with a letter for each general."""
    favour = scene.view["favour"]
    end = max(TRACK, *favour)
    width = max(20, scene.width - 16)
    cells = ["─"] * (width + 1)
    for seat, points in enumerate(favour):
        place = points * width // end
        while cells[place] != "─" and place < width:
            place += 1  # whoever comes later stands beside
        cells[place] = SEATS[seat]
    line = Text(f"{scene.text('shitenno-see-favour')} 0 ")
    for cell in cells:
        line.append(cell, style="soft" if cell == "─" else colour(scene, SEATS.index(cell)))
    return line.append(f" {end}")


# The generals.


def generals(scene: Scene) -> Table:
    """Each seat: title, favour, kamon, cards, koku and tiles."""
    grid = Table.grid(padding=(0, 2))
    for seat in range(len(scene.names)):
        grid.add_row(*general(scene, seat))
    return grid


def general(scene: Scene, seat: int) -> list[Text]:
    view = scene.view
    mark = "▸" if seat in view["actors"] else " "
    style = "now" if seat == scene.me else "title"
    koku = sum((kind + 1) * count for kind, count in enumerate(view["koku"][seat]))
    earned = view["earned"][seat]
    title = scene.words.label(TITLES[view["titles"][seat]])
    if earned is not None:
        title += f" > {scene.words.label(TITLES[earned])}"
    return [
        Text(f"{mark}{SEATS[seat]} ", style=colour(scene, seat)).append(
            scene.who(seat), style=style
        ),
        Text(title),
        Text(f"{view['favour'][seat]} {scene.text('shitenno-see-favour')}"),
        Text(f"{view['kamon'][seat]} {scene.text('shitenno-see-kamon')}"),
        Text(f"{view['troop_cards'][seat]} {scene.text('shitenno-see-troops')}"),
        Text(f"{koku} {scene.text('shitenno-see-koku')}"),
        Text(bonuses(scene, view["bonuses"][seat]), style="soft"),
    ]


def bonuses(scene: Scene, counts: Sequence[int]) -> str:
    """The bonus tiles in front of a general."""
    names = [scene.text("shitenno-figure-tile", value=tile, me="no", name="") for tile in TILES]
    return ", ".join(f"{count} {names[tile]}" for tile, count in enumerate(counts) if count)


def piles(scene: Scene) -> Text:
    """The round and what is left to draw."""
    view = scene.view
    line = Text(scene.text("shitenno-see-round", round=view["round"]), style="title")
    sizes = {"troops": view["pile"], "discards": sum(view["discards"]), "koku": view["koku_pile"]}
    return line.append(" · " + scene.text("shitenno-see-piles", **sizes), style="soft")


# Lots, and what the seat holds.


def cards(scene: Scene, counts: Sequence[int]) -> Text:
    """Cards or parts of a payment by name, several of a kind as a number."""
    found = Text()
    for part, count in enumerate(counts):
        if count:
            found.append(f"{', ' if found else ''}{f'{count}× ' if count > 1 else ''}")
            style = COLOURS[TROOPS[part]] if part < 4 else ""
            name = scene.text("shitenno-figure-cards", value=part, me="no", name="")
            found.append(name, style=style)
    return found if found else Text(scene.text("shitenno-see-none"), style="soft")


def division(scene: Scene) -> list[RenderableType]:
    """The open cards, the tiles that are left, and the lots side by side."""
    view = scene.view
    if view["phase"] == "placing":
        return []
    lots: list[tuple[str, Sequence[int]]] = []
    if view["lot"] is not None:
        rest = [count - view["lot"][card] for card, count in enumerate(view["table"])]
        lots.append((scene.text("shitenno-see-lot"), view["lot"]))
        lots.append((scene.text("shitenno-see-rest-lot"), rest))
    elif any(view["table"]):
        lots.append((scene.text("shitenno-see-table"), view["table"]))
    for offer in view["offers"]:
        lots.append((scene.words.label(TITLES[offer["title"]]), offer["cards"]))
    grid = Table.grid(padding=(0, 3))
    grid.add_row(*[Text(name, style="title underline") for name, _ in lots])
    grid.add_row(*[cards(scene, counts) for _, counts in lots])
    left = ", ".join(scene.words.label(TITLES[title]) for title in view["tiles"])
    return [grid, Text(f"{scene.text('shitenno-see-tile-left')}: {left}", style="soft")]


def own(scene: Scene) -> list[RenderableType]:
    """The hand, and the payment that is put together."""
    view = scene.view
    if view["hand"] is None:
        return []
    held = [*view["hand"], *view["koku"][view["seat"]]]
    lines = [Text(f"{scene.text('shitenno-see-hand')}  ", style="title") + cards(scene, held)]
    if view["claimed"] is not None:
        province = scene.words.label(PROVINCES[view["claimed"]])
        begun = Text(scene.text("shitenno-see-paying", province=province) + "  ", style="now")
        lines.append(begun + cards(scene, view["spend"]))
    return [*lines]


# The result.


def scores(scene: Scene) -> list[RenderableType]:
    """Every seat's final favour, best first, line by line."""
    ranks = scene.view["ranks"]
    lines: list[RenderableType] = []
    favour = scene.ask("last_favour")
    for seat in sorted(range(len(ranks)), key=ranks.__getitem__):
        lines += seat_lines(scene, seat, favour[seat])
    totals = [line["total"] for line in favour]
    for total in sorted(set(totals), reverse=True):
        if totals.count(total) > 1:
            lines.append(Text(scene.text("shitenno-see-tie", score=total), style="soft"))
    return lines


def seat_lines(scene: Scene, seat: int, line: dict[str, Any]) -> list[Text]:
    rank = scene.view["ranks"][seat]
    figures = {"rank": rank, "name": scene.who(seat), "total": line["total"]}
    head = Text(scene.text("shitenno-see-line", **figures), style="won" if rank == 1 else "title")
    reasons = [scene.text("shitenno-see-line-track", favour=line["track"])]
    if line["koku"]:
        reasons.append(scene.text("shitenno-see-line-koku", koku=line["koku"]))
    if line["exchanged"]:
        reasons.append(scene.text("shitenno-see-line-exchanged", troops=line["exchanged"]))
    if line["plus"]:
        reasons.append(scene.text("shitenno-see-line-plus", tiles=line["plus"]))
    if line["provinces"]:
        led = scene.words.listed(
            [scene.words.label(PROVINCES[province]) for province in line["provinces"]]
        )
        majority = {"favour": line["majorities"], "provinces": led}
        reasons.append(scene.text("shitenno-see-line-majority", **majority))
    return [head, *[Text(f"   {reason}") for reason in reasons]]
