"""My matches, on whichever device; and nobody's, once I want that."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.table import PHONE, Tables


def test_a_history_goes_to_another_device_and_is_deleted_everywhere(tables: Tables) -> None:
    ada = tables.visit()
    table = ada.sit_down(tables.quickest)
    assert ada.play()["over"]
    ada.page.goto(f"{tables.url}/#history")
    ada.page.reload()
    ada.page.get_by_role("button", name="This is me").click()
    address = ada.page.get_by_label("This is me").get_by_role("textbox").input_value()
    assert address == f"{tables.url}/#me/{ada.me['token']}"
    other = tables.visit(PHONE, name="Bo", locale="ja")
    # The address is opened anew, as a camera opens it; it holds the secret only once.
    other.page.goto(f"{tables.url}/api/games")
    other.page.goto(address)
    other.page.get_by_role("button", name="これは私です").click()
    expect(other.page.locator(f"a[href='/t/{table}#replay/0/0']")).to_be_visible()
    assert ada.me["token"] not in other.page.url
    other.page.get_by_role("button", name="自分を削除").click()
    other.page.get_by_role("button", name="完全に削除する").click()
    expect(other.page.locator("a[href*='replay']")).to_have_count(0)
    assert tables.call("GET", f"/api/tables/{table}")["seats"][0]["name"] == "—"
    assert ada.faults == other.faults == []
