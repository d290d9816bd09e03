"""A game that is over as one JSON document, the past of one seat, and how both are checked."""

from __future__ import annotations

import json
from collections.abc import Iterator
from hashlib import sha256
from typing import Any, Final

from msgspec import to_builtins
from mypy_extensions import i64

from sengoku import protocol, registry
from sengoku.games.chance import Random, SealedRandom
from sengoku.games.kernel import Plain, State
from sengoku.games.refusals import Figures, Refusal
from sengoku.table.course import Course, commitment, game_seed
from sengoku.table.frames import line, result
from sengoku.table.settings import TableRefusal
from sengoku.table.table import Table

FORMAT: Final = 1
MOST_FRAMES: Final = 50
MOST_MOVES: Final = 50_000
LATEST: Final = 1e10  # seconds since the start
FIELDS: Final = {
    "game": str, "rules": int, "players": int, "options": dict, "names": list, "words": list,
    "seed": str, "commitment": str, "moves": list, "draws": list, "result": dict,
}  # fmt: skip


class BadRecord(Refusal):
    """A record that is none, or does not hold what it says."""


class Witness(Random):
    """The stream of a live table, which remembers every number that was drawn from it."""

    def __init__(self, seed: bytes) -> None:
        super().__init__(0)
        self.source = SealedRandom(seed)
        self.draws: list[list[int]] = []

    def word(self) -> i64:
        return self.source.word()

    def below(self, size: i64) -> i64:
        drawn = self.source.below(size)
        self.draws.append([size, drawn])
        return drawn

    def copy(self) -> Random:
        return self.source.copy()

    def dump(self) -> list[int | str]:
        return self.source.dump()


def witnessed(game: str, players: int, options: Plain, seed: bytes) -> tuple[State, Witness]:
    """A game dealt from a sealed seed, with a witness of every draw."""
    witness = Witness(seed)
    state = registry.game(game).blank(players, options)
    state.random = witness
    state.record = [[] for _ in range(players + 1)]
    state.set_up()
    return state, witness


# Writing.


def record(table: Table) -> Plain:
    """Everything that is needed to play the game again, and to check it."""
    opened(table)
    course = table.course
    assert course is not None
    return head(table) | {
        "seed": table.made.seed,
        "moves": [[step.seat, step.move, since(table, step.at)] for step in course.steps],
        "draws": draws(course),
    }


def since(table: Table, at: float) -> float:
    """A moment, in seconds since the start."""
    return round(at - table.started, 3)


def draws(course: Course) -> list[list[int]]:
    """Every number that was drawn, and from how many."""
    settings = course.settings
    state, witness = witnessed(settings.game, settings.players, settings.options, course.seed)
    for step in course.steps:
        state.play(step.seat, step.move)
    return witness.draws


def head(table: Table) -> Plain:
    """What every record begins with. Private talk is never in it."""
    settings = table.settings
    public = [line(said) for said in table.heard[table.players]]
    return {
        "sengoku": "record",
        "format": FORMAT,
        "game": settings.game,
        "rules": settings.rules,
        "players": settings.players,
        "options": settings.options,
        "names": [seat.name for seat in table.seats],
        "bots": [seat.level for seat in table.seats],
        "words": [seat.word for seat in table.seats],
        "commitment": table.commitment,
        "result": to_builtins(result(table)),
        "talk": to_builtins(public),
        "made": table.made.at,
    }


def seat_record(table: Table, seat: int | None) -> Plain:
    """What a seat saw of a game with closed books."""
    over(table)
    frames = [to_builtins(frame) for frame in past(table, seat)]
    return head(table) | {"sengoku": "replay", "seat": seat, "frames": frames}


def over(table: Table) -> None:
    """Refuse before the end."""
    if table.status != "over":
        raise TableRefusal("BOOKS.open")


def opened(table: Table) -> None:
    """Refuse before the end, and where the books stay closed."""
    over(table)
    if table.settings.books == "closed":
        raise TableRefusal("BOOKS.closed")


# The past of a seat.


def past(table: Table, seat: int | None) -> Iterator[protocol.Frame]:
    """The game step by step, as the seat saw it."""
    course = table.course
    if course is None:
        return
    viewer = table.players if seat is None else seat
    state = course.dealt()
    number = told = 0
    yield protocol.Frame(0, table.started, state.view(seat), state.events(seat))
    told = len(state.record[viewer])
    for step in course.steps:
        state.play(step.seat, step.move)
        if step.seen >> viewer & 1:
            number += 1
            yield protocol.Frame(number, step.at, state.view(seat), state.events(seat, told))
            told = len(state.record[viewer])


