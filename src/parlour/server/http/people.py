"""Routes: who one is."""

from __future__ import annotations

import secrets
from time import time

from parlour.server.http.request import Request
from parlour.server.http.routing import PERSON, route
from parlour.server.protocol import api
from parlour.server.protocol.messages import Out
from parlour.server.protocol.names import clean_name
from parlour.server.store.rows import PersonRow
from parlour.server.tables import tokens


@route("POST", "/api/people", "Be somebody: a name, and a secret for this browser", api.PersonWithToken, api.NewPerson)
async def new_person(request: Request) -> Out:
    form = request.body(api.NewPerson)
    request.gates.people.check(request.address)
    token = tokens.new_token()
    person = PersonRow(secrets.token_hex(8), clean_name(form.name), tokens.hashed(token), created=int(time()))
    await request.tables.writer.ask(request.tables.store.add_person, person)
    return api.PersonWithToken(person.id, person.name, token)


@route("GET", "/api/people/me", "Who am I?", api.Person, needs=PERSON)
async def show_me(request: Request) -> Out:
    return as_known_to_self(await request.person())


def as_known_to_self(person: PersonRow) -> api.Person:
    return api.Person(person.id, person.name, person.webhook, person.webhook_secret)


@route("POST", "/api/people/me", "Change my name or webhook", api.Person, api.ChangePerson, PERSON)
async def change_me(request: Request) -> Out:
    person = await request.person()
    form = request.body(api.ChangePerson)
    values = {}
    if form.name is not None:
        person.name = values["name"] = clean_name(form.name)
    if form.webhook is not None:
        person.webhook = values["webhook"] = request.webhooks.check(form.webhook)
        await give_secret(request, person, form.webhook)
    if values:
        await request.tables.writer.ask(request.tables.store.change_person, person.id, values)
    return as_known_to_self(person)


async def give_secret(request: Request, person: PersonRow, url: str) -> None:
    """Whoever names a webhook for the first time gets the secret that signs what it is told."""
    if url and not person.webhook_secret:
        person.webhook_secret = tokens.new_token()
        values = {"webhook_secret": person.webhook_secret}
        await request.tables.writer.ask(request.tables.store.change_person, person.id, values)
