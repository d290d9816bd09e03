"""Senji, the phases and the samurai's powers are where the tables say, and when."""

from __future__ import annotations

import ast
from pathlib import Path

import sengoku
from sengoku.games.senji import FIGURES, components
from sengoku.games.senji.components import PHASE_NAMES, SAMURAI_NAMES
from sengoku.games.senji.rules.phases import PHASES
from sengoku.games.senji.rules.powers import DECIDED, POWERS, WHEN

RULES = Path(__file__).parents[3] / "src/sengoku/games/senji/rules"
SAMURAI = {name.upper(): name for name in SAMURAI_NAMES}


def test_every_phase_stands_at_its_number() -> None:
    assert [type(phase).__name__.lower() for phase in PHASES] == list(PHASE_NAMES)
    for number, name in enumerate(PHASE_NAMES):
        assert getattr(components, name.upper()) == number


def functions(module: Path) -> dict[str, ast.FunctionDef]:
    """The functions of a module, and the methods of its classes, by where they are."""
    name = ".".join(module.relative_to(RULES).with_suffix("").parts)
    found: dict[str, ast.FunctionDef] = {}
    for node in ast.parse(module.read_text()).body:
        if isinstance(node, ast.FunctionDef):
            found[f"{name}.{node.name}"] = node
        elif isinstance(node, ast.ClassDef):
            for method in node.body:
                if isinstance(method, ast.FunctionDef):
                    found[f"{name}.{node.name}.{method.name}"] = method
    return found


def test_sen_07_every_power_acts_where_the_table_says() -> None:
    acting: dict[str, set[str]] = {name: set() for name in SAMURAI_NAMES}
    for module in sorted(RULES.rglob("*.py")):
        for place, function in functions(module).items():
            for node in ast.walk(function):
                if isinstance(node, ast.Name) and node.id in SAMURAI:
                    acting[SAMURAI[node.id]].add(place)
    assert acting == {name: set(places) for name, places in POWERS.items()}
    assert list(POWERS) == list(SAMURAI_NAMES)


def test_sen_07_powers_work_when_their_cards_say() -> None:
    printed = {row["name"].lower(): row["phase"].lower() for row in FIGURES["samurai"]}
    named = {"any": "always", "-": "none"}
    assert {name: named.get(when, when) for name, when in printed.items()} == WHEN


def test_sen_07_powers_are_used_by_their_own_kind_of_move() -> None:
    """Such a move is legal only for the seat whose samurai has the power, and all of them are."""
    owners, met = {kind: name for name, kind in DECIDED.items()}, set[str]()
    for seed in range(1, 99):
        if met == set(owners):
            break
        state = sengoku.game("senji").start(3, seed)
        chance = sengoku.Random(seed)
        while state.actors:
            seat = state.actors[chance.below(len(state.actors))]
            moves = state.moves(seat)
            kinds = {state.game.moves.kind(move).name for move in moves}
            for kind in kinds & owners.keys():
                assert SAMURAI_NAMES.index(owners[kind]) in state.view(seat)["retinue"][seat]
                met.add(kind)
            state.play(seat, moves[chance.below(len(moves))])
    assert met == set(owners)
