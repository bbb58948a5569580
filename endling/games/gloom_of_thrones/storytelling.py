"""What players may write with the cards they play, and the saga that comes of it.

A note goes with the answer by which a card is announced completely: the last of its targets, or the
card itself where it needs none. Answers to cards of others take none.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from endling.games.gloom_of_thrones import tables as t
from endling.games.gloom_of_thrones import vocabulary as v
from endling.games.gloom_of_thrones.saga import Chronicle, as_html, as_markdown
from endling.games.gloom_of_thrones.stacks import character_of, top_of
from endling.games.gloom_of_thrones.text import GloomLanguage
from endling.games.noting import Call, Noted, Tale, Told
from endling.games.options import Options
from endling.games.rules import Pool
from endling.kernel.actions import CARD

_PLAYED = ("play", "play_extra", "free_play")
_LAST_TARGETS = ("lay", "kill", "swap_second", "move_to", "strip", "remove_top", "revive")
# Events that are about nobody in particular.
_UNAIMED = (v.DrawPlayTrim, v.StealRandomEach, v.ExtraActions)


_CALLS: dict[str, Call] = {"free": "free", "prompts": "wanted", "required_note": "required"}


def call_of(options: Options) -> Call | None:
    """How much notes are called for; None: nothing is told."""
    return _CALLS.get(options["storytelling"])


def notes(
    pool: Pool,
    asked: tuple[str, str | None],
    actions: Sequence[int],
    options: Options,
    language: GloomLanguage,
) -> list[Noted | None] | None:
    """What may be written with each answer."""
    prompt, cause = asked
    call, s = call_of(options), pool[0]
    if call is None or not (prompt in _PLAYED or _announces(prompt, cause)):
        return None
    found: list[Noted | None] = []
    for action in actions:
        number = action - CARD
        line = None
        if prompt not in _PLAYED:
            line = _line(s, cause or "", number, language)
        elif 0 <= number < t.DECK_COUNT and isinstance(t.DECK[number].effect, _UNAIMED):
            line = language.prompt(t.DECK[number].name, None, None, int(s.round_number))
        found.append(None if line is None else Noted(call, line))
    return found


def _announces(prompt: str, cause: str | None) -> bool:
    """Whether the answer is the last one that a card needs."""
    if prompt == "throne":  # a death that moves the Throne is told with its victim
        return cause is not None and isinstance(t.CARDS[t.NUMBER_OF[cause]], v.Event)
    return prompt in _LAST_TARGETS


def _line(s: Any, card: str, number: int, language: GloomLanguage) -> str | None:
    """A line for a card that happens to a character; without one, for a card that is about none."""
    if number < 0:
        return language.prompt(card, None, None, int(s.round_number))
    character = t.CARDS[number].name
    top = top_of(s, character_of(number))
    last = None if top < 0 else t.DECK[top].name
    return language.prompt(card, character, last, number + t.NUMBER_OF[card] + top)


def tale(
    steps: Sequence[Told], view: Mapping[str, Any], names: Sequence[str], language: GloomLanguage
) -> Tale:
    """The saga of a finished game."""
    chronicle = Chronicle(names)
    for step in steps:
        chronicle.add(step.events, step.note)
    totals = [player["points"] for player in view["players"]]
    winners = [seat for seat, total in enumerate(totals) if total == min(totals)]
    saga = chronicle.saga(view, winners)
    return Tale(as_html(saga, language), as_markdown(saga, language))
