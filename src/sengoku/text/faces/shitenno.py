"""Shitennō in text: provinces by position, the generals, the lots, the hand, and lines that pay."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import permutations
from typing import Any, Final

from sengoku.games.kernel.refusals import UnknownText
from sengoku.protocol import Grid
from sengoku.text.composing import Composer, NotCompound
from sengoku.text.face import Compound
from sengoku.text.scene import Scene
from sengoku.text.vocabulary import fold

VALUES: Final = ((3, 4, 6, 9), (5, 6, 8, 11))  # of the positions, each for four provinces
ALIKE: Final = 4  # provinces with the same positions
PLACES: Final = range(4)
TITLES: Final = ("daimyo", "shomyo", "sensei", "hatamoto")
FEW: Final = 12  # payments that are listed
NOTHING: Final = "–"


class Shitenno:
    """The face of Shitennō."""

    unasked = ("near",)

    @property
    def compounds(self) -> Mapping[str, Compound]:
        """A payment, and both ways to divide, each in one line."""
        return {"claim": claim, "offer": offer, "split": split}

    def board(self, scene: Scene) -> Sequence[Grid]:
        """The provinces, the generals, the piles, and the lots while there are any."""
        groups = [provinces(scene, group) for group in range(len(VALUES))]
        return [*groups, generals(scene), *lots(scene), piles(scene)]

    def hand(self, scene: Scene) -> Sequence[str]:
        """The title, the hand, the tiles, and what is being put together or offered."""
        if scene.view["hand"] is None:
            return []
        return [*own(scene), *under_way(scene)]

    def score(self, scene: Scene) -> Sequence[str]:
        """The favour of everybody, line by line: at the end, or if it were now (STN-62, STN-63)."""
        lines = [favour_line(scene, rank, line) for rank, line in ranked(scene)]
        if not scene.view["ranks"]:
            return [scene.text("shitenno-if-now"), *lines]
        totals = scene.view["scores"]
        tied = sorted({total for total in totals if totals.count(total) > 1}, reverse=True)
        return [*lines, *[scene.text("shitenno-see-tie", score=total) for total in tied]]

    def offers(self, scene: Scene) -> Sequence[str]:
        """The lots that are on offer."""
        return offered(scene)

    def near(self, scene: Scene, place: str) -> Sequence[str]:
        """No province lies beside another."""
        return []

    def about(self, scene: Scene, name: str) -> Sequence[str]:
        """In which ways the seat could pay for a province, by number."""
        return ways(scene, name)


FACE: Final = Shitenno()


# Names.


def piece(scene: Scene, part: int) -> str:
    """A card or another part of a payment by its name."""
    return scene.named("cards", part)


def pieces(scene: Scene, counts: Sequence[int]) -> str:
    """Cards or parts of a payment, several of a kind with their number."""
    found = [
        piece(scene, part) if count == 1 else f"{count}× {piece(scene, part)}"
        for part, count in enumerate(counts)
        if count
    ]
    return scene.words.listed(found) if found else scene.text("shitenno-see-none")


def title(scene: Scene, number: int) -> str:
    """A title by its name."""
    return scene.named("hierarchy", number)


def tiles(scene: Scene, counts: Sequence[int]) -> str:
    """Bonus tiles by their names."""
    found = [
        f"{count}× {scene.named('tile', tile)}" if count > 1 else scene.named("tile", tile)
        for tile, count in enumerate(counts)
        if count
    ]
    return scene.words.listed(found) if found else NOTHING


# The board.


def provinces(scene: Scene, group: int) -> Grid:
    """Four provinces: whose kamon is on each position, the price of the next one, who leads."""
    values = VALUES[group]
    first = group * ALIKE
    columns = [
        scene.text("shitenno-text-province"),
        *[scene.text("shitenno-text-position", value=value) for value in values],
        scene.text("shitenno-text-price"),
        *([] if scene.me is None else [scene.text("shitenno-text-gain")]),
        scene.text("shitenno-text-leader"),
        scene.text("shitenno-text-tiles"),
    ]
    rows = [province_row(scene, province) for province in range(first, first + ALIKE)]
    told = scene.words.listed(values)
    return Grid(scene.text("shitenno-text-provinces", values=told), columns, rows)


def province_row(scene: Scene, province: int) -> list[str]:
    """A province, cell by cell."""
    told = scene.view["provinces"][province]
    gains = scene.view["gains"]
    return [
        scene.named("province", province),
        *[kamon(scene, province, place) for place in PLACES],
        price(scene, province),
        *([] if gains is None else [str(gains[province] or NOTHING)]),
        leader(scene, told),
        str(told["tiles"] or NOTHING),
    ]


def kamon(scene: Scene, province: int, place: int) -> str:
    """Whose kamon is on a position."""
    holder = scene.view["board"][province][place]
    if holder is None:
        return NOTHING
    name = scene.who(holder)
    golden = scene.view["golden"][province][place]
    return scene.text("shitenno-text-golden", name=name) if golden else name


def price(scene: Scene, province: int) -> str:
    """What the next position of a province costs."""
    told = scene.view["provinces"][province]
    if told["koku"] is None:
        return scene.text("shitenno-see-full")
    counts = Counter(told["troops"])  # that of the tile is the last
    troops = " + ".join([f"{count} {piece(scene, troop)}" for troop, count in counts.items()])
    return scene.text("shitenno-text-cost", troops=troops, koku=told["koku"])


def leader(scene: Scene, told: Mapping[str, Any]) -> str:
    """Who has the majority in a province, and with how many kamon (STN-63)."""
    seat = told["leader"]
    if seat is None:
        return NOTHING
    found = f"{scene.who(seat)} {told['kamon'][seat]}"
    return scene.text("shitenno-text-leftmost", leader=found) if told["tied"] else found


def generals(scene: Scene) -> Grid:
    """A row for each player: title, favour, kamon, cards and tiles."""
    names = ("favour", "kamon", "troops", "koku")
    columns = [
        scene.text("shitenno-text-player"),
        scene.text("shitenno-text-title"),
        *[scene.text(f"shitenno-see-{name}") for name in names],
        scene.text("shitenno-text-tiles"),
        scene.text("shitenno-text-known"),
    ]
    rows = [general_row(scene, seat) for seat in range(scene.view["players"])]
    return Grid(scene.text("shitenno-generals"), columns, rows)


def general_row(scene: Scene, seat: int) -> list[str]:
    """A player, cell by cell."""
    view = scene.view
    known = view["known"][seat]
    numbers = [view[name][seat] for name in ("favour", "kamon", "troop_cards", "koku_in_hand")]
    return [
        scene.who(seat),
        titles(scene, seat),
        *[str(number) for number in numbers],
        tiles(scene, view["bonuses"][seat]),
        pieces(scene, known) if any(known) else NOTHING,
    ]


def titles(scene: Scene, seat: int) -> str:
    """The title of a player, that of the next year, and whether they are Tairō."""
    view = scene.view
    found = title(scene, view["titles"][seat])
    if view["earned"][seat] is not None:
        following = title(scene, view["earned"][seat])
        found = scene.text("shitenno-text-next", title=found, next=following)
    return f"{found} ({scene.text('shitenno-tairo')})" if view["tairo"] == seat else found


def piles(scene: Scene) -> Grid:
    """The round, and how many cards are in each pile."""
    view = scene.view
    sizes = {"troops": view["pile"], "discards": sum(view["discards"]), "koku": view["koku_pile"]}
    rows = [[scene.text(f"shitenno-text-{name}"), str(size)] for name, size in sizes.items()]
    columns = [scene.text("shitenno-text-pile"), scene.text("shitenno-text-count")]
    return Grid(scene.text("shitenno-see-round", round=view["round"]), columns, rows)


# Lots.


def lots(scene: Scene) -> list[Grid]:
    """In the even year: what is laid out, what is in which lot, and the titles that are left."""
    view = scene.view
    if view["phase"] == "placing" or view["ranks"]:
        return []
    rows: list[list[str]] = []
    if view["lot"] is not None:
        rows.append([scene.text("shitenno-see-lot"), pieces(scene, view["lot"])])
        rows.append([scene.text("shitenno-see-rest-lot"), pieces(scene, rest(scene))])
    elif any(view["table"]):
        rows.append([scene.text("shitenno-see-table"), pieces(scene, view["table"])])
    for one in view["offers"]:
        name = scene.text("shitenno-text-lot", title=title(scene, one["title"]))
        rows.append([name, pieces(scene, one["cards"])])
    left = scene.words.listed([title(scene, number) for number in view["tiles"]])
    rows.append([scene.text("shitenno-seals"), left if view["tiles"] else NOTHING])
    columns = [scene.text("shitenno-see-lot"), scene.text("shitenno-text-count")]
    return [Grid(scene.text("shitenno-text-lots"), columns, rows)]


def rest(scene: Scene) -> list[int]:
    """The cards that are laid out and not in the lot that is put together."""
    return [count - scene.view["lot"][card] for card, count in enumerate(scene.view["table"])]


def offered(scene: Scene) -> list[str]:
    """Each lot on offer, and what it would pay for."""
    lines: list[str] = []
    for one in scene.view["offers"]:
        figures = {"title": title(scene, one["title"]), "cards": pieces(scene, one["cards"])}
        line = scene.text("shitenno-text-offered", **figures)
        if scene.view["asked"] in ("answer", "choose"):
            bought = scene.ask("buys", cards=one["cards"], title=one["title"])
            names = [scene.named("province", province) for province in bought]
            told = scene.words.listed(names) if names else scene.text("shitenno-none")
            line += f" {scene.text('shitenno-buys', provinces=told)}"
        lines.append(line)
    return lines


# The hand.


def own(scene: Scene) -> list[str]:
    """The title and what it does, the cards, the tiles."""
    view, me = scene.view, scene.view["seat"]
    number = view["titles"][me]
    held = [*view["hand"], *view["koku"][me]]
    lines = [
        scene.text("shitenno-text-own-title", title=title(scene, number))
        + f" {scene.text('shitenno-power', title=TITLES[number])}",
        scene.text("shitenno-text-hand", cards=pieces(scene, held)),
    ]
    if any(view["bonuses"][me]):
        told = tiles(scene, view["bonuses"][me])
        lines.append(scene.text("shitenno-text-own-tiles", tiles=told))
    return lines


def under_way(scene: Scene) -> list[str]:
    """The lot or the payment that the seat puts together, or the lots that it is offered."""
    view = scene.view
    if view["lot"] is not None:
        figures = {"cards": pieces(scene, view["lot"]), "rest": pieces(scene, rest(scene))}
        return [scene.text("shitenno-text-putting", **figures)]
    if view["claimed"] is not None:
        figures = {
            "province": scene.named("province", view["claimed"]),
            "price": price(scene, view["claimed"]),
            "cards": pieces(scene, view["spend"]),
        }
        return [scene.text("shitenno-text-paying", **figures)]
    return offered(scene) if view["asked"] in ("answer", "choose") else []


def ways(scene: Scene, name: str) -> list[str]:
    """The payments of the province of this name, the cheapest first, with their numbers."""
    provinces = scene.view["provinces"]
    open_ones = [number for number, told in enumerate(provinces) if told["koku"] is not None]
    found = [number for number in open_ones if scene.named("province", number) == name]
    if scene.me is None or not found:
        return []
    payments = scene.ask("payments", province=found[0])
    lines = [scene.text("shitenno-ways", count=len(payments))]
    for number, spend in enumerate(payments[:FEW], 1):
        lines.append(scene.text("text-move", number=number, move=pieces(scene, spend)))
    return lines


# The score.


def ranked(scene: Scene) -> list[tuple[int, Mapping[str, Any]]]:
    """The favour of every seat with its rank, the best first."""
    found = scene.ask("last_favour")
    ranks = scene.view["ranks"] or [
        1 + sum([other["total"] > line["total"] for other in found]) for line in found
    ]
    return sorted(zip(ranks, found, strict=True), key=lambda pair: pair[0])


def favour_line(scene: Scene, rank: int, line: Mapping[str, Any]) -> str:
    """The favour of a seat: how much it is, and what it consists of."""
    figures = {"rank": rank, "name": scene.who(line["seat"]), "total": line["total"]}
    reasons = [scene.text("shitenno-see-line-track", favour=line["track"])]
    if line["koku"]:
        reasons.append(scene.text("shitenno-see-line-koku", koku=line["koku"]))
    if line["exchanged"]:
        reasons.append(scene.text("shitenno-see-line-exchanged", troops=line["exchanged"]))
    if line["plus"]:
        reasons.append(scene.text("shitenno-see-line-plus", tiles=line["plus"]))
    if line["provinces"]:
        led = [scene.named("province", province) for province in line["provinces"]]
        majority = {"favour": line["majorities"], "provinces": scene.words.listed(led)}
        reasons.append(scene.text("shitenno-see-line-majority", **majority))
    return f"{scene.text('shitenno-see-line', **figures)}. {', '.join(reasons)}."


# Lines that stand for several moves.


def claim(composer: Composer, said: str) -> None:
    """`claim kansai 1` pays in that way of `payments`, `claim kansai bushi, koku` with these."""
    province, named = place_and_rest(composer, said)
    composer.play("claim", province)
    if named.isdecimal():
        spend = payment(composer, province, named)
    else:
        held = composer.state.view(composer.seat)["held"]
        among = [part for part, count in enumerate(held) if count]
        spend = composer.values("spend", "part", named, among)
    for part in spend:
        composer.play("spend", part)
    composer.play("place")


def place_and_rest(composer: Composer, said: str) -> tuple[int, str]:
    """The province at the beginning, and what is said of the payment."""
    words = said.replace(",", " , ").split()
    among = [province for province in range(2 * ALIKE) if composer.can("claim", province)]
    for length in range(len(words) - 1, 0, -1):
        named = " ".join(words[length:])
        try:
            province = composer.value("claim", "province", " ".join(words[:length]), among)
        except UnknownText as refusal:
            if refusal.reason == "several":
                raise
            continue
        if fold(named):
            return province, named
    raise NotCompound


def payment(composer: Composer, province: int, number: str) -> list[int]:
    """The parts of the payment of this number; a refusal lists what there is."""
    state, vocabulary = composer.state, composer.vocabulary
    found = state.ask(composer.seat, "payments", province=province)
    spends = [[part for part, count in enumerate(counts) for _ in range(count)] for counts in found]
    if len(number) < 4 and 1 <= int(number) <= len(spends):
        return spends[int(number) - 1]
    part = composer.part("spend", "part")
    told = [", ".join([vocabulary.name(part, one) for one in spend]) for spend in spends[:FEW]]
    choices = "; ".join([f"{at}: {names}" for at, names in enumerate(told, 1)])
    raise UnknownText("TEXT.none", {"word": number, "choices": choices})


def offer(composer: Composer, said: str) -> None:
    """`offer bushi, koku | shomyo`: these cards are the lot, offered with this title."""
    cards, named = two_sides(said)
    make_lot(composer, cards)
    left = composer.state.view(composer.seat)["tiles"]
    composer.play("offer", composer.value("offer", "hierarchy", named, left))


def split(composer: Composer, said: str) -> None:
    """`split bushi, koku | shomyo hatamoto`: the cards of one lot, then its title and the other's.

    Where two titles are left, the second need not be said.
    """
    cards, named = two_sides(said)
    make_lot(composer, cards)
    left = composer.state.view(composer.seat)["tiles"]
    skips = composer.vocabulary.skips
    words = [word for word in fold(named) if word not in skips]
    if len(words) == 1 and len(left) == 2:
        first = composer.value("split", "hierarchy", words[0], left)
        composer.play("split", first, left[0] if first == left[1] else left[1])
        return
    if len(words) != 2:
        name = composer.vocabulary.name
        part = composer.part("split", "rest")
        pairs = [f"{name(part, one)} {name(part, two)}" for one, two in permutations(left, 2)]
        raise UnknownText("TEXT.none", {"word": named.strip(), "choices": ", ".join(pairs)})
    first = composer.value("split", "hierarchy", words[0], left)
    composer.play("split", first, composer.value("split", "rest", words[1], left))


def two_sides(said: str) -> tuple[str, str]:
    """What stands before and behind the bar; without one it is an ordinary move."""
    cards, bar, named = said.partition("|")
    if not bar:
        raise NotCompound
    return cards, named


def make_lot(composer: Composer, said: str) -> None:
    """Put exactly these cards into the lot, whatever is in it now (STN-32)."""
    view = composer.state.view(composer.seat)
    laid_out, lot = view["table"], view["lot"]
    among = [card for card, count in enumerate(laid_out) if count]
    wanted = composer.values("add", "card", said, among)
    for card, count in enumerate(lot or []):
        for _ in range(count - wanted.count(card)):
            composer.play("remove", card)
    for card in sorted(set(wanted)):
        for _ in range(wanted.count(card) - (lot[card] if lot else 0)):
            composer.play("add", card)
