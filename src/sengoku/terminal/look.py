"""The look of the terminal: paper, ink, indigo, vermilion, in colours that dark and light bear."""

from __future__ import annotations

import codecs
import unicodedata
from typing import Final, TextIO

from rich.console import Console
from rich.theme import Theme

CLANS: Final = {  # between the colours of the bright and the dark page of the browser
    "hojo": "#4483bd",
    "mori": "#3d9470",
    "oda": "#b9862a",
    "takeda": "#c9503f",
    "uesugi": "#9169b4",
    "ninja": "#7d7a75",
}

TROOPS: Final = {
    "samurai": "#c9503f",
    "bushi": "#4483bd",
    "sohei": "#b9862a",
    "shinobi": "#9169b4",
}

GENERALS: Final = {  # Honda's red, Sakakibara's blue, Sakai's green, Ii's black
    "A": "#c9503f",
    "B": "#4483bd",
    "C": "#3d9470",
    "D": "#7d7a75",
}

THEME: Final = Theme(
    {
        **CLANS,
        **{f"troop.{troop}": colour for troop, colour in TROOPS.items()},
        **{f"seat.{seat}": f"bold {colour}" for seat, colour in GENERALS.items()},
        **{f"card.{kind}": f"bold #ffffff on {colour}" for kind, colour in CLANS.items()},
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
    """Write what an old terminal does not know with letters that it does: Hojo for Hōjō."""
    assert isinstance(error, UnicodeEncodeError)
    wanted = error.object[error.start : error.end].translate(PLAIN)
    plain = unicodedata.normalize("NFKD", wanted).encode("ascii", "ignore").decode()
    return plain or "?", error.end


codecs.register_error("sengoku", plain_letters)


def console(file: TextIO | None = None, **settings: object) -> Console:
    """A console with our colours."""
    made = Console(file=file, theme=THEME, highlight=False, **settings)  # type: ignore[arg-type]
    if made.is_dumb_terminal and made.width < 80:
        made.width = 80
    return made
