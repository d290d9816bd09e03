"""Shinobi, the view as numbers: what learning programs see."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.games.kernel.features import chosen, flag, multi_hot, part, parts
from sengoku.games.kernel.moves import SEATS
from sengoku.games.shinobi.components import (
    ARMIES,
    CARDS,
    CLAN_NAMES,
    CLANS,
    FEWEST,
    FIRST,
    HAND,
    KIND_NAMES,
    KINDS,
    MOST,
)
from sengoku.games.shinobi.rules import hand_size, sheltered

if TYPE_CHECKING:
    from sengoku.games.shinobi.state import Shinobi

PLAYERS: Final = range(FEWEST, MOST + 1)

FEATURES: Final = (
    *[f"{number} players" for number in PLAYERS],
    "option protect_move_source",
    *[f"I am {seat}" for seat in SEATS[:MOST]],
    *[f"I serve {clan}" for clan in CLAN_NAMES],
    *[f"{seat} decides" for seat in SEATS[:MOST]],
    *[f"order {order}" for order in (1, 2, 3)],
    *[f"my {kind} / {HAND}" for kind in KIND_NAMES],
    *[f"{seat}'s hand / {HAND}" for seat in SEATS[:MOST]],
    *[f"{clan} in {seat} / {ARMIES}" for seat in SEATS[:MOST] for clan in CLAN_NAMES],
    *[f"{clan} in {seat} protected" for seat in SEATS[:MOST] for clan in CLAN_NAMES],
    *[f"{kind} discarded / {ARMIES}" for kind in KIND_NAMES],
    *[f"{seat}'s deeds for {clan} / {ARMIES}" for seat in SEATS[:MOST] for clan in CLAN_NAMES],
    f"pile / {CARDS}",
    *[f"{seat} drew the last card" for seat in SEATS[:MOST]],
)


def numbers(state: Shinobi, seat: i64, out: vec[float], at: i64) -> None:
    """Write the view as numbers from 0 to 1 (deeds from -1), one for each of FEATURES."""
    absent: i64 = MOST - state.players
    at = chosen(out, at, len(PLAYERS), state.players - FEWEST)
    at = flag(out, at, bool(state.options["protect_move_source"]))
    at = chosen(out, at, MOST, seat)
    at = chosen(out, at, CLANS, state.loyalties[seat])
    at = multi_hot(out, at, MOST, state.acting)
    at = chosen(out, at, 3, state.order - FIRST)
    for kind in range(KINDS):
        at = part(out, at, state.hands[seat * KINDS + kind], HAND)
    for other in range(state.players):
        at = part(out, at, hand_size(state, other), HAND)
    at = parts(out, at + absent, state.provinces, ARMIES) + absent * CLANS
    at = multi_hot(out, at, MOST * CLANS, sheltered(state))
    at = parts(out, at, state.discards, ARMIES)
    at = parts(out, at, state.deeds, ARMIES) + absent * CLANS
    at = part(out, at, len(state.pile), CARDS)
    chosen(out, at, MOST, state.last)
