"""The instructions of cards in English.

Phrases begin in lower case and end without a full stop; `Language` makes sentences of them. An
instruction without "may" is a must, as far as it can be carried out.
"""

from __future__ import annotations

from endling.games.doomlings import vocabulary as v
from endling.games.doomlings.text import english_grammar as grammar
from endling.games.doomlings.text.english_grammar import COLORS, those
from endling.games.doomlings.text.itself import can_choose_itself
from endling.games.doomlings.text.parts import Spot, kind_of_phrase
from endling.games.text.phrases import MissingPhraseError, Phrases, look_up

PHRASES = Phrases(kind_of_phrase)
_of = PHRASES.of

_ALL = {v.Who.OPPONENTS: "each opponent", v.Who.EVERYONE: "everyone"}
_HANDS = {
    v.Who.YOU: "your hand",
    v.Who.OPPONENTS: "each opponent's hand",
    v.Who.EVERYONE: "each hand",
}
_SAFE = "dominants are safe"
_OR_KEEP = "if you are not allowed to play it, it stays in your hand"


def _does(who: v.Who, yours: str, theirs: str) -> str:
    """A predicate with its subject: an imperative for you, the third person for others."""
    return yours if who == v.Who.YOU else f"{look_up(_ALL, who)} {theirs}"


def _their(who: v.Who) -> str:
    return "your" if who == v.Who.YOU else "their"


def _action(happens: bool) -> str:
    return "action included" if happens else "without its action"


def _for_each(amount: v.Amount, who: v.Who) -> str:
    """What the number of cards depends on, or nothing."""
    match amount.kind:
        case v.Quantity.FIXED:
            return ""
        case v.Quantity.PER_TRAIT_OF_COLOR:
            return f"for each {COLORS[v.Color(amount.value)]} trait in {_their(who)} own pile"
        case v.Quantity.PER_COLOR:
            return f"for each different color in {_their(who)} own pile (colorless is not a color)"
        case v.Quantity.PER_DOMINANT:
            return f"for each dominant in {_their(who)} own pile"
        case _:
            raise MissingPhraseError(f"nothing to count for {amount}")


# --- Hands ---------------------------------------------------------------------------------------


@_of(v.Draw)
def _draw(i: v.Draw, spot: Spot) -> str:
    n = i.amount.value if i.amount.kind == v.Quantity.FIXED else 1
    cards = f"{grammar.cards(n)} from the deck {_for_each(i.amount, i.who)}".strip()
    return _does(i.who, f"draw {cards}", f"draws {cards}")


@_of(v.Discard)
def _discard(i: v.Discard, spot: Spot) -> str:
    if i.pick == v.Pick.RANDOM:
        return _discard_at_random(i)
    match i.amount:
        case v.Amount(v.Quantity.ALL_BUT, 0):
            rest = "whole hand on the discard pile"
            return _does(i.who, f"put your {rest}", f"puts their {rest}")
        case v.Amount(v.Quantity.ALL_BUT, n):
            kept = f"{grammar.cards(n)} of {_their(i.who)} choice in hand"
            return _does(
                i.who, f"keep {kept} and discard the rest", f"keeps {kept} and discards the rest"
            )
        case v.Amount(v.Quantity.HALF):
            picked = f"half of the cards in {_their(i.who)} hand (rounded up)"
            return _does(
                i.who, f"choose {picked} and discard them", f"chooses {picked} and discards them"
            )
    n = i.amount.value if i.amount.kind == v.Quantity.FIXED else 1
    cause = _for_each(i.amount, i.who)
    picked = f"{grammar.cards(n)} in {_their(i.who)} hand"
    it = "it" if n == 1 else "them"
    yours, theirs = f"choose {picked} and discard {it}", f"chooses {picked} and discards {it}"
    chosen = _does(i.who, yours, theirs)
    return f"{cause}, {chosen}" if cause else chosen


def _discard_at_random(i: v.Discard) -> str:
    if i.amount.kind != v.Quantity.FIXED:
        raise MissingPhraseError(f"no phrase for {i}")
    are = "is" if i.amount.value == 1 else "are"
    cards = grammar.cards(i.amount.value, "random")
    return f"{cards} from {look_up(_HANDS, i.who)} {are} discarded"


@_of(v.DiscardColor)
def _discard_color(i: v.DiscardColor, spot: Spot) -> str:
    return (
        "choose one of the four colors: everyone, you included, discards every card of that color "
        "in their hand"
    )


