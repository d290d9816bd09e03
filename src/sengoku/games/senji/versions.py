"""Senji, where the versions of its rules differ: each switch is an attribute of the state.

All are limits of the house. Whoever plays in earnest does not meet those of version 2.
"""

from __future__ import annotations

from typing import Final

from sengoku.games.kernel.versions import Switch

SWITCHES: Final = {
    # How often something laid, or half made, can be taken back in one phase (SEN-31, SEN-81 too).
    "most_lifts": Switch("SEN-50", since=2, before=6, then=24),
    # How often ready can be taken back in one phase, seen by all.
    "most_changes": Switch("SEN-40", since=2, before=3, then=12),
    # OFFERS in one winter are those to one player; before, those to all.
    "offers_to_each": Switch("SEN-44", since=2),
    # A player's promises in one winter.
    "most_promises": Switch("SEN-45", since=2, before=12, then=24),
    # How often the plan of a movement can be begun again.
    "most_recalls": Switch("SEN-63", since=2, before=2, then=12),
}
