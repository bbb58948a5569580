"""The card that is never in the deck."""

from __future__ import annotations

from endling.games.gloom_of_thrones.vocabulary import Throne

THRONE = Throne("The Porcelain Throne", points=-30)
