"""What must hold in every state of every game, derived from the board.

No card is lost and none is in two places, zones are counted right, and somebody can answer until
the game is over. A game adds what must hold in it alone.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from endling.board.declaration import LARGEST, Board, Fact, Form, Of, Zone
from endling.board.places import is_counted, words_for
from endling.kernel.cardset import both, card_set, count, either, has, is_empty, with_card
from endling.kernel.jit import rule
from endling.kernel.numbering import Numbered
from endling.kernel.numbers import num
from endling.kernel.policies import legal_count
from endling.kernel.source import Source

_ALL = Numbered[str]()
FINE = _ALL.declare("")
FAULT = _ALL.declare("an internal limit was reached")
TWICE = _ALL.declare("a card is in two places")
LOST = _ALL.declare("a card is lost")
MISCOUNTED = _ALL.declare("a zone was miscounted")
NO_ANSWER = _ALL.declare("somebody is asked but has no legal answer")
NOBODY_ASKED = _ALL.declare("nobody is asked although the game goes on")
WORK_LEFT = _ALL.declare("work is left over after the end")
TOO_LARGE = _ALL.declare("a number is larger than the board says")
PROBLEMS = _ALL.all


@rule
def question_problem(s: Any) -> int:
    """What is wrong with the open question."""
    if s.fault == 1:
        return FAULT
    if s.over == 1:
        return WORK_LEFT if s.depth != 0 or s.actor != -1 else FINE
    if s.actor < 0:
        return NOBODY_ASKED
    return NO_ANSWER if legal_count(s) == 0 else FINE


def common_problem(board: Board) -> Callable[[Any], int]:
    """`common_problem(s)`: the number of the first thing that is wrong, 0 if all is well."""
    names: dict[str, Any] = {
        "num": num,
        "has": has,
        "both": both,
        "either": either,
        "count": count,
        "is_empty": is_empty,
        "with_card": with_card,
        "question_problem": question_problem,
    }
    source = Source("common_problem", "s")
    source.begin("if s.fault == 1:").add(f"return {FAULT}").end()
    for number, cards in enumerate(dict.fromkeys(zone.cards for zone in board.zones)):
        zones = [zone for zone in board.zones if zone.cards == cards]
        words = words_for(zones[0])
        names[f"none_{number}"] = card_set([], words)
        source.add(f"found = none_{number}")
        for zone in zones:
            _add_zone(source, zone)
        names[f"all_{number}"] = card_set(range(cards.first, cards.end), words)
        expected = f"all_{number}"
        if cards.in_game is not None:
            names[f"in_game_{number}"] = board.rule(cards.in_game)
            expected = f"in_game_{number}(s)"
        source.begin(f"if found != {expected}:").add(f"return {LOST}").end()
    for fact in board.numbers():
        _check_number(source, fact, of_seats=fact in board.seat)
    source.add("return question_problem(s)")
    return source.build(board.game, names)


def _check_number(source: Source, fact: Fact, *, of_seats: bool) -> None:
    value, most = f"num(s.{fact.field or fact.name}", fact.most or LARGEST
    if of_seats:
        source.begin("for seat in range(num(s.players)):")
    source.begin(f"if abs({value}{'[seat]' if of_seats else ''})) > {most}:")
    source.add(f"return {TOO_LARGE}").end()
    if of_seats:
        source.end()


def _add_zone(source: Source, zone: Zone) -> None:
    if zone.form == Form.STACK:
        source.begin(f"for i in range({zone.cards.count}):")
        source.begin(f"if num(s.{zone.name}_on[i]) > 0:")
        _add_card(source, f"i + {zone.cards.first}")
        source.end().end()
        return
    index = ""
    if zone.of == Of.SEAT:
        source.begin("for seat in range(num(s.players)):")
        index = "seat, "
    size = f"num(s.{zone.name}_n[seat])" if index else f"num(s.{zone.name}_n)"
    if zone.form == Form.LIST:
        source.begin(f"for i in range({size}):")
        _add_card(source, f"num(s.{zone.name}[{index}i])")
        source.end()
    else:
        words = (f"num(s.{zone.name}[{index}{word}])" for word in range(words_for(zone)))
        source.add(f"held = ({', '.join(words)},)")
        source.begin("if not is_empty(both(found, held)):").add(f"return {TWICE}").end()
        source.add("found = either(found, held)")
        if is_counted(zone):
            source.begin(f"if count(held) != {size}:").add(f"return {MISCOUNTED}").end()
    if zone.of == Of.SEAT:
        source.end()


def _add_card(source: Source, card: str) -> None:
    source.begin(f"if has(found, {card}):").add(f"return {TWICE}").end()
    source.add(f"found = with_card(found, {card})")
