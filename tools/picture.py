"""Takes the README's picture of the table, from a real match: `python tools/picture.py [FILE]`.

The match comes from a seed, so that the picture changes only when the table does. It needs Chromium and the pages.
"""

from __future__ import annotations

import base64
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser.conftest import FLAGS  # noqa: E402
from tests.browser.table import Tables, Visitor  # noqa: E402
from tests.needs import CHROMIUM  # noqa: E402

FILE = ROOT / "docs" / "table.webp"
SIZE = (1120, 700)
QUALITY = 75
SEED = "picture"
PLAYERS = 5
PRESSES = 2
REST_MILLISECONDS = 1500  # the others move, and everything comes to rest


def main(file: Path) -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        tables = Tables(Path(folder) / "parlour.db", browser)
        try:
            tables.deal_by(SEED)
            visitor = tables.visit(SIZE)
            visitor.sit_down(tables.quickest, PLAYERS)
            for press in range(PRESSES):
                visitor.play(most=1, seed=press)
                visitor.page.wait_for_timeout(REST_MILLISECONDS)
            file.write_bytes(webp(visitor))
        finally:
            tables.close()
            browser.close()
    print(f"{file}: {file.stat().st_size / 1000:.0f} KB")


def webp(visitor: Visitor) -> bytes:
    """Playwright writes no WebP; the browser does."""
    session = visitor.page.context.new_cdp_session(visitor.page)
    taken = session.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    return base64.b64decode(taken["data"])


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else FILE)
