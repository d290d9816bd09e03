"""Make docs/pictures/terminal.svg: a moment of a real game, drawn by the real terminal.

The game is played through the same code as `sengoku play shinobi`, with a fixed seed.
"""

from __future__ import annotations

import sys
from io import StringIO
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.terminal_theme import TerminalTheme

import sengoku
from sengoku import Random
from sengoku.local import LocalTable, new_table
from sengoku.terminal.hotseat import HotSeat
from sengoku.terminal.theme import console
from sengoku.words import words

PICTURE: Final = Path(__file__).parent.parent / "docs" / "pictures" / "terminal.svg"
SEED: Final = 145
TURNS: Final = 6  # of three orders each, before the picture is taken
ASKED: Final = "? strike takeda in B"
WIDTH: Final = 92
HEIGHT: Final = 40

# Paper and ink; the sixteen colours of a terminal are not used.
PAPER: Final = TerminalTheme((251, 246, 234), (34, 29, 23), [(34, 29, 23)] * 8)

# Rich's own template fetches a font; this one uses the reader's fonts.
TEMPLATE: Final = """\
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">
<title>A game of Shinobi in the terminal</title>
<style>
.{unique_id}-matrix {{
  font: {char_height}px ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace;
}}
.{unique_id}-bar {{ font: 17px ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace; }}
{styles}
</style>
<defs>
<clipPath id="{unique_id}-clip-terminal">
<rect x="0" y="0" width="{terminal_width}" height="{terminal_height}"/>
</clipPath>
{lines}
</defs>
<rect width="100%" height="100%" rx="12" fill="#cdbd9d"/>
<rect x="1.5" y="1.5" width="99.73%" height="99.6%" rx="11" fill="#fbf6ea"/>
<rect x="28" y="19" width="13" height="13" rx="2" fill="#c0402a"/>
<text x="52" y="31" fill="#6b6053" class="{unique_id}-bar">sengoku play shinobi</text>
<g transform="translate(28, 48) scale(0.958)" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">
{matrix}
</g>
</g>
</svg>
"""


class Camera:
    """Plays some turns, asks about a move, and takes the picture."""

    def __init__(self, recorder: Console, table: LocalTable) -> None:
        self.recorder = recorder
        self.table = table
        self.chance = Random(SEED)
        self.typed = 0
        self.svg = ""

    def read(self) -> str:
        """The next line that is typed."""
        self.typed += 1
        if self.typed <= 3 * TURNS:
            self.recorder.export_text(clear=True)  # the picture shows the last screen only
            return str(1 + self.chance.below(len(self.table.state.moves(0))))
        if self.typed == 3 * TURNS + 1:
            self.recorder.print(f"> {ASKED}")
            return ASKED
        self.recorder.print("> ", end="")
        self.svg = svg(self.recorder)
        raise EOFError


def svg(recorder: Console) -> str:
    """The console as a self-contained picture."""
    return recorder.export_svg(
        theme=PAPER, code_format=TEMPLATE, unique_id="terminal", font_aspect_ratio=0.602
    )


def picture() -> str:
    """The picture."""
    recorder = console(
        StringIO(),
        record=True,
        force_terminal=True,
        color_system="truecolor",
        width=WIDTH,
        height=HEIGHT,
        legacy_windows=False,
        _environ={},
    )
    table = new_table(sengoku.game("shinobi"), 4, ["You"], SEED, {})
    camera = Camera(recorder, table)
    HotSeat(table, recorder, camera.read, words()).run()
    return camera.svg


if __name__ == "__main__":
    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    PICTURE.write_text(picture(), encoding="utf-8")
    sys.stdout.write(f"{PICTURE.name}\n")
