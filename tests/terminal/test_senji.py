"""Senji in the terminal: a whole year from the first screen to the result."""

from __future__ import annotations

import pytest

import sengoku
from sengoku.games.senji.components import SPARE
from sengoku.terminal.draw import Scene
from sengoku.terminal.drawings.senji import own
from sengoku.words import words
from tests.games.senji.position import at, play, province
from tests.terminal.play import Play
from tests.terminal.session import new_session


class Random(Play):
    """Types the number of a random move, and lifts every curtain."""

    chance = sengoku.Random(4)

    def read(self) -> str:
        self.asked.append((self.terminal.at_keyboard, ""))
        if self.out.getvalue().rstrip().endswith("press Enter."):
            return ""
        session = self.session
        seat = next(seat for seat in session.actors if seat in session.people)
        return str(1 + self.chance.below(len(session.moves(seat))))


@pytest.mark.parametrize(("players", "people"), [(3, 1), (4, 2), (6, 1)])
def test_a_year_is_played_to_its_end(players: int, people: int) -> None:
    names = ["Ann", "Bo"][:people]
    session = new_session(sengoku.game("senji"), players, names, 7, {"max_years": 1})
    played = Random(session, width=80).run()
    assert played.code == 0
    assert len(played.asked) > 20
    assert "The game is over" in played.text
    assert "senji-" not in played.text, "every message has words"
    assert max(map(len, played.text.splitlines())) <= 80


def test_who_is_about_to_break_a_promise_is_reminded_of_it() -> None:
    promises = [[0, 2, int(SPARE), province("OWA")]]
    state = at(units="YAM:2 OWA:1", orders="YAM:movement", promises=promises)
    play(state, "call YAM", "march unit to OWA")
    scene = Scene(state.view(0), words("en"), ["Ann", "Bo", "Cleo"], lambda _: None)
    assert str(own(scene)[-1]) == "You → Cleo: “I won’t attack Owari this year.”"
