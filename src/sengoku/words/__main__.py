"""`python -m sengoku.words fr` says what is still to be done in a language, or in all."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from sengoku.words import ENGLISH, Words, languages, preferred, words
from sengoku.words.check import check


def main(asked: Sequence[str]) -> int:
    """A line for each finding; 1 if there is any."""
    try:
        return report_all(asked)
    except BrokenPipeError:  # `| head` has seen enough; Python must not try to flush any more
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1


def report_all(asked: Sequence[str]) -> int:
    speech = words(preferred(os.environ))
    others = [language for language in languages() if language != ENGLISH]
    code = max([report(language, speech) for language in asked or others], default=0)
    sys.stdout.flush()
    return code


def report(language: str, speech: Words) -> int:
    """What is to be done in one language."""
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
