"""Everything on cards besides instructions, in English: conditions, abilities, laws, scores."""

from __future__ import annotations

from endling.games.doomlings import vocabulary as v
from endling.games.doomlings.text import english_grammar as grammar
from endling.games.doomlings.text.english_grammar import COLORS, bonus, those
from endling.games.doomlings.text.english_instructions import PHRASES
from endling.games.doomlings.text.itself import counts_itself
from endling.games.doomlings.text.parts import UNDENIABLE, Part, Spot
from endling.games.text.grammar import ENGLISH
from endling.games.text.phrases import MissingPhraseError, look_up

__all__ = ["LABELS", "PHRASES"]

_of = PHRASES.of

LABELS = {
    Part.REQUIREMENT: "Requirement:",
    Part.COST: "Cost:",
    Part.ACTION: "Action:",
    Part.ON_PLAY: "When played:",
    Part.OUT_OF_TURN: "Out of turn:",
    Part.LASTING: "Lasting:",
    Part.GENE_POOL: "Gene pool:",
    Part.WORLDS_END: "World's End:",
    Part.SCORE: "Score:",
    Part.ON_REVEAL: "When revealed:",
    Part.THIS_ROUND: "This round:",
    Part.AT_ONCE: "At once:",
    Part.NO_PROTECTION: "",
    Part.GOAL: "Secret goal:",
}


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


@_of(Part.NO_PROTECTION)
def _no_protection(part: Part, spot: Spot) -> str:
    return "no protection helps against this catastrophe"


@_of(v.Birth)
def _birth(card: v.Birth, spot: Spot) -> str:
    return (
        "every gene pool stands at its starting value. Everyone takes a normal turn: play a trait, "
        "then stabilize"
    )


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


# --- Laws of ages --------------------------------------------------------------------------------


@_of(v.LawKind.BAN_COLOR)
def _ban_color(law: v.Law, spot: Spot) -> str:
    return f"{COLORS[v.Color(law.value)]} traits cannot be played"


@_of(v.LawKind.BAN_FACE_ABOVE)
def _ban_face_above(law: v.Law, spot: Spot) -> str:
    return f"traits with a face value above {law.value} cannot be played"


@_of(v.LawKind.NO_ACTIONS)
def _no_actions(law: v.Law, spot: Spot) -> str:
    return "no actions happen. Everything else on traits works as usual"


@_of(v.LawKind.STABILIZE_TO)
def _stabilize_to(law: v.Law, spot: Spot) -> str:
    return (
        f"at the end of their turn, everyone stabilizes to {grammar.cards(law.value)}, whatever "
        "their gene pool"
    )


@_of(v.LawKind.MAY_REDRAW)
def _may_redraw(law: v.Law, spot: Spot) -> str:
    cards = grammar.cards(law.value, "new")
    return (
        f"everyone may end their turn by discarding their whole hand and drawing {cards}; those "
        "who do so do not stabilize"
    )


@_of(v.LawKind.PEEK)
def _peek(law: v.Law, spot: Spot) -> str:
    return (
        "everyone begins their turn by looking at the top card of the age deck, which nobody else "
        "sees, and putting it back on top"
    )


@_of(v.LawKind.DRAW_AFTER_STABILIZING)
def _draw_after_stabilizing(law: v.Law, spot: Spot) -> str:
    cards = grammar.cards(law.value, "additional")
    return f"everyone who stabilizes at the end of their turn then draws {cards}"


@_of(v.LawKind.MAY_DISCARD_BEFORE_STABILIZING)
def _may_discard_before_stabilizing(law: v.Law, spot: Spot) -> str:
    cards = grammar.cards(law.value)
    return (
        f"at the end of their turn, just before stabilizing, everyone may choose up to {cards} in "
        "their hand and discard them"
    )


@_of(v.LawKind.EXTRA_COLORLESS)
def _extra_colorless(law: v.Law, spot: Spot) -> str:
    return _extra_play("a colorless trait")


