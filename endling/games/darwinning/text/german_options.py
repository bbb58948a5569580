"""The options of a table in German."""

from __future__ import annotations

from endling.games.darwinning.cards import SPECIES
from endling.games.darwinning.text.german_names import SPECIES as NAMES
from endling.games.text.options import Named, Names, Numbered, OptionText, Switch

OPTIONS = {
    "era_plan": OptionText(
        "Ären",
        "Wie viele Ären es gibt und wie viele Umgebungen in jeder ausliegen.",
        Named(
            {
                "standard_5_4_3": "Drei: 5, 4, 3",
                "long_5_5_4_3": "Vier: 5, 5, 4, 3",
                "short_5_4": "Zwei: 5, 4",
            }
        ),
    ),
    "species_assignment": OptionText(
        "Arten",
        "Wie alle zu ihrer Art kommen: durch das Los, verdeckt eine von zweien oder der Reihe nach "
        "frei gewählt.",
        Named({"random": "Das Los", "draft": "Eine von zweien", "chosen": "Frei gewählt"}),
    ),
    "adjacency": OptionText(
        "Nachbarn",
        "Vor wem Tarnung schützt: vor Arten auf dem nächsten Feld der Nahrungskette oder vor der "
        "nächsten Art, wie weit sie auch entfernt ist.",
        Named({"slot": "Auf dem nächsten Feld", "rank": "Die nächste Art"}),
    ),
    "hand_counts_visible": OptionText(
        "Handkarten",
        "Ob alle sehen, wie viele Karten die anderen haben.",
        Switch("Zahl sichtbar", "Zahl geheim"),
    ),
    "two_player_dummy": OptionText(
        "Strohmann",
        "Eine dritte Art ohne Spieler, die es zu zweit immer gibt.",
        Switch("Zu zweit", "Nie"),
    ),
    "without": OptionText(
        "Ohne diese Arten",
        "Arten, die in der Schachtel bleiben.",
        Names(none="Keine", names={one.name: NAMES[one.key].name for one in SPECIES}),
    ),
    "value": OptionText(
        "Andere Zahlen",
        "Karten, die in Stichen zählen, als stünde eine andere Zahl in ihrer Ecke; sie bleiben "
        "die Merkmale, die sie sind.",
        Numbered("Wie gedruckt"),
    ),
    "points": OptionText(
        "Andere Siegpunkte",
        "Merkmalkarten, die zählen, als wäre eine andere Zahl aufgedruckt.",
        Numbered("Wie gedruckt"),
    ),
    "food_chain": OptionText(
        "Andere Nahrungskette",
        "Karten, mit denen man um eine andere Zahl aufsteigt, und Arten, die auf einem anderen "
        "Feld beginnen.",
        Numbered("Wie gedruckt"),
    ),
    "population": OptionText(
        "Andere Population",
        "Karten, die eine andere Population bringen, und Arten, die mit einer anderen beginnen.",
        Numbered("Wie gedruckt"),
    ),
}
