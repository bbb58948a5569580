"""The options of a table in German."""

from __future__ import annotations

from endling.games.doomlings.text.german_grammar import NOUNS, SETS
from endling.games.text.german import CARD
from endling.games.text.options import Count, Named, Names, Numbered, OptionText, Switch

OPTIONS = {
    "preset": OptionText(
        "Regelwerk",
        "Stellt alle folgenden Optionen auf einmal ein: Klassisch für das Spiel wie am Tisch, "
        "Digital für eine längere Partie. Jede Option lässt sich danach noch einzeln ändern.",
        Named({"classic": "Klassisch", "digital": "Digital"}),
    ),
    "ages_per_pile": OptionText(
        "Zeitalter je Stapel",
        "Wie viele Zeitalter neben der Katastrophe in jeden der drei Teile des Zeitalterstapels "
        "kommen. Weniger verkürzen die Partie, mehr verlängern sie.",
        Count(NOUNS["age"], {"all": "Alle Zeitalter"}),
    ),
    "turns_after_catastrophe": OptionText(
        "Züge nach einer Katastrophe",
        "Ob in der Runde der ersten und der zweiten Katastrophe alle an die Reihe kommen oder "
        "gleich das nächste Zeitalter folgt.",
        Switch("Züge wie gewohnt", "Keine Züge"),
    ),
    "gene_pool_leader": OptionText(
        "Bonus für den größten Genpool",
        "Ob am Ende 3 Punkte bekommt, wer als Einziger den größten Genpool hat. Bei Gleichstand "
        "gibt es nichts.",
        Switch("3 Punkte", "Kein Bonus"),
    ),
    "forbidden_cost": OptionText(
        "Vom Zeitalter verbotene Kosten",
        "Was mit einem Merkmal geschieht, dessen Kosten das Zeitalter zu bezahlen verbietet.",
        Named(
            {
                "unplayable": "Das Merkmal kann nicht gespielt werden",
                "ignored": "Das Merkmal wird ohne die Kosten gespielt",
            }
        ),
    ),
    "gene_pool_bounds": OptionText(
        "Grenzen des Genpools",
        "Ob ein Genpool zwischen 1 und 8 bleibt, wenn ein Merkmal eine Auslage verlässt und seine "
        "Änderung zurückgenommen wird, oder darüber hinausgehen kann.",
        Named({"kept": "Immer 1 bis 8", "beyond": "Auch unter 1 und über 8"}),
    ),
    "sets": OptionText(
        "Kartensets",
        "Welche Kartensets im Spiel sind; alle lassen sich mischen. Zu fünft und zu sechst sorgt "
        "ein weiteres Set dafür, dass der Nachziehstapel nicht ausgeht.",
        Names(names=SETS),
    ),
    "without": OptionText(
        "Weggelassen", "Einzelne Karten, die nicht im Spiel sind.", Names("Keine Karten")
    ),
    "face_values": OptionText(
        "Andere Grundwerte",
        "Merkmale, die zählen, als wäre ein anderer Grundwert aufgedruckt.",
        Numbered("Wie gedruckt"),
    ),
    "hand_size": OptionText("Starthand", "Wie viele Karten alle zu Beginn erhalten.", Count(CARD)),
    "gene_pool": OptionText("Genpool zu Beginn", "Der Genpool, mit dem alle beginnen.", Count()),
}