def replay(table: Table, seat: int | None, first: int, count: int) -> protocol.Replay:
    """Some steps of the past; only those are looked at."""
    course = table.course
    viewer = table.players if seat is None else seat
    seen = [step for step in course.steps if step.seen >> viewer & 1] if course else []
    total = len(seen) + 1 if course else 0
    count = min(max(count, 0), MOST_FRAMES)
    frames: list[protocol.Frame] = []
    for frame in past(table, seat) if count else ():
        if frame.step >= first + count:
            break
        if frame.step >= first:
            frames.append(frame)
    return protocol.Replay(seat, total, first, frames)


def moment(table: Table, seat: int | None, step: int) -> State:
    """The game itself at a step of the past that a seat saw: for those who may know all."""
    course = table.course
    if course is None:
        raise TableRefusal("TABLE.waiting")
    viewer = table.players if seat is None else seat
    state = course.dealt()
    for made in course.steps:
        if step == 0:
            break
        state.play(made.seat, made.move)
        step -= made.seen >> viewer & 1
    return state


# Checking.


def check(found: Any) -> Plain:
    """Play a record again, from its seed: every draw, every move and the result must come out."""
    shaped(found)
    game = registry.game(found["game"])
    if found["rules"] != game.rules:
        raise BadRecord("RECORD.rules", {"rules": str(found["rules"]), "known": game.rules})
    try:
        seed = bytes.fromhex(found["seed"])
        proven(commitment(seed) == found["commitment"], "RECORD.commitment")
        stream = game_seed(seed, [str(word) for word in found["words"]])
        state, witness = witnessed(game.name, found["players"], found["options"], stream)
        played(state, found["moves"])
    except (TypeError, ValueError, IndexError) as error:
        if isinstance(error, Refusal):
            raise
        raise BadRecord("RECORD.form", {"problem": str(error)}) from None
    proven(len(witness.draws) == len(found["draws"]), "RECORD.draws")
    for number, pair in enumerate(witness.draws):
        proven(pair == found["draws"][number], "RECORD.draw", {"number": number + 1})
    ended = found["result"]
    if ended.get("why") == "played":
        proven(not state.actors and list(state.scores) == ended.get("scores"), "RECORD.result")
    return {"moves": len(found["moves"]), "draws": len(witness.draws), "digest": digest(state)}


def shaped(found: Any) -> None:
    """Refuse what has not the form of a record."""
    if type(found) is not dict or found.get("sengoku") != "record":
        raise BadRecord("RECORD.none")
    if found.get("format") != FORMAT:
        raise BadRecord("RECORD.format", {"format": str(found.get("format"))})
    for name, kind in FIELDS.items():
        if type(found.get(name)) is not kind:
            raise BadRecord("RECORD.field", {"field": name})
    for name in ("names", "words"):
        said = found[name]
        if len(said) != found["players"] or any([type(text) is not str for text in said]):
            raise BadRecord("RECORD.field", {"field": name})


def played(state: State, moves: list[Any]) -> None:
    """Make all moves of a record."""
    if len(moves) > MOST_MOVES:
        raise BadRecord("RECORD.form", {"problem": f"{len(moves)} moves"})
    for number, made in enumerate(moves):
        if not is_move(made):
            raise BadRecord("RECORD.move", {"number": number + 1, "problem": shortened(made)})
        seat, move = made[0], made[1]
        refusal = state.why_not(seat, move)
        if refusal is not None:
            raise BadRecord("RECORD.move", {"number": number + 1, "problem": str(refusal)})
        state.play(seat, move)


def is_move(made: Any) -> bool:
    """Whether this has the form of a move: a seat, a code and a time."""
    if type(made) is not list or not 2 <= len(made) <= 3:
        return False
    seat, move, since = [*made, 0][:3]
    whole = type(seat) is int and type(move) is int and abs(seat) <= 6 and abs(move) <= 1 << 40
    return whole and type(since) in (int, float) and 0 <= since <= LATEST


def shortened(value: Any) -> str:
    """Something strange, as far as a sentence can show it."""
    return repr(value)[:100] if type(value) in (str, list) else type(value).__name__


def proven(so: bool, broken: str, figures: Figures | None = None) -> None:
    """Refuse a record of which something is not so."""
    if not so:
        raise BadRecord(broken, figures)


def digest(state: State) -> str:
    """A fingerprint of how a game ended, to compare."""
    return sha256(json.dumps(state.dump(), sort_keys=True).encode()).hexdigest()