@_of(v.Stabilize)
def _stabilize(i: v.Stabilize, spot: Spot) -> str:
    return _does(i.who, "stabilize", "stabilizes")


@_of(v.Refresh)
def _refresh(i: v.Refresh, spot: Spot) -> str:
    return "you may put your whole hand on the discard pile; if you do, stabilize right away"


@_of(v.GiveCard)
def _give_card(i: v.GiveCard, spot: Spot) -> str:
    return "choose a card in your hand and pass it into the hand of an opponent of your choice"


@_of(v.SwapHands)
def _swap_hands(i: v.SwapHands, spot: Spot) -> str:
    return "you and an opponent of your choice trade complete hands"


@_of(v.StealCards)
def _steal_cards(i: v.StealCards, spot: Spot) -> str:
    cards = grammar.cards(i.n, "random")
    if i.holders is None:
        return f"choose an opponent and take {cards} out of their hand into yours"
    return (
        f"everyone with {i.holders} in their pile chooses an opponent and takes {cards} out of "
        "that opponent's hand into their own"
    )


@_of(v.TakeShown)
def _take_shown(i: v.TakeShown, spot: Spot) -> str:
    return (
        "each opponent who has cards chooses one of them and shows it to everyone. From the cards "
        f"shown, take one and play it immediately, action included; {_OR_KEEP}. The others stay "
        "where they are"
    )


@_of(v.LookAndTake)
def _look_and_take(i: v.LookAndTake, spot: Spot) -> str:
    what = "all cards" if i.n is None else grammar.cards(i.n, "random")
    look = f"look at {what} in the hand of an opponent of your choice"
    one = "it" if i.n == 1 else "one of them"
    return f"{look}. Take {one} and play it immediately, action included; {_OR_KEEP}"


@_of(v.Sift)
def _sift(i: v.Sift, spot: Spot) -> str:
    return (
        f"everyone draws {grammar.cards(i.draw)} from the deck, chooses {i.keep} of these to "
        "keep and discards the rest"
    )


@_of(v.ShedDominants)
def _shed_dominants(i: v.ShedDominants, spot: Spot) -> str:
    return (
        "everyone may discard as many dominants from their hand as they like; those who discard "
        "any stabilize right away"
    )


@_of(v.PassHands)
def _pass_hands(i: v.PassHands, spot: Spot) -> str:
    return "everyone passes their whole hand to the right, all at the same moment"


@_of(v.PassCards)
def _pass_cards(i: v.PassCards, spot: Spot) -> str:
    return (
        "everyone chooses one card in their hand for each of their two neighbors, then all these "
        "cards are passed at the same moment. Between two players it is one card each"
    )


# --- More plays ----------------------------------------------------------------------------------


@_of(v.PlayAnother)
def _play_another(i: v.PlayAnother, spot: Spot) -> str:
    return f"if you can, play another trait from your hand, {_action(i.action)}"


@_of(v.PlayDrawn)
def _play_drawn(i: v.PlayDrawn, spot: Spot) -> str:
    if i.color is None:
        return "you may play one of the cards you have just drawn, action included"
    return (
        f"if any of the cards you have just drawn is {COLORS[i.color]} and can be played, play "
        "one such card of your choice, action included"
    )


@_of(v.PlayDiscarded)
def _play_discarded(i: v.PlayDiscarded, spot: Spot) -> str:
    how = _action(i.action)
    if i.top:
        return (
            f"play the top card of the discard pile, {how}; if you are not allowed to play it, it "
            "stays where it is"
        )
    return f"choose a card in the discard pile that you are allowed to play and play it, {how}"


@_of(v.ForcePlay)
def _force_play(i: v.ForcePlay, spot: Spot) -> str:
    return (
        f"whoever has {i.name} in hand must play it at once, no matter what would forbid it: its "
        "own requirement and the limit on dominants do not apply. This is not that player's turn"
    )


@_of(v.RepeatAction)
def _repeat_action(i: v.RepeatAction, spot: Spot) -> str:
    where = "another trait in your own pile" if i.own else "a trait in an opponent's pile"
    return (
        f"choose {where} that has an action: this action happens for you, as if you had just "
        "played that trait"
    )


# --- Traits in piles -----------------------------------------------------------------------------


@_of(v.StealTrait)
def _steal_trait(i: v.StealTrait, spot: Spot) -> str:
    which = those(i.those, chosen=True)
    words = f"take {which} from an opponent's pile into yours; {_SAFE}"
    if i.action:
        words += ". If the trait you took has an action, it happens for you"
    return words


