"""Shinobi in the terminal: provinces as columns of cards, the hand, what is left, the result."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from sengoku.games.kernel.moves import SEATS
from sengoku.terminal.draw import Scene

COLOURS: Final = {  # between the colours of the bright and the dark page of the browser
    "hojo": "#4483bd",
    "mori": "#3d9470",
    "oda": "#b9862a",
    "takeda": "#c9503f",
    "uesugi": "#9169b4",
    "ninja": "#7d7a75",
}
KINDS: Final = tuple(COLOURS)
CLANS: Final = KINDS[:5]
CARD: Final = "▆"
MORE: Final = "┆"  # the top of a column that is higher than there is room for
FEWEST_ROWS: Final = 3
AROUND: Final = 8  # lines of the drawing that are no cards


class Shinobi:
    """The drawing of Shinobi."""

    styles: Mapping[str, str] = COLOURS

    def table(self, scene: Scene) -> RenderableType:
        """The provinces, then what the seat holds and knows."""
        air = [Text()] if scene.room > highest(scene) + AROUND + 3 else []
        return Group(*air, provinces(scene), legend(scene), *air, own(scene), *air, counts(scene))

    def result(self, scene: Scene) -> RenderableType:
        """The provinces at the end, and the scores line by line (SHI-41 to SHI-44)."""
        return Group(provinces(scene), Text(), *scores(scene))


DRAWING: Final = Shinobi()


# The provinces.


def provinces(scene: Scene) -> Group:
    """As many provinces side by side as fit, each as wide as it can be."""
    seats = range(len(scene.names))
    card = 3 if len(seats) * 23 - 4 <= scene.width else 2
    width = 5 * (card + 1) - 1
    gap = min(4, max(2, (scene.width - len(seats) * width) // (len(seats) - 1)))
    across = max(1, (scene.width + gap) // (width + gap))
    shown: list[Text] = []
    for start in range(0, len(seats), across):
        blocks = [province(scene, seat, card, width) for seat in seats[start : start + across]]
        shown += [Text(" " * gap).join(lines) for lines in zip(*blocks, strict=True)]
    return Group(*shown)


def province(scene: Scene, seat: int, card: int, width: int) -> list[Text]:
    """One province: its owner, its columns, the clans, and how many cards each has."""
    columns = scene.view["provinces"][seat]
    safe = {clan for where, clan in scene.view["protected"] if where == seat}
    left = scene.view["vacated"]
    if left and left[0] == seat:
        safe.add(left[1])
    names = Text(" ").join([clan_foot(scene, clan, columns[clan], card) for clan in range(5)])
    sizes = Text()
    for clan in range(5):
        sizes.append(size(columns[clan], clan in safe).ljust(card + 1), style=tone(columns[clan]))
    sizes.truncate(width)
    return [heading(scene, seat, width), *cards(scene, columns, card), names, sizes]


def heading(scene: Scene, seat: int, width: int) -> Text:
    """The letter of the notation, the owner, the size of the hand; a mark for whose turn it is."""
    mark = "▸" if seat in scene.view["actors"] else " "
    held = f" [{scene.view['hand_sizes'][seat]}]"
    style = "now" if seat == scene.me else "title"
    line = Text(f"{mark}{SEATS[seat]} {scene.who(seat)}", style=style)
    line.truncate(width - len(held), overflow="ellipsis", pad=True)
    line.append(held)
    line.stylize("underline")
    return line


def cards(scene: Scene, columns: list[int], card: int) -> list[Text]:
    """The columns as stacks of cards, all provinces as high as the highest of them."""
    rows = min(highest(scene), max(FEWEST_ROWS, scene.room - AROUND))
    lines: list[Text] = []
    for row in range(rows, 0, -1):
        line = Text()
        for clan, cards_there in enumerate(columns):
            cut = row == rows and cards_there > rows
            glyph = (MORE if cut else CARD) if cards_there >= row else " "
            line.append(glyph * card, style=COLOURS[CLANS[clan]]).append(" ")
        line.right_crop(1)
        lines.append(line)
    return lines


def highest(scene: Scene) -> int:
    """The cards of the highest column."""
    found: int = max(max(columns) for columns in scene.view["provinces"])
    return found


def clan_foot(scene: Scene, clan: int, cards_there: int, card: int) -> Text:
    name = scene.words.label(CLANS[clan])
    return Text(name[:card], style=COLOURS[CLANS[clan]] if cards_there else "soft")


def size(cards_there: int, safe: bool) -> str:
    return f"{cards_there or '·'}{'*' if safe else ''}"


def tone(cards_there: int) -> str:
    return "title" if cards_there else "soft"


def legend(scene: Scene) -> Text:
    """What the marks mean, and that the last round has come."""
    last = scene.view["last"]
    if last is None:
        return Text(scene.text("shinobi-legend"), style="soft")
    mine = "yes" if last == scene.me else "no"
    return Text(scene.text("shinobi-last", name=scene.who(last), me=mine), style="now")


# What the seat holds and knows.


def own(scene: Scene) -> Text:
    """Whom the seat serves, its hand, and the pile."""
    line = Text()
    loyalty, hand = scene.view["loyalty"], scene.view["hand"]
    if loyalty is not None:
        line.append(scene.text("shinobi-serve") + " ")
        line.append_text(chip(scene, loyalty)).append("   " + scene.text("shinobi-hand") + " ")
        held = [kind for kind, count in enumerate(hand) for _ in range(count)]
        line.append_text(Text(" ").join([chip(scene, kind) for kind in held])).append("   ")
    line.append(scene.text("shinobi-pile", cards=scene.view["pile"]), style="soft")
    return line


def chip(scene: Scene, kind: int) -> Text:
    """A card by its name, on its colour, or in brackets where there are no colours."""
    name = scene.words.label(KINDS[kind])
    if not scene.colour:
        return Text(f"[{name}]")
    return Text(f" {name} ", style=f"bold #ffffff on {COLOURS[KINDS[kind]]}")


def counts(scene: Scene) -> Table:
    """How many cards of each kind lie on the table, and how many the seat does not see."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column()
    for _ in KINDS:
        grid.add_column(justify="right")
    grid.add_row("", *[Text(scene.words.label(kind), style=COLOURS[kind]) for kind in KINDS])
    rows = {
        "shinobi-standing": [*scene.ask("standing"), ""],
        "shinobi-unseen": scene.ask("unseen"),
    }
    for name, numbers in rows.items():
        grid.add_row(Text(scene.text(name), style="soft"), *[str(number) for number in numbers])
    return grid


