"""Questions and their answers, and what is said to somebody who is not understood."""

from __future__ import annotations

import pytest

import sengoku
from sengoku.games.kernel.refusals import Refusal, UnknownText
from sengoku.protocol import ClockInfo
from sengoku.text import Situation, read
from sengoku.words import words
from tests.text.positions import LANGUAGES, NAMES, at, phase_positions, positions


def asked(line: str, seat: int | None = 1, language: str = "en") -> list[str]:
    """What is answered in the middle of a game of Shinobi."""
    return read(line, at(positions("shinobi", 4)[6], seat, language)).lines


@pytest.mark.parametrize("name", ["B", "b", "Benkei", "benkei", "ben", "BENKEI"])
def test_a_player_is_asked_for_by_letter_name_or_beginning(name: str) -> None:
    lines = asked(f"b {name}", seat=0)
    assert [line for line in lines if line.startswith("Benkei: ")]
    assert not [line for line in lines if line.startswith(("Chiyo", "Daigo", "You"))]


@pytest.mark.parametrize("name", ["me", "my", "You", "B"])
def test_ones_own_row(name: str) -> None:
    assert [line for line in asked(f"b {name}", seat=1) if line.startswith("You: ")]


@pytest.mark.parametrize("name", ["Hōjō", "hojo", "HŌJŌ", "ho"])
def test_a_clan_is_asked_for_with_accents_or_without(name: str) -> None:
    lines = asked(f"b {name}")
    assert len([line for line in lines if line.startswith("Hōjō: ")]) == 3
    assert not [line for line in lines if line.startswith("Oda: ")]


def test_names_that_begin_alike_are_all_told() -> None:
    now = at(positions("shitenno", 4)[5])
    lines = read("b ka", now).lines
    assert [line.split(":")[0] for line in lines if line.startswith("Ka")] == ["Kantō", "Kansai"]


def test_an_unknown_name_lists_the_names() -> None:
    with pytest.raises(UnknownText, match="“zebra” is none of these: Akane, You, Chiyo, Daigo"):
        asked("b zebra")


@pytest.mark.parametrize(
    ("language", "line"),
    [("en", "m deploy"), ("fr", "m déployer"), ("fr", "coups deploy"), ("it", "m schiera"),
     ("nl", "zetten stel"), ("nl", "m deploy"), ("it", "mosse d")],
)  # fmt: skip
def test_moves_are_listed_by_their_verb(language: str, line: str) -> None:
    state = phase_positions("shinobi", 4, "order", 1, 1)[0]
    now = at(state, language=language)
    lines = read(line, now).lines
    kinds = [state.game.moves.kind(move).name for move in now.moves]
    assert len(lines) == kinds.count("deploy")
    for text in lines:
        number = text.split(":")[0].strip("\u202f")
        assert text.endswith(now.vocabulary.say(now.moves[int(number) - 1]))


def test_a_verb_that_begins_no_move_lists_what_can_be_done() -> None:
    with pytest.raises(UnknownText, match="not a move now"):
        read("m dance", at(positions("shinobi", 4)[6]))


@pytest.mark.parametrize("language", LANGUAGES)
def test_why_not(language: str) -> None:
    state = phase_positions("shinobi", 4, "order", 1, 1)[0]
    now = at(state, language=language)
    illegal = read(f"why {state.game.moves.text(state.game.moves['rest'].code())}", now)
    assert illegal.lines[0].endswith("(SHI-20)")
    assert not illegal.moves
    legal = read(f"why {now.vocabulary.say(now.moves[0])}", now)
    assert now.vocabulary.say(now.moves[0]) in legal.lines[0]
    assert "(SHI-2" in legal.lines[1]
    assert not legal.moves
    assert read("why 1", now) == legal


