"""The options of a table in English, and the names of symbols."""

from __future__ import annotations

from collections.abc import Callable

from endling.games.doomlings.text.english_grammar import counted
from endling.games.doomlings.text.language import Icon, OptionKey
from endling.games.doomlings.text.options import names, numbered, switched_on, whole_number
from endling.games.doomlings.text.phrases import MissingPhraseError

ICONS: dict[Icon, str] = {
    "action": "Action",
    "out_of_turn": "Out of turn",
    "worlds_end": "World's End",
    "drop_of_life": "Drop of Life",
    "gene_pool": "Gene pool",
    "persistent": "Lasting",
    "dominant": "Dominant",
}

OPTIONS: dict[OptionKey, tuple[str, str]] = {
    "preset": (
        "Rule set",
        "Sets all the options below at once: Classic for the game at a real table, Digital for a "
        "longer one. Each option can still be changed by itself.",
    ),
    "ages_per_pile": (
        "Ages per pile",
        "How many ages go into each of the three piles of the age deck, next to its catastrophe. "
        "Fewer make a shorter game, more a longer one.",
    ),
    "turns_after_catastrophe": (
        "Turns after a catastrophe",
        "Whether everybody takes a turn in the round of the first and of the second catastrophe, "
        "or the next age follows at once.",
    ),
    "gene_pool_leader": (
        "Bonus for the largest gene pool",
        "Whether the one player with the largest gene pool gets 3 points at the end. A tie gives "
        "nothing.",
    ),
    "forbidden_cost": (
        "Costs that an age forbids",
        "What happens to a trait whose cost cannot be paid because the age forbids it.",
    ),
    "gene_pool_bounds": (
        "Limits of the gene pool",
        "Whether a gene pool stays between 1 and 8 when a trait leaves a pile and its change is "
        "undone, or can go beyond.",
    ),
    "sets": ("Card sets", "Which sets of cards are in the game."),
    "without": ("Left out", "Single cards that are not in the game."),
    "face_values": (
        "Other face values",
        "Traits that count as if another face value were printed on them.",
    ),
    "hand_size": ("Hand at the start", "How many cards everybody is dealt."),
    "gene_pool": ("Gene pool at the start", "The gene pool with which everybody begins."),
}

_VALUES: dict[tuple[OptionKey, object], str] = {
    ("preset", "classic"): "Classic",
    ("preset", "digital"): "Digital",
    ("ages_per_pile", "all"): "All ages",
    ("forbidden_cost", "unplayable"): "The trait cannot be played",
    ("forbidden_cost", "ignored"): "The trait is played without the cost",
    ("gene_pool_bounds", "kept"): "Always 1 to 8",
    ("gene_pool_bounds", "beyond"): "Beyond 1 and 8 too",
}


_SHOWN: dict[OptionKey, Callable[[object], str]] = {
    "ages_per_pile": lambda n: counted(whole_number(n), "age"),
    "turns_after_catastrophe": lambda on: "Turns as usual" if switched_on(on) else "No turns",
    "gene_pool_leader": lambda on: "3 points" if switched_on(on) else "No bonus",
    "sets": lambda sets: ", ".join(name.capitalize() for name in names(sets)),
    "without": lambda cards: ", ".join(names(cards)) or "No cards",
    "face_values": lambda faces: numbered(faces) or "As printed",
    "hand_size": lambda n: counted(whole_number(n), "card"),
    "gene_pool": lambda n: str(whole_number(n)),
}


def option_value(key: OptionKey, value: object) -> str:
    """How a value of an option is shown."""
    if isinstance(value, str) and (key, value) in _VALUES:
        return _VALUES[key, value]
    if key in _SHOWN:
        return _SHOWN[key](value)
    raise MissingPhraseError(f"no phrase for the value {value!r} of {key}")
