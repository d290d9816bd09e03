"""Senji in text: what is said is understood, nothing hidden is said, a line is all or nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest

import sengoku
from sengoku.games.kernel import may_follow, sequence_breaks
from sengoku.games.kernel.refusals import Refusal
from sengoku.text.composing import Composer
from sengoku.text.describing import description
from sengoku.text.reading import Situation, explain, read
from sengoku.words import languages, words

NAMES = ["Akane", "Benkei", "Chiyo", "Daigo", "Emi", "Fuku"]
PHASES = 25  # of the rules, with the end: all but one that random games hardly come to
KINDS = 57  # of moves: all but two


def now(state: sengoku.State, seat: int | None, language: str = "en") -> Situation:
    """What a seat has before it."""
    return Situation(state, seat, NAMES[: state.players], words(language))


def positions(seed: int) -> Iterator[tuple[sengoku.State, int]]:
    """The positions of a random game, each with somebody who acts; the last one is its end."""
    players = 3 + seed % 4
    umeko = "hanafuda" if players == 5 else "diplomacy"
    state = sengoku.game("senji").start(players, seed, max_years=4, umeko=umeko)
    random = sengoku.Random(seed)
    while state.actors:
        seat = state.actors[random.below(len(state.actors))]
        yield state, seat
        moves = state.moves(seat)
        hurries = state.open_view()["phase"] in ("bidding", "winter") and random.below(3)
        state.play(seat, moves[0 if hurries else random.below(len(moves))])
    yield state, 0


@cache
def sampled() -> list[tuple[sengoku.State, int, list[int]]]:
    """Positions of every phase, with some moves of every kind that random games come to."""
    found = []
    met: Counter[str] = Counter()
    for seed in (49, 3, 31, 37, 22, 35):  # chosen so that much happens
        for state, seat in positions(seed):
            phase = f"phase {state.open_view()['phase']}"
            by_kind: dict[str, list[int]] = {}
            for move in state.moves(seat):
                by_kind.setdefault(state.game.moves.kind(move).name, []).append(move)
            fresh = [kind for kind in by_kind if met[kind] < 2]
            if not fresh and met[phase] > 2:
                continue
            met.update([phase, *by_kind])
            same = [by_kind[kind] for kind in fresh or list(by_kind)[:2]]
            moves = list(dict.fromkeys([move for some in same for move in (some[0], some[-1])]))
            found.append((state.copy(), seat, moves))
    assert len(met) == PHASES + KINDS
    return found


# Saying and understanding.


@pytest.mark.parametrize("language", languages())
def test_every_move_is_understood_as_it_is_said(language: str) -> None:
    for state, seat, moves in sampled():
        here = now(state, seat, language)
        english = now(state, seat).vocabulary
        for move in moves:
            for line in (here.vocabulary.say(move), english.say(move), state.game.moves.text(move)):
                assert read(line, here).moves == [move], line


@pytest.mark.parametrize("language", languages())
def test_every_kind_of_move_has_words_of_its_own(language: str) -> None:
    state = sengoku.game("senji").start(3, 1)
    vocabulary = now(state, 0, language).vocabulary
    for kind in state.game.moves.kinds.values():
        code = kind.code(*[0] * len(kind.parts))
        said = words(language).find(
            f"senji-{kind.name}.say", {part.name: f"[{part.name}]" for part in kind.parts}
        )
        assert said is not None, kind.name
        for part in kind.parts:
            assert f"[{part.name}]" in said, kind.name
        assert code in [meaning.code for meaning in vocabulary.meanings(vocabulary.say(code))]


@pytest.mark.parametrize("language", languages())
def test_no_move_begins_like_a_question(language: str) -> None:
    from sengoku.text.reading import question_words

    state = sengoku.game("senji").start(3, 1)
    asked = question_words(language)
    for kind in state.game.moves.kinds.values():
        said = now(state, 0, language).vocabulary.say(kind.first)
        assert said.split()[0].casefold().strip(":,") not in asked, said


@pytest.mark.parametrize("language", languages())
def test_words_may_be_cut_short(language: str) -> None:
    for state, seat, moves in sampled():
        here = now(state, seat, language)
        for move in moves:
            line = here.vocabulary.say(move)
            short = " ".join([word[:-1] if len(word) > 5 else word for word in line.split()])
            assert read(short, here).moves == [move], short


# Telling.


@pytest.mark.parametrize("language", languages())
def test_a_description_says_all_that_is_seen_and_nothing_hidden(language: str) -> None:
    for state, seat, _ in sampled()[:: 1 if language == "en" else 4]:
        for viewer in (seat, (seat + 1) % state.players, None):
            told = description(now(state, viewer, language))
            world = state.imagine(viewer, sengoku.Random(7))
            assert description(now(world, viewer, language)) == told
            text = str(told)
            assert "senji-" not in text
            assert "{" not in text
            for section in told.sections:
                for grid in section.grids:
                    assert {len(row) for row in grid.rows} == {len(grid.columns)}
                    assert len({row[0] for row in grid.rows}) == len(grid.rows)


@pytest.mark.parametrize("language", languages())
def test_a_place_tells_its_neighbours_and_odds(language: str) -> None:
    for at, (state, seat) in enumerate(positions(8)):
        if at % 300:
            continue
        here = now(state, seat, language)
        for place in ("Kaga", "owari", "KII", "mut"):
            lines = read(f"near {place}", here).lines
            assert len(lines) > 1
            assert "senji-" not in str(lines)
        view = state.view(seat)
        if view["year"] and seat in view["owners"] and any(view["units"]):
            own = [at for at, owner in enumerate(view["owners"]) if owner == seat]
            told = [str(read(f"near {here.scene.named('province', at)}", here)) for at in own]
            assert any("%" in line for line in told) or not sum(view["units"][at] for at in own)
    with pytest.raises(Refusal) as refused:
        read("near nowhere", here)
    assert "Kaga" in here.words.refusal(refused.value)


# Lines that stand for several moves.


def until(phase: str, players: int = 3, seed: int = 3) -> tuple[sengoku.State, int]:
    """A position of a phase, where as little as possible was done before it; and who acts."""
    state = sengoku.game("senji").start(players, seed, max_years=4)
    while True:
        seat = state.actors[0]
        if state.open_view()["phase"] == phase:
            return state, seat
        state.play(seat, state.default(seat))


def said(state: sengoku.State, seat: int, line: str, language: str = "en") -> list[str]:
    """The moves that a line stands for, in notation; the house must accept them as one choice."""
    before = state.dump()
    moves = read(line, now(state, seat, language)).moves
    assert state.dump() == before
    assert sequence_breaks(state, seat, moves) is None
    return [state.game.moves.text(move) for move in moves]


def refused(state: sengoku.State, seat: int, line: str, language: str = "en") -> str:
    """Why a line is refused; nothing has changed."""
    before = state.dump()
    here = now(state, seat, language)
    with pytest.raises(Refusal) as refusal:
        read(line, here)
    assert state.dump() == before
    sentence = here.words.refusal(refusal.value)
    assert not sentence.startswith(refusal.value.rule)
    return sentence


def make(state: sengoku.State, seat: int, line: str) -> None:
    for move in read(line, now(state, seat)).moves:
        state.play(seat, move)


def test_a_bid_lays_several_cards() -> None:
    state, seat = until("bidding")
    moves = ["lay trade-4 on blue-lot-1", "lay member-1 on blue-lot-1"]
    assert said(state, seat, "bid trade 4, member 1 on blue lot 1") == moves
    assert said(state, seat, "miser commerce 4 et membre 1 sous le lot bleu 1", "fr") == moves
    assert said(state, seat, "punta commercio 4, membro 1 sul lotto blu 1", "it") == moves
    assert (
        said(state, seat, "bieden handelskaart 4, familielid 1 onder blauwe kavel 1", "nl") == moves
    )
    here = now(state, seat).scene
    for lot, card in enumerate(state.open_view()["lots"]):
        line = f"bid trade 4 on {here.named('card', card)}; ready"
        assert said(state, seat, line) == [f"lay trade-4 on {lot_name(lot)}", "ready"]
    assert "SEN-31" in refused(state, seat, "bid trade 4, trade 4 on blue lot 1")
    assert "blue lot 1" in refused(state, seat, "bid trade 4 on purple trade")
    assert "lay" in refused(state, seat, "bid trade 4")


def lot_name(lot: int) -> str:
    return f"{('yellow', 'blue', 'black')[lot // 2]}-lot-{lot % 2 + 1}"


def test_an_offer_is_filled_and_sent() -> None:
    state, seat = until("winter")  # A is red, B green, C purple
    moves = ["offer to C", "show red-member-1", "want purple-member", "send"]
    assert said(state, seat, "offer chiyo member 1 for purple member") == moves
    assert said(state, seat, "offer chiyo red member 1 for some purple member") == moves
    assert said(state, seat, "proposer Chiyo membre 1 contre membre violet", "fr") == moves
    assert said(state, seat, "offri a Chiyo membro 1 contro un membro viola", "it") == moves
    assert said(state, seat, "aanbieden Chiyo familielid 1 voor paars familielid", "nl") == moves
    assert said(state, seat, "offer b covered trade 2, member 1 for green trade 3, any card") == [
        "offer to B", "cover red-trade-2", "show red-member-1",
        "want green-trade", "exactly 3", "want any", "send",
    ]  # fmt: skip
    assert said(state, seat, "offer to Chiyo") == ["offer to C"]
    assert said(state, seat, "offer chiyo for purple trade")[-2:] == ["want purple-trade", "send"]
    assert "SEN-41" in refused(state, seat, "offer chiyo bluff for purple member")
    assert "SEN-42" in refused(state, seat, "offer akane member 1")
    assert "member 3" in refused(state, seat, "offer chiyo blargh for purple member")
    assert "SEN-41" in refused(state, seat, "proposer Chiyo bluff contre membre violet", "fr")


def test_an_offer_is_taken_paid_and_answered() -> None:
    state, _ = until("winter")
    make(state, 0, "offer chiyo member 1 for purple trade, any card")
    make(state, 0, "offer benkei member 3 for green trade 3, green member")
    paid = ["take from A 1", "pay purple-trade-3", "pay purple-member-4"]
    assert said(state, 2, "take akane 1 with member 4, trade 3") == paid
    assert said(state, 2, "accept akane with trade 3 and member 4") == paid
    assert said(state, 2, "take offer 1 from Akane with trade 3, purple member 4") == paid
    assert said(state, 2, "accepter Akane 1 avec commerce 3, membre 4", "fr") == paid
    assert said(state, 2, "accetta Akane con commercio 3, membro 4", "it") == paid
    assert said(state, 2, "aannemen Akane met handelskaart 3, familielid 4", "nl") == paid
    named = ["take from A 1", "pay green-member-2"]  # the trade card is asked for by its name
    assert said(state, 1, "take akane with trade 3, member 2") == named
    assert said(state, 1, "take akane with member 2") == named
    assert said(state, 1, "take akane") == ["take from A 1"]
    assert said(state, 1, "refuse akane") == ["refuse from A 1"]
    assert said(state, 1, "counter akane member 2 for red trade") == [
        "counter to A 1", "show green-member-2", "want red-trade", "send",
    ]  # fmt: skip
    assert "SEN-42" in refused(state, 2, "take akane with trade 3")  # one is missing
    assert "too much" in refused(state, 1, "take akane with member 2, member 3")
    assert "SEN-43" in refused(state, 1, "take akane 2 with member 2")
    lines = read("offers", now(state, 2)).lines
    assert any("Akane" in line and "1" in line for line in lines)


def test_a_promise_names_province_and_hearer() -> None:
    state, seat = until("winter")
    moves = ["promise spare", "about KAG", "tell C"]
    assert said(state, seat, "promise chiyo spare kaga") == moves
    assert said(state, seat, "promettre à Chiyo épargner Kaga", "fr") == moves
    assert said(state, seat, "prometti Chiyo risparmiare Kaga", "it") == moves
    assert said(state, seat, "beloven Chiyo Kaga sparen", "nl") == moves
    assert said(state, seat, "promise all peace") == ["promise peace", "proclaim"]
    assert said(state, seat, "promise to attack kaga to everybody")[-1] == "proclaim"
    assert "SEN-45" in refused(state, seat, "promise chiyo peace kaga")
    assert "SEN-02" in refused(state, seat, "promise chiyo spare mutsu")
    assert "SEN-45" in refused(state, seat, "promise akane peace")


def test_orders_go_to_many_provinces() -> None:
    state, seat = until("ordering", 6)  # A is yellow: Mutsu, Dewa and another
    own = [at for at, owner in enumerate(state.open_view()["owners"]) if owner == seat]
    labels = [state.game.moves["about"].parts[0].labels[at] for at in own]
    one, two, three = [now(state, seat).scene.named("province", at) for at in own]
    moves = [f"order movement in {labels[0]}", f"order production in {labels[1]}"]
    rest = f"order recruitment in {labels[2]}"
    line = f"order {one} movement, {two} production, rest recruitment"
    assert said(state, seat, f"{line}; ready") == [*moves, rest, "ready"]
    line = f"ordonner {one} mouvement, {two} production, reste recrutement"
    assert said(state, seat, line, "fr") == [*moves, rest]
    line = f"ordina {one} spostamento, {two} produzione, resto reclutamento"
    assert said(state, seat, line, "it") == [*moves, rest]
    line = f"bevelen {one} verplaatsing, {two} productie, rest rekrutering"
    assert said(state, seat, line, "nl") == [*moves, rest]
    assert said(state, seat, f"order movement in {one}, production in {two}") == moves
    assert said(state, seat, f"order {three} and {one} movement") == [
        f"order movement in {labels[2]}", moves[0],
    ]  # fmt: skip
    make(state, seat, f"order {one} production")
    assert said(state, seat, f"order {one} movement") == [f"unorder {labels[0]}", moves[0]]
    assert "SEN-50" in refused(state, seat, f"order {one} production")
    other = next(at for at, owner in enumerate(state.open_view()["owners"]) if owner != seat)
    name = now(state, seat).scene.named("province", other)
    assert "SEN-50" in refused(state, seat, f"order {two} movement, {name} production")


def test_a_march_goes_in_one_line() -> None:
    found = 0
    for state, seat in positions(5):
        view = state.view(seat)
        if view["phase"] != "moving" or seat != view["mover"] or view["own"]["plan"]:
            continue
        moves = state.game.moves
        here = now(state, seat)
        ways = [moves.parts(move) for move in state.moves(seat) if moves.kind(move).name == "march"]
        for piece in ("unit", "samurai"):
            legal = [way for way in ways if (way["piece"] == 0) == (piece == "unit")]
            if not legal:
                continue
            pick = legal[found % len(legal)]
            march = moves.text(moves["march"].code(pick["piece"], pick["way"]))
            who = "1" if piece == "unit" else here.scene.named("piece", pick["piece"])
            to = moves["march"].parts[1].labels[pick["way"]]
            origin = here.scene.named("origin", view["origin"])
            assert said(state, seat, f"move {who} {to}") == [march, "go"]
            assert said(state, seat, f"move {who} {origin} {to}") == [march, "go"]
            if piece == "unit":
                assert said(state, seat, f"march 1 {to}") == [march]
                assert said(state, seat, f"bouger 1 {origin} {to}", "fr") == [march, "go"]
                assert said(state, seat, f"muovi un’unità {to}", "it") == [march, "go"]
                assert said(state, seat, f"sturen 1 eenheid {to}", "nl") == [march, "go"]
                count = view["own"]["march"]["units"] + 1
                refused(state, seat, f"move {count} {to}")
            found += 1
    assert found > 5


def test_a_fortress_is_filled_in_one_line() -> None:
    state, seat = until("posting")
    samurai = now(state, seat).scene.named("samurai", state.open_view()["retinue"][seat][0])
    assert said(state, seat, "post 2") == ["post 2 units unled"]
    assert said(state, seat, f"post 1 and {samurai}") == ["post 1 units led"]
    assert said(state, seat, f"placer 1 unité et {samurai}", "fr") == ["post 1 units led"]
    assert said(state, seat, f"metti 1 unità e {samurai}", "it") == ["post 1 units led"]
    assert said(state, seat, f"plaatsen 1 eenheid en {samurai}", "nl") == ["post 1 units led"]
    assert "2" in refused(state, seat, "post 9")


def test_help_shows_how_such_lines_go() -> None:
    for language in languages():
        state, seat = until("winter")
        lines = explain(now(state, seat, language), "").lines
        assert words(language).text("senji-compound-promise.form") in lines


# Nothing leaks.


def test_what_a_line_does_follows_from_the_view() -> None:
    """Any moves that can be made as one choice in one world can be made in every other."""
    random = sengoku.Random(3)
    tried = 0
    for state, seat, _ in sampled():
        composer = Composer(state, seat, now(state, seat).vocabulary)
        for _ in range(8):
            moves = composer.state.moves(seat)
            if not moves:
                break
            if composer.moves and not may_follow(composer.state, seat, composer.secrets):
                break
            composer.make(moves[random.below(len(moves))])
        if len(composer.moves) > 1:
            tried += 1
            for world in (state, state.imagine(seat, sengoku.Random(9))):
                assert sequence_breaks(world, seat, composer.moves) is None
    assert tried > 30


def test_a_line_is_answered_alike_in_every_world() -> None:
    lines = ["order rest movement", "promise all peace", "move all kaga", "m", "score", "h", "b"]
    lines += ["bid trade 4 on yellow lot 1", "offer A trade 1 for B", "take A", "why ready"]
    for state, seat, _ in sampled():
        other = state.imagine(seat, sengoku.Random(11))
        for line in lines:
            assert answered(state, seat, line) == answered(other, seat, line)


def answered(state: sengoku.State, seat: int, line: str) -> object:
    """What a line brings: an answer, or a refusal in words."""
    here = now(state, seat)
    try:
        return read(line, here)
    except Refusal as refusal:
        return here.words.refusal(refusal)
