"""The contract, as one battery of tests: every registered game goes through all of it."""

from __future__ import annotations

import json
import os
import pickle
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from msgspec import convert

import sengoku
from sengoku.games.kernel import ALL, KERNEL_FIELDS, NOBODY, OWNER, SOME, Game, State, play_out
from sengoku.registry import names, shape
from tests.games import sansukumi

PLAYED: dict[str, Game] = {name: sengoku.game(name) for name in names()} | {
    "sansukumi": sansukumi.GAME
}
TABLES = [(name, players) for name, game in PLAYED.items() for players in game.players]
SEEDS = range(3)
LONG = 100_000  # decisions: far more than any game takes
TINY, SHORT = 40, 200
LOOKS = 200 if os.environ.get("SENGOKU_PROOF") else 40  # positions of a longer game
STEPS = 5_000 if os.environ.get("SENGOKU_PROOF") else 500  # decisions, where every one is looked at

# Events that open something for a moment: it need not stay in the views.
PASSING = {"reveal", "support_shown"}

at_every_table = pytest.mark.parametrize(("name", "players"), TABLES)


@cache
def decisions(name: str, players: int) -> int:
    """How many a random game takes."""
    return play_out(PLAYED[name].start(players, 1), random_of(1))


def random_game(
    name: str, players: int, seed: int, *, every: int = 1, **settings: Any
) -> Iterator[tuple[State, int, int]]:
    """Every `every`th position of a game played at random by random actors, with the next move.

    Long games are looked at in fewer places, `LOOKS` for `every=1`; tiny ones everywhere.
    """
    length = decisions(name, players)
    if length <= TINY:
        every = 1
    elif length > SHORT:
        every *= 1 + length // LOOKS
    state = PLAYED[name].start(players, seed, **settings)
    random = sengoku.Random(seed)
    step = 0
    while state.actors:
        seat = state.actors[random.below(len(state.actors))]
        moves = state.moves(seat)
        move = moves[random.below(len(moves))]
        if step % every == 0:
            yield state, seat, move
        state.play(seat, move)
        step += 1
    yield state, -1, -1


def viewers(state: State) -> list[int | None]:
    return [None, *range(state.players)]


def random_of(seed: int) -> sengoku.Random:
    return sengoku.Random(seed)


# Moves and refusals.


@at_every_table
def test_first_actor_first_move_ends_a_game(name: str, players: int) -> None:
    state = PLAYED[name].start(players, 1)
    for _ in range(LONG):
        if not state.actors:
            break
        seat = state.actors[0]
        state.play(seat, state.moves(seat)[0])
    assert state.actors == ()


@at_every_table
def test_who_waits_is_no_secret_and_they_never_all_do(name: str, players: int) -> None:
    for state, seat, _ in random_game(name, players, 4, every=3):
        if seat < 0:
            break
        assert state.deciders
        for actor in state.actors:
            assert state.imagine(actor, random_of(5)).waits(actor) == state.waits(actor)


@at_every_table
def test_defaults_alone_end_a_game(name: str, players: int) -> None:
    state = PLAYED[name].start(players, 2)
    for _ in range(LONG):
        if not state.actors:
            break
        seat = state.actors[-1]
        assert state.default(seat) in state.moves(seat)
        state.play(seat, state.default(seat))
    assert state.actors == ()


@at_every_table
@pytest.mark.parametrize("seed", SEEDS)
def test_random_play_ends_with_a_result(name: str, players: int, seed: int) -> None:
    state = PLAYED[name].start(players, seed)
    assert (state.scores, state.ranks) == ((), ())
    assert play_out(state, random_of(seed)) > 0
    assert len(state.scores) == len(state.ranks) == players
    for rank in state.ranks:
        assert rank == 1 + sum(other < rank for other in state.ranks)


@at_every_table
def test_any_move_is_one_of_the_moves_by_one_draw(name: str, players: int) -> None:
    for state, seat, _ in random_game(name, players, 6, every=3):
        if seat >= 0:
            moves = state.moves(seat)
            chance, twin = random_of(7), random_of(7)
            assert state.any_move(seat, chance) == moves[twin.below(len(moves))]
            assert chance.dump() == twin.dump()


@at_every_table
def test_moves_are_exactly_what_play_takes(name: str, players: int) -> None:
    for state, _, _ in random_game(name, players, 3, every=7):
        for seat in range(-1, players + 1):
            legal = list(state.moves(seat))
            assert len(set(legal)) == len(legal)
            assert bool(legal) == (seat in state.actors)
            for move in range(state.game.actions):
                assert (state.why_not(seat, move) is None) == (move in legal)


