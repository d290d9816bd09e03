"""Taking back: alone without asking, over others' moves by consent, over a secret never."""

from __future__ import annotations

from typing import Any

import pytest

from sengoku import protocol
from sengoku.games.kernel import State
from sengoku.games.kernel.refusals import Refusal
from sengoku.games.kernel.streams import Random
from sengoku.table import Table, automatic, messages
from sengoku.table.history import APART, GameHistory
from tests.table.sitting import Sitting, playing


def history_of(sitting: Sitting) -> GameHistory:
    assert sitting.table.history is not None
    return sitting.table.history


def drafting() -> tuple[Sitting, int]:
    """Shitennō: the Tairō puts a lot together, card by card, for his eyes alone."""
    sitting = playing("shitenno", 3)
    return sitting, history_of(sitting).state.actors[0]


def undo(sitting: Sitting, seat: int) -> None:
    sitting.do(seat, protocol.Undoing(sitting.id(), sitting.table.version(seat)))


def reason(refused: pytest.ExceptionInfo[Refusal]) -> str:
    return f"{refused.value.rule}.{refused.value.reason}"


def test_the_own_last_move_is_taken_back_and_the_version_goes_on() -> None:
    sitting, seat = drafting()
    before = history_of(sitting).state.copy()
    sitting.move(seat)
    assert sitting.frame(seat)["undo"] == "free"
    undo(sitting, seat)
    assert history_of(sitting).state == before
    assert sitting.table.version(seat) == 3
    assert sitting.again().version(seat) == 3


def test_others_learn_nothing_of_a_draft_that_was_taken_back() -> None:
    sitting, seat = drafting()
    other = (seat + 1) % 3
    before = sitting.frame(other)
    sitting.move(seat)
    undo(sitting, seat)
    after = sitting.frame(other)
    assert (after["version"], after["view"], after["at"]) == (1, before["view"], before["at"])
    assert after["events"]["list"] == []


def test_events_of_moves_taken_back_are_dropped_from_where_they_began() -> None:
    sitting = playing("shinobi", 3)
    seat = history_of(sitting).state.actors[0]
    known = sitting.frame(seat)["events"]["list"]
    sitting.move(seat)
    more = sitting.frame(seat)["events"]
    assert more["first"] == len(known)
    undo(sitting, seat)
    then = sitting.frame(seat)["events"]
    assert then == {"first": len(known), "list": []}


def test_nothing_is_taken_back_over_a_secret_moment() -> None:
    sitting = playing("shinobi", 3)
    state = history_of(sitting).state
    seat = state.actors[0]
    secrets = state.secrets
    random = Random(2)
    while history_of(sitting).state.secrets == secrets:  # until a card is drawn
        sitting.play(1, random)
    with pytest.raises(Refusal) as refused:
        undo(sitting, seat)
    assert reason(refused) == "UNDO.secret"
    assert sitting.frame(seat)["undo"] is None


def test_nothing_is_taken_back_where_several_decide() -> None:
    sitting = playing("senji", 3)
    sitting.move(0)
    with pytest.raises(Refusal) as refused:
        undo(sitting, 0)
    assert reason(refused) == "UNDO.together"


def handed_on(**settings: Any) -> tuple[Sitting, int, int]:
    """Shitennō: a lot was offered; the next one has to answer."""
    sitting = playing("shitenno", 3, **settings)
    seat = history_of(sitting).state.actors[0]
    while history_of(sitting).state.actors == (seat,):
        sitting.move(seat)
    history = history_of(sitting)
    assert history.steps[-1].secrets == history.state.secrets
    return sitting, seat, history.state.actors[0]


def test_when_it_is_the_next_ones_turn_the_others_are_asked() -> None:
    sitting, seat, answering = handed_on()
    steps = len(history_of(sitting).steps)
    assert sitting.frame(seat)["undo"] == "ask"
    with pytest.raises(Refusal) as refused:
        undo(sitting, seat)
    assert reason(refused) == "UNDO.other"
    sitting.do(seat, protocol.Propose(sitting.id(), "undo"))
    others = [other for other in range(3) if other != seat]
    assert sitting.frame(answering)["table"]["proposal"]["asked"] == others
    for other in others:
        sitting.do(other, protocol.Vote(sitting.id(), True))
    assert len(history_of(sitting).steps) == steps - 1
    assert history_of(sitting).state.actors == (seat,)
    assert sitting.table.proposal is None