@_of(v.LawKind.EXTRA_EFFECTLESS)
def _extra_effectless(law: v.Law, spot: Spot) -> str:
    return _extra_play("a trait without any text")


def _extra_play(trait: str) -> str:
    return (
        f"whoever plays {trait} from their hand in their own turn may play another such trait "
        "before stabilizing, once per turn"
    )


@_of(v.LawKind.NO_REPEATED_COLOR)
def _no_repeated_color(law: v.Law, spot: Spot) -> str:
    return (
        "nobody can play a trait of the same color as the trait played last, whoever played it "
        "and even if that was in an earlier round. Colorless traits are not affected"
    )


@_of(v.LawKind.MAY_SKIP_STABILIZING)
def _may_skip_stabilizing(law: v.Law, spot: Spot) -> str:
    return "everyone may end their turn without stabilizing"


@_of(v.LawKind.PROTECT_TRAITS)
def _protect_traits(law: v.Law, spot: Spot) -> str:
    return "traits in piles cannot be taken, swapped or discarded"


@_of(v.LawKind.REVERSED)
def _reversed(law: v.Law, spot: Spot) -> str:
    return (
        "the order of turns is reversed: whoever would be last begins, and the first player is last"
    )


@_of(v.LawKind.PLAY_TOP)
def _law_play_top(law: v.Law, spot: Spot) -> str:
    return (
        "in place of their usual turn, everyone plays the top card of the deck, without its "
        "action, and does not stabilize. A card that they are not allowed to play is discarded"
    )


@_of(v.LawKind.PLAY_TWO)
def _law_play_two(law: v.Law, spot: Spot) -> str:
    return "everyone plays 2 traits in their turn, if they can, and no actions happen"


@_of(v.LawKind.REPEAT)
def _law_repeat(law: v.Law, spot: Spot) -> str:
    return (
        "the age before this one counts once more, with all that it says. Catastrophes are passed "
        "over"
    )


@_of(v.LawKind.PASS_LEFT)
def _law_pass_left(law: v.Law, spot: Spot) -> str:
    return (
        "everyone who stabilizes at the end of their turn then passes 1 random card from their "
        "hand to the player on their left"
    )


# --- Points at World's End -----------------------------------------------------------------------


def _gets(points: int) -> str:
    verb = "gains" if points >= 0 else "loses"
    return f"{verb} {grammar.points(abs(points))}"


@_of(v.PointsPerTrait)
def _points_per_trait(rule: v.PointsPerTrait, spot: Spot) -> str:
    return f"everyone {_gets(rule.points)} per {COLORS[rule.color]} trait in their own pile"


@_of(v.PointsPerMissingColor)
def _points_per_missing_color(rule: v.PointsPerMissingColor, spot: Spot) -> str:
    return f"everyone {_gets(rule.points)} per color, out of the four, that their own pile lacks"


@_of(v.PointsForMostTraits)
def _points_for_most_traits(rule: v.PointsForMostTraits, spot: Spot) -> str:
    return f"everyone who has the most traits, alone or tied, {_gets(rule.points)}"


@_of(v.PointsForFewestTraits)
def _points_for_fewest_traits(rule: v.PointsForFewestTraits, spot: Spot) -> str:
    return f"everyone who has the fewest traits, alone or tied, {_gets(rule.points)}"


@_of(v.ColorlessWorth)
def _colorless_worth(rule: v.ColorlessWorth, spot: Spot) -> str:
    points = grammar.points(rule.points)
    return (
        f"each colorless trait that is not dominant is worth exactly {points}, whatever its face "
        "value and its score say. For other cards its face value still holds, and gene pools stay "
        "as they are"
    )


# --- Scores --------------------------------------------------------------------------------------


def _trait(spot: Spot) -> v.Trait:
    if not isinstance(spot.card, v.Trait):
        raise MissingPhraseError(f"{spot.card.name} is no trait and has no score")
    return spot.card


def _per(points: int, what: str, spot: Spot) -> str:
    """So many points per thing: the whole value of a compass star, a bonus on other traits."""
    if _trait(spot).face is None:
        return f"worth {grammar.points(points)} per {what}"
    return f"{bonus(points)} per {what}"