@at_every_table
def test_a_refused_move_changes_nothing_and_says_why(name: str, players: int) -> None:
    for state, seat, _ in random_game(name, players, 4, every=29):
        before = state.dump()
        legal = list(state.moves(seat))
        for move in [-1, -(2**70), state.game.actions, 2**40, 2**70, *range(state.game.actions)]:
            if move in legal:
                continue
            with pytest.raises(sengoku.IllegalMove) as caught:
                state.play(seat, move)
            why = state.why_not(seat, move)
            assert why is not None
            assert (why.rule, why.reason, why.figures) == (
                caught.value.rule,
                caught.value.reason,
                caught.value.figures,
            )
        assert state.dump() == before


@at_every_table
def test_out_of_turn_and_no_move_at_all(name: str, players: int) -> None:
    state = PLAYED[name].start(players, 5)
    legal = state.moves(state.actors[0])[0]
    for stranger in (-1, players, 99, 2**70):
        refusal = state.why_not(stranger, legal)
        assert refusal is not None
        assert refusal.rule == "TURN"
    code = state.why_not(state.actors[0], state.game.actions)
    assert code is not None
    assert code.rule == "CODE"
    play_out(state, random_of(5))
    over = state.why_not(0, legal)
    assert over is not None
    assert over.rule == "TURN"


# Text.


@at_every_table
def test_text_and_parse_are_inverse(name: str, players: int) -> None:
    state = PLAYED[name].start(players, 6)
    texts = set()
    for move in range(state.game.actions):
        text = state.text(0, move)
        assert state.parse(0, text) == move
        assert state.parse(0, f"  {text.upper()} ") == move
        texts.add(text)
    assert len(texts) == state.game.actions


# Whole truth.


@at_every_table
@pytest.mark.parametrize("events", [False, True])
def test_dump_and_load_are_inverse(name: str, players: int, events: bool) -> None:
    for state, seat, move in random_game(name, players, 7, every=5, events=events):
        dump = json.loads(json.dumps(state.dump()))
        twin = state.game.load(dump)
        assert twin.dump() == state.dump()
        assert twin == state
        assert hash(twin) == hash(state)
        assert pickle.loads(pickle.dumps(state)) == state
        if seat >= 0:
            after = state.copy()
            after.play(seat, move)
            twin.play(seat, move)
            assert twin == after
            assert dump == json.loads(json.dumps(state.dump())), "a loaded state keeps to itself"


@at_every_table
def test_a_copy_is_independent(name: str, players: int) -> None:
    for state, seat, move in random_game(name, players, 8, every=5, events=True):
        before = state.dump()
        twin = state.copy()
        assert twin == state
        if seat >= 0:
            twin.play(seat, move)
            assert twin != state
            play_out(twin, random_of(8))
        assert twin.random is not state.random
        assert state.dump() == before


@at_every_table
def test_a_copy_before_every_move_changes_nothing(name: str, players: int) -> None:
    """Copies may share what neither of them has changed: that must never show."""
    for state, seat, move in random_game(name, players, 6, every=2):
        if seat < 0:
            break
        original, twin = PLAYED[name].load(state.dump()), state.copy()
        before = twin.dump()
        shared = state.copy()
        shared.play(seat, move)
        assert twin.dump() == before == state.dump()
        original.play(seat, move)
        twin.play(seat, move)
        assert shared.dump() == original.dump() == twin.dump()


@at_every_table
def test_every_field_declares_who_may_see_it(name: str, players: int) -> None:
    game = PLAYED[name]
    state = game.start(players, 1)
    kept = {"owned", "edition", "watch", *game.switches}  # for speed: no facts of the game
    found = attributes(type(state)) - kept
    for record in {field.record for field in game.fields.values()} - {""}:
        found |= attributes(type(getattr(state, record)))
        found.remove(record)
    assert set(game.fields) == found
    for field in game.fields.values():
        assert field.sees in (ALL, OWNER, SOME, NOBODY)


def attributes(kind: type) -> set[str]:
    """The attributes of a class, compiled or not."""
    names: set[str] = set()
    for base in kind.__mro__:
        names |= set(getattr(base, "__mypyc_attrs__", ()))
        if "__mypyc_attrs__" not in vars(base) and base is not object:
            source = base()
            names |= set(vars(source)) if hasattr(source, "__dict__") else set()
    return names - {"__dict__"}


