"""Bare states: at every phase of every game, with all that follows from each."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any, Final

import sengoku
from sengoku.games.kernel import Game, Plain, State
from sengoku.games.kernel.streams import Random
from tests.corpus.files import write
from tests.corpus.play import choice, default_ending, ending, phase_of
from tests.corpus.seen import looks

VARIANTS: Final[dict[str, list[dict[str, Any]]]] = {
    "shinobi": [{}, {"protect_move_source": True}],
    "shitenno": [{}, {}],
    "senji": [{}, {"max_years": 3, "raid_dice": "units", "umeko": "hanafuda"}],
}
ENOUGH: Final = 10  # games out of which positions are drawn
MOST: Final = 400  # games, while some phase has not been met
EARLY: Final = 60  # moves into a game whose events are kept


def make(folder: Path, phases: dict[str, list[str]]) -> None:
    """Write the dumps of all games: a file for every number of players."""
    for name in phases:
        game = sengoku.game(name)
        for players in game.players:
            states = [*chosen(game, players, phases[name]), with_events(game, players)]
            if "edition" in game.options and players == game.players[0]:
                states.append(with_figures(game, players))
            write(folder / f"{name}-{players}.json.xz", [case(state) for state in states])


def case(state: State) -> Plain:
    """A state, and all that follows from it."""
    return {"phase": phase_of(state), "dump": state.dump()} | consequences(state)


def consequences(state: State) -> Plain:
    """What every viewer sees, what can be done, and how it ends."""
    return {
        "looks": looks(state),
        "moves": {
            str(seat): [[move, state.text(seat, move)] for move in state.moves(seat)]
            for seat in state.actors
        },
        "deciders": list(state.deciders),
        "defaults": {str(seat): state.default(seat) for seat in state.actors},
        "ending": ending(state),
        "default_ending": default_ending(state),
    }


# Which states.


def chosen(game: Game, players: int, phases: list[str]) -> list[State]:
    """A state of every phase in every variant, drawn from random games."""
    found: list[State] = []
    for number, options in enumerate(VARIANTS[game.name]):
        drawn: dict[str, State] = {}
        met = dict.fromkeys(phases, 0)
        random = Random(100 * number + players)
        for seed in range(MOST):
            if seed >= ENOUGH and all(met.values()):
                break
            for state in positions(game, players, seed, options):
                phase = known_phase(state, phases)
                met[phase] += 1
                if random.below(met[phase]) == 0:  # each is drawn with the same chance
                    drawn[phase] = state.copy()
        found += [drawn[phase] for phase in phases if phase in drawn]
    return found


def known_phase(state: State, phases: list[str]) -> str:
    """The same as `phase_of`, much faster: nearly all positions are passed by."""
    if not state.actors:
        return "over"
    number: int = getattr(state, "phase", getattr(state, "order", 1) - 1)
    return phases[number]


def positions(game: Game, players: int, seed: int, options: dict[str, Any]) -> Iterator[State]:
    """A random game, position by position; always the same object."""
    state = game.start(players, seed, **options)
    random = Random(seed)
    yield state
    while state.actors:
        state.play(*choice(state, random))
        yield state


def with_events(game: Game, players: int) -> State:
    """A state as live tables have it: with what happened so far, and a sealed stream."""
    state = game.start(players, bytes(range(32)), events=True)
    random = Random(players)
    for _ in range(EARLY):
        state.play(*choice(state, random))
    return state


def with_figures(game: Game, players: int) -> State:
    """A state of a game with figures of its own."""
    figures = deepcopy(getattr(game.options["edition"], "figures", {}))
    figures["name"] = "corpus"
    figures["limits"]["win"] = 30
    return game.start(players, players, edition=figures)
