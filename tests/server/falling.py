"""A worker that can't even begin; it imports nothing, so that it falls at once."""

import os


def fall(*_: object) -> None:
    os._exit(1)
