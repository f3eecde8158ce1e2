"""What a release says about itself."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import yaml  # type: ignore[import-untyped]
from packaging.version import Version
from setuptools.config.pyprojecttoml import read_configuration  # type: ignore[import-untyped]
from tests.needs import MINORS

import parlour

ROOT = Path(__file__).parent.parent.parent
CHANGES = ROOT / "CHANGELOG.md"
KINDS = ["Added", "Changed", "Fixed", "Rules"]


def test_the_version_stands_in_one_place_and_everybody_reads_it_there() -> None:
    written = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert "version" not in written["project"]
    assert read_configuration(ROOT / "pyproject.toml")["project"]["version"] == parlour.__version__
    assert str(Version(parlour.__version__)) == parlour.__version__


def test_wheels_are_built_for_every_python_that_parlour_says_it_runs_on() -> None:
    written = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert written["project"]["requires-python"] == f">=3.{MINORS[0]}"
    assert written["tool"]["cibuildwheel"]["build"] == [f"cp3{minor}-*" for minor in MINORS]


def test_a_forge_runs_what_everybody_can_run() -> None:
    jobs = yaml.safe_load((ROOT / ".github" / "workflows" / "ci.yml").read_text(encoding="utf-8"))["jobs"]
    assert any(".ci/run" in step.get("run", "") for step in jobs["test"]["steps"])
    assert jobs["wheels"]["needs"] == "test"


def test_the_list_of_changes_has_the_same_four_kinds_for_every_release() -> None:
    releases = re.split(r"^## ", CHANGES.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]
    assert releases[0].startswith("Unreleased\n")
    for release in releases:
        kinds = re.findall(r"^### (.+)$", release, flags=re.MULTILINE)
        assert kinds == [kind for kind in KINDS if kind in kinds]
        assert set(kinds) <= set(KINDS)
