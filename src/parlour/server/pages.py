"""The browser's part, as it was built; and what every answer says to browsers about safety."""

from __future__ import annotations

import mimetypes
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
        path = self.found(request.path_params["path"])
        if path is None:
            return secured(FileResponse(index))
        response = FileResponse(path, media_type=mimetypes.guess_type(path.name)[0] or "application/octet-stream")
        if path.parent.name == "assets":  # named by their content
            response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
        return secured(response)

    def found(self, name: str) -> Path | None:
        try:
            path = (self.folder / name).resolve()
            is_there = path.is_relative_to(self.folder) and path.is_file()
        except (OSError, ValueError):
            return None
        return path if is_there else None
