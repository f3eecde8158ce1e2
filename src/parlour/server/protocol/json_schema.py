"""The wire's types as JSON Schema, and the HTTP part as OpenAPI: `python -m parlour.server.protocol.json_schema`."""

from __future__ import annotations

import json
import sys
from typing import Any

import msgspec

from parlour import __version__
from parlour.server.protocol import api, messages

Json = dict[str, Any]
SEAT: Json = {"type": "integer", "minimum": 0, "maximum": 7}


def schema(template: str = "#/$defs/{name}") -> tuple[list[Json], Json]:
    types = [messages.ToServer, messages.FromServer, *api.HTTP_TYPES]
    schemas, components = msgspec.json.schema_components(types, ref_template=template)
    return list(schemas), components


def document() -> Json:
    """One JSON Schema: `ToServer`, `FromServer` and all the types by name."""
    (to_server, from_server, *_), components = schema()
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Parlour protocol {messages.PROTOCOL}",
        "$defs": {**components, "ToServer": to_server, "FromServer": from_server},
    }


def openapi(routes: list[api.Route]) -> Json:
    _, components = schema("#/components/schemas/{name}")
    paths: Json = {}
    for route in routes:
        paths.setdefault(route.path, {})[route.method.lower()] = operation(route)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Parlour", "version": __version__},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "person": {"type": "http", "scheme": "bearer"},
                "seat": {"type": "apiKey", "in": "header", "name": "Parlour-Seat"},
            },
        },
    }


def operation(route: api.Route) -> Json:
    names = [part[1:-1] for part in route.path.split("/") if part.startswith("{")]
    parameters: list[Json] = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "integer" if name == "seat" else "string"}}
        for name in names
    ]
    parameters += [
        {"name": name, "in": "query", "schema": SEAT if name == "seat" else {"type": "string"}} for name in route.query
    ]
    made: Json = {
        "summary": route.summary,
        "parameters": parameters,
        "responses": {
            "200": {"description": "Done", "content": content(route.answer)},
            "4XX": {"description": "Not done; nothing was changed", "content": content(messages.Problem)},
        },
    }
    if route.body:
        is_needed = any(field.required for field in msgspec.structs.fields(route.body))
        made["requestBody"] = {"required": is_needed, "content": content(route.body)}
    if route.needs:
        least: Json = {need: [] for need in route.needs if not need.endswith("?")}
        most: Json = {need.rstrip("?"): [] for need in route.needs}
        made["security"] = [least] if least == most else [least, most]
    return made


def content(kind: type | str | None) -> Json:
    if isinstance(kind, str):
        return {kind: {"schema": {"type": "string"}}}
    if kind is None:  # a record; while the match goes on, what the seat knows of it
        return {"application/x-ndjson": {"schema": {"type": "string"}}, **content(api.OwnRecord)}
    return {"application/json": {"schema": {"$ref": f"#/components/schemas/{kind.__name__}"}}}


if __name__ == "__main__":
    json.dump(document(), sys.stdout, indent=1, ensure_ascii=False)
