"""Where the corpus lies, and how its files are read and written: JSON, compressed by xz."""

from __future__ import annotations

import lzma
from functools import cache
from pathlib import Path
from typing import Any, Final

from msgspec.json import decode, encode
from msgspec.json import format as indented

from sengoku.games.kernel import Plain

FOLDER: Final = Path(__file__).parent
ABOUT: Final = "about.json"
PACKED: Final = ".json.xz"


def versions() -> list[Path]:
    """The folders of all versions that have a corpus."""
    return sorted([path.parent for path in FOLDER.glob(f"*/{ABOUT}")])


def files(kind: str, ending: str = PACKED) -> list[Path]:
    """All files of a kind, such as "dumps", of every version."""
    return [path for folder in versions() for path in sorted((folder / kind).glob(f"*{ending}"))]


def name(path: Path) -> str:
    """A file as the name of a test: "0.1.0/senji-4"."""
    return f"{path.parent.parent.name}/{path.name.partition('.')[0]}"


def about(folder: Path) -> Plain:
    """What a version says about itself."""
    found: Plain = decode((folder / ABOUT).read_bytes())
    return found


def write_about(folder: Path, found: Plain) -> None:
    """Write what a version says about itself, so that people can read it."""
    (folder / ABOUT).write_bytes(indented(encode(found), indent=1) + b"\n")


@cache
def read(path: Path) -> Any:
    """What a file holds; nobody may change it."""
    return decode(unpacked(path))


def write(path: Path, found: Any) -> None:
    """Write a file of the corpus."""
    write_packed(path, encode(found))


def unpacked(path: Path) -> bytes:
    """The bytes in a compressed file."""
    return lzma.decompress(path.read_bytes())


def write_packed(path: Path, content: bytes) -> None:
    """Write bytes, compressed."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(lzma.compress(content, preset=9))
