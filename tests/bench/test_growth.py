"""How cost grows: the measurement runs in its short form, and says what grows too fast."""

from __future__ import annotations

import asyncio

from bench import growth, house
from bench.growth import Row, verdict, worse
from sengoku.table import Table
from sengoku.table import entries as log

SIZES = (10, 100, 1_000)


def test_everything_is_measured_for_tables_and_for_logs() -> None:
    many = [asyncio.run(growth.awake(tables, 0.2)) for tables in (4, 8)]
    long = [asyncio.run(growth.with_log(entries)) for entries in (60, 120)]
    text = growth.report((4, 8), many, (60, 120), long)
    for row in [*growth.table_rows(many), *growth.log_rows(long)]:
        assert row.name in text
        assert all([value >= 0 for value in row.values])
    assert all([one["move"] > 0.05 for one in [*many, *long]])
    assert all([one["wake"] > 0.1 for one in long])


def test_a_log_is_as_long_as_it_says_and_its_game_goes_on() -> None:
    lines = growth.long_log(800)
    assert len(lines) == 800
    kinds = [type(line) for line in lines]
    assert min([kinds.count(kind) for kind in (log.Moved, log.Undone, log.Said)]) > 50
    table = Table(lines)
    assert table.history is not None
    assert table.status == "playing"
    assert len(table.history.steps) > 150


def test_a_bot_waits_only_where_it_is_not_its_turn() -> None:
    for number in range(8):
        lines = house.opening(number)
        table = Table(house.with_bot(lines))
        assert table.status == "playing"
        bots = [seat for seat in table.seats if seat.kind == "bot"]
        assert len(bots) == (3 not in Table(lines).deciders())
        assert not bots or 3 not in table.deciders()


def test_what_grows_too_fast_is_named() -> None:
    assert not worse(Row("linear", (1, 10, 100), 1), SIZES)
    assert worse(Row("square", (1, 100, 10_000), 1), SIZES)
    assert not worse(Row("constant", (5, 5.5, 5.2)), SIZES)
    assert worse(Row("linear, but should not grow", (5, 50, 500)), SIZES)
    assert not worse(Row("too small to tell", (0.001, 0.1, 1), 1, least=2), SIZES)
    fine = Row("fine", (1, 2, 3), 1)
    assert verdict([(SIZES, [fine])]).startswith("Nothing grows faster")
    bad = verdict([(SIZES, [fine, Row("reading", (1, 100, 10_000), 1)])])
    assert bad == "**Grows faster than it may:** reading."
