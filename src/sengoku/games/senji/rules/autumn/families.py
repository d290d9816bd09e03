"""Senji, autumn: the host calls the families, each does what it likes (SEN-80 to SEN-85).

The table of `Trading` names every kind of move of a called family. Each has a module: `trade`
(SEN-80), `tribute` (SEN-81), `combinations` (SEN-82), `recruiting` (SEN-83), `members` (SEN-84),
`mercenaries` (SEN-85), and the samurai `daisuke`, `ishida` and `umeko` (SEN-07).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.kernel.moves import scratch
from sengoku.games.kernel.refusals import FINE
from sengoku.games.senji.codes import (
    BEND_KIND,
    COMBINE_CODE,
    COMBINE_END,
    COMBINE_KIND,
    DONE_CODE,
    DONE_KIND,
    DROP_CODE,
    DROP_KIND,
    ENLIST_KIND,
    HIRE_KIND,
    INVITE_CODE,
    INVITE_END,
    RECRUIT_CODE,
    RECRUIT_KIND,
    REDRAW_KIND,
    RETAKE_KIND,
    REVEAL_CODE,
    REVEAL_KIND,
    SWAP_CODE,
    SWAP_KIND,
    TRADE_CODE,
    TRADE_KIND,
    TRIBUTE_CODE,
    TRIBUTE_END,
    TRIBUTE_KIND,
)
from sengoku.games.senji.components import (
    AUTUMN,
    FAMILIES,
    GATHERING,
    JUBEI,
    NONE,
    RECRUIT,
    SLOTS,
    TRADING,
)
from sengoku.games.senji.rules import drafts, flowers, powers, year
from sengoku.games.senji.rules.autumn import (
    combinations,
    daisuke,
    ishida,
    members,
    mercenaries,
    recruiting,
    trade,
    tribute,
    umeko,
)
from sengoku.games.senji.rules.phase import Action, ActionPhase, Phase

if TYPE_CHECKING:
    from sengoku.games.senji.state import Senji


# The host's calls.


def begin(state: Senji) -> None:
    """Nobody has been called, no card was revealed or taken back."""
    diplomacy = state.edit_diplomacy()
    if state.record:
        state.tell({"event": "autumn", "year": state.year})
    state.edit_autumn().invited = 0
    for family in range(FAMILIES):
        diplomacy.touched[family] = 0
    state.enter(AUTUMN)


@final
class Autumn(Phase):
    """The host calls the next family."""

    def begin(self, state: Senji) -> None:
        """After the last family the year is over."""
        state.edit_autumn().trader = NONE
        if state.autumn.invited == (1 << state.players) - 1:
            year.finish(state)
        else:
            state.acting = 1 << state.host

    def moves(self, state: Senji, seat: i64) -> vec[i64]:
        """The families not called yet."""
        found = vec[i64](capacity=6)
        for other in range(state.players):
            if not state.autumn.invited >> other & 1:
                found = append(found, INVITE_CODE + other)
        return found

    def breaks(self, state: Senji, seat: i64, move: i64) -> str:
        """Each family is called once."""
        if not INVITE_CODE <= move < INVITE_END:
            return "SEN-80.sequence"
        return "SEN-80.called" if state.autumn.invited >> (move - INVITE_CODE) & 1 else FINE

    def make(self, state: Senji, seat: i64, move: i64) -> None:
        """The family does what it likes; Jubei draws first."""
        autumn = state.edit_autumn()
        invited = move - INVITE_CODE
        if state.record:
            state.tell_move(seat, move)
        autumn.invited |= 1 << invited
        autumn.trader = invited
        autumn.used = 0
        state.edit_ready().lifts[invited] = state.most_lifts
        if powers.has(state, invited, JUBEI):
            flowers.draw(state, invited, 1)
        state.enter(TRADING)


# What the called family does.


@final
class Trading(ActionPhase):
    """The called family does what it likes, in any order (SEN-80 to SEN-85)."""

    def __init__(self) -> None:
        actions: dict[int, Action] = {
            TRADE_KIND: trade.Trade(),
            TRIBUTE_KIND: tribute.Tribute(),
            COMBINE_KIND: combinations.Combine(),
            BEND_KIND: ishida.Bend(),
            REDRAW_KIND: daisuke.Redraw(),
            RECRUIT_KIND: recruiting.Recruit(),
            REVEAL_KIND: members.Reveal(),
            RETAKE_KIND: members.Retake(),
            HIRE_KIND: mercenaries.Hire(),
            ENLIST_KIND: mercenaries.Enlist(),
            SWAP_KIND: umeko.Swap(),
            DONE_KIND: Done(),
            DROP_KIND: Drop(),
        }
        super().__init__(actions, "SEN-80.sequence")

    def begin(self, state: Senji) -> None:
        state.acting = 1 << state.autumn.trader

    def moves(self, state: Senji, seat: i64) -> vec[i64]:
        """Everything in any order; a set of SEN-81 is finished once it is begun.

        Combinations come first: a seat that always makes its first move, or the default, still
        gets honour, so the game ends.
        """
        found = scratch()
        if gathers(state, seat):
            count = tribute.tribute_moves(state, seat, found, 0)
            if state.ready.lifts[seat] > 0:
                found[count] = DROP_CODE
                count += 1
            return found[:count]
        count = flower_moves(state, seat, found, 0)
        count = hand_moves(state, seat, found, count)
        count = mercenaries.mercenary_moves(state, seat, found, count)
        if tribute.can_tribute(state, seat):
            count = tribute.tribute_moves(state, seat, found, count)
        found[count] = DONE_CODE
        count = members.retakes(state, seat, found, count + 1)
        return found[:count]

    def breaks(self, state: Senji, seat: i64, move: i64) -> str:
        """A set of SEN-81 that is begun comes first (SEN-81)."""
        if gathers(state, seat) and not TRIBUTE_CODE <= move < TRIBUTE_END and move != DROP_CODE:
            return "SEN-81.unfinished"
        return super().breaks(state, seat, move)

    def default(self, state: Senji, seat: i64) -> i64:
        """Drop what is half made, then only score combinations."""
        if drafts.may_drop(state, seat):
            return DROP_CODE
        first = self.moves(state, seat)[0]
        scores = COMBINE_CODE <= first < COMBINE_END
        return first if scores or gathers(state, seat) else DONE_CODE


def gathers(state: Senji, seat: i64) -> bool:
    """Whether the seat is putting a set together (SEN-81)."""
    return drafts.doing(state, seat) == GATHERING


def flower_moves(state: Senji, seat: i64, found: vec[i64], count: i64) -> i64:
    """Combinations, recruiting, Ishida's and Daisuke's help."""
    for combo in range(RECRUIT):
        if not combinations.combo_breaks(state, seat, combo, NONE, NONE):
            found[count] = COMBINE_CODE + combo
            count += 1
    if not recruiting.recruit_breaks(state, seat, NONE, NONE):
        found[count] = RECRUIT_CODE
        count += 1
    count = ishida.bend_moves(state, seat, found, count)
    return daisuke.redraw_moves(state, seat, found, count)


def hand_moves(state: Senji, seat: i64, found: vec[i64], count: i64) -> i64:
    """Trade cards, members to reveal, Umeko."""
    for family in range(FAMILIES):
        if family == seat + state.absent:
            continue
        mask = state.diplomacy.hands[seat * FAMILIES + family]
        for slot in range(8, 12):
            if mask >> slot & 1 and not state.autumn.used & trade.TRADED:
                found[count] = TRADE_CODE + family * SLOTS + slot
                count += 1
        for slot in range(4):
            card = family * SLOTS + slot
            if mask >> slot & 1 and not members.reveal_breaks(state, seat, card):
                found[count] = REVEAL_CODE + card
                count += 1
    for other in range(state.players):
        if not umeko.swap_breaks(state, seat, other):
            found[count] = SWAP_CODE + other
            count += 1
    return count


@final
class Done(Action):
    """The family has done all that it likes; the host calls the next."""

    def breaks(self, state: Senji, seat: i64, move: i64) -> str:
        return FINE

    def make(self, state: Senji, seat: i64, move: i64) -> None:
        if state.record:
            state.tell_move(seat, move)
        state.enter(AUTUMN)


@final
class Drop(Action):
    """Give up a set that is half made (SEN-81)."""

    def breaks(self, state: Senji, seat: i64, move: i64) -> str:
        if not gathers(state, seat):
            return "SEN-81.nothing"
        return FINE if state.ready.lifts[seat] > 0 else "SEN-81.lifts"

    def make(self, state: Senji, seat: i64, move: i64) -> None:
        drafts.drop(state, seat)
