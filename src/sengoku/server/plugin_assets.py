"""Plug-in assets: what games of other packages bring for the page, which contains our own."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from sengoku import registry
from sengoku.server.http import REFUSED
from sengoku.server.pages import REVALIDATE, Asset, asset
from sengoku.words import ENGLISH, added, languages, words


@get("/api/words/{language:str}", media_type="text/plain", responses=REFUSED)
async def added_words(language: FromPath[str]) -> str:
    """The words of plug-in games in a language, as Fluent text."""
    return added(language)


@get("/api/rules/{game:str}/{language:str}", media_type="text/plain", responses=REFUSED)
async def rules(game: FromPath[str], language: FromPath[str]) -> str:
    """The rules of a game in Markdown; in English if they are not translated."""
    known = language if language in languages() else ENGLISH
    return words(known).rules(registry.game(game).name) or ""


@cache
def board_files(game: str) -> dict[str, Asset]:
    """The files of a game's own board by their path; only these are ever served."""
    folder = registry.board(game)
    found = [] if folder is None else [path for path in folder.rglob("*") if path.is_file()]
    return {path.relative_to(str(folder)).as_posix(): asset(path, REVALIDATE) for path in found}


@get("/boards/{game:str}/{file:path}", include_in_schema=False)
async def board(
    request: Request[Any, Any, Any], game: FromPath[str], file: FromPath[Path]
) -> Response[bytes]:
    """A file of a board that a game's package brings."""
    files = board_files(game) if game in registry.names() else {}
    found = files.get(file.as_posix().lstrip("/"))
    if found is None:
        raise NotFoundException
    return found.answer(request)


ROUTES = [added_words, rules, board]
