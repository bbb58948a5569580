"""Nothing is cut off or overprinted, however full the table and small the screen."""

from __future__ import annotations

import random
from collections.abc import Iterable

import pytest
from playwright.sync_api import Page

from tests.browser.axe import check_last
from tests.browser.brim import (
    full_table,
    late_table,
    play_out,
    show,
    table_with_attachments,
    unreadable,
    welcome,
)
from tests.browser.conftest import NewVisitor
from tests.browser.visitor import SIZES, be_still, keep_picture
from tests.kits import KITS, Kit, kit_of, play_on

DESKS = [(1280, 720), (1366, 768), (1440, 900), (1920, 1080)]
TABLETS = [(820, 1180)]
PHONES = [(390, 844), (844, 390)]
SCROLLS = TABLETS + PHONES  # where there may be more than the screen holds
SCROLLS_LESS = {"doomlings": PHONES[:1]}


def _resize(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})


def _problems(
    page: Page,
    sizes: Iterable[tuple[int, int]],
    name: str,
    game: str = "doomlings",
) -> list[str]:
    """What cannot be read at any of these sizes."""
    found, scrolls = [], SCROLLS_LESS.get(game, SCROLLS)
    for size in sizes:
        _resize(page, size)
        at = f"{size[0]}x{size[1]}"
        wrong = unreadable(page, scrolls=size in scrolls)
        keep_picture(page, f"brim-{at}-{name}", is_wrong=bool(wrong))
        found += [f"{at}: {what}" for what in wrong]
    return found


LOOKS = [("en", "dark"), ("de", "light")]
# A game without a layout of its own scrolls within its table (test_plain_table.py).
TABLES = [
    (kit, n)
    for kit in KITS
    if kit.game.first_game
    for n in sorted({kit.players[0], 4, kit.players[-1]})
]


@pytest.mark.parametrize(("kit", "players"), TABLES, ids=str)
def test_everything_can_be_read(visitor: NewVisitor, kit: Kit, players: int) -> None:
    """In the last round: nothing is cut off or overprinted, and nobody has to hunt for anything."""
    match = full_table(players) if kit.name == "doomlings" else late_table(kit, players)
    found = []
    for lang, theme in LOOKS:
        ada = visitor(lang=lang, theme=theme)
        page = show(ada, welcome(match, lang=lang))
        found += _problems(page, DESKS + TABLETS + PHONES, f"{kit}-{players}-{lang}", kit.name)
        if players == kit.players[-1]:
            _resize(page, SIZES["desk"])
            check_last(ada, f"late-{kit}")
    assert not found, "\n".join(found)


# Names that are parted where no syllable ends.
_TORN = """() => [...document.querySelectorAll('.slips .name, .own .card .name')].filter((name) => {
  name.style.overflowWrap = 'normal'
  return name.scrollWidth > name.clientWidth + 1
}).map((name) => name.textContent)"""


# Players whose names are parted within a word.
_PARTED = """() => [...document.querySelectorAll('.opponents .head .name')].filter((name) => {
  const range = document.createRange()
  range.selectNodeContents(name)
  const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
  return lines.size > name.textContent.trim().split(/\\s/).length
}).map((name) => name.textContent)"""


def test_attached_cards_and_signs_can_be_read(visitor: NewVisitor) -> None:
    match = table_with_attachments(6)
    for lang, theme in LOOKS:
        for kind, sizes in (("desk", DESKS + TABLETS), ("phone", PHONES)):
            page = show(visitor(kind, lang=lang, theme=theme), welcome(match, lang=lang))
            found = _problems(page, sizes, f"attached-{lang}")
            assert not found, "\n".join(found)
            for size in sizes:
                _resize(page, size)
                be_still(page)
                assert page.evaluate(_TORN) == [], size
                assert page.evaluate(_PARTED) == [], size


@pytest.mark.parametrize(("players", "steps"), [(4, 9), (5, 432), (6, 270)])
def test_no_species_has_to_be_scrolled_to_on_a_desk(
    visitor: NewVisitor, players: int, steps: int
) -> None:
    """In the middle of a trick; at fuller tables with cards picked and others that cannot be."""
    match = play_on(kit_of("darwinning").new(players, seed=4), random.Random(4), steps)
    assert match.actor == 0
    page = show(visitor(lang="de"), welcome(match, lang="de"))
    hidden = "(ground) => ground.scrollHeight - ground.clientHeight"
    for size in DESKS:
        _resize(page, size)
        be_still(page)
        keep_picture(page, f"trick-{players}-{size[0]}")
        assert page.locator(".ground").evaluate(hidden) <= 1, size


