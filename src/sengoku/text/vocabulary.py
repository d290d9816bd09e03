"""How moves are said, and how what is said is understood: in one language, in English, in notation.

A kind of move is said as the attribute `.say` of its message: "deploy { $clan } to { $province }".
What follows from it is understood: its first word, or the beginning of it, then the parts by any of
their names, the small words between them or not.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final, TypeAlias

from sengoku.games.kernel import Game
from sengoku.games.kernel.moves import Kind, Part, label
from sengoku.games.kernel.refusals import UnknownText
from sengoku.words import ENGLISH, Words, words

Tokens: TypeAlias = tuple[str, ...]
Pattern: TypeAlias = tuple[Part | str, ...]  # the words of a kind of move, and its parts

LETTERS: Final = re.compile(r"\w+")
SLOT: Final = re.compile("\ue000(\\w+)\ue001|(\\w+)")  # a part in a message, or a word
LONGEST: Final = 40  # words of a line: nobody types more
SKIPPED: Final = 1  # how far a line is from a move if a small word is left out or added
CUT: Final = 2  # ... if a word is cut short
PARTLY: Final = 4  # ... if a name is only begun


def fold(text: str) -> Tokens:
    """The words of a text, without case, accents and punctuation.

    >>> fold("Hōjō to Benkei’s province"), fold("samurai+bushi")
    (('hojo', 'to', 'benkei', 's', 'province'), ('samurai', 'bushi'))
    """
    plain = unicodedata.normalize("NFKD", text.casefold())
    return tuple(LETTERS.findall("".join([c for c in plain if not unicodedata.combining(c)])))


@dataclass(frozen=True)
class Meaning:
    """A move that a line may mean, and how far the line is from what the move is called."""

    code: int
    distance: int


class Vocabulary:
    """What the moves of a game are called at one table."""

    def __init__(self, game: Game, speech: Words, names: Sequence[str], me: int | None) -> None:
        self.game = game
        self.words = speech
        self.names = tuple(names)
        self.me = me
        self.skips = small_words(speech.language)

    # Saying.

    def say(self, code: int) -> str:
        """A move as people say it; its notation if there are no words for it."""
        kind = self.game.moves.kind(code)
        pairs = zip(kind.parts, kind.values(code), strict=True)
        figures = {part.name: self.name(part, value) for part, value in pairs}
        said = self.words.find(f"{self.game.name}-{kind.name}.say", figures)
        return said or self.game.moves.text(code)

    def name(self, part: Part, value: int) -> str:
        """What a value of a part is called."""
        figure = part.figure or part.name
        found = self.words.named(self.game.name, figure, value, self.names, self.me)
        return found if found != str(value) else self.words.label(part.labels[value])

    # Understanding.

    def meanings(self, line: str) -> list[Meaning]:
        """Every move that a line may mean, legal or not, the nearest first."""
        said = fold(line)[:LONGEST]
        nearest: dict[int, int] = {}
        for kind in self.game.moves.kinds.values():
            for pattern in patterns(self.game, kind, self.words.language):
                for values, distance in self.matches(said, pattern):
                    code = kind.code(*[values[part.name] for part in kind.parts])
                    nearest[code] = min(distance, nearest.get(code, distance))
        found = [Meaning(code, distance) for code, distance in nearest.items()]
        return sorted(found, key=lambda meaning: (meaning.distance, meaning.code))

    def matches(self, said: Tokens, pattern: Pattern) -> Iterator[tuple[Mapping[str, int], int]]:
        """The values of the parts with which a pattern fits all that was said."""
        verb, *rest = pattern
        assert isinstance(verb, str)
        if not said or not verb.startswith(said[0]):
            return
        yield from self.fits(said[1:], tuple(rest), {}, 0 if verb == said[0] else CUT)

    def fits(
        self, said: Tokens, pattern: Pattern, values: dict[str, int], distance: int
    ) -> Iterator[tuple[Mapping[str, int], int]]:
        """How the rest of a pattern fits what is still to be understood."""
        if not said and not pattern:
            yield values, distance
            return
        if said and said[0] in self.skips:
            yield from self.fits(said[1:], pattern, values, distance + SKIPPED)
        if not pattern:
            return
        first, rest = pattern[0], pattern[1:]
        if isinstance(first, str):
            if said and said[0] == first:
                yield from self.fits(said[1:], rest, values, distance)
                return
            if said and first.startswith(said[0]):
                yield from self.fits(said[1:], rest, values, distance + CUT)
            yield from self.fits(said, rest, values, distance + SKIPPED)
            return
        for value, taken, off in self.values(first, said):
            yield from self.fits(said[taken:], rest, values | {first.name: value}, distance + off)

    def values(self, part: Part, said: Tokens) -> Iterator[tuple[int, int, int]]:
        """The values that the next words may name: each with how many words, and how far off."""
        for value, name in self.called(part):
            length = 0
            off = 0
            while length < min(len(name), len(said)) and name[length].startswith(said[length]):
                off += 0 if name[length] == said[length] else CUT
                length += 1
                yield value, length, off + (0 if length == len(name) else PARTLY)

    def called(self, part: Part) -> Sequence[tuple[int, Tokens]]:
        """All names of all values of a part."""
        if not part.is_seat:
            return names_of(self.game, part, self.words.language)
        found = [(at, fold(label(at))) for at in range(len(self.names))]
        for at, name in enumerate(self.names):
            found += [(at, fold(name)), (at, fold(self.name(part, at)))]
        if self.me is not None:
            mine = self.words.text("text-mine")
            found += [(self.me, fold(word)) for word in f"{mine} me you".split()]
        return [(at, name) for at, name in found if name and at < len(part.labels)]

    def value(self, part: Part, text: str) -> int:
        """The value of a part that a text names; `UnknownText` lists the choices."""
        said = fold(text)
        near: dict[int, int] = {}
        for value, taken, off in self.values(part, said):
            if taken == len(said):
                near[value] = min(off, near.get(value, off))
        best = [value for value, off in near.items() if off == min(near.values())]
        if len(best) == 1:
            return best[0]
        choices = best or range(len(self.names) if part.is_seat else len(part.labels))
        figures = {"word": text, "choices": ", ".join([self.name(part, at) for at in choices])}
        if best:
            raise UnknownText("TEXT.several", dict(figures))
        raise UnknownText("TEXT.none", dict(figures))


@cache
def small_words(language: str) -> frozenset[str]:
    """Words that may stand anywhere or be left out: articles, prepositions."""
    said = f"{words(language).text('text-small')} {words(ENGLISH).text('text-small')}"
    return frozenset(fold(said))


@cache
def patterns(game: Game, kind: Kind, language: str) -> tuple[Pattern, ...]:
    """How a kind of move is said: in notation, in a language, in English."""
    found = [(kind.name, *kind.phrase)]
    for one in dict.fromkeys((language, ENGLISH)):
        pattern = spoken_pattern(game, kind, words(one))
        if pattern is not None and pattern not in found:
            found.append(pattern)
    return tuple(found)


def spoken_pattern(game: Game, kind: Kind, speech: Words) -> Pattern | None:
    """The words and parts of a kind's message `.say`; None without one that names all parts."""
    slots = {part.name: f"\ue000{part.name}\ue001" for part in kind.parts}
    said = speech.find(f"{game.name}-{kind.name}.say", slots)
    if said is None:
        return None
    parts = {part.name: part for part in kind.parts}
    pattern: list[Part | str] = []
    for match in SLOT.finditer(said):
        pattern += [parts[match[1]]] if match[1] else fold(match[2])
    whole = {part.name for part in pattern if isinstance(part, Part)} == set(parts)
    return tuple(pattern) if whole and isinstance(pattern[0], str) else None


@cache
def names_of(game: Game, part: Part, language: str) -> tuple[tuple[int, Tokens], ...]:
    """The names of a part's values that do not depend on who plays, also without small words."""
    found: dict[tuple[int, Tokens], None] = {}
    small = small_words(language)
    for value, code in enumerate(part.labels):
        found[value, fold(code)] = None
        for one in (language, ENGLISH):
            speech = words(one)
            for said in (Vocabulary(game, speech, (), None).name(part, value), speech.label(code)):
                name = fold(said)
                found[value, name] = None
                found[value, tuple([word for word in name if word not in small])] = None
    return tuple([(value, name) for value, name in found if name])
