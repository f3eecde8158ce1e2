"""Settings, options and keys."""

from __future__ import annotations

import re

from playwright.sync_api import Page, Route, expect
from tests.browser.table import Tables

FLIGHTS = """() => { window.flown = 0; new MutationObserver((changes) => {
    for (const change of changes) window.flown += change.addedNodes.length;
}).observe(document.getElementById('flights'), { childList: true }) }"""


def open_settings(page: Page) -> None:
    page.get_by_title("Menu").click()
    page.get_by_role("button", name="Settings").click()
    page.wait_for_selector(".settings")


def width_of_a_card(page: Page) -> float:
    box = page.locator(".hand .card").first.bounding_box()
    assert box
    return box["width"]


def test_settings_work_at_once_and_are_kept(tables: Tables) -> None:
    ada = tables.visit()
    ada.sit_down(tables.quickest)
    page = ada.page
    page.wait_for_selector(".hand .card")
    usual, ground = width_of_a_card(page), "getComputedStyle(document.querySelector('.side')).backgroundColor"
    hand_of = "document.querySelector('.seat.mine').getBoundingClientRect().x"
    left = page.evaluate(hand_of)
    open_settings(page)
    page.locator("[name=cardSize][value=large]").check(force=True)
    page.locator("[name=look][value=dark]").check(force=True)
    dark = page.evaluate(ground)
    page.locator("[name=look][value=light]").check(force=True)
    assert page.evaluate(ground) != dark
    page.get_by_label("Left-handed").check()
    page.locator("[name=volume][value=quiet]").check(force=True)
    page.keyboard.press("Escape")
    assert width_of_a_card(page) > usual
    assert page.evaluate(hand_of) > left
    kept = page.evaluate("JSON.parse(localStorage.getItem('parlour.settings'))")
    assert (kept["cardSize"], kept["look"], kept["leftHanded"], kept["volume"]) == ("large", "light", True, "quiet")


# Counts what is heard.
LISTEN = """() => {
  window.heard = 0;
  for (const source of [OscillatorNode, AudioBufferSourceNode]) {
    const start = source.prototype.start;
    source.prototype.start = function (...when) { window.heard += 1; return start.apply(this, when); };
  }
}"""


def test_nothing_is_heard_until_somebody_wants_sounds(tables: Tables) -> None:
    ada = tables.visit()
    ada.sit_down(tables.quickest)
    page = ada.page
    page.wait_for_selector(".hand .card")
    page.evaluate(LISTEN)
    ada.press(2)
    page.wait_for_timeout(200)
    assert page.evaluate("window.heard") == 0
    open_settings(page)
    page.locator("[name=volume][value=quiet]").check(force=True)
    page.wait_for_function("() => window.heard > 0")  # so loud it is
    page.keyboard.press("Escape")
    page.evaluate("window.heard = 0")
    ada.press(1)
    page.wait_for_function("() => window.heard > 0")
    assert ada.faults == []


def test_a_felt_and_a_deck_are_chosen_for_every_game_and_kept(tables: Tables) -> None:
    ada = tables.visit()
    ada.sit_down(tables.quickest)
    page = ada.page
    page.wait_for_selector(".hand .card")
    felt = "getComputedStyle(document.querySelector('.felt')).backgroundColor"
    paper = "getComputedStyle(document.querySelector('.hand .face')).backgroundColor"
    own = page.evaluate(f"[{felt}, {paper}]")
    open_settings(page)
    seen = {tuple(own)}
    for cloth, deck in (("moss", "modern"), ("sea", "linen"), ("wine", "classic"), ("slate", "linen")):
        page.locator(f"[name=felt][value={cloth}]").check(force=True)
        page.locator(f"[name=deck][value={deck}]").check(force=True)
        seen.add(tuple(page.evaluate(f"[{felt}, {paper}]")))
    assert len({cloth for cloth, _ in seen}) == 5
    assert len({face for _, face in seen}) == 3
    kept = page.evaluate("JSON.parse(localStorage.getItem('parlour.settings'))")
    assert (kept["felt"], kept["deck"]) == ("slate", "linen")


