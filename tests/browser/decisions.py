"""Positions in which each kind of decision has to be made, from random games with full tables."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from sengoku import Random, game
from sengoku.games.kernel import State

# For each game: how many play, with which options; most is shown where most play, but cards are
# only sold where families are absent.
TABLES: dict[str, list[tuple[int, dict[str, str]]]] = {
    "shinobi": [(5, {})],
    "shitenno": [(4, {})],
    "senji": [(6, {}), (3, {}), (6, {"umeko": "hanafuda"})],
}
# What has to be picked before one sees where a move of this kind ends: the first parts of places.
PICKED = {
    "deploy": "hand",
    "strike": "hand",
    "settle": "hand",
    "march": "column",
    "attack": "column",
    "offer": "seal",
    "split": "seal",
    "claim": "province",
    "turn": "province",
}
PICKED_IN_SENJI = {
    "keep": "samurai",
    "call": "province",
    "post": "units",
    "order": "province",
    "unorder": "province",
    "spy": "province",
    "fleet": "fleet",
    "march": "piece",
    "drown": "piece",
    "fight": "province",
    "retreat": "province",
    "lay": "card",
    "show": "card",
    "cover": "card",
    "bend": "bend",
}
FULL = 2  # games in which the fullest position of each kind is looked for,
MORE = 60  # and games in which kinds of moves are looked for that were not legal in those


@dataclass
class Decision:
    """Somebody has to decide: these kinds of moves are legal, and these things are picked first."""

    state: State
    seat: int
    kinds: list[str]
    picks: list[str]


@cache
def decisions(name: str) -> list[Decision]:
    """For each kind of move a position in which many of that kind are legal."""
    chance, best = Random(7), dict[str, tuple[int, Decision]]()
    for players, options in TABLES[name]:
        for seed in range(FULL + MORE):
            if seed >= FULL and not set(game(name).moves.kinds) - set(best):
                break
            state = game(name).start(players, seed, events=True, **options)
            survey(state, chance, best, anew=seed >= FULL)
    return list({id(found): found for _, found in best.values()}.values())


def survey(
    state: State, chance: Random, best: dict[str, tuple[int, Decision]], *, anew: bool
) -> None:
    """Play a random game, and keep the best position of each kind; `anew`: of new kinds alone."""
    while state.actors:
        seat = state.actors[chance.below(len(state.actors))]
        moves = state.moves(seat)
        counts = Counter([state.game.moves.kind(move).name for move in moves])
        better = [
            kind
            for kind, count in counts.items()
            if kind not in best or (not anew and count > best[kind][0])
        ]
        if better:
            found = Decision(state.copy(), seat, sorted(counts), picks(state, counts))
            best |= {kind: (counts[kind], found) for kind in better}
        state.play(seat, moves[chance.below(len(moves))])


def picks(state: State, kinds: Iterable[str]) -> list[str]:
    """What can be picked first where these kinds of moves are legal."""
    picked = PICKED_IN_SENJI if state.game.name == "senji" else PICKED
    return sorted({picked[kind] for kind in kinds if kind in picked})
