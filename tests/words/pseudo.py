"""A language for tests: English with accents and in brackets, so that text that escaped is seen.

Whatever a message says has no plain letter left in it. A plain word on a screen is then a figure
(a name, a word of the notation), or it never went through the words.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Attribute, Message, Pattern, TextElement
from fluent.syntax.visitor import Transformer

from sengoku import words as speech
from sengoku.words import Words
from sengoku.words.check import Look, source

PSEUDO = "qps"
PLAIN = "abcdefghijklmnopqrstuvwxyz"
ACCENTED = "àƀćďéƒĝĥíĵķĺḿńóṕɋŕšťúṽŵẋýž"
ACCENTS = str.maketrans(PLAIN + PLAIN.upper(), ACCENTED + ACCENTED.upper())
OPEN, CLOSE = "⟦", "⟧"


class Accents(Transformer):
    """Accents on every text, brackets around every message that has one."""

    def visit_TextElement(self, node: TextElement) -> TextElement:  # noqa: N802 -- Fluent's name
        return TextElement(node.value.translate(ACCENTS))

    def visit_Message(self, node: Message) -> Any:  # noqa: N802
        if node.value is not None:
            node.value = bracketed(node.value)
        return self.generic_visit(node)

    def visit_Attribute(self, node: Attribute) -> Any:  # noqa: N802
        node.value = bracketed(node.value)
        return self.generic_visit(node)


def bracketed(pattern: Pattern) -> Pattern:
    """A pattern in brackets; one without a text of its own stays as it is."""
    if not Look(pattern).text:
        return pattern
    return Pattern([TextElement(OPEN), *pattern.elements, TextElement(CLOSE)])


def pseudo(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Words:
    """The language, written as a file like any other."""
    resource = Accents().visit(FluentParser().parse(source("en")))
    text = FluentSerializer().serialize(resource)
    (folder / f"{PSEUDO}.ftl").write_text(text, encoding="utf-8")
    monkeypatch.setattr(speech, "FOLDERS", [*speech.FOLDERS, folder])
    return Words(PSEUDO)


@cache
def alone(language: str) -> Words:
    """A language that can't fall back on English."""
    words = Words(language)
    del words.bundles[1:]
    return words
