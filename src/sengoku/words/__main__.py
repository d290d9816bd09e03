"""`python -m sengoku.words fr` says what is still to be done in a language, or in all."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from sengoku.words import ENGLISH, Words, languages, preferred, words
from sengoku.words.check import check


def main(asked: Sequence[str]) -> int:
    """A line for each finding; 1 if there is any."""
    speech = words(preferred(os.environ))
    others = [language for language in languages() if language != ENGLISH]
    return max([report(language, speech) for language in asked or others], default=0)


def report(language: str, speech: Words) -> int:
    found = check(language)
    for finding in found:
        figures = {"name": finding.name, "figures": finding.figures}
        sys.stdout.write(speech.text(f"check-{finding.case}", **figures) + "\n")
    sys.stdout.write(speech.text("check-total", language=language, count=len(found)) + "\n")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
