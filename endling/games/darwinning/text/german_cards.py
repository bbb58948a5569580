"""What stands on cards and boards, in German; one paragraph a line."""

from __future__ import annotations

from endling.games.darwinning import vocabulary as v
from endling.games.darwinning.text.german_names import ENVIRONMENTS, HABITATS, TRAITS
from endling.games.darwinning.text.language import DarwinningLanguage
from endling.games.text.german import POINT
from endling.games.text.grammar import GERMAN, Noun
from endling.games.text.phrases import Phrases

CARDS = Phrases()
VICTORY_POINT = Noun("Siegpunkt", "Siegpunkte", "m")


def _improvement(card: v.DeckCard, environments: list[str]) -> str:
    """What the card is good for, other than as a trait."""
    climb = f"{GERMAN.counted(card.food_chain, POINT)} für die Nahrungskette"
    grow = f"{card.population} Population"
    ways = [climb] * (card.food_chain > 0) + [grow] * (card.population > 0) + environments
    return f"Verbesserung: {GERMAN.one_of(ways)}."


@CARDS.of(v.TraitCard)
def _(card: v.TraitCard, language: DarwinningLanguage) -> str:
    points = GERMAN.counted(card.points, VICTORY_POINT)
    environments = [ENVIRONMENTS[one] for one in card.environments]
    return (
        f"{TRAITS[card.trait]} ({points}): {language.trait_text(card.trait)}\n"
        f"{_improvement(card, environments)}"
    )


@CARDS.of(v.Joker)
def _(card: v.Joker, language: DarwinningLanguage) -> str:
    return (
        f"Zählt {card.value}, in einer Farbe, die du nennst. Nie ein Merkmal.\n"
        f"{_improvement(card, ['eine beliebige Umgebung'])}"
    )


@CARDS.of(v.EnvironmentCard)
def _(card: v.EnvironmentCard, language: DarwinningLanguage) -> str:
    habitat = HABITATS[card.environment]
    return f"Solange diese Karte ausliegt, finden Arten, die {habitat} leben, dort Nahrung."


@CARDS.of(v.Species)
def _(card: v.Species, language: DarwinningLanguage) -> str:
    homes = [f"{ENVIRONMENTS[home]} ({food} Nahrung)" for home, food in card.food]
    traits = [f"{TRAITS[trait]}: {language.trait_text(trait)}" for trait in card.traits]
    return "\n".join(
        (
            f"Startplatzierung: Feld {card.start} der Nahrungskette.",
            f"Basispopulation: {card.population}.",
            f"Umgebungen: {GERMAN.all_of(homes)}.",
            *traits,
        )
    )


@CARDS.of(v.Dummy)
def _(card: v.Dummy, language: DarwinningLanguage) -> str:
    return (
        "Zu zweit die dritte Art, ohne Spieler.\n"
        "Ihre Merkmale sind die Karten der Auslage. Sie frisst alles, was sie kann, und kann "
        "gefressen werden."
    )


@CARDS.of(v.Space)
def _(card: v.Space, language: DarwinningLanguage) -> str:
    scores = " und zählt" if card.scores else ", zählt aber nichts"
    works = f"Eine Merkmalkarte darauf wirkt{scores}."
    if card.printed is None:
        return works
    return f"{works}\nDas Standardmerkmal {TRAITS[card.printed]} wirkt, solange es unbedeckt ist."
