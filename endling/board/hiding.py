"""What a seat may not know, derived from who sees the zones: `redact` wipes it.

A rule of the game (`Board.hide`) first wipes what facts, questions and unfinished work would tell
beyond the zones.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from endling.board.declaration import Board, Form, Of, SeenBy, Zone
from endling.board.places import words_for
from endling.kernel.events import clear_log
from endling.kernel.frames import WIDTH
from endling.kernel.jit import rule
from endling.kernel.numbers import num
from endling.kernel.question import NOBODY, is_hidden_from
from endling.kernel.source import Source


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
    """Wipe the answers to somebody else's question, and the whole question if it is secret."""
    if num(s.actor) == viewer and viewer != NOBODY:
        return
    for i in range(len(s.legal)):
        s.legal[i] = 0
    if is_hidden_from(s, viewer, secret):
        s.actor = NOBODY
        s.prompt = 0
        s.cause = 0


def redactor(board: Board) -> Callable[[Any, int], None]:
    """`redact(s, viewer)`: wipe what the viewer (-1: a spectator) may not know.

    What is left is a picture, not a game. When the game is over, all zones lie open.
    """
    names: dict[str, Any] = {
        "hide_question": hide_question,
        "hide_machinery": hide_machinery,
        "num": num,
        "secret": board.questions.secret_mask,
    }
    source = Source("redact", "s, viewer")
    if board.hide is not None:
        names["hide"] = board.rule(board.hide)
        source.add("hide(s, viewer)")
    source.begin("if s.over == 0:")
    for zone in hidden_zones(board):
        if zone.part_of is not None:
            join(source, zone)
        elif zone.of == Of.SEAT:
            source.begin("for seat in range(num(s.players)):").begin("if seat != viewer:")
            _wipe(source, zone, "seat, ")
            _wipe_size(source, zone, f"s.{zone.name}_n[seat]")
            source.end().end()
        else:
            _wipe(source, zone, "")
            _wipe_size(source, zone, f"s.{zone.name}_n")
    source.add("pass").end()
    if board.has_knowledge:
        source.begin("for one in range(num(s.players) + 1):")
        source.add(*(f"s.seen[one, {word}] = 0" for word in range(board.knowledge_words))).end()
    source.add("hide_question(s, viewer, secret)", "hide_machinery(s)")
    return source.build(board.game, names)


def hidden_zones(board: Board) -> list[Zone]:
    """Zones that not everybody sees; first those that look like a part of another one."""
    hidden = [zone for zone in board.zones if zone.seen_by != SeenBy.ALL]
    return sorted(hidden, key=lambda zone: zone.part_of is None)


def join(source: Source, zone: Zone) -> None:
    """Nobody can say what others have set aside: put it back, even where cards were seen."""
    source.begin("for seat in range(num(s.players)):").begin("if seat != viewer:")
    for word in range(words_for(zone)):
        whole, part = f"s.{zone.part_of}[seat, {word}]", f"s.{zone.name}[seat, {word}]"
        source.add(f"{whole} = num({whole}) | num({part})", f"{part} = 0")
    whole, part = f"s.{zone.part_of}_n[seat]", f"s.{zone.name}_n[seat]"
    source.add(f"{whole} = num({whole}) + num({part})", f"{part} = 0")
    source.end().end()


def _wipe(source: Source, zone: Zone, index: str) -> None:
    """Leave only what the viewer has seen of a set, and nothing of a list."""
    if zone.form == Form.SET:
        for word in range(words_for(zone)):
            place = f"s.{zone.name}[{index}{word}]"
            seen = f"num({place}) & num(s.seen[viewer + 1, {word}])" if zone.known else "0"
            source.add(f"{place} = {seen}")
        return
    size = f"s.{zone.name}_n[seat]" if index else f"s.{zone.name}_n"
    source.begin(f"for i in range(num({size})):").add(f"s.{zone.name}[{index}i] = 0").end()


def _wipe_size(source: Source, zone: Zone, size: str) -> None:
    if zone.counted_by != SeenBy.ALL:
        source.begin(f"if not ({zone.is_counted_by_all()}):").add(f"{size} = 0").end()
