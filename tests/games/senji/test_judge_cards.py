"""Senji, the judge and cards: bids, deals, promises, and what autumn brings."""

from __future__ import annotations

import sengoku
from sengoku.games.senji.components import BLUFF, FAMILIES
from sengoku.games.senji.rules.masks import worth
from sengoku.games.senji.state import Senji
from tests.games.senji.position import at, hand, play
from tests.games.senji.test_judge import best, weighed

A, B, C = range(3)


def seen(state: Senji) -> Senji:
    """The same position, everybody having seen every card where it lies."""
    dump = state.dump()
    for viewer in range(state.players + 1):
        for family in range(FAMILIES):
            word = 0
            for slot in range(BLUFF):
                for holder in range(state.players):
                    if state.diplomacy.hands[holder * FAMILIES + family] >> slot & 1:
                        word |= (holder + 1) << 4 * slot
            dump["holders"][viewer][family] = word
    loaded = state.game.load(dump)
    assert isinstance(loaded, Senji)
    return loaded


def follow(state: Senji, who: str, most: int = 60, **weights: float) -> list[str]:
    """What the seat does until it is ready, or has done so much."""
    done: list[str] = []
    while len(done) < most and (not done or done[-1] != "ready"):
        done.append(best(state, who, **weights))
        play(state, f"{who}: {done[-1]}")
    return done


# The auction.


def test_it_bids_for_what_completes_a_set() -> None:
    """With cards of four other families, the fifth is worth much more than a second one."""
    held = "A:yellow-trade-1 A:blue-trade-2 A:green-trade-1 A:purple-trade-1"
    state = at("bidding", hands=held, lots="0:yellow-military-1 4:black-military-2")
    follow(state, "A", whim=0.0, bid=6.0)
    laid = [worth(state.auction.laid[lot]) for lot in (0, 4)]
    assert laid[1] > laid[0]


def test_bids_are_laid_once_and_then_it_is_ready() -> None:
    state = at("bidding", lots="0:yellow-military-4 2:blue-member-4 4:black-trade-4")
    bids = follow(state, "A")
    assert bids[-1] == "ready"
    assert not any(bid.startswith("lift") for bid in bids)
    assert len(bids) < 10


# Deals.


def test_it_offers_what_gains_for_both_and_does_not_dither() -> None:
    state = seen(at("winter", units="YAM:1 OWA:1"))
    talk = follow(state, "A", 100)
    assert talk[-1] == "ready"
    assert talk.count("send") >= 2
    assert "drop" not in talk
    for text in talk:
        assert not text.startswith("cover"), "who shows his cards is believed"


def test_offers_made_so_are_taken() -> None:
    state = seen(at("winter"))
    follow(state, "A", 100)
    assert best(state, "B").startswith("take from A")


def test_an_offer_that_gains_is_taken_and_one_that_loses_is_refused() -> None:
    state = seen(at("winter"))
    play(state, "B: offer to A", "B: show green-trade-4", "B: want red-military", "B: exactly 1")
    play(state, "B: send")
    assert best(state, "A") == "take from B 1"
    state = seen(at("winter", hands="A:black-member-4"))
    play(state, "B: offer to A", "B: show green-military-1", "B: want black-member", "B: exactly 4")
    play(state, "B: send")
    values = weighed(state, "A")
    assert values["take from B 1"] < values["refuse from B 1"]


def test_a_gift_is_taken_and_a_demand_is_not() -> None:
    state = seen(at("winter"))
    play(state, "B: offer to A", "B: show green-trade-4", "B: send")
    assert best(state, "A") == "take from B 1"
    state = seen(at("winter"))
    play(state, "B: offer to A", "B: want red-member", "B: send")
    assert best(state, "A") == "refuse from B 1"


def test_it_pays_with_what_it_misses_least() -> None:
    state = seen(at("winter"))
    play(state, "B: offer to A", "B: show green-trade-4", "B: want any", "B: send")
    play(state, "A: take from B 1")
    assert best(state, "A").endswith("-1")


