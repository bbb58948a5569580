"""Gloom of Thrones as the rest of the project knows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from functools import cache
from typing import Any

from endling.games.first_game import FirstGame
from endling.games.game import Game, Options, Pool
from endling.games.gloom_of_thrones import (
    invariants,
    observation,
    options,
    positions,
    refusals,
    sheet,
    storytelling,
    work,
)
from endling.games.gloom_of_thrones import rules as _rules  # noqa: F401 (registers them)
from endling.games.gloom_of_thrones import tables as t
from endling.games.gloom_of_thrones import vocabulary as v
from endling.games.gloom_of_thrones.board import BOARD
from endling.games.gloom_of_thrones.printing import at_table
from endling.games.gloom_of_thrones.reasons import REASONS
from endling.games.gloom_of_thrones.state import STATE
from endling.games.gloom_of_thrones.text import LANGUAGES, GloomLanguage
from endling.games.noting import Noted, Tale, Told
from endling.games.thinking import Style


class GloomOfThrones(Game):
    """The game."""

    title = "Gloom of Thrones"
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
    style = Style(
        exploration=300,
        hunches=4,
        learns=False,
        horizon=24,
        slips=0.4,
        budgets=(1800, 3500, 12_000),
    )
    texts: Mapping[str, GloomLanguage] = LANGUAGES
    first_game = FirstGame(
        "first game 2", minutes=5, options={"family_size": 3, "storytelling": "off"}
    )

    def at_table(self, options: Options) -> GloomOfThrones:
        return _with_own_names() if options.get("use_alt_names") else GAME

    def why_not(self, pool: Pool, action: int) -> int:
        return int(refusals.why_not(pool, action))

    def score_sheet(self, given: Mapping[str, Any]) -> dict[str, Any]:
        return sheet.score(given)

    def cards(self, lang: str, given: Options | None = None) -> list[dict[str, Any]]:
        self.language(lang)  # refuses one that there is not
        language = self.at_table(given or {}).texts[lang]
        return [_facts(at_table(card, given or {}), language) for card in t.CARDS]

    def notes(
        self,
        pool: Pool,
        asked: tuple[str, str | None],
        actions: Sequence[int],
        options: Options,
        lang: str,
    ) -> list[Noted | None] | None:
        return storytelling.notes(pool, asked, actions, options, self.texts[lang])

    def tells(self, options: Options) -> bool:
        return storytelling.call_of(options) is not None

    def tale(
        self,
        steps: Sequence[Told],
        view: Mapping[str, Any],
        names: Sequence[str],
        options: Options,
        lang: str,
    ) -> Tale | None:
        if not self.tells(options):
            return None
        return storytelling.tale(steps, view, names, self.texts[lang])


_FAMILY_OF = {
    character.name: family.key for family in t.FAMILIES for character in family.characters
}


def _adds(card: v.Card) -> int | None:
    """What a card can add to a score besides what its circles show."""
    if isinstance(card, v.Throne):
        return card.points
    return getattr(card.effect, "points", None) if isinstance(card, v.DeckCard) else None


def _facts(card: v.Card, language: GloomLanguage) -> dict[str, Any]:
    family = _FAMILY_OF.get(card.name)
    facts: dict[str, Any] = {
        "name": card.name,
        "label": language.card(card.name),
        "kind": type(card).__name__.lower(),
        "colors": [] if family is None else [family],
        "family": None if family is None else language.color(family),
        "copies": 1,
        "points": None,
        "icons": [],
        "category": None,
        "opaque": None,
        "adds": _adds(card),
        "text": language.card_text(card),
        "flavor": language.flavor(card),
    }
    if isinstance(card, v.DeckCard):
        facts["category"] = card.category.name.lower() if card.effect is not None else None
    if isinstance(card, v.StackCard):
        facts["points"] = list(card.points)
        facts["icons"] = [icon.name.lower() for icon in card.icons]
        facts["opaque"] = card.text_box == v.TextBox.OPAQUE
    return facts


GAME = GloomOfThrones()


@cache
def _with_own_names() -> GloomOfThrones:
    """The same game in other words; what it has made of its board already is shared."""
    other = copy(GAME)
    other.texts = {code: language.with_own_names() for code, language in LANGUAGES.items()}
    return other
