"""Senji in words: whatever happens or is refused in random games has a sentence."""

from __future__ import annotations

import re
from functools import cache

import pytest

import sengoku
from sengoku.games.kernel.refusals import Refusal, bare
from sengoku.words import languages, words
from tests.words.pseudo import alone
from tests.words.test_words import LOUD, SOURCES

SEATS = ["Ann", "Bo", "Cy", "Di", "Ed", "Flo"]


@cache
def played(players: int) -> tuple[sengoku.State, list[Refusal]]:
    """A random game, and the refusals that were met now and then, one of every kind."""
    state = sengoku.game("senji").start(players, 1, events=True, max_years=6)
    random = sengoku.Random(1)
    step = 0
    told = {}
    while state.actors:
        seat = state.actors[random.below(len(state.actors))]
        for move in range(state.game.actions) if step % 70 == 0 else ():
            refusal = state.why_not(seat, move)
            if refusal is not None:
                told[refusal.rule, refusal.reason] = refusal
        moves = state.moves(seat)
        state.play(seat, moves[random.below(len(moves))])
        step += 1
    return state, list(told.values())


@pytest.mark.parametrize("players", [3, 6])
@pytest.mark.parametrize("language", languages())
def test_every_event_and_refusal_is_a_sentence(language: str, players: int) -> None:
    state, refusals = played(players)
    speech = alone(language)
    assert len(refusals) > 40
    for refusal in refusals:
        assert speech.refusal(refusal) != bare(refusal)
    for viewer in [*range(players), None]:
        for event in state.events(viewer):
            for told in (speech.event, speech.then):
                sentence = told("senji", event, SEATS, viewer)
                assert "event" not in sentence
                assert "{" not in sentence
                assert not LOUD.search(sentence)


def test_those_who_roll_for_the_emperor_are_named() -> None:
    rolled = {"event": "roll_off", "seats": [1, 3], "faces": [0, 1]}
    told = words("en").event("senji", rolled, SEATS, 3)
    assert told == "Roll for the Emperor, by Bo and you: yellow and blue."


def test_one_unit_is_one_and_you_are_small_inside_a_sentence() -> None:
    losses = {"event": "losses", "loser": 1, "lost": 1, "winner": 0, "cost": 2, "honour": 4}
    told = words("en").event("senji", losses, SEATS, 0)
    assert told == "Bo lost 1 unit; you lost 2 and gained 4 honour."
    levy = {"event": "levy", "seat": 1, "units": 1, "province": 0}
    assert "1 unit in" in words("en").event("senji", levy, SEATS, 0)


PROMISED = {
    "en": ("Bo promised you peace.", "You had promised Bo peace: kept."),
    "fr": ("Bo vous a promis la paix.", "Vous aviez promis à Bo la paix\u202f: promesse tenue."),
    "it": ("Bo ti ha promesso la pace.", "Avevi promesso a Bo la pace: promessa mantenuta."),
    "nl": ("Bo beloofde jou vrede.", "Je had Bo vrede beloofd: belofte gehouden."),
}


@pytest.mark.parametrize("language", PROMISED)
def test_a_promise_says_to_whom_it_was_whispered(language: str) -> None:
    heard = {"event": "promise", "seat": 1, "pledge": 0, "to": 0}
    judged = {"event": "verdict", "seat": 0, "pledge": 0, "to": 1, "kept": "yes"}
    told = [words(language).event("senji", event, SEATS, 0) for event in (heard, judged)]
    assert told == list(PROMISED[language])


ITALIAN = [
    ({"event": "offer", "seat": 1, "to": 0, "open": [67], "covered": 1, "wants": [96]},
     "Bo ti ha fatto un’offerta: membro viola 3, più 1 carta coperta, "
     "in cambio di una carta qualsiasi."),
    ({"event": "offer", "seat": 0, "to": 1, "open": [], "covered": 2, "wants": []},
     "Hai fatto un’offerta a Bo: 2 carte coperte, in dono."),
    ({"event": "offer", "seat": 1, "to": 2, "open": [], "covered": 0, "wants": [2]},
     "Bo ha chiesto in dono a Cy: membro giallo 3."),
    ({"event": "deal", "seat": 1, "to": 0, "given": [67], "paid": []},
     "Bo ti ha donato membro viola 3."),
    ({"event": "withdrawn", "seat": 1, "to": 0},
     "Bo ha ritirato l’offerta che ti aveva fatto."),
    ({"event": "battle", "seat": 0, "defender": 1, "province": 3, "attack": 1, "defence": 0,
      "attackers": [], "defenders": [3]},
     "Hai attaccato Bo in Echigo: 1 unità contro 0 ed Ekei."),
    ({"event": "reroll", "seat": 1, "family": 0}, "Bo ha messo da parte un dado giallo."),
]  # fmt: skip


@pytest.mark.parametrize(("event", "told"), ITALIAN)
def test_italian_addresses_the_reader_and_passes_over_what_is_empty(
    event: dict[str, object], told: str
) -> None:
    assert alone("it").event("senji", event, SEATS, 0) == told


def test_italian_colours_agree_with_the_family() -> None:
    refusal = Refusal("SEN-07.genba", {"family": "yellow"})
    assert "della famiglia gialla" in words("it").refusal(refusal)


@pytest.mark.parametrize("language", languages())
def test_every_phase_is_asked_for_in_its_own_words(language: str) -> None:
    from sengoku.games.senji.components import PHASE_NAMES

    asked = {alone(language).text("senji-prompt", phase=phase) for phase in PHASE_NAMES[:-1]}
    assert len(asked) == len(PHASE_NAMES) - 1


def test_every_rule_stands_in_the_rules() -> None:
    known = set(words().rule_ids("senji"))
    cited = set()
    for path in [*SOURCES.rglob("*.py"), SOURCES / "words" / "en.ftl"]:
        cited |= set(re.findall(r"SEN-\d\d", path.read_text(encoding="utf-8")))
    assert cited <= known
    numbers = (*range(1, 14), 20, *range(30, 34), *range(40, 46), 50, *range(60, 80))
    assert known == {f"SEN-{number:02}" for number in (*numbers, *range(80, 86), 90)}
    assert "reconstructed" in (words().rules("senji") or "")


def test_in_the_middle_of_a_sentence_the_reader_is_no_name() -> None:
    event = {"event": "called", "seat": 0, "province": 0, "token": 1}
    told = [words("en").event("senji", event, ["Ann", "Bo"], me) for me in (0, 1)]
    assert told == [
        "In Mutsu, you had ordered recruitment.",
        "In Mutsu, Ann had ordered recruitment.",
    ]
