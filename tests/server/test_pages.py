"""The browser's part over HTTP: small, kept by browsers as long as it stays the same, and whole."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from tests.server.table_client import LiveServer, client

SCRIPT = b"export const table = 'green';\n" * 200
PAGE = b"<!doctype html><title>Parlour</title>" + b"<p>A table.</p>" * 50
PACKED = b"packed by brotli"  # nobody unpacks it here


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    folder = tmp_path_factory.mktemp("site")
    (folder / "static" / "assets").mkdir(parents=True)
    script = folder / "static" / "assets" / "index-1a2b.js"
    script.write_bytes(SCRIPT)
    script.with_name("index-1a2b.js.br").write_bytes(PACKED)
    script.with_name("index-1a2b.js.gz").write_bytes(gzip.compress(SCRIPT))
    (folder / "static" / "index.html").write_bytes(PAGE)
    (folder / "static" / "index.html.gz").write_bytes(gzip.compress(PAGE))
    live = LiveServer(f"sqlite:///{folder / 'parlour.db'}", static=folder / "static")
    yield client(live.url)
    live.close()


def raw(site: httpx.Client, path: str, **headers: str) -> tuple[httpx.Response, bytes]:
    """The answer and its bytes as they came."""
    sent = {"Accept-Encoding": "", **{name.replace("_", "-"): value for name, value in headers.items()}}
    with site.stream("GET", path, headers=sent) as answer:
        return answer, b"".join(answer.iter_raw())


ASSET = "/assets/index-1a2b.js"


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip", "gzip"),
        ("br;q=0.2, gzip;q=0.8", "gzip"),
        ("br; q=0, *", "gzip"),
        ("*", "br"),
        ("deflate", ""),
        ("br;q=0, gzip;q=nonsense", ""),
        ("", ""),
    ],
)
def test_an_asset_is_sent_in_the_smallest_form_the_browser_likes(
    site: httpx.Client, accepted: str, encoding: str
) -> None:
    answer, content = raw(site, ASSET, Accept_Encoding=accepted)
    assert answer.headers.get("Content-Encoding", "") == encoding
    assert encoding == "gzip" or content == (PACKED if encoding else SCRIPT)
    assert len(content) == int(answer.headers["Content-Length"])
    assert answer.headers["Content-Type"].startswith("text/javascript")
    assert answer.headers["Vary"] == "Accept-Encoding"


def test_what_is_packed_unpacks_to_the_file(site: httpx.Client) -> None:
    _, content = raw(site, ASSET, Accept_Encoding="gzip")
    assert gzip.decompress(content) == SCRIPT
    _, page = raw(site, "/t/some-table", Accept_Encoding="br, gzip")
    assert gzip.decompress(page) == PAGE


def test_assets_are_kept_for_ever_and_the_page_is_asked_for_again(site: httpx.Client) -> None:
    assert "immutable" in raw(site, ASSET, Accept_Encoding="br")[0].headers["Cache-Control"]
    assert raw(site, "/")[0].headers["Cache-Control"] == "no-cache"


def test_each_form_has_its_own_tag_and_whoever_has_it_gets_nothing(site: httpx.Client) -> None:
    tags = {raw(site, "/", Accept_Encoding=accepted)[0].headers["ETag"] for accepted in ("gzip", "")}
    assert len(tags) == 2
    for tag in tags:
        answers = [raw(site, "/", Accept_Encoding=accepted, If_None_Match=tag)[0] for accepted in ("gzip", "")]
        assert sorted(answer.status_code for answer in answers) == [200, 304]
    known, content = raw(site, "/", If_None_Match=f'"other", W/{raw(site, "/")[0].headers["ETag"]}')
    assert (known.status_code, content) == (304, b"")


def test_a_part_is_a_part_of_the_file_itself(site: httpx.Client) -> None:
    answer, content = raw(site, ASSET, Accept_Encoding="br, gzip", Range="bytes=7-11")
    assert (answer.status_code, content) == (206, SCRIPT[7:12])
    assert "Content-Encoding" not in answer.headers


def test_the_packed_files_are_no_addresses_of_their_own(site: httpx.Client) -> None:
    answer, content = raw(site, f"{ASSET}.br")
    assert content == PAGE
    assert answer.headers["Content-Type"].startswith("text/html")


STATIC = Path(__file__).parent.parent.parent / "src" / "parlour" / "server" / "static"
SMALL = 4096  # bytes; there is little to be saved


@pytest.mark.skipif(not STATIC.exists(), reason="THE PAGES ARE NOT BUILT (make web)")
def test_the_build_lays_a_much_smaller_copy_beside_every_script_and_style() -> None:
    files = [path for path in (STATIC / "assets").iterdir() if path.suffix in {".js", ".css"}]
    assert files
    for path in files:
        smaller = 0.4 if path.stat().st_size > SMALL else 0.7
        assert path.with_name(path.name + ".br").stat().st_size < path.stat().st_size * smaller
        assert gzip.decompress(path.with_name(path.name + ".gz").read_bytes()) == path.read_bytes()
