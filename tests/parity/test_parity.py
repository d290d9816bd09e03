"""The compiled engine and its source play the same games, move by move.

A second Python runs the same seeds on the uncompiled source; the dumps after every move are
compared. Only a run against the compiled engine makes sense, so this folder is not part of the
tests that run on the source.
"""

from __future__ import annotations

import os
from hashlib import sha256

import sengoku
from sengoku.games.kernel import contract, play_out
from sengoku.registry import GAMES
from tests.parity.source import on_the_source

PROOF = bool(os.environ.get("SENGOKU_PROOF"))
SEALED = bytes(32)


def seeds(players: int) -> list[int | bytes]:
    """The seeds for tables of so many: one, of either kind of stream in turns, or all."""
    return [*range(12), SEALED] if PROOF else [SEALED if players % 2 else 0]


def digests(name: str, players: int, seed: int | bytes) -> list[str]:
    """Digests of the dumps in a random game, and of what every seat sees: after every move, or
    forty times in a long game."""
    length = play_out(sengoku.game(name).start(players, seed), sengoku.Random(1))
    every = 1 + length // 200 if length < 1000 else length // 40
    step = 0
    state = sengoku.game(name).start(players, seed, events=True)
    random = sengoku.Random(seed if isinstance(seed, int) else 1)
    found: list[str] = []
    while state.actors:
        seat = state.actors[random.below(len(state.actors))]
        moves = state.moves(seat)
        state.play(seat, moves[random.below(len(moves))])
        step += 1
        if step % every and state.actors:
            continue
        world = state.imagine(seat, sengoku.Random(len(found)))
        told = f"{state.dump()} {list(state.observation(seat))} {world.dump()}"
        found.append(sha256(told.encode()).hexdigest()[:16])
    return found


def all_digests() -> dict[str, list[str]]:
    return {
        f"{name} {players} {seed!r}": digests(name, players, seed)
        for name in GAMES
        for players in sengoku.game(name).players
        for seed in seeds(players)
    }


def test_these_tests_run_compiled() -> None:
    assert not contract.__file__.endswith(".py"), "run `make test`: it installs the compiled engine"


def test_the_same_seeds_give_the_same_games() -> None:
    compiled, uncompiled = all_digests(), on_the_source(__name__, "all_digests()")
    assert compiled.keys() == uncompiled.keys()
    for table, found in compiled.items():
        for move, (ours, theirs) in enumerate(zip(found, uncompiled[table], strict=True)):
            assert ours == theirs, f"{table}: the games part after move {move}"
