"""Gloom of Thrones."""

from __future__ import annotations

from endling.games.gloom_of_thrones.cards import CHARACTERS
from endling.kernel.cardset import cards_in
from endling.match import Match
from tests.kits.kit import Kit

PEOPLE = {character.name for character in CHARACTERS}


def _known(match: Match, seat: int | None) -> set[str]:
    """Cards of hands and of the deck that were shown or looked at; who belongs to a family."""
    seen = match.position()["more"]["seen"][0 if seat is None else seat + 1]
    return {match.game.card_names[card] for card in cards_in(seen)} | PEOPLE


KIT = Kit(
    "gloom_of_thrones",
    tables=(
        {},
        {"porcelain_throne": False},
        {"first_player": "story_vote", "mixed_families": True},
    ),
    short={"family_size": 3},
    known=_known,
    look_at_one_in=4,
)