@at_every_table
def test_hand_made_positions_need_no_book_keeping(name: str, players: int) -> None:
    state = PLAYED[name].start(players, 9)
    dump = state.dump()
    for field in KERNEL_FIELDS:
        if field not in ("game", "rules", "players", "options", "acting"):
            del dump[field]
    assert state.game.load(dump).view(0) == state.view(0)


@at_every_table
def test_impossible_dumps_are_refused(name: str, players: int) -> None:
    game = PLAYED[name]
    whole = game.start(players, 10).dump()
    wrong: Any
    for field in game.fields:
        if field in KERNEL_FIELDS:
            continue
        for wrong in (None, "x", "", b"", [[["x"]]], {"a": 1}, 1.5, [2**80]):
            with pytest.raises(sengoku.IllegalPosition):
                game.load(whole | {field: wrong})
        with pytest.raises(sengoku.IllegalPosition):
            game.load({key: value for key, value in whole.items() if key != field})
    deep: list[Any] = []
    for _ in range(100_000):
        deep = [deep]
    for field, wrong in (
        ("players", float(players)),
        ("secrets", -1),
        ("secrets", 2**63 - 1),
        ("scores", ""),
        ("record", [1] * (players + 1)),
        ("record", [[1]] * (players + 1)),
        ("record", [[{"event": "x", "deep": deep}]] * (players + 1)),
        ("random", ["sealed", "00" * 32, -5]),
        ("acting", 1 << players),
        ("no such field", 1),
    ):
        with pytest.raises(sengoku.IllegalPosition):
            game.load(whole | {field: wrong})
    for wrong in (
        [],
        None,
        {},
        whole | {"game": "go"},
        whole | {"rules": 0},
        whole | {"players": 99},
    ):
        with pytest.raises(sengoku.IllegalPosition):
            game.load(wrong)


# Chance.


@at_every_table
def test_a_seed_is_a_game(name: str, players: int) -> None:
    game = PLAYED[name]
    for seed in (0, 7, 2**64 - 1, bytes(range(32))):
        assert game.start(players, seed) == game.start(players, seed)
    assert game.start(players, 1) != game.start(players, 2)
    assert game.start(players, bytes(32)) != game.start(players, bytes(31) + b"\1")


@at_every_table
def test_a_sealed_stream_plays_to_the_end(name: str, players: int) -> None:
    state = PLAYED[name].start(players, bytes(range(32)))
    play_out(state, random_of(1))
    assert state.ranks


# Views and other worlds.


@at_every_table
@pytest.mark.parametrize("seed", SEEDS)
def test_imagined_worlds_look_the_same(name: str, players: int, seed: int) -> None:
    """What a seat sees and may do is the same in every world that it holds possible; and which
    worlds it is dealt depends on its view alone."""
    for state, _, _ in random_game(name, players, seed, every=4, events=True):
        before = state.dump()
        for seat in viewers(state):
            view = state.view(seat)
            world = state.imagine(seat, random_of(11))
            assert (world.record, world.secrets) == ([], 0), "they are not the seat's to know"
            assert world.random.dump() != state.random.dump(), "nor is the chance to come"
            assert world.view(seat) == view
            assert world.actors == state.actors
            assert world.game.load(world.dump()) == world, "an imagined world is a possible one"
            if seat is not None:
                assert list(world.moves(seat)) == list(state.moves(seat))
                assert list(world.observation(seat)) == list(state.observation(seat))
            assert world.imagine(seat, random_of(12)) == state.imagine(seat, random_of(12))
        assert state.dump() == before


@at_every_table
def test_worlds_keep_what_the_fields_declare_open(name: str, players: int) -> None:
    """Open fields never differ between worlds, a seat's own row neither."""
    changed: set[str] = set()
    for state, _, _ in random_game(name, players, 13, every=4):
        truth = state.dump()
        for seat in viewers(state):
            world = state.imagine(seat, random_of(14)).dump()
            for field, says in state.game.fields.items():
                if says.sees == ALL:
                    assert world[field] == truth[field], field
                elif says.sees == OWNER and seat is not None:
                    assert world[field][seat] == truth[field][seat], field
                if world[field] != truth[field]:
                    changed.add(field)
    hidden = {field for field, says in PLAYED[name].fields.items() if says.sees != ALL}
    assert changed <= hidden
    assert {field for field in hidden if field not in KERNEL_FIELDS} & changed


