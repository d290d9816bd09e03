"""Senji, samurai as the judge sees them: which to keep, where to place them (SEN-10, SEN-83)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.games.senji.codes import EMBARK_CODE, EMBARK_END, KEEP_CODE, SETTLE_CODE
from sengoku.games.senji.components import SEAS
from sengoku.games.senji.judge import war_values
from sengoku.games.senji.judge.opinion import Opinion, Unsearched

if TYPE_CHECKING:
    from sengoku.games.senji.judge.weights import Scales
    from sengoku.games.senji.state import Senji

# What a samurai's power is worth beside its honour, in the order of SEN-07.
SERVICE: Final = vec[float](
    [1.0, 0.5, 1.5, 3.0, 0.5, 0.7, 1.5, 2.0, 2.0, 0.8, 1.0, 1.5, 0.0, 1.5, 1.5, 1.0, 1.5, 0.5]
)


def kept(state: Senji, samurai: i64) -> float:
    """The honour of a samurai and its service; hired ones bring no honour (SEN-85)."""
    honour = 0.0 if state.recruits.mercenary else float(state.edition.honours[samurai])
    return honour + SERVICE[samurai]


@final
class Choosing(Unsearched):
    """In the set-up, the best of those drawn (SEN-10)."""

    def worth(self, scales: Scales, state: Senji, seat: i64, move: i64) -> float:
        return kept(state, move - KEEP_CODE)


@final
class Keeping(Opinion):
    """In autumn, the best of those drawn (SEN-83)."""

    def worth(self, scales: Scales, state: Senji, seat: i64, move: i64) -> float:
        return kept(state, move - KEEP_CODE)


@final
class Placing(Opinion):
    """Where the samurai is safe and serves best (SEN-83, SEN-85)."""

    def worth(self, scales: Scales, state: Senji, seat: i64, move: i64) -> float:
        if EMBARK_CODE <= move < EMBARK_END:
            return float(state.board.fleets[seat * SEAS + move - EMBARK_CODE])
        province = move - SETTLE_CODE
        mask: i64 = 1 << state.recruits.placing
        worth = war_values.arrival(scales, state, seat, province, 0, mask, False)
        return worth + 0.1 * float(state.board.units[province])
