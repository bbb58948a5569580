"""The board of Doom On You, declared once: zones, facts, and the score calculator's form."""

from __future__ import annotations

from endling.board.declaration import (
    Area,
    Board,
    Cards,
    Entry,
    Fact,
    Form,
    Kind,
    Listing,
    Look,
    Of,
    SeenBy,
    Sheet,
    Zone,
)
from endling.board.places import Places
from endling.games.doom_on_you import tables as t
from endling.games.doom_on_you.event_types import EVENTS
from endling.games.doom_on_you.questions import QUESTIONS

MAX_PLAYERS = t.MOST_PLAYERS
NO_CARD = 255
DEALS_SHOWN = 6  # the latest ones
PLANS = ("open", "let_through", "open_again", "blocked")

ALL_CARDS = Cards("card", 0, t.CARD_COUNT)

_ANIMAL_FACTS = (
    Fact("defense_left", rule="shown.defense_left"),
    Fact("guarding", rule="shown.points_guarding"),  # points that are meant for an attacker
)
_ATTACK_FACTS = (
    Fact("owner", Kind.SEAT, rule="shown.attack_owner"),
    Fact("target", Kind.SEAT, rule="shown.attack_target"),
    Fact("gainer", Kind.SEAT, rule="shown.attack_gainer"),  # who would get the tokens
    Fact("number", rule="shown.attack_number"),  # in the order of declaration
    Fact("plan", Kind.WORD, rule="shown.attack_plan", words=PLANS),
    Fact("sneak", Kind.BOOL, rule="shown.is_sneak"),
)

BOARD = Board(
    game="doom_on_you",
    package="endling.games.doom_on_you",
    most_players=MAX_PLAYERS,
    card_names=tuple(card.name for card in t.CARDS),
    colors=(),
    questions=QUESTIONS,
    events=EVENTS,
    zones=(
        Zone("deck", Of.TABLE, ALL_CARDS, Form.LIST, SeenBy.NOBODY, area=Area.MIDDLE),
        Zone("discard", Of.TABLE, ALL_CARDS, Form.LIST, newest_first=True, area=Area.MIDDLE),
        Zone("played", Of.TABLE, ALL_CARDS, Form.LIST, area=Area.MIDDLE, look=Look.ROW),
        Zone(
            "attacks",  # in the order of declaration
            Of.TABLE,
            ALL_CARDS,
            Form.LIST,
            facts=_ATTACK_FACTS,
            told_apart=True,
            area=Area.MIDDLE,
            look=Look.ROW,
        ),
        Zone("hand", Of.SEAT, ALL_CARDS, Form.SET, SeenBy.OWNER, area=Area.HAND, look=Look.FAN),
        Zone(
            "chosen",  # to be placed, while others still choose
            Of.SEAT,
            ALL_CARDS,
            Form.SET,
            SeenBy.OWNER,
            counted_by=SeenBy.OWNER,
            area=Area.HAND,
            look=Look.ROW,
        ),
        Zone(
            "pile",
            Of.SEAT,
            ALL_CARDS,
            Form.SET,
            facts=_ANIMAL_FACTS,
            told_apart=True,
            area=Area.SEAT,
            look=Look.ROW,
        ),
    ),
    table=(
        Fact("round", field="round_number", area=Area.MIDDLE),
        Fact("first_target", Kind.SEAT, none=-1, area=Area.MIDDLE),
        Fact("target", Kind.SEAT, none=-1, area=Area.MIDDLE),  # whose turn it is
        Listing(
            "blocks",
            (Fact("attacker", Kind.CARD), Fact("blocker", Kind.CARD), Fact("points")),
            room=t.POINT_COUNT,
            write="shown.write_blocks",
        ),
        Listing(
            "deals",
            (
                Fact("giver", Kind.SEAT),
                Fact("taker", Kind.SEAT),
                Fact("tokens"),
                Fact("promise", Kind.WORD, words=t.PROMISE_KEYS),
                Fact("round"),
            ),
            room=DEALS_SHOWN,
            write="shown.write_deals",
        ),
    ),
    seat=(
        Fact("tokens", area=Area.SEAT),
        Fact("out", Kind.BOOL, field="out_at", area=Area.SEAT),
    ),
    sheet=Sheet(player=(Entry("tokens", "number", most=t.MOST_TOKENS),)),
)
PLACES = Places(BOARD)
