"""The options of a table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from endling.games.doom_on_you import tables as t
from endling.games.doom_on_you.mistakes import NoDealsOfTwo
from endling.games.doom_on_you.state import (
    CARD_DEALS,
    CIRCUITS,
    NO_DEALS,
    REAL_TIME,
    SINGLE_PASS,
    TOKEN_DEALS,
)
from endling.games.doom_on_you.text import LANGUAGES
from endling.games.options import Option, OptionReader, Options, no_card_changes, no_card_left_out
from endling.games.taking import Choice, Number

MIN_PLAYERS, MAX_PLAYERS = 2, t.MOST_PLAYERS
LAST_WITH_FOOD, FIRST_PLAYER_OUT = "last_with_food", "first_player_out"
ONLY_DRAWER, NO_WINNER = "only_drawer_affected", "game_ends_no_winner"
DECLARING = {
    "rounds_until_all_pass": CIRCUITS,
    "single_pass": SINGLE_PASS,
    "real_time": REAL_TIME,
}
DEALS = {"tokens_only": TOKEN_DEALS, "tokens_and_cards": CARD_DEALS, "off": NO_DEALS}
_SWITCH = Choice((False, True))

_OPTIONS = {
    "end_condition": Option(Choice((LAST_WITH_FOOD, FIRST_PLAYER_OUT)), LAST_WITH_FOOD),
    "starting_tokens": Option(
        Number(min(t.TOKEN_CHOICES), max(t.TOKEN_CHOICES)), max(t.TOKEN_CHOICES)
    ),
    "total_wipeout": Option(Choice((ONLY_DRAWER, NO_WINNER)), ONLY_DRAWER),
    "successful_animals_return": Option(_SWITCH, False),
    "drawn_animal_may_enter_pile": Option(_SWITCH, False),
    "force_field_vs_doom_in_prep": Option(_SWITCH, False),
    "opening_truce": Option(_SWITCH, False),
    "deals": Option(Choice(tuple(DEALS)), "tokens_only"),
    "declare_mode": Option(Choice(tuple(DECLARING)), "rounds_until_all_pass"),
}
_READER = OptionReader(_OPTIONS, Number(MIN_PLAYERS, MAX_PLAYERS), LANGUAGES)
TAKES, shorten = _READER.takes, _READER.shorten
change_card, leave_out = no_card_changes, no_card_left_out


def parse(given: Mapping[str, Any] | None, players: int) -> Options:
    """Complete, checked options; anything wrong is refused with the option's name."""
    options = _READER.complete(given, players)
    if players == MIN_PLAYERS:
        if (given or {}).get("deals", "off") != "off":
            raise _READER.wrong("deals", NoDealsOfTwo())
        options["deals"] = "off"
    return options


def write(options: Options, s: Any) -> None:
    """Put the options into a state."""
    s.starting_tokens = options["starting_tokens"]
    s.ends_with_first = options["end_condition"] == FIRST_PLAYER_OUT
    s.wipeout_ends = options["total_wipeout"] == NO_WINNER
    s.animals_return = options["successful_animals_return"]
    s.animals_enter = options["drawn_animal_may_enter_pile"]
    s.fields_in_preparation = options["force_field_vs_doom_in_prep"]
    s.opening_truce = options["opening_truce"]
    s.deal_kind = DEALS[options["deals"]]
    s.declare_mode = DECLARING[options["declare_mode"]]
