"""Write Senji's records from the tables of its fields: a class for each, with copy and reset."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from sengoku.games.senji.fields import RECORDS, ROWS, Declared, Record

HEAD: Final = '''"""The records of a state. Made from `fields` by `make codes`: do not edit.

Copies of a state share their records until one of them changes one: `state.board` is for reading,
`state.edit_board()` for writing.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.games.kernel.contract import State

# Whose views may show a change, beside the bits of seats and, after them, spectators: see `fields`.
EVERYBODY: Final[i64] = 256
SEATS: Final[i64] = 512
MOVER: Final[i64] = 1024


def number_shown(now: i64, then: i64, shown: i64) -> i64:
    """To whom it is shown, if a number has changed."""
    return 0 if now == then else shown


def numbers_shown(now: vec[i64], then: vec[i64], shown: i64) -> i64:
    """To whom it is shown, if any number has changed."""
    if len(now) != len(then):
        return shown
    for at in range(len(now)):
        if now[at] != then[at]:
            return shown
    return 0


def rows_shown(now: vec[i64], then: vec[i64], width: i64) -> i64:
    """The rows, as bits, in which a number has changed: each is shown to its seat."""
    if len(now) != len(then):
        return EVERYBODY
    found: i64 = 0
    for at in range(len(now)):
        if now[at] != then[at]:
            found |= 1 << at // width
    return found
'''


def path() -> Path:
    """The generated module."""
    return Path(__file__).parent.parent / "src/sengoku/games/senji/records.py"


def source() -> str:
    """The text of the module."""
    parts = [HEAD.rstrip(), *[record_class(name, record) for name, record in RECORDS.items()]]
    parts.append("\n".join(blanks()))
    parts.append("\n".join(state_class()))
    return "\n\n\n".join(parts) + "\n"


def class_name(record: str) -> str:
    """The class of a record: `board` is a `Board`."""
    return record.capitalize()


def record_class(name: str, record: Record) -> str:
    """The class of one record."""
    title = class_name(name)
    lines = ["@final", f"class {title}:", f'    """{record.meaning}"""', ""]
    lines.append("    def __init__(self) -> None:")
    lines.extend(f"        {blank(field, one)}" for field, one in record.fields.items())
    lines.extend(["", f"    def copy(self) -> {title}:", f"        twin = {title}()"])
    for field, one in record.fields.items():
        cut = "[:]" if one.kind == "vec[i64]" else ""
        lines.append(f"        twin.{field} = self.{field}{cut}")
    lines.extend(["        return twin", ""])
    lines.append("    def reset(self, seats: i64) -> None:")
    lines.append('        """Empty, with room for so many seats."""')
    lines.extend(f"        {sized(field, one)}" for field, one in record.fields.items())
    lines.extend(["", f"    def changed_since(self, then: {title}) -> i64:"])
    lines.append('        """Whose views may show that it is not as it was then."""')
    lines.append("        found: i64 = 0")
    lines.extend(["        if self is then:", "            return found"])
    lines.extend(f"        found |= {shown(field, one)}" for field, one in record.fields.items())
    lines.append("        return found")
    return "\n".join(lines)


def shown(name: str, field: Declared) -> str:
    """To whom a change in the field is shown."""
    fields = f"self.{name}, then.{name}"
    if field.shows == ROWS:
        return f"rows_shown({fields}, {field.width})"
    if field.kind == "vec[i64]":
        return f"numbers_shown({fields}, {field.shows})"
    return f"number_shown({fields}, {field.shows})"


def blank(name: str, field: Declared) -> str:
    """The field of a record that was just made."""
    if field.kind == "vec[i64]":
        return f"self.{name} = vec[i64]()"
    if field.kind == "bool":
        return f"self.{name} = False"
    return f"self.{name}: i64 = {field.blank}"


def sized(name: str, field: Declared) -> str:
    """The field of a record that was reset."""
    if field.width:
        return f"self.{name} = vec[i64]([{field.blank}] * {size(field)})"
    return blank(name, field).replace(": i64", "")


def size(field: Declared) -> str:
    """How many numbers it holds, as an expression of `seats`."""
    if not field.by_seat:
        return str(field.width)
    rows = "(seats + 1)" if field.spectators else "seats"
    return f"({rows} * {field.width})" if field.width > 1 else rows


def blanks() -> Iterator[str]:
    """Empty records, which all new states share until they fill them; and a bit for each."""
    for number, name in enumerate(RECORDS):
        yield f"NO_{name.upper()}: Final = {class_name(name)}()"
        yield f"{name.upper()}_BIT: Final[i64] = {1 << number}"


def state_class() -> Iterator[str]:
    """A state that has these records."""
    yield "class SenjiRecords(State):"
    yield '    """A state in records, which copies share until they change them."""'
    yield "\n    def __init__(self) -> None:"
    yield "        super().__init__()"
    for name in RECORDS:
        yield f"        self.{name} = NO_{name.upper()}"
    yield "\n    def share_records(self, twin: SenjiRecords) -> None:"
    yield '        """Let a twin have the same records, until one of the two edits them."""'
    yield "        self.owned = 0"
    yield "        twin.owned = 0"
    for name in RECORDS:
        yield f"        twin.{name} = self.{name}"
    yield "\n    def changed_since(self, then: SenjiRecords) -> i64:"
    yield '        """Whose views may show what has changed in the records since then."""'
    yield "        found: i64 = 0"
    for name in RECORDS:
        yield f"        found |= self.{name}.changed_since(then.{name})"
    yield "        return found"
    yield "\n    def unshare(self) -> None:"
    yield '        """Copy every record that another state may share."""'
    for name in RECORDS:
        yield f"        self.edit_{name}()"
    yield "\n    def reset_records(self) -> None:"
    yield '        """Every record as it is before anything has happened."""'
    for name in RECORDS:
        yield f"        self.edit_{name}().reset(self.players)"
    for name in RECORDS:
        yield from edit_method(name)


def edit_method(name: str) -> Iterator[str]:
    """The method through which a record is changed."""
    yield f"\n    @final\n    def edit_{name}(self) -> {class_name(name)}:"
    yield '        """The record for writing: copied first if a twin may share it."""'
    yield f"        if not self.owned & {name.upper()}_BIT:"
    yield f"            self.{name} = self.{name}.copy()"
    yield f"            self.owned |= {name.upper()}_BIT"
    yield f"        return self.{name}"
