"""Senji, what is recorded of moves: by whom they are seen, and the honour that they bring."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

if TYPE_CHECKING:
    from sengoku.games.kernel import Plain
    from sengoku.games.senji.state import Senji


def whisper_move(state: Senji, seat: i64, move: i64) -> None:
    """Record a move that only its seat sees."""
    event: Plain = {"event": state.game.moves.kind(move).name, "seat": seat}
    state.whisper([int(seat)], event | state.game.moves.parts(move))


def tell_deed(state: Senji, seat: i64, move: i64, honour: i64) -> None:
    """Record a move that everybody sees, with the honour that it brings or costs."""
    event: Plain = {"event": state.game.moves.kind(move).name, "seat": seat}
    state.tell(event | state.game.moves.parts(move) | {"honour": int(honour)})