def test_a_leader_about_to_win_gets_less() -> None:
    def taken(honour: str) -> float:
        state = seen(at("winter", honour=honour))
        play(state, "B: offer to A", "B: show green-trade-3", "B: want red-member")
        play(state, "B: exactly 3", "B: send")
        return weighed(state, "A", margin=-100.0)["take from B 1"]

    assert taken("A:10 B:55") < taken("A:10 B:10")


def test_without_deals_nothing_is_offered_or_taken() -> None:
    state = seen(at("winter"))
    talk = follow(state, "A", deals=0.0)
    assert not any(text.startswith("offer") for text in talk)
    state = seen(at("winter"))
    play(state, "B: offer to A", "B: show green-trade-4", "B: send")
    assert best(state, "A", deals=0.0) == "refuse from B 1"


# Promises.


def test_peace_is_promised_to_a_neighbour_who_is_no_prey() -> None:
    """C stands as strong as A: neither would gain by an attack."""
    state = at("winter", units="YAM:4 OWA:4 KII:4 KAG:4 IZM:3 SAN:4")
    talk = follow(state, "A")
    assert "promise peace" in talk
    weak = at("winter", units="YAM:6 KAG:5 OWA:1 KII:1")
    talk = follow(weak, "A")
    told = [talk[place + 1] for place, text in enumerate(talk) if text == "promise peace"]
    assert "tell C" not in told


# Autumn.


def test_it_scores_the_best_arrangement() -> None:
    """Four suns bring more than a quartet with one of them."""
    state = at("autumn", flowers="A:sun*4+animal+tanzaku+plain")
    assert best(state) == "combine suns"


def test_a_sun_is_kept_for_its_own_kind_early_in_the_game_and_used_at_the_end() -> None:
    flowers = "A:sun*3+animal*3+tanzaku+plain"
    assert best(at("autumn", flowers=flowers)) != "combine quartet"
    assert best(at("autumn", flowers=flowers, honour="A:59 B:60")) == "combine quartet"


def test_it_returns_a_set_with_the_cards_of_least_use() -> None:
    held = [
        "yellow-trade-1", "blue-trade-2", "black-trade-1",
        "green-military-1", "green-member-4", "purple-military-2",
    ]  # fmt: skip
    state = at("autumn", hands=" ".join(f"A:{name}" for name in held))
    play(state, "reveal green-member-4")
    done: list[str] = []
    while state.board.honour[A] < 14 and len(done) < 6:
        done.append(best(state))
        play(state, done[-1])
    assert len(done) == 5
    assert all(text.startswith("tribute") for text in done)
    assert hand(state, "A") == {name for name in hand(state, "A") if name.startswith("red")}


def test_members_are_revealed_and_not_taken_back() -> None:
    state = at("autumn", hands="A:green-member-3 A:green-member-2")
    assert best(state) == "reveal green-member-3"
    play(state, "reveal green-member-3")
    assert best(state) == "done"


def test_it_shows_what_it_misses_least_and_takes_what_helps_most() -> None:
    state = at(
        "autumn", hands="A:green-trade-2", flowers="A:sun*3 B:plain*2+animal*3+sun", actor="A"
    )
    play(state, "trade green-trade-2")
    shown = best(state)
    assert shown == "present plain"
    play(state, shown, "present sun")
    assert best(state) == "pick sun"


def test_bots_close_deals() -> None:
    """At a table of four greedy bots, at least one deal a winter on average."""
    game = sengoku.game("senji")
    deals = winters = 0
    for seed in range(4):
        state = game.start(4, seed, events=True)
        bots = [sengoku.bot("greedy", seed=number) for number in range(4)]
        while state.actors:
            mover = state.actors[0]
            state.play(mover, bots[mover].choose(state.imagine(mover, sengoku.Random(9)), mover))
        for who in range(4):
            deals += sum(e["event"] == "deal" and e["seat"] == who for e in state.events(who))
        assert isinstance(state, Senji)
        winters += state.year
    assert deals >= winters
