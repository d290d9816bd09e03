"""A worker that can't even begin; it imports nothing, so that it crashes at once."""

import os


def crash(*_: object) -> None:
    os._exit(1)