def test_nothing_sticks_out_when_most_players_are_out(visitor: NewVisitor) -> None:
    match = play_out(late_table(kit_of("doom_on_you"), 6))
    ada = visitor("phone", lang="de")
    page = show(ada, welcome(match, lang="de"), ready="dialog[open] .winner")
    page.get_by_role("button", name="Schließen").click()
    for size in PHONES:
        _resize(page, size)
        found = unreadable(page, scrolls=True, within="main")
        keep_picture(page, f"out-{size[0]}x{size[1]}", is_wrong=bool(found))
        assert not found, "\n".join(found)
        ada.see("doom-out")


@pytest.mark.parametrize("game", [kit.name for kit in KITS if kit.game.first_game])
def test_log_and_notes_are_in_reach_on_a_tablet(visitor: NewVisitor, game: str) -> None:
    ada = visitor(guide=True)
    _resize(ada.page, TABLETS[0])
    page = show(ada, welcome(kit_of(game).new(2, seed=1)))
    page.get_by_label("A note for the first game").wait_for()
    log = page.get_by_label("What happens").locator("visible=true").last
    button = page.get_by_role("button", name="Log", exact=True)
    log.or_(button).first.wait_for()
    if button.is_visible():
        button.click()
    log.get_by_text("Ada plays a card.").first.wait_for()


@pytest.mark.parametrize("kit", [kit for kit in KITS if kit.game.first_game], ids=str)
def test_a_note_hides_no_question_on_a_phone(visitor: NewVisitor, kit: Kit) -> None:
    page = show(visitor("phone", guide=True), welcome(late_table(kit, kit.players[0])))
    page.get_by_label("A note for the first game").wait_for()
    for size in PHONES:
        _resize(page, size)
        found = unreadable(page, scrolls=True, within=".question")
        keep_picture(page, f"note-{size[0]}x{size[1]}-{kit}", is_wrong=bool(found))
        assert not found, "\n".join(found)


def test_whoever_looks_on_has_all_piles_in_sight(visitor: NewVisitor) -> None:
    """In two rows on a desk, all within the screen, also below a notice; a pile on a phone."""
    message = welcome(full_table(6), seat=None) | {
        "online": [False, *[True] * 5],
        "bots": [None] * 6,
    }
    page = show(visitor(), message)
    page.get_by_text("Ada is away").wait_for()
    found = _problems(page, DESKS, "watching")
    assert not found, "\n".join(found)
    tops = "(panels) => new Set(panels.map((panel) => panel.getBoundingClientRect().top)).size"
    assert page.locator(".opponents article").evaluate_all(tops) == 2
    _resize(page, (390, 844))
    page.locator(".opponents .opened .below").wait_for()


def test_the_size_of_the_cards_is_up_to_everybody(visitor: NewVisitor) -> None:
    """Larger where there is room; where there is none, nothing is hidden for it."""
    widths = []
    for choice in ("small", "usual", "large"):
        page = show(visitor(cardSize=choice), welcome(full_table(4)))
        _resize(page, (1440, 900))
        be_still(page)
        box = page.locator(".hand .card").last.bounding_box()
        assert box is not None
        widths.append(box["width"])
        found = _problems(page, [(1280, 720), (844, 390)], f"cards-{choice}")
        assert not found, "\n".join(found)
    assert widths[0] * 1.1 < widths[1] < widths[2] / 1.1


def _somewhere_in(page: Page, place: str) -> tuple[float, float]:
    box = page.locator(place).first.bounding_box()
    assert box is not None
    return box["x"] + 12, box["y"] + 12


def test_a_card_is_looked_at_as_a_whole_on_the_lowest_screen(visitor: NewVisitor) -> None:
    page = show(visitor(), welcome(full_table(2)))
    _resize(page, (844, 390))
    for place in (".age h2", ".hand .slot"):
        page.locator(place).first.hover()
        page.mouse.move(*_somewhere_in(page, place))
        page.locator(".peek .card").wait_for()
        be_still(page)
        box = page.locator(".peek .card").bounding_box()
        assert box is not None
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= 390


@pytest.mark.parametrize("size", [*PHONES, (820, 1180)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_end_can_be_read(visitor: NewVisitor, size: tuple[int, int]) -> None:
    ada = visitor("phone" if size in PHONES else "desk")
    _resize(ada.page, size)
    match = play_out(full_table(6))
    page = show(ada, welcome(match))
    page.locator("dialog[open] section .total").first.wait_for()
    found = unreadable(page, scrolls=True, within="dialog[open]")
    keep_picture(page, f"brim-end-{size[0]}x{size[1]}", is_wrong=bool(found))
    assert not found, "\n".join(found)
    # A name is one line, and no points stick out of their box.
    for part in page.locator("dialog[open] section").all():
        box, name, total = (
            one.bounding_box() for one in (part, part.locator("h3"), part.locator(".total"))
        )
        assert box is not None
        assert name is not None
        assert total is not None
        assert name["height"] < 30
        assert total["x"] + total["width"] <= box["x"] + box["width"]
