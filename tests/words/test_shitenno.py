"""The words of Shitennō: every refusal and every event has a sentence, every rule stands there."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

import sengoku
from sengoku.games.kernel import play_out
from sengoku.games.kernel.refusals import Refusal, bare
from sengoku.words import languages, words
from tests.words.pseudo import alone
from tests.words.test_words import LOUD

SOURCES = Path(__file__).parent.parent.parent / "src" / "sengoku"
SEATS = ["Ann", "Bo", "Cy", "Di"]


@cache
def refused(players: int) -> list[Refusal]:
    """One refusal of every kind, from a random game."""
    state = sengoku.game("shitenno").start(players=players, seed=players)
    random = sengoku.Random(players)
    told = {}
    while state.actors:
        seat = state.actors[0]
        for move in range(state.game.actions):
            refusal = state.why_not(seat, move)
            if refusal is not None:
                told[refusal.rule, refusal.reason] = refusal
        moves = state.moves(seat)
        state.play(seat, moves[random.below(len(moves))])
    return list(told.values())


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("language", languages())
def test_every_illegal_move_is_told_in_words(language: str, players: int) -> None:
    assert len(refused(players)) > 15
    for refusal in refused(players):
        assert alone(language).refusal(refusal) != bare(refusal)
        assert "{" not in alone(language).refusal(refusal)


@cache
def finished(players: int) -> sengoku.State:
    state = sengoku.game("shitenno").start(players=players, seed=players, events=True)
    play_out(state, sengoku.Random(players))
    return state


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("language", languages())
def test_every_event_is_a_sentence_for_every_reader(language: str, players: int) -> None:
    speech, met = alone(language), set()
    for seat in [*range(players), None]:
        for event in finished(players).events(seat):
            sentence = speech.event("shitenno", event, SEATS, seat)
            assert sentence.endswith("."), sentence
            assert "event" not in sentence
            assert "{" not in sentence
            assert not LOUD.search(sentence)
            assert "event" not in speech.then("shitenno", event, SEATS, seat)
            met.add(event["event"])
    assert {"year", "split", "place", "spend", "titled", "end"} <= met


def test_sentences_name_cards_titles_and_provinces() -> None:
    tell = words().event
    offer = {"event": "offer", "seat": 1, "hierarchy": 2, "cards": [0, 9, 15]}
    said = "Bo offered a lot with the Sensei: Samurai, Bushi+Sōhei and 2 koku."
    assert tell("shitenno", offer, SEATS, 0) == said
    place = {"event": "place", "seat": 0, "province": 4, "position": 3, "paid": [17, 14]}
    won = "You placed a kamon in Kantō for Exchange and 1 koku and gained 11 favour."
    assert tell("shitenno", place | {"favour": 11}, SEATS, 0) == won
    tile = tell("shitenno", place | {"favour": 5, "tile": 2, "shows": 1}, SEATS, 1)
    assert tile.endswith(", gained 5 favour and won a tile: Draw.")
    titled = {"event": "titled", "titles": [3, 0]}
    told = tell("shitenno", titled, SEATS, 0)
    assert told == "The new titles: you are Hatamoto and Bo is Daimyō."


def test_refusals_have_their_figures() -> None:
    refusal = Refusal(
        "STN-41.price", {"province": "kanto", "troops": "4 sohei, 1 bushi", "koku": 5}
    )
    said = "You can’t pay for Kantō: it costs 4 Sōhei, 1 Bushi, or 5 koku. (STN-41)"
    assert words().refusal(refusal) == said


def test_every_rule_that_the_source_cites_stands_in_the_rules() -> None:
    known = set(words().rule_ids("shitenno"))
    cited = set()
    for path in [*SOURCES.rglob("*.py"), SOURCES / "words" / "en.ftl"]:
        cited |= set(re.findall(r"STN-\d\d", path.read_text(encoding="utf-8")))
    assert cited <= known
    assert known == {
        f"STN-{number:02}"
        for number in (
            *range(1, 11),
            *range(20, 24),
            *range(30, 38),
            *range(40, 47),
            *range(50, 58),
            *range(60, 65),
        )
    }
