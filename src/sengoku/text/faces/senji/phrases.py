"""Senji in text, how the lines of compounds are taken apart: lists, small words, names."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Final

from sengoku.games.kernel import Plain
from sengoku.games.kernel.moves import Part
from sengoku.games.kernel.refusals import UnknownText
from sengoku.text.composing import Composer
from sengoku.text.faces.senji.box import CARD, KINDS, OWN_CARD, SLOTS, VALUES
from sengoku.text.vocabulary import Tokens, fold
from sengoku.words import ENGLISH, words

COMMA: Final = ","


def tokens_of(text: str) -> Tokens:
    """The words of a line, with its commas.

    >>> tokens_of("trade-4, Member 1")
    ('trade', '4', ',', 'member', '1')
    """
    found: list[str] = []
    for piece in text.split(COMMA):
        found += [COMMA, *fold(piece)]
    return tuple(found[1:])


@cache
def small(name: str, language: str) -> frozenset[str]:
    """Small words of one meaning, in a language and in English."""
    said = [words(one).text(f"senji-small-{name}") for one in (language, ENGLISH)]
    return frozenset(fold(" ".join(said)))


def is_small(composer: Composer, word: str, name: str) -> bool:
    """Whether a word is one of those small words."""
    return word in small(name, composer.vocabulary.words.language)


def cut(composer: Composer, said: Tokens, name: str) -> tuple[Tokens, Tokens | None]:
    """What stands before and after the last such small word; None after if there is none."""
    for at in range(len(said) - 1, -1, -1):
        if is_small(composer, said[at], name):
            return said[:at], said[at + 1 :]
    return said, None


def items(composer: Composer, said: Tokens) -> Iterator[Tokens]:
    """The things of a list: "a, b and c"."""
    item: list[str] = []
    for word in (*said, COMMA):
        if word == COMMA or is_small(composer, word, "and"):
            if item:
                yield tuple(item)
            item = []
        else:
            item.append(word)


def is_list(composer: Composer, said: Tokens) -> bool:
    """Whether it is a list of several things."""
    return len(list(items(composer, said))) > 1


def view_of(composer: Composer) -> Plain:
    """What the seat sees after the moves so far."""
    return composer.state.view(composer.seat)


# Names.


def bare(composer: Composer, said: Tokens) -> Tokens:
    """Without the small words around it."""
    skips = composer.vocabulary.skips
    start, end = 0, len(said)
    while start < end and said[start] in skips:
        start += 1
    while start < end and said[end - 1] in skips:
        end -= 1
    return said[start:end]


def near(composer: Composer, part: Part, said: Tokens) -> dict[int, int]:
    """The values that all of these words may name, with how far off; empty if none."""
    for tried in dict.fromkeys((said, bare(composer, said))):
        found: dict[int, int] = {}
        for value, taken, off in composer.vocabulary.values(part, tried):
            if taken == len(tried) > 0:
                found[value] = min(off, found.get(value, off))
        if found:
            return found
    return {}


def named(
    composer: Composer,
    part: Part,
    said: Tokens,
    can: Callable[[int], bool] = lambda value: True,
    found: dict[int, int] | None = None,
) -> int:
    """The value that these words name, if possible one that can be chosen; raise the choices."""
    found = near(composer, part, said) if found is None else found
    found = {value: off for value, off in found.items() if can(value)} or found
    best = [value for value, off in found.items() if off == min(found.values())]
    if len(best) == 1:
        return best[0]
    count = len(composer.vocabulary.names) if part.is_seat else len(part.labels)
    choices = best or [value for value in range(count) if can(value)]
    listed = ", ".join([composer.vocabulary.name(part, value) for value in choices]) or "–"
    case = "TEXT.several" if best else "TEXT.none"
    raise UnknownText(case, {"word": " ".join(said), "choices": listed})


def lead(composer: Composer, said: Tokens, *parts: Part) -> tuple[Part, int, Tokens] | None:
    """What the first words name, of one of these parts, and what follows; None if nothing."""
    vocabulary = composer.vocabulary
    small = bool(said) and said[0] in vocabulary.skips
    skipped = lead(composer, said[1:], *parts) if small else None
    if skipped is not None and skipped[0].is_seat:
        return skipped  # "à Chiyo": not the seat A
    best: tuple[int, int, Part, int] | None = None
    for part in parts:
        for value, taken, off in vocabulary.values(part, said):
            if small and off:
                continue  # "to": not the beginning of Tosa
            if best is None or (off, -taken) < best[:2]:
                best = (off, -taken, part, value)
    if best is None:
        return skipped
    return best[2], best[3], said[-best[1] :]


def own_family(composer: Composer) -> int:
    """The family of the seat."""
    return composer.seat + int(view_of(composer)["absent"])


def card_of(composer: Composer, said: Tokens, can: Callable[[int], bool]) -> int:
    """A diplomacy card; one without a colour is of the own family."""
    first = own_family(composer) * SLOTS
    own = {first + slot: off for slot, off in near(composer, OWN_CARD, said).items()}
    return named(composer, CARD, said, can, {**near(composer, CARD, said), **own})


def slot_of(composer: Composer, said: Tokens, can: Callable[[int], bool]) -> int:
    """A card of the own family, with its colour or without."""
    found = near(composer, OWN_CARD, said)
    if not found:
        coloured = near(composer, CARD, said)
        family = own_family(composer)
        found = {card % SLOTS: off for card, off in coloured.items() if card // SLOTS == family}
    return named(composer, OWN_CARD, said, can, found)


def wants_of(said: int) -> tuple[int, int | None]:
    """The parts of the moves that want this: a kind of card, and a value if it names a card."""
    if said >= len(CARD.labels):
        return said - len(CARD.labels), None
    family, slot = divmod(said, SLOTS)
    return family * KINDS + slot // VALUES, slot % VALUES


def seat_and_rest(composer: Composer, part: Part, said: Sequence[str]) -> tuple[int, Tokens] | None:
    """The player whom a line begins with, and the rest; None if it begins otherwise."""
    found = lead(composer, tuple(said), part)
    return None if found is None else (found[1], found[2])
