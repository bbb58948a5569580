"""The 11 Events."""

from __future__ import annotations

from endling.games.gloom_of_thrones.vocabulary import (
    CancelDeath,
    CancelEvent,
    DrawPlayTrim,
    Event,
    ExtraActions,
    MoveDeath,
    RemoveTopModifier,
    Revive,
    StealRandomEach,
    StripModifiers,
    SwapTopModifiers,
    ThroneMove,
    Who,
)

EVENTS = (
    Event("Objection from the Gallery", effect=CancelEvent()),
    Event("Merely Resting", effect=CancelDeath()),
    Event("A Clerical Error", effect=SwapTopModifiers()),
    Event("Wrong Name on the Tombstone", effect=MoveDeath()),
    Event("Amnesty Day", effect=StripModifiers()),
    Event("The Thaw", effect=RemoveTopModifier()),
    Event("Back from the Brink", effect=Revive()),
    Event("A Feast of Rumours", effect=DrawPlayTrim(draw=4, free_plays=1)),
    Event("Tithe Collectors", effect=StealRandomEach(1, Who.ALL_BUT_PLAYER, Who.PLAYER)),
    Event("Abrupt Abdication", effect=ThroneMove(or_centre=True)),
    Event("The Longest Night", effect=ExtraActions(2)),
)
