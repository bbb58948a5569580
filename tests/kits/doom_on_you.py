"""Doom On You."""

from __future__ import annotations

from endling.kernel.cardset import cards_in
from endling.match import Match
from tests.kits.kit import Kit


def _known(match: Match, seat: int | None) -> set[str]:
    """Cards of other hands that a seat has looked at, been offered or given away."""
    if seat is None:
        return set()
    seen = match.position()["more"]["seen"][seat]
    return {match.game.card_names[card] for card in cards_in(seen)}


KIT = Kit(
    "doom_on_you",
    tables=(
        {},
        {"starting_tokens": 5, "successful_animals_return": True, "declare_mode": "real_time"},
        {
            "end_condition": "first_player_out",
            "drawn_animal_may_enter_pile": True,
            "force_field_vs_doom_in_prep": True,
            "opening_truce": True,
            "attack": {"DETER-TLE": 1, "HUNTING-BIRD": 0},
            "defense": {"CAMO": 1},
            "tokens": {"ALPACA-PUNCH": 3},
            "without": ["LOCUSTS"],
        },
    ),
    short={"end_condition": "first_player_out", "starting_tokens": 5},
    known=_known,
    look_at_one_in=9,
)
