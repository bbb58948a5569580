"""What a bot is asked about: a match, or a view of one, which is all that a seat may know."""

from __future__ import annotations

import hashlib
import json
import random
from collections.abc import Mapping
from typing import Any

from endling.errors import EndlingError
from endling.match import Match

Situation = Match | Mapping[str, Any]


def as_match(situation: Situation) -> Match:
    """The match, or one that looks the same to the seat whose view it is."""
    if not isinstance(situation, Mapping):
        return situation
    if "guess" not in situation:
        raise EndlingError("this view says too little to decide; take view(seat, guess=True)")
    return Match.from_position(situation["game"], situation["guess"])


def dice_for(seed: int, situation: Situation) -> random.Random:
    """Dice that depend only on the bot's seed and on the decisions taken so far, or on the view."""
    if isinstance(situation, Mapping):
        text = f"endling bot {seed} {json.dumps(situation, sort_keys=True)}"
    else:
        text = f"endling bot {seed} {len(situation.actions)} {situation.actor}"
    return random.Random(hashlib.sha256(text.encode()).digest())
