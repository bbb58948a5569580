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
from endling.kernel.sizes import NO_CARD

MAX_PLAYERS = t.MOST_PLAYERS
DEALS_SHOWN = 6  # the latest ones
PROMISE_STATES = ("pending", "kept", "broken", "overdue", "lapsed")
PENDING, KEPT, BROKEN, OVERDUE, LAPSED = range(len(PROMISE_STATES))
PLANS = ("open", "let_through", "open_again", "blocked")
FORECAST = 64  # steps: every attack, everybody whom a doom strikes, and the card at work
PREVIEWS = 480  # steps of all reactions that can be thought about: five cards at nine attacks each
SUGGESTED = 24  # blocks
OUTCOMES = (
    "open", "through", "blocked", "in_vain", "hunted", "stopped", "captured", "struck", "spared",
)  # fmt: skip

ALL_CARDS = Cards("card", 0, t.CARD_COUNT, in_game="changes.cards_in_game")

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

_STEP_FACTS = (
    Fact("card", Kind.CARD),  # an attacker, a doom, or an animal that is hunted
    Fact("outcome", Kind.WORD, words=OUTCOMES),
    Fact("loser", Kind.SEAT, none=-1),
    Fact("gainer", Kind.SEAT, none=-1),
    Fact("tokens"),
    Fact("out", Kind.BOOL),  # whoever loses them has none left
    Fact("id"),  # of the card: equal ones are told apart
)
_BLOCK_FACTS = (
    Fact("attacker", Kind.CARD),
    Fact("blocker", Kind.CARD),
    Fact("points"),
    Fact("attacker_id"),
    Fact("blocker_id"),
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
        Zone(
            "played",
            Of.TABLE,
            ALL_CARDS,
            Form.LIST,
            facts=(Fact("player", Kind.SEAT, none=-1, rule="shown.player_of"),),
            area=Area.MIDDLE,
            look=Look.ROW,
        ),
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
            part_of="hand",
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
        Fact("round", field="round_number", most=t.ROUNDS, area=Area.MIDDLE),
        Fact("first_target", Kind.SEAT, none=-1, area=Area.MIDDLE),
        Fact("target", Kind.SEAT, none=-1, area=Area.MIDDLE),  # whose turn it is
        Listing(
            "blocks",
            _BLOCK_FACTS,
            room=t.POINT_COUNT,
            write="shown.write_blocks",
        ),
        Fact("aimed_animal", Kind.CARD, none=NO_CARD, rule="shown.aimed_animal"),
        Fact("aimed_id", none=NO_CARD, rule="shown.aimed_animal"),
        Fact("aimed_player", Kind.SEAT, none=-1, rule="shown.aimed_player"),
        Listing("struck", (Fact("", Kind.SEAT),), room=MAX_PLAYERS, write="shown.write_struck"),
        Listing(  # if nobody reacts
            "forecast",
            _STEP_FACTS,
            room=FORECAST,
            write="forecast.write_forecast",
        ),
        Listing(  # the same with what the viewer can do
            "previews",
            (
                Fact("with", Kind.CARD, none=NO_CARD),
                Fact("animal", Kind.CARD, none=NO_CARD),
                Fact("player", Kind.SEAT, none=-1),
                Fact("animal_id", none=NO_CARD),
                *_STEP_FACTS,
            ),
            room=PREVIEWS,
            write="previews.write_previews",
        ),
        Listing(
            "suggestion",
            _BLOCK_FACTS,
            room=SUGGESTED,
            write="suggestion.write_suggestion",
        ),
        Listing(  # that is to be answered
            "offers",
            (
                Fact("giver", Kind.SEAT),
                Fact("taker", Kind.SEAT),
                Fact("tokens"),
                Fact("promise", Kind.WORD, words=t.PROMISE_KEYS),
                Fact("with_card", Kind.BOOL),  # a card of the hand goes with the tokens
            ),
            room=1,
            write="shown.write_offers",
        ),
        Listing(
            "deals",
            (
                Fact("giver", Kind.SEAT),
                Fact("taker", Kind.SEAT),
                Fact("tokens"),
                Fact("promise", Kind.WORD, words=t.PROMISE_KEYS),
                Fact("round"),
                Fact("state", Kind.WORD, words=PROMISE_STATES),
                Fact("with_card", Kind.BOOL),
            ),
            room=DEALS_SHOWN,
            write="shown.write_deals",
        ),
    ),
    seat=(
        Fact("tokens", most=t.MOST_TOKENS, area=Area.SEAT),
        Fact("out", Kind.BOOL, field="out_at", area=Area.SEAT),
    ),
    sheet=Sheet(player=(Entry("tokens", "number", most=t.MOST_TOKENS),)),
)
PLACES = Places(BOARD)