def test_motion_can_be_turned_on_and_off(tables: Tables) -> None:
    ada = tables.visit(motion="fast")
    ada.sit_down(tables.quickest)
    page = ada.page
    page.wait_for_selector(".actions.mine")
    page.evaluate(FLIGHTS)
    ada.play(1)
    page.wait_for_function("() => window.flown > 0")
    open_settings(page)
    page.locator("[name=motion][value=off]").check(force=True)
    page.keyboard.press("Escape")
    page.wait_for_selector(".actions.mine")
    page.wait_for_function("() => !document.querySelector('.flight')")
    page.evaluate("window.flown = 0")
    said = page.locator(".log li").count()
    ada.play(2)
    page.wait_for_function(f"() => document.querySelectorAll('.log li').length > {said}")
    assert page.evaluate("window.flown") == 0


def test_whoever_prefers_reduced_motion_gets_none_unasked(tables: Tables) -> None:
    ada = tables.visit()
    page = ada.page.context.browser.new_context(reduced_motion="reduce").new_page()  # type: ignore[union-attr]
    page.goto(tables.url)
    page.wait_for_selector(".tile")
    assert page.evaluate("document.documentElement.dataset.motion") == "off"
    page.context.close()


def test_a_turn_is_told_by_the_browser_while_the_page_is_hidden(tables: Tables) -> None:
    ada = tables.visit(fresh=True)
    ada.page.context.grant_permissions(["notifications"], origin=tables.url)
    ada.sit_down(tables.quickest)
    page = ada.page
    page.wait_for_selector(".actions.mine")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    open_settings(page)
    page.get_by_label("Tell me when it is my turn").check()
    page.keyboard.press("Escape")
    page.evaluate("Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' })")
    ada.play(1)
    told = "navigator.serviceWorker.ready.then((worker) => worker.getNotifications()).then((all) => all.length > 0)"
    page.wait_for_function(f"() => {told}")


def test_the_form_of_a_table_offers_the_games_options(tables: Tables) -> None:
    game = next(game for game in tables.games if any(option.get("choices") for option in game.get("options", [])))
    option = next(option for option in game["options"] if option.get("choices"))
    other = next(choice for choice in option["choices"] if choice != option["default"])
    page = tables.visit().page
    page.click(f'[data-game="{game["name"]}"]')
    page.locator("dialog summary").first.click()
    page.locator(".options select").first.select_option(other)
    page.get_by_label("Chat").select_option("signs")
    page.get_by_role("button", name="Invite friends").click()
    page.wait_for_selector(".waiting")
    info = tables.call("GET", f"/api/tables/{page.url.rpartition('/')[2]}")
    assert (info["options"][option["name"]], info["chat"]) == (other, "signs")


def test_opponents_are_chosen_by_the_levels_that_the_server_names(tables: Tables) -> None:
    page = tables.visit().page
    levels: list[str] = [bot for bot in tables.call("GET", "/api/games")["bots"] if ":" not in bot]
    page.click(f'[data-game="{tables.quickest}"]')
    expect(page.locator("[name=bot]")).to_have_count(len(levels))
    page.locator(f"[name=bot][value={levels[0]}]").check(force=True)
    expect(page.locator(".about-bot")).not_to_be_empty()
    page.click("[data-start]")
    expect(page.locator("[data-seat='1'] .status")).to_contain_text(levels[0])


def test_a_seat_can_be_given_to_a_character_who_has_a_name(tables: Tables) -> None:
    page = tables.visit().page
    page.click(f'[data-game="{tables.quickest}"]')
    page.get_by_role("button", name="Invite friends").click()
    page.wait_for_selector(".waiting")
    page.locator(".waiting select").first.select_option("easy:pip")
    expect(page.locator(".waiting")).to_contain_text("Pip (easy)")


