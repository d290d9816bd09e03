"""One game between bots: who is asked, and when."""

from __future__ import annotations

from pathlib import Path

import pytest

from sengoku.arena.match import Match
from sengoku.arena.plan import Task
from sengoku.bots import Bot, decide
from sengoku.games.kernel import State
from sengoku.processes import Heartbeat


def test_who_waits_is_not_asked_and_still_answers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[tuple[str, bool]] = []

    def listen(player: Bot, state: State, seat: int) -> int:
        assert not state.waits(seat)
        move = decide(player, state, seat)
        made.append((state.game.moves.kind(move).name, state.view(seat)["readiness"][seat] == 1))
        return move

    monkeypatch.setattr("sengoku.arena.match.decide", listen)
    task = Task(0, 0, "senji", 3, ("greedy",) * 4, {"max_years": 2})
    record = Match(task, Heartbeat.create(tmp_path / "heartbeat")).play()
    assert record.forfeit is None
    assert "seal" not in [kind for kind, _ in made]
    assert {kind for kind, ready in made if ready} & {"take", "refuse"}
