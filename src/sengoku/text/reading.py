"""What a typed line means: a question and its answer, or moves to be made."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final, Literal, TypeAlias

from sengoku.games.kernel import State
from sengoku.games.kernel.refusals import Refusal, UnknownText
from sengoku.protocol import ClockInfo, EventData, Grid, Reading
from sengoku.text.composing import Composer, NotCompound
from sengoku.text.face import Face, face
from sengoku.text.scene import Scene
from sengoku.text.vocabulary import Meaning, Vocabulary, fold, patterns
from sengoku.words import ENGLISH, Words, words

EMPTY: Final = ("", "0", "–")  # cells that a short line leaves out
FEW: Final = 12  # moves that a refusal lists


@dataclass(frozen=True)
class Situation:
    """What a seat has before it when it types: all of it may be known to the seat."""

    state: State  # asked for nothing that the seat may not know
    seat: int | None
    names: Sequence[str]
    words: Words
    events: Sequence[EventData] = ()  # all that the seat saw
    clock: ClockInfo | None = None

    @property
    def scene(self) -> Scene:
        """The view, ready to be put into words."""

        def ask(question: str, **parts: object) -> object:
            return self.state.ask(self.seat, question, **parts)

        return Scene(self.state.view(self.seat), self.words, self.names, ask)

    @property
    def vocabulary(self) -> Vocabulary:
        """What the moves are called here."""
        return Vocabulary(self.state.game, self.words, self.names, self.seat)

    @property
    def face(self) -> Face:
        """How this game is told."""
        return face(self.state.game)

    @property
    def moves(self) -> list[int]:
        """The legal moves, in their order: numbers refer to it."""
        return [] if self.seat is None else list(self.state.moves(self.seat))


# The questions.

Answer: TypeAlias = Callable[[Situation, str], Reading]


def said(*lines: str) -> Reading:
    """An answer that is nothing but words."""
    return Reading(list(lines))


def board(now: Situation, rest: str) -> Reading:
    """The board, a line for each row; or all about the rows of this name."""
    grids = now.face.board(now.scene)
    if not rest:
        return said(*[row_line(grid, row) for grid in grids for row in grid.rows])
    wanted = fold(rest)
    found = [
        row_line(grid, row, whole=True)
        for grid in grids
        for row in grid.rows
        if any([fold(row[0])[at : at + len(wanted)] == wanted for at in range(len(fold(row[0])))])
        or begins(row[0], wanted)
    ]
    if not found:
        names = dict.fromkeys([row[0] for grid in grids for row in grid.rows])
        raise UnknownText("TEXT.none", {"word": rest, "choices": ", ".join(names)})
    return said(*found)


def begins(name: str, wanted: Sequence[str]) -> bool:
    """Whether a name begins with these words, the last of them perhaps cut short."""
    tokens = fold(name)
    pairs = zip(tokens, wanted, strict=False)
    return len(wanted) <= len(tokens) and all([one.startswith(two) for one, two in pairs])


def row_line(grid: Grid, row: Sequence[str], whole: bool = False) -> str:
    """A row of a grid as a sentence: "Benkei: Oda 3, Mōri 1"; empty cells only if it is whole."""
    cells = [
        f"{column} {cell}"
        for column, cell in zip(grid.columns[1:], row[1:], strict=True)
        if whole or cell not in EMPTY
    ]
    return f"{row[0]}: {', '.join(cells) or '–'}"


def hand(now: Situation, rest: str) -> Reading:
    """What the seat holds and knows."""
    return said(*(now.face.hand(now.scene) or [now.words.text("text-no-hand")]))


def last(now: Situation, rest: str) -> Reading:
    """What happened since the seat's last move, or the last so many things."""
    start = len(now.events) - int(rest) if rest.isdecimal() else own_last(now)
    told = [
        now.words.event(now.state.game.name, event, now.names, now.seat)
        for event in now.events[max(start, 0) :]
    ]
    return said(*([line for line in told if line] or [now.words.text("text-no-events")]))


def own_last(now: Situation) -> int:
    """The place of the last event that the seat itself caused; the first if there is none."""
    own = [at for at, event in enumerate(now.events) if event.get("seat") == now.seat]
    return own[-1] if own else 0


def asked(now: Situation, rest: str = "") -> Reading:
    """What is asked of the seat, or for whom the table waits."""
    return said(prompt(now))


