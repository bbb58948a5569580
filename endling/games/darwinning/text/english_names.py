"""What things are called in English; cards and species go by their declared names."""

from __future__ import annotations

from endling.games.darwinning.vocabulary import Combination, Environment, Suit, Trait

SUITS = {Suit.ACORN: "acorn", Suit.BLUEBERRY: "blueberry", Suit.FLOWER: "flower"}

TRAITS = {
    Trait.PHEROMONES: "Pheromones",
    Trait.SYMBIOSIS: "Symbiosis",
    Trait.FLOCK_ANIMAL: "Flock Animal",
    Trait.HARD_SHELL: "Hard Shell",
    Trait.COMMUNICATION: "Communication",
    Trait.TEETH: "Teeth",
    Trait.FOOD_STORAGE: "Food Storage",
    Trait.MUTATION: "Mutation",
    Trait.POISON: "Poison",
    Trait.TOOLS: "Tools",
    Trait.CAMOUFLAGE: "Camouflage",
    Trait.IRON_STOMACH: "Iron Stomach",
    Trait.BIGGER_BRAINS: "Bigger Brains",
    Trait.METAMORPHOSIS: "Metamorphosis",
    Trait.SOCIETY: "Society",
}

ENVIRONMENTS = {
    Environment.DESERT: "Desert",
    Environment.FOREST: "Forest",
    Environment.HIGHLAND: "Highland",
    Environment.JUNGLE: "Jungle",
    Environment.MOUNTAIN: "Mountain",
    Environment.OCEAN: "Ocean",
    Environment.PLAINS: "Plains",
    Environment.POLAR: "Polar",
    Environment.UNDERGROUND: "Underground",
    Environment.WETLANDS: "Wetlands",
}

HABITATS = {  # where one lives
    Environment.DESERT: "in the desert",
    Environment.FOREST: "in the forest",
    Environment.HIGHLAND: "in the highlands",
    Environment.JUNGLE: "in the jungle",
    Environment.MOUNTAIN: "in the mountains",
    Environment.OCEAN: "in the ocean",
    Environment.PLAINS: "on the plains",
    Environment.POLAR: "in the polar zone",
    Environment.UNDERGROUND: "underground",
    Environment.WETLANDS: "in the wetlands",
}

COMBINATIONS = {
    Combination.NOTHING: "nothing",
    Combination.SINGLE: "single",
    Combination.PAIR: "pair",
    Combination.FLUSH: "flush",
    Combination.STRAIGHT: "straight",
    Combination.THREE_OF_A_KIND: "three of a kind",
    Combination.STRAIGHT_FLUSH: "straight flush",
    Combination.FOUR_OF_A_KIND: "four of a kind",
}

SPECIES_FLAVORS = {
    "amoeba": "Nine of them, and already arguing.",
    "beetle": "Wears its house to work.",
    "mouse": "Always knows where lunch is stored.",
    "frog": "Was something else last week.",
    "fish": "Goes where everyone goes.",
    "pig": "Will eat that.",
    "monkey": "Has an idea and a stick.",
    "snake": "Mostly neck, all opinion.",
    "bird": "Keeps in touch.",
    "crocodile": "Older than your argument.",
    "t_rex": "Short reach, long memory.",
    "elephant": "Nobody has ever dared to ask.",
    "orca": "Dressed for dinner.",
}

ENVIRONMENT_FLAVORS = {
    Environment.DESERT: "Hot days, cold nights, long shadows.",
    Environment.FOREST: "More legs than leaves.",
    Environment.HIGHLAND: "Thin grass, wide sky.",
    Environment.JUNGLE: "Loud, green and hungry.",
    Environment.MOUNTAIN: "Up, and then more up.",
    Environment.OCEAN: "Salt in everything.",
    Environment.PLAINS: "Nowhere to hide, everywhere to run.",
    Environment.POLAR: "White on white on white.",
    Environment.UNDERGROUND: "Bring your own light.",
    Environment.WETLANDS: "Neither here nor dry.",
}
