"""Senji, winter: SEN-40 to SEN-45. Everybody talks at once until all are ready.

What a seat can do depends on what it is putting together: the table of `Winter` has every kind of
move with the kind of draft to which it belongs (IDLE: to none). Offers are put together in
`offering` and answered in `answers`, promises are made in `promises`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.games.kernel.moves import scratch
from sengoku.games.kernel.refusals import FINE
from sengoku.games.senji.codes import (
    ABOUT_KIND,
    CHANGE_CODE,
    COUNTER_KIND,
    COVER_CODE,
    COVER_KIND,
    DROP_CODE,
    DROP_KIND,
    EXACTLY_KIND,
    OFFER_CODE,
    OFFER_KIND,
    PAY_KIND,
    PROCLAIM_KIND,
    PROMISE_KIND,
    READY_CODE,
    REFUSE_KIND,
    SEAL_CODE,
    SEND_KIND,
    SHOW_CODE,
    SHOW_KIND,
    TAKE_KIND,
    TELL_KIND,
    WANT_KIND,
    WITHDRAW_KIND,
)
from sengoku.games.senji.components import (
    DRAFT,
    IDLE,
    OFFERING,
    OPEN,
    ORDERING,
    PAYING,
    PROMISING,
    READY,
    WITH,
)
from sengoku.games.senji.rules import drafts, memory
from sengoku.games.senji.rules.drafts import DraftAction
from sengoku.games.senji.rules.phase import KIND_OF, Action
from sengoku.games.senji.rules.readiness import JointPhase
from sengoku.games.senji.rules.winter import answers, offering, offers, promises

if TYPE_CHECKING:
    from sengoku.games.senji.state import Senji

ALWAYS: Final[i64] = -1  # whatever the seat is putting together


@final
class Winter(JointPhase):
    """Offers and promises, until everybody is ready (SEN-40)."""

    def __init__(self) -> None:
        actions: dict[int, Action] = {
            OFFER_KIND: offering.Offer(IDLE),
            SHOW_KIND: offering.Give(OFFERING, SHOW_CODE, 0),
            COVER_KIND: offering.Give(OFFERING, COVER_CODE, 1),
            WANT_KIND: offering.Want(OFFERING),
            EXACTLY_KIND: offering.Exactly(OFFERING),
            SEND_KIND: offering.Send(OFFERING),
            TAKE_KIND: answers.Take(IDLE),
            PAY_KIND: answers.Pay(PAYING),
            REFUSE_KIND: answers.Refuse(IDLE),
            COUNTER_KIND: answers.Counter(IDLE),
            WITHDRAW_KIND: answers.Withdraw(IDLE),
            PROMISE_KIND: promises.Promise(IDLE),
            ABOUT_KIND: promises.About(PROMISING),
            TELL_KIND: promises.Tell(PROMISING),
            PROCLAIM_KIND: promises.Proclaim(PROMISING),
            DROP_KIND: Drop(),
        }
        super().__init__("SEN-40", actions, "SEN-40.sequence")
        self.during = vec[i64](
            [
                action.during if isinstance(action, DraftAction) else ALWAYS
                for action in self.actions
            ]
        )

    def begin(self, state: Senji) -> None:
        """Talks begin (SEN-40)."""
        talks = state.edit_talks()
        memory.winter_begins(state)
        for at in range(len(talks.sent)):
            talks.sent[at] = 0
        self.open(state)
        if state.record:
            state.tell({"event": "winter", "year": state.year})

    def moves(self, state: Senji, seat: i64) -> vec[i64]:
        doing = drafts.doing(state, seat)
        if doing == OFFERING:
            return offering.moves(state, seat)
        if doing == PAYING:
            return answers.paying(state, seat)
        if doing == PROMISING:
            return promises.moves(state, seat)
        return idle(state, seat)

    def breaks(self, state: Senji, seat: i64, move: i64) -> str:
        """Whether the move belongs to what the seat is putting together; then what it breaks."""
        kind = KIND_OF[move]
        during = self.during[kind]
        if during != ALWAYS and during != drafts.doing(state, seat):
            return unfitting(state, seat)
        return self.actions[kind].breaks(state, seat, move)

    def ready_breaks(self, state: Senji, seat: i64, move: i64) -> str:
        """Not while the seat is putting something together (SEN-42)."""
        if drafts.doing(state, seat) != IDLE:
            return unfitting(state, seat)
        return super().ready_breaks(state, seat, move)

    def finish(self, state: Senji) -> None:
        """Offers lapse (SEN-43) and spring begins; `Ordering.begin` turns the bids up (SEN-32)."""
        state.edit_talks().offers = vec[i64]()
        drafts.clear_all(state)
        state.secrets += 1
        state.enter(ORDERING)

    def default(self, state: Senji, seat: i64) -> i64:
        """Drop what is half made, else be ready."""
        return DROP_CODE if drafts.may_drop(state, seat) else self.moves(state, seat)[0]

    def waits(self, state: Senji, seat: i64) -> bool:
        return state.ready.readiness[seat] == READY and not asked(state, seat)


def asked(state: Senji, seat: i64) -> bool:
    """Whether something waits for the seat: an offer to it, or what it is putting together."""
    if drafts.doing(state, seat) != IDLE:
        return True
    rows = range(0, len(state.talks.offers), DRAFT)
    return any(state.talks.offers[row + WITH] == seat for row in rows)


def idle(state: Senji, seat: i64) -> vec[i64]:
    """Be ready, begin an offer or a promise, answer, withdraw."""
    ready = state.ready.readiness[seat] == READY
    found = scratch()
    found[0] = SEAL_CODE if ready else READY_CODE
    count: i64 = 1
    if not ready:
        for other in range(state.players):
            if not offers.offer_breaks(state, seat, other):
                found[count] = OFFER_CODE + other
                count += 1
        count = promises.beginnings(state, seat, found, count)
    count = answers.answers(state, seat, ready, found, count)
    count = answers.withdrawals(state, seat, found, count)
    if ready and state.ready.changes[seat] > 0:
        found[count] = CHANGE_CODE
        count += 1
    return found[:count]


def unfitting(state: Senji, seat: i64) -> str:
    """The rule broken by a move that does not belong to what the seat is putting together."""
    doing = drafts.doing(state, seat)
    if doing == OFFERING:
        return "SEN-42.unfinished"
    if doing == PAYING:
        return "SEN-42.unpaid"
    if doing == PROMISING:
        return promises.unfinished(state, seat)
    return "SEN-42.begin" if state.ready.readiness[seat] == OPEN else "SEN-40.ready"


@final
class Drop(Action):
    """Give up what is half made."""

    def breaks(self, state: Senji, seat: i64, move: i64) -> str:
        if drafts.doing(state, seat) == IDLE:
            return "SEN-42.nothing"
        return FINE if state.ready.lifts[seat] > 0 else "SEN-42.lifts"

    def make(self, state: Senji, seat: i64, move: i64) -> None:
        drafts.drop(state, seat)