def test_one_no_is_enough() -> None:
    sitting, seat, answering = handed_on()
    steps = len(history_of(sitting).steps)
    sitting.do(seat, protocol.Propose(sitting.id(), "undo"))
    sitting.do(answering, protocol.Vote(sitting.id(), False))
    assert sitting.table.proposal is None
    assert len(history_of(sitting).steps) == steps


def test_a_move_that_all_see_ends_the_question() -> None:
    sitting, seat, answering = handed_on()
    sitting.do(seat, protocol.Propose(sitting.id(), "undo"))
    sitting.move(answering)
    assert sitting.table.proposal is None
    with pytest.raises(Refusal) as refused:
        sitting.do(answering, protocol.Vote(sitting.id(), True))
    assert reason(refused) == "VOTE.none"


def test_bots_agree() -> None:
    sitting = playing("shitenno", 3, bots=(1, 2))
    while history_of(sitting).state.actors != (0,):
        bot = history_of(sitting).state.actors[0]
        first = history_of(sitting).state.moves(bot)[0]
        sitting.act(automatic.bot_move(sitting.table, bot, first, sitting.now))
    while history_of(sitting).state.actors == (0,):
        sitting.move(0)
    assert sitting.frame(0)["undo"] == "ask"
    steps = len(history_of(sitting).steps)
    sitting.do(0, protocol.Propose(sitting.id(), "undo"))
    assert len(history_of(sitting).steps) == steps - 1


@pytest.mark.parametrize(("setting", "rule"), [("none", "UNDO.none"), ("free", "UNDO.other")])
def test_the_table_may_allow_less(setting: str, rule: str) -> None:
    sitting, seat, _ = handed_on(undo=setting)
    assert sitting.frame(seat)["undo"] is None
    with pytest.raises(Refusal) as refused:
        sitting.do(seat, protocol.Propose(sitting.id(), "undo"))
    assert reason(refused) == rule


def test_talk_is_never_taken_back() -> None:
    sitting, seat = drafting()
    sitting.move(seat)
    sitting.do(seat, protocol.Say(sitting.id(), "hm"))
    undo(sitting, seat)
    assert [said.text for said in sitting.table.heard[0]] == ["hm"]


def restless(game: str, players: int, moves: int, seed: int) -> Sitting:
    """A game in which nearly every move that may be taken back is taken back, some by consent."""
    sitting = playing(game, players)
    random = Random(seed)
    for _ in range(moves):
        if sitting.table.status != "playing":
            break
        sitting.play(1, random)
        for seat in range(players):
            offer = messages.undo_offer(sitting.table, seat)
            if offer is not None and random.below(4):
                take_back(sitting, seat, offer)
    return sitting


def take_back(sitting: Sitting, seat: int, offer: str) -> None:
    """Undo, with the consent of all where that is needed."""
    if offer == "free":
        undo(sitting, seat)
        return
    sitting.do(seat, protocol.Propose(sitting.id(), "undo"))
    for other in range(sitting.table.players):
        if sitting.table.proposal is not None and other != seat:
            sitting.do(other, protocol.Vote(sitting.id(), True))


@pytest.mark.parametrize(("game", "players"), [("shinobi", 3), ("shitenno", 4), ("senji", 3)])
def test_a_game_full_of_undos_equals_one_in_which_only_what_stayed_was_played(
    game: str, players: int
) -> None:
    sitting = restless(game, players, 250, seed=5)
    history = history_of(sitting)
    assert len(history.rewinds) > 3
    alone = history.initial_state()
    for step in history.steps:
        alone.play(step.seat, step.move)
    for one in (history, history_of_table(sitting.again())):
        assert one.state == alone
        assert one.state.record == alone.record
        assert one.last == {step.seat: at for at, step in enumerate(history.steps)}
        assert one.steps == history.steps
        assert one.rewinds == history.rewinds
        for seat in [*range(players), None]:
            assert one.state.view(seat) == alone.view(seat)


def history_of_table(table: Table) -> GameHistory:
    assert table.history is not None
    return table.history


def test_no_undo_plays_a_game_again_from_its_start(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = restless("shitenno", 4, 250, seed=5)
    starts: list[GameHistory] = []
    started = GameHistory.initial_state

    def initial_state(history: GameHistory) -> State:
        starts.append(history)
        return started(history)

    monkeypatch.setattr(GameHistory, "initial_state", initial_state)
    history = history_of_table(sitting.again())
    assert len(history.rewinds) > 20
    assert len(starts) == 1
    assert len(history.bookmarks) <= len(history.steps) // APART + 1
