"""The colours of the terminal, readable on dark and on light backgrounds, and its console."""

from __future__ import annotations

import codecs
import unicodedata
from typing import Final, TextIO

from rich.console import Console
from rich.theme import Theme

THEME: Final = Theme(
    {
        "title": "bold",
        "soft": "dim",
        "number": "#4a78b8",  # indigo: what you can do
        "now": "bold #d0553d",  # vermilion: the seal, attack, now
        "won": "bold #b0862f",  # gold, only where something was won
        "markdown.code": "bold",
        "markdown.h1": "bold #d0553d",
        "markdown.h2": "bold",
        "markdown.h3": "bold",
    },
    inherit=True,
)

PLAIN: Final = str.maketrans(
    {
        "▆": "#",
        "┆": "+",
        "▸": ">",
        "─": "-",
        "·": ".",
        "•": "*",
        "’": "'",
        "“": '"',
        "”": '"',
        "«": '"',
        "»": '"',
        "œ": "oe",
        "–": "-",
        "…": "...",
        "×": "x",
    }
)


def plain_letters(error: UnicodeError) -> tuple[str, int]:
    """Replace letters that the encoding of a terminal lacks by similar ones: Hojo for Hōjō."""
    assert isinstance(error, UnicodeEncodeError)
    wanted = error.object[error.start : error.end].translate(PLAIN)
    plain = unicodedata.normalize("NFKD", wanted).encode("ascii", "ignore").decode()
    return plain or "?", error.end


codecs.register_error("sengoku", plain_letters)


def console(file: TextIO | None = None, **settings: object) -> Console:
    """A console with our colours; those of a game are in its drawing."""
    made = Console(file=file, theme=THEME, highlight=False, **settings)  # type: ignore[arg-type]
    if made.is_dumb_terminal and made.width < 80:
        made.width = 80
    return made
