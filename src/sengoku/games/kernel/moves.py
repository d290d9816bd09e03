"""The table of a game's moves: every kind of move with its parts, declared once.

The code of a move is its place in the table. The size of the action space, the notation, the log
and the buttons all come from here.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.games.kernel.refusals import Figures, UnknownText

LETTERS: Final = tuple("ABCDEFGHIJKLMNOPQRSTUVWXYZ")  # the seats' letters in the notation
SEATS: Final = LETTERS[:6]  # our own games have at most six players

LONGEST: Final = 512  # enough for most lists; `senji.rules.summer.movement` has its own
COMPILED: Final = not __file__.endswith(".py")
SCRATCH: Final = vec[i64]([0] * LONGEST)
ZEROS: Final = vec[i64]([0] * LONGEST)


def scratch() -> vec[i64]:
    """A list to write moves into and cut to size: a fifth faster than to append them.

    Compiled code holds the GIL while it fills the list; interpreted code gets a new list.
    """
    return SCRATCH if COMPILED else vec[i64]([0] * LONGEST)


def zeros(count: i64) -> vec[i64]:
    """So many zeros, at most LONGEST: a copy, which is ten times as fast as to fill it anew."""
    return ZEROS[:count]


def label(seat: int) -> str:
    """The seat's letter in the notation; a number for a seat beyond Z."""
    return LETTERS[seat] if 0 <= seat < len(LETTERS) else str(seat)


class Part:
    """Something that a move names, such as a clan: values are numbers, labels their words.

    `is_seat` says that it names a seat, or what belongs to one, such as its province: nobody may
    name a seat at which nobody sits. The words call the values of a part as they call the figure of
    this name in an event, or that of `figure`.
    """

    def __init__(
        self, name: str, labels: tuple[str, ...], *, is_seat: bool = False, figure: str = ""
    ) -> None:
        self.name = name
        self.labels = labels
        self.is_seat = is_seat
        self.figure = figure

    def __repr__(self) -> str:
        return f"{self.name}: {' '.join(self.labels)}"


class Kind:
    """One kind of move: its parts, with the small words that stand between them in the notation."""

    def __init__(self, name: str, phrase: tuple[Part | str, ...], first: int, number: int) -> None:
        self.name = name
        self.number = number  # its place among the kinds of the table
        self.phrase = phrase
        self.parts: list[Part] = [word for word in phrase if isinstance(word, Part)]
        if len({part.name for part in self.parts}) < len(self.parts):
            raise ValueError(f"{name}: two parts have the same name")
        self.first = first
        self.size = 1
        for part in self.parts:
            self.size *= len(part.labels)
        self.end = first + self.size

    def code(self, *values: int) -> int:
        """The code of the move with these parts, in the order of the table."""
        code = 0
        for part, value in zip(self.parts, values, strict=True):
            if not 0 <= value < len(part.labels):
                raise ValueError(f"{self.name}: there is no {part.name} {value}")
            code = code * len(part.labels) + value
        return self.first + code

    def values(self, code: int) -> list[int]:
        """The parts of a move of this kind: the inverse of `code`."""
        values: list[int] = []
        rest = code - self.first
        for part in reversed(self.parts):
            values.append(rest % len(part.labels))
            rest //= len(part.labels)
        values.reverse()
        return values

    def seats(self, code: int) -> int:
        """How many players a game must have for the move to make sense: it may name a seat."""
        named = [
            value + 1
            for part, value in zip(self.parts, self.values(code), strict=True)
            if part.is_seat
        ]
        return max(named, default=0)

    def __repr__(self) -> str:
        words = [self.name]
        for word in self.phrase:
            words.append(f"<{word.name}>" if isinstance(word, Part) else word)
        return " ".join(words)


class Moves:
    """The table itself.

    >>> clan, province = Part("clan", ("oda", "mori")), Part("province", ("A", "B", "C"))
    >>> moves = Moves(deploy=(clan, "to", province), rest=())
    >>> moves.size, moves["deploy"].code(1, 2), moves.text(5), moves.text(6)
    (7, 5, 'deploy mori to C', 'rest')
    """

    def __init__(self, **kinds: tuple[Part | str, ...]) -> None:
        self.kinds: dict[str, Kind] = {}
        self.size: i64 = 0
        for name, phrase in kinds.items():
            kind = Kind(name, phrase, self.size, len(self.kinds))
            self.kinds[name] = kind
            self.size += kind.size
        self.by_code: list[Kind] = [kind for kind in self.kinds.values() for _ in range(kind.size)]
        self.kind_numbers = vec[i64]([kind.number for kind in self.by_code])
        self.seats = vec[i64]([self.by_code[code].seats(code) for code in range(self.size)])

    def __getitem__(self, name: str) -> Kind:
        return self.kinds[name]

    def kind(self, code: int) -> Kind:
        """The kind of the move with this code."""
        if not 0 <= code < self.size:
            raise ValueError(f"{code} is no move: they go from 0 to {self.size - 1}")
        return self.by_code[code]

    def parts(self, code: int) -> dict[str, int]:
        """The parts of a move by name, such as {"clan": 1, "province": 2}."""
        kind = self.kind(code)
        names = [part.name for part in kind.parts]
        return dict(zip(names, kind.values(code), strict=True))

    def labels(self, code: int) -> Figures:
        """The parts of a move by name, in words of the notation, such as {"clan": "oda"}."""
        kind = self.kind(code)
        pairs = zip(kind.parts, kind.values(code), strict=True)
        return {part.name: part.labels[value] for part, value in pairs}

    def text(self, code: int) -> str:
        """The move in notation."""
        kind = self.kind(code)
        values = kind.values(code)
        words = [kind.name]
        place = 0
        for word in kind.phrase:
            if isinstance(word, Part):
                words.append(word.labels[values[place]])
                place += 1
            else:
                words.append(word)
        return " ".join(words)

    def parse(self, text: str) -> int:
        """The code of a move in notation; `UnknownText` says what was not understood.

        Case does not matter, the small words may be left out, every word may be cut short as long
        as only one remains: "d o c" is "deploy oda to C".
        """
        words = text.split()
        if not words:
            raise UnknownText("TEXT.empty")
        kind = self.kinds[one_of(words[0], list(self.kinds), "move")]
        values: list[int] = []
        rest = words[1:]
        for word in kind.phrase:
            if isinstance(word, str):
                if rest and rest[0].lower() == word:
                    rest = rest[1:]
            elif not rest:
                raise UnknownText("TEXT.short", {"part": word.name, "form": repr(kind)})
            else:
                label = one_of(rest[0], list(word.labels), word.name)
                values.append(word.labels.index(label))
                rest = rest[1:]
        if rest:
            raise UnknownText("TEXT.long", {"word": " ".join(rest), "form": repr(kind)})
        return kind.code(*values)


def one_of(word: str, labels: list[str], part: str) -> str:
    """The label that the word names, in full or as an unambiguous abbreviation."""
    begun = [label for label in labels if label.lower().startswith(word.lower())]
    exact = [label for label in begun if label.lower() == word.lower()]
    found = exact or begun
    if len(found) == 1:
        return found[0]
    if found:
        raise UnknownText("TEXT.several", {"word": word, "choices": ", ".join(found)})
    raise UnknownText("TEXT.unknown", {"word": word, "part": part, "choices": ", ".join(labels)})
