"""The options of a table in English."""

from __future__ import annotations

from endling.games.text.options import Named, Names, Numbered, OptionText, Switch

OPTIONS = {
    "era_plan": OptionText(
        "Eras",
        "How many eras there are, and how many environments lie on the table in each.",
        Named(
            {
                "standard_5_4_3": "Three: 5, 4, 3",
                "long_5_5_4_3": "Four: 5, 5, 4, 3",
                "short_5_4": "Two: 5, 4",
            }
        ),
    ),
    "species_assignment": OptionText(
        "Species",
        "How everybody comes by a species: by lot, by choosing one of two in secret, or by "
        "choosing any in turn.",
        Named({"random": "By lot", "draft": "One of two", "chosen": "Chosen"}),
    ),
    "adjacency": OptionText(
        "Neighbors",
        "From whom Camouflage hides: from species on the next space of the food chain, or from "
        "the next species, however far away.",
        Named({"slot": "On the next space", "rank": "The next species"}),
    ),
    "hand_counts_visible": OptionText(
        "Hand sizes",
        "Whether everybody sees how many cards the others hold.",
        Switch("Shown", "Hidden"),
    ),
    "two_player_dummy": OptionText(
        "Dummy",
        "A third species without a player, which games of two always have.",
        Switch("With two players", "Never"),
    ),
    "without": OptionText("Left out", "Species that stay in the box.", Names(none="None")),
    "value": OptionText(
        "Other values",
        "Cards that count in tricks as if another number were printed in their corner; they stay "
        "the traits that they are.",
        Numbered("As printed"),
    ),
    "points": OptionText(
        "Other points",
        "Trait cards that score as if another number were printed on them.",
        Numbered("As printed"),
    ),
    "food_chain": OptionText(
        "Other places on the food chain",
        "Cards worth another number of steps up, and species that start on another space.",
        Numbered("As printed"),
    ),
    "population": OptionText(
        "Other populations",
        "Cards that bring another population, and species that start with another one.",
        Numbered("As printed"),
    ),
}
