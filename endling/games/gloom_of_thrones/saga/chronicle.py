"""From what happens in a game to what there is to tell of it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from endling.board.places import Places
from endling.events import Event
from endling.games.gloom_of_thrones import vocabulary as v
from endling.games.gloom_of_thrones.cards import DECK, THRONE
from endling.games.gloom_of_thrones.saga.tale import Beat, House, Life, Saga

_DEATHS = {card.name for card in DECK if isinstance(card, v.Death)}


class Chronicle:
    """Collects what happens to every character, step by step; afterwards it gives the saga."""

    def __init__(self, players: Sequence[str]) -> None:
        self._players = players
        self._lives: defaultdict[str, list[Beat]] = defaultdict(list)
        self._deeds: defaultdict[int, list[Beat]] = defaultdict(list)
        self._event: Beat | None = None  # the Event that is being played
        self._is_deed = False  # so far it is about nobody
        self._told: list[list[Beat]] = []  # where the card that is being played was written down
        self._response: Beat | None = None
        self._note = ""

    def add(self, events: Iterable[Event], note: str = "") -> None:
        """What one answer has led to, and what its player has written about the card.

        A card is announced by several answers; the note belongs to it whichever it comes with.
        """
        self._note = note or self._note
        for event in events:
            self._hear(event)

    def _hear(self, event: Event) -> None:
        match event.verb:
            case "play" | "move_death":
                self._event, self._told = None, []
                self._write(self._lives[Places.host(event.target) or ""], self._beat(event))
            case "play_event":
                self._event, self._told, self._is_deed = self._beat(event), [], True
                self._write(self._deeds[event.player or 0], self._event)
            case "target" if self._event is not None:
                self._aim(event.card or "", self._event)
            case "respond":
                self._response = Beat(event.card or "", self._name(event.player))
            case "cancel":
                self._take_back(event)
            case "swap":
                self._lives[Places.host(event.target) or ""].append(Beat(event.card or ""))
            case "throne":
                self._lives[event.card or ""].append(Beat(THRONE.name))

    def _beat(self, event: Event) -> Beat:
        note, self._note = self._note, ""
        return Beat(event.card or "", self._name(event.player), note)

    def _write(self, tale: list[Beat], beat: Beat) -> None:
        tale.append(beat)
        self._told.append(tale)

    def _aim(self, character: str, beat: Beat) -> None:
        """An Event is about somebody: it is told there, and its note with the first of them."""
        if self._is_deed:
            self._told.pop().pop()
        note = beat.note if self._is_deed else ""
        self._is_deed = False
        self._write(self._lives[character], Beat(beat.card, beat.player, note))

    def _take_back(self, event: Event) -> None:
        """A cancelled card has not happened.

        A cancelled death is worth telling all the same, with what its player has written.
        """
        for tale in self._told:
            beat = tale.pop()
            if event.card in _DEATHS and self._response is not None:
                prevented = replace(beat, card=self._response.card)
                tale.append(prevented if beat.note else self._response)
        self._event, self._told = None, []

    def _name(self, player: int | None) -> str:
        return "" if player is None else self._players[player]

    # --- The end

    def saga(self, view: Mapping[str, Any], winners: Iterable[int]) -> Saga:
        """All tales, with what everybody counts in the last view of the game."""
        houses = tuple(self._house(seat, facts) for seat, facts in enumerate(view["players"]))
        return Saga(houses, tuple(self._players[seat] for seat in winners))

    def _house(self, seat: int, facts: Mapping[str, Any]) -> House:
        lives = tuple(
            Life(
                member["card"],
                tuple(self._lives[member["card"]]),
                _counted(member),
                member["dead"],
                member["monarch"],
                member["revived"],
            )
            for member in facts["family"]
        )
        name, deeds = self._players[seat], tuple(self._deeds[seat])
        return House(facts["house"], name, lives, facts["points"], deeds)


def _counted(member: Mapping[str, Any]) -> int:
    """What a character counts in the end: of the living, nothing but the Throne."""
    if member["dead"]:
        return int(member["score"])
    return THRONE.points if member["monarch"] else 0
