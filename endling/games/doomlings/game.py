"""Doomlings as the rest of the project knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

import numpy as np

from endling.board.description import describe
from endling.board.event_reader import EventReader
from endling.board.sight import Sight
from endling.errors import EndlingError, OptionError, UnknownName
from endling.events import Event
from endling.games.blanks import blank
from endling.games.doomlings import (
    invariants,
    options,
    positions,
    refusals,
    rules,
    sheet,
    work,
)
from endling.games.doomlings import tables as t
from endling.games.doomlings import vocabulary as v
from endling.games.doomlings.board import BOARD, MAX_PLAYERS, PLACES
from endling.games.doomlings.observation import MEMORY, MEMORY_WORDS, NOTE_WORDS, OBSERVATION
from endling.games.doomlings.reasons import Reason
from endling.games.doomlings.scoring import write_totals
from endling.games.doomlings.state import STATE
from endling.games.doomlings.text import LANGUAGES, DoomlingsLanguage
from endling.games.game import Actions, Asked, Game, Look, Options, Pool
from endling.games.taking import Takes, Value
from endling.games.text.language import Kind
from endling.games.text.line import Line
from endling.games.text.mistakes import Complaint
from endling.kernel.frames import KIND
from endling.kernel.question import NOBODY

_OUT_OF_TURN = {
    v.Ability.CANCEL,
    v.Ability.PARASITE,
    v.Ability.LATE,
    v.Ability.ANYTIME,
    v.Ability.SNEAK,
}


SIGHT = Sight(BOARD, STATE, PLACES)
SIGHT.register()
READER = EventReader(BOARD, PLACES)


class Doomlings(Game):
    """The game."""

    name = "doomlings"
    title = "Doomlings"
    version = 1
    record = STATE
    min_players = options.MIN_PLAYERS
    max_players = options.MAX_PLAYERS
    languages = tuple(LANGUAGES)
    words_for_colors = tuple(c.name.lower() for c in v.Color if c != v.Color.NONE)
    card_names = tuple(card.name for card in t.CARDS)
    observation = OBSERVATION
    memory = MEMORY
    memory_words = MEMORY_WORDS
    note_words = NOTE_WORDS

    # --- Rules

    def load(self) -> None:
        rules.load_rules()

    def parse_options(self, given: Mapping[str, Any] | None, players: int) -> Options:
        return options.parse(given, players)

    def shorten_options(self, given: Options) -> Options:
        return options.shorten(given)

    def option_kinds(self) -> dict[str, Takes]:
        return dict(options.TAKES)

    def change_card(self, given: Options, card: str, fact: str, value: Any) -> Options:
        if fact != "face_value":
            raise OptionError(f"{card}.{fact}", "of a card, only its face_value can be changed")
        return {**given, "face_values": {**given.get("face_values", {}), card: value}}

    def leave_out(self, given: Options, card: str) -> Options:
        return {**given, "without": [*given.get("without", []), card]}

    def template(self, players: int, given: Options) -> Pool:
        pool = np.zeros(1, STATE)
        s = pool[0]
        s.players = players
        s.actor = NOBODY
        s.depth = 1
        s.frames[0, KIND] = work.SETUP
        options.write(given, s)
        return pool

    def why_not(self, pool: Pool, action: int) -> int:
        return int(refusals.why_not(pool, action))

    def scores(self, pool: Pool) -> list[int]:
        s = pool[0]
        seats = range(int(s.players))
        if s.over:
            return [int(s.points[seat]) for seat in seats]
        running = np.zeros(MAX_PLAYERS, np.int64)
        write_totals(pool, running)
        return [int(running[seat]) for seat in seats]

    def standing(self, pool: Pool) -> list[tuple[int, ...]]:
        ties = pool[0].tie_points
        return [(points + int(ties[seat]),) for seat, points in enumerate(self.scores(pool))]

    def problem_text(self, number: int) -> str:
        return invariants.PROBLEMS[number]

    # --- Positions, views, score sheets

    def read_position(self, pool: Pool, given: Options) -> dict[str, Any]:
        return positions.read(pool, given)

    def set_position(self, position: Mapping[str, Any], key: bytes) -> tuple[Pool, Options]:
        return positions.build(position, key)

    def look(self, pool: Pool, seat: int) -> Look:
        return SIGHT.row(pool, seat)

    def asked(self, look: Look) -> Asked:
        return SIGHT.asked(look)

    def picture(self, look: Look, seat: int) -> dict[str, Any]:
        return SIGHT.view(look, seat)

    def changes(self, before: Look, after: Look, seat: int) -> bytes:
        return SIGHT.changes(before, after)

    def cards_in_question(self, look: Look, prompt: str | None, seat: int) -> list[tuple[int, int]]:
        return SIGHT.cards_in_question(look, prompt, seat)

    def board(self, lang: str) -> dict[str, Any]:
        language = self._language(lang)
        return describe(BOARD, language.fact)

    def owners(self, pool: Pool, actions: Actions) -> list[int]:
        return SIGHT.owners(pool, actions)

    def score_sheet(self, given: Mapping[str, Any]) -> dict[str, Any]:
        return sheet.score(given)

    # --- Words

    def _language(self, lang: str) -> DoomlingsLanguage:
        if lang not in LANGUAGES:
            raise UnknownName(f"unknown language {lang!r}; there are " + ", ".join(LANGUAGES))
        return LANGUAGES[lang]

    def prompt_name(self, code: int) -> str:
        return BOARD.questions.names[code]

    def read_events(self, raw: bytes) -> list[Event]:
        return READER.read(raw)

    def cards(self, lang: str, given: Options | None = None) -> list[dict[str, Any]]:
        language = self._language(lang)
        kinds = dict.fromkeys(t.CARDS)
        faces = (given or {}).get("face_values", {})
        return [_facts(card, language.card_text(card), faces) for card in kinds]

    def rules_text(self, lang: str) -> str:
        return self._language(lang).rules()

    def prompt_text(self, prompt: str, cause: str | None, lang: str) -> str:
        return self._language(lang).question(prompt, cause)

    def choice_text(self, prompt: str, kind: str, what: str, lang: str) -> str:
        return self._language(lang).answer(prompt, cast(Kind, kind), what)

    def event_template(self, event: Event, lang: str, times: int | str = 1) -> str:
        who, source, target = (
            None if seat is None else blank(seat)
            for seat in (event.player, PLACES.seat(event.source), PLACES.seat(event.target))
        )
        line = Line(who, event.card, source, target, event.number or 0, times)
        return self._language(lang).line(event.verb, line)

    def owner_text(self, name: str, lang: str) -> str:
        return self._language(lang).grammar.owner(name)

    def reason_text(self, code: int, lang: str) -> str | None:
        reason, value, color = Reason(code & 0xFF), code >> 8 & 0xFF, code >> 16 & 0xFF
        if reason == Reason.LEGAL:
            return None
        named = None if color == refusals.NO_COLOR else v.Color(color)
        return self._language(lang).reason(reason.name.lower(), value, named)

    def fact_text(self, fact: str, lang: str) -> str:
        return self._language(lang).fact(fact)

    def option_text(self, option: str, lang: str) -> tuple[str, str]:
        return self._language(lang).option(option)

    def option_value_text(self, option: str, value: Value, lang: str) -> str:
        return self._language(lang).option_value(option, value)

    def error_text(self, error: EndlingError, lang: str) -> str:
        language = self._language(lang)
        return language.complaint(error.about) if isinstance(error.about, Complaint) else str(error)


def _facts(card: v.Card, text: str, faces: Mapping[str, int]) -> dict[str, Any]:
    facts: dict[str, Any] = {
        "name": card.name,
        "label": card.name,
        "set": "classic",
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
        facts["colors"] = [] if card.color == v.Color.NONE else [card.color.name.lower()]
        facts |= {"dominant": card.dominant, "copies": card.copies}
        facts["face_value"] = faces.get(card.name, card.face)
        facts["icons"] = _icons(card)
    if isinstance(card, v.Trait | v.Catastrophe):
        facts["gene_pool"] = card.gene_pool
    return facts


def _icons(card: v.Trait) -> list[str]:
    out_of_turn = bool(set(card.abilities) & _OUT_OF_TURN)
    shown = {
        "action": bool(card.action),
        "out_of_turn": out_of_turn,
        "worlds_end": bool(card.worlds_end) or v.Ability.SNEAK in card.abilities,
        "drop_of_life": card.score is not None,
        "gene_pool": card.gene_pool != 0,
        "persistent": bool(card.abilities) and not out_of_turn,
    }
    return [icon for icon, is_shown in shown.items() if is_shown]


GAME = Doomlings()
