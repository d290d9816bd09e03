"""Where the face of a game is found, and the plain one of games that bring none."""

from __future__ import annotations

import sys
from types import ModuleType

import pytest

import sengoku
from sengoku.games.kernel import Random, play_out
from sengoku.registry import GAMES
from sengoku.text import Situation, describe, read
from sengoku.text.face import PlainFace, face
from sengoku.text.faces import shinobi, shitenno
from sengoku.words import words
from tests.games import sansukumi

NAMES = ["Ann", "Bo", "Cem"]


def test_the_built_in_games_have_faces_of_their_own() -> None:
    assert face(sengoku.game("shinobi")) is shinobi.FACE
    assert face(sengoku.game("shitenno")) is shitenno.FACE
    for name in ("shinobi", "shitenno"):
        assert name in GAMES
        assert not isinstance(face(sengoku.game(name)), PlainFace)


def test_a_game_of_another_package_has_the_module_beside_its_rules(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    own = ModuleType("face")
    own.__dict__["FACE"] = PlainFace()
    monkeypatch.setitem(sys.modules, f"{sansukumi.GAME.home}.face", own)
    assert face(sansukumi.GAME) is own.__dict__["FACE"]


def test_a_game_without_a_face_has_a_plain_one() -> None:
    """Its view as a list, its moves in notation; nothing hidden is told, and it is played so."""
    state = sansukumi.GAME.start(3, 1, events=True)
    assert isinstance(face(state.game), PlainFace)
    now = Situation(state, 1, NAMES, words())
    assert read("throw paper", now).lines == ["throw paper"]
    assert read("t p", now).moves == read("2", now).moves
    assert read("b points", now).lines == ["points: [0, 0, 0]"]
    assert read("h", now).lines == ["You hold nothing."]
    state.play(1, read("throw paper", now).moves[0])
    for seat in (None, 0):
        told = describe(state, seat, short=True)
        assert told == describe(state.imagine(seat, Random(2)), seat, short=True)
        assert "paper" not in told
    moves = [read(line, now).moves[0] for line in ("retract", "show to cem", "show c")]
    assert [state.game.moves.text(move) for move in moves] == ["retract", "show to C", "show to C"]
    play_out(state, Random(1))
    assert read("score", now).lines[0].startswith("1. ")
