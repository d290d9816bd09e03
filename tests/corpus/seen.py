"""What every viewer sees of a game, step by step; it is kept as what changes from step to step."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeAlias

from sengoku.games.kernel import Plain, State
from tests.corpus.compare import same

Looks: TypeAlias = list[Plain]  # for each viewer, its view and the events that are new to it


def viewers(players: int) -> list[int | None]:
    """All seats, then the spectator."""
    return [*range(players), None]


def looks(state: State, told: list[int] | None = None) -> Looks:
    """What every viewer sees now; `told` counts the events that each was told, and goes on."""
    told = [0] * (state.players + 1) if told is None else told
    found: Looks = []
    for at, seat in enumerate(viewers(state.players)):
        events = state.events(seat, told[at])
        told[at] += len(events)
        found.append({"view": state.view(seat), "events": events})
    return found


def replayed(state: State, moves: Iterable[tuple[int, int]]) -> Iterator[Looks]:
    """What every viewer sees of a game as it was dealt, and after every move of it."""
    told = [0] * (state.players + 1)
    yield looks(state, told)
    for seat, move in moves:
        state.play(seat, move)
        yield looks(state, told)


def folded(steps: Iterable[Looks]) -> list[Plain]:
    """Steps as what changes in them, and what changes for all alike only once."""
    views: list[Plain] = []
    found: list[Plain] = []
    for step in steps:
        views = views or [{} for _ in step]
        news = [changes(look["view"], view) for look, view in zip(step, views, strict=True)]
        views = [look["view"] for look in step]
        shared = {key: value for key, value in news[-1].items() if all_have(news, key, value)}
        each = [
            {"view": changes(new, shared), "events": look["events"]}
            for new, look in zip(news, step, strict=True)
        ]
        found.append({"all": shared, "each": each})
    return found


def changes(view: Plain, before: Plain) -> Plain:
    """The part of a view that is new."""
    return {key: value for key, value in view.items() if key not in before or before[key] != value}


def all_have(news: list[Plain], key: str, value: object) -> bool:
    """Whether the same is new to all."""
    return all(key in new and new[key] == value for new in news)


def unfolded(steps: Iterable[Plain]) -> Iterator[Looks]:
    """The inverse of `folded`."""
    views: list[Plain] = []
    for step in steps:
        views = views or [{} for _ in step["each"]]
        views = [
            view | step["all"] | own["view"] for view, own in zip(views, step["each"], strict=True)
        ]
        yield [
            {"view": view, "events": own["events"]}
            for view, own in zip(views, step["each"], strict=True)
        ]


def same_steps(found: Iterable[Looks], saved: list[Plain], game: str, where: str) -> None:
    """Fail at the first step that some viewer sees otherwise."""
    count = 0
    for number, (now, then) in enumerate(zip(found, unfolded(saved), strict=True)):
        same_looks(now, then, game, f"{where}, step {number}")
        count += 1
    assert count == len(saved)


def same_looks(found: Looks, saved: Looks, game: str, where: str) -> None:
    """Fail if some viewer sees something else."""
    for seat, now, then in zip(viewers(len(saved) - 1), found, saved, strict=True):
        try:
            for part in ("view", "events"):
                same(now[part], then[part], f"{game} {part}")
        except AssertionError as error:
            raise AssertionError(f"{where}, viewer {seat}: {error}") from None
