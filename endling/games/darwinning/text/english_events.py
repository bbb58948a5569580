"""The event log in English, in the present tense; lines that every game has are not here."""

from __future__ import annotations

from endling.games.blanks import blank
from endling.games.darwinning import vocabulary as v
from endling.games.darwinning.text.english_effects import BITE
from endling.games.darwinning.text.english_names import COMBINATIONS, SUITS
from endling.games.darwinning.text.language import kind_and_sum
from endling.games.text.english import cards, who
from endling.games.text.grammar import ENGLISH
from endling.games.text.language import LineOf
from endling.games.text.line import Line

_SPECIES = "a species"


def _leader(e: Line) -> str:
    if e.actor == blank(e.number):
        return f"{who(e)} chooses to lead the first trick"
    return f"{who(e)} chooses {blank(e.number)} to lead the first trick"


def _combination(e: Line) -> str:
    combination, total = kind_and_sum(e.number)
    if combination == v.Combination.NOTHING:
        return f"{ENGLISH.owner(who(e))} cards form no combination"
    return f"{who(e)} has {_a(COMBINATIONS[combination])}, worth {total}"


def _a(combination: str) -> str:
    """Sets go by how many there are and need no article."""
    return combination if " of a kind" in combination else f"a {combination}"


def _suit(e: Line) -> str:
    return f"{who(e)} names {e.card or 'the joker'} as {SUITS[v.Suit(e.number)]}"


def _discard(e: Line) -> str:
    return f"{e.giver} discards {cards(e)}" if e.giver else f"{cards(e)} is discarded"


def _lay(e: Line) -> str:
    words = f"{who(e)} lays {cards(e)} as a trait"
    return f"{words} on {e.onto}" if e.onto else words


def _steal(e: Line) -> str:
    words = f"Mutation: {who(e)} takes {cards(e)}"
    return f"{words} from {e.off}" if e.off else words


LINES: dict[str, LineOf] = {
    # Setting up, and a new era.
    "species": lambda e: f"{who(e)} plays {e.card or _SPECIES}",
    "dummy": lambda e: f"the dummy starts on space {e.number}",
    "era": lambda e: f"era {e.number} begins",
    "shuffle": lambda e: "the discards are shuffled into the deck",
    "environment": lambda e: f"in this era there is food {e.card or 'in one more environment'}",
    "display": lambda e: f"{cards(e)} is put on display",
    "deal_all": lambda e: "everybody is dealt a hand",
    "leader": _leader,
    # Tricks.
    "suit": _suit,
    "combination": _combination,
    "declare": lambda e: f"{who(e)} uses {cards(e)} of the display",
    "win_trick": lambda e: f"{who(e)} wins the trick",
    "last_trick": lambda e: "that was the last trick: all but its winner may improve",
    "discard": _discard,
    "dummy_climbs": lambda e: f"nobody used the display: the dummy climbs to space {e.number}",
    # Improvements.
    "climb_card": lambda e: f"{who(e)} uses {cards(e)} for the food chain",
    "climb": lambda e: f"{who(e)} climbs to space {e.number}",
    "grow_card": lambda e: f"{who(e)} uses {cards(e)} for population",
    "settle_card": lambda e: f"{who(e)} uses {cards(e)} for an environment",
    "settle": lambda e: f"{who(e)} settles {e.card or 'in a new environment'}",
    "lay": _lay,
    "no_improvement": lambda e: f"{who(e)} makes no improvement",
    "steal": _steal,
    # Survival.
    "survival": lambda e: "survival: from the lowest species to the highest",
    "borrow": lambda e: f"Symbiosis: {who(e)} finds food {e.card or 'elsewhere'} too",
    "eat": lambda e: f"{who(e)} eats {e.card or _SPECIES}",
    "dummy_eats": lambda e: f"the dummy eats {e.card or _SPECIES}",
    "poisoned": lambda e: f"Poison: {who(e)} gets {ENGLISH.counted(e.number, BITE)}",
    "food": lambda e: f"{who(e)} has found {e.number} food",
    "bitten": lambda e: f"{who(e)} has {ENGLISH.counted(e.number, BITE)} and loses 1 population",
    "population": lambda e: f"{ENGLISH.owner(who(e))} population is {e.number} now",
    "transform": lambda e: f"Metamorphosis: {who(e)} draws {cards(e)}",
}
