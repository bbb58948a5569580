"""Doomlings."""

from __future__ import annotations

from endling.games.doomlings.options import SETS
from endling.kernel.cardset import cards_in
from endling.match import Match
from tests.kits.kit import Kit


def _known(match: Match, seat: int | None) -> set[str]:
    """Ages that were revealed or looked at, hands that were shown, and what was played last."""
    position, names = match.position(), match.game.card_names
    more = position["more"]
    known = {names[n] for n in cards_in(more["seen"][0 if seat is None else seat + 1])}
    known |= {position["age"], *position["past_ages"], match.view(seat)["last_played"]}
    if seat is not None:
        known |= set(position["age_deck"][: more["knows_age"][seat]])
    for player, pair in enumerate(more["offered"]):
        if match.over or player == seat:
            known |= {names[n] for n in pair if n}
    return known


KIT = Kit(
    "doomlings",
    tables=({"preset": "classic"}, {"preset": "digital"}, {"sets": list(SETS)}),
    short={"ages_per_pile": 1},
    known=_known,
)
