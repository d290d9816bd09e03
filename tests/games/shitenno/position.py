"""Positions of Shitennō in a few words, for the tests.

    at("A places", hand_A="samurai*3 bushi+sohei 1koku", tiles_A="exchange", kanto="B | bushi/plus")

A province is named with the seats of its kamon from the left (`B*` is golden) and, after a bar, its
tiles from the top (troop/bonus). Hands are what everybody knows of them, unless `unseen_A` says
which cards of it are not. What is not said is filled up: kamon for the tiles that are held, the
pile with the troop cards that remain, the koku pile as full as the round allows.
"""

from __future__ import annotations

from typing import Any

import sengoku
from sengoku.games.kernel.moves import SEATS
from sengoku.games.shitenno.components import (
    BONUS_NAMES,
    CARD_NAMES,
    COPIES,
    PROVINCE_NAMES,
    TITLE_NAMES,
    TROOP_NAMES,
    VALUES,
    kamon_each,
)
from sengoku.games.shitenno.state import Shitenno

SHITENNO = sengoku.game("shitenno")
PHASES = {"divides": 0, "places": 3}


def at(
    turn: str,
    *,
    players: Any = 4,
    titles: Any = "daimyo shomyo sensei hatamoto",
    table: Any = "",
    earned: Any = "",
    discards: Any = None,
    pile: Any = None,
    piles: Any = 0,
    year: Any = 1,
    placed: Any = 0,
    stood_in: Any = False,
    journal: Any = None,
    events: Any = False,
    rules: Any = SHITENNO.rules,
    **places: Any,
) -> Shitenno:
    """The position in which a seat "divides" as Tairo, or "places"."""
    letter, _, phase = turn.partition(" ")
    seats = SEATS[:players]
    box = [int(copies) for copies in COPIES]
    hands = [counts(places.get(f"hand_{seat}", ""), box) for seat in seats]
    unseen = [words(places.get(f"unseen_{seat}", "")) for seat in seats]
    for hand, cards in zip(hands, unseen, strict=True):
        for card in cards:
            hand[card] += 1
            box[card] -= 1
    on_table = counts(table, box)
    lines = journal if journal is not None else told(unseen)
    held = [tiles(places.get(f"tiles_{seat}", "")) for seat in seats]
    used_draws = sum(line[1] >= 0 for line in lines) - 2 * players
    board = boards(places, players, sum(map(sum, held)) + used_draws)
    stacks, used = stacked(places, board, held, used_draws, players)
    known = [
        [hand[kind] - unseen_left(lines, seat, kind) for kind in range(14)]
        for seat, hand in enumerate(hands)
    ]
    koku_held = sum(sum(cards[14:]) for cards in [*hands, on_table])
    while players * year < koku_held:
        year += 1
    koku_pile = [kind for kind in range(3) for _ in range(box[14 + kind])]
    gone = players * year - koku_held
    spent = koku_pile[:gone]
    pile_cards, thrown = piled(box, pile, discards)
    lots = dict(word.split(":") for word in earned.split())
    new_titles = [TITLE_NAMES.index(lots[seat]) if seat in lots else -1 for seat in seats]
    divides = phase == "divides"
    state = SHITENNO.load(
        {
            "game": "shitenno",
            "rules": rules,
            "players": players,
            "acting": 1 << SEATS.index(letter),
            "record": [[] for _ in range(players + 1)] if events else [],
            "titles": [TITLE_NAMES.index(title) for title in titles.split()[:players]],
            "favour": [favour(board, seat) for seat in range(players)],
            "kamon": [
                int(kamon_each(players)) - sum(row.count(seat) for row, _ in board)
                for seat in range(players)
            ],
            "troops": [hand[:14] for hand in hands],
            "known": known,
            "journal": lines,
            "koku": [hand[14:] for hand in hands],
            "bonuses": held,
            "pile": pile_cards,
            "piles": piles,
            "discards": thrown,
            "koku_pile": koku_pile[gone:],
            "spent": [spent.count(kind) for kind in range(3)],
            "used": used,
            "stacks": stacks,
            "board": [seat for row, _ in board for seat in [*row, -1, -1, -1, -1][:4]],
            "golden": sum(
                1 << 4 * province + place
                for province, (_, golden) in enumerate(board)
                for place in golden
            ),
            "round": year,
            "phase": PHASES[phase],
            "tairo": SEATS.index(letter) if divides else -1,
            "table": on_table,
            "hierarchy": sum(1 << title for title in range(4) if title not in new_titles)
            if divides
            else 0,
            "offers": [0] * 34,
            "offered": [-1, -1],
            "earned": new_titles,
            "lot": [0] * 17,
            "placed": placed,
            "stood_in": int(stood_in),
            "claimed": -1,
            "spend": [0] * 20,
            "taken_back": 0,
        }
    )
    assert isinstance(state, Shitenno)
    return state


def begun(players: int, seed: int) -> Shitenno:
    """A game just dealt."""
    state = SHITENNO.start(players, seed)
    assert isinstance(state, Shitenno)
    return state


def words(cards: str) -> list[int]:
    """The kinds of the cards named: "samurai*2 samurai+bushi 1koku"."""
    found = []
    for word in cards.split():
        name, _, times = word.partition("*")
        found += [CARD_NAMES.index(name)] * int(times or 1)
    return found


def counts(cards: str, box: list[int] | None = None) -> list[int]:
    """The cards named, by kind, taken out of the box."""
    found = [0] * 17
    for card in words(cards):
        found[card] += 1
        if box is not None:
            box[card] -= 1
            assert box[card] >= 0, f"there are not so many {CARD_NAMES[card]}"
    return found


