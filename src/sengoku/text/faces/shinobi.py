"""Shinobi in text: provinces by owner and clan, the cards of each clan, the hand, the result."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from sengoku.protocol import Grid
from sengoku.text.face import Compound
from sengoku.text.scene import Scene

CLANS: Final = range(5)
KINDS: Final = range(6)  # the clans, then ninja
NOTHING: Final = "–"


class Shinobi:
    """The face of Shinobi."""

    compounds: Mapping[str, Compound] = {}  # every order is one move
    unasked = ("near", "offers")

    def board(self, scene: Scene) -> Sequence[Grid]:
        """The provinces, what is known of each clan, who did what for it, and the piles."""
        return [provinces(scene), clans(scene), deeds(scene), piles(scene)]

    def hand(self, scene: Scene) -> Sequence[str]:
        """Whom the seat serves and what counts for it, and its cards."""
        view = scene.view
        if view["hand"] is None:
            return []
        clan, held = view["loyalty"], view["hand"]
        table, home = view["standing"][clan], view["provinces"][scene.me][clan]
        cards = [several(count, card(scene, kind)) for kind, count in enumerate(held) if count]
        return [
            scene.text("shinobi-text-serve", clan=card(scene, clan), table=table, home=home),
            scene.text("shinobi-text-hand", cards=scene.words.listed(cards)),
        ]

    def score(self, scene: Scene) -> Sequence[str]:
        """How many cards each clan has; at the end who served which (SHI-41 to SHI-44)."""
        if scene.view["ranks"]:
            return [*scores(scene), *ties(scene), *unserved(scene)]
        return [*standing(scene), *last_round(scene)]

    def offers(self, scene: Scene) -> Sequence[str]:
        """Nothing is offered in this game."""
        return []

    def near(self, scene: Scene, place: str) -> Sequence[str]:
        """Every province is as near as any other."""
        return []


FACE: Final = Shinobi()


def card(scene: Scene, kind: int) -> str:
    """A kind of card by its name."""
    return scene.named("card", kind)


def several(count: int, name: str) -> str:
    """Cards of one kind: "Oda", "2 Oda"."""
    return name if count == 1 else f"{count} {name}"


# The board.


def provinces(scene: Scene) -> Grid:
    """A row for each owner: the length of each column, and how many cards are in hand."""
    view = scene.view
    names = [card(scene, clan) for clan in CLANS]
    columns = [scene.text("shinobi-text-owner"), *names, scene.text("shinobi-hand")]
    rows = [
        [
            scene.who(seat),
            *[column(scene, seat, clan) for clan in CLANS],
            str(view["hand_sizes"][seat] or NOTHING),
        ]
        for seat in range(view["players"])
    ]
    return Grid(scene.text("shinobi-text-provinces"), columns, rows)


def column(scene: Scene, seat: int, clan: int) -> str:
    """How many cards a column has, and whether it can't be attacked in this turn."""
    cards: int = scene.view["provinces"][seat][clan]
    place = [seat, clan]
    if place in scene.view["protected"] or place == scene.view["vacated"]:
        return scene.text("shinobi-text-safe", cards=cards)
    return str(cards or NOTHING)


def clans(scene: Scene) -> Grid:
    """A row for each kind of card: how many are where."""
    view = scene.view
    places = {
        "shinobi-standing": [*scene.ask("standing"), 0],
        "shinobi-in-hand": view["hand"],
        "shinobi-gone": view["discards"],
        "shinobi-unseen": scene.ask("unseen"),
    }
    known = {name: counts for name, counts in places.items() if counts is not None}
    rows = [
        [card(scene, kind), *[str(counts[kind] or NOTHING) for counts in known.values()]]
        for kind in KINDS
    ]
    columns = [scene.text("shinobi-text-kind"), *[scene.text(name) for name in known]]
    return Grid(scene.text("shinobi-memory"), columns, rows)


def deeds(scene: Scene) -> Grid:
    """A row for each player: how many cards they laid for each clan, less those they took."""
    rows = [
        [scene.who(seat), *[deed(count) for count in counts]]
        for seat, counts in enumerate(scene.view["deeds"])
    ]
    columns = [scene.text("shinobi-text-player"), *[card(scene, clan) for clan in CLANS]]
    return Grid(scene.text("shinobi-deeds"), columns, rows)


def deed(count: int) -> str:
    """How much was done for a clan, with a sign that is read out."""
    return f"{count:+}".replace("-", "−") if count else NOTHING


def piles(scene: Scene) -> Grid:
    """How many cards are left to draw, and how many are discarded."""
    view = scene.view
    rows = [
        [scene.text("shinobi-pile-name"), str(view["pile"])],
        [scene.text("shinobi-discards"), str(sum(view["discards"]))],
    ]
    columns = [scene.text("shinobi-text-pile"), scene.text("shinobi-text-count")]
    return Grid(scene.text("shinobi-text-piles"), columns, rows)


# How it stands.


def standing(scene: Scene) -> list[str]:
    """The clans, the one with the most cards first, and the place of the seat's own."""
    counts = scene.view["standing"]
    order = sorted(CLANS, key=lambda clan: -counts[clan])
    told = ", ".join([f"{card(scene, clan)} {counts[clan]}" for clan in order])
    lines = [scene.text("shinobi-text-standing", clans=told)]
    own = scene.view["loyalty"]
    if own is not None:
        place = 1 + sum([count > counts[own] for count in counts])
        lines.append(scene.text("shinobi-text-place", clan=card(scene, own), place=place))
    return lines


def last_round(scene: Scene) -> list[str]:
    """That the last card was drawn, and by whom (SHI-40)."""
    last = scene.view["last"]
    if last is None:
        return []
    mine = "yes" if last == scene.me else "no"
    return [scene.text("shinobi-last", name=scene.who(last), me=mine)]


# How it ended.


def scores(scene: Scene) -> list[str]:
    """Whom everybody served, the best first."""
    view = scene.view
    return [
        scene.text(
            "shinobi-score",
            rank=view["ranks"][seat],
            name=scene.who(seat),
            clan=card(scene, view["loyalties"][seat]),
            cards=view["scores"][seat],
            home=view["provinces"][seat][view["loyalties"][seat]],
        )
        for seat in sorted(range(view["players"]), key=view["ranks"].__getitem__)
    ]


def ties(scene: Scene) -> list[str]:
    """Which scores were equal, and whether the cards at home told them apart."""
    lines: list[str] = []
    ranks, points = scene.view["ranks"], scene.view["scores"]
    for score in sorted(set(points), reverse=True):
        equal = [ranks[seat] for seat, found in enumerate(points) if found == score]
        if len(equal) > 1:
            lines.append(scene.text("shinobi-tie", score=score))
            if len(set(equal)) < len(equal):
                lines.append(scene.text("shinobi-shared"))
    return lines


def unserved(scene: Scene) -> list[str]:
    """The clans that nobody served, where one had at least as many cards as the winner's."""
    best = max(scene.view["scores"])
    return [
        scene.text("shinobi-unserved", clan=card(scene, clan), cards=cards)
        for clan, cards in enumerate(scene.view["standing"])
        if clan not in scene.view["loyalties"] and cards >= best
    ]
