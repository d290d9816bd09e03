"""Records: a finished game as one JSON document, a game as one seat saw it, and checking them."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from hashlib import sha256
from typing import Any, Final, NamedTuple, cast

from msgspec import to_builtins
from msgspec.structs import replace
from mypy_extensions import i64

from sengoku import protocol, registry
from sengoku.games.kernel import MOST_SEATS, Plain, State
from sengoku.games.kernel.refusals import Figures, IllegalSetup, Refusal
from sengoku.games.kernel.streams import Random, SealedRandom
from sengoku.games.kernel.versions import playable
from sengoku.table.entries import Said
from sengoku.table.history import GameHistory, commitment, game_seed
from sengoku.table.messages import handovers, line, result
from sengoku.table.pledges import pledge_of
from sengoku.table.settings import LONGEST_NAME, LONGEST_WORD, Settings, TableRefusal
from sengoku.table.table import Table

FORMAT: Final = 1
DIGEST: Final = re.compile("[0-9a-f]{64}")
MOST_FRAMES: Final = 50  # of a replay in one answer
MOST_MOVES: Final = 50_000  # of a record that is checked
LATEST: Final = 1e10  # seconds since the start of the game
FIELDS: Final = {
    "game": str, "rules": int, "players": int, "options": dict, "names": list, "words": list,
    "seed": str, "commitment": str, "moves": list, "draws": list, "result": dict,
}  # fmt: skip


class BadRecord(Refusal):
    """A record of the wrong form, or whose content is not consistent."""


class RecordingRandom(Random):
    """The random stream of a live table, which records every number drawn from it."""

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


def deal_recorded(
    game: str, players: int, options: Plain, rules: int, seed: bytes
) -> tuple[State, RecordingRandom]:
    """A game dealt from a seed, and its random stream, which records every draw."""
    random = RecordingRandom(seed)
    state = registry.game(game).blank(players, options, rules)
    state.random = random
    state.record = [[] for _ in range(players + 1)]
    state.set_up()
    return state, random


# The past of a game, which can be sent to another process.


class Past(NamedTuple):
    """Everything from which a game can be played again, and who saw which move."""

    settings: Settings
    seed: bytes
    steps: list[PastStep]
    started: float

    def initial_state(self) -> State:
        """The game before its first move."""
        return GameHistory(self.settings, self.seed).state


class PastStep(NamedTuple):
    """A move that was not undone."""

    seat: int
    move: int
    at: float
    seen: int  # the viewers who saw a change, as bits


def past(table: Table) -> Past:
    """The past of a game that has begun."""
    history = table.history
    if history is None:
        raise TableRefusal("TABLE.waiting")
    steps = [PastStep(step.seat, step.move, step.at, step.seen) for step in history.steps]
    return Past(history.settings, history.seed, steps, table.started)


# Writing.


def record(table: Table) -> protocol.Record:
    """Everything needed to replay a finished game and to check it."""
    return whole(opening(table), past(table))


def opening(table: Table) -> Plain:
    """A record without its moves and draws, which take long."""
    require_revealed(table)
    return {**header(table), "sengoku": "record", "seed": table.created.seed}


def whole(opening: Plain, past: Past) -> protocol.Record:
    """A record, from its opening and the past of its game."""
    moves = [[step.seat, step.move, elapsed(past, step.at)] for step in past.steps]
    found: Any = {**opening, "moves": moves, "draws": draws(past)}
    return cast(protocol.Record, found)


def elapsed(past: Past, at: float) -> float:
    """A time, in seconds since the start of the game; 0 if the clock was set back before it."""
    return max(0.0, round(at - past.started, 3))


def draws(past: Past) -> list[list[int]]:
    """Every number that was drawn, with the size of the range it was drawn from."""
    settings = past.settings
    state, random = deal_recorded(
        settings.game, settings.players, settings.options, settings.rules, past.seed
    )
    for step in past.steps:
        state.play(step.seat, step.move)
    return random.draws


def header(table: Table) -> protocol.Header:
    """What every record begins with. Private talk is never part of it."""
    settings = table.settings
    return {
        "format": FORMAT,
        "game": settings.game,
        "rules": settings.rules,
        "players": settings.players,
        "options": settings.options,
        "names": [seat.name for seat in table.seats],
        "bots": [seat.level for seat in table.seats],
        "words": [seat.word for seat in table.seats],
        "pledges": [seat.pledge for seat in table.seats],
        "commitment": table.commitment,
        "result": to_builtins(result(table)),
        "talk": written_talk(table.heard[table.players]),
        "made": table.created.at,
    }


def written_talk(heard: Sequence[Said]) -> list[Plain]:
    """What was said, as a record has it."""
    found: list[Plain] = to_builtins([replace(line(said), person=0) for said in heard])
    return found


def seat_record(table: Table, seat: int | None) -> protocol.SeatRecord:
    """A finished game as one seat saw it, for games whose hands stay hidden after the end."""
    found: Any = whole_of_seat(seat_opening(table), past(table), seat)
    return cast(protocol.SeatRecord, found)


def seat_opening(table: Table) -> Plain:
    """The record of a seat without its steps, which take long."""
    require_over(table)
    return {**header(table), "sengoku": "replay"}


def whole_of_seat(opening: Plain, past: Past, seat: int | None) -> Plain:
    """The record of a seat, from its opening and the past of the game."""
    frames = [to_builtins(frame) for frame in seen_steps(past, seat)]
    return {**opening, "seat": seat, "frames": frames}


def require_over(table: Table) -> None:
    """Raise unless the game is over."""
    if table.status != "over":
        raise TableRefusal("BOOKS.open")


def require_revealed(table: Table) -> None:
    """Raise unless the game is over and everything is revealed after its end."""
    require_over(table)
    if table.settings.visibility_after_end == "closed":
        raise TableRefusal("BOOKS.closed")


# Replays.


def seen_steps(
    past: Past, seat: int | None, first: int = 0, last: int | None = None
) -> Iterator[protocol.Frame]:
    """The game as the seat saw it, from one step to before another; others' steps are left out."""
    viewer = past.settings.players if seat is None else seat
    state = past.initial_state()
    number = told = 0
    if first == 0 and last != 0:
        yield protocol.Frame(0, past.started, state.view(seat), state.events(seat))
    told = len(state.record[viewer])
    for step in past.steps:
        if last is not None and number + 1 >= last:
            return
        state.play(step.seat, step.move)
        if step.seen >> viewer & 1:
            number += 1
            if number >= first:
                yield protocol.Frame(number, step.at, state.view(seat), state.events(seat, told))
            told = len(state.record[viewer])


