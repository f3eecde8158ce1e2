"""The plain HTTP part keeps to its own description, whatever strangers throw at it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle
from random import Random
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis import Case
from schemathesis.checks import positive_data_acceptance
from tests.server.table_client import LiveServer, full_table, play_out

from parlour.bots import review
from parlour.server.http.routes import routes
from parlour.server.protocol.json_schema import openapi

EXAMPLES = settings(max_examples=10, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
REFUSALS = [positive_data_acceptance]  # a well-formed request may be refused: by a rule, or for want of a table

document = openapi([route for route, _ in routes])
described = schemathesis.openapi.from_dict(document)
only_random = schemathesis.Config.from_dict({"phases": {"coverage": {"enabled": False}}})
about_tables = schemathesis.openapi.from_dict(document, config=only_random).include(path_regex="{id}")


class Tables:
    """One that waits, one that plays and one that is over, and the host of all of them."""

    def __init__(self, live: LiveServer) -> None:
        self.url = live.url
        self.playing, places = full_table(live, "canary", 3)
        assert places[0].person
        self.host = places[0].person
        over, others = full_table(live, "canary", 3)
        play_out(others, Random(1))
        self.ids = cycle([self.host.create("canary", 3), self.playing, over])

    def headers(self) -> dict[str, str]:
        return self.host.headers(self.playing)


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory, with_canary: None) -> Iterator[Tables]:
    live = LiveServer(f"sqlite:///{tmp_path_factory.mktemp('described') / 'parlour.db'}").think_here()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(review, "USUAL_CARE", review.Care(4, 4, 2))
        yield Tables(live)
    live.close()


@described.parametrize()
@EXAMPLES
def test_every_answer_is_as_described(case: Case[Any], tables: Tables) -> None:
    """P3, P13: what is not of the form is refused, nobody acts without a token, and nothing breaks."""
    case.call_and_validate(base_url=tables.url, headers=tables.headers(), excluded_checks=REFUSALS)


@about_tables.parametrize()
@EXAMPLES
def test_every_answer_about_a_table_is_as_described(case: Case[Any], tables: Tables) -> None:
    case.path_parameters["id"] = next(tables.ids)
    if "seat" in case.path_parameters:
        case.path_parameters["seat"] = 0
    answer = case.call(base_url=tables.url, headers=tables.headers())
    assert answer.status_code < 500
    case.validate_response(answer, excluded_checks=REFUSALS)


def test_a_record_is_described_as_lines_and_before_the_end_as_what_the_seat_knows() -> None:
    described = document["paths"]["/api/tables/{id}/record"]["get"]["responses"]["200"]["content"]
    assert set(described) == {"application/x-ndjson", "application/json"}
