"""Rendering of environments: the drawings of the terminal, as text or as an image."""

from __future__ import annotations

from io import StringIO
from typing import TYPE_CHECKING, Any, Final

from rich.color_triplet import ColorTriplet
from rich.console import RenderableType
from rich.segment import Segment
from rich.style import Style
from rich.terminal_theme import DEFAULT_TERMINAL_THEME

from sengoku.games.kernel import State
from sengoku.games.kernel.moves import label
from sengoku.research.extras import extra
from sengoku.terminal import theme
from sengoku.terminal.draw import Scene, drawing
from sengoku.words import words

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray
    from PIL import ImageDraw

MODES: Final = ["human", "ansi", "rgb_array"]
WIDTH: Final = 100  # characters
HEIGHT: Final = 30  # lines of an image, which always has the same size
CELL: Final = (6, 11)  # pixels of a character in Pillow's built-in font
PAPER: Final = ColorTriplet(250, 248, 243)
INK: Final = ColorTriplet(34, 32, 30)


def shown(state: State, seat: int | None, mode: str | None) -> str | NDArray[np.uint8] | None:
    """The table as a seat sees it (None: everybody), in one of MODES; "human" prints it."""
    if mode == "rgb_array":
        return painted(state, seat)
    if mode == "human":
        theme.console(width=WIDTH).print(table(state, seat))
        return None
    return text(state, seat)


def table(state: State, seat: int | None) -> RenderableType:
    """The drawing of the game, or of its result."""
    names = [label(seat) for seat in range(state.players)]

    def ask(question: str) -> Any:
        return state.ask(seat, question)

    scene = Scene(state.view(seat), words(), names, ask, width=WIDTH, room=HEIGHT, colour=True)
    art = drawing(state.game)
    return art.table(scene) if state.actors else art.result(scene)


def text(state: State, seat: int | None) -> str:
    """The drawing as plain text."""
    out = StringIO()
    theme.console(out, width=WIDTH, force_terminal=False).print(table(state, seat))
    return out.getvalue()


def painted(state: State, seat: int | None) -> NDArray[np.uint8]:
    """The drawing as an image: height, width, red-green-blue."""
    with extra("pettingzoo"):
        import numpy as np
        from PIL import Image, ImageDraw

    console = theme.console(
        StringIO(), width=WIDTH, force_terminal=True, color_system="truecolor", legacy_windows=False
    )
    lines = console.render_lines(table(state, seat), pad=False)
    image = Image.new("RGB", (WIDTH * CELL[0], HEIGHT * CELL[1]), PAPER)
    brush = ImageDraw.Draw(image)
    for row, line in enumerate(lines[:HEIGHT]):
        paint(brush, line, row)
    return np.array(image)


def paint(brush: ImageDraw.ImageDraw, line: list[Segment], row: int) -> None:
    """One line of the drawing, with the letters that the font has."""
    from PIL import ImageFont

    column = 0
    for segment in line:
        letters = segment.text.encode("latin-1", "sengoku").decode("latin-1")
        place = column * CELL[0], row * CELL[1]
        ink, ground = colours(segment.style)
        if ground is not None:
            end = place[0] + len(letters) * CELL[0] - 1, place[1] + CELL[1] - 1
            brush.rectangle((place, end), fill=ground)
        brush.text(place, letters, fill=ink, font=ImageFont.load_default_imagefont())
        column += len(letters)


def colours(style: Style | None) -> tuple[ColorTriplet, ColorTriplet | None]:
    """The colours of letters and of their background."""
    if style is None:
        return INK, None
    ink = style.color.get_truecolor(DEFAULT_TERMINAL_THEME) if style.color else INK
    ground = style.bgcolor.get_truecolor(DEFAULT_TERMINAL_THEME) if style.bgcolor else None
    return ink, ground
