"""Senji in text, a movement in a line: which pieces go from where to where."""

from __future__ import annotations

from typing import Final

from sengoku.games.kernel.refusals import UnknownText
from sengoku.text.composing import Composer, NotCompound
from sengoku.text.faces.senji.box import BY_SEA, GAME, PROVINCE, SAMURAI, SEA, UNIT, WAY
from sengoku.text.faces.senji.phrases import (
    COMMA,
    is_small,
    lead,
    named,
    near,
    tokens_of,
    view_of,
)
from sengoku.text.vocabulary import Tokens

MOST: Final = 12  # units of a player


def move(composer: Composer, rest: str) -> None:
    """Send pieces and set out: "move 2 and akashi kaga owari", "move 1 owari, 2 shinano"."""
    legs(composer, tokens_of(rest))
    composer.play("go")


def march(composer: Composer, rest: str) -> None:
    """Plan the same without setting out; one piece is an ordinary move."""
    said = tokens_of(rest)
    if not any([word.isdecimal() or is_small(composer, word, "all") for word in said[:1]]):
        raise NotCompound
    legs(composer, said)


def legs(composer: Composer, said: Tokens) -> None:
    """Every leg of a movement; pieces without a way go with those after the comma."""
    pieces: list[int] = []
    planned = False
    for leg in " ".join(said).split(COMMA):
        more, after = pieces_of(composer, tuple(leg.split()))
        pieces += more
        if after:
            if not pieces:
                raise NotCompound
            send(composer, pieces, after)
            pieces, planned = [], True
    if pieces or not planned:
        raise NotCompound


def pieces_of(composer: Composer, said: Tokens) -> tuple[list[int], Tokens]:
    """The pieces that a leg begins with, and what follows."""
    pieces: list[int] = []
    counted = False
    while said:
        word = said[0]
        if word.isdecimal():
            pieces += [UNIT] * min(int(word[:3]), MOST + 1)
            counted, said = True, said[1:]
        elif is_small(composer, word, "unit"):
            pieces += [] if counted else [UNIT]
            counted, said = True, said[1:]
        elif is_small(composer, word, "all"):
            pieces += everything(composer)
            said = said[1:]
        elif is_small(composer, word, "and") or is_filler(composer, said):
            said = said[1:]
        else:
            found = lead(composer, said, PROVINCE, SEA, SAMURAI)
            if found is None or found[0] is not SAMURAI:
                break
            pieces.append(1 + found[1])
            said = found[2]
    return pieces, said


def is_filler(composer: Composer, said: Tokens) -> bool:
    """Whether the first word says nothing, and is not the code of a way, such as SUR in French."""
    ways = composer.vocabulary.values(WAY, said)
    whole = any([taken == len(said) and off == 0 for _, taken, off in ways])
    return said[0] in composer.vocabulary.skips and not whole


def everything(composer: Composer) -> list[int]:
    """All pieces that the plan leaves where they are."""
    own = view_of(composer)["own"]
    left = own["march"]
    if left is None:
        return [UNIT]
    return [UNIT] * left["units"] + [1 + one for one in left["samurai"]]


def send(composer: Composer, pieces: list[int], said: Tokens) -> None:
    """The pieces of a leg go their way; its origin may be named before it."""
    way = way_of(composer, pieces[0], said)
    for piece in pieces:
        composer.play("march", piece, way)


def way_of(composer: Composer, piece: int, said: Tokens) -> int:
    """Where a leg leads: "owari", "kaga owari" from there, "izumo by north"."""

    def can(way: int) -> bool:
        return composer.can("march", piece, way)

    origin = view_of(composer)["origin"]
    found = lead(composer, said, PROVINCE, SEA)
    after = () if found is None else found[2]
    if found is None or not after:
        return named(composer, WAY, said, can)
    start = found[1] if found[0] is PROVINCE else BY_SEA + found[1]
    if near(composer, WAY, said) and start != origin:
        return named(composer, WAY, said, can)
    while is_filler(composer, after) and len(after) > 1:
        after = after[1:]
    way = named(composer, WAY, after, can)
    if origin is not None and start != origin:
        where = composer.vocabulary.words.named(GAME.name, "origin", origin, (), None)
        raise UnknownText(
            "TEXT.none", {"word": " ".join(said[: len(said) - len(after)]), "choices": where}
        )
    return way
