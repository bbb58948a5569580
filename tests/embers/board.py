"""The board of Embers."""

from __future__ import annotations

import numpy as np

from endling.board.declaration import (
    Area,
    Board,
    Cards,
    Entry,
    Fact,
    Form,
    Look,
    Of,
    SeenBy,
    Sheet,
    Zone,
)
from endling.board.event_types import CardSeenBy, EventTypes, Role, Shown
from endling.board.places import Places
from endling.board.questions import Questions
from endling.kernel.cardset import card_set
from endling.kernel.state import record

MAX_PLAYERS = 4
VALUES, COPIES = 6, 3
EMBER_COUNT = VALUES * COPIES
EMBERS = Cards("ember", 0, EMBER_COUNT)
HEARTHS = Cards("hearth", EMBER_COUNT, MAX_PLAYERS, in_game="rules.hearths_in_game")
CARD_COUNT = HEARTHS.end
NONE = card_set([], 1)

QUESTIONS = Questions()
BURY = QUESTIONS.declare("bury", about="hand", worth=-1, simultaneous=True, declines="done")
PLAY = QUESTIONS.declare("play", about="hand")
TARGET = QUESTIONS.declare("target")
SMOTHER = QUESTIONS.declare("smother", about="hand", secret=True, window=True, declines="pass")

EVENTS = EventTypes()
DEAL = EVENTS.declare("deal", role=Role.DRAWN, card_seen_by=CardSeenBy.PLAYER)
TURN = EVENTS.declare("turn", role=Role.TURN)
LAY = EVENTS.declare("lay", role=Role.PLAYED)
WINDOW = EVENTS.declare("window", shown=Shown.QUIET)
SMOTHERED = EVENTS.declare("smother", role=Role.PLAYED, shown=Shown.REVEAL)
GO_OUT = EVENTS.declare("go_out")
OVER = EVENTS.declare("game_over")

BOARD = Board(
    game="embers",
    package="tests.embers",
    most_players=MAX_PLAYERS,
    card_names=(
        *(f"Ember {1 + number // COPIES}" for number in range(EMBER_COUNT)),
        *(f"Hearth {1 + seat}" for seat in range(MAX_PLAYERS)),
    ),
    colors=(),
    questions=QUESTIONS,
    events=EVENTS,
    lowest_wins=True,
    zones=(
        Zone("deck", Of.TABLE, EMBERS, Form.LIST, SeenBy.NOBODY, area=Area.MIDDLE),
        Zone(
            "buried",
            Of.TABLE,
            EMBERS,
            Form.LIST,
            SeenBy.NOBODY,
            counted_by=SeenBy.NOBODY,
            area=Area.MIDDLE,
        ),
        Zone(
            "hand",
            Of.SEAT,
            EMBERS,
            Form.SET,
            SeenBy.OWNER,
            counted_by=SeenBy.OWNER,
            guess_sizes="rules.guess_sizes",
            told_apart=True,
            area=Area.HAND,
            look=Look.FAN,
        ),
        Zone(
            "hearth",
            Of.SEAT,
            HEARTHS,
            Form.SET,
            facts=(Fact("heat", rule="rules.heat_of"),),
            area=Area.SEAT,
            look=Look.ROW,
        ),
        Zone("stack", Of.CARD, EMBERS, Form.STACK, on="hearth", area=Area.CARD, look=Look.STACK),
        Zone("ash", Of.TABLE, EMBERS, Form.LIST, newest_first=True, area=Area.MIDDLE),
    ),
    table=(Fact("laid", most=EMBER_COUNT, area=Area.MIDDLE),),
    seat=(Fact("points", rule="rules.points_of", area=Area.SEAT),),
    sheet=Sheet(player=(Entry("stack", "cards", of=("ember",)),)),
)
PLACES = Places(BOARD)
SIZES = BOARD.sizes(
    frames=8,
    events=32,
    least_score=0,
    most_score=VALUES * EMBER_COUNT,
)
STATE = record(
    [
        *PLACES.fields(),
        ("laid", np.uint8),  # cards on hearths
        ("spent", np.uint8, (MAX_PLAYERS,)),  # cards that each seat has laid or smothered with
        ("hand_size", np.uint8),  # option
    ],
    SIZES,
)
