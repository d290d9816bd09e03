"""Shitennō, where the versions of its rules differ: each switch is an attribute of the state."""

from __future__ import annotations

from typing import Final

from sengoku.games.kernel.versions import Switch

SWITCHES: Final = {
    # A limit of the house: cards taken out of one lot, payments given up before one kamon (STN-43).
    "most_take_backs": Switch("STN-32", since=2, before=12, then=36),
    # As koku, a +1 adds to a koku card that is paid; before, to a koku made by Exchange as well.
    "plus_pays_on_cards": Switch("STN-52", since=2),
    # At the end, a +1 counts beside a koku card in hand; before, beside an exchanged troop as well.
    "plus_counts_on_cards": Switch("STN-62", since=2),
}
