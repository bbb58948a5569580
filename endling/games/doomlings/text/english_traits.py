"""Requirements, costs, gene pools and abilities of traits, in English."""

from __future__ import annotations

from endling.games.doomlings import vocabulary as v
from endling.games.doomlings.text import english_grammar as grammar
from endling.games.doomlings.text.english_grammar import COLORS, those
from endling.games.doomlings.text.english_instructions import PHRASES
from endling.games.doomlings.text.parts import UNDENIABLE, Part, Spot
from endling.games.text.grammar import ENGLISH
from endling.games.text.phrases import MissingPhraseError

_of = PHRASES.of


# --- Conditions and gene pools -------------------------------------------------------------------


@_of(v.Have)
def _have(need: v.Have, spot: Spot) -> str:
    traits = grammar.traits(need.n, need.color)
    return f"at least {traits} must lie in your pile before you can play this card"


@_of(v.Cost)
def _cost(cost: v.Cost, spot: Spot) -> str:
    if cost.n > 1 or cost.hand:
        return _larger_cost(cost)
    pay = "move it to the pile of an opponent of your choice" if cost.give else "discard it"
    return (
        f"to play this card, choose {those(cost.those)} in your own pile and {pay}; a dominant "
        "will not do. Without such a trait you cannot play this card"
    )


def _larger_cost(cost: v.Cost) -> str:
    """A cost of several traits, or one that a card of the hand can pay."""
    color = cost.those.color
    if cost.give or color is None or (cost.hand and cost.n > 1):
        raise MissingPhraseError(f"no phrase for {cost}")
    if cost.hand:
        return (
            f"to play this card, choose a {COLORS[color]} card in your hand or {those(cost.those)} "
            "in your own pile and discard it; from your pile a dominant will not do. Without such "
            "a card you cannot play this card"
        )
    return (
        f"to play this card, choose {grammar.traits(cost.n, color)} in your own pile and discard "
        "them; a dominant will not do. Without so many traits you cannot play this card"
    )


@_of(Part.GENE_POOL)
def _gene_pool(part: Part, spot: Spot) -> str:
    match spot.card:
        case v.Trait(gene_pool=by, gene_pool_for_all=True):
            everyone = "for everyone, you included, as long as this card lies in any pile"
            return f"{ENGLISH.signed(by)} {everyone}"
        case v.Trait(gene_pool=by):
            return f"{ENGLISH.signed(by)} for you as long as this card lies in your pile"
        case v.Catastrophe(gene_pool=0):
            return "no change"
        case v.Catastrophe(gene_pool=by):
            return f"{ENGLISH.signed(by)} for everyone, to the end of the game"
        case _:
            raise MissingPhraseError(f"{spot.card.name} has no gene pool")


# --- Abilities -----------------------------------------------------------------------------------


@_of(v.Ability.CANCEL)
def _cancel(ability: v.Ability, spot: Spot) -> str:
    return (
        "just before an action happens, anyone's or even your own, you may answer by playing this "
        "card from your hand: the whole action is cancelled. The trait with the action stays "
        "where it is"
    )


@_of(v.Ability.PARASITE)
def _parasite(ability: v.Ability, spot: Spot) -> str:
    return (
        "right after an opponent has played a trait, you may answer by playing this card from "
        "your hand: that trait moves into your pile, and its action is lost. Dominants are safe"
    )


@_of(v.Ability.LATE)
def _late(ability: v.Ability, spot: Spot) -> str:
    return (
        "right after stabilizing, in your turn or outside it, you may play this card from your "
        "hand as an extra. You do not stabilize a second time for it"
    )


@_of(v.Ability.ANYTIME)
def _anytime(ability: v.Ability, spot: Spot) -> str:
    return (
        "before anyone's turn, your own too, and before World's End you may place this card from "
        "your hand in any opponent's pile. You still have your turn as usual"
    )


@_of(v.Ability.SNEAK)
def _sneak(ability: v.Ability, spot: Spot) -> str:
    return "at World's End you may play this card from your hand"


