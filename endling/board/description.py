"""What the browser is told about a board: zones, facts, questions and events, with labels."""

from __future__ import annotations

from collections.abc import Callable

from endling.board import plain
from endling.board.declaration import Board, Entry, Fact, Group, Listing, Of, Zone

Label = Callable[[str], str]


def describe(board: Board, label: Label, title: str, summary: str, minutes: int) -> plain.Board:
    """The board as plain data; `label` says what a zone, fact or entry is called."""
    zones = [zone for zone in board.zones if zone.shown]
    facts = [_fact(fact, Of.TABLE, label) for fact in board.table]
    facts += [_fact(fact, Of.SEAT, label) for fact in board.seat]
    facts += [_fact(fact, zone.name, label) for zone in zones for fact in zone.facts]
    return {
        "game": board.game,
        "title": title,
        "summary": summary,
        "minutes": minutes,
        "most_players": board.most_players,
        "lowest_wins": board.lowest_wins,
        "colors": list(board.colors),
        "zones": [_zone(zone, board, label) for zone in zones],
        "facts": facts,
        "questions": [
            {
                "name": question.name,
                "about": question.about,
                "secret": question.secret,
                "window": question.window,
                "simultaneous": question.simultaneous,
                "race": question.race,
                "declines": question.declines,
            }
            for question in board.questions.all[1:]
        ],
        "events": [{"name": event.name, "shown": event.shown} for event in board.events.all[1:]],
        "sheet": {
            "player": [_entry(entry, label) for entry in board.sheet.player],
            "table": [_entry(entry, label) for entry in board.sheet.table],
        },
    }


def _zone(zone: Zone, board: Board, label: Label) -> plain.Zone:
    return {
        "name": zone.name,
        "label": label(zone.name),
        "of": board.hosts_of(zone).kind if zone.of == Of.CARD else zone.of,
        "form": zone.form,
        "seen_by": zone.seen_by,
        "facts": [fact.name for fact in zone.facts],
        "area": zone.area,
        "look": zone.look,
        "group_by": zone.group_by,
    }


def _fact(fact: Fact | Group | Listing, of: str, label: Label) -> plain.Fact:
    inner = () if isinstance(fact, Fact) else fact.facts
    words = fact.words if isinstance(fact, Fact) else ()
    return {
        "name": fact.name,
        "label": label(fact.name),
        "of": of,
        "kind": fact.kind,
        "words": {word: label(word) for word in words} or None,
        "area": fact.area,
        "facts": [_fact(part, fact.name, label) for part in inner],
    }


def _entry(entry: Entry, label: Label) -> plain.SheetEntry:
    return {
        "name": entry.name,
        "label": label(entry.name),
        "kind": entry.kind,
        "of": list(entry.of),
        "least": entry.least,
        "most": entry.most,
        "optional": entry.optional,
    }
