"""Doom On You as the rest of the project knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from endling.games.doom_on_you import (
    invariants,
    observation,
    options,
    positions,
    refusals,
    sheet,
    work,
)
from endling.games.doom_on_you import rules as _rules  # noqa: F401 (registers them)
from endling.games.doom_on_you import vocabulary as v
from endling.games.doom_on_you.board import BOARD
from endling.games.doom_on_you.cards import CARDS
from endling.games.doom_on_you.reasons import REASONS
from endling.games.doom_on_you.state import STATE
from endling.games.doom_on_you.text import LANGUAGES, DoomLanguage
from endling.games.first_game import FirstGame
from endling.games.game import Game, Options, Pool
from endling.games.thinking import Style


class DoomOnYou(Game):
    """The game."""

    title = "Doom On You"
    version = 1
    minutes = 40
    min_players = options.MIN_PLAYERS
    board = BOARD
    record = STATE
    first_work = work.SETUP
    problems = invariants.PROBLEMS
    options = options
    positions = positions
    rows = observation.ROWS
    reasons = REASONS
    style = Style(
        exploration=300,
        margin=1000,
        odds=True,
        hunches=4,
        learns=False,
        horizon=16,
        slips=0.2,
        budgets=(500, 3000, 16_000),
    )
    texts: Mapping[str, DoomLanguage] = LANGUAGES
    first_game = FirstGame(
        "first game 13",
        minutes=5,
        options={"end_condition": "first_player_out", "starting_tokens": 5},
    )

    def why_not(self, pool: Pool, action: int) -> int:
        return int(refusals.why_not(pool, action))

    def score_sheet(self, given: Mapping[str, Any]) -> dict[str, Any]:
        return sheet.score(given)

    def cards(self, lang: str, given: Options | None = None) -> list[dict[str, Any]]:
        self.language(lang)  # refuses one that there is not
        return [_facts(options.at_table(card, given or {}), LANGUAGES[lang]) for card in CARDS]


def _facts(card: v.Card, language: DoomLanguage) -> dict[str, Any]:
    facts: dict[str, Any] = {
        "name": card.name,
        "label": language.card(card.name),
        "kind": type(card).__name__.lower(),
        "colors": [],
        "copies": card.copies,
        "attack": None,
        "defense": None,
        "tokens": None,
        "text": language.card_text(card),
        "flavor": language.flavor(card),
    }
    if isinstance(card, v.Animal):
        facts |= {"attack": card.attack, "defense": card.defense, "tokens": card.tokens}
    return facts


GAME = DoomOnYou()
