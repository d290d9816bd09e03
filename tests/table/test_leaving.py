"""From every kind of phase of every game, a seat that leaves is played on by a bot to the end."""

from __future__ import annotations

from typing import Any

import pytest

from sengoku import protocol
from sengoku.games.chance import Random
from sengoku.games.kernel import play_out
from sengoku.table import commands
from tests.table.sitting import Sitting, playing

PHASES = {"shinobi": 3, "shitenno": 4, "senji": 12}  # kinds that a random game comes through


def kind_of_phase(sitting: Sitting) -> str:
    """As everybody sees it: Shinobi's orders, the phases of the others."""
    assert sitting.table.course is not None
    view = sitting.table.course.state.view(None)
    return str(view.get("phase", view.get("order")))


def left_and_played_on(sitting: Sitting, seat: int) -> None:
    """The same table, with one seat handed to a bot here; then to the end."""
    twin = Sitting(sitting.table.settings)
    twin.table = sitting.again()
    twin.do(seat, protocol.Leave("leave", "bot", "random"))
    assert twin.table.seats[seat].kind == "bot"
    random = Random(4)
    for _ in range(10):
        if twin.table.status == "over":
            return
        state = twin.table.course.state  # type: ignore[union-attr]
        assert twin.table.bot_seats() == [(seat, "random")] * (seat in state.deciders)
        at = state.deciders[random.below(len(state.deciders))]
        move = state.moves(at)[random.below(len(state.moves(at)))]
        if at == seat:
            twin.act(commands.bot_move(twin.table, at, move, twin.now))
        else:
            twin.move(at, move)
    state = twin.table.course.state.copy()  # type: ignore[union-attr]
    play_out(state, random)
    assert sorted(state.ranks)[0] == 1


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [("shinobi", 4, {}), ("shitenno", 3, {}), ("senji", 3, {"max_years": 1})],
)
def test_a_seat_leaves_in_every_kind_of_phase(
    game: str, players: int, options: dict[str, Any]
) -> None:
    met: set[tuple[str, bool]] = set()
    for seed in range(3):
        sitting = playing(game, players, options=options)
        random = Random(seed)
        while sitting.table.status == "playing":
            assert sitting.table.course is not None
            phase = kind_of_phase(sitting)
            acting = 1 in sitting.table.course.state.actors
            if (phase, acting) not in met:  # both while it decides and while others do
                met.add((phase, acting))
                left_and_played_on(sitting, 1)
            sitting.play(1, random)
    assert len({phase for phase, _ in met}) >= PHASES[game]
