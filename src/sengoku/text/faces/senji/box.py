"""Senji in text, what is in the box: parts of moves, and numbers with a meaning in a view."""

from __future__ import annotations

from typing import Final

from sengoku import registry
from sengoku.games.kernel.moves import Part

GAME: Final = registry.game("senji")


def part(kind: str, name: str) -> Part:
    """A part of a kind of move."""
    return next(one for one in GAME.moves[kind].parts if one.name == name)


CARD: Final = part("show", "card")
OWN_CARD: Final = part("lay", "card")  # of the own family
LOT: Final = part("lay", "lot")
KIND: Final = part("want", "kind")
ORDER: Final = part("order", "token")
PROMISE: Final = part("promise", "pledge")
PROVINCE: Final = part("about", "province")
SAMURAI: Final = part("keep", "samurai")
SEA: Final = part("embark", "sea")
SEAT: Final = part("offer", "seat")
WAY: Final = part("march", "way")
# What may be wanted: a card, one of a kind, any; numbered as in a view.
WANT: Final = Part("wants", (*CARD.labels, *KIND.labels))

SLOTS: Final = len(OWN_CARD.labels)  # a card is family * SLOTS + slot
KINDS: Final = 3  # of cards besides the bluff, each of value 1 to 4
VALUES: Final = 4
UNIT: Final = 0  # a piece is a unit, or 1 + the samurai
BY_SEA: Final = len(PROVINCE.labels)  # a place is a province, or BY_SEA + the sea
SEAS: Final = len(SEA.labels)
EVERYBODY: Final = 6  # who hears a promise that is made to all
READY: Final = 1  # how far a seat has come where many decide at once
SEALED: Final = 2
FAMILY_NAMES: Final = part("reroll", "family").labels
FLOWER_NAMES: Final = part("present", "flower").labels
PROMISE_NAMES: Final = PROMISE.labels
SAMURAI_NAMES: Final = SAMURAI.labels