def tiles(names: str) -> list[int]:
    found = [0, 0, 0]
    for word in names.split():
        name, _, times = word.partition("*")
        found[BONUS_NAMES.index(name)] += int(times or 1)
    return found


def told(unseen: list[list[int]]) -> list[list[int]]:
    """A journal in which the first cards that are no longer there were shown."""
    first = [[seat, 0, [*cards, 0, 0][at]] for seat, cards in enumerate(unseen) for at in (0, 1)]
    shown = [[seat, -1, 0] for seat, cards in enumerate(unseen) for _ in range(2 - len(cards))]
    drawn = [[seat, 0, kind] for seat, cards in enumerate(unseen) for kind in cards[2:]]
    return first + shown + drawn


def unseen_left(lines: list[list[int]], seat: int, kind: int) -> int:
    mine = [line for line in lines if line[0] == seat and line[2] == kind]
    return sum(1 if line[1] >= 0 else -1 for line in mine)


def boards(places: dict[str, str], players: int, needed: int) -> list[tuple[list[int], list[int]]]:
    """For each province its kamon, and the places of the golden ones; enough for so many tiles."""
    found = []
    for province in PROVINCE_NAMES:
        kamon = places.get(province, "").partition("|")[0].split()
        row = [SEATS.index(letter[0]) for letter in kamon]
        found.append((row, [place for place, letter in enumerate(kamon) if letter[1:]]))
    turn = 0
    for number in range(7, -1, -1):
        row = found[number][0]
        while needed > sum(min(3, len(kamon)) for kamon, _ in found) and len(row) < 3:
            if PROVINCE_NAMES[number] in places:
                break
            row.append(turn % players)
            turn += 1
    return found


def stacked(
    places: dict[str, str],
    board: list[tuple[list[int], list[int]]],
    held: list[list[int]],
    draws: int,
    players: int,
) -> tuple[list[int], list[int]]:
    """The stacks that explain the tiles held, with the tiles named; and how many are used."""
    left = [tile for tile in range(12) for _ in range(2)]
    stacks = [-1] * 24
    for number, province in enumerate(PROVINCE_NAMES):
        won = min(3, len(board[number][0]))
        named = places.get(province, "").partition("|")[2].split()
        for depth, word in enumerate(named):
            troop, _, bonus = word.partition("/")
            tile = TROOP_NAMES.index(troop) * 3 + BONUS_NAMES.index(bonus)
            stacks[number * 3 + won + depth] = tile
            left.remove(tile)
    wanted = [kind for kind in range(3) for row in held for _ in range(row[kind])]
    wanted += [2] * draws
    used = [0, 0, draws]
    for number in range(8):
        for depth in range(min(3, len(board[number][0]))):
            if wanted:
                won_bonus = wanted.pop()
            else:
                won_bonus = 0 if any(tile % 3 == 0 for tile in left) else 1
                used[won_bonus] += 1
            tile = next(tile for tile in left if tile % 3 == won_bonus)
            stacks[number * 3 + depth] = tile
            left.remove(tile)
    assert not wanted, "more tiles are held than were won"
    for place in range(24):
        if stacks[place] < 0:
            stacks[place] = left.pop()
    return stacks, used


def piled(box: list[int], pile: str | None, discards: str | None) -> tuple[list[int], list[int]]:
    """The pile and the discard: all other cards are in the one that is not named."""
    if pile is not None:
        cards = words(pile)
        return cards, [box[kind] - cards.count(kind) for kind in range(14)]
    thrown = counts(discards or "")[:14]
    rest = [kind for kind in range(14) for _ in range(box[kind] - thrown[kind])]
    return rest, thrown


def favour(board: list[tuple[list[int], list[int]]], seat: int) -> int:
    return sum(
        int(VALUES[province * 4 + place])
        for province, (row, _) in enumerate(board)
        for place, holder in enumerate(row)
        if holder == seat
    )


def play(state: Shitenno, *moves: str) -> Shitenno:
    """Play moves in notation, each by the seat whose turn it is."""
    for move in moves:
        seat = state.actors[0]
        state.play(seat, state.parse(seat, move))
    return state


def texts(state: Shitenno) -> list[str]:
    """All legal moves, in notation and in their order."""
    seat = state.actors[0]
    return [state.text(seat, move) for move in state.moves(seat)]


def kinds(state: Shitenno) -> set[str]:
    """The first words of all legal moves."""
    return {text.split()[0] for text in texts(state)}


def refusal(state: Shitenno, move: str) -> tuple[str, str, dict[str, Any]]:
    """The rule and the case that forbid a move in notation, with its figures."""
    seat = state.actors[0]
    why = state.why_not(seat, state.parse(seat, move))
    assert why is not None, f"{move} is legal"
    return why.rule, why.reason, dict(why.figures)


def hand(state: Shitenno, seat: str) -> list[str]:
    """The cards of a hand by name, koku too."""
    at_seat = SEATS.index(seat)
    troops = list(state.troops[at_seat * 14 : at_seat * 14 + 14])
    cards = troops + list(state.koku[at_seat * 3 : at_seat * 3 + 3])
    return [CARD_NAMES[kind] for kind, count in enumerate(cards) for _ in range(count)]


def titles(state: Shitenno) -> str:
    """The titles by seat, in words."""
    return " ".join(TITLE_NAMES[title] for title in state.titles)


def order(state: Shitenno) -> str:
    """The seats by title, the highest first."""
    return "".join(sorted(SEATS[: state.players], key=lambda seat: state.titles[SEATS.index(seat)]))
