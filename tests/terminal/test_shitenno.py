"""Shitennō in the terminal: what is drawn is what the seat may see, up to the last line."""

from __future__ import annotations

import pytest

import sengoku
from sengoku.terminal.draw import Scene, drawing
from sengoku.terminal.theme import console
from sengoku.words import words
from tests.games.shitenno.position import at, play
from tests.terminal.play import Play
from tests.terminal.session import new_session


def drawn(state: sengoku.State, seat: int | None, width: int = 100, *, result: bool = False) -> str:
    """The drawing of a position, for one pair of eyes."""
    screen = console(width=width, record=True, force_terminal=False, _environ={}, file=None)
    scene = Scene(
        view=state.view(seat),
        words=words(),
        names=["Ann", "Bo", "Cy", "Di"][: state.players],
        ask=lambda question: state.ask(seat, question),
        width=width,
    )
    shape = drawing(sengoku.game("shitenno"))
    with screen.capture() as caught:
        screen.print(shape.result(scene) if result else shape.table(scene))
    return caught.get()


class First(Play):
    """Always types the number of the first move, and lifts every curtain."""

    def read(self) -> str:
        return "" if self.out.getvalue().rstrip().endswith("press Enter.") else "1"


@pytest.mark.parametrize("people", [1, 2])
def test_a_game_is_played_to_its_end(people: int) -> None:
    names = ["Ann", "Bo"][:people]
    session = new_session(sengoku.game("shitenno"), 2, names, 7, {})
    played = First(session, width=80).run()
    end = played.text[played.text.rindex("1. ") :]
    assert "on the track" in end
    assert "(STN-63)" in end
    assert "shitenno-" not in played.text
    assert max(map(len, played.text.splitlines())) <= 80


def test_the_board_shows_kamon_prices_and_tiles() -> None:
    state = at("A places", chugoku="B C* A | bushi/plus", kanto="B C B C", hand_A="3koku samurai*2")
    text = drawn(state, 0)
    assert "B  3  C* 4  A  6     9" in text
    assert "3 Samurai" in text
    assert "full" in text
    assert "2× Samurai, 3 koku" in text
    assert drawn(state, 1).count("2× Samurai, 3 koku") == 0


def test_lots_lie_side_by_side_and_private_ones_are_seen_by_their_maker() -> None:
    state = at("A divides", players=2, table="samurai bushi 1koku")
    play(state, "add samurai")
    mine, other = drawn(state, 0), drawn(state, 1)
    assert "Lot" in mine
    assert "The rest" in mine
    assert "Lot" not in other
    assert "Samurai, Bushi, 1 koku" in other
    play(state, "split with sensei and daimyo")
    lots = next(line for line in drawn(state, 1).splitlines() if line.startswith("Daimyō"))
    assert lots.split() == ["Daimyō", "Sensei"]


def test_a_payment_is_shown_while_it_is_put_together() -> None:
    state = play(at("A places", hand_A="3koku*2"), "claim chugoku", "spend 3koku")
    assert "Paying for Chūgoku  3 koku" in drawn(state, 0)
    assert "Paying" not in drawn(state, 1)


def test_the_last_favour_is_explained_line_by_line() -> None:
    state = at(
        "D places",
        year=6,
        hand_A="2koku samurai",
        tiles_A="exchange plus",
        chugoku="A B",
        chubu="B",
    )
    play(state, "done")
    text = drawn(state, None, result=True)
    for line in (
        "on the track",
        "2 koku in hand (STN-62)",
        "1 troop exchanged (STN-62)",
        "1 for +1 tiles (STN-62)",
        "Chūgoku",
        "(STN-63)",
        "Tied at 0: the higher title is ahead. (STN-64)",
    ):
        assert line in text, line
