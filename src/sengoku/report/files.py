"""All games as tables for other programs: a row for every seat of every game."""

from __future__ import annotations

import csv
from pathlib import Path

from sengoku.arena import Result


def write_csv(result: Result, path: Path) -> None:
    """Write all games as CSV."""
    rows = result.games()
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, list(rows[0]))
        writer.writeheader()
        writer.writerows(rows)


def write_parquet(result: Result, path: Path) -> bool:
    """Write all games as Parquet; False if pyarrow is not installed."""
    try:
        import pyarrow  # type: ignore[import-untyped]
        from pyarrow import parquet
    except ImportError:
        path.unlink(missing_ok=True)  # a file of an older report would be wrong
        return False
    kinds = {"score": pyarrow.float64(), "win": pyarrow.float64(), "seed": pyarrow.uint64()}
    rows = result.games()
    columns = {
        name: pyarrow.array([row[name] for row in rows], type=kinds.get(name)) for name in rows[0]
    }
    parquet.write_table(pyarrow.table(columns), path)
    return True
