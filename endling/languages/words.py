"""What there must be words for."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class Words:
    """Game-independent UI strings."""

    seat: str  # what a seat without a name is called, by its number
    takes_back: str  # what the log says when somebody takes a step back
    time_ran_out: str  # what the log says when a bot decides for whoever took too long
    your_turn: str  # how somebody who is away is called
    note: str  # what the log says when somebody writes a note with a move
    reach: Mapping[str, str]  # from where the server can be reached
    invitation: Mapping[str, str]  # what a link to a table says where it is previewed
    refusals: Mapping[str, str]  # what the server says when it refuses, by code
    characters: Mapping[str, str]  # the bots that people play against, in one line
    analysis: Mapping[str, str]  # what stands on the page about a finished game
    terminal: Mapping[str, str]  # what the game in the terminal says
