"""The species, their boards, and the environments."""

from __future__ import annotations

from endling.games.darwinning.vocabulary import (
    Dummy,
    Environment,
    EnvironmentCard,
    Space,
    Species,
    Trait,
)

_PRINTED, _SPACES = 2, 5  # traits printed on a board, and places for traits; the last scores 0


def _species(
    name: str, start: int, population: int, traits: tuple[Trait, Trait], **food: int
) -> Species:
    lives = tuple((Environment[place.upper()], amount) for place, amount in food.items())
    key = name.lower().replace("-", "_")
    return Species(name, key, start, population, lives, traits)


SPECIES: tuple[Species, ...] = (
    _species(
        "Amoeba",
        1,
        9,
        (Trait.SYMBIOSIS, Trait.FOOD_STORAGE),
        wetlands=3,
        ocean=3,
        underground=3,
        polar=3,
        jungle=3,
    ),
    _species(
        "Beetle",
        2,
        8,
        (Trait.HARD_SHELL, Trait.PHEROMONES),
        forest=3,
        jungle=3,
        desert=3,
        underground=3,
        plains=2,
    ),
    _species(
        "Mouse",
        3,
        7,
        (Trait.FLOCK_ANIMAL, Trait.FOOD_STORAGE),
        plains=3,
        underground=3,
        forest=3,
        highland=2,
        polar=1,
    ),
    _species(
        "Frog",
        4,
        6,
        (Trait.POISON, Trait.METAMORPHOSIS),
        wetlands=3,
        jungle=3,
        forest=3,
        underground=2,
    ),
    _species(
        "Fish",
        5,
        5,
        (Trait.FLOCK_ANIMAL, Trait.SYMBIOSIS),
        ocean=3,
        wetlands=3,
        polar=3,
        mountain=2,
    ),
    _species(
        "Pig",
        6,
        5,
        (Trait.FOOD_STORAGE, Trait.COMMUNICATION),
        plains=2,
        forest=2,
        wetlands=2,
        highland=1,
    ),
    _species(
        "Monkey",
        7,
        4,
        (Trait.COMMUNICATION, Trait.TOOLS),
        jungle=3,
        mountain=2,
        highland=2,
        forest=1,
    ),
    _species(
        "Snake",
        8,
        4,
        (Trait.POISON, Trait.CAMOUFLAGE),
        desert=3,
        plains=2,
        underground=2,
        mountain=1,
    ),
    _species(
        "Bird", 9, 3, (Trait.COMMUNICATION, Trait.FLOCK_ANIMAL), mountain=3, ocean=2, highland=1
    ),
    _species("Crocodile", 10, 3, (Trait.HARD_SHELL, Trait.TEETH), wetlands=2, desert=2),
    _species("T-rex", 11, 1, (Trait.TEETH, Trait.IRON_STOMACH), highland=1, plains=1, desert=1),
    _species("Elephant", 12, 2, (Trait.COMMUNICATION, Trait.BIGGER_BRAINS), plains=2, jungle=1),
    _species("Orca", 13, 1, (Trait.BIGGER_BRAINS, Trait.SOCIETY), ocean=1, polar=1),
)
DUMMY = Dummy("Dummy")
ENVIRONMENTS = tuple(EnvironmentCard(one.name.capitalize(), one) for one in Environment)


def _spaces(species: Species) -> tuple[Space, ...]:
    return tuple(
        Space(
            f"{species.name} {number}",
            species,
            number,
            species.traits[number - 1] if number <= _PRINTED else None,
            scores=number < _SPACES,
        )
        for number in range(1, _SPACES + 1)
    )


SPACES = tuple(space for species in SPECIES for space in _spaces(species))
