"""The declared cards as a whole."""

from __future__ import annotations

import re
from collections import Counter

import pytest

import endling
from endling.games.gloom_of_thrones import vocabulary as v
from endling.games.gloom_of_thrones.cards import (
    CHARACTERS,
    DEATHS,
    DECK,
    EVENTS,
    FAMILIES,
    MODIFIERS,
    THRONE,
)

deck = pytest.mark.parametrize("card", DECK, ids=lambda card: card.id)
stacked = pytest.mark.parametrize("card", [*MODIFIERS, *DEATHS], ids=lambda card: card.id)


def test_how_many_there_are() -> None:
    assert [len(some) for some in (MODIFIERS, EVENTS, DEATHS, DECK)] == [56, 11, 20, 87]
    assert [len(family.characters) for family in FAMILIES] == [5] * 5
    assert [family.is_base for family in FAMILIES] == [True] * 4 + [False]
    assert len(CHARACTERS) == 25


def test_ids_and_names_are_unique() -> None:
    cards = (*CHARACTERS, *DECK, THRONE)
    assert len({card.id for card in cards}) == len(cards)
    names = [card.name for card in cards] + [card.alt_name for card in cards if card.alt_name]
    assert len(set(names)) == len(names)
    assert len({family.key for family in FAMILIES}) == len(FAMILIES)
    for card in cards:
        assert re.fullmatch(r"[a-z][a-z0-9]*(_[a-z0-9]+)*", card.id)


def test_every_kind_of_effect_is_on_a_card() -> None:
    abstract = {v.Ongoing, v.Persistent, v.Response, v.Condition}
    kinds = {
        kind
        for kind in vars(v).values()
        if isinstance(kind, type) and issubclass(kind, v.Effect) and kind is not v.Effect
    } - abstract
    assert len(kinds) == 36
    assert {type(card.effect) for card in DECK if card.effect} == kinds


def test_icons_on_modifiers() -> None:
    counted = Counter(icon for card in MODIFIERS for icon in card.icons)
    assert counted == {
        v.Icon.CROWN: 7,
        v.Icon.BLADE: 9,
        v.Icon.GOBLET: 9,
        v.Icon.HEART: 10,
        v.Icon.COIN: 10,
        v.Icon.FROST: 9,
        v.Icon.FLAME: 6,
    }


@stacked
def test_icons_have_a_slot_each(card: v.StackCard) -> None:
    slots = card.icon_slots
    assert len(slots) == v.ICON_SLOTS
    assert tuple(icon for icon in slots if icon is not None) == card.icons
    assert all(icon is None or icon.slot == slot for slot, icon in enumerate(slots))


@stacked
def test_a_clear_text_box_has_no_text(card: v.StackCard) -> None:
    if card.text_box == v.TextBox.CLEAR:
        assert card.effect is None


def test_clear_text_boxes() -> None:
    clear = [card.id for card in MODIFIERS if card.text_box == v.TextBox.CLEAR]
    assert clear == [
        "skewered_at_a_skirmish",
        "served_suspicious_stew",
        "ghosted_by_a_ghost",
        "chilled_to_the_chainmail",
    ]


def test_which_cards_speak_of_the_throne() -> None:
    assert [card.id for card in DECK if card.refers_to_throne] == [
        "regent_for_a_rainy_week",
        "abrupt_abdication",
        "played_the_game_did_not_win",
        "died_dreaming_of_the_seat",
    ]
    assert THRONE.points == -30


@deck
def test_categories_fit_the_kind_of_card(card: v.DeckCard) -> None:
    if isinstance(card, v.Event):
        assert card.category in (v.Category.IMMEDIATE, v.Category.RESPONSE)
    else:
        assert card.category != v.Category.RESPONSE
    if isinstance(card, v.Modifier):
        assert card.has_portrait == (card.category == v.Category.PERSISTENT)
        assert any(n is not None for n in card.points)


def test_what_cards_add_to_scores_is_told() -> None:
    adds = {card["name"]: card["adds"] for card in endling.cards("gloom_of_thrones", "en")}
    assert {name: points for name, points in adds.items() if points is not None} == {
        "Came Back Rather Wrong": -10,
        "Played The Game, Did Not Win": -15,
        "Undone by Their Own Ambition": -15,
        "Last of a Long Line": -5,
        "The Porcelain Throne": -30,
        **{card.name: -10 for card in DEATHS[1:10]},
    }


def test_persistent_modifiers() -> None:
    assert [card.id for card in MODIFIERS if card.has_portrait] == [
        "took_the_vow_of_the_leaky_watch",
        "came_back_rather_wrong",
        "turned_slowly_to_stone",
        "became_a_beloved_ballad",
    ]


@pytest.mark.parametrize(
    ("points", "gloomy"),
    [
        (v.PointSlots(top=-10), True),
        (v.PointSlots(top=-10, middle=0), True),
        (v.PointSlots(top=-10, bottom=5), False),
        (v.PointSlots(bottom=0), False),
        (v.PointSlots(middle=10), False),
    ],
)
def test_what_is_gloomy(points: v.PointSlots, gloomy: bool) -> None:
    assert v.Modifier("Test", points).is_gloomy == gloomy