def replay(table: Table, seat: int | None, first: int, count: int) -> protocol.Replay:
    """Some steps of the replay of a seat."""
    found = replay_header(table, seat, first)
    if table.history is None:
        return found
    frames = list(seen_steps(past(table), seat, first, first + most_frames(count)))
    return replace(found, frames=frames)


def replay_header(table: Table, seat: int | None, first: int) -> protocol.Replay:
    """The replay of a seat without its steps, which take long."""
    viewer = table.players if seat is None else seat
    steps = table.history.steps if table.history else []
    seen = sum([step.seen >> viewer & 1 for step in steps])
    total = seen + 1 if table.history else 0
    return protocol.Replay(seat, total, first, [], handovers(table, viewer))


def most_frames(count: int) -> int:
    """How many steps are sent if so many are asked for."""
    return min(max(count, 0), MOST_FRAMES)


def state_at(past: Past, seat: int | None, step: int) -> State:
    """The full state at a step of a seat's replay: only for those who may know everything."""
    viewer = past.settings.players if seat is None else seat
    state = past.initial_state()
    for made in past.steps:
        if step == 0:
            break
        state.play(made.seat, made.move)
        step -= made.seen >> viewer & 1
    return state


# Checking.


def check(found: Any) -> Plain:
    """Replay a record from its seed; raises unless all draws, moves and the result agree."""
    check_shape(found)
    game = registry.game(found["game"])
    try:
        rules = playable(found["rules"], game.versions)
        seed = bytes.fromhex(found["seed"])
        require(commitment(seed) == found["commitment"], "RECORD.commitment")
        check_words(found)
        stream = game_seed(seed, [str(word) for word in found["words"]])
        state, random = deal_recorded(game.name, found["players"], found["options"], rules, stream)
        make_moves(state, found["moves"])
    except IllegalSetup as refusal:
        raise BadRecord(f"{refusal.rule}.{refusal.reason}", refusal.figures) from None
    except (TypeError, ValueError, IndexError) as error:
        if isinstance(error, Refusal):
            raise
        raise BadRecord("RECORD.form", {"problem": str(error)}) from None
    require(len(random.draws) == len(found["draws"]), "RECORD.draws")
    for number, pair in enumerate(random.draws):
        require(pair == found["draws"][number], "RECORD.draw", {"number": number + 1})
    ended = found["result"]
    if ended.get("why") == "played":
        require(not state.actors and list(state.scores) == ended.get("scores"), "RECORD.result")
    return {
        "moves": len(found["moves"]),
        "draws": len(random.draws),
        "digest": digest(state),
        "revealed": [seat for seat, word in pledged_words(found) if word],
        "missing": [seat for seat, word in pledged_words(found) if not word],
    }


