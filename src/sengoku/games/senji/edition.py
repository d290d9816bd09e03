"""Senji, the figures of an edition: what a data file says, checked and laid out for the rules.

The names (provinces, families, samurai) are those of the notation; an edition gives the figures
that belong to them. Powers are rules, not figures: they stay with the names.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.games.kernel import Edition, Plain
from sengoku.games.kernel.editions import IllegalEdition, Path
from sengoku.games.kernel.refusals import Figures
from sengoku.games.senji.components import (
    BLUFFS,
    BY_SEA,
    DICE,
    FAMILIES,
    FAMILY_NAMES,
    FLOWER_NAMES,
    HOMES,
    KIND_NAMES,
    PROVINCE_NAMES,
    PROVINCES,
    SAMURAI,
    SAMURAI_NAMES,
    SEA_NAMES,
    SEAS,
    VALUES,
)
from sengoku.games.senji.rules.masks import ones
from sengoku.games.senji.rules.summer.ways import ways_from

STANDARD: Final = "standard"
CARDS_OF_A_FAMILY: Final = 12  # SEN-04
SCORING: Final = ("suns", "animals", "plains", "quartet")
NEEDS: Final = (
    {"SUN": 4},
    {"ANIMAL": 4},
    {"PLAIN": 5},
    {"SUN": 1, "ANIMAL": 1, "TANZAKU": 1, "PLAIN": 1},
)  # SEN-82
LIMITS: Final = {  # figures that other rules count with: an edition may not change them
    "units_per_player": 12,
    "fortresses": 6,
    "units_per_zone": 6,
    "start_units": 3,
    "samurai_offer": 3,
}


def holds(so: bool, broken: str, path: Path, figures: Figures | None = None) -> None:
    """Raise `IllegalEdition` unless the condition holds."""
    if not so:
        raise IllegalEdition(broken, path, figures)


class SenjiEdition(Edition):
    """The figures, as the rules read them: numbers by province, family, samurai."""

    def __init__(self, name: str, figures: Plain) -> None:
        super().__init__(name, figures)
        self.homes = vec[i64]([0] * PROVINCES)  # the family whose home each province is
        self.borders = vec[i64]([0] * PROVINCES)  # the provinces next to each, as bits (SEN-03)
        self.coasts = vec[i64]([0] * PROVINCES)  # the seas next to each, as bits
        self.shores = vec[i64]([0] * 2)  # the provinces on each sea, as bits
        self.ways = vec[i64]([0] * (BY_SEA + SEAS))  # from each province and sea, as bits
        self.cards = vec[i64]([0] * FAMILIES)  # the slots that exist, as bits (SEN-05)
        self.flowers = vec[i64]([0] * 4)  # how many hanafuda of each type (SEN-06)
        self.prizes = vec[i64]([0] * 4)  # honour for each combination (SEN-82)
        self.honours = vec[i64]([0] * SAMURAI)  # SEN-07
        self.start_flowers: i64 = 0  # SEN-10
        self.goal: i64 = 0  # SEN-90
        try:
            self.read()
        except IllegalEdition:
            raise
        except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
            raise IllegalEdition("EDITION.shape", (), {"problem": str(error)}) from None

    def other(self, form: object) -> Edition | None:
        """The edition that an option means: itself, its name, or figures of another; else None."""
        if isinstance(form, SenjiEdition):
            return form
        if form == STANDARD and self.name == STANDARD:
            return self
        if isinstance(form, str):
            unknown: Figures = {"edition": form[:40], "standard": self.name}
            raise IllegalEdition("EDITION.unknown", (), unknown)
        if isinstance(form, dict):
            return SenjiEdition(str(form.get("name", "")), form)
        return None

    def written(self) -> str | Plain:
        """How a dump writes the edition: by name if everybody has it, else with all its figures."""
        return STANDARD if self.name == STANDARD else self.figures

    def read(self) -> None:
        """Lay out the figures for the rules; refuse those that other rules can't be played with."""
        self.read_provinces(self.figures["provinces"])
        self.read_cards(self.figures["diplomacy"])
        self.read_hanafuda(self.figures["hanafuda"])
        self.read_samurai(self.figures["samurai"])
        self.read_limits(self.figures["limits"])
        faces = self.figures["dice"]
        holds(faces["count"] == DICE, "SEN-08.dice", ("dice", "count"), {"needed": DICE})
        holds(sorted(faces["faces"]) == sorted(FAMILY_NAMES), "SEN-08.faces", ("dice", "faces"))

    def read_provinces(self, rows: list[Plain]) -> None:
        """Eighteen provinces, three for each family, borders that both sides know (SEN-03)."""
        names = [row["id"] for row in rows]
        holds(
            sorted(names) == sorted(PROVINCE_NAMES),
            "SEN-03.provinces",
            ("provinces",),
            {"needed": ", ".join(PROVINCE_NAMES)},
        )
        for place, row in enumerate(rows):
            province = PROVINCE_NAMES.index(row["id"])
            path: Path = ("provinces", place)
            holds(row["family"] in FAMILY_NAMES, "SEN-01.family", (*path, "family"))
            self.homes[province] = FAMILY_NAMES.index(row["family"])
            for sea in row["seas"]:
                holds(sea in SEA_NAMES, "SEN-03.sea", (*path, "seas"), {"sea": sea})
                self.coasts[province] |= 1 << SEA_NAMES.index(sea)
                self.shores[SEA_NAMES.index(sea)] |= 1 << province
            for side in ("land", "crossings"):
                self.read_borders(province, row[side], (*path, side))
        self.check_borders(rows)
        self.check_homes()
        for origin in range(BY_SEA + SEAS):
            self.ways[origin] = ways_from(self, origin)

    def read_borders(self, province: int, names: list[str], path: Path) -> None:
        """The provinces next to one, over land or over a crossing."""
        for name in names:
            holds(
                name in PROVINCE_NAMES and name != PROVINCE_NAMES[province],
                "SEN-03.border",
                path,
                {"province": name},
            )
            self.borders[province] |= 1 << PROVINCE_NAMES.index(name)

    def check_borders(self, rows: list[Plain]) -> None:
        """A border is listed on both of its sides."""
        for place, row in enumerate(rows):
            for side in ("land", "crossings"):
                for name in row[side]:
                    back = next(other[side] for other in rows if other["id"] == name)
                    holds(
                        row["id"] in back,
                        "SEN-03.symmetry",
                        ("provinces", place, side),
                        {"province": row["id"], "other": name},
                    )

    def check_homes(self) -> None:
        """Every family has as many homes as the others."""
        for family in range(FAMILIES):
            homes = sum([home == family for home in self.homes])
            holds(
                homes == HOMES,
                "SEN-03.homes",
                ("provinces",),
                {"family": FAMILY_NAMES[family], "found": homes, "needed": HOMES},
            )

    def read_cards(self, families: Plain) -> None:
        """Twelve cards a family: values 1 to 4, each once in a kind, and two bluffs (SEN-05)."""
        for family in range(FAMILIES):
            colour = FAMILY_NAMES[family]
            holds(colour in families, "SEN-05.family", ("diplomacy",), {"family": colour})
            row = families[colour]
            path: Path = ("diplomacy", colour)
            names = ("family", "military", "trade")
            for kind in range(len(KIND_NAMES)):
                for value in row[names[kind]]:
                    good = value in range(1, 1 + VALUES)
                    slot = kind * VALUES + (value - 1 if good else 0)
                    good = good and not self.cards[family] >> slot & 1
                    holds(good, "SEN-05.value", (*path, names[kind]), {"value": value})
                    self.cards[family] |= 1 << slot
            holds(row["bluff"] == BLUFFS, "SEN-05.bluff", (*path, "bluff"), {"needed": BLUFFS})
            found = ones(self.cards[family]) + BLUFFS
            holds(
                found == CARDS_OF_A_FAMILY,
                "SEN-04.cards",
                path,
                {"family": colour, "found": found, "needed": CARDS_OF_A_FAMILY},
            )

    def read_hanafuda(self, box: Plain) -> None:
        """Twelve months of four cards, some times over, and what combinations bring (SEN-06)."""
        holds(len(box["months"]) == 12, "SEN-06.months", ("hanafuda", "months"), {"needed": 12})
        holds(1 <= box["copies"] <= 4, "SEN-06.copies", ("hanafuda", "copies"))
        for place, month in enumerate(box["months"]):
            path: Path = ("hanafuda", "months", place, "cards")
            holds(len(month["cards"]) == 4, "SEN-06.month", path, {"needed": 4})
            for flower in month["cards"]:
                known = flower.lower() in FLOWER_NAMES
                holds(known, "SEN-06.type", path, {"type": flower})
                self.flowers[FLOWER_NAMES.index(flower.lower())] += box["copies"]
        for place, combination in enumerate(box["combinations"]):
            if "honour" in combination:
                path = ("hanafuda", "combinations", place)
                holds(combination["need"] in NEEDS, "SEN-82.need", path)
                self.prizes[NEEDS.index(combination["need"])] = combination["honour"]
        for place, name in enumerate(SCORING):
            holds(
                self.prizes[place] > 0,
                "SEN-82.combination",
                ("hanafuda", "combinations"),
                {"combination": name},
            )

    def read_samurai(self, rows: list[Plain]) -> None:
        """Eighteen samurai, each once, each with its honour (SEN-07)."""
        names = [row["name"].lower() for row in rows]
        holds(
            sorted(names) == sorted(SAMURAI_NAMES),
            "SEN-07.samurai",
            ("samurai",),
            {"needed": ", ".join(SAMURAI_NAMES)},
        )
        for place, row in enumerate(rows):
            holds(0 < row["honour"] < 60, "SEN-07.honour", ("samurai", place, "honour"))
            self.honours[SAMURAI_NAMES.index(names[place])] = row["honour"]

    def read_limits(self, limits: Plain) -> None:
        """The goal and the hanafuda to begin with; figures that may not change have not."""
        for name, needed in LIMITS.items():
            holds(limits[name] == needed, f"SEN-04.{name}", ("limits", name), {"needed": needed})
        holds(0 <= limits["start_hanafuda"] <= 8, "SEN-10.hanafuda", ("limits", "start_hanafuda"))
        holds(limits["win"] > 0, "SEN-90.win", ("limits", "win"))
        self.start_flowers = limits["start_hanafuda"]
        self.goal = limits["win"]
