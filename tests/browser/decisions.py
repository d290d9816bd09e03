"""Positions in which each kind of decision has to be made, from random games with full tables."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from sengoku import Random, game
from sengoku.games.kernel import State

# For each game: how many play, with which options, and which kinds of moves come from that table
# alone: cards are only sold where families are absent.
TABLES: dict[str, list[tuple[int, dict[str, str], set[str]]]] = {
    "shinobi": [(5, {}, set())],
    "shitenno": [(4, {}, set())],
    "senji": [
        (6, {}, set()),
        (3, {}, {"lay", "lift", "tribute"}),
        (6, {"umeko": "hanafuda"}, {"palm"}),
    ],
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
MORE = 100  # and how many more are played until every kind was met


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
    found = dict[str, Decision]()
    elsewhere = {kind for _, _, kinds in TABLES[name] for kind in kinds}
    for players, options, kinds in TABLES[name]:
        found |= survey(name, players, options, kinds or set(game(name).moves.kinds) - elsewhere)
    return list({id(one): one for one in found.values()}.values())


def survey(
    name: str, players: int, options: dict[str, str], wanted: set[str]
) -> dict[str, Decision]:
    """Random games at such a table: the best positions for these kinds of moves."""
    chance, best = Random(7), dict[str, tuple[int, Decision]]()
    for seed in range(FULL + MORE):
        if seed >= FULL and wanted <= set(best):
            break
        state = game(name).start(players, seed, events=True, **options)
        while state.actors:
            seat = state.actors[chance.below(len(state.actors))]
            moves = state.moves(seat)
            counts = Counter([state.game.moves.kind(move).name for move in moves])
            least = {kind: best[kind][0] if kind in best else 0 for kind in wanted & set(counts)}
            better = [
                kind
                for kind, count in least.items()
                if count == 0 or (seed < FULL and counts[kind] > count)
            ]
            if better:
                found = Decision(state.copy(), seat, sorted(counts), picks(state, counts))
                best |= {kind: (counts[kind], found) for kind in better}
            state.play(seat, moves[chance.below(len(moves))])
    assert set(best) == wanted
    return {kind: found for kind, (_, found) in best.items()}


def picks(state: State, kinds: Iterable[str]) -> list[str]:
    """What can be picked first where these kinds of moves are legal."""
    picked = PICKED_IN_SENJI if state.game.name == "senji" else PICKED
    return sorted({picked[kind] for kind in kinds if kind in picked})
