"""Write the codes of every game's moves as constants, from the table in its `notation`.

Constants that are known when the rules are compiled make random play a fifth faster than lookups.
Run `make codes` after a change in a table of moves. A test fails if you forget.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Final

from sengoku.games.kernel.moves import Kind, Moves
from sengoku.registry import GAMES

ROOT: Final = Path(__file__).parent.parent
HEAD: Final = '''"""The codes of the moves. Made from `notation` by `make codes`: do not edit.

For every kind of move its number, its first code and the end of its codes. For a kind with several
parts, its code from the parts, and each part from the code.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64
'''


def source(moves: Moves) -> str:
    """The text of the module `codes` for a table of moves."""
    lines = [HEAD]
    for number, kind in enumerate(moves.kinds.values()):
        name = kind.name.upper()
        lines.append(f"{name}_KIND: Final[i64] = {number}")
        lines.append(f"{name}_CODE: Final[i64] = {kind.first}")
        lines.append(f"{name}_END: Final[i64] = {kind.end}")
    lines.append(f"SIZE: Final[i64] = {moves.size}")
    for kind in moves.kinds.values():
        if len(kind.parts) > 1:
            lines.extend(functions(kind))
    return "\n".join(lines) + "\n"


def functions(kind: Kind) -> Iterator[str]:
    """A function that composes the code, and one that reads each part of it."""
    names = [part.name for part in kind.parts]
    parameters = ", ".join([f"{name}: i64" for name in names])
    code = names[0]
    for part in kind.parts[1:]:
        code = f"({code}) * {len(part.labels)} + {part.name}".replace(f"({names[0]})", names[0])
    yield f"\n\ndef {kind.name}_code({parameters}) -> i64:"
    yield f'    """The code of `{kind!r}`."""'
    yield f"    return {kind.name.upper()}_CODE + {code}"
    below = kind.size
    for part in kind.parts:
        size = below
        below //= len(part.labels)
        read = f"move - {kind.name.upper()}_CODE"
        if below > 1:
            read = f"({read}) // {below}"
        if size < kind.size:
            read = (
                f"({read}) % {len(part.labels)}" if below == 1 else f"{read} % {len(part.labels)}"
            )
        yield f"\n\ndef {kind.name}_{part.name}(move: i64) -> i64:"
        yield f'    """The {part.name} that the move names."""'
        yield f"    return {read}"


def path_of(home: str) -> Path:
    """The module `codes` of the game in this package."""
    return ROOT.joinpath("src", *home.split("."), "codes.py")


def table_of(home: str) -> Moves:
    """The table of moves of a package, without importing the package.

    The package would import the rules, and they the codes that are yet to be written.
    """
    package = ModuleType(home)
    package.__path__ = [str(path_of(home).parent)]
    sys.modules[home] = package
    table = import_module(f"{home}.notation").MOVES
    assert isinstance(table, Moves)
    return table


def main() -> None:
    """Write the codes of all built-in games."""
    for home in GAMES.values():
        path_of(home).write_text(source(table_of(home)), encoding="utf-8")
    from tools import records  # imports Senji's fields, whose package is not imported either

    records.path().write_text(records.source(), encoding="utf-8")


if __name__ == "__main__":
    main()
