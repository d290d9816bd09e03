"""`python -m sengoku.server` is `sengoku serve`."""

import sys

from sengoku.cli import main

main(["serve", *sys.argv[1:]])
