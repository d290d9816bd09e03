"""Plug-in assets: what games of other packages bring for the page, which contains our own words."""

from __future__ import annotations

from litestar import get
from litestar.params import FromPath

from sengoku import registry
from sengoku.server.http import REFUSED
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


ROUTES = [added_words, rules]
