"""A position in text: for every seat and those who watch, in every phase and language."""

from __future__ import annotations

import re

import pytest

import sengoku
from sengoku.games.kernel import State
from sengoku.protocol import Description
from sengoku.text import describe, description, read
from tests.text.positions import LANGUAGES, NAMES, TABLES, at, phase_positions, positions

RAW = re.compile(r"\b(?:text|shinobi|shitenno|terminal|figure)-[a-z]|\$\w|\{|\bNone\b")
QUESTIONS = ("b", "b a", "h", "w", "m", "score", "offers", "near a", "clock", "help", "l 5")


def seats(state: State) -> list[int | None]:
    """Everybody who may look."""
    return [None, *range(state.players)]


def told(state: State, seat: int | None, language: str) -> Description:
    """The position, without what happened before."""
    now = at(state, seat, language)
    return description(type(now)(state, seat, now.names, now.words))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_it_is_told_in_words_and_whole_tables(name: str, players: int, language: str) -> None:
    for state in positions(name, players):
        for seat in seats(state):
            found = description(at(state, seat, language))
            for section in found.sections:
                assert section.lines or section.grids
                text = "\n".join([section.title, *section.lines])
                for grid in section.grids:
                    assert len({*grid.columns}) == len(grid.columns), grid.columns
                    assert len({row[0] for row in grid.rows}) == len(grid.rows)
                    assert {len(row) for row in grid.rows} == {len(grid.columns)}
                    assert all([cell for row in [grid.columns, *grid.rows] for cell in row])
                    text += grid.caption + "\n".join([cell for row in grid.rows for cell in row])
                assert not RAW.search(text), text
            assert [move.code for move in found.moves] == at(state, seat).moves


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_nothing_hidden_is_told(name: str, players: int) -> None:
    """Where a seat sees the same, it reads the same, whatever is true."""
    for number, state in enumerate(positions(name, players)):
        for seat in seats(state):
            world = state.imagine(seat, sengoku.Random(number))
            assert world.view(seat) == state.view(seat)
            assert told(world, seat, "en") == told(state, seat, "en")
            for question in QUESTIONS[:-1]:
                one = read(question, at(world, seat))
                two = read(question, type(at(state, seat))(state, seat, NAMES, at(state).words))
                assert one == two


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_question_is_answered_everywhere(name: str, players: int, language: str) -> None:
    for state in positions(name, players)[::4]:
        for seat in seats(state):
            for question in QUESTIONS:
                lines = read(question, at(state, seat, language)).lines
                assert lines
                assert not RAW.search("\n".join(lines)), lines


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_as_one_text(name: str, players: int) -> None:
    state = positions(name, players)[3]
    seat = state.decider()
    whole, short = state.describe(seat), state.describe(seat, short=True)
    assert whole == describe(state, seat)
    moves = [line for line in whole.splitlines() if re.match(r"\d+: ", line)]
    assert len(moves) == len(state.moves(seat))
    assert "Moves" in whole.splitlines()
    assert "Moves" not in short.splitlines()
    assert len(short) < len(whole)
    assert state.describe(seat, names=NAMES, language="fr") != whole
    assert "You" not in state.describe(None, names=NAMES)


def test_a_seat_that_nobody_has_is_refused() -> None:
    with pytest.raises(sengoku.IllegalMove):
        positions("shinobi", 3)[0].describe(7)


def test_provinces_are_owners_by_clans() -> None:
    state = phase_positions("shinobi", 4, "order", 3, 1)[0]
    seat = state.decider()
    view = state.view(seat)
    grid = at(state).face.board(at(state).scene)[0]
    assert grid.columns[1:] == ["Hōjō", "Mōri", "Oda", "Takeda", "Uesugi", "Hand"]
    for owner, row in enumerate(grid.rows):
        assert row[0] == ("You" if owner == seat else NAMES[owner])
        for clan, cell in enumerate(row[1:6]):
            cards = view["provinces"][owner][clan]
            safe = [owner, clan] in view["protected"]
            assert cell == (f"{cards} (protected)" if safe else str(cards or "–"))
    assert any(["protected" in cell for row in grid.rows for cell in row])


def test_the_own_clan_is_told_with_what_counts() -> None:
    state = positions("shinobi", 5)[5]
    seat = 2
    view = state.view(seat)
    served, hand = at(state, seat).face.hand(at(state, seat).scene)
    clan = view["loyalty"]
    assert f"{view['standing'][clan]} on the table" in served
    assert f"{view['provinces'][seat][clan]} of them in your province" in served
    assert hand.startswith("In your hand: ")
    assert at(state, None).face.hand(at(state, None).scene) == []


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_end_tells_who_won_and_why(name: str, players: int) -> None:
    state = positions(name, players)[-1]
    assert state.ranks
    lines = at(state, None).face.score(at(state, None).scene)
    for seat in range(players):
        place = f"{state.ranks[seat]}. {NAMES[seat]}"
        line = next(line for line in lines if line.startswith(place))
        assert str(state.scores[seat]) in line
    assert read("w", at(state, 0)).lines == ["The game is over."]


def test_kamon_are_at_their_positions() -> None:
    state = positions("shitenno", 3)[-1]
    grids = at(state, None).face.board(at(state, None).scene)
    view = state.view(None)
    rows = [(grid, row) for grid in grids[:2] for row in grid.rows]
    assert len(rows) == 8
    for province, (grid, row) in enumerate(rows):
        values = [int(column.split()[1]) for column in grid.columns[1:5]]
        assert values == state.game.figures()["provinces"][province]["values"]
        for place, cell in enumerate(row[1:5]):
            holder = view["board"][province][place]
            assert cell.startswith("–" if holder is None else NAMES[holder])
            assert ("golden" in cell) == view["golden"][province][place]


def test_an_offered_lot_is_in_the_hand_of_whoever_answers() -> None:
    state = phase_positions("shitenno", 4, "asked", "answer", 1)[0]
    seat = state.decider()
    lines = at(state).face.hand(at(state).scene)
    assert lines[-1].startswith("On offer with the ")
    assert "you could pay for" in lines[-1]
    others = [other for other in range(4) if other != seat]
    assert not any(["On offer" in read("h", at(state, other)).lines[-1] for other in others])
    assert read("offers", at(state, others[0])).lines[0].startswith("On offer with the ")
