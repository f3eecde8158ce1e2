from __future__ import annotations

import parlour


def test_a_seat_sees_its_own_hand_and_only_the_size_of_the_others() -> None:
    match = parlour.new("fuji-flush", players=4, seed=7)
    view = match.view(0)
    assert [card.text for card in view.zone("hand:0").cards] == ["2", "7", "9", "10", "12", "15"]
    assert all(not card.text for card in view.zone("hand:1").cards)
    assert view.zone("hand:1").size == 6
    assert view.zone("draw").cards == ()


def test_a_spectator_sees_no_hand() -> None:
    view = parlour.new("fuji-flush", players=4, seed=7).view()
    assert not any(card.text for seat in range(4) for card in view.zone(f"hand:{seat}").cards)


def test_a_replacement_is_named_to_its_owner_only() -> None:
    match = parlour.new("fuji-flush", players=4, seed=7)
    while not any(event.kind == "draw" for event in match.events()):
        match.play(match.legal()[-1])
    drawn = next(event for event in match.events() if event.kind == "draw")
    assert drawn.cards[0].text == ""
    assert drawn.seat is not None
    own = next(event for event in match.events(drawn.seat) if event.kind == "draw")
    assert own.cards[0].text in own.text
    assert own.cards[0].text != ""


def test_a_choice_says_what_it_joins_and_flushes() -> None:
    match = parlour.new("fuji-flush", players=3, seed=2)
    match.play(match.legal()[0])
    labels = [choice.label for choice in match.view(1).choices]
    assert any("flushing {0}'s" in label for label in labels)
