"""Senji in text: the board as tables, what a seat holds, talks, places, and lines of many moves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from sengoku.protocol import Grid
from sengoku.text.face import Compound
from sengoku.text.faces.senji import holdings, places, tables, talks
from sengoku.text.faces.senji.compounds import COMPOUNDS
from sengoku.text.scene import Scene


class SenjiFace:
    """How Senji is told."""

    compounds: Mapping[str, Compound] = COMPOUNDS

    def board(self, scene: Scene) -> Sequence[Grid]:
        """Provinces, fleets, families; the auction and battles while there are any."""
        return tables.board(scene)

    def hand(self, scene: Scene) -> Sequence[str]:
        """Cards, samurai, orders, and what the seat is putting together."""
        return holdings.hand(scene)

    def score(self, scene: Scene) -> Sequence[str]:
        """The season, honour, what it takes to win, what is still to come."""
        return talks.score(scene)

    def offers(self, scene: Scene) -> Sequence[str]:
        """Offers and promises that the seat knows of."""
        return talks.offers(scene)

    def near(self, scene: Scene, place: str) -> Sequence[str]:
        """A province and what is next to it, by land and by sea."""
        return places.near(scene, place)


FACE: Final = SenjiFace()
