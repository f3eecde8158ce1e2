"""Links lead somewhere, and the documentation's site has every public name and asks nobody else for anything."""

from __future__ import annotations

import importlib
import inspect
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from tests import needs

from tools import site

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", *(ROOT / name for name in site.BESIDE), *sorted((ROOT / "docs").glob("*.md"))]
MODULES = sorted(site.public_modules())
BUILT = ROOT / "build" / "site"


def heading_ids(page: Path) -> set[str]:
    """As forges and the site make them from headings."""
    text = re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
    headings = re.findall(r"^#+ (.+)$", text, flags=re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).strip().replace(" ", "-") for heading in headings}


def leads_somewhere(page: Path, link: str) -> bool:
    path, _, anchor = link.partition("#")
    target = (page.parent / path).resolve() if path else page
    return target.exists() and (not anchor or anchor in heading_ids(target))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_link_leads_to_a_page_and_heading_that_there_is(page: Path) -> None:
    links = re.findall(r"\]\(([^)\s]+)\)", page.read_text(encoding="utf-8"))
    assert [link for link in links if "://" not in link and not leads_somewhere(page, link)] == []


def test_every_page_of_docs_is_in_the_navigation() -> None:
    navigation = (ROOT / "mkdocs.yml").read_text(encoding="utf-8").partition("\nnav:")[2]
    assert {page.name for page in (ROOT / "docs").glob("*.md")} == set(re.findall(r"- ([\w-]+\.md)", navigation)) - {
        *site.BESIDE
    }


@pytest.mark.parametrize("module", MODULES)
def test_a_public_module_says_what_it_is_for(module: str) -> None:
    assert inspect.getdoc(importlib.import_module(module))


@pytest.fixture(scope="module")
def built() -> Path:
    if not needs.is_site_possible():
        pytest.skip("no mkdocs: make docs installs it")
    command = [sys.executable, "-m", "mkdocs", "build", "--quiet"]
    silent = os.environ | {"NO_MKDOCS_2_WARNING": "1"}
    done = subprocess.run(command, cwd=ROOT, env=silent, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return BUILT


@pytest.mark.large
def test_the_site_fetches_nothing_from_elsewhere(built: Path) -> None:
    pages = list(built.rglob("*.html"))
    assert len(pages) > len(MODULES)
    fetched = r"<(?:script|link|img|iframe)\b[^>]*\b(?:src|href)=\"(?:https?:)?//[^\"]+\""
    for page in pages:
        text = page.read_text(encoding="utf-8")
        assert re.findall(fetched, text) == [], page
        assert 'class="mermaid"' not in text, page  # the theme would ask a content network for the program
    sheets = [path.read_text(encoding="utf-8") for path in built.rglob("*.css")]
    assert not any(re.search(r"url\(\"?(?:https?:)?//", sheet) for sheet in sheets)


@pytest.mark.large
@pytest.mark.parametrize("module", MODULES)
def test_the_reference_has_every_public_name(built: Path, module: str) -> None:
    page = (built / "reference" / f"{module}.html").read_text(encoding="utf-8")
    imported = importlib.import_module(module)
    names = [
        name
        for name, value in vars(imported).items()
        if not name.startswith("_") and (inspect.isclass(value) or inspect.isfunction(value))
        if value.__module__ == module
    ]
    assert [name for name in names if f'id="{module}.{name}"' not in page] == []
