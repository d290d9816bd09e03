"""`python -m sengoku` is `sengoku`."""

from sengoku.cli import main

if __name__ == "__main__":
    main()
