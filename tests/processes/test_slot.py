"""A slot: restarts, their pauses, and when there are no more."""

from __future__ import annotations

from sengoku.processes import Child, RestartPolicy, Slot
from tests.processes.waiting import until

LEAVE = "tests.processes.targets:leave"
SLEEP = "tests.processes.targets:sleep"


def crashed(slot: Slot[Child]) -> Child:
    """The child of the slot, when it has ended."""
    assert slot.child is not None
    slot.child.kill()
    until(lambda: slot.child is not None and slot.child.ended)
    gone = slot.reap()
    assert gone is not None
    return gone


def test_a_child_that_ended_is_replaced_at_once_and_always() -> None:
    slot = Slot(lambda: Child(SLEEP))
    for _ in range(3):
        child = slot.fill()
        assert child is not None
        assert slot.fill() is child
        assert slot.reap() is None
        assert crashed(slot) is child
        assert slot.child is None
    assert not slot.given_up


def test_after_consecutive_crashes_it_is_given_up() -> None:
    slot = Slot(lambda: Child(LEAVE, 1), RestartPolicy(most_crashes=2))
    for crashes in (1, 2):
        assert slot.fill() is not None
        crashed(slot)
        assert slot.crashes == crashes
    assert slot.given_up
    assert slot.fill() is None


def test_a_restart_waits_for_its_pause() -> None:
    slot = Slot(lambda: Child(SLEEP), RestartPolicy(pause=0.3))
    slot.fill()
    crashed(slot)
    assert slot.fill() is None
    until(slot.fill)
    crashed(slot)
    assert slot.crashes == 2


def test_a_child_that_ran_well_begins_a_new_count() -> None:
    slot = Slot(lambda: Child(SLEEP), RestartPolicy(steady=0.0, most_crashes=2))
    for _ in range(3):
        slot.fill()
        crashed(slot)
        assert slot.crashes == 1
    assert not slot.given_up


def test_long_pauses_are_bounded() -> None:
    policy = RestartPolicy(pause=1.0, longest_pause=30.0)
    assert policy.pause_after(10_000) == 30.0
