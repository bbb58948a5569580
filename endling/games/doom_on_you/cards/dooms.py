"""The dooms."""

from __future__ import annotations

from endling.games.doom_on_you import vocabulary as v
from endling.games.doom_on_you.vocabulary import Doom, Victims

DOOMS: tuple[Doom, ...] = (
    Doom("volcano", "VOLCANO", 3, Victims.DRAWER_AND_OTHER, v.LoseAllAnimals()),
    Doom("sinkhole", "SINKHOLE", 2, Victims.DRAWER, v.LoseAnimals(1, tokens_instead=1)),
    Doom("wildfire", "WILDFIRE", 2, Victims.EVERYBODY, v.LoseAnimals(1)),
    Doom("blizzard", "BLIZZARD", 1, Victims.EVERYBODY, v.KeepAnimals(1)),
    Doom("stampede", "STAMPEDE", 2, Victims.DRAWER_AND_OTHER, v.LoseAnimals(1, tokens_instead=1)),
    Doom("locusts", "LOCUSTS", 2, Victims.DRAWER, v.LoseTokens(2)),
    Doom("flood", "FLOOD", 2, Victims.DRAWER_AND_OTHER, v.LoseTokens(1)),
    Doom("meteor", "METEOR", 1, Victims.EVERYBODY, v.LoseTokens(1)),
    Doom("drought", "DROUGHT", 2, Victims.DRAWER, v.LoseTokens(1)),
    Doom("earthquake", "EARTHQUAKE", 1, Victims.DRAWER, v.LoseHalf(most=3)),
)