@_of(v.SwapTraits)
def _swap_traits(i: v.SwapTraits, spot: Spot) -> str:
    other = "the same color" if i.same_color else "another color"
    itself = _itself(spot, colored=True)
    return (
        f"choose a trait in your own pile{itself} and a trait of {other} in an opponent's "
        "pile, and swap them. Colorless traits do not qualify, and dominants are safe"
    )


def _itself(spot: Spot, which: v.Those = v.ANY, colored: bool = False) -> str:
    return " (this one qualifies)" if can_choose_itself(spot.card, which, colored) else ""


@_of(v.SwapSelf)
def _swap_self(i: v.SwapSelf, spot: Spot) -> str:
    return f"this card and a trait of your choice in an opponent's pile trade places; {_SAFE}"


@_of(v.GiveTrait)
def _give_trait(i: v.GiveTrait, spot: Spot) -> str:
    return (
        f"choose a trait in your own pile{_itself(spot)} and move it to the pile of an opponent of "
        f"your choice; {_SAFE}"
    )


@_of(v.GiveSelf)
def _give_self(i: v.GiveSelf, spot: Spot) -> str:
    return "this card moves to the pile of an opponent of your choice"


@_of(v.ReturnTrait)
def _return_trait(i: v.ReturnTrait, spot: Spot) -> str:
    return f"choose a trait in an opponent's pile: it goes back into that opponent's hand; {_SAFE}"


@_of(v.DiscardTrait)
def _discard_trait(i: v.DiscardTrait, spot: Spot) -> str:
    if i.those.highest:
        return _discard_highest(i.who)
    which = those(i.those)
    if i.who == v.Who.YOU:
        itself = _itself(spot, i.those)
        return f"choose {which} in your own pile{itself} and discard it; {_SAFE}"
    return f"{look_up(_ALL, i.who)} chooses {which} in their own pile and discards it; {_SAFE}"


def _discard_highest(who: v.Who) -> str:
    """Dominants are not compared with the others, so they are named first."""
    discard = _does(who, "discard", "discards")
    choose = "you choose" if who == v.Who.YOU else "they choose"
    return (
        f"of the traits in {_their(who)} own pile that are not dominant, {discard} the one with "
        f"the highest face value; if several share it, {choose}"
    )


@_of(v.TradeDiscards)
def _trade_discards(i: v.TradeDiscards, spot: Spot) -> str:
    return (
        "choose an opponent: you choose a trait in their pile, they choose one in yours, and both "
        "are discarded. Dominants and this card are safe"
    )


# --- Ages and World's End ------------------------------------------------------------------------


@_of(v.PeekAge)
def _peek_age(i: v.PeekAge, spot: Spot) -> str:
    if i.n == 1:
        return (
            "look at the top card of the age deck, which nobody else sees, and put it back on top"
        )
    return (
        f"look at the top {grammar.cards(i.n)} of the age deck, which nobody else sees, and put "
        "them back on top in the same order"
    )


@_of(v.SkipToCatastrophe)
def _skip_to_catastrophe(i: v.SkipToCatastrophe, spot: Spot) -> str:
    return (
        "this round ends at once: nobody takes another turn, and you do not stabilize. Ages are "
        "turned over without effect until a catastrophe comes up, which then strikes as usual"
    )


@_of(v.Recolor)
def _recolor(i: v.Recolor, spot: Spot) -> str:
    return (
        "you may choose a color in your pile and a second color: from then on all your traits of "
        "the first color count as the second, for World's End effects and for scores alike"
    )


@_of(v.ChooseColor)
def _choose_color(i: v.ChooseColor, spot: Spot) -> str:
    return "choose one of the four colors for the score of this card"


@_of(v.BlightColor)
def _blight_color(i: v.BlightColor, spot: Spot) -> str:
    return (
        "choose one of the four colors: each opponent discards a random trait of that color from "
        f"their pile; {_SAFE}"
    )


@_of(v.ChooseCatastrophe)
def _choose_catastrophe(i: v.ChooseCatastrophe, spot: Spot) -> str:
    return (
        "choose one of the catastrophes that struck in this game, the last one included: its "
        "World's End effect is the one that applies to everyone"
    )


@_of(v.DrawPoints)
def _draw_points(i: v.DrawPoints, spot: Spot) -> str:
    return (
        "everyone draws a card from the deck, scores its face value "
        f"({grammar.points(i.at_most)} at most; a value below zero costs points) and discards "
        "the card"
    )


