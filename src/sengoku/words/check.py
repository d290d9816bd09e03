"""What a language lacks compared with English, for translators: `python -m sengoku.words fr`.

A translation has every message and attribute of the English file, uses the same figures, and leaves
no sentence in English. It may have further messages to which others of its file refer, such as
auxiliary verbs that English does not need.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Final, TypeAlias

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, MessageReference, Pattern, Resource, TextElement
from fluent.syntax.ast import VariableReference as Figure
from fluent.syntax.visitor import Visitor

from sengoku import words as speech
from sengoku.words import ENGLISH, paragraphs

Name: TypeAlias = str  # `id` or `id.attribute`

ALIKE: Final = """
    hojo mori oda takeda uesugi ninja
    samurai bushi sohei shinobi plus daimyo shomyo sensei hatamoto
    chugoku chubu hokkaido kyushu kanto kansai shikoku tohoku
    akashi chosokabe daisuke ekei fuma genba hosokawa ishida jubei kojiro naoe ranmaru sanada
    tadakatsu umeko yodo
    MUT DEW HIT ECH MUS SUR KAG SHI OWA YAM IZM AKI KII SAN TOS CHI BUN SAT
    shinobi-title shitenno-title senji-title
    animal tanzaku shinobi-hand senji-end-samurai
    honda sakakibara sakai ii shitenno-tairo
    shitenno-figure-cards shitenno-see-hand shitenno-see-koku shitenno-see-kamon shitenno-see-lot
    senji-table-flowers senji-table-hand senji-season-winter senji-end-flowers
    arena-bot arena-rating games-options report-scores report-score-axis bots-bots
    page-menu page-no page-level-random page-minutes page-seat-bot page-halt page-talk
    help-undo help-look help-log help-rules help-save help-quit CLI.other-hint
"""  # the same in English and in another language: names, and words that people type
SAME: Final = frozenset(ALIKE.split())


class Look(Visitor):
    """A pattern, with the figures and the other messages that it names, and its own text."""

    def __init__(self, pattern: Pattern) -> None:
        self.pattern = pattern
        self.figures: set[str] = set()
        self.messages: set[Name] = set()
        self.text = ""
        self.visit(pattern)

    def visit_VariableReference(self, node: Figure) -> None:  # noqa: N802 -- Fluent's name
        self.figures.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        attribute = f".{node.attribute.name}" if node.attribute else ""
        self.messages.add(f"{node.id.name}{attribute}")

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802
        self.text += node.value


Said: TypeAlias = dict[Name, Look]


@dataclass(frozen=True)
class Finding:
    """Something to do: `case` is a message `check-<case>`, `name` says where."""

    case: str
    name: Name
    figures: str = ""


def check(language: str) -> list[Finding]:
    """Everything that is left to do in a language, in the order of the English file."""
    english, other = said(ENGLISH), said(language)
    return [
        *mistakes(language),
        *[Finding("missing", name) for name in english if name not in other],
        *[Finding("unknown", name) for name in other if needless(name, english, other)],
        *different_figures(english, other),
        *[Finding("same", name) for name in english if untranslated(name, english, other)],
        *missing_rules(language),
    ]


def source(language: str) -> str:
    """The text of a language: the built-in file, then those of plug-ins."""
    paths = [folder / f"{language}.ftl" for folder in speech.FOLDERS]
    return "\n".join([path.read_text(encoding="utf-8") for path in paths if path.is_file()])


def said(language: str) -> Said:
    """Every message and attribute of a language."""
    return said_in(source(language))


@cache  # parsing a file takes half a second
def said_in(text: str) -> Said:
    found: Said = {}
    for entry in parsed(text).body:
        if isinstance(entry, Message):
            if entry.value is not None:
                found[entry.id.name] = Look(entry.value)
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = Look(attribute.value)
    return found


@cache
def parsed(text: str) -> Resource:
    return FluentParser().parse(text)


def mistakes(language: str) -> Iterator[Finding]:
    """What Fluent can't parse, and messages that occur twice in one file."""
    met: set[Name] = set()
    for entry in parsed(source(language)).body:
        if isinstance(entry, Junk):
            yield Finding("junk", (entry.content or "").strip().split("\n")[0])
        elif isinstance(entry, Message):
            for name in [entry.id.name, *attributes(entry)]:
                if name in met:
                    yield Finding("twice", name)
                met.add(name)


def attributes(message: Message) -> list[Name]:
    return [f"{message.id.name}.{attribute.id.name}" for attribute in message.attributes]


# Messages of its own.


def needless(name: Name, english: Said, other: Said) -> bool:
    """Whether neither English nor another message of the file uses it."""
    if name in english:
        return False
    return not any(name in look.messages for look in other.values())


# Figures.


def figures(name: Name, language: Said) -> set[str]:
    """The figures of a message, and of those that it refers to."""
    found: set[str] = set()
    to_do, done = [name], set[Name]()
    while to_do:
        at = to_do.pop()
        if at in language and at not in done:
            done.add(at)
            found |= language[at].figures
            to_do += language[at].messages
    return found


def different_figures(english: Said, other: Said) -> Iterator[Finding]:
    for name in english:
        if name in other:
            wrong = figures(name, english) ^ figures(name, other)
            wrong = {figure for figure in wrong if not free(figure, name, english)}
            if wrong:
                yield Finding("figures", name, ", ".join(sorted(f"${figure}" for figure in wrong)))


def free(figure: str, name: Name, english: Said) -> bool:
    """Whether a language may use or leave out a figure as its grammar needs.

    Every seat of an event comes with a figure that says whether it is the reader's, and every
    figure with the name that it belongs to; a line without a subject may need its seat or not.
    """
    message, _, form = name.partition(".")
    if "figure-" in message:
        return figure in ("me", "doer", "name")
    if form.startswith("then") and figure == "seat":
        return True
    seat = figure.removesuffix("-me")
    return seat != figure and seat in figures(message, english) | figures(name, english)


# What is still English.


def untranslated(name: Name, english: Said, other: Said) -> bool:
    """Whether the text is still the English one."""
    if name in SAME or name not in other or other[name].text != english[name].text:
        return False
    own = any(letter.isalpha() for letter in english[name].text)
    return own and other[name].pattern.equals(english[name].pattern)


def missing_rules(language: str) -> Iterator[Finding]:
    """Rules that are missing in the language, or in another order."""
    for folder in speech.FOLDERS:
        for path in sorted((folder / "rules").glob(f"*.{ENGLISH}.md")):
            game = path.name.split(".")[0]
            theirs = path.with_name(f"{game}.{language}.md")
            text = theirs.read_text(encoding="utf-8") if theirs.is_file() else ""
            wanted, there = list(paragraphs(path.read_text(encoding="utf-8"))), paragraphs(text)
            yield from [Finding("rule", rule) for rule in wanted if rule not in there]
            if set(wanted) == set(there) and wanted != list(there):
                yield Finding("order", theirs.name)