# The result.


def scores(scene: Scene) -> list[RenderableType]:
    """Every seat's line, best first, then what decided among equals."""
    ranks = scene.view["ranks"]
    order = sorted(range(len(ranks)), key=lambda seat: (ranks[seat], seat))
    lines: list[RenderableType] = [score_line(scene, seat) for seat in order]
    return [*lines, *ties(scene, order), *unserved(scene)]


def score_line(scene: Scene, seat: int) -> Text:
    rank, clan = scene.view["ranks"][seat], scene.view["loyalties"][seat]
    line = scene.text(
        "shinobi-score",
        rank=rank,
        name=scene.who(seat),
        clan=scene.words.label(CLANS[clan]),
        cards=scene.view["scores"][seat],
        home=scene.view["provinces"][seat][clan],
    )
    shown = Text(line, style="won" if rank == 1 else "")
    shown.highlight_words([scene.words.label(CLANS[clan])], COLOURS[CLANS[clan]])
    return shown


def ties(scene: Scene, order: list[int]) -> list[RenderableType]:
    """Which scores were equal, and whether the cards at home told them apart."""
    found: list[RenderableType] = []
    ranks, points = scene.view["ranks"], scene.view["scores"]
    for score in sorted(set(points), reverse=True):
        equal = [seat for seat in order if points[seat] == score]
        if len(equal) > 1:
            found.append(note(scene.text("shinobi-tie", score=score)))
            if len({ranks[seat] for seat in equal}) < len(equal):
                found.append(note(scene.text("shinobi-shared")))
    return found


def unserved(scene: Scene) -> list[RenderableType]:
    """The clans that nobody served, where one had more than the winner."""
    best = max(scene.view["scores"])
    return [
        note(scene.text("shinobi-unserved", clan=scene.words.label(CLANS[clan]), cards=cards_there))
        for clan, cards_there in enumerate(scene.ask("standing"))
        if clan not in scene.view["loyalties"] and cards_there >= best
    ]


def note(text: str) -> Padding:
    return Padding(Text(text, style="soft"), (0, 0, 0, 3))
