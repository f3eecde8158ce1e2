"""What the documentation's site has besides `docs/`: the games' rules, and a page of reference for every public module.

A hook of mkdocs (see mkdocs.yml). The pages are made from the sources while the site is built and kept nowhere else.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.files import Files
    from mkdocs.structure.pages import Page

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
PUBLIC = ("parlour", "parlour.engine", "parlour.bots", "parlour.lab")  # packages whose modules others may import
BESIDE = ("CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md")  # pages that lie beside docs/, not in it
NOT_FOR_READERS = {"parlour.__main__", "parlour.pure"}  # how it is started, which nobody imports


def public_modules() -> Iterator[str]:
    """Every module of the public packages, and those packages, in the order of their names."""
    for package in PUBLIC:
        folder = SOURCE.joinpath(*package.split("."))
        yield package
        for path in sorted(folder.rglob("*.py")):
            below = path.relative_to(folder).with_suffix("").parts
            deep = package != "parlour" or len(below) == 1
            name = ".".join([package, *(part for part in below if part != "__init__")])
            if deep and name not in {package, *NOT_FOR_READERS}:
                yield name


def games() -> Iterator[tuple[str, Path]]:
    for rules in sorted((SOURCE / "parlour" / "games").glob("*/RULES.md")):
        yield rules.parent.name.replace("_", "-"), rules


def title_of(text: str) -> str:
    return text.partition("\n")[0].removeprefix("# ").replace("`", "")


def generated() -> dict[str, str]:
    """Pages by their place in the site."""
    pages = {name: (ROOT / name).read_text(encoding="utf-8") for name in BESIDE}
    pages |= {f"rules/{game}.md": path.read_text(encoding="utf-8") for game, path in games()}
    pages |= {f"reference/{module}.md": f"# {module}\n\n::: {module}\n" for module in public_modules()}
    return pages


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    pages = generated()
    assert config.nav is not None
    rules = [{title_of(pages[name]): name} for name in pages if name.startswith("rules/")]
    reference = [name for name in pages if name.startswith("reference/")]
    config.nav.insert(-2, {"Rules": rules})
    config.nav.insert(-2, {"Reference": [{name[10:-3]: name} for name in reference]})
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    from mkdocs.structure.files import File

    for name, text in generated().items():
        files.append(File.generated(config, name, content=text))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Links as a reader of the repository follows them, made to lead to the same page here."""
    if page.file.src_uri in BESIDE:
        return re.sub(r"\]\(docs/", "](", markdown)
    return re.sub(rf"\]\(\.\./({'|'.join(map(re.escape, BESIDE))})", r"](\1", markdown)
