"""The options of a table in German."""

from __future__ import annotations

from endling.games.gloom_of_thrones.text.german_names import NAMES
from endling.games.gloom_of_thrones.text.language import by_name
from endling.games.text.grammar import Noun
from endling.games.text.options import Count, Named, Names, Numbered, OptionText, Switch

CHARACTER = Noun("Figur", "Figuren", "f")


def _points(place: str, which: str) -> OptionText:
    return OptionText(
        f"Andere Punkte {place}",
        f"Karten, die zählen, als stünde in ihrem {which} Kreis eine andere Zahl.",
        Numbered("Wie gedruckt", by_name(NAMES)),
    )


OPTIONS = {
    "porcelain_throne": OptionText(
        "Porzellanthron",
        "Ohne ihn werden Karten, die von ihm sprechen, beim Ziehen ersetzt, und Kronen bewegen "
        "nichts.",
        Switch("Im Spiel", "Bleibt in der Schachtel"),
    ),
    "family_size": OptionText(
        "Größe der Familien",
        "Wie viele Figuren jede Familie hat. Wie üblich: fünf, zu fünft vier.",
        Count(CHARACTER, {"usual": "Wie üblich"}),
    ),
    "mixed_families": OptionText(
        "Gemischte Familien",
        "Alle wählen eine Familie, oder sämtliche Figuren werden gemischt und ausgeteilt.",
        Switch("Gemischt und ausgeteilt", "Gewählt"),
    ),
    "first_player": OptionText(
        "Wer beginnt",
        "Das Los entscheidet, oder es beginnt, wer laut Abstimmung den schlimmsten Tag hatte.",
        Named({"random": "Das Los", "story_vote": "Der schlimmste Tag"}),
    ),
    "storytelling": OptionText(
        "Geschichten",
        "Wer eine Karte spielt, darf eine Geschichte erzählen; wird danach gefragt, mit einem Satz "
        "als Anfang; oder muss es. Oder niemand erzählt etwas.",
        Named(
            {
                "off": "Keine",
                "free": "Wie es gefällt",
                "prompts": "Vorschläge",
                "required_note": "Ein Satz zu jeder Karte",
            }
        ),
    ),
    "use_alt_names": OptionText(
        "Andere Namen",
        "Ob Figuren und Karten, die das Regelheft benannt hat, Namen von uns tragen.",
        Switch("Unsere eigenen", "Wie im Regelheft"),
    ),
    "top_points": _points("oben", "oberen"),
    "middle_points": _points("in der Mitte", "mittleren"),
    "bottom_points": _points("unten", "unteren"),
    "without": OptionText(
        "Ohne diese Karten",
        "Karten, die in der Schachtel bleiben.",
        Names(none="Nichts", names=by_name(NAMES)),
    ),
}
