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
Values: TypeAlias = tuple[tuple[str, int], ...]  # of parts, by their names

LETTERS: Final = re.compile(r"\w+")
SLOT: Final = re.compile("\ue000(\\w+)\ue001|(\\w+)")  # a part in a message, or a word
LONGEST: Final = 40  # words of a line: nobody types more
SKIPPED: Final = 1  # how far a line is from a move if a small word is left out or added
CUT: Final = 50  # ... if a word is cut short: more than all small words of a line together
PARTLY: Final = 100  # ... if a name is only begun


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

    @property
    def whole(self) -> bool:
        """Whether every word was said in full: then it means this, whatever is legal."""
        return self.distance < CUT


class Vocabulary:
    """What the moves of a game are called at one table."""

    def __init__(self, game: Game, speech: Words, names: Sequence[str], me: int | None) -> None:
        self.game = game
        self.words = speech
        self.names = tuple(names)
        self.me = me
        self.skips = small_words(speech.language)
        self.seats: dict[str, list[tuple[int, Tokens]]] = {}  # their names, by part

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
        verb = pattern[0]
        assert isinstance(verb, str)
        if not said or not verb.startswith(said[0]):
            return
        off = 0 if verb == said[0] else CUT
        for values, distance in self.fits(said[1:], pattern[1:]).items():
            yield dict(values), distance + off

    def fits(self, said: Tokens, pattern: Pattern) -> Mapping[Values, int]:
        """The values with which the words of a pattern are those that were said, and how far off.

        Every end of the line is compared with every end of the pattern once, so that no line takes
        long.
        """
        known: dict[tuple[int, int], dict[Values, int]] = {}
        for at in range(len(said), -1, -1):
            for place in range(len(pattern), -1, -1):
                found: dict[Values, int] = {}
                if at == len(said) and place == len(pattern):
                    found[()] = 0
                for named, taken, word, off in self.steps(said[at:], pattern[place:]):
                    for values, distance in known[at + taken, place + word].items():
                        both = (*named, *values)
                        found[both] = min(distance + off, found.get(both, distance + off))
                known[at, place] = found
        return known[0, 0]

    def steps(self, said: Tokens, pattern: Pattern) -> Iterator[tuple[Values, int, int, int]]:
        """How the next words may be understood.

        A part and its value, how many words were said for it, how many of the pattern, how far off.
        """
        if said and said[0] in self.skips:
            yield (), 1, 0, SKIPPED
        if not pattern:
            return
        first = pattern[0]
        if not isinstance(first, str):
            for value, taken, off in self.values(first, said):
                yield ((first.name, value),), taken, 1, off
            return
        if said and first.startswith(said[0]):
            yield (), 1, 1, 0 if said[0] == first else CUT
        if not said or said[0] != first:
            yield (), 0, 1, SKIPPED

    def values(self, part: Part, said: Tokens) -> Iterator[tuple[int, int, int]]:
        """The values that the next words may name: each with how many words, and how far off."""
        for value, name in self.called(part):
            taken = off = 0
            for at, word in enumerate(name, 1):
                if taken and taken < len(said) and not word.startswith(said[taken]):
                    if said[taken] not in self.skips:
                        break
                    taken += 1  # "samurai and bushi"
                    off += SKIPPED
                if taken == len(said) or not word.startswith(said[taken]):
                    break
                off += 0 if word == said[taken] else CUT
                taken += 1
                yield value, taken, off + (0 if at == len(name) else PARTLY)

    def called(self, part: Part) -> Sequence[tuple[int, Tokens]]:
        """All names of all values of a part."""
        if not part.is_seat:
            return names_of(self.game, part, self.words.language)
        if part.name not in self.seats:
            self.seats[part.name] = self.seat_names(part)
        return self.seats[part.name]

    def seat_names(self, part: Part) -> list[tuple[int, Tokens]]:
        """All names of seats, or of what belongs to them."""
        letters = {fold(label(at)): at for at in range(len(self.names))}
        found = [(at, name) for name, at in letters.items()]
        english = Vocabulary(self.game, words(ENGLISH), self.names, self.me)
        for at, name in enumerate(self.names):
            if letters.get(fold(name), at) == at:  # a letter means its seat, whoever is called so
                found.append((at, fold(name)))
            found += [(at, fold(self.name(part, at))), (at, fold(english.name(part, at)))]
        if self.me is not None:
            found += [(self.me, word) for word in my_words(self.words.language)]
        return [(at, name) for at, name in found if name and at < len(part.labels)]

    def value(self, part: Part, text: str, among: Sequence[int] = ()) -> int:
        """The value of a part that a text names; `UnknownText` lists the choices.

        Those `among` which a choice is possible now come first, where the text may mean several.
        """
        near = dict[int, int]()
        for values, distance in self.fits(fold(text)[:LONGEST], (part,)).items():
            near[values[0][1]] = distance
        near = {at: near[at] for at in near if near[at] < CUT} or near
        near = {at: near[at] for at in near if at in among} or near
        best = [value for value, off in near.items() if off == min(near.values())]
        if len(best) == 1:
            return best[0]
        choices = best or among or range(len(self.names) if part.is_seat else len(part.labels))
        listed = ", ".join([self.name(part, at) for at in choices])
        raise UnknownText(
            "TEXT.several" if best else "TEXT.none", {"word": text, "choices": listed}
        )

    def openings(self, kind: str) -> list[list[str]]:
        """The words before the first part of a kind of move: in notation, here, in English."""
        found: list[list[str]] = []
        for pattern in patterns(self.game, self.game.moves[kind], self.words.language):
            found.append([])
            for word in pattern:
                if not isinstance(word, str):
                    break
                found[-1].append(word)
        return found


@cache
def my_words(language: str) -> tuple[Tokens, ...]:
    """What people call what is their own."""
    said = f"{words(language).text('text-mine')} {words(ENGLISH).text('text-mine')} me"
    return tuple(dict.fromkeys([fold(word) for word in said.split()]))


@cache
def small_words(language: str) -> frozenset[str]:
    """Words that may stand anywhere or be left out: articles, prepositions, "my own"."""
    said = f"{words(language).text('text-small')} {words(ENGLISH).text('text-small')}"
    return frozenset([*fold(said), *[word for mine in my_words(language) for word in mine]])


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
    """The names of a part's values that do not depend on who plays.

    A name that begins with a number may be said without it, if there is no doubt: "koku"; small
    words of a name may be left out.
    """
    found: dict[tuple[int, Tokens], None] = {}
    small = small_words(language)
    for value, code in enumerate(part.labels):
        found[value, fold(code)] = None
        for one in (language, ENGLISH):
            speech = words(one)
            said = [Vocabulary(game, speech, (), None).name(part, value), speech.label(code)]
            for name in [fold(text) for text in said]:
                found[value, name] = None
                found[value, tuple([word for word in name if word not in small])] = None
                if len(name) > 1 and name[0].isdecimal():
                    found[value, name[1:]] = None
    return tuple([(value, name) for value, name in found if name])
