"""The terminal in other languages: whole games, and no word that the words do not know."""

from __future__ import annotations

import re
from itertools import count
from pathlib import Path
from typing import Any

import pytest

import sengoku
from sengoku.games.kernel.moves import SEATS
from sengoku.words import Words, words
from tests.terminal.play import Play
from tests.terminal.session import Session, new_session
from tests.words.pseudo import pseudo

GAMES = {"shinobi": 3, "shitenno": 2, "senji": 4}
FIRST = ("?", "? 1", "log", "undo", "dance", "99", "?", "save")  # typed before anything is played
SCREENS = 80  # then the rest of the game is played unseen, up to the result


class Tour(Play):
    """Types what one may wonder about, then asks about random moves and makes them."""

    def __init__(self, session: Session, speech: Words, **settings: Any) -> None:
        super().__init__(session, speech=speech, **settings)
        self.chance = sengoku.Random(6)
        self.times = count()

    def read(self) -> str:
        time = next(self.times)
        if time < len(FIRST):
            return FIRST[time]
        session = self.session
        if time > SCREENS:
            session.play_out(self.chance)
            return "look"
        seat = next(seat for seat in session.actors if seat in session.people)
        number = 1 + self.chance.below(len(session.moves(seat)))
        return f"? {number}" if time % 3 == 0 else str(number)


def toured(game: str, speech: Words, **settings: Any) -> str:
    options: dict[str, Any] = {"max_years": 1} if game == "senji" else {}
    session = new_session(sengoku.game(game), GAMES[game], ["Ann"], 7, options)
    tour = Tour(session, speech, **settings).run()
    assert tour.code == 0
    return tour.text


@pytest.mark.parametrize(
    ("game", "language"), [("shinobi", "fr"), ("shitenno", "it"), ("senji", "nl")]
)
def test_a_game_is_played_in_another_language(game: str, language: str) -> None:
    text = toured(game, words(language))
    assert words(language).text("terminal-over") in text
    assert words(language).text("help-title") in text
    assert "The " not in text
    assert f"{game}-" not in text, "every message has words"
    assert max(map(len, text.splitlines())) <= 80


@pytest.mark.parametrize("game", GAMES)
def test_no_text_escapes_the_words(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = toured(game, pseudo(tmp_path, monkeypatch), width=400)
    escaped = set(re.findall(r"[A-Za-z]{2,}", text)) - known(game)
    assert {word for word in escaped if not set(word) <= set(SEATS)} == set()


def known(game: str) -> set[str]:
    """Plain words that belong on a screen: names, the notation, and the command at the end."""
    notation = {"dance", "Ann", "Benkei", "Chiyo", "Daigo"}
    for kind in sengoku.game(game).moves.kinds.values():
        notation |= set(re.findall(r"[A-Za-z]+", repr(kind)))
        for part in kind.parts:
            notation |= {word for label in part.labels for word in re.findall(r"[A-Za-z]+", label)}
    again = f"sengoku play {game} --players 3 --humans 1 --seed 7 --option max_years=1"
    again += " --option edition=standard"
    return notation | set(re.findall(r"[A-Za-z]+", again)) | {rule_letters(game)}


def rule_letters(game: str) -> str:
    """The letters before the number of a rule."""
    return sengoku.game(game).players_rule.partition("-")[0]
