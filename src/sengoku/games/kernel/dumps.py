"""A state as JSON and back: what `State.dump` writes, and what `Game.load` takes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.games.kernel.editions import Edition
from sengoku.games.kernel.fields import KERNEL_FIELDS, Field, Plain
from sengoku.games.kernel.moves import label
from sengoku.games.kernel.refusals import Figures, IllegalPosition, IllegalSetup
from sengoku.games.kernel.streams import Random, stream
from sengoku.games.kernel.versions import playable

if TYPE_CHECKING:
    from sengoku.games.kernel.contract import Game, State

FIRST_RULES: Final = 1  # the version of what says none
DEEPEST: Final = 20  # lists within lists in a dump
SET_BEFORE: Final = ("game", "rules", "players", "options")  # `Game.blank` has read them


def written(value: Any, row: int, depth: int = 0) -> Any:
    """A copy of a field's value as JSON; numbers in rows of length `row`, if that is not 0."""
    if depth > DEEPEST:
        raise ValueError("lists within lists without end")
    if value is None or isinstance(value, (bool, int, str)):
        return value
    if isinstance(value, Random):
        return value.dump()
    if isinstance(value, Edition):
        return value.written()
    if isinstance(value, dict):
        return {key: written(item, 0, depth + 1) for key, item in value.items()}
    if row > 0:
        numbers = list(value)
        return [numbers[start : start + row] for start in range(0, len(numbers), row)]
    return [written(item, 0, depth + 1) for item in value]


def state_of(game: Game, dump: Any) -> State:
    """The state of a game that a dump holds."""
    if type(dump) is not dict:
        raise IllegalPosition("DUMP.shape", {"problem": type(dump).__name__})
    found = str(dump.get("game"))
    possible(found == game.name, "DUMP.game", {"game": game.name, "found": found})
    try:
        rules = playable(dump.get("rules", FIRST_RULES), game.versions)
        for name in dump:
            possible(name in game.fields, "DUMP.unknown", {"field": str(name)})
        state = game.blank(whole(dump["players"]), dump.get("options", {}), rules)
        restore(state, dump)
    except IllegalPosition:
        raise
    except IllegalSetup as refusal:
        raise IllegalPosition(f"{refusal.rule}.{refusal.reason}", refusal.figures) from None
    except (KeyError, TypeError, ValueError, OverflowError, AttributeError) as error:
        raise IllegalPosition("DUMP.shape", {"problem": str(error)}) from None
    check_state(state)
    return state


def restore(state: State, dump: Plain) -> None:
    """Fill a blank state from a dump: the inverse of `State.dump`."""
    state.unshare()
    for name, field in state.game.fields.items():
        if name in SET_BEFORE or (name in KERNEL_FIELDS and name not in dump):
            continue
        value = dump[name]
        holder = holder_of(state, field)
        blank = getattr(holder, name)
        if isinstance(blank, Random):
            value = stream(value)
        elif isinstance(blank, tuple):
            value = tuple([whole(number) for number in listed(value)])
        elif isinstance(blank, (bool, int, str, list, dict)):
            if type(value) is not type(blank):
                raise TypeError(f"{name}: {type(blank).__name__}, not {type(value).__name__}")
            value = written(value, 0)  # a deep copy
        else:
            if field.row > 0:
                if any([len(listed(numbers)) != field.row for numbers in listed(value)]):
                    raise ValueError(f"{name}: rows of {field.row}")
                value = [number for numbers in value for number in numbers]
            value = vec[i64]([whole(number) for number in listed(value)])
        setattr(holder, name, value)


def holder_of(state: State, field: Field) -> Any:
    """The object whose attribute the field is: one of the state's records, or the state."""
    return getattr(state, field.record) if field.record else state


def whole(value: Any) -> int:
    """A number of a dump."""
    if type(value) is not int:
        raise TypeError(f"{type(value).__name__} instead of a whole number")
    number: int = value
    return number


def listed(value: Any) -> list[Any]:
    """A list of a dump."""
    if type(value) is not list:
        raise TypeError(f"{type(value).__name__} instead of a list")
    numbers: list[Any] = value
    return numbers


def check_state(state: State) -> None:
    """Raise `IllegalPosition` if what a dump held can't have come about."""
    possible(0 <= state.acting < 1 << state.players, "DUMP.number", {"field": "acting"})
    possible(0 <= state.secrets < 1 << 53, "DUMP.number", {"field": "secrets"})
    check_record(state)
    state.check()
    for seat in state.actors:
        possible(len(state.moves(seat)) > 0, "DUMP.stuck", {"seat": label(seat)})


def check_record(state: State) -> None:
    """What was recorded: nothing, or a list of named events for each seat and the spectators."""
    seats = len(state.record)
    possible(seats in (0, state.players + 1), "DUMP.rows", {"field": "record"})
    for seen in list[Any](state.record):
        possible(type(seen) is list, "DUMP.rows", {"field": "record"})
        for event in seen:
            named = type(event) is dict and type(event.get("event")) is str
            possible(named, "DUMP.rows", {"field": "record"})


def possible(so: bool, broken: str, figures: Figures | None = None) -> None:
    """Raise `IllegalPosition` unless the condition holds."""
    if not so:
        raise IllegalPosition(broken, figures)
