"""The board of Gloom of Thrones, declared once: zones, facts, and the score calculator's form."""

from __future__ import annotations

from endling.board.declaration import (
    LARGEST,
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
from endling.games.gloom_of_thrones import tables as t
from endling.games.gloom_of_thrones.event_types import EVENTS
from endling.games.gloom_of_thrones.questions import QUESTIONS
from endling.kernel.sizes import NO_CARD

MAX_PLAYERS = 5
NO_SCORE = 1000  # of a character that cannot be chosen
LEFTOVERS = t.FAMILY_COUNT  # the family that is made of what the others left

DECK_CARDS = Cards("deck_card", 0, t.DECK_COUNT, in_game="setup.deck_cards_in_game")
CHARACTERS = Cards(
    "character", t.FIRST_CHARACTER, t.CHARACTER_COUNT, in_game="setup.characters_in_game"
)
ICONS = ("crown", "coin", "blade", "goblet", "flame", "heart", "frost")

_CHARACTER_FACTS = (
    Fact("score", rule="scoring.character_score"),
    Fact("dead", Kind.BOOL, rule="shown.is_dead_card"),
    Fact("monarch", Kind.BOOL, rule="shown.is_monarch_card"),
    Fact("top", rule="shown.top", none=t.CLEAR),
    Fact("middle", rule="shown.middle", none=t.CLEAR),
    Fact("bottom", rule="shown.bottom", none=t.CLEAR),
    *(Fact(icon, Kind.BOOL, rule=f"shown.shows_{icon}") for icon in ICONS),
    Fact("revived", Kind.BOOL, rule="shown.is_revived"),
    Fact("ends_game", Kind.BOOL, rule="shown.ends_game"),  # its death would
    Fact("would_be", rule="previews.would_be", none=NO_SCORE),  # its score, if it is chosen
)

BOARD = Board(
    game="gloom_of_thrones",
    package="endling.games.gloom_of_thrones",
    most_players=MAX_PLAYERS,
    card_names=tuple(card.name for card in t.CARDS),
    colors=(*t.FAMILY_KEYS, "leftovers"),
    questions=QUESTIONS,
    events=EVENTS,
    lowest_wins=True,
    hide="visibility.hide_votes",
    guess="visibility.guess_rest",
    zones=(
        Zone("deck", Of.TABLE, DECK_CARDS, Form.LIST, SeenBy.NOBODY, known=True, area=Area.MIDDLE),
        Zone("discard", Of.TABLE, DECK_CARDS, Form.LIST, newest_first=True, area=Area.MIDDLE),
        Zone("played", Of.TABLE, DECK_CARDS, Form.LIST, area=Area.MIDDLE, look=Look.ROW),
        Zone(
            "hand",
            Of.SEAT,
            DECK_CARDS,
            Form.SET,
            SeenBy.OWNER,
            known=True,
            area=Area.HAND,
            look=Look.FAN,
        ),
        Zone(
            "family",
            Of.SEAT,
            CHARACTERS,
            Form.SET,
            facts=_CHARACTER_FACTS,
            area=Area.SEAT,
            look=Look.ROW,
        ),
        Zone(
            "stack", Of.CARD, DECK_CARDS, Form.STACK, on="family", area=Area.CARD, look=Look.STACK
        ),
    ),
    table=(
        Fact("monarch", Kind.CARD, none=NO_CARD, area=Area.MIDDLE),
        Fact("chosen", Kind.CARD, none=NO_CARD),  # the first of two characters
        Fact("turn", Kind.SEAT, none=-1),
        Fact("first", Kind.SEAT, none=-1),
        Fact("round", field="round_number", most=t.ROUNDS, area=Area.MIDDLE),
        Fact("actions", most=t.ACTIONS, area=Area.MIDDLE),  # left in this turn
        Fact("extra_actions", field="extra", most=LARGEST, area=Area.MIDDLE),
        Fact("free_plays", most=LARGEST, area=Area.MIDDLE),  # open at this moment
        Fact("quiet_turns", most=t.QUIET_ROUNDS * MAX_PLAYERS),  # in a row without a card played
        Fact("family_size", most=t.CHARACTER_COUNT),
    ),
    seat=(
        Fact("house", Kind.COLOR, none=-1, area=Area.SEAT),
        Fact("points", rule="scoring.points_of", area=Area.SEAT),
        Fact("living", rule="shown.living_of", area=Area.SEAT),
        Fact("draw_limit", rule="stacks.draw_limit", area=Area.SEAT),
        Group(
            "marks",
            (Fact("skip_draw"), Fact("skip_turn"), Fact("lose_actions")),
            area=Area.SEAT,
        ),
        Listing(
            "in_force",
            (
                Fact("card", Kind.CARD),
                Fact("on", Kind.CARD),
                Fact("persistent", Kind.BOOL),
            ),
            room=t.IN_FORCE_ROOM,
            write="shown.write_in_force",
        ),
    ),
    sheet=Sheet(
        player=(Entry("family", "cards", of=("character", "modifier", "death")),),
        table=(Entry("monarch", "card", of=("character",), optional=True),),
    ),
)
PLACES = Places(BOARD)
