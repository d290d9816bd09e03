"""Senji, a world: all that is hidden from a seat, dealt in a fixed order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from sengoku.games.kernel.streams import Random
from sengoku.games.senji.worlds.choices import deal_choices, deal_orders
from sengoku.games.senji.worlds.diplomacy import deal_diplomacy, shuffle_decks
from sengoku.games.senji.worlds.hanafuda import deal_flowers
from sengoku.games.senji.worlds.memories import forget_others
from sengoku.games.senji.worlds.samurai import deal_samurai
from sengoku.games.senji.worlds.talks import deal_covered, keep_own_talks

if TYPE_CHECKING:
    from sengoku.games.senji.state import Senji


def deal_anew(world: Senji, me: i64, random: Random) -> None:
    """Deal everything hidden from the seat anew (NONE: from a spectator).

    What is dealt later may depend on what was dealt before, such as support cards on hands.
    """
    forget_others(world, me)
    keep_own_talks(world, me)
    deal_samurai(world, me, random)
    deal_flowers(world, me, random)
    deal_diplomacy(world, me, random)
    deal_covered(world, me, random)
    deal_orders(world, me, random)
    deal_choices(world, me, random)
    shuffle_decks(world, random)
