"""The checker finds nothing in a good history, and in a bad one what is bad."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from functools import cache

import pytest

from sengoku import protocol
from sengoku.games.kernel.streams import Random
from sengoku.table import entries as log
from sengoku.table import record
from sengoku.table.entries import Entry
from sengoku.table.pledges import pledge_of
from tests.faults.checker import CHECKS, check
from tests.faults.history import Answered, History, Line, Seen, Sent, digest
from tests.table.sitting import Sitting, seated

Logs = dict[str, list[Entry]]
Harm = Callable[[History, Logs], None]


class Evening:
    """A game of three who write down everything, as the clients of a run do."""

    def __init__(self) -> None:
        self.history = History(tables=["t"])
        self.sitting: Sitting = seated("shinobi", 3)
        self.give(1, "pledge", pledge_of("sakura"))
        self.sitting.start()
        self.give(1, "reveal", "sakura")

    def look(self) -> None:
        for seat in range(3):
            state = self.sitting.frame(seat)
            playing = state["table"]["status"] == "playing"
            moves = tuple([move["code"] for move in state["moves"]]) if playing else None
            status = str(state["table"]["status"])
            found = digest(state["view"])
            self.history.add(Seen(("t", seat), f"t/{seat}", state["version"], found, moves, status))

    def give(self, seat: int, kind: str, what: int | str) -> None:
        ident = f"{seat}-{len(self.history.events)}"
        version = self.sitting.table.version(seat)
        self.history.add(Sent(("t", seat), ident, kind, what))
        message: dict[str, protocol.Command] = {
            "pledge": protocol.Pledge(ident, str(what)),
            "reveal": protocol.Reveal(ident, str(what)),
            "move": protocol.Move(ident, version, int(what) if kind == "move" else 0),
            "say": protocol.Say(ident, str(what)),
            "undo": protocol.Undoing(ident, version),
            "propose": protocol.Propose(ident, "end"),
            "vote": protocol.Vote(ident, True),
        }
        self.sitting.do(seat, message[kind])
        after = self.sitting.table.answered[seat, ident]
        for _ in range(2):  # every answer comes twice
            self.history.add(Answered(("t", seat), ident, after))
        self.look()

    def play(self, random: Random) -> None:
        table = self.sitting.table
        assert table.history is not None
        while table.status != "over":
            state = table.history.state
            seat = state.actors[random.below(len(state.actors))]
            moves = state.moves(seat)
            self.give(seat, "move", int(moves[random.below(len(moves))]))
            if self.sitting.frame(seat)["undo"] == "free" and random.below(3) == 0:
                self.give(seat, "undo", "")
            if random.below(3) == 0:
                self.give(random.below(3), "say", f"line {len(self.history.events)}")

    def end(self) -> None:
        lines = [e for e in self.sitting.log if isinstance(e, log.Said)]
        for seat in range(3):
            heard = [Line(line.seat, line.text) for line in lines]
            self.history.talk[f"t/{seat}"] = (("t", seat), heard)
            self.history.results[f"t/{seat}"] = (("t", seat), "the result")
        found = json.loads(json.dumps(record.record(self.sitting.table)))
        self.history.records["t"] = found


@cache
def played() -> tuple[History, Logs]:
    evening = Evening()
    evening.play(Random(4))
    evening.end()
    return evening.history, {"t": list(evening.sitting.log)}


def evening() -> tuple[History, Logs]:
    return copy.deepcopy(played())


def said(entries: list[Entry]) -> list[int]:
    return [at for at, entry in enumerate(entries) if isinstance(entry, log.Said)]


def test_a_good_history_has_no_problem() -> None:
    history, logs = evening()
    kinds = {sent.kind for sent in history.sent}
    assert kinds == {"pledge", "reveal", "move", "say", "undo"}
    assert check(history, logs) == []


# What may go wrong.


def lose(_: History, logs: Logs) -> None:
    del logs["t"][said(logs["t"])[1]]


def double(_: History, logs: Logs) -> None:
    at = said(logs["t"])[1]
    logs["t"].insert(at, logs["t"][at])


def double_later(_: History, logs: Logs) -> None:
    logs["t"].append(logs["t"][said(logs["t"])[0]])


def swap(_: History, logs: Logs) -> None:
    entries = logs["t"]
    mine = [at for at in said(entries) if entries[at].who == entries[said(entries)[0]].who]
    entries[mine[0]], entries[mine[1]] = entries[mine[1]], entries[mine[0]]


def alter(_: History, logs: Logs) -> None:
    found = logs["t"][said(logs["t"])[0]]
    assert isinstance(found, log.Said)
    found.text = "something else"


def answer_otherwise(history: History, _: Logs) -> None:
    given = history.answers[-1]
    history.add(given._replace(version=(given.version or 0) + 1))


def refuse_afterwards(history: History, _: Logs) -> None:
    history.add(history.answers[-1]._replace(version=None, refusal="VERSION."))


def never_answer(history: History, _: Logs) -> None:
    history.add(Sent(("t", 1), "forgotten", "say", "hello?"))


def refuse_and_do(history: History, _: Logs) -> None:
    ident = history.sent[3].id
    history.events = [
        event._replace(version=None, refusal="STORE.full")
        if isinstance(event, Answered) and event.id == ident
        else event
        for event in history.events
    ]


def refuse_for_no_reason(history: History, _: Logs) -> None:
    history.add(Sent(("t", 1), "unlucky", "say", "hello?"))
    history.add(Answered(("t", 1), "unlucky", None, "LIMIT.messages"))


def go_back(history: History, _: Logs) -> None:
    history.add(history.seen[6])


def show_another(history: History, _: Logs) -> None:
    at = history.events.index(history.seen[8])
    history.events[at] = history.seen[8]._replace(view="0" * 16)


def show_too_much(history: History, _: Logs) -> None:
    history.add(history.seen[-1]._replace(version=10**6))


def offer_others(history: History, _: Logs) -> None:
    offered = next(seen for seen in history.seen if seen.moves)
    history.events[history.events.index(offered)] = offered._replace(moves=())


def mishear(history: History, _: Logs) -> None:
    history.talk["t/1"][1].pop()


def break_off(_: History, logs: Logs) -> None:
    last = max(at for at, entry in enumerate(logs["t"]) if isinstance(entry, log.Moved))
    del logs["t"][last:]


def disagree(history: History, _: Logs) -> None:
    history.results["t/2"] = (("t", 2), "another result")


def forge(history: History, _: Logs) -> None:
    history.records["t"]["draws"][5][1] += 1


def lose_the_record(history: History, _: Logs) -> None:
    history.records.clear()


def lose_a_word(history: History, _: Logs) -> None:
    history.records["t"]["words"][1] = ""


def leave_behind(history: History, _: Logs) -> None:
    history.left_behind.append(4711)


def hold_the_port(history: History, _: Logs) -> None:
    history.port_taken = "Address already in use"


def fail(history: History, _: Logs) -> None:
    history.failures.append("no progress")


def tamper(_: History, logs: Logs) -> None:
    moved = [entry for entry in logs["t"] if isinstance(entry, log.Moved)]
    moved[4].move = -1


BAD: list[tuple[Harm, str]] = [
    (lose, "lost"),
    (double, "twice"),
    (double_later, "twice"),
    (swap, "order"),
    (alter, "content"),
    (answer_otherwise, "answers"),
    (refuse_afterwards, "answers"),
    (never_answer, "unanswered"),
    (refuse_and_do, "refusals"),
    (refuse_for_no_reason, "refusals"),
    (go_back, "backwards"),
    (show_another, "views"),
    (show_too_much, "views"),
    (offer_others, "views"),
    (tamper, "views"),
    (mishear, "talk"),
    (break_off, "ends"),
    (disagree, "ends"),
    (forge, "records"),
    (lose_the_record, "records"),
    (lose_a_word, "words"),
    (leave_behind, "orphans"),
    (hold_the_port, "port"),
    (fail, "failures"),
]


@pytest.mark.parametrize(("harm", "name"), BAD, ids=[harm.__name__ for harm, _ in BAD])
def test_a_bad_history_is_found(harm: Harm, name: str) -> None:
    history, logs = evening()
    harm(history, logs)
    assert name in {problem.check for problem in check(history, logs)}


def test_every_check_is_shown_a_bad_history() -> None:
    assert {name for _, name in BAD} == {one.__name__ for one in CHECKS}


def test_a_game_that_all_agree_to_end_is_a_good_one() -> None:
    evening = Evening()
    first = evening.sitting.table.actors()[0]
    evening.give(first, "move", evening.sitting.frame(first)["moves"][0]["code"])
    evening.give(0, "propose", "end")
    evening.give(1, "vote", "yes")
    evening.give(2, "vote", "yes")
    evening.end()
    assert check(evening.history, {"t": list(evening.sitting.log)}) == []


def test_no_room_now_and_done_later_is_no_other_answer() -> None:
    history, logs = evening()
    first = next(at for at, e in enumerate(history.events) if isinstance(e, Answered))
    given = history.events[first]
    assert isinstance(given, Answered)
    history.events.insert(first, given._replace(version=None, refusal="STORE.full"))
    assert check(history, logs) == []