def test_a_webhook_typed_before_the_page_knows_the_kept_one_stays(tables: Tables) -> None:
    page = tables.visit().page
    held: list[Route] = []
    page.route("**/people/me", lambda route: held.append(route))
    page.get_by_role("button", name="Settings").click()
    address = page.get_by_label("Webhook")
    address.fill("https://example.org/mine")
    while not held:
        page.wait_for_timeout(20)
    with page.expect_response("**/people/me"):
        held[0].continue_()
    page.wait_for_timeout(100)
    expect(address).to_have_value("https://example.org/mine")


def test_a_webhook_is_kept_with_its_secret_or_refused_in_words(tables: Tables) -> None:
    page = tables.visit().page
    page.get_by_role("button", name="Settings").click()
    address = page.get_by_label("Webhook")
    address.fill("http://127.0.0.1:9/turn")
    page.get_by_role("button", name="Keep").click()
    expect(page.locator(".webhook [role=status]")).to_have_text(re.compile("webhook|address|private", re.IGNORECASE))
    address.fill("https://example.org/turn")
    page.get_by_role("button", name="Keep").click()
    expect(page.locator(".webhook [role=status]")).to_have_text("Kept.")
    expect(page.locator(".webhook code")).not_to_be_empty()
    page.reload()
    page.get_by_role("button", name="Settings").click()
    expect(address).to_have_value("https://example.org/turn")
    address.fill("")
    page.get_by_role("button", name="Keep").click()
    expect(page.locator(".webhook [role=status]")).to_have_text("Nobody is told.")
    expect(page.locator(".webhook code")).to_have_count(0)


def test_a_question_mark_shows_the_keys_and_they_work(tables: Tables) -> None:
    ada = tables.visit()
    ada.sit_down(tables.quickest)
    page = ada.page
    page.wait_for_selector(".actions.mine")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_contain_text("hint")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    for key, tab in (("c", "Chat"), ("r", "Rules"), ("l", "Log")):
        page.keyboard.press(key)
        expect(page.get_by_role("tab", name=tab, exact=True)).to_have_attribute("aria-selected", "true")


def test_a_key_is_heard_in_the_moment_a_window_closes(tables: Tables) -> None:
    ada = tables.visit()
    ada.sit_down(tables.quickest)
    page = ada.page
    page.wait_for_selector(".actions.mine")
    page.keyboard.press("?")
    page.get_by_role("button", name="Close").focus()
    page.evaluate("""() => { const inside = document.activeElement; document.querySelector("dialog").close();
        inside.dispatchEvent(new KeyboardEvent("keydown", { key: "c", bubbles: true })) }""")
    expect(page.get_by_role("tab", name="Chat")).to_have_attribute("aria-selected", "true")


# Languages


def test_the_page_speaks_the_browsers_language_until_another_is_chosen(tables: Tables) -> None:
    page = tables.browser.new_context(locale="de-AT").new_page()
    page.goto(tables.url)
    expect(page.get_by_role("heading", name="Wähle ein Spiel")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.get_by_label("Sprache").select_option("ja")
    expect(page.get_by_role("heading", name="ゲームを選ぶ")).to_be_visible()
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "ja")
    expect(page.get_by_role("heading", name="ゲームを選ぶ")).to_be_visible()
    page.context.close()


def test_the_table_changes_its_language_in_the_middle_of_a_match(tables: Tables) -> None:
    ada = tables.visit()
    ada.sit_down(tables.quickest)
    page = ada.page
    page.wait_for_selector(".card.playable")  # nothing changes until somebody here plays
    hand = [card.get_attribute("data-text") for card in page.locator(".hand .card").all()]
    english = page.locator(".log li").first.inner_text()
    open_settings(page)
    page.locator("[name=language][value=de]").check(force=True)
    page.keyboard.press("Escape")
    expect(page.locator(".log li").first).not_to_have_text(english)
    expect(page.locator(".hand .card")).to_have_count(len(hand))
    assert [card.get_attribute("data-text") for card in page.locator(".hand .card").all()] == hand
    assert ada.faults == []
