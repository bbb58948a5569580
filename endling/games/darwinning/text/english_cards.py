"""What stands on cards and boards, in English; one paragraph a line."""

from __future__ import annotations

from endling.games.darwinning import vocabulary as v
from endling.games.darwinning.text.english_names import ENVIRONMENTS, HABITATS, TRAITS
from endling.games.darwinning.text.language import DarwinningLanguage
from endling.games.text.english import POINT
from endling.games.text.grammar import ENGLISH
from endling.games.text.phrases import Phrases

CARDS = Phrases()


def _improvement(card: v.DeckCard, environments: list[str]) -> str:
    """What the card is good for, other than as a trait."""
    climb = f"{ENGLISH.counted(card.food_chain, POINT)} on the food chain"
    grow = f"{card.population} population"
    ways = [climb] * (card.food_chain > 0) + [grow] * (card.population > 0) + environments
    return f"Improvement: {ENGLISH.one_of(ways)}."


@CARDS.of(v.TraitCard)
def _(card: v.TraitCard, language: DarwinningLanguage) -> str:
    points = ENGLISH.counted(card.points, POINT)
    environments = [ENVIRONMENTS[one] for one in card.environments]
    return (
        f"{TRAITS[card.trait]} ({points}): {language.trait_text(card.trait)}\n"
        f"{_improvement(card, environments)}"
    )


@CARDS.of(v.Joker)
def _(card: v.Joker, language: DarwinningLanguage) -> str:
    return (
        f"Counts {card.value}, in a suit that you name. Never a trait.\n"
        f"{_improvement(card, ['any one environment'])}"
    )


@CARDS.of(v.EnvironmentCard)
def _(card: v.EnvironmentCard, language: DarwinningLanguage) -> str:
    habitat = HABITATS[card.environment]
    return f"While this is on the table, species that live {habitat} find food there."


@CARDS.of(v.Species)
def _(card: v.Species, language: DarwinningLanguage) -> str:
    homes = [f"{ENVIRONMENTS[home]} ({food} food)" for home, food in card.food]
    traits = [f"{TRAITS[trait]}: {language.trait_text(trait)}" for trait in card.traits]
    return "\n".join(
        (
            f"Start: space {card.start} of the food chain.",
            f"Population: {card.population}.",
            f"Environments: {ENGLISH.all_of(homes)}.",
            *traits,
        )
    )


@CARDS.of(v.Dummy)
def _(card: v.Dummy, language: DarwinningLanguage) -> str:
    return (
        "The third species in games of two, without a player.\n"
        "Its traits are the cards of the display. It eats all that it can, and can be eaten."
    )


@CARDS.of(v.Space)
def _(card: v.Space, language: DarwinningLanguage) -> str:
    scores = " and scores" if card.scores else ", but scores nothing"
    works = f"A trait card on it works{scores}."
    if card.printed is None:
        return works
    return f"{works}\n{TRAITS[card.printed]} is printed on it and works while it is uncovered."
