"""Everything that the games say to people: one Fluent file per language, in this folder.

The rules use ids and figures only; browser, terminal and log turn them into sentences here. A new
language is one more file. Messages that it lacks fall back to English.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeAlias

from fluent.runtime import FluentBundle, FluentResource

from sengoku.games.kernel.refusals import Figures, Refusal, bare

Event: TypeAlias = Mapping[str, Any]

ENGLISH: Final = "en"
SPOKEN: Final = [ENGLISH]  # the language used where none is named; the last entry counts
FOLDERS: Final = [Path(__file__).parent]  # the folders with files of languages; the last one wins
RULE: Final = re.compile(
    r"[A-Z]+-\d+"
)  # the id of a rule of a game; other refusals have words as ids
WORD: Final = re.compile("[A-Za-z]+")
LEADING_ID: Final = re.compile(r"[-*\s]*\*\*([A-Z]+-\d+)\*\*")


class Words:
    """One language.

    >>> words().text("oda"), words().text("shinobi-prompt", order=1, only="")[:12]
    ('Oda', 'First order:')
    """

    def __init__(self, language: str) -> None:
        self.language = language
        self.bundles = [bundle(language)]
        if language != ENGLISH:
            self.bundles.append(bundle(ENGLISH))

    def text(self, name: str, /, **figures: Any) -> str:
        """The message of this name, `id` or `id.attribute`; the name itself if there is none."""
        return self.find(name, figures) or name

    def find(self, name: str, figures: Mapping[str, Any]) -> str | None:
        """The message of this name, or None if the message or one of its figures is missing."""
        ident, _, attribute = name.partition(".")
        for messages in self.bundles:
            if not messages.has_message(ident):
                continue
            message = messages.get_message(ident)
            pattern = message.attributes.get(attribute) if attribute else message.value
            if pattern is None:
                continue
            try:
                said, errors = messages.format_pattern(pattern, dict(figures))
            except ArithmeticError:  # a number too large to be written with separators
                huge = {key: str(value) for key, value in figures.items()}
                said, errors = messages.format_pattern(pattern, huge)
            if not errors:
                return str(said)
        return None

    def label(self, label: str) -> str:
        """Words of the notation as people write them.

        >>> words().label("hojo"), words().label("4 sohei")
        ('Hōjō', '4 Sōhei')
        """
        found = self.find(label, {})
        return found or WORD.sub(lambda word: self.find(word[0], {}) or word[0], label)

    # Refusals.

    def refusal(self, refusal: Refusal) -> str:
        """What was wrong, as a sentence that ends with the id of a game's rule."""
        cited = RULE.fullmatch(refusal.rule) is not None
        figures = self.figures_of(refusal, cited)
        sentence = self.find(broken(refusal), figures)
        if sentence is None:
            return bare(refusal)
        return self.text("cited", sentence=sentence, rule=refusal.rule) if cited else sentence

    def hint(self, refusal: Refusal) -> str:
        """What to do about it, or an empty string."""
        figures = self.figures_of(refusal, False)
        for attribute in (f"{refusal.reason}-hint", "hint"):
            hint = self.find(f"{refusal.rule}.{attribute}", figures)
            if hint is not None:
                return hint
        return ""

    def figures_of(self, refusal: Refusal, named: bool) -> Figures:
        """The figures of a refusal; those of a game's rule are words of its notation."""
        figures: Figures = {}
        for name, value in refusal.figures.items():
            figures[name] = self.label(value) if named and isinstance(value, str) else value
            if value == "":
                figures[name] = "none"  # a message can't select an empty string
        return figures

    # Events.

    def event(self, game: str, event: Event, names: Sequence[str], me: int | None = None) -> str:
        """What happened, as a sentence of the log; `me` is the seat that reads it."""
        return self.told(game, event, names, me, "")

    def then(self, game: str, event: Event, names: Sequence[str], me: int | None = None) -> str:
        """The same without the seat that acted, for a line that describes a whole turn."""
        return self.told(game, event, names, me, "then")

    def told(self, game: str, event: Event, names: Sequence[str], me: int | None, form: str) -> str:
        figures = self.event_figures(game, event, names, me, form)
        message = f"{game}-{event['event']}"
        for attribute in (f"{form}-seen".lstrip("-"), form, "seen", ""):  # seen: this seat saw more
            found = self.find(f"{message}.{attribute}".rstrip("."), figures)
            if found is not None:
                return found
        return plain(event)

    def event_figures(
        self, game: str, event: Event, names: Sequence[str], me: int | None, form: str
    ) -> dict[str, Any]:
        """The figures of an event in words.

        The message `<game>-figure-<figure>` words a figure. Its variables are `$value` and the
        `$name` of that seat: a clan by its name, a province by its owner's name. `$me` says whether
        the seat is the reader's, `$doer` whether it is the seat that acted. Where the event has a
        province, `$province` is that one in words: a promise is about it.
        """
        figures: dict[str, Any] = {}
        place: dict[str, Any] = {}
        doer = event.get("seat")

        def said(name: str, value: Any, seat: Any) -> Any:
            known = isinstance(seat, int) and 0 <= seat < len(names)
            whose = self.who(seat, names, me) if known else str(seat)
            parts = {
                "value": selectable(value),
                "name": whose,
                "me": yes(seat == me),
                "doer": yes(seat == doer),
                **place,
            }
            own = f"{game}-figure-{name}"
            for message in (f"{own}.{form}", own, f"figure-{name}"):
                found = self.find(message, parts)
                if found is not None:
                    return found
            return value

        if "province" in event:
            place["province"] = said("province", event["province"], event["province"])
        for name, value in event.items():
            if isinstance(value, (list, tuple)):  # seats, or one for each seat, or cards
                seats = value if name == "seats" else range(len(value))
                items = [said(name, item, seat) for item, seat in zip(value, seats, strict=True)]
                figures[name] = self.listed(items)
            else:
                figures[name] = said(name, value, value)
                figures[f"{name}-me"] = yes(value == me)
        return figures

    def named(
        self, game: str, figure: str, value: int, names: Sequence[str], me: int | None
    ) -> str:
        """What a value of a figure is called outside of an event; the value itself if nobody said.

        >>> words().named("senji", "province", 10, (), None)
        'Izumo'
        """
        whose = self.who(value, names, me) if 0 <= value < len(names) else str(value)
        parts = {"value": value, "name": whose, "me": yes(value == me), "doer": "no"}
        for message in (f"{game}-figure-{figure}", f"figure-{figure}"):
            found = self.find(message, parts)
            if found is not None:
                return found
        return str(value)

    def who(self, seat: int, names: Sequence[str], me: int | None) -> str:
        """A seat by name, or "You" for the reader's own."""
        return self.text("you") if seat == me else names[seat]

    def listed(self, items: Iterable[Any]) -> str:
        """A list as people say it: "Oda, Mōri and ninja"."""
        *head, tail = [str(item) for item in items] or [self.text("nothing")]
        return self.text("list", head=", ".join(head), tail=tail) if head else tail

    # The rules, as a text with ids.

    def rules(self, game: str) -> str | None:
        """The rules of a game, in Markdown."""
        for language in (self.language, ENGLISH):
            for folder in reversed(FOLDERS):
                path = folder / "rules" / f"{game}.{language}.md"
                if path.is_file():
                    return path.read_text(encoding="utf-8")
        return None

    def rule(self, game: str, ident: str) -> str | None:
        """One rule by its id: the paragraph that begins with it."""
        return paragraphs(self.rules(game) or "").get(ident.upper())

    def rule_ids(self, game: str) -> list[str]:
        """The ids of a game's rules, in their own order."""
        return sorted(paragraphs(self.rules(game) or ""))


