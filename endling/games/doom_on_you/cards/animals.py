"""The animals: copies, attack, defense, tokens, and power."""

from __future__ import annotations

from endling.games.doom_on_you.vocabulary import Animal, Power

ANIMALS: tuple[Animal, ...] = (
    Animal("alpaca_punch", "ALPACA-PUNCH", 10, 1, 1, 1),
    Animal("hunting_bird", "HUNTING-BIRD", 6, 1, 0, 3),
    Animal("deter_tle", "DETER-TLE", 6, 0, 2, 0),
    Animal("camo", "CAMO", 5, 1, 2, 1, Power.HUNT_IMMUNE),
    Animal("flame_ingo", "FLAME-INGO", 5, 1, 1, 2, Power.FORCE_FIELD_IMMUNE),
    Animal("hand_a", "HAND-A", 5, 1, 0, 2, Power.REVEAL_HAND),
    Animal("otter_chaos", "OTTER-CHAOS", 5, 2, 0, 2),
    Animal("buffa_blow", "BUFFA-BLOW", 4, 2, 1, 2),
    Animal("rhino_might", "RHINO-MIGHT", 3, 3, 1, 2),
    Animal("gor_wall_a", "GOR-WALL-A", 3, 2, 2, 1),
    Animal("ele_fence", "ELE-FENCE", 3, 0, 3, 0),
    Animal("shark_tillery", "SHARK-TILLERY", 3, 3, 0, 3),
)