def _counting(score: v.Score, spot: Spot, words: str = ", counting this one") -> str:
    return words if counts_itself(score, _trait(spot)) else ""


@_of(v.GenePool)
def _score_gene_pool(score: v.GenePool, spot: Spot) -> str:
    worth = "worth" if _trait(spot).face is None else "plus"
    return f"{worth} your gene pool in points"


@_of(v.HandSize)
def _score_hand_size(score: v.HandSize, spot: Spot) -> str:
    return _per(1, "card left in your hand", spot)


@_of(v.HandWithEffect)
def _score_hand_with_effect(score: v.HandWithEffect, spot: Spot) -> str:
    return _per(1, "card left in your hand that has any text", spot)


@_of(v.HandDominants)
def _score_hand_dominants(score: v.HandDominants, spot: Spot) -> str:
    return _per(score.points, "dominant left in your hand", spot)


@_of(v.HandColors)
def _score_hand_colors(score: v.HandColors, spot: Spot) -> str:
    return _per(1, "different color left in your hand (colorless is not a color)", spot)


@_of(v.PileColors)
def _score_pile_colors(score: v.PileColors, spot: Spot) -> str:
    itself = _counting(score, spot, ", counting that of this one")
    return _per(1, f"different color in your pile{itself} (colorless is not a color)", spot)


@_of(v.PerTraitOfColor)
def _score_per_trait_of_color(score: v.PerTraitOfColor, spot: Spot) -> str:
    what = f"{COLORS[score.color]} trait in your pile{_counting(score, spot)}"
    return _per(score.points, what, spot)


@_of(v.PerTrait)
def _score_per_trait(score: v.PerTrait, spot: Spot) -> str:
    return _per(score.points, f"trait in your pile{_counting(score, spot)} and all dominants", spot)


@_of(v.PerFaceValue)
def _score_per_face_value(score: v.PerFaceValue, spot: Spot) -> str:
    what = f"trait in your pile with a face value of {score.face}{_counting(score, spot)}"
    return _per(score.points, what, spot)


@_of(v.PerNegativeFace)
def _score_per_negative_face(score: v.PerNegativeFace, spot: Spot) -> str:
    what = f"trait in your pile with a face value below zero{_counting(score, spot)}"
    return _per(score.points, what, spot)


@_of(v.Kin)
def _score_kin(score: v.Kin, spot: Spot) -> str:
    where = "all piles together" if score.everywhere else "your pile"
    return _per(1, f"{spot.card.name} in {where}{_counting(score, spot)}", spot)


@_of(v.ColorPairs)
def _score_color_pairs(score: v.ColorPairs, spot: Spot) -> str:
    itself = _counting(score, spot, "this card counts, ")
    what = f"full pair of traits of one color in your pile; {itself}colorless traits do not"
    return _per(1, what, spot)


@_of(v.OpponentPairs)
def _score_opponent_pairs(score: v.OpponentPairs, spot: Spot) -> str:
    what = f"full pair of {COLORS[score.color]} traits in an opponent's pile"
    return f"{_per(1, what, spot)}; pairs are counted for each opponent separately"


@_of(v.FewestColor)
def _score_fewest_color(score: v.FewestColor, spot: Spot) -> str:
    itself = _counting(score, spot, "this card counts, ")
    what = (
        "trait of the color that is rarest in your pile (of only one color if several are equally "
        f"rare); {itself}colorless traits do not"
    )
    return f"{_per(score.points, what, spot)}. It takes at least two colors in your pile"


@_of(v.MostTraits)
def _score_most_traits(score: v.MostTraits, spot: Spot) -> str:
    points = bonus(score.points)
    return (
        f"{points} if every opponent has fewer traits in their pile than you; a tie gives nothing"
    )


@_of(v.PerChosenColor)
def _score_per_chosen_color(score: v.PerChosenColor, spot: Spot) -> str:
    itself = _counting(score, spot, ", counting this one if it fits")
    return _per(score.points, f"trait of the chosen color in your pile{itself}", spot)


