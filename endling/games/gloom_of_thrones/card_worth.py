"""What the effects of cards are worth to bots, in hundredths of a point: rough guesses."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from endling.games.gloom_of_thrones import vocabulary as v
from endling.games.gloom_of_thrones.cards import DECK

_CARD, _LIMIT = 350, 600

Worth = Callable[[Any], int]

# What an effect is worth to whoever it hits.
_HIT: dict[type[v.Effect], Worth] = {
    v.Draw: lambda e: _CARD * e.n,
    v.Discard: lambda e: -300 * e.n,
    v.DiscardHand: lambda e: -1000,
    v.DrawThenDiscard: lambda e: _CARD * (e.draw - e.discard) + 50,
    v.RefillHand: lambda e: 500,
    v.RevealHand: lambda e: -100,
    v.GiveCards: lambda e: -500 * e.n,
    v.StealRandom: lambda e: -500 * e.n,
    v.StealRandomEach: lambda e: -500 * e.n,
    v.ScryPick: lambda e: 400,
    v.DrawPlayTrim: lambda e: 1500,
    v.SkipNextDraw: lambda e: -700,
    v.SkipTurn: lambda e: -2500,
    v.LoseActions: lambda e: -1000 * e.n,
    v.ExtraActions: lambda e: 700 * e.n,
    v.FreePlay: lambda e: 500 * e.n,
    v.SwapTopModifiers: lambda e: 600,
    v.DrawLimit: lambda e: _LIMIT * e.change,
    v.DrawLimitIfMonarch: lambda e: _LIMIT * e.change // 2,
    v.DrawOnDeath: lambda e: _CARD * e.n,
    v.TaxOnModifier: lambda e: -700 * e.n,
    v.EventImmune: lambda e: 100,
    v.DeathOnlyByOwner: lambda e: 200,
    v.BonusOnDeath: lambda e: -60 * e.points,
}
_OWNER = (v.Who.OWNER,)
_PLAYER = (v.Who.PLAYER,)
_OTHERS = (v.Who.ALL_BUT_OWNER, v.Who.ALL_BUT_PLAYER)


def _worth(card: v.DeckCard, hit: tuple[v.Who, ...]) -> int:
    effect = card.effect
    if effect is None or type(effect) not in _HIT:
        return 0
    names = ("who", "giver", "victim", "victims")
    usual = v.Who.PLAYER if isinstance(card, v.Event) else v.Who.OWNER
    who = next((getattr(effect, name) for name in names if hasattr(effect, name)), usual)
    return _HIT[type(effect)](effect) if who in hit else 0


def _in_hand(card: v.DeckCard) -> int:
    """What it is worth to keep a card."""
    if isinstance(card, v.Death):
        return 1200
    if isinstance(card, v.Event):
        return 800
    points = getattr(card, "points", v.CLEAR)
    return 200 + 20 * abs(sum(n or 0 for n in points))


def _table(of: Callable[[v.DeckCard], int]) -> np.ndarray[Any, np.dtype[np.int16]]:
    return np.array([of(card) for card in DECK], np.int16)


ON_OWNER = _table(lambda card: _worth(card, _OWNER))
ON_OTHERS = _table(lambda card: _worth(card, _OTHERS))
# An Event that hits all others is as good for its player as it is bad for one of them.
ON_PLAYER = _table(
    lambda card: _worth(card, _PLAYER) - (_worth(card, _OTHERS) if isinstance(card, v.Event) else 0)
)
IN_HAND = _table(_in_hand)
