"""The browser's part, as it was built; and what every answer says to browsers about safety."""

from __future__ import annotations

import hashlib
import mimetypes
from functools import lru_cache
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, Response

SECURITY = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self'; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
BUILT = {"br": ".br", "gzip": ".gz"}  # encodings that the build lays beside its texts; the smaller first
FOR_EVER = "public, max-age=31536000, immutable"
ASK_FIRST = "no-cache"
NOT_BUILT = """<!doctype html>
<html lang="en"><title>Parlour</title>
<h1>Parlour</h1>
<p>The server runs. The browser's part is not built: <code>make web</code> builds it.</p>
"""


def secured(response: Response) -> Response:
    response.headers.update(SECURITY)
    response.headers.setdefault("Cache-Control", "no-store")
    return response


class Pages:
    def __init__(self, folder: Path) -> None:
        self.folder = folder.resolve()

    async def show(self, request: Request) -> Response:
        """A file of the build, or the page that shows all tables."""
        index = self.folder / "index.html"
        if not index.is_file():
            return secured(Response(NOT_BUILT, media_type="text/html"))
        return secured(as_built(self.found(request.path_params["path"]) or index, request))

    def found(self, name: str) -> Path | None:
        try:
            path = (self.folder / name).resolve()
            is_there = path.is_relative_to(self.folder) and path.is_file() and path.suffix not in BUILT.values()
        except (OSError, ValueError):
            return None
        return path if is_there else None


def as_built(path: Path, request: Request) -> Response:
    """The file, compressed if the browser likes that; nothing if it has it already."""
    is_part = "range" in request.headers  # counted in bytes of the file itself
    encoding = "" if is_part else best_encoding(path, request.headers.get("accept-encoding", ""))
    sent = path.with_name(path.name + BUILT.get(encoding, ""))
    stat = sent.stat()
    headers = {"Vary": "Accept-Encoding", "ETag": etag(sent, stat.st_mtime_ns, stat.st_size)}
    headers["Cache-Control"] = FOR_EVER if path.parent.name == "assets" else ASK_FIRST  # assets are named by content
    if encoding:
        headers["Content-Encoding"] = encoding
    if is_known(request.headers.get("if-none-match", ""), headers["ETag"]):
        return Response(status_code=304, headers=headers)
    media_type = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return FileResponse(sent, headers=headers, media_type=media_type, stat_result=stat)


def best_encoding(path: Path, accepted: str) -> str:
    """The encoding that the browser likes best of those there are; empty for the file as it is."""
    there = [encoding for encoding, suffix in BUILT.items() if path.with_name(path.name + suffix).is_file()]
    liked = {encoding: weight_of(encoding, accepted) for encoding in there}
    best = max(there, key=lambda encoding: liked[encoding], default="")
    return best if best and liked[best] > 0 else ""


def weight_of(encoding: str, accepted: str) -> float:
    """What an Accept-Encoding says of one (RFC 9110, 12.5.3): 0 if it is not wanted."""
    weights = {}
    for part in accepted.lower().split(","):
        name, _, quality = part.replace(" ", "").partition(";q=")
        weights[name] = as_weight(quality or "1")
    return weights.get(encoding, weights.get("*", 0.0))


def as_weight(text: str) -> float:
    try:
        return float(text)
    except ValueError:
        return 0.0


@lru_cache(maxsize=256)
def etag(path: Path, changed: int, size: int) -> str:
    """Of the content, so that every process and every machine says the same; made anew when the file changed."""
    return f'"{hashlib.sha256(path.read_bytes()).hexdigest()[:32]}"'


def is_known(known: str, tag: str) -> bool:
    return known.strip() == "*" or tag in [one.strip().removeprefix("W/") for one in known.split(",")]
