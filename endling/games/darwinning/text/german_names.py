"""What things are called in German; terms follow the German part of the rulebook."""

from __future__ import annotations

from typing import NamedTuple

from endling.games.darwinning.vocabulary import Combination, Environment, Suit, Trait
from endling.games.text.grammar import Noun

SUITS = {Suit.ACORN: "Eichel", Suit.BLUEBERRY: "Heidelbeere", Suit.FLOWER: "Blume"}

TRAITS = {
    Trait.PHEROMONES: "Pheromone",
    Trait.SYMBIOSIS: "Symbiose",
    Trait.FLOCK_ANIMAL: "Herdentier",
    Trait.HARD_SHELL: "Panzer",
    Trait.COMMUNICATION: "Verständigung",
    Trait.TEETH: "Zähne",
    Trait.FOOD_STORAGE: "Vorräte",
    Trait.MUTATION: "Mutation",
    Trait.POISON: "Gift",
    Trait.TOOLS: "Werkzeug",
    Trait.CAMOUFLAGE: "Tarnung",
    Trait.IRON_STOMACH: "Eisenmagen",
    Trait.BIGGER_BRAINS: "Großhirn",
    Trait.METAMORPHOSIS: "Metamorphose",
    Trait.SOCIETY: "Gesellschaft",
}

ENVIRONMENTS = {
    Environment.DESERT: "Wüste",
    Environment.FOREST: "Wald",
    Environment.HIGHLAND: "Hochland",
    Environment.JUNGLE: "Dschungel",
    Environment.MOUNTAIN: "Gebirge",
    Environment.OCEAN: "Ozean",
    Environment.PLAINS: "Ebene",
    Environment.POLAR: "Polarzone",
    Environment.UNDERGROUND: "Untergrund",
    Environment.WETLANDS: "Feuchtgebiet",
}

HABITATS = {  # where one lives
    Environment.DESERT: "in der Wüste",
    Environment.FOREST: "im Wald",
    Environment.HIGHLAND: "im Hochland",
    Environment.JUNGLE: "im Dschungel",
    Environment.MOUNTAIN: "im Gebirge",
    Environment.OCEAN: "im Ozean",
    Environment.PLAINS: "in der Ebene",
    Environment.POLAR: "in der Polarzone",
    Environment.UNDERGROUND: "im Untergrund",
    Environment.WETLANDS: "im Feuchtgebiet",
}

COMBINATIONS = {
    Combination.NOTHING: Noun("Nichts", "Nichts", "n"),
    Combination.SINGLE: Noun("Einzelkarte", "Einzelkarten", "f"),
    Combination.PAIR: Noun("Paar", "Paare", "n"),
    Combination.FLUSH: Noun("Farbtrio", "Farbtrios", "n"),
    Combination.STRAIGHT: Noun("Folge", "Folgen", "f"),
    Combination.THREE_OF_A_KIND: Noun("Drilling", "Drillinge", "m"),
    Combination.STRAIGHT_FLUSH: Noun("Farbfolge", "Farbfolgen", "f"),
    Combination.FOUR_OF_A_KIND: Noun("Vierling", "Vierlinge", "m"),
}


class Beast(NamedTuple):
    """A species: by itself, as the object of a sentence, and as an owner."""

    name: str
    object: str
    owner: str


SPECIES = {
    "amoeba": Beast("Amöbe", "die Amöbe", "der Amöbe"),
    "beetle": Beast("Käfer", "den Käfer", "des Käfers"),
    "mouse": Beast("Maus", "die Maus", "der Maus"),
    "frog": Beast("Frosch", "den Frosch", "des Frosches"),
    "fish": Beast("Fisch", "den Fisch", "des Fisches"),
    "pig": Beast("Schwein", "das Schwein", "des Schweins"),
    "monkey": Beast("Affe", "den Affen", "des Affen"),
    "snake": Beast("Schlange", "die Schlange", "der Schlange"),
    "bird": Beast("Vogel", "den Vogel", "des Vogels"),
    "crocodile": Beast("Krokodil", "das Krokodil", "des Krokodils"),
    "t_rex": Beast("T-Rex", "den T-Rex", "des T-Rex"),
    "elephant": Beast("Elefant", "den Elefanten", "des Elefanten"),
    "orca": Beast("Orca", "den Orca", "des Orcas"),
}
DUMMY = Beast("Strohmann", "den Strohmann", "des Strohmanns")

SPECIES_FLAVORS = {
    "amoeba": "Zu neunt und schon zerstritten.",
    "beetle": "Trägt sein Haus zur Arbeit.",
    "mouse": "Weiß immer, wo das Mittagessen lagert.",
    "frog": "War vorige Woche noch etwas anderes.",
    "fish": "Schwimmt, wohin alle schwimmen.",
    "pig": "Isst du das noch?",
    "monkey": "Hat eine Idee und einen Stock.",
    "snake": "Viel Hals und noch mehr Meinung.",
    "bird": "Lässt von sich hören.",
    "crocodile": "Älter als jedes Argument.",
    "t_rex": "Kurze Arme, langes Gedächtnis.",
    "elephant": "Noch nie hat jemand zu fragen gewagt.",
    "orca": "Kommt im Frack zum Essen.",
}

ENVIRONMENT_FLAVORS = {
    Environment.DESERT: "Heiße Tage, kalte Nächte, lange Schatten.",
    Environment.FOREST: "Mehr Beine als Blätter.",
    Environment.HIGHLAND: "Dünnes Gras, weiter Himmel.",
    Environment.JUNGLE: "Laut, grün und hungrig.",
    Environment.MOUNTAIN: "Bergauf, und dann weiter bergauf.",
    Environment.OCEAN: "Salz in allem.",
    Environment.PLAINS: "Kein Versteck, aber viel Auslauf.",
    Environment.POLAR: "Weiß auf Weiß auf Weiß.",
    Environment.UNDERGROUND: "Bitte Licht mitbringen.",
    Environment.WETLANDS: "Nicht Land, nicht Wasser, überall Mücken.",
}
