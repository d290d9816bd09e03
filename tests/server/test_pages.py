"""The page: it travels compressed, and works below any root."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import httpx
import pytest

from sengoku.server.pages import WEB
from tests.server.rig import UNLIMITED, Running, running

pytestmark = pytest.mark.skipif(not WEB.is_dir(), reason="installed without its page")


def loaded(page: str) -> list[str]:
    """What a page asks for first."""
    return re.findall(r'(?:src|href)="([^"]+)"', page)


def test_what_the_page_loads_travels_compressed(server: Running) -> None:
    page = httpx.get(server.url)
    assert page.headers["content-encoding"] == "gzip"
    assert page.headers["cache-control"] == "no-cache"
    for path in loaded(page.text):
        answer = httpx.get(server.url + path)
        if path.endswith(".woff2"):  # a face is compressed in itself
            assert "content-encoding" not in answer.headers
            continue
        plain = httpx.get(server.url + path, headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert answer.content == plain.content == (WEB / path.lstrip("/")).read_bytes()
        assert answer.headers["content-encoding"] == "gzip"
        assert int(answer.headers["content-length"]) == len(gzip.compress(plain.content, mtime=0))
        assert "max-age" in answer.headers["cache-control"]
        assert answer.headers["content-security-policy"]


def test_only_what_is_there_is_served(server: Running) -> None:
    for path in ("/assets/none.js", "/assets/..%2findex.html", "/assets/%2e%2e/index.html"):
        assert httpx.get(server.url + path).status_code == 404


def test_below_a_root_everything_is_below_it(tmp_path: Path) -> None:
    with running(tmp_path, *UNLIMITED, "--root", "/games/sengoku") as server:
        root = f"{server.url}/games/sengoku"
        page = httpx.get(f"{root}/t/x")
        paths = loaded(page.text)
        assert paths
        for path in paths:
            assert path.startswith("/games/sengoku/assets/")
            assert httpx.get(server.url + path).status_code == 200
        made = httpx.post(f"{root}/api/tables", json={"game": "shinobi", "players": 3, "name": "A"})
        assert "Path=/games/sengoku" in made.headers["set-cookie"].replace("path", "Path")
        assert httpx.get(server.url).status_code == 404
