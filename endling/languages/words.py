"""What there must be words for."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class Words:
    """All that is said to people by whatever knows no game."""

    seat: str  # what a seat with a number is called that nobody has given a name
    takes_back: str  # what the log says of whoever takes a step back
    time_ran_out: str  # what the log says when a bot decides for whoever took too long
    note: str  # what the log says of what somebody has written with a move
    reach: Mapping[str, str]  # from where the server can be reached
    invitation: Mapping[str, str]  # what a link to a table says where it is previewed
    refusals: Mapping[str, str]  # what the server says when it refuses, by code
    characters: Mapping[str, str]  # the bots that people play against, in one line
    analysis: Mapping[str, str]  # what stands on the page about a finished game
    terminal: Mapping[str, str]  # what the game in the terminal says
