"""Senji in words: whatever happens or is refused in random games has a sentence."""

from __future__ import annotations

import re

import pytest

import sengoku
from sengoku.games.refusals import bare
from sengoku.words import words
from tests.words.test_words import SOURCES

SEATS = ["Ann", "Bo", "Cy", "Di", "Ed", "Flo"]


@pytest.mark.parametrize("players", [3, 6])
def test_every_event_and_refusal_is_a_sentence(players: int) -> None:
    state = sengoku.game("senji").start(players, 1, events=True, max_years=6)
    random = sengoku.Random(1)
    step = 0
    while state.actors:
        seat = state.actors[random.below(len(state.actors))]
        for move in range(state.game.actions) if step % 90 == 0 else ():
            refusal = state.why_not(seat, move)
            assert refusal is None or str(refusal) != bare(refusal)
        moves = state.moves(seat)
        state.play(seat, moves[random.below(len(moves))])
        step += 1
    for viewer in [*range(players), None]:
        for event in state.events(viewer):
            for told in (words().event, words().then):
                sentence = told("senji", event, SEATS, viewer)
                assert "event" not in sentence
                assert "{" not in sentence


def test_every_phase_is_asked_for_in_its_own_words() -> None:
    from sengoku.games.senji.components import PHASE_NAMES

    asked = {words().text("senji-prompt", phase=phase) for phase in PHASE_NAMES[:-1]}
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