@_of(v.Ability.SHIELD)
def _shield(ability: v.Ability, spot: Spot) -> str:
    return (
        "the first catastrophe after you play this card does not touch you: your gene pool and "
        "your cards stay as they are, and if it is the last one, its World's End effect passes "
        f"you by as well. Against {ENGLISH.one_of(UNDENIABLE)} this ability does not help, but is "
        "used up all the same"
    )


@_of(v.Ability.EARLY_DRAW)
def _early_draw(ability: v.Ability, spot: Spot) -> str:
    return "from your next turn on, draw 1 card from the deck at the start of each of your turns"


@_of(v.Ability.ENDURE)
def _endure(ability: v.Ability, spot: Spot) -> str:
    return (
        "if this card is discarded from your pile, it goes straight back into your pile; the "
        "discard still counts, as a cost for example"
    )


@_of(v.Ability.REGROW)
def _regrow(ability: v.Ability, spot: Spot) -> str:
    return (
        "each time a trait is discarded from your pile, even this one, draw 1 card from the deck "
        "in its place and play it at once, without its action; if you are not allowed to play it, "
        "it stays in your hand"
    )


@_of(v.Ability.COME_BACK)
def _come_back(ability: v.Ability, spot: Spot) -> str:
    return (
        "whenever you play another green trait from your hand, you may take this card from your "
        "pile back into your hand"
    )


@_of(v.Ability.STAY)
def _stay(ability: v.Ability, spot: Spot) -> str:
    return (
        "this card never leaves your pile: it cannot be taken, swapped, given away, taken back or "
        "discarded"
    )


@_of(v.Ability.ALL_COLORS)
def _all_colors(ability: v.Ability, spot: Spot) -> str:
    return "this card is red, blue, green and purple at the same time, and counts once for each"


@_of(v.Ability.EFFIGY)
def _effigy(ability: v.Ability, spot: Spot) -> str:
    return (
        "when an opponent is about to use an action, you may answer by playing this card "
        "from your hand into that opponent's pile. The action happens all the same"
    )


@_of(v.Ability.UNEXPECTED)
def _unexpected(ability: v.Ability, spot: Spot) -> str:
    return (
        "before anyone's turn, your own too, and before World's End you may play this "
        "card from your hand as an extra"
    )


@_of(v.Ability.RAINBOW)
def _rainbow(ability: v.Ability, spot: Spot) -> str:
    return (
        "before anyone's turn, your own too, and before World's End you may play this "
        "card from your hand as an extra if all four colors lie in your pile"
    )


@_of(v.Ability.RECOIL)
def _recoil(ability: v.Ability, spot: Spot) -> str:
    return (
        "right after an opponent has stolen from your hand or your pile, you may play "
        "this card from your hand. If this card itself is stolen, it is discarded"
    )


@_of(v.Ability.RAISE)
def _raise(ability: v.Ability, spot: Spot) -> str:
    return (
        "right after an opponent has discarded a card from their hand or their pile, you "
        "may play this card from your hand and take the discarded card into your hand"
    )


@_of(v.Ability.CHALLENGE)
def _challenge(ability: v.Ability, spot: Spot) -> str:
    return "right after an opponent has played a dominant, you may play this card from your hand"


@_of(v.Ability.OPPOSE)
def _oppose(ability: v.Ability, spot: Spot) -> str:
    return (
        "just before an action of an opponent happens, you may answer by playing this "
        "card from your hand: the whole action is cancelled"
    )


@_of(v.Ability.RISE)
def _rise(ability: v.Ability, spot: Spot) -> str:
    return (
        "if this card is discarded from your hand, you may play it instead. If it is "
        "discarded from your pile, it goes back into your hand"
    )


@_of(v.Ability.HAUNT)
def _haunt(ability: v.Ability, spot: Spot) -> str:
    return (
        "if this card is discarded from your hand, you may put it into the pile of an "
        "opponent of your choice instead"
    )