def paragraphs(text: str) -> dict[str, str]:
    """The paragraphs that begin with the id of a rule, by that id."""
    found: dict[str, str] = {}
    for paragraph in re.split(r"\n\s*\n", text):
        start = LEADING_ID.match(paragraph)
        if start:
            found[start.group(1)] = paragraph.strip()
    return found


def broken(refusal: Refusal) -> str:
    """The name of a refusal's message: the rule, and the case if there is one."""
    return f"{refusal.rule}.{refusal.reason}" if refusal.reason else refusal.rule


def plain(event: Event) -> str:
    """An event without words."""
    return ", ".join([f"{name} {value}" for name, value in event.items()])


def yes(so: bool) -> str:
    """A truth value as a message receives it."""
    return "yes" if so else "no"


def selectable(value: Any) -> Any:
    """A value as a message can select it: truth values and None are words."""
    if value is None:
        return "none"
    return yes(value) if isinstance(value, bool) else value


def bundle(language: str) -> FluentBundle:
    """All messages of one language: the built-in ones, then those of plug-ins."""
    messages = FluentBundle([language, ENGLISH], use_isolating=False)  # numbers as in the first
    for folder in FOLDERS:
        path = folder / f"{language}.ftl"
        if path.is_file():
            text = path.read_text(encoding="utf-8")
            messages.add_resource(FluentResource(text), allow_overrides=True)
    return messages


def languages() -> list[str]:
    """The available languages."""
    return sorted({path.stem for folder in FOLDERS for path in folder.glob("*.ftl")})


def preferred(environment: Mapping[str, str]) -> str:
    """The language of the environment, such as `LANG=fr_CH.UTF-8`, if it is available."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := environment.get(variable):
            language = re.split(r"[_.@-]", value, maxsplit=1)[0].lower()
            return language if language in languages() else ENGLISH
    return ENGLISH


def add(folder: Path) -> None:
    """Add the words of a game in another package: a folder like this one."""
    FOLDERS.append(folder)
    found.cache_clear()


def added(language: str) -> str:
    """The messages of games in other packages in a language, as one Fluent text."""
    found = [folder / f"{language}.ftl" for folder in FOLDERS[1:] if language in languages()]
    return "\n".join([path.read_text(encoding="utf-8") for path in found if path.is_file()])


def speak(language: str) -> None:
    """Set the language that this process uses where none is named."""
    SPOKEN[:] = [language]


def words(language: str = "") -> Words:
    """The words of a language; English where there is no such language."""
    return found(language or SPOKEN[-1])


@cache
def found(language: str) -> Words:
    return Words(language)