def prompt(now: Situation) -> str:
    """The same, as a sentence."""
    speech = now.words
    if not now.state.actors:
        return speech.text("text-over")
    if now.seat not in now.state.actors:
        names = [speech.who(seat, now.names, now.seat) for seat in now.state.actors]
        return speech.text("terminal-waiting", names=speech.listed(names))
    figures = {
        name: value
        for name, value in now.state.view(now.seat).items()
        if isinstance(value, (str, int))
    }
    moves = now.moves
    figures["only"] = now.state.game.moves.kind(moves[0]).name if len(moves) == 1 else "several"
    return speech.find(f"{now.state.game.name}-prompt", figures) or speech.text("prompt")


def moves_of(now: Situation, rest: str) -> Reading:
    """The legal moves with their numbers; only those that begin with a word, if it is given."""
    vocabulary = now.vocabulary
    lines = []
    for number, move in enumerate(now.moves, 1):
        text = vocabulary.say(move)
        if (
            not rest
            or begins(text, fold(rest))
            or begins(now.state.game.moves.text(move), fold(rest))
        ):
            lines.append(now.words.text("text-move", number=number, move=text))
    return said(*(lines or [now.words.text("text-no-moves")]))


def why(now: Situation, rest: str) -> Reading:
    """Why a move is not legal; what it does if it is."""
    if not rest:
        raise Refusal("COMMAND.needs")
    move = one_move(now, rest)
    assert now.seat is not None
    refusal = now.state.why_not(now.seat, move)
    if refusal is not None:
        hint = now.words.hint(refusal)
        return said(now.words.refusal(refusal), *([hint] if hint else []))
    game = now.state.game
    event = {"event": game.moves.kind(move).name, "seat": now.seat} | game.moves.parts(move)
    told = now.words.told(game.name, event, now.names, now.seat, "help")
    return said(now.words.text("text-legal", move=now.vocabulary.say(move)), told)


def near(now: Situation, rest: str) -> Reading:
    """A place, and what lies beside it."""
    if not rest:
        raise Refusal("COMMAND.needs")
    return said(*(now.face.near(now.scene, rest) or [now.words.text("text-no-places")]))


def score(now: Situation, rest: str) -> Reading:
    """How it stands."""
    return said(*(now.face.score(now.scene) or [now.words.text("text-no-score")]))


def offers(now: Situation, rest: str) -> Reading:
    """What is offered and promised."""
    return said(*(now.face.offers(now.scene) or [now.words.text("text-no-offers")]))


def clock(now: Situation, rest: str) -> Reading:
    """How much time is left."""
    lines: list[str] = []
    if now.clock is not None:
        for seat, left in enumerate(now.clock.left):
            if left is not None:
                time = f"{int(left) // 60}:{int(left) % 60:02}"
                name = now.words.who(seat, now.names, now.seat)
                lines.append(now.words.text("text-time", name=name, time=time))
    return said(*(lines or [now.words.text("text-no-clock")]))


def explain(now: Situation, rest: str) -> Reading:
    """What can be typed."""
    lines = [now.words.text(f"text-help-{name}") for name in QUESTIONS]
    moves = now.moves
    example = now.vocabulary.say(moves[0]) if moves else ""
    name = now.state.game.name
    forms = [now.words.find(f"{name}-compound-{one}.form", {}) for one in now.face.compounds]
    lines += [form for form in forms if form]
    return said(now.words.text("text-help", example=example or "–"), *lines)


def act(name: Literal["hint", "undo", "repeat"]) -> Answer:
    """Something that is done where the line was typed."""
    return lambda now, rest: Reading([], act=name)


# By name; `text-ask-<name>` has the words that ask it, in every language.
QUESTIONS: Final[Mapping[str, Answer]] = {
    "board": board,
    "hand": hand,
    "last": last,
    "asked": asked,
    "moves": moves_of,
    "why": why,
    "near": near,
    "score": score,
    "offers": offers,
    "clock": clock,
    "hint": act("hint"),
    "undo": act("undo"),
    "repeat": act("repeat"),
    "help": explain,
}


@cache
def question_words(language: str) -> Mapping[str, str]:
    """The question that each word asks, in a language and in English."""
    found: dict[str, str] = {"?": "help"}
    for one in (ENGLISH, language):
        for name in QUESTIONS:
            for word in words(one).text(f"text-ask-{name}").split():
                found[word.casefold()] = name
                found["".join(fold(word))] = name
    return found


