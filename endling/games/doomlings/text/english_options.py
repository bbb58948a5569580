"""The options of a table in English."""

from __future__ import annotations

from endling.games.doomlings.text.english_grammar import NOUNS, SETS
from endling.games.text.english import CARD
from endling.games.text.options import Count, Named, Names, Numbered, OptionText, Switch

OPTIONS = {
    "preset": OptionText(
        "Rule set",
        "Sets all the options below at once: Classic for the game at a real table, Digital for a "
        "longer one. Each option can still be changed by itself.",
        Named({"classic": "Classic", "digital": "Digital"}),
    ),
    "ages_per_pile": OptionText(
        "Ages per pile",
        "How many ages go into each of the three piles of the age deck, next to its catastrophe. "
        "Fewer make a shorter game, more a longer one.",
        Count(NOUNS["age"], {"all": "All ages"}),
    ),
    "turns_after_catastrophe": OptionText(
        "Turns after a catastrophe",
        "Whether everyone takes a turn in the round of the first and of the second catastrophe, "
        "or the next age follows at once.",
        Switch("Turns as usual", "No turns"),
    ),
    "gene_pool_leader": OptionText(
        "Bonus for the largest gene pool",
        "Whether the one player with the largest gene pool gets 3 points at the end. A tie gives "
        "nothing.",
        Switch("3 points", "No bonus"),
    ),
    "forbidden_cost": OptionText(
        "Costs that an age forbids",
        "What happens to a trait whose cost cannot be paid because the age forbids it.",
        Named(
            {
                "unplayable": "The trait cannot be played",
                "ignored": "The trait is played without the cost",
            }
        ),
    ),
    "gene_pool_bounds": OptionText(
        "Limits of the gene pool",
        "Whether a gene pool stays between 1 and 8 when a trait leaves a pile and its change is "
        "undone, or can go beyond.",
        Named({"kept": "Always 1 to 8", "beyond": "Beyond 1 and 8 too"}),
    ),
    "sets": OptionText(
        "Card sets",
        "Which sets of cards are in the game; any of them mix. One more set keeps the deck from "
        "running out with five or six players.",
        Names(names=SETS),
    ),
    "without": OptionText("Left out", "Single cards that are not in the game.", Names("No cards")),
    "face_values": OptionText(
        "Other face values",
        "Traits that count as if another face value were printed on them.",
        Numbered("As printed"),
    ),
    "hand_size": OptionText("Hand at the start", "How many cards everyone is dealt.", Count(CARD)),
    "gene_pool": OptionText(
        "Gene pool at the start", "The gene pool everyone begins with.", Count()
    ),
}
