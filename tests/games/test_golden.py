"""Golden games: a seeded one for each game, number of players and version of the rules, as text.

Those of a released version never change; a new version of the rules brings new ones:
`python -m tests.games.test_golden` writes those that are missing.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import sengoku
from sengoku.games.kernel import label
from sengoku.registry import GAMES

FOLDER = Path(__file__).parent.parent / "golden"
SEED = 1582
TABLES = [
    (name, players, rules)
    for name, home in GAMES.items()
    if home.startswith("sengoku.")
    for players in sengoku.game(name).players
    for rules in sengoku.game(name).versions
]


def path(name: str, players: int, rules: int) -> Path:
    return FOLDER / (f"{name}-{players}" + (f"-rules-{rules}" if rules > 1 else "") + ".txt")


def played(name: str, players: int, rules: int) -> str:
    """A game at random, a line for every move, the result last."""
    state = sengoku.game(name).start(players, SEED, rules=rules)
    random = sengoku.Random(SEED)
    lines = [f"{name}, {players} players, seed {SEED}, rules {state.rules}"]
    while state.actors:
        seat = state.actors[random.below(len(state.actors))]
        moves = state.moves(seat)
        move = moves[random.below(len(moves))]
        lines.append(f"{label(seat)}: {state.text(seat, move)}")
        state.play(seat, move)
    lines.append(f"scores {state.scores}, ranks {state.ranks}")
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize(("name", "players", "rules"), TABLES)
def test_a_golden_game_is_played_again_move_by_move(name: str, players: int, rules: int) -> None:
    head, *moves, result = path(name, players, rules).read_text().splitlines()
    state = sengoku.game(name).start(players, SEED, rules=rules)
    assert head.endswith(f"rules {rules}")
    for line in moves:
        letter, _, text = line.partition(": ")
        seat = next(seat for seat in state.actors if label(seat) == letter)
        state.play(seat, state.parse(seat, text))
    assert result == f"scores {state.scores}, ranks {state.ranks}"


@pytest.mark.parametrize(("name", "players", "rules"), TABLES)
def test_a_seed_gives_the_same_game_everywhere(name: str, players: int, rules: int) -> None:
    assert played(name, players, rules) == path(name, players, rules).read_text()


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for table in TABLES:
        if not path(*table).exists():
            path(*table).write_text(played(*table))
