"""The board of Doomlings, declared once: zones, facts, and the score calculator's form."""

from __future__ import annotations

from endling.board.declaration import (
    Area,
    Board,
    Cards,
    Entry,
    Fact,
    Form,
    Group,
    Kind,
    Listing,
    Look,
    Of,
    SeenBy,
    Sheet,
    Zone,
)
from endling.board.places import Places
from endling.games.doomlings import tables as t
from endling.games.doomlings.event_types import EVENTS
from endling.games.doomlings.questions import QUESTIONS
from endling.games.doomlings.vocabulary import Color
from endling.kernel.sizes import NO_CARD

MAX_PLAYERS = 6
# The birth of life, all ages of all sets (digital) and three catastrophes.
MAX_AGES = 1 + (t.FIRST_CATASTROPHE - t.FIRST_AGE) + 3
OPEN_BOUND = 1000  # of a prospect: nobody can say

TRAITS = Cards("trait", 0, t.TRAIT_COUNT, in_game="setup.traits_in_game")

SIGNS = Cards("sign", t.FIRST_SIGN, t.FIRST_AGE - t.FIRST_SIGN)
AGES = Cards("age", t.FIRST_AGE, t.CARD_COUNT - t.FIRST_AGE)


def _age(name: str, rule: str, area: Area = Area.NONE) -> Fact:
    """An age or catastrophe that whoever is shown it may know."""
    return Fact(name, Kind.CARD, rule=rule, none=NO_CARD, cards=AGES, observed=True, area=area)


# How far the game is, by number.
PHASES = ("setup", "reveal", "turns", "worlds_end", "over")

BOARD = Board(
    game="doomlings",
    package="endling.games.doomlings",
    most_players=MAX_PLAYERS,
    card_names=tuple(card.name for card in t.CARDS),
    colors=tuple(color.name.lower() for color in Color if color != Color.NONE),
    questions=QUESTIONS,
    events=EVENTS,
    outside=("ages",),
    hide="visibility.hide_rest",
    zones=(
        Zone("deck", Of.TABLE, TRAITS, Form.LIST, SeenBy.NOBODY, area=Area.MIDDLE),
        Zone("discard", Of.TABLE, TRAITS, Form.LIST, newest_first=True, area=Area.MIDDLE),
        Zone(
            "hand",
            Of.SEAT,
            TRAITS,
            Form.SET,
            SeenBy.OWNER,
            known=True,
            area=Area.HAND,
            look=Look.FAN,
        ),
        Zone(
            "pile",
            Of.SEAT,
            TRAITS,
            Form.SET,
            facts=(
                Fact("points", rule="scoring.card_points"),
                Fact("attached", Kind.CARD, rule="attachments.shown_attachment", none=NO_CARD),
            ),
            area=Area.SEAT,
            look=Look.GROUPS,
            group_by="colors",
        ),
    ),
    table=(
        _age("in_force", "age_deck.in_force", Area.MIDDLE),
        Listing("past_ages", (Fact("", Kind.CARD),), MAX_AGES, write="age_deck.write_past"),
        _age("next_age", "age_deck.known_next", Area.MIDDLE),
        _age("age_after_next", "age_deck.known_after_next", Area.MIDDLE),
        Fact("ages_left", rule="age_deck.left", observed=True, area=Area.MIDDLE),
        Fact("catastrophes", area=Area.MIDDLE),
        Fact("phase", Kind.WORD, words=PHASES),
        Fact("first", Kind.SEAT),
        Fact("turn", Kind.SEAT, none=-1),
        Fact("last_played", Kind.CARD, none=NO_CARD, cards=TRAITS, area=Area.MIDDLE),
        _age("worlds_end", "age_deck.shown_worlds_end"),
        Fact("painted", Kind.COLOR, rule="scoring.paint", none=-1),
    ),
    seat=(
        Fact("gene_pool", area=Area.SEAT),
        Fact("points", rule="scoring.shown_points", area=Area.SEAT),
        Group(
            "points_besides",
            (
                Fact("catastrophe", rule="scoring.catastrophe_points"),
                Fact("opponents", rule="scoring.from_opponents"),
                Fact("leader", rule="scoring.leader_points"),
                Fact("goal", rule="scoring.sign_points"),
            ),
        ),
        Listing(
            "prospects",
            (
                Fact("card", Kind.CARD),
                Fact("owner", Kind.SEAT),
                Fact("least", none=OPEN_BOUND),
                Fact("most", none=OPEN_BOUND),
            ),
            room=t.ACTING_COUNT,
            write="forecast.write_prospects",
        ),
        Fact(
            "sign",
            Kind.CARD,
            rule="signs.shown_sign",
            none=NO_CARD,
            cards=SIGNS,
            area=Area.SEAT,
        ),
        Fact("tie_points", most=t.MOST_POINTS),
        Fact("shielded", Kind.BOOL, field="shield", area=Area.SEAT),
        Fact("own_color", Kind.COLOR, rule="scoring.own_color", none=-1, area=Area.SEAT),
        Fact(
            "opponents_color", Kind.COLOR, rule="scoring.opponents_color", none=-1, area=Area.SEAT
        ),
        Listing("recolor", (Fact("", Kind.COLOR),), 2, "scoring.write_recolor", null_if_empty=True),
    ),
    sheet=Sheet(
        player=(
            Entry("pile", "cards", of=("trait",)),
            Entry("hand", "cards", of=("trait",)),
            Entry("gene_pool", "number", least=-20, most=30, optional=True),
            Entry("sign", "card", of=("sign",), optional=True),
        ),
        table=(
            Entry("catastrophe", "card", of=("catastrophe",), optional=True),
            Entry("discard_pile", "cards", of=("trait",), optional=True),
        ),
    ),
)
PLACES = Places(BOARD)