@_of(v.OpponentsPerChosenColor)
def _score_opponents(score: v.OpponentsPerChosenColor, spot: Spot) -> str:
    what = "trait of the chosen color in that opponent's own pile"
    return f"each opponent {_gets(score.points)} per {what}"


@_of(v.PointsPerFace)
def _points_per_face(rule: v.PointsPerFace, spot: Spot) -> str:
    which = f"trait with a face value of {rule.at_least} or more in their own pile"
    return f"everyone {_gets(rule.points)} per {which}, dominants included"


@_of(v.DiscardedNegatives)
def _score_discarded_negatives(score: v.DiscardedNegatives, spot: Spot) -> str:
    cards = grammar.cards(score.every)
    return _per(1, f"{cards} with a face value below zero in the discard pile, rounded down", spot)


@_of(v.DiscardedDominants)
def _score_discarded_dominants(score: v.DiscardedDominants, spot: Spot) -> str:
    return _per(score.points, "dominant in the discard pile", spot)


@_of(v.DiscardedOfSet)
def _score_discarded_of_set(score: v.DiscardedOfSet, spot: Spot) -> str:
    what = f"trait from the {grammar.SETS[score.of_set]} set in the discard pile"
    return _per(score.points, what, spot)


# --- Goals ---------------------------------------------------------------------------------------

_TALLIED = {
    v.Tallied.DOMINANTS: ("dominant", "dominants"),
    v.Tallied.EFFECTLESS: ("trait without any text", "traits without any text"),
    v.Tallied.WITH_ACTION: ("trait with an action", "traits with an action"),
    v.Tallied.TRAITS: ("trait", "traits"),
}


def _so_many(step: v.Step) -> str:
    if step.most == v.NO_LIMIT:
        return f"{step.least} or more"
    return str(step.least) if step.least == step.most else f"{step.least} to {step.most}"


@_of(v.Tally)
def _tally(goal: v.Tally, spot: Spot) -> str:
    good, best = bonus(goal.good.points), bonus(goal.best.points)
    if goal.what == v.Tallied.GENE_POOL:
        return (
            f"{good} with a gene pool of {_so_many(goal.good)}, {best} with one of "
            f"{_so_many(goal.best)}"
        )
    if goal.what <= v.Tallied.COLORLESS:
        color = COLORS[v.Color(int(goal.what))]
        one, several = f"{color} trait", f"{color} traits"
    else:
        one, several = look_up(_TALLIED, goal.what)
    what = one if goal.good.most == 1 else several
    rest = "none" if goal.best.most == 0 else _so_many(goal.best)
    return f"{good} with {_so_many(goal.good)} {what} in your pile, {best} with {rest}"


@_of(v.LowestScore)
def _lowest_score(goal: v.LowestScore, spot: Spot) -> str:
    return (
        f"{bonus(goal.alone)} if your score before all secret goals is lower than everyone else's, "
        f"{bonus(goal.tied)} if you are tied for the lowest"
    )


@_of(v.FewestTraits)
def _fewest_traits(goal: v.FewestTraits, spot: Spot) -> str:
    return (
        f"{bonus(goal.alone)} if you have fewer traits in your pile than each opponent, "
        f"{bonus(goal.tied)} if you are tied for the fewest"
    )


@_of(v.ColorSets)
def _color_sets(goal: v.ColorSets, spot: Spot) -> str:
    return (
        f"{bonus(goal.points)} for each complete set of the four colors in your pile; each trait "
        "belongs to one set only"
    )


@_of(v.AllColors)
def _score_all_colors(score: v.AllColors, spot: Spot) -> str:
    return f"{bonus(score.points)} if all four colors lie in your pile"


@_of(v.PerOfSet)
def _score_per_of_set(score: v.PerOfSet, spot: Spot) -> str:
    title = grammar.SETS[score.of_set]
    return _per(score.points, f"trait from the {title} set in all piles together", spot)