# --- Other sets ----------------------------------------------------------------------------------


@_of(v.PaintSelf)
def _paint_self(i: v.PaintSelf, spot: Spot) -> str:
    return "choose one of the four colors: from then on this card has that color"


@_of(v.DrawOrDiscard)
def _draw_or_discard(i: v.DrawOrDiscard, spot: Spot) -> str:
    drawn, lost = grammar.cards(i.draw), grammar.cards(i.discard)
    return (
        f"everyone chooses: either draw {drawn} from the deck, or choose {lost} in hand and "
        "discard them, all if there are fewer. Without cards in hand there is only the draw"
    )


@_of(v.TakeBack)
def _take_back(i: v.TakeBack, spot: Spot) -> str:
    return (
        f"choose a trait in your own pile{_itself(spot)} and take it back into your hand; {_SAFE}"
    )


@_of(v.TakeDiscarded)
def _take_discarded(i: v.TakeDiscarded, spot: Spot) -> str:
    return f"take {grammar.cards(i.n)} of your choice from the discard pile into your hand"


@_of(v.SwapAnywhere)
def _swap_anywhere(i: v.SwapAnywhere, spot: Spot) -> str:
    return (
        "choose a trait in any pile and a trait in another pile, whoever they belong to, and swap "
        f"them; {_SAFE}"
    )


@_of(v.SkipStabilizing)
def _skip_stabilizing(i: v.SkipStabilizing, spot: Spot) -> str:
    return "you do not stabilize at the end of this turn"


@_of(v.PlayTop)
def _play_top(i: v.PlayTop, spot: Spot) -> str:
    return (
        "turn over the top card of the deck and play it, without its action. A dominant is "
        "discarded, and so is a card that you are not allowed to play"
    )


@_of(v.PlayPlainDiscarded)
def _play_plain_discarded(i: v.PlayPlainDiscarded, spot: Spot) -> str:
    return (
        "you may choose a trait without any text in the discard pile that you are allowed to play "
        "and play it"
    )


@_of(v.MayDiscardTrait)
def _may_discard_trait(i: v.MayDiscardTrait, spot: Spot) -> str:
    return f"you may choose a trait in your own pile{_itself(spot)} and discard it; {_SAFE}"


@_of(v.SacrificeSelf)
def _sacrifice_self(i: v.SacrificeSelf, spot: Spot) -> str:
    return (
        "you may discard this card from your pile; if you do, play one of the cards you have just "
        "drawn, action included. Discard all the others, or all of them if you keep this card"
    )


@_of(v.ActFromHand)
def _act_from_hand(i: v.ActFromHand, spot: Spot) -> str:
    return (
        "choose a card in your hand that has an action and show it to everyone: this action "
        "happens for you, as if you had just played that trait. The card stays in your hand, so "
        "nothing happens where the action would move the card itself"
    )


@_of(v.DealDiscards)
def _deal_discards(i: v.DealDiscards, spot: Spot) -> str:
    return (
        "the discard pile is shuffled, and everyone is dealt 1 card from it face down, in turn "
        "order as long as there are any. The rest remains the discard pile"
    )


@_of(v.Dig)
def _dig(i: v.Dig, spot: Spot) -> str:
    return (
        f"choose one of the four colors and draw {grammar.cards(i.n)} from the deck. Keep one of "
        "that color of your choice, if there is one, and put the others under the deck in random "
        "order"
    )


@_of(v.DiscardTheirs)
def _discard_theirs(i: v.DiscardTheirs, spot: Spot) -> str:
    which = those(i.those, chosen=True)
    return f"{which} in an opponent's pile is discarded; {_SAFE}"


@_of(v.DiscardLowest)
def _discard_lowest(i: v.DiscardLowest, spot: Spot) -> str:
    return (
        "everyone chooses a card in their hand, then all these cards are discarded at the same "
        "moment. Whoever discarded the lowest face value, alone or tied, also chooses a trait in "
        f"their own pile and discards it; {_SAFE}"
    )


@_of(v.InfectLeft)
def _infect_left(i: v.InfectLeft, spot: Spot) -> str:
    return (
        "everyone in turn chooses one of the four colors: the player on their left discards every "
        "card of that color in their hand"
    )


@_of(v.DiscardCommonest)
def _discard_commonest(i: v.DiscardCommonest, spot: Spot) -> str:
    return (
        "everyone discards a random trait of the color that is most frequent in their own pile (of "
        "the one they choose if several are equally frequent); colorless is not a color, and "
        f"{_SAFE}"
    )