@at_every_table
def test_imagined_worlds_can_be_played_to_the_end(name: str, players: int) -> None:
    for state, _, _ in random_game(name, players, 15, every=17):
        for seat in viewers(state):
            world = state.imagine(seat, random_of(16))
            play_out(world, random_of(17))
            assert world.ranks


@at_every_table
def test_views_are_plain_data_of_their_own(name: str, players: int) -> None:
    for state, _, _ in random_game(name, players, 18, every=11):
        before = state.dump()
        for seat in viewers(state):
            view, own = state.view(seat), state.own_view(seat)
            assert json.loads(json.dumps(view)) == view
            assert not own.keys() & state.open_view().keys()
            assert view == state.open_view() | own
            written = json.dumps(view)
            spoil(view)
            assert json.dumps(state.view(seat)) == written, "nothing of it is shared"
            loaded = PLAYED[name].load(before)
            assert json.dumps(loaded.view(seat)) == written, "nothing older lives on in it"
        assert state.dump() == before


@at_every_table
def test_what_has_kept_its_stamp_has_not_changed(name: str, players: int) -> None:
    """A server need not make again what a move has not changed: no view, and no list of moves."""
    state = PLAYED[name].start(players, 20, events=True)
    random = sengoku.Random(20)
    parts, known = seen_parts(state), state.stamps()
    for _ in range(min(decisions(name, players), STEPS)):
        if not state.actors:
            break
        seat = state.actors[random.below(len(state.actors))]
        moves = state.moves(seat)
        state.play(seat, moves[random.below(len(moves))])
        now, stamps = seen_parts(state), state.stamps()
        assert len(stamps) in (0, players + 2)
        kept = [stamp == before for stamp, before in zip(stamps, known, strict=True)]
        for viewer in range(players + 1 if kept and kept[-1] else 0):
            if kept[viewer]:
                assert now[viewer] == parts[viewer]
                assert now[-1] == parts[-1]
        parts, known = now, stamps
    if known:
        assert not set(known) & set(state.copy().stamps()), "another state has stamps of its own"


def seen_parts(state: State) -> list[Any]:
    """What each seat sees and may do, what spectators see, and what everybody sees."""
    own = [(state.own_view(seat), list(state.moves(seat))) for seat in range(state.players)]
    return [*own, state.own_view(None), state.open_view()]


@at_every_table
def test_views_have_the_types_that_their_game_states(name: str, players: int) -> None:
    """All keys that it states, no others, and values of these types; a game may state none."""
    stated: Any = shape(PLAYED[name])
    for state, _, _ in random_game(name, players, 19, every=3) if stated else ():
        for seat in viewers(state):
            view = state.view(seat)
            assert convert(view, stated.View) == view  # which drops unknown keys


def spoil(data: Any) -> None:
    """Change everything in a view."""
    values = list(data.values() if isinstance(data, dict) else data)
    for value in values:
        if isinstance(value, dict | list):
            spoil(value)
    data.clear()


@at_every_table
def test_a_seat_that_is_not_there_sees_nothing(name: str, players: int) -> None:
    state = PLAYED[name].start(players, 1, events=True)
    for seat in (-1, players, 2**70):
        with pytest.raises(sengoku.IllegalMove) as caught:
            state.view(seat)
        assert caught.value.rule == "SEAT"
        with pytest.raises(sengoku.IllegalMove):
            state.events(seat)
        with pytest.raises(sengoku.IllegalMove):
            state.imagine(seat, random_of(1))
        with pytest.raises(sengoku.IllegalMove):
            state.observation(seat)


# Events.


@at_every_table
def test_recording_changes_nothing_and_adds_up(name: str, players: int) -> None:
    told = [list[Any]() for _ in range(players + 1)]
    plain = random_game(name, players, 19)
    for (state, seat, _), (silent, _, _) in zip(
        random_game(name, players, 19, events=True), plain, strict=True
    ):
        assert silent.events(0) == []
        assert state.view(seat if seat >= 0 else None) == silent.view(seat if seat >= 0 else None)
        for viewer in viewers(state):
            seen = told[players if viewer is None else viewer]
            new = state.events(viewer, since=len(seen))
            assert json.loads(json.dumps(new)) == new
            seen += new
            assert state.events(viewer) == seen
    assert all(told)
    for event in told[players]:
        assert isinstance(event["event"], str)


