"""The options of a table in German."""

from __future__ import annotations

from endling.games.doom_on_you.text.german_cards import TOKEN
from endling.games.text.options import Count, Named, Names, Numbered, OptionText, Switch

OPTIONS = {
    "end_condition": OptionText(
        "Ende",
        "Gespielt wird, bis nur noch einer Nahrung hat, oder bis der Erste keine mehr hat; dann "
        "gewinnen die meisten Marken. Zu sechst dauert das oft nur einen Zug.",
        Named({"last_with_food": "Letzter mit Nahrung", "first_player_out": "Erster ohne Nahrung"}),
    ),
    "starting_tokens": OptionText("Marken", "Wie viele Marken alle zu Beginn haben.", Count(TOKEN)),
    "opening_truce": OptionText(
        "Waffenruhe zu Beginn",
        "In der ersten Runde schickt niemand mehr als ein Tier gegen dasselbe Ziel. Das hilft dem "
        "ersten Ziel, vor allem ab vier Spielern.",
        Switch("Ja", "Nein"),
    ),
    "deals": OptionText(
        "Abmachungen",
        "Was während der Angriffe für ein Versprechen geboten werden darf.",
        Named({"tokens_only": "Marken", "tokens_and_cards": "Marken und Karten", "off": "Keine"}),
    ),
    "declare_mode": OptionText(
        "Ansagen",
        "Angriffe werden reihum angesagt, bis niemand mehr einen hinzufügt, oder einmal reihum; "
        "oder von allen gleichzeitig, wobei zuerst zählt, wer schneller ist.",
        Named(
            {
                "rounds_until_all_pass": "Bis niemand mehr will",
                "single_pass": "Einmal reihum",
                "real_time": "Alle gleichzeitig",
            }
        ),
    ),
    "successful_animals_return": OptionText(
        "Erfolgreiche Tiere",
        "Ob Tiere, deren Angriff Erfolg hat, in die Auslage zurückkehren dürfen.",
        Switch("Dürfen zurück", "Werden abgeworfen"),
    ),
    "drawn_animal_may_enter_pile": OptionText(
        "Als Ziel gezogene Tiere",
        "Ob das Ziel ein Tier, das es zieht, gleich in die Auslage legen darf.",
        Switch("In die Auslage", "Auf die Hand"),
    ),
    "force_field_vs_doom_in_prep": OptionText(
        "Kraftfelder in der Vorbereitung",
        "Ob Kraftfelder auch ein Verhängnis stoppen, das in der Vorbereitung gezogen wird.",
        Switch("Stoppen Verhängnis", "Bleiben auf der Hand"),
    ),
    "total_wipeout": OptionText(
        "Verhängnis für alle",
        "Was aus einem Verhängnis wird, das niemandem Nahrung ließe.",
        Named(
            {
                "only_drawer_affected": "Trifft nur, wer es zog",
                "game_ends_no_winner": "Beendet die Partie",
            }
        ),
    ),
    "attack": OptionText(
        "Andere Angriffe",
        "Tiere, die angreifen, als wäre eine andere Zahl aufgedruckt; mit 0 können sie es nicht.",
        Numbered("Wie gedruckt"),
    ),
    "defense": OptionText(
        "Schwächere Verteidigung",
        "Tiere, die weniger Punkte zur Verteidigung haben, als aufgedruckt sind.",
        Numbered("Wie gedruckt"),
    ),
    "tokens": OptionText(
        "Andere Beute",
        "Tiere, die eine andere Zahl von Marken rauben, als aufgedruckt ist.",
        Numbered("Wie gedruckt"),
    ),
    "without": OptionText(
        "Ohne diese Karten", "Karten, die in der Schachtel bleiben.", Names(none="Keine")
    ),
}
