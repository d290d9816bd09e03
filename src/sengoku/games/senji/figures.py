"""Senji, the figures that a table is played with, as its description tells them.

Everything stands in the order of its numbers: provinces, samurai, combinations, slots of cards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sengoku.games.kernel import Option
from sengoku.games.senji.components import (
    BLUFF,
    COMBO_NAMES,
    CROWD,
    DICE,
    FAMILIES,
    FAMILY_NAMES,
    FLOWERS,
    KIND_NAMES,
    PROVINCE_NAMES,
    REALM,
    RECRUIT,
    SAMURAI_NAMES,
    SEA_NAMES,
    SLOTS,
    UNITS,
    VALUES,
)
from sengoku.games.senji.edition import SenjiEdition
from sengoku.games.senji.rules import cards, masks
from sengoku.games.senji.rules.autumn.combinations import NEEDS
from sengoku.games.senji.rules.autumn.mercenaries import SAMURAI_PRICE, UNIT_PRICE
from sengoku.games.senji.rules.autumn.tribute import TRIBUTE, TRIBUTE_HONOUR
from sengoku.games.senji.rules.powers import DECIDED, WHEN

if TYPE_CHECKING:
    from sengoku.games.senji.shape import (
        CombinationFigures,
        Figures,
        ProvinceFigures,
        SamuraiFigures,
        SlotFigures,
    )


def figures(options: dict[str, Option]) -> Figures:
    """The edition's figures, and those that no edition changes."""
    edition = options["edition"]
    assert isinstance(edition, SenjiEdition)
    return {
        "edition": edition.name,
        "provinces": provinces(edition),
        "samurai": [samurai(edition, number) for number in range(len(SAMURAI_NAMES))],
        "combinations": [combination(edition, combo) for combo in range(len(COMBO_NAMES))],
        "slots": [slot(number) for number in range(SLOTS)],
        "cards": [
            card
            for family in range(FAMILIES)
            for card in masks.listed(edition.cards[family], family)
        ],
        "hanafuda": list(edition.flowers),
        "goal": int(edition.goal),  # SEN-90
        "dice": int(DICE),
        "units": int(UNITS),  # of each player (SEN-04)
        "crowd": int(CROWD),  # units in one place at most (SEN-64)
        "realm": int(REALM),  # provinces of one player at most (SEN-68)
        "set": {"families": int(TRIBUTE), "honour": int(TRIBUTE_HONOUR)},  # SEN-81
        "prices": {"unit": int(UNIT_PRICE), "samurai": int(SAMURAI_PRICE)},  # SEN-85
    }


def provinces(edition: SenjiEdition) -> list[ProvinceFigures]:
    """Whose home a province is, what it covers, what is next to it (SEN-03)."""
    rows = {row["id"]: row for row in edition.figures["provinces"]}
    return [
        {
            "name": name,
            "home": FAMILY_NAMES.index(rows[name]["family"]),
            "covers": str(rows[name].get("covers", "")),
            "land": [PROVINCE_NAMES.index(other) for other in rows[name]["land"]],
            "crossings": [PROVINCE_NAMES.index(other) for other in rows[name]["crossings"]],
            "seas": [SEA_NAMES.index(sea) for sea in rows[name]["seas"]],
        }
        for name in PROVINCE_NAMES
    ]


def samurai(edition: SenjiEdition, number: int) -> SamuraiFigures:
    """The honour that a samurai brings, when the power works, which kind of move it allows."""
    name = SAMURAI_NAMES[number]
    return {
        "name": name,
        "honour": int(edition.honours[number]),
        "when": WHEN[name],
        "move": DECIDED.get(name),
    }


def combination(edition: SenjiEdition, combo: int) -> CombinationFigures:
    """The hanafuda of each type that it takes, and its honour; recruiting brings a samurai."""
    first = combo * int(FLOWERS)
    return {
        "name": COMBO_NAMES[combo],
        "needs": list(NEEDS[first : first + int(FLOWERS)]),
        "honour": None if combo == RECRUIT else int(edition.prizes[combo]),
    }


def slot(number: int) -> SlotFigures:
    """What is printed on the card of a slot, whichever family it is of (SEN-05)."""
    value = int(cards.value(number))
    if number == BLUFF:
        return {"kind": "bluff", "value": value}
    return {"kind": KIND_NAMES[number // int(VALUES)], "value": value}
