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
        if path == "/api/games":
            assert answer.json()
            continue
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


def test_an_unknown_address_leads_a_browser_home_and_tells_a_program(server: Running) -> None:
    for path in ("/nothing/here", "/t/x/y", "/favicon.ico"):
        page = httpx.get(server.url + path, headers={"accept": "text/html,application/xhtml+xml"})
        assert (page.status_code, page.headers["content-type"][:9]) == (404, "text/html")
        assert page.text == httpx.get(server.url).text
        assert "default-src 'none'" in page.headers["content-security-policy"]
        told = httpx.get(server.url + path)
        assert (told.status_code, told.json()["rule"]) == (404, "MESSAGE")


def test_below_a_root_everything_is_below_it(tmp_path: Path) -> None:
    with running(tmp_path, *UNLIMITED, "--root", "/games/sengoku") as server:
        root = f"{server.url}/games/sengoku"
        page = httpx.get(f"{root}/t/x")
        paths = loaded(page.text)
        assert paths
        for path in paths:
            assert path.startswith(("/games/sengoku/assets/", "/games/sengoku/api/"))
            assert httpx.get(server.url + path).status_code == 200
        made = httpx.post(f"{root}/api/tables", json={"game": "shinobi", "players": 3, "name": "A"})
        assert "Path=/games/sengoku" in made.headers["set-cookie"].replace("path", "Path")
        assert httpx.get(server.url).status_code == 404


def test_the_handbook_is_served_and_linked_where_a_host_has_built_it(
    tmp_path: Path, server: Running
) -> None:
    site = tmp_path / "site"
    (site / "pictures").mkdir(parents=True)
    (site / "index.html").write_text("<title>The handbook</title>")
    (site / "pictures" / "table.webp").write_bytes(b"RIFF")
    (tmp_path / "secret.txt").write_text("not a page")
    with running(tmp_path, *UNLIMITED, "--root", "/games", "--docs", str(site)) as other:
        root = f"{other.url}/games"
        assert '<link rel="help" href="/games/docs/index.html">' in httpx.get(f"{root}/t/x").text
        first = httpx.get(f"{root}/docs", follow_redirects=True)
        assert "The handbook" in first.text
        assert "form-action 'self'" in first.headers["content-security-policy"]
        assert "script-src 'self'" in first.headers["content-security-policy"]
        picture = httpx.get(f"{root}/docs/pictures/table.webp")
        assert (picture.content, picture.headers["content-type"]) == (b"RIFF", "image/webp")
        for path in ("none.html", "pictures", "../secret.txt", "..%2fsecret.txt", "/etc/passwd"):
            assert httpx.get(f"{root}/docs/{path}").status_code == 404
    assert 'rel="help"' not in httpx.get(server.url).text
    assert httpx.get(f"{server.url}/docs/index.html").status_code == 404
