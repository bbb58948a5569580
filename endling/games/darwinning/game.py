"""Darwinning! as the rest of the project knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from endling.games.darwinning import (
    invariants,
    observation,
    options,
    positions,
    refusals,
    sheet,
    words,
    work,
)
from endling.games.darwinning import rules as _rules  # noqa: F401 (registers them)
from endling.games.darwinning import tables as t
from endling.games.darwinning import vocabulary as v
from endling.games.darwinning.board import BOARD
from endling.games.darwinning.reasons import REASONS
from endling.games.darwinning.state import STATE
from endling.games.darwinning.text import LANGUAGES, DarwinningLanguage
from endling.games.first_game import FirstGame
from endling.games.game import Game, Options, Pool
from endling.games.thinking import Style


class Darwinning(Game):
    """The game."""

    title = "Darwinning!"
    version = 1
    minutes = 60
    min_players = options.MIN_PLAYERS
    board = BOARD
    record = STATE
    first_work = work.SETUP
    problems = invariants.PROBLEMS
    options = options
    positions = positions
    rows = observation.ROWS
    reasons = REASONS
    style = Style(avoided=(words.TAKE_BACK,))
    texts: Mapping[str, DarwinningLanguage] = LANGUAGES
    first_game = FirstGame("first game 24", minutes=5, options={"era_plan": "short_5_4"})

    def why_not(self, pool: Pool, action: int) -> int:
        return int(refusals.why_not(pool, action))

    def score_sheet(self, given: Mapping[str, Any]) -> dict[str, Any]:
        return sheet.score(given)

    def cards(self, lang: str, given: Options | None = None) -> list[dict[str, Any]]:
        self.language(lang)  # refuses one that there is not
        return [_facts(options.as_changed(card, given or {}), LANGUAGES[lang]) for card in t.CARDS]


_KINDS = {
    v.TraitCard: "trait_card",
    v.Joker: "joker",
    v.EnvironmentCard: "environment",
    v.Species: "species",
    v.Dummy: "dummy",
    v.Space: "trait_space",
}


def _facts(card: v.Named, language: DarwinningLanguage) -> dict[str, Any]:
    facts: dict[str, Any] = {
        "name": card.name,
        "label": language.card(card.name),
        "kind": _KINDS[type(card)],
        "colors": [],
        "copies": 1,
        "value": None,
        "trait": None,
        "points": None,
        "food_chain": None,
        "population": None,
        "lives_in": [],
        "food": None,
        "traits": [],
        "text": language.card_text(card),
        "flavor": language.flavor(card),
    }
    if isinstance(card, v.DeckCard):
        facts["value"] = card.value
        facts["food_chain"] = card.food_chain or None
        facts["population"] = card.population or None
        facts["lives_in"] = [place.name.lower() for place in card.environments]
    if isinstance(card, v.TraitCard):
        facts["colors"] = [card.suit.name.lower()]
        facts["trait"] = card.trait.name.lower()
        facts["points"] = card.points
    if isinstance(card, v.Species):
        facts["food_chain"] = card.start
        facts["population"] = card.population
        facts["lives_in"] = [place.name.lower() for place, _ in card.food]
        facts["food"] = [amount for _, amount in card.food]
        facts["traits"] = [trait.name.lower() for trait in card.traits]
    return facts


GAME = Darwinning()