def test_why_needs_a_move_and_a_seat() -> None:
    for seat in (1, None):
        with pytest.raises(Refusal):
            asked("why", seat)
    with pytest.raises(Refusal, match="You are watching"):
        asked("why rest", None)
    with pytest.raises(Refusal, match="You are watching"):
        asked("1", None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_is_not_asked_is_told_who_is(language: str) -> None:
    state = positions("shinobi", 4)[6]
    waiting = next(seat for seat in range(4) if seat not in state.actors)
    for line in ("1", "deploy oda to B", "zebra", "end turn"):
        with pytest.raises(UnknownText) as refused:
            read(line, at(state, waiting, language))
        said = words(language).refusal(refused.value)
        assert NAMES[state.decider()] in said
        assert words(language).hint(refused.value)


def test_what_is_not_understood_lists_what_is_legal_now() -> None:
    state = phase_positions("shitenno", 4, "asked", "answer", 1)[0]
    with pytest.raises(UnknownText) as refused:
        read("zebra", at(state))
    expected = "“zebra” is not a move now. You can: accept the lot; refuse the lot."
    assert str(refused.value) == expected


def test_a_long_list_is_one_move_of_each_kind() -> None:
    state = sengoku.game("shitenno").start(2, 3)
    with pytest.raises(UnknownText, match=r"You can: add .* to the lot; split with .*rest\.$"):
        read("zebra", at(state))
    with pytest.raises(UnknownText) as refused:
        read("split zebra", at(state))
    choices = str(refused.value.figures["choices"]).split("; ")
    assert len(choices) == 12
    assert all([choice.startswith("split with ") for choice in choices])


def test_several_meanings_are_listed() -> None:
    state = phase_positions("shinobi", 4, "order", 1, 1)[0]
    with pytest.raises(UnknownText, match=r"“deploy” is not a move now\. You can: deploy "):
        read("deploy", at(state))
    clan = state.game.moves.labels(at(state).moves[0])["clan"]
    now = Situation(state, state.decider(), ["Ann One", "Ann Two", "Ann Six", "Ann Ten"], words())
    with pytest.raises(UnknownText, match=f"“deploy {clan} ann” could be deploy .*, deploy "):
        read(f"deploy {clan} ann", now)


@pytest.mark.parametrize("number", ["0", "99", "123456789012345"])
def test_a_number_must_be_that_of_a_move(number: str) -> None:
    with pytest.raises(Refusal, match="moves go from 1 to"):
        read(number, at(positions("shinobi", 4)[6]))


def test_an_empty_line_is_the_only_move() -> None:
    state = next(
        state
        for seed in range(9)
        for state in positions("shinobi", 3, seed, 200)
        if state.actors and len(state.moves(state.decider())) == 1
    )
    assert read(" ", at(state)).moves == at(state).moves
    with pytest.raises(UnknownText, match="Nothing was typed"):
        read("", at(sengoku.game("shinobi").start(3, 1)))
    with pytest.raises(UnknownText, match="Nothing was typed"):
        read(" ; ", at(state))


def test_the_last_events() -> None:
    state = positions("shinobi", 4)[6]
    events = state.events(1)
    own = max([place for place, event in enumerate(events) if event.get("seat") == 1])
    now = Situation(state, 1, NAMES[:4], words(), events)
    assert len(read("l", now).lines) == len(events) - own
    assert read("l", now).lines[0].startswith("You ")
    assert len(read("l 3", now).lines) == 3
    assert len(read("l 99999999999999", now).lines) == len(read("l 1000", now).lines)
    now = Situation(state, None, NAMES[:4], words(), state.events(None))
    assert len(read("l", now).lines) == 12
    now = Situation(state, 1, NAMES[:4], words())
    assert read("l", now).lines == ["Nothing has happened yet."]


def test_the_clock() -> None:
    state = positions("shinobi", 3)[6]
    clock = ClockInfo(0.0, [0], [65.4, None, 3.0], None)
    now = Situation(state, 0, NAMES[:3], words(), clock=clock)
    assert read("clock", now).lines == ["You: 1:05", "Chiyo: 0:03"]
    assert asked("clock") == ["There is no time limit."]


@pytest.mark.parametrize("word", ["hint", "undo", "repeat"])
def test_what_is_done_elsewhere(word: str) -> None:
    assert read(word, at(positions("shinobi", 3)[6])).act == word


@pytest.mark.parametrize(
    ("language", "word"), [("fr", "plateau"), ("it", "tabellone"), ("nl", "bord"), ("fr", "BOARD")]
)
def test_questions_are_asked_in_the_language_and_in_english(language: str, word: str) -> None:
    assert asked(word, language=language) == asked("b", language=language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_lists_what_makes_sense_in_the_game(language: str) -> None:
    lines = asked("help", language=language)
    speech = words(language)
    assert speech.text("text-help-near") not in lines
    assert speech.text("text-help-score") in lines
    other = read("?", at(positions("shitenno", 3)[2], language=language)).lines
    assert speech.text("text-help-offers") in other
    assert speech.text("shitenno-compound-claim.form") in other
