"""The battle cards."""

from __future__ import annotations

from endling.games.doom_on_you import vocabulary as v
from endling.games.doom_on_you.vocabulary import Battle

BATTLES: tuple[Battle, ...] = (
    Battle("hunt", "HUNT", 10, v.KillAnimal(), counterable=True),
    Battle("force_field", "FORCE FIELD", 7, v.Protect(), counterable=True),
    Battle("deflect", "DEFLECT", 6, v.Redirect(), counterable=True),
    Battle("capture", "CAPTURE", 5, v.TakeAttacker(), counterable=False),
    Battle("sneak_attack", "SNEAK ATTACK", 6, v.AttackFromHand(), counterable=False),
)
