"""Shitennō, what happened as each seat saw it."""

from __future__ import annotations

from collections import Counter
from typing import Any

import sengoku
from sengoku.games.kernel import play_out
from sengoku.games.shitenno.rules import memory
from sengoku.games.shitenno.state import Shitenno

from .position import SHITENNO, at, play, words


def told(state: Shitenno, seat: int | None) -> list[str]:
    return [event["event"] for event in state.events(seat)]


def test_a_lot_is_told_when_it_is_offered() -> None:
    state = at("A divides", table="samurai bushi 1koku", events=True)
    play(state, "add samurai", "add bushi", "remove bushi", "offer with sensei", "refuse", "accept")
    assert told(state, 0) == ["add", "add", "remove", "offer", "refuse", "accept"]
    for seat in (1, 2, 3, None):
        assert told(state, seat) == ["offer", "refuse", "accept"]
    offer: dict[str, Any] = state.events(1)[0]
    assert offer == {"event": "offer", "seat": 0, "hierarchy": 2, "cards": words("samurai")}


def test_a_lot_that_is_kept_and_a_split() -> None:
    state = at("A divides", players=3, table="samurai bushi 1koku", events=True)
    play(state, "add samurai", "offer with sensei", "refuse", "refuse")
    assert state.events(None)[-1] == {"event": "keep", "seat": 0, "tairo": 1}
    play(state, "add 1koku", "split with hatamoto and daimyo", "choose daimyo")
    split, choice, titles = state.events(None)[-3:]
    assert (split["hierarchy"], split["cards"]) == (0, words("bushi"))
    assert (split["rest"], split["others"]) == (3, words("1koku"))
    assert choice == {"event": "choose", "seat": 2, "hierarchy": 0}
    assert titles == {"event": "titled", "titles": [2, 3, 0]}


def test_a_kamon_is_told_with_all_that_it_brought() -> None:
    state = at("A places", hand_A="3koku 2koku", chugoku="| bushi/exchange sohei/plus", events=True)
    play(state, "claim chugoku", "withdraw", "claim chugoku", "spend 3koku", "place")
    assert told(state, 0) == ["claim", "withdraw", "claim", "spend", "place"]
    placed = {"event": "place", "seat": 0, "province": 0, "position": 0, "paid": [16]}
    assert state.events(2) == [placed | {"favour": 3 + 2, "tile": 0, "shows": 2}]
    last = at("A places", hand_A="3koku*3", chugoku="B C B", events=True)
    play(last, "claim chugoku", *["spend 3koku"] * 3, "place")
    assert {"tile", "shows"}.isdisjoint(last.events(2)[0])


def test_the_sensei_the_years_and_the_end() -> None:
    state = at("C places", year=5, chugoku="C", events=True)
    play(state, "turn chugoku", "done")
    turn, done, year = state.events(None)
    assert turn == {"event": "turn", "seat": 2, "province": 0}
    assert done == {"event": "done", "seat": 3}
    assert (year["event"], year["round"], year["tairo"]) == ("year", 6, 0)
    assert Counter(year["cards"]) == Counter(memory.listed(state.table))
    play_out(state, sengoku.Random(1))
    end = state.events(None)[-1]
    assert end["event"] == "end"
    assert end["scores"] == list(state.scores)


def test_first_cards_are_told_to_their_owners() -> None:
    state = SHITENNO.start(3, 1, events=True)
    assert isinstance(state, Shitenno)
    assert told(state, None) == ["start", "year"]
    for seat in range(3):
        drawn = [event["card"] for event in state.events(seat) if event["event"] == "drawn"]
        assert len(drawn) == 2
        assert all(state.troops[seat * 14 + card] for card in drawn)


def test_a_reshuffle_is_told() -> None:
    state = at("A places", tiles_A="draw", pile="", events=True)
    play(state, "draw")
    assert told(state, 1)[:2] == ["draw", "reshuffle"]
