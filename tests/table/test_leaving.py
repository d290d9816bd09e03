"""From every kind of phase of every game, a seat that leaves is played on by a bot to the end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import sengoku
from sengoku import protocol
from sengoku.games.kernel import State, play_out
from sengoku.games.kernel.streams import Random
from sengoku.games.senji.components import PHASE_NAMES as SENJI
from sengoku.games.shitenno.components import PHASE_NAMES as SHITENNO
from sengoku.table import Table, automatic, new_settings
from sengoku.table import entries as log
from sengoku.table.history import game_seed
from sengoku.table.seats import CONSENT_SECONDS
from tests.table.sitting import LEVELS, Sitting
from tests.table.test_seats import ask, pass_time

Deal = tuple[int, int, dict[str, Any]]  # a seed, how many play, and by which options

# Deals in which random play comes through all phases; some of Senji's are met seldom.
GAMES: list[tuple[str, set[str], list[Deal]]] = [
    ("shinobi", {"1", "2", "3"}, [(0, 4, {}), (1, 4, {})]),
    ("shitenno", set(SHITENNO), [(0, 3, {}), (1, 2, {})]),
    (
        "senji", {*map(str, SENJI)} - {"over"},
        [(0, 3, {"max_years": 1})]
        + [(seed, 4, {"max_years": 2}) for seed in (10, 20, 40, 54)],
    ),
]  # fmt: skip
SEAT = 1  # who leaves


def kind_of_phase(state: State) -> str:
    """As everybody sees it: Shinobi's orders, the phases of the others."""
    view = state.view(None)
    return str(view.get("phase", view.get("order")))


def secret_of(deal: Deal) -> bytes:
    """The seed of a table with this deal."""
    return bytes([deal[0]]) * 32


def moments(game: str, deal: Deal) -> Iterator[tuple[State, list[log.AnyEntry]]]:
    """A random game, with its moves so far at every moment."""
    seed, players, options = deal
    random = Random(seed)
    stream = game_seed(secret_of(deal), [""] * players)
    state = sengoku.game(game).start(players, stream, events=True, **options)
    moves: list[log.AnyEntry] = []
    while state.actors:
        yield state, moves
        seat = state.actors[random.below(len(state.actors))]
        legal = state.moves(seat)
        move = legal[random.below(len(legal))]
        state.play(seat, move)
        moves.append(log.Moved(at=1000.0, seat=seat, move=move))


def table_after(game: str, deal: Deal, moves: list[log.AnyEntry]) -> Sitting:
    """A table at which these moves were made."""
    _, players, options = deal
    settings = new_settings(game, players, options=options, clock=protocol.Clock(phases={}))
    sitting = Sitting(settings, seed=secret_of(deal).hex())
    sitting.table = Table([*sitting.log, log.Started(at=1000.0), *moves])
    return sitting


def left_and_played_on(sitting: Sitting) -> None:
    """The seat is handed to a bot; then some steps at the table, and to the end of the game."""
    sitting.do(SEAT, protocol.Leave("leave", "bot", "random"))
    table = sitting.table
    assert table.seats[SEAT].kind == "bot"
    random = Random(4)
    for _ in range(6):
        if table.status == "over":
            break
        state = table.history.state  # type: ignore[union-attr]
        assert table.bot_seats() == [(SEAT, "random")] * (SEAT in state.deciders)
        seat = state.deciders[random.below(len(state.deciders))]
        legal = state.moves(seat)
        move = legal[random.below(len(legal))]
        if seat == SEAT:
            sitting.act(automatic.bot_move(table, seat, move, sitting.now))
        else:
            sitting.move(seat, move)
    state = table.history.state.copy()  # type: ignore[union-attr]
    play_out(state, random)
    assert sorted(state.ranks)[0] == 1


def freed_and_taken_by_a_bot(sitting: Sitting) -> None:
    """The seat is freed, and nobody answers who wants it: a bot has it, and the game goes on."""
    sitting.do(SEAT, protocol.Leave("leave", "free"))
    ask(sitting, SEAT)
    assert sitting.table.seats[SEAT].kind == "free"
    pass_time(sitting, CONSENT_SECONDS)
    state = sitting.table.history.state  # type: ignore[union-attr]
    assert sitting.table.bot_seats() == [(SEAT, LEVELS[-1])] * (SEAT in state.deciders)


@pytest.mark.parametrize(("game", "phases", "deals"), GAMES, ids=[game for game, *_ in GAMES])
def test_a_seat_leaves_in_every_kind_of_phase(
    game: str, phases: set[str], deals: list[Deal]
) -> None:
    met: set[tuple[str, bool]] = set()
    for deal in deals:
        for state, moves in moments(game, deal):
            moment = kind_of_phase(state), SEAT in state.actors
            if moment not in met:  # both while it decides and while others do
                met.add(moment)
                left_and_played_on(table_after(game, deal, moves))
                freed_and_taken_by_a_bot(table_after(game, deal, moves))
    assert {phase for phase, _ in met} == phases
    assert len([phase for phase, acting in met if acting]) > len(phases) / 2