@at_every_table
def test_events_tell_no_more_than_views(name: str, players: int) -> None:
    """The same move in the true world and in one that a seat takes for it.

    If the seat sees the same table afterwards, it was also told the same.
    """
    compared = 0
    for state, mover, move in random_game(name, players, 22, every=4, events=True):
        for seat in viewers(state):
            if mover < 0:
                continue
            truth, world = state.copy(), state.imagine(seat, random_of(22))
            for table in (truth, world):
                table.record = [[] for _ in range(players + 1)]
                table.random = random_of(22)
            if world.why_not(mover, move) is not None:
                continue
            truth.play(mover, move)
            world.play(mover, move)
            if truth.view(seat) == world.view(seat):
                compared += 1
                told = [
                    [event for event in table.events(seat) if event["event"] not in PASSING]
                    for table in (truth, world)
                ]
                assert told[0] == told[1]
    assert compared


@at_every_table
def test_events_are_copies(name: str, players: int) -> None:
    state = PLAYED[name].start(players, 21, events=True)
    play_out(state, random_of(21))
    before = state.dump()
    for seat in viewers(state):
        assert state.events(seat, since=-1) == state.events(seat)
        for event in state.events(seat):
            spoil(event)
    assert state.dump() == before


# Undo.


@at_every_table
@pytest.mark.parametrize("seed", SEEDS)
def test_between_secret_moments_nothing_hidden_comes_out(
    name: str, players: int, seed: int
) -> None:
    """A move that does not count as a secret moment has the same outcome in all worlds that the
    mover holds possible, so taking it back teaches him nothing."""
    for state, seat, move in random_game(name, players, seed):
        if seat < 0:
            assert state.secrets, "a whole game without a secret moment"
            continue
        after = state.copy()
        after.play(seat, move)
        assert after.secrets >= state.secrets
        if after.secrets > state.secrets:
            continue
        for number in range(3):
            world = state.imagine(seat, random_of(number))
            world.play(seat, move)
            assert world.view(seat) == after.view(seat)


# Options, questions, learning, repr.


@at_every_table
def test_bad_options_are_refused(name: str, players: int) -> None:
    game = PLAYED[name]
    with pytest.raises(sengoku.IllegalSetup) as caught:
        game.start(players, 1, no_such_option=True)
    assert caught.value.rule == "OPTION"
    assert caught.value.figures["option"] == "no_such_option"
    for option in game.options:
        with pytest.raises(sengoku.IllegalSetup):
            game.start(players, 1, **{option: 1.5})  # type: ignore[arg-type]
    for wrong in (-1, 0, 1, 99, 2**70):
        if wrong not in game.players:
            with pytest.raises(sengoku.IllegalSetup) as caught:
                game.start(wrong, 1)
            assert caught.value.rule == game.players_rule
    for seed in (-1, 2**64, b"short"):
        with pytest.raises(sengoku.IllegalSetup):
            game.start(players, seed)


@at_every_table
def test_questions(name: str, players: int) -> None:
    state = PLAYED[name].start(players, 1)
    with pytest.raises(sengoku.UnknownQuestion) as caught:
        state.ask(0, "no such question")
    assert caught.value.rule == "ASK"
    for question in state.game.questions:
        with pytest.raises(sengoku.UnknownQuestion):
            state.ask(0, question, no_such_part=1)


@pytest.mark.parametrize("name", PLAYED)
def test_figures_are_plain_data_of_their_own(name: str) -> None:
    game = PLAYED[name]
    figures = game.figures()
    assert json.loads(json.dumps(figures)) == figures
    assert game.figures(**game.options) == figures
    again = game.figures()
    spoil(again)
    assert game.figures() == figures
    with pytest.raises(sengoku.IllegalSetup):
        game.figures(no_such_option=True)


@at_every_table
def test_observations_have_one_size(name: str, players: int) -> None:
    for state, _, _ in random_game(name, players, 20, every=9):
        for seat in range(players):
            assert len(state.observation(seat)) == len(state.game.features)
    assert len(set(PLAYED[name].features)) == len(PLAYED[name].features)


@at_every_table
def test_repr_says_what_it_is(name: str, players: int) -> None:
    state = PLAYED[name].start(players, 1)
    assert name in repr(state.game)
    assert name in repr(state)
    assert f"{players} players" in repr(state)
    play_out(state, random_of(1))
    assert "over" in repr(state)
