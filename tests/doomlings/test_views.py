"""What the views of Doomlings show beyond those of any game."""

from __future__ import annotations

import json

import pytest

import endling
from tests.kits.doomlings import KIT
from tests.merging import merged
from tests.test_views import moments, viewers


@pytest.mark.parametrize("players", KIT.players)
def test_who_has_only_one_answer_is_asked_about_a_card(players: int) -> None:
    for moment in moments(KIT, players):
        match = moment.match
        if len(match.legal) == 1:
            assert match.choices()[0]["kind"] == "card", match.replay()


def test_chosen_colors_are_shown_to_all() -> None:
    """Mega Tsunami then asks for a discard, so that the game goes on after the choices."""
    position = {
        "players": [{"hand": [], "pile": ["Sentience", "Quick", "Fangs"]}, {"pile": ["Viral"]}],
        "age": "Mega Tsunami",
        "turn": None,
        "past_ages": ["The Birth of Life", "Ice Age", "Grey Goo"],
    }
    match = endling.position("doomlings", position)
    for color in ("red", "blue"):
        before = {seat: (match.row(seat), match.view(seat)) for seat in viewers(match)}
        match.play(match.find(color=color))
        for seat, (row, view) in before.items():
            news = json.loads(match.changes(seat, row, match.row(seat)))
            assert merged(view, news) == match.view(seat)
    assert not match.over
    for seat in viewers(match):
        first, second = match.view(seat)["players"]
        assert first["opponents_color"] is None
        assert second["own_color"] is None
        assert {first["own_color"], second["opponents_color"]} == {"red", "blue"}


@pytest.mark.parametrize("players", KIT.players)
def test_at_the_end_the_points_add_up_for_everybody(players: int) -> None:
    for moment in moments(KIT, players):
        match = moment.match
        if match.over:
            for view in moment.views["en"].values():
                for shown, points in zip(view["players"], match.scores, strict=True):
                    cards = sum(card["points"] for card in shown["pile"])
                    besides = sum(shown["points_besides"].values())
                    assert cards + besides == shown["points"] == points
