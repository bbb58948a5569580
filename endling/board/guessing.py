"""Dealing again, fairly, what a seat cannot know: `determinize`, derived from who sees the zones.

A guess must look to the seat exactly as the game does. A rule of the game (`Board.guess`) then
guesses whatever has to fit the cards dealt. A game whose questions tell more than that writes
`determinize` itself, with the rules that find hidden cards and deal them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from endling.board.declaration import Board, Cards, Form, Of, Zone
from endling.board.hiding import hidden_zones, join
from endling.board.knowledge import Knowledge
from endling.board.places import words_for
from endling.kernel.actions import NONE
from endling.kernel.bits import lowest_bit
from endling.kernel.cardset import (
    WORD,
    CardSet,
    card_set,
    count,
    either,
    has,
    nth,
    read_set,
    with_card,
    without,
    without_card,
)
from endling.kernel.chacha import below, reseed
from endling.kernel.events import clear_log
from endling.kernel.game_hooks import resolve
from endling.kernel.jit import rule
from endling.kernel.numbers import num
from endling.kernel.question import NOBODY, close_question
from endling.kernel.source import Source


@rule
def cards_to_keep(s: Any, viewer: int, secret: int, none: CardSet) -> CardSet:
    """Cards without which the question to somebody else would not be open.

    Those that a secret question offers stay where they are: without them nobody would be asked, and
    the viewer would see that. So does the card because of which somebody is asked.
    """
    actor = num(s.actor)
    if actor == viewer or actor == NOBODY:
        return none
    kept = read_set(s.legal[1:], none) if secret >> num(s.prompt) & 1 == 1 else none
    return with_card(kept, num(s.cause)) if num(s.cause) < WORD * len(none) else kept


@rule
def ask_anew(s: Any, viewer: int) -> None:
    """Somebody else is asked about cards that have been dealt anew: other answers are legal now."""
    if num(s.actor) == viewer or num(s.actor) == NOBODY:
        return
    close_question(s)
    resolve(s, NONE)


def determinizer(board: Board) -> Callable[[Any, int, Any], None]:
    """`determinize(s, viewer, dice)`: deal again what the viewer cannot know."""
    names: dict[str, Any] = {
        "num": num,
        "either": either,
        "without": without,
        "cards_to_keep": cards_to_keep,
        "ask_anew": ask_anew,
        "reseed": reseed,
        "clear_log": clear_log,
        "secret": board.questions.secret_mask,
    }
    source = Source("determinize", "s, viewer, dice")
    source.begin("if s.over == 0:")
    for zone in hidden_zones(board):
        if zone.part_of is not None:
            join(source, zone)
    kinds = dict.fromkeys(zone.cards for zone in hidden_zones(board))
    for number, cards in enumerate(kinds):
        names[f"none_{number}"] = _none(board, cards)
        names[f"hidden_{number}"] = hidden_cards(board, cards)
        names[f"deal_{number}"] = dealer(board, cards)
        source.add(f"kept = cards_to_keep(s, viewer, secret, none_{number})")
        if any(zone.known for zone in _hidden_of(board, cards)):
            names["seen_by"] = Knowledge(board).seen_by
            source.add("kept = either(kept, seen_by(s, viewer))")
        source.add(f"unknown = without(hidden_{number}(s, viewer), kept)")
        source.add(f"deal_{number}(s, viewer, unknown, kept, dice)")
    if board.has_knowledge:
        names["share_common"] = Knowledge(board).share_common
        source.add("share_common(s, viewer)")
    if board.guess is not None:
        names["guess"] = board.rule(board.guess)
        source.add("guess(s, viewer, dice)")
    source.add("ask_anew(s, viewer)").end()
    source.add("reseed(s, dice)", "clear_log(s)")
    return source.build(board.game, names)


def hidden_cards(board: Board, cards: Cards) -> Callable[[Any, int], CardSet]:
    """`hidden(s, viewer)`: the cards of a kind that lie where the viewer does not see them."""
    source = Source("hidden", "s, viewer")
    source.add("found = none")
    for zone in _hidden_of(board, cards):
        _each(source, zone, _collect)
    source.add("return found")
    names = {"num": num, "lowest_bit": lowest_bit, "with_card": with_card}
    return source.build(board.game, {**names, "none": _none(board, cards)})


def dealer(board: Board, cards: Cards) -> Callable[..., None]:
    """`deal(s, viewer, unknown, kept, dice)`: fill hidden zones with cards, whichever they are.

    Cards that are kept stay where they lie. Hands are dealt first, then what lies on the table.
    """
    zones = _hidden_of(board, cards)
    names: dict[str, Any] = {
        "num": num,
        "with_card": with_card,
        "without_card": without_card,
        "has": has,
        "nth": nth,
        "count": count,
        "below": below,
    }
    source = Source("deal", "s, viewer, unknown, kept, dice")
    guess_sizes = next((zone.guess_sizes for zone in zones if zone.guess_sizes), None)
    for zone in zones:
        if zone.form == Form.SET or guess_sizes is not None:
            _each(source, zone, _clear)
    if guess_sizes is not None:
        names["guess_sizes"] = board.rule(guess_sizes)
        source.add("guess_sizes(s, viewer, dice)")
    in_order = sorted(
        (zone for zone in zones if zone.part_of is None), key=lambda zone: zone.of == Of.TABLE
    )
    for zone in in_order:
        takes_rest = zone is in_order[-1] and zone.form == Form.SET and zone.of == Of.TABLE
        _each(source, zone, _take_rest if takes_rest else _deal)
    return source.build(board.game, names)


def _hidden_of(board: Board, cards: Cards) -> list[Zone]:
    return [zone for zone in hidden_zones(board) if zone.cards == cards]


def _none(board: Board, cards: Cards) -> CardSet:
    return card_set([], words_for(_hidden_of(board, cards)[0]))


def _each(source: Source, zone: Zone, write: Callable[[Source, Zone, str, str], None]) -> None:
    if zone.of == Of.TABLE:
        write(source, zone, "", f"s.{zone.name}_n")
        return
    source.begin("for seat in range(num(s.players)):").begin("if seat != viewer:")
    write(source, zone, "seat, ", f"s.{zone.name}_n[seat]")
    source.end().end()


def _collect(source: Source, zone: Zone, index: str, size: str) -> None:
    if zone.form == Form.LIST:
        source.begin(f"for i in range(num({size})):")
        source.add(f"found = with_card(found, num(s.{zone.name}[{index}i]))").end()
        return
    for word in range(words_for(zone)):
        source.add(f"held = num(s.{zone.name}[{index}{word}])")
        source.begin("while held != 0:")
        source.add(f"found = with_card(found, {word * WORD} + lowest_bit(held))")
        source.add("held &= held - 1").end()


def _clear(source: Source, zone: Zone, index: str, size: str) -> None:
    """Take all cards away but those that are kept."""
    if zone.form == Form.SET:
        for word in range(words_for(zone)):
            place = f"s.{zone.name}[{index}{word}]"
            source.add(f"{place} = num({place}) & kept[{word}]")
    else:  # it may get shorter
        source.begin(f"for i in range(num({size})):").add(f"s.{zone.name}[{index}i] = 0").end()


def _deal(source: Source, zone: Zone, index: str, size: str) -> None:
    """Give a hidden zone as many cards as it has."""
    there = ""
    if zone.form == Form.SET:
        words = (f"num(s.{zone.name}[{index}{word}])" for word in range(words_for(zone)))
        there = f" - count(({', '.join(words)},))"
    source.begin(f"for i in range(num({size}){there}):")
    if zone.form == Form.LIST and zone.known:
        source.begin(f"if has(kept, num(s.{zone.name}[{index}i])):").add("continue").end()
    source.add("card = nth(unknown, below(dice, count(unknown)))")
    source.add("unknown = without_card(unknown, card)")
    if zone.form == Form.LIST:
        source.add(f"s.{zone.name}[{index}i] = card")
    else:
        place = f"s.{zone.name}[{index}card // {WORD}]"
        source.add(f"{place} = num({place}) | 1 << (card % {WORD})")
    source.end()


def _take_rest(source: Source, zone: Zone, index: str, size: str) -> None:
    """All that is left lies here: there is nothing to guess."""
    for word in range(words_for(zone)):
        place = f"s.{zone.name}[{index}{word}]"
        source.add(f"{place} = num({place}) | unknown[{word}]")
