"""What a typed line means: a question and its answer, or moves to be made."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final, Literal, TypeAlias

from sengoku.games.kernel import State
from sengoku.games.kernel.moves import label
from sengoku.games.kernel.refusals import Figures, IllegalMove, Refusal, UnknownText
from sengoku.protocol import ClockInfo, EventData, Grid, Reading
from sengoku.text.composing import Composer, NotCompound
from sengoku.text.face import Detailed, Face, face
from sengoku.text.scene import Scene
from sengoku.text.vocabulary import Meaning, Vocabulary, fold, my_words
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
    """The board, a line for each row; or all about the rows and columns of this name."""
    grids = now.face.board(now.scene)
    if rest:
        return said(*about(now, rest, grids))
    lines: list[str] = []
    for grid in grids:
        lines += [grid.caption] if len(grids) > 1 else []
        lines += [row_line(now.words, grid, row) for row in grid.rows]
    return said(*lines)


def about(now: Situation, name: str, grids: Sequence[Grid]) -> list[str]:
    """All that is known of a name: rows and columns of the board, and what the game adds."""
    names = dict.fromkeys([row[0] for grid in grids for row in grid.rows])
    headings = dict.fromkeys([column for grid in grids for column in grid.columns[1:]])
    wanted = meant(now, name, [*names, *headings])
    if not wanted:
        raise UnknownText("TEXT.none", {"word": name, "choices": ", ".join(names)})
    lines: list[str] = []
    for grid in grids:
        rows = [row for row in grid.rows if row[0] in wanted]
        found = [row_line(now.words, grid, row, whole=True) for row in rows]
        for at, column in enumerate(grid.columns):
            if at and column in wanted:
                cells = ", ".join([f"{row[0]} {row[at]}" for row in grid.rows])
                found.append(now.words.text("text-row", name=column, cells=cells))
        lines += [grid.caption, *found] if found and len(grids) > 1 else found
    if isinstance(now.face, Detailed):
        lines += [line for row in names if row in wanted for line in now.face.about(now.scene, row)]
    return lines


def meant(now: Situation, said: str, names: Sequence[str]) -> list[str]:
    """Which of these names somebody means: whole, by a seat's letter, or only begun."""
    wanted = fold(said)
    seats = {fold(label(at)): at for at in range(len(now.names))}
    seats |= {fold(name): at for at, name in enumerate(now.names)}
    if now.seat is not None:
        seats |= dict.fromkeys(my_words(now.words.language), now.seat)
    seat = seats.get(wanted)
    who = None if seat is None else now.words.who(seat, now.names, now.seat)
    return (
        [name for name in names if fold(name) == wanted or name == who]
        or [name for name in names if begins(name, wanted)]
        or [name for name in names if within(name, wanted)]
    )


def within(name: str, wanted: Sequence[str]) -> bool:
    """Whether some words inside a name begin with these."""
    tokens = fold(name)
    return any([begins(" ".join(tokens[at:]), wanted) for at in range(len(tokens))])


def begins(name: str, wanted: Sequence[str]) -> bool:
    """Whether a name begins with these words, the last of them perhaps cut short."""
    tokens = fold(name)
    pairs = zip(tokens, wanted, strict=False)
    long_enough = 0 < len(wanted) <= len(tokens)
    return long_enough and all([one.startswith(two) for one, two in pairs])


def row_line(speech: Words, grid: Grid, row: Sequence[str], whole: bool = False) -> str:
    """A row of a grid as a sentence: "Benkei: Oda 3, Mōri 1"; empty cells only if it is whole."""
    if len(row) == 2:  # the caption says what the numbers are
        return speech.text("text-row", name=row[0], cells=row[1])
    cells = [
        f"{column} {cell}"
        for column, cell in zip(grid.columns[1:], row[1:], strict=True)
        if whole or cell not in EMPTY
    ]
    return speech.text("text-row", name=row[0], cells=", ".join(cells) or "–")


def hand(now: Situation, rest: str) -> Reading:
    """What the seat holds and knows."""
    return said(*(now.face.hand(now.scene) or [now.words.text("text-no-hand")]))


def last(now: Situation, rest: str) -> Reading:
    """What happened since the seat's last move, or the last so many things."""
    start = len(now.events) - int(rest[:6]) if rest.isdecimal() else own_last(now)
    told = [
        now.words.event(now.state.game.name, event, now.names, now.seat)
        for event in now.events[max(start, 0) :]
    ]
    return said(*([line for line in told if line] or [now.words.text("text-no-events")]))


def own_last(now: Situation) -> int:
    """The place of the last event that the seat itself caused; the first if there is none.

    Spectators, who cause nothing, are told the last few.
    """
    if now.seat is None:
        return len(now.events) - FEW
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
        return speech.text("text-waiting", names=speech.listed(names))
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
    numbered = list(enumerate(now.moves, 1))
    chosen = [(at, move) for at, move in numbered if not rest or called(now, move, rest)]
    if numbered and not chosen:
        raise not_understood(now, rest)
    vocabulary = now.vocabulary
    lines = [
        now.words.text("text-move", number=at, move=vocabulary.say(move)) for at, move in chosen
    ]
    return said(*(lines or [now.words.text("text-no-moves")]))


def called(now: Situation, move: int, begun: str) -> bool:
    """Whether a move is called so: in notation, in the language, in English."""
    english = Vocabulary(now.state.game, words(ENGLISH), now.names, now.seat)
    names = (now.state.game.moves.text(move), now.vocabulary.say(move), english.say(move))
    return any([begins(name, fold(begun)) for name in names])


