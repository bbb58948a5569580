"""What a seat may know, derived from who sees the zones: `redact` hides the rest.

`determinize` deals what a seat cannot know anew, fairly. A game whose questions or memories tell
more than its zones do adds that in rules of its own.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from endling.board.declaration import Board, Cards, Form, Of, SeenBy, Zone
from endling.board.places import words_for
from endling.board.source import Source
from endling.kernel.actions import NONE
from endling.kernel.bits import lowest_bit
from endling.kernel.cardset import (
    WORD,
    CardSet,
    card_set,
    count,
    nth,
    read_set,
    with_card,
    without_card,
)
from endling.kernel.chacha import below, reseed
from endling.kernel.events import clear_log
from endling.kernel.frames import WIDTH
from endling.kernel.game_hooks import resolve
from endling.kernel.jit import rule
from endling.kernel.numbers import num
from endling.kernel.question import NOBODY, close_question, is_hidden_from


@rule
def hide_machinery(s: Any) -> None:
    """Wipe the random stream, unfinished work and the log."""
    for i in range(len(s.key)):
        s.key[i] = 0
    for i in range(len(s.block)):
        s.block[i] = 0
    s.counter = 0
    s.unused = 0
    for f in range(num(s.depth)):
        for i in range(WIDTH):
            s.frames[f, i] = 0
    s.depth = 0
    clear_log(s)


@rule
def hide_question(s: Any, viewer: int, secret: int) -> None:
    """Wipe the answers of somebody else's question, and one that is not open to all altogether."""
    if num(s.actor) == viewer and viewer != NOBODY:
        return
    for i in range(len(s.legal)):
        s.legal[i] = 0
    if is_hidden_from(s, viewer, secret):
        s.actor = NOBODY
        s.prompt = 0
        s.cause = 0


# --- Hiding ---------------------------------------------------------------------------------------


def redactor(board: Board) -> Callable[[Any, int], None]:
    """`redact(s, viewer)`: wipe what the viewer (-1: a spectator) may not know."""
    source = Source("redact", "s, viewer")
    source.begin("if s.over == 0:")
    for zone in _hidden(board):
        if zone.of == Of.SEAT:
            source.begin("for seat in range(num(s.players)):").begin("if seat != viewer:")
            _wipe(source, zone, "seat, ")
            _wipe_size(source, zone, f"s.{zone.name}_n[seat]")
            source.end().end()
        else:
            _wipe(source, zone, "")
            _wipe_size(source, zone, f"s.{zone.name}_n")
    source.add("pass").end()
    source.add("hide_question(s, viewer, secret)", "hide_machinery(s)")
    names = {"hide_question": hide_question, "hide_machinery": hide_machinery, "num": num}
    return source.build(board.game, {**names, "secret": board.questions.secret_mask})


def _hidden(board: Board) -> list[Zone]:
    return [zone for zone in board.zones if zone.seen_by != SeenBy.ALL]


def _wipe(source: Source, zone: Zone, index: str) -> None:
    if zone.form == Form.SET:
        source.add(*(f"s.{zone.name}[{index}{word}] = 0" for word in range(words_for(zone))))
        return
    size = f"s.{zone.name}_n[seat]" if index else f"s.{zone.name}_n"
    source.begin(f"for i in range(num({size})):").add(f"s.{zone.name}[{index}i] = 0").end()


def _wipe_size(source: Source, zone: Zone, size: str) -> None:
    if zone.counted_by != SeenBy.ALL:
        source.begin(f"if not ({zone.is_counted_by_all()}):").add(f"{size} = 0").end()


# --- Guessing -------------------------------------------------------------------------------------


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
    """`determinize(s, viewer, dice)`: deal what the viewer cannot know anew."""
    names: dict[str, Any] = {
        "num": num,
        "lowest_bit": lowest_bit,
        "with_card": with_card,
        "without_card": without_card,
        "nth": nth,
        "count": count,
        "below": below,
        "cards_to_keep": cards_to_keep,
        "ask_anew": ask_anew,
        "reseed": reseed,
        "clear_log": clear_log,
        "secret": board.questions.secret_mask,
    }
    source = Source("determinize", "s, viewer, dice")
    source.begin("if s.over == 0:")
    kinds = list(dict.fromkeys(zone.cards for zone in _hidden(board)))
    for number, cards in enumerate(kinds):
        zones = _hidden_of(board, cards)
        names[f"none_{number}"] = card_set([], words_for(zones[0]))
        source.add(f"unknown = none_{number}")
        source.add(f"kept = cards_to_keep(s, viewer, secret, none_{number})")
        for zone in zones:
            _each(source, zone, _collect)
        if zones[0].guess_sizes is not None:
            names[f"guess_sizes_{number}"] = board.rule(zones[0].guess_sizes)
            source.add(f"guess_sizes_{number}(s, viewer, dice)")
        for zone in zones:
            _each(source, zone, _deal)
    source.add("ask_anew(s, viewer)").end()
    source.add("reseed(s, dice)", "clear_log(s)")
    return source.build(board.game, names)


def _hidden_of(board: Board, cards: Cards) -> list[Zone]:
    return [zone for zone in _hidden(board) if zone.cards == cards]


def _each(source: Source, zone: Zone, write: Callable[[Source, Zone, str, str], None]) -> None:
    if zone.of == Of.TABLE:
        write(source, zone, "", f"s.{zone.name}_n")
        return
    source.begin("for seat in range(num(s.players)):").begin("if seat != viewer:")
    write(source, zone, "seat, ", f"s.{zone.name}_n[seat]")
    source.end().end()


def _collect(source: Source, zone: Zone, index: str, size: str) -> None:
    """Take the cards of a hidden zone up, but for those that are kept in a set."""
    if zone.form == Form.LIST:
        source.begin(f"for i in range(num({size})):")
        source.add(f"unknown = with_card(unknown, num(s.{zone.name}[{index}i]))")
        source.add(f"s.{zone.name}[{index}i] = 0").end()
        return
    for word in range(words_for(zone)):
        source.add(f"held = num(s.{zone.name}[{index}{word}])")
        source.add(f"s.{zone.name}[{index}{word}] = held & kept[{word}]")
        source.add(f"held &= ~kept[{word}]")
        source.begin("while held != 0:")
        source.add(f"unknown = with_card(unknown, {word * WORD} + lowest_bit(held))")
        source.add("held &= held - 1").end()


def _deal(source: Source, zone: Zone, index: str, size: str) -> None:
    """Give a hidden zone as many cards as it has, whichever they are."""
    kept = ""
    if zone.form == Form.SET:
        words = (f"num(s.{zone.name}[{index}{word}])" for word in range(words_for(zone)))
        kept = f" - count(({', '.join(words)},))"
    source.begin(f"for i in range(num({size}){kept}):")
    source.add("card = nth(unknown, below(dice, count(unknown)))")
    source.add("unknown = without_card(unknown, card)")
    if zone.form == Form.LIST:
        source.add(f"s.{zone.name}[{index}i] = card")
    else:
        place = f"s.{zone.name}[{index}card // {WORD}]"
        source.add(f"{place} = num({place}) | 1 << (card % {WORD})")
    source.end()
