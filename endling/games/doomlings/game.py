"""Doomlings as the rest of the project knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from endling.games.doomlings import (
    invariants,
    observation,
    options,
    positions,
    refusals,
    sheet,
    work,
)
from endling.games.doomlings import rules as _rules  # noqa: F401 (registers them)
from endling.games.doomlings import tables as t
from endling.games.doomlings import vocabulary as v
from endling.games.doomlings.board import BOARD
from endling.games.doomlings.reasons import REASONS
from endling.games.doomlings.state import STATE
from endling.games.doomlings.text import LANGUAGES
from endling.games.doomlings.text.parts import OUT_OF_TURN
from endling.games.first_game import FirstGame
from endling.games.game import Game, Options, Pool
from endling.games.reasons import LEGAL


class Doomlings(Game):
    """The game."""

    title = "Doomlings"
    version = 1
    minutes = 20
    min_players = options.MIN_PLAYERS
    board = BOARD
    record = STATE
    first_work = work.SETUP
    problems = invariants.PROBLEMS
    options = options
    positions = positions
    rows = observation.ROWS
    reasons = REASONS
    texts = LANGUAGES
    first_game = FirstGame("first game 26", minutes=5, options={"ages_per_pile": 2})

    def why_not(self, pool: Pool, action: int) -> int:
        return int(refusals.why_not(pool, action))

    def score_sheet(self, given: Mapping[str, Any]) -> dict[str, Any]:
        return sheet.score(given)

    def cards(self, lang: str, given: Options | None = None) -> list[dict[str, Any]]:
        self.language(lang)  # refuses one that there is not
        faces = (given or {}).get("face_values", {})
        kinds = dict.fromkeys(t.CARDS)
        return [_facts(card, LANGUAGES[lang].card_text(card), faces) for card in kinds]

    def reason_text(self, code: int, lang: str) -> str | None:
        number, detail = REASONS.number(code), REASONS.detail(code)
        if number == LEGAL:
            return None
        value, color = detail & 0xFF, detail >> 8
        named = None if color == refusals.NO_COLOR else v.Color(color)
        return LANGUAGES[lang].reason(REASONS.names[number], value, named)


def _facts(card: v.Card, text: str, faces: Mapping[str, int]) -> dict[str, Any]:
    facts: dict[str, Any] = {
        "name": card.name,
        "label": card.name,
        "set": t.SET_OF[card.name],
        "kind": type(card).__name__.lower(),
        "colors": [],
        "face_value": None,
        "dominant": False,
        "copies": 1,
        "icons": [],
        "gene_pool": None,
        "text": text,
    }
    if isinstance(card, v.Trait):
        facts["colors"] = [color.name.lower() for color in card.colors]
        facts |= {"dominant": card.dominant, "copies": card.copies}
        facts["face_value"] = faces.get(card.name, card.face)
        facts["icons"] = _icons(card)
    if isinstance(card, v.Trait | v.Catastrophe):
        facts["gene_pool"] = card.gene_pool
    return facts


def _icons(card: v.Trait) -> list[str]:
    out_of_turn = bool(set(card.abilities) & OUT_OF_TURN)
    shown = {
        "action": bool(card.action),
        "out_of_turn": out_of_turn,
        "worlds_end": bool(card.worlds_end) or v.Ability.SNEAK in card.abilities,
        "drop_of_life": card.score is not None,
        "gene_pool": card.gene_pool != 0,
        "persistent": bool(card.abilities) and not out_of_turn,
        "attachment": card.attachment is not None,
    }
    return [icon for icon, is_shown in shown.items() if is_shown]


GAME = Doomlings()
