"""Taking steps back, as far as nothing was revealed."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewVisitor
from tests.browser.player import Player
from tests.browser.tables import run_with_people
from tests.browser.visitor import Visitor, record

pytestmark = pytest.mark.browser


def choose(player: Player, label: str) -> None:
    assert label in player.wait()["offered"]
    player.choose(label)


def spend_action_points(player: Player) -> None:
    """One step, whichever it is: first a piece, then where to."""
    asked = player.wait()["question"]
    for _ in range(40):
        seen = player.wait()
        if seen["question"] != asked:
            return
        player.choose(player.rng.choice([each for each in seen["offered"] if each != "Finish"]))
    raise AssertionError("no step can be made")


def test_steps_are_undone_up_to_the_barrier(visitor: Visitor) -> None:
    visitor.named()
    table = visitor.upload(record("base3", 1, answers=39))  # seat 2 has just played a 5
    visitor.go(f"/table/{table}")
    expect(visitor.bar).to_contain_text("Effect A or B?")
    player = Player(visitor, seed=13)
    board = visitor.page.get_by_role("group", name="Board: the road to Kyoto")
    undo = visitor.button("Undo")
    lines = visitor.page.get_by_role("list", name="Log").get_by_role("listitem")
    expect(board).to_contain_text("III742")  # the game's values come after the page
    pieces, told = board.text_content(), visitor.log_lines()

    choose(player, "Effect B: action points")
    expect(visitor.bar).to_contain_text("5 action points to move")
    spend_action_points(player)
    assert board.text_content() != pieces
    spend_action_points(player)  # perhaps back to where the piece came from
    expect(lines).to_have_count(len(told) + 3)

    for left in (2, 1, 0):
        undo.click()
        expect(lines).to_have_count(len(told) + left)
    expect(visitor.bar).to_contain_text("Effect A or B?")
    assert visitor.log_lines() == told
    assert board.text_content() == pieces

    expect(undo).to_have_attribute("aria-disabled", "true")
    undo.click(force=True)  # a button that says no still says why
    expect(visitor.bar).to_contain_text("This step can’t be undone")
    expect(lines).to_have_count(len(told))


def test_a_sealed_choice_can_be_changed_until_all_have_decided(new_visitor: NewVisitor) -> None:
    host, guest = new_visitor().named(), new_visitor().named()
    run_with_people(host, guest, bots=1)
    first, second = Player(host, seed=14), Player(guest, seed=15)
    pass_cards(first)
    expect(host.bar).to_contain_text("Your choice is sealed")
    host.button("Undo").click()
    expect(host.bar).to_contain_text("Choose 2 cards")
    pass_cards(first)
    expect(host.bar).to_contain_text("Your choice is sealed")
    pass_cards(second)
    expect(host.bar).not_to_contain_text("sealed")
    people = host.page.locator(".seats li.acts").filter(has_not_text="Bot")
    expect(people).to_be_visible()  # nobody moves now by themselves
    host.button("Undo").click(force=True)
    expect(host.bar).to_contain_text("can’t be undone")


def pass_cards(player: Player) -> None:
    """Two cards and a confirmation."""
    for _ in range(3):
        player.play_on()


def test_what_another_took_back_is_said(new_visitor: NewVisitor) -> None:
    olga, ben = new_visitor().named("Olga"), new_visitor().named("Ben")
    run_with_people(olga, ben)
    first, second = Player(olga, seed=14), Player(ben, seed=15)
    undo = olga.page.get_by_role("button", name="Undo")
    open_step = olga.page.locator("section.bar.mine", has_text="action points")
    for _ in range(200):
        if open_step.count() and undo.get_attribute("aria-disabled") != "true":
            break
        for player in (first, second):
            seen = player.look()
            if seen["free"] and (seen["confirm"] or seen["offered"]):
                player.click(seen)
        olga.page.wait_for_timeout(30)
    lines = len(ben.log_lines())
    undo.click()
    log = ben.page.get_by_role("list", name="Log")
    expect(log).to_contain_text("Olga took back: ")
    expect(log).not_to_contain_text("You took back")
    assert len(ben.log_lines()) <= lines
