"""The options of a table in German, and the names of symbols."""

from __future__ import annotations

from collections.abc import Callable

from endling.games.doomlings.text import german_grammar as grammar
from endling.games.doomlings.text.language import Icon, OptionKey
from endling.games.doomlings.text.options import names, numbered, switched_on, whole_number
from endling.games.doomlings.text.phrases import MissingPhraseError

ICONS: dict[Icon, str] = {
    "action": "Aktion",
    "out_of_turn": "Außer der Reihe",
    "worlds_end": "Weltende",
    "drop_of_life": "Lebenstropfen",
    "gene_pool": "Genpool",
    "persistent": "Dauerhaft",
    "dominant": "Dominant",
}

OPTIONS: dict[OptionKey, tuple[str, str]] = {
    "preset": (
        "Regelwerk",
        "Stellt alle folgenden Optionen auf einmal ein: Klassisch für das Spiel wie am Tisch, "
        "Digital für eine längere Partie. Jede Option lässt sich danach noch einzeln ändern.",
    ),
    "ages_per_pile": (
        "Zeitalter je Stapel",
        "Wie viele Zeitalter neben der Katastrophe in jeden der drei Teile des Zeitalterstapels "
        "kommen. Weniger verkürzen die Partie, mehr verlängern sie.",
    ),
    "turns_after_catastrophe": (
        "Züge nach einer Katastrophe",
        "Ob in der Runde der ersten und der zweiten Katastrophe alle an die Reihe kommen oder "
        "gleich das nächste Zeitalter folgt.",
    ),
    "gene_pool_leader": (
        "Bonus für den größten Genpool",
        "Ob am Ende 3 Punkte bekommt, wer als Einziger den größten Genpool hat. Bei Gleichstand "
        "gibt es nichts.",
    ),
    "forbidden_cost": (
        "Vom Zeitalter verbotene Kosten",
        "Was mit einem Merkmal geschieht, dessen Kosten das Zeitalter zu bezahlen verbietet.",
    ),
    "gene_pool_bounds": (
        "Grenzen des Genpools",
        "Ob ein Genpool zwischen 1 und 8 bleibt, wenn ein Merkmal eine Auslage verlässt und seine "
        "Änderung zurückgenommen wird, oder darüber hinausgehen kann.",
    ),
    "sets": ("Kartensets", "Welche Kartensets im Spiel sind."),
    "without": ("Weggelassen", "Einzelne Karten, die nicht im Spiel sind."),
    "face_values": (
        "Andere Grundwerte",
        "Merkmale, die zählen, als wäre ein anderer Grundwert aufgedruckt.",
    ),
    "hand_size": ("Starthand", "Wie viele Karten alle zu Beginn erhalten."),
    "gene_pool": ("Genpool zu Beginn", "Der Genpool, mit dem alle beginnen."),
}

_VALUES: dict[tuple[OptionKey, object], str] = {
    ("preset", "classic"): "Klassisch",
    ("preset", "digital"): "Digital",
    ("ages_per_pile", "all"): "Alle Zeitalter",
    ("forbidden_cost", "unplayable"): "Das Merkmal kann nicht gespielt werden",
    ("forbidden_cost", "ignored"): "Das Merkmal wird ohne die Kosten gespielt",
    ("gene_pool_bounds", "kept"): "Immer 1 bis 8",
    ("gene_pool_bounds", "beyond"): "Auch unter 1 und über 8",
}


def _set_name(name: str) -> str:
    return "Klassisch" if name == "classic" else name.capitalize()


_SHOWN: dict[OptionKey, Callable[[object], str]] = {
    "ages_per_pile": lambda n: f"{whole_number(n)} Zeitalter",
    "turns_after_catastrophe": lambda on: "Züge wie gewohnt" if switched_on(on) else "Keine Züge",
    "gene_pool_leader": lambda on: "3 Punkte" if switched_on(on) else "Kein Bonus",
    "sets": lambda sets: ", ".join(map(_set_name, names(sets))),
    "without": lambda cards: ", ".join(names(cards)) or "Keine Karten",
    "face_values": lambda faces: numbered(faces) or "Wie gedruckt",
    "hand_size": lambda n: grammar.cards(whole_number(n)),
    "gene_pool": lambda n: str(whole_number(n)),
}


def option_value(key: OptionKey, value: object) -> str:
    """How a value of an option is shown."""
    if isinstance(value, str) and (key, value) in _VALUES:
        return _VALUES[key, value]
    if key in _SHOWN:
        return _SHOWN[key](value)
    raise MissingPhraseError(f"no phrase for the value {value!r} of {key}")
