"""What the fifteen traits are worth, and what they do."""

from __future__ import annotations

from endling.games.darwinning import vocabulary as v
from endling.games.darwinning.vocabulary import Trait, TraitKind

TRAITS: tuple[TraitKind, ...] = (
    TraitKind(Trait.PHEROMONES, 1, (v.Food(1), v.ReachUp(1))),
    TraitKind(Trait.SYMBIOSIS, 1, (v.BorrowEnvironment(),)),
    TraitKind(Trait.FLOCK_ANIMAL, 1, (v.BiteLimit(3),)),
    TraitKind(Trait.HARD_SHELL, 1, (v.Inedible(unless=Trait.TOOLS),)),
    TraitKind(Trait.COMMUNICATION, 1, (v.InedibleFromAbove(unless=Trait.SOCIETY),)),
    TraitKind(Trait.TEETH, 1, (v.Food(1), v.ReachUp(2))),
    TraitKind(Trait.FOOD_STORAGE, 1, (v.Food(3),)),
    TraitKind(Trait.MUTATION, 1, (v.StealTrait(),)),
    TraitKind(Trait.POISON, 1, (v.BitesBack(2, unless=Trait.IRON_STOMACH),)),
    TraitKind(Trait.TOOLS, 3, (v.Food(1), v.Ignores(Trait.HARD_SHELL))),
    TraitKind(Trait.CAMOUFLAGE, 3, (v.InedibleByNeighbors(unless=Trait.BIGGER_BRAINS),)),
    TraitKind(Trait.IRON_STOMACH, 3, (v.Ignores(Trait.POISON),)),
    TraitKind(Trait.BIGGER_BRAINS, 3, (v.Ignores(Trait.CAMOUFLAGE),)),
    TraitKind(Trait.METAMORPHOSIS, 3, (v.DrawTrait(),)),
    TraitKind(Trait.SOCIETY, 3, (v.Ignores(Trait.COMMUNICATION),)),
)