def pledges_in(found: Plain) -> list[str | None]:
    """The pledges of a record; those of version 0.1 have none."""
    pledges: list[str | None] = found.get("pledges") or [None] * found["players"]
    return pledges


def pledged_words(found: Plain) -> list[tuple[int, str]]:
    """The seats that had pledged a word, each with the word, "" if it was not revealed."""
    pairs = enumerate(zip(found["words"], pledges_in(found), strict=True))
    return [(seat, word) for seat, (word, pledge) in pairs if pledge is not None]


def check_words(found: Plain) -> None:
    """Raise unless every word fits its pledge; those of version 0.1 were said without one."""
    for seat, word in pledged_words(found):
        fits = not word or pledge_of(word) == pledges_in(found)[seat]
        require(fits, "RECORD.pledge", {"name": found["names"][seat][:LONGEST_NAME]})


def check_shape(found: Any) -> None:
    """Raise unless this has the form of a record."""
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
    if not is_digest(found["seed"]):
        raise BadRecord("RECORD.field", {"field": "seed"})
    check_shape_of_words(found)


def check_shape_of_words(found: Plain) -> None:
    """Raise unless words and pledges have the form that a server gives them."""
    pledges = found.get("pledges", [])
    if type(pledges) is not list or len(pledges) not in (0, found["players"]):
        raise BadRecord("RECORD.field", {"field": "pledges"})
    if not all([pledge is None or is_digest(pledge) for pledge in pledges]):
        raise BadRecord("RECORD.field", {"field": "pledges"})
    if any([len(word) > LONGEST_WORD for word in found["words"]]):
        raise BadRecord("RECORD.field", {"field": "words"})


def is_digest(value: Any) -> bool:
    """Whether this is a text of 32 bytes in hexadecimal: a seed, or the SHA-256 of a word."""
    return type(value) is str and DIGEST.fullmatch(value) is not None


def make_moves(state: State, moves: list[Any]) -> None:
    """Make all moves of a record; raises at the first one that is illegal."""
    if len(moves) > MOST_MOVES:
        raise BadRecord("RECORD.form", {"problem": f"{len(moves)} moves"})
    for number, made in enumerate(moves):
        if not has_move_form(made):
            raise BadRecord("RECORD.move", {"number": number + 1, "problem": shortened(made)})
        seat, move = made[0], made[1]
        refusal = state.why_not(seat, move)
        if refusal is not None:
            raise BadRecord("RECORD.move", {"number": number + 1, "problem": str(refusal)})
        state.play(seat, move)


def has_move_form(made: Any) -> bool:
    """Whether this has the form of a move: a seat, a code and a time."""
    if type(made) is not list or not 2 <= len(made) <= 3:
        return False
    seat, move, since = [*made, 0][:3]
    if type(seat) is not int or type(move) is not int:
        return False
    near = abs(seat) <= MOST_SEATS and abs(move) <= 1 << 40
    return near and type(since) in (int, float) and 0 <= since <= LATEST


def shortened(value: Any) -> str:
    """An unexpected value, short enough for an error message."""
    return repr(value)[:100] if type(value) in (str, list) else type(value).__name__


def require(holds: bool, broken: str, figures: Figures | None = None) -> None:
    """Raise unless something holds for a record."""
    if not holds:
        raise BadRecord(broken, figures)


def digest(state: State) -> str:
    """A hash of the final state, for comparisons."""
    return sha256(json.dumps(state.dump(), sort_keys=True).encode()).hexdigest()