def why(now: Situation, rest: str) -> Reading:
    """Why a line is not legal; what its moves do if it is."""
    if not rest:
        raise Refusal("COMMAND.needs")
    try:
        moves = moves_in(rest, now)
    except IllegalMove as refusal:
        hint = now.words.hint(refusal)
        return said(now.words.refusal(refusal), *([hint] if hint else []))
    game = now.state.game
    lines: list[str] = []
    for move in moves:
        event = {"event": game.moves.kind(move).name, "seat": now.seat} | game.moves.parts(move)
        lines.append(now.words.text("text-legal", move=now.vocabulary.say(move)))
        lines.append(now.words.told(game.name, event, now.names, now.seat, "help"))
    return said(*lines)


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
    """What can be typed: moves, lines of the game that stand for several, questions."""
    example = now.vocabulary.say(next(iter(now.moves), 0))
    game = now.state.game.name
    lines = [now.words.find(f"{game}-compound-{name}.form", {}) for name in now.face.compounds]
    unasked = getattr(now.face, "unasked", ())
    lines += [now.words.text(f"text-help-{name}") for name in QUESTIONS if name not in unasked]
    return said(now.words.text("text-help", example=example), *[line for line in lines if line])


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
    """What a line means; raises a refusal that says what was not understood, or not allowed.

    An empty line is the only legal move, as some prompts say.
    """
    line = " ".join(line.split())
    if not line:
        line = "1" if len(now.moves) == 1 else ";"
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
        raise Refusal("TEXT.watching")
    parts = [part.strip() for part in line.split(";") if part.strip()]
    if not parts:
        raise UnknownText("TEXT.empty")
    if not now.state.acts(now.seat):
        raise UnknownText("TEXT.wait", {"asked": prompt(now)})
    composer = Composer(now.state, now.seat, now.vocabulary)
    for part in parts:
        try:
            compose(part, now, composer)
        except (IllegalMove, UnknownText) as refusal:
            raise in_part(refusal, part if len(parts) > 1 else "", composer) from None
    return composer.moves


def in_part(refusal: Refusal, part: str, composer: Composer) -> Refusal:
    """A refusal that says which of several moves or parts of a line it is about."""
    speech = composer.vocabulary.words
    if not part and composer.moves and composer.failed is not None:
        part = composer.vocabulary.say(composer.failed)
    if not part:
        return refusal
    figures: Figures = {"part": part, "problem": speech.refusal(refusal)}
    kind = IllegalMove if isinstance(refusal, IllegalMove) else UnknownText
    return kind("TEXT.part", figures)


def numbered(line: str, moves: Sequence[int]) -> int:
    """The legal move of this number."""
    if not (len(line) < 9 and 1 <= int(line) <= len(moves)):
        raise Refusal("COMMAND.number", {"number": line[:9], "most": len(moves)})
    return moves[int(line) - 1]


def compose(line: str, now: Situation, composer: Composer) -> None:
    """Add the moves of a line: those of a compound of the game, or one.

    The word that begins a compound may be cut short where the line is no move.
    """
    later = Situation(composer.state, now.seat, now.names, now.words)
    for whole in (True, False):
        for name, compound in now.face.compounds.items():
            rest = after_verb(line, name, now, whole)
            if rest is not None:
                try:
                    compound(composer, rest)
                except NotCompound:
                    continue
                return
        if whole and (line.isdecimal() or now.vocabulary.meanings(line)):
            break
    composer.make(one_move(later, line))


def after_verb(line: str, compound: str, now: Situation, whole: bool = True) -> str | None:
    """What follows the words that begin a compound; None if a line begins otherwise.

    It begins with the compound's name, with a word of `<game>-compound-<name>`, or as the kind of
    move of this name is said; of those words, all but the first may be left out.
    """
    verb, *rest = line.split(" ")
    typed = "".join(fold(verb))
    game = now.state.game
    openings = [[compound]]
    for speech in (now.words, words(ENGLISH)):
        said = speech.find(f"{game.name}-compound-{compound}", {}) or ""
        openings += [list(fold(word)) for word in said.split()]
    if compound in game.moves.kinds:
        openings += now.vocabulary.openings(compound)
    for first, *others in openings:
        if first == typed or (typed and not whole and first.startswith(typed)):
            while rest and "".join(fold(rest[0])) in others:
                rest = rest[1:]
            return " ".join(rest)
    return None


def one_move(now: Situation, line: str) -> int:
    """The move that a line means, legal or not; a legal one where words are cut short."""
    if line.isdecimal():
        return numbered(line, now.moves)
    meanings = now.vocabulary.meanings(line)
    meanings = [meaning for meaning in meanings if meaning.whole] or meanings
    legal = set(now.moves)
    found = nearest([meaning for meaning in meanings if meaning.code in legal])
    found = found or nearest(meanings)
    if not found:
        raise not_understood(now, line)
    if len(found) > 1:
        vocabulary = now.vocabulary
        choices = ", ".join(dict.fromkeys([vocabulary.say(code) for code in found[:FEW]]))
        raise UnknownText("TEXT.several", {"word": line, "choices": choices})
    return found[0]


def nearest(meanings: Sequence[Meaning]) -> list[int]:
    """The moves that a line is nearest to."""
    return [one.code for one in meanings if one.distance == meanings[0].distance]


def not_understood(now: Situation, line: str) -> Refusal:
    """What can be said now, to somebody who said something else."""
    moves = now.moves
    verb = line.partition(" ")[0]
    moves = [move for move in moves if called(now, move, verb)] or moves
    if len(moves) > FEW:
        kinds = {now.state.game.moves.kind(move).number: move for move in reversed(moves)}
        moves = sorted(kinds.values()) if len(kinds) > 1 else moves[:FEW]
    vocabulary = now.vocabulary
    shown = "; ".join([vocabulary.say(move) for move in moves])
    return UnknownText("TEXT.legal", {"word": line, "choices": shown})
