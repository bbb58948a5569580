"""The cards, one file a set. A card's place in these lists is its number: append, never sort."""

from endling.games.doomlings.cards import classic_ages, classic_catastrophes, classic_traits
from endling.games.doomlings.cards.classic_ages import BIRTH
from endling.games.doomlings.cards.dinolings import DINOLINGS
from endling.games.doomlings.cards.first_edition import CLASSIC_1E_ONLY, PROMO_1E
from endling.games.doomlings.cards.kickstarter_exclusive import KICKSTARTER_EXCLUSIVE
from endling.games.doomlings.cards.meaning_of_life import MEANING_OF_LIFE
from endling.games.doomlings.cards.multi_color import MULTI_COLOR
from endling.games.doomlings.cards.mythlings import MYTHLINGS
from endling.games.doomlings.cards.sets import SetOfCards
from endling.games.doomlings.cards.techlings import TECHLINGS

__all__ = ["AGES", "BIRTH", "CATASTROPHES", "SETS", "SIGNS", "TRAITS"]

CLASSIC = SetOfCards(
    "classic", classic_traits.TRAITS, classic_ages.AGES, classic_catastrophes.CATASTROPHES
)
SETS = (
    CLASSIC,
    MULTI_COLOR,
    KICKSTARTER_EXCLUSIVE,
    PROMO_1E,
    CLASSIC_1E_ONLY,
    DINOLINGS,
    MEANING_OF_LIFE,
    MYTHLINGS,
    TECHLINGS,
)

TRAITS = tuple(trait for box in SETS for trait in box.traits)
AGES = tuple(age for box in SETS for age in box.ages)
SIGNS = tuple(sign for box in SETS for sign in box.signs)
CATASTROPHES = tuple(catastrophe for box in SETS for catastrophe in box.catastrophes)