# Lines.


def read(line: str, now: Situation) -> Reading:
    """What a line means; raises a refusal that says what was not understood, or not allowed."""
    line = " ".join(line.split())
    if not line:
        raise UnknownText("TEXT.empty")
    word, _, rest = line.partition(" ")
    question = question_words(now.words.language).get(word.casefold())
    if question is not None:
        return QUESTIONS[question](now, rest)
    moves = moves_in(line, now)
    vocabulary = now.vocabulary
    return Reading([vocabulary.say(move) for move in moves], moves=moves)


def moves_in(line: str, now: Situation) -> list[int]:
    """The moves that a line stands for: a number, a move, a compound, or several with ";"."""
    if now.seat is None:
        raise Refusal("KEY.seat", {"seat": "–"})
    if line.isdecimal():
        return [numbered(line, now.moves)]
    parts = [part.strip() for part in line.split(";") if part.strip()]
    if not parts:
        raise UnknownText("TEXT.empty")
    composer = Composer(now.state, now.seat, now.vocabulary)
    for part in parts:
        compose(part, now, composer)
    return composer.moves


def numbered(line: str, moves: Sequence[int]) -> int:
    """The legal move of this number."""
    if not (len(line) < 9 and 1 <= int(line) <= len(moves)):
        raise Refusal("COMMAND.number", {"number": line[:9], "most": len(moves)})
    return moves[int(line) - 1]


def compose(line: str, now: Situation, composer: Composer) -> None:
    """Add the moves of a line: those of a compound of the game, or one."""
    compounds = now.face.compounds
    for kind, compound in compounds.items():
        rest = after_verb(line, kind, now)
        if rest is not None:
            try:
                compound(composer, rest)
            except NotCompound:
                continue
            return
    later = Situation(composer.state, now.seat, now.names, now.words)
    composer.make(one_move(later, line))


def after_verb(line: str, compound: str, now: Situation) -> str | None:
    """What follows the word that begins a compound, in full; None if the line begins otherwise.

    It begins with the compound's name, with a word of `<game>-compound-<name>`, or as the kind of
    move of this name is said.
    """
    word, _, rest = line.partition(" ")
    game = now.state.game
    verbs = [compound]
    for speech in (now.words, words(ENGLISH)):
        for message in (f"{game.name}-{compound}.verb", f"{game.name}-compound-{compound}"):
            verbs += (speech.find(message, {}) or "").split()
    if compound in game.moves.kinds:
        found = patterns(game, game.moves[compound], now.words.language)
        verbs += [pattern[0] for pattern in found if isinstance(pattern[0], str)]
    return rest if fold(word) in [fold(verb) for verb in verbs] else None


def one_move(now: Situation, line: str) -> int:
    """The move that a line means: the nearest legal one, or the nearest, so that it is refused."""
    if line.isdecimal():
        return numbered(line, now.moves)
    meanings = now.vocabulary.meanings(line)
    legal = set(now.moves)
    found = nearest([meaning for meaning in meanings if meaning.code in legal])
    found = found or nearest(meanings)
    if not found:
        raise not_understood(now, line)
    if len(found) > 1:
        vocabulary = now.vocabulary
        choices = ", ".join([vocabulary.say(code) for code in found[:FEW]])
        raise UnknownText("TEXT.several", {"word": line, "choices": choices})
    return found[0]


def nearest(meanings: Sequence[Meaning]) -> list[int]:
    """The moves that a line is nearest to."""
    return [one.code for one in meanings if one.distance == meanings[0].distance]


def not_understood(now: Situation, line: str) -> Refusal:
    """What can be said now, to somebody who said something else."""
    vocabulary = now.vocabulary
    moves = now.moves
    if not moves:
        return UnknownText("TEXT.wait", {"word": line, "asked": prompt(now)})
    shown = [vocabulary.say(move) for move in moves[:FEW]]
    if len(moves) > FEW:
        kinds = dict.fromkeys([now.state.game.moves.kind(move) for move in moves])
        shown = [
            vocabulary.say(next(m for m in moves if now.state.game.moves.kind(m) is kind))
            for kind in kinds
        ]
    return UnknownText("TEXT.legal", {"word": line, "choices": "; ".join(shown)})
