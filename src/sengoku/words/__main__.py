"""`python -m sengoku.words fr` lists what is left to do in a language, or in all."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from sengoku.words import ENGLISH, Words, languages, preferred, words
from sengoku.words.check import check


def main(asked: Sequence[str]) -> int:
    """Print a line for each finding; return 1 if there are any."""
    try:
        return report_all(asked)
    except (
        BrokenPipeError
    ):  # the reader, such as `head`, has closed the pipe; Python must not flush it again
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1


def report_all(asked: Sequence[str]) -> int:
    speech = words(preferred(os.environ))
    others = [language for language in languages() if language != ENGLISH]
    code = max([report(language, speech) for language in asked or others], default=0)
    sys.stdout.flush()
    return code


def report(language: str, speech: Words) -> int:
    """Print what is left to do in one language."""
    if language not in languages():
        sys.stdout.write(speech.text("check-none", language=language) + "\n")
        return 1
    found = check(language)
    for finding in found:
        figures = {"name": finding.name, "figures": finding.figures}
        sys.stdout.write(speech.text(f"check-{finding.case}", **figures) + "\n")
    sys.stdout.write(speech.text("check-total", language=language, count=len(found)) + "\n")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
