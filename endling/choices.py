"""What can be answered to the open question of a game, in words; and what cannot, and why.

What is said of a choice is put into words once and kept, for all tables of the process.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np

from endling.errors import EndlingError, UnknownName
from endling.games.game import Asked, Game, Pool, ViewRow
from endling.games.noting import Noted
from endling.kernel.actions import CARD, COLOR, PLAYER
from endling.names import find_name

Names = Sequence[str]  # of the people on the seats


class Choice(NamedTuple):
    """A choice in words, or what cannot be chosen; nobody may write to it, for it is shared."""

    facts: dict[str, Any]
    json: bytes


_encode = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode


def as_json(data: Any) -> bytes:
    """Data as it is sent."""
    return _encode(data).encode()


def player_name(game: Game, seat: int, lang: str) -> str:
    """What a seat is called as long as nobody gives it a name."""
    return f"{game.fact_text('player', lang)} {seat + 1}"


# --- The question ---------------------------------------------------------------------------------


@lru_cache(maxsize=10_000)
def prompt_text(game: Game, prompt: str, cause: str | None, lang: str) -> str:
    """The question in words."""
    return game.prompt_text(prompt, cause, lang)


@lru_cache(maxsize=10_000)
def question_json(game: Game, prompt: str | None, cause: str | None, lang: str) -> bytes:
    """The question in words, as it is sent."""
    return as_json(None if prompt is None else prompt_text(game, prompt, cause, lang))


# --- The answers ----------------------------------------------------------------------------------


@lru_cache(maxsize=1000)
def _known(game: Game, prompt: str, lang: str) -> dict[tuple[int, int], Choice]:
    """The choices of a question that were put into words before, by action and place."""
    return {}


def choices_of(
    game: Game, pool: Pool, legal: Any, prompt: str, lang: str, names: Names | None
) -> list[Choice]:
    """The legal actions (an array of numbers) in words; seats may have names."""
    pairs = list(zip(legal.tolist(), game.places_of(pool, legal), strict=True))
    known = _known(game, prompt, lang)
    choices = [known.get(pair) or _put_into_words(game, prompt, pair, lang) for pair in pairs]
    if names is not None and pairs and pairs[0][0] < COLOR:  # players come before cards
        return [_call_by_name(game, choice, prompt, names, lang) for choice in choices]
    return choices


def _put_into_words(game: Game, prompt: str, pair: tuple[int, int], lang: str) -> Choice:
    action, place = pair
    kind, what = game.meaning(action)
    shown = player_name(game, int(what), lang) if kind == "player" else what
    label = game.choice_text(prompt, kind, shown, lang)
    facts: dict[str, Any] = {"action": action, "label": label, "kind": kind}
    facts[kind] = int(what) if kind in ("player", "number") else what
    if kind == "card":
        facts |= _where(game, prompt, action - CARD, place)
    choice = Choice(facts, as_json(facts))
    _known(game, prompt, lang)[pair] = choice
    return choice


def _where(game: Game, prompt: str, card: int, place: int) -> dict[str, Any]:
    """Where a card lies for all to see, and which of several equal ones it is."""
    where: dict[str, Any] = {}
    owner, zone = game.places.owner(place), game.places.zone(place)
    if owner >= 0:
        where["owner"] = owner
    if zone is not None:
        where["zone"] = zone.name
    if game.is_told_apart(prompt, place):
        where["id"] = card
    return where


def _call_by_name(game: Game, choice: Choice, prompt: str, names: Names, lang: str) -> Choice:
    if choice.facts["kind"] != "player":
        return choice
    name = names[choice.facts["player"]]
    facts = choice.facts | {"label": game.choice_text(prompt, "player", name, lang)}
    return Choice(facts, as_json(facts))


def with_notes(choices: list[Choice], notes: list[Noted | None] | None) -> list[Choice]:
    """The choices, with what may be written with each."""
    if notes is None:
        return choices
    return [
        choice if note is None else _with_note(choice, note)
        for choice, note in zip(choices, notes, strict=True)
    ]


def _with_note(choice: Choice, note: Noted) -> Choice:
    facts = choice.facts | note.facts()
    return Choice(facts, as_json(facts))


# --- What cannot be chosen ------------------------------------------------------------------------


def blocked_cards(
    game: Game, pool: Pool, legal: set[int], asked: Asked, row: ViewRow, lang: str
) -> list[Choice]:
    """The cards that the open question is about and that cannot be chosen, and why not.

    Equal cards are told once, unless they can be told apart.
    """
    in_question = game.cards_in_question(row, asked[1], asked[0] or 0)
    closed = [(owner, card) for owner, card in in_question if CARD + card not in legal]
    if not closed:
        return []
    names, is_told_apart = game.card_names, game.is_told_apart(asked[1])
    open_names = set() if is_told_apart else {names[n - CARD] for n in legal if n >= CARD}
    blocked: dict[tuple[int, str | int], Choice] = {}
    for owner, card in closed:
        name = names[card]
        key = owner, card if is_told_apart else name
        if name not in open_names and key not in blocked:
            code = game.why_not(pool, CARD + card)
            blocked[key] = _why_blocked(game, *key, name, code, lang)
    return list(blocked.values())


@lru_cache(maxsize=100_000)
def _why_blocked(
    game: Game, owner: int, which: str | int, name: str, code: int, lang: str
) -> Choice:
    """A card that cannot be chosen, called by its number where equal ones can be told apart."""
    facts: dict[str, Any] = {"card": name, "reason": game.reason_text(code, lang)}
    if owner >= 0:
        facts["owner"] = owner
    if isinstance(which, int):
        facts["id"] = which
    return Choice(facts, as_json(facts))


def why_none(game: Game, pool: Pool, actions: list[int], lang: str) -> str | None:
    """The most telling reason against all of these actions; None if one is legal."""
    codes = [game.why_not(pool, action) for action in actions] or [
        game.why_not(pool, game.actions.end)
    ]
    if any(game.reason_text(code, lang) is None for code in codes):
        return None
    # Reasons that speak of the card itself stand after those that speak of where it lies.
    return game.reason_text(max(codes, key=game.reasons.number), lang)


# --- What somebody means --------------------------------------------------------------------------


def candidates(
    game: Game,
    pool: Pool,
    card: str | None,
    player: int | None,
    color: str | None,
    number: int | None,
    word: str | None,
) -> list[int]:
    """All actions that could be meant; a player beside a card says whose card."""
    named = {"card": card, "player": player, "color": color, "number": number, "word": word}
    given = [name for name, value in named.items() if value is not None]
    if not given:
        raise EndlingError("say what to find: card=, player=, color=, number= or word=")
    if len(given) > 1 and given != ["card", "player"]:
        parts = " and ".join(f"{name}={named[name]!r}" for name in given)
        raise EndlingError(f"{parts} do not go together: only a card may have a player beside it")
    players = int(pool["players"][0])
    if player is not None and not 0 <= player < players:
        raise UnknownName(f"there is no player {player}; there are {players}")
    if card is not None:
        return _cards_named(game, pool, card, player)
    if player is not None:
        return [PLAYER + player]
    if color is not None:
        colors = game.words_for_colors
        return [COLOR + colors.index(find_name(color, colors, "color"))]
    if number is not None:
        actions = game.actions
        return [actions.number + number] if 0 <= number < actions.numbers else []
    words = game.actions.words
    return [words[find_name(word, words, "word")]]


def _cards_named(game: Game, pool: Pool, card: str, player: int | None) -> list[int]:
    name = find_name(card, game.card_names, "card")
    actions = [CARD + n for n, other in enumerate(game.card_names) if other == name]
    if player is None:
        return actions
    places = game.places_of(pool, np.array(actions))
    return [
        action
        for action, place in zip(actions, places, strict=True)
        if game.places.owner(place) == player
    ]
