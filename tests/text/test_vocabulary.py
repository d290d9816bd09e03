"""What is said is understood: every move as it is said, in a language, in English, in notation."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

import sengoku
from sengoku.games.kernel.refusals import UnknownText
from sengoku.protocol import Reading
from sengoku.registry import GAMES
from sengoku.text import Situation, read
from sengoku.text.reading import QUESTIONS, one_move, question_words
from sengoku.text.vocabulary import LONGEST, Vocabulary, fold, patterns, spoken_pattern
from sengoku.words import words
from tests.text.positions import LANGUAGES, NAMES, TABLES, at, positions

TOLD = ("shinobi", "shitenno")


def meant(vocabulary: Vocabulary, said: str) -> list[int]:
    """The moves that a line means, if all of its words are said in full."""
    found = [meaning for meaning in vocabulary.meanings(said) if meaning.whole]
    return [meaning.code for meaning in found if meaning.distance == found[0].distance]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", TOLD)
def test_every_kind_of_move_is_said_with_all_its_parts(name: str, language: str) -> None:
    for kind in sengoku.game(name).moves.kinds.values():
        assert spoken_pattern(sengoku.game(name), kind, words(language)), kind


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", TOLD)
def test_every_move_that_is_said_is_that_move(name: str, language: str) -> None:
    """Legal or not, and whoever says it: spectators and seats hear other names."""
    game = sengoku.game(name)
    players = game.players[-1]
    codes = [code for code in range(game.actions) if game.moves.seats[code] <= players]
    for me in (1, None):
        here = Vocabulary(game, words(language), NAMES[:players], me)
        english = Vocabulary(game, words("en"), NAMES[:players], me)
        for code in codes[:: 1 if me else 7]:
            for said in {here.say(code), english.say(code), game.moves.text(code)}:
                assert meant(here, said) == [code], said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_legal_moves_are_understood_as_said(name: str, players: int, language: str) -> None:
    for state in positions(name, players)[:-1]:
        now = at(state, language=language)
        for number, move in enumerate(now.moves, 1):
            said = now.vocabulary.say(move)
            assert read(said, now).moves == [move]
            assert read(said.upper(), now).lines == [said]
            assert read(state.game.moves.text(move), now).moves == [move]
            assert read(str(number), now).moves == [move]


@given(st.data())
def test_words_may_be_cut_short_and_small_words_left_out(data: st.DataObject) -> None:
    """Then the line means that move, or several that are listed; never something else."""
    name, players = data.draw(st.sampled_from(TABLES))
    state = data.draw(st.sampled_from(positions(name, players)[:-1]))
    now = at(state, language=data.draw(st.sampled_from(LANGUAGES)))
    move = data.draw(st.sampled_from(now.moves))
    said = data.draw(st.sampled_from([now.vocabulary.say(move), state.game.moves.text(move)]))
    skips = now.vocabulary.skips
    tokens = [word for word in fold(said) if word not in skips or len(word) == 1]  # "A" is a seat
    cut = " ".join([word[: data.draw(st.integers(1, len(word)))] for word in tokens])
    if cut.partition(" ")[0] in question_words(now.words.language):
        return
    found = outcome(cut, now)
    if isinstance(found, UnknownText):
        assert found.reason == "several"
        return
    assert found.moves[0] in now.moves
    spoken = [now.vocabulary.say(found.moves[0]), state.game.moves.text(found.moves[0])]
    spoken.append(Vocabulary(state.game, words("en"), NAMES, now.seat).say(found.moves[0]))
    assert any([one_word_each(cut, text) for text in spoken]), (cut, spoken)


def outcome(line: str, now: Situation) -> Reading | UnknownText:
    """What a line means, or why it means nothing."""
    try:
        return read(line, now)
    except UnknownText as refusal:
        return refusal


def one_word_each(cut: str, whole: str) -> bool:
    """Whether every word that was typed begins a word of the move."""
    return all([any([word.startswith(one) for word in fold(whole)]) for one in fold(cut)])


@given(st.data())
def test_old_abbreviations_are_understood_in_english(data: st.DataObject) -> None:
    name, players = data.draw(st.sampled_from(TABLES))
    state = data.draw(st.sampled_from(positions(name, players)[:-1]))
    move = data.draw(st.sampled_from(at(state).moves))
    tokens = state.game.moves.text(move).split()
    cut = " ".join([word[: data.draw(st.integers(1, len(word)))] for word in tokens])
    try:
        old = state.parse(0, cut)
    except UnknownText:
        return
    now = at(state)
    assert state.why_not(now.seat or 0, old) is not None or one_move(now, cut) == old


@given(st.data(), st.lists(st.text(min_size=1, max_size=12), min_size=4, max_size=4, unique=True))
def test_whatever_people_are_called(data: st.DataObject, names: list[str]) -> None:
    """A spoken move is understood, or all that it may mean is listed; letters always mean seats."""
    game = sengoku.game("shinobi")
    language = data.draw(st.sampled_from(LANGUAGES))
    vocabulary = Vocabulary(game, words(language), names, 1)
    code = data.draw(st.sampled_from([c for c in range(game.actions) if game.moves.seats[c] <= 4]))
    assert code in meant(vocabulary, game.moves.text(code))
    assert code in [meaning.code for meaning in vocabulary.meanings(vocabulary.say(code))]


def test_a_letter_means_its_seat_whoever_is_called_so() -> None:
    vocabulary = Vocabulary(sengoku.game("shinobi"), words("en"), ["B", "Ann", "Oda"], None)
    moves = vocabulary.game.moves
    assert meant(vocabulary, "deploy oda to B") == [moves.parse("deploy oda to B")]
    assert meant(vocabulary, "deploy oda to B’s province") == [moves.parse("deploy oda to A")]
    assert meant(vocabulary, "deploy oda to oda") == [moves.parse("deploy oda to C")]


def test_what_is_said_in_full_is_meant_even_if_a_shorter_word_would_be_legal() -> None:
    """C is a seat: somebody called Chiyo at D is not meant, although the move would be legal."""
    state = next(
        state
        for state in positions("shinobi", 5, looks=99)
        if state.actors and state.view(None)["order"] == 1 and state.decider() == 2
    )
    now = at(state)
    strange = type(now)(state, 2, ["Ann", "Bo", "Emi", "Chiyo", "Dan"], words("en"))
    clan = state.game.moves.parts(now.moves[0])["clan"]
    said = state.game.moves["deploy"].code(clan, 2)
    assert one_move(strange, state.game.moves.text(said)) == said
    assert state.why_not(2, said) is not None


@pytest.mark.parametrize(
    ("language", "said", "notation"),
    [
        ("en", "settle hojo", "settle hojo"),
        ("en", "SETTLE Hōjō in my own province", "settle hojo"),
        ("en", "deploy oda to benkei", "deploy oda to B"),
        ("en", "deploy oda to Benkei's province", "deploy oda to B"),
        ("en", "attack mori in benkei with oda", "attack oda on mori in B"),
        ("en", "attack oda mori b", "attack oda on mori in B"),
        ("en", "march oda from benkei to me", "march oda from B to A"),
        ("en", "end", "rest"),
        ("fr", "deployer oda chez benkei", "deploy oda to B"),
        ("fr", "déplacer oda de chez benkei jusque chez vous", "march oda from B to A"),
        ("fr", "attack mori in Benkei’s province with oda", "attack oda on mori in B"),
        ("it", "sposta oda da benkei a chiyo", "march oda from B to C"),
        ("nl", "stel oda op bij benkei", "deploy oda to B"),
        ("nl", "val mori in de provincie van Benkei aan met oda", "attack oda on mori in B"),
    ],
)
def test_as_people_say_it(language: str, said: str, notation: str) -> None:
    game = sengoku.game("shinobi")
    vocabulary = Vocabulary(game, words(language), NAMES, 0)
    assert meant(vocabulary, said) == [game.moves.parse(notation)]


@pytest.mark.parametrize(
    ("language", "said", "notation"),
    [
        ("en", "add samurai and bushi", "add samurai+bushi"),
        ("en", "add bushi bushi to the lot", "add bushi+bushi"),
        ("en", "add 2 koku", "add 2koku"),
        ("en", "split with shomyo and hatamoto", "split with shomyo and hatamoto"),
        ("fr", "ajouter samouraï+sohei", "add samurai+sohei"),
        ("fr", "choisir senseï", "choose sensei"),
        ("it", "spendi scambio", "spend exchange"),
        ("nl", "leg +1-tegel neer", "spend plus"),
        ("nl", "neem kansai", "claim kansai"),
    ],
)
def test_as_people_say_it_in_another_game(language: str, said: str, notation: str) -> None:
    game = sengoku.game("shitenno")
    vocabulary = Vocabulary(game, words(language), NAMES, 0)
    assert meant(vocabulary, said) == [game.moves.parse(notation)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_question_is_asked_with_the_word_of_a_move(language: str) -> None:
    asked = question_words(language)
    assert set(asked.values()) == set(QUESTIONS)
    for name in GAMES:
        game = sengoku.game(name)
        for kind in game.moves.kinds.values():
            for pattern in patterns(game, kind, language):
                assert pattern[0] not in asked, (name, kind)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_questions_have_the_same_word(language: str) -> None:
    for one, two in product(QUESTIONS, QUESTIONS):
        if one < two:
            said = [set(words(language).text(f"text-ask-{name}").split()) for name in (one, two)]
            assert not said[0] & said[1]


def test_no_line_takes_long() -> None:
    """Every small word can be skipped, but they are not all tried in all combinations."""
    vocabulary = Vocabulary(sengoku.game("shinobi"), words("it"), NAMES, 0)
    for line in ("sposta " + "a " * 500, "sposta " + "oda a " * 500, "a " * 500):
        assert len(fold(line)) > LONGEST
        assert vocabulary.meanings(line) == []
