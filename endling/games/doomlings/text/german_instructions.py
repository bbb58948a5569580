"""The instructions of cards in German.

Phrases begin in lower case (but for nouns) and end without a full stop; `Language` makes sentences
of them. A bar stands between the subject and its verb, which change places after "dann". An
instruction without "darfst" or "dürfen" is a must, as far as it can be carried out.
"""

from __future__ import annotations

from endling.games.doomlings import vocabulary as v
from endling.games.doomlings.text import german_grammar as grammar
from endling.games.doomlings.text.german_grammar import COLORS, those
from endling.games.doomlings.text.itself import can_choose_itself
from endling.games.doomlings.text.parts import Spot, kind_of_phrase
from endling.games.text.phrases import MissingPhraseError, Phrases, look_up

PHRASES = Phrases(kind_of_phrase)
_of = PHRASES.of

_ALL = {v.Who.OPPONENTS: "alle Gegner", v.Who.EVERYONE: "alle"}
_HANDS = {
    v.Who.YOU: "aus deiner Hand",
    v.Who.OPPONENTS: "aus der Hand jedes Gegners",
    v.Who.EVERYONE: "aus jeder Hand",
}
_SAFE = "dominante Merkmale sind geschützt"
_OR_KEEP = "darfst du sie nicht spielen, bleibt sie auf deiner Hand"


def _does(who: v.Who, yours: str, theirs: str) -> str:
    """A predicate with its subject: an imperative for you, the plural for others."""
    return yours if who == v.Who.YOU else f"{look_up(_ALL, who)}|{theirs}"


def _their(who: v.Who) -> str:
    return "deiner" if who == v.Who.YOU else "ihrer"


def _action(happens: bool) -> str:
    return "samt Aktion" if happens else "ohne Aktion"


def _for_each(amount: v.Amount, who: v.Who) -> str:
    """What the number of cards depends on."""
    match amount.kind:
        case v.Quantity.PER_TRAIT_OF_COLOR:
            trait = f"{COLORS[v.Color(amount.value)]}e Merkmal"
            return f"für jedes {trait} in {_their(who)} eigenen Auslage"
        case v.Quantity.PER_COLOR:
            return f"für jede Farbe in {_their(who)} eigenen Auslage (farblos ist keine Farbe)"
        case v.Quantity.PER_DOMINANT:
            return f"für jedes dominante Merkmal in {_their(who)} eigenen Auslage"
        case _:
            raise MissingPhraseError(f"nothing to count for {amount}")


def _how_many(amount: v.Amount, who: v.Who) -> str:
    """So many cards, each in the case of several players."""
    if amount.kind != v.Quantity.FIXED:
        return f"{_for_each(amount, who)} {grammar.cards(1)}"
    return grammar.cards(amount.value) if who == v.Who.YOU else f"je {grammar.cards(amount.value)}"


# --- Hands ---------------------------------------------------------------------------------------


@_of(v.Draw)
def _draw(i: v.Draw, spot: Spot) -> str:
    rest = f"{_how_many(i.amount, i.who)} vom Nachziehstapel"
    return _does(i.who, f"ziehe {rest}", f"ziehen {rest}")


@_of(v.Discard)
def _discard(i: v.Discard, spot: Spot) -> str:
    if i.pick == v.Pick.RANDOM:
        return _discard_at_random(i)
    match i.amount:
        case v.Amount(v.Quantity.ALL_BUT, 0):
            return _does(i.who, "wirf deine ganze Hand ab", "werfen ihre ganze Hand ab")
        case v.Amount(v.Quantity.ALL_BUT, n):
            kept = f"{grammar.cards(n)} {_their(i.who)} Wahl auf der Hand"
            yours = f"behalte {kept} und wirf den Rest ab"
            return _does(i.who, yours, f"behalten je {kept} und werfen den Rest ab")
        case v.Amount(v.Quantity.HALF):
            picked = f"die Hälfte {_their(i.who)} Handkarten (aufgerundet)"
        case _:
            picked = f"{_how_many(i.amount, i.who)} aus {_their(i.who)} Hand"
    return _does(i.who, f"wähle {picked} und wirf sie ab", f"wählen {picked} und werfen sie ab")


def _discard_at_random(i: v.Discard) -> str:
    if i.amount.kind != v.Quantity.FIXED:
        raise MissingPhraseError(f"no phrase for {i}")
    verb = "wird" if i.amount.value == 1 else "werden"
    return f"{look_up(_HANDS, i.who)}|{verb} {grammar.cards(i.amount.value, 'zufällig')} abgeworfen"


@_of(v.DiscardColor)
def _discard_color(i: v.DiscardColor, spot: Spot) -> str:
    return (
        "wähle eine der vier Farben: Alle, auch du, werfen sämtliche Karten dieser Farbe aus ihrer "
        "Hand ab"
    )


@_of(v.Stabilize)
def _stabilize(i: v.Stabilize, spot: Spot) -> str:
    return _does(i.who, "stabilisiere deine Hand", "stabilisieren ihre Hand")


@_of(v.Refresh)
def _refresh(i: v.Refresh, spot: Spot) -> str:
    return "du|darfst deine ganze Hand abwerfen; wenn du das tust, stabilisierst du sofort"


@_of(v.GiveCard)
def _give_card(i: v.GiveCard, spot: Spot) -> str:
    return "wähle eine Karte aus deiner Hand und gib sie einem Gegner deiner Wahl auf die Hand"


@_of(v.SwapHands)
def _swap_hands(i: v.SwapHands, spot: Spot) -> str:
    return "tausche mit einem Gegner deiner Wahl die komplette Hand"


@_of(v.StealCards)
def _steal_cards(i: v.StealCards, spot: Spot) -> str:
    cards = grammar.cards(i.n, "zufällig")
    if i.holders is None:
        return f"nimm {cards} aus der Hand eines Gegners deiner Wahl auf deine Hand"
    return (
        f"alle mit {i.holders} in ihrer Auslage|nehmen je {cards} aus der Hand eines Gegners ihrer "
        "Wahl auf ihre eigene Hand"
    )


@_of(v.TakeShown)
def _take_shown(i: v.TakeShown, spot: Spot) -> str:
    return (
        "alle Gegner mit Handkarten|wählen je eine davon und zeigen sie allen. Nimm eine der "
        f"gezeigten Karten und spiele sie sofort, samt Aktion; {_OR_KEEP}. Die übrigen bleiben, wo "
        "sie sind"
    )


@_of(v.LookAndTake)
def _look_and_take(i: v.LookAndTake, spot: Spot) -> str:
    cards = "die ganze Hand" if i.n is None else f"{grammar.cards(i.n, 'zufällig')} aus der Hand"
    one = "sie" if i.n == 1 else "eine davon"
    return (
        f"sieh dir {cards} eines Gegners deiner Wahl an. Nimm {one} und spiele sie "
        f"sofort, samt Aktion; {_OR_KEEP}"
    )


@_of(v.Sift)
def _sift(i: v.Sift, spot: Spot) -> str:
    return (
        f"alle|ziehen je {grammar.cards(i.draw)} vom Nachziehstapel, wählen {i.keep} davon zum "
        "Behalten und werfen den Rest ab"
    )


@_of(v.ShedDominants)
def _shed_dominants(i: v.ShedDominants, spot: Spot) -> str:
    return (
        "alle|dürfen beliebig viele dominante Merkmale aus ihrer Hand abwerfen; wer welche "
        "abwirft, stabilisiert sofort die eigene Hand"
    )


@_of(v.PassHands)
def _pass_hands(i: v.PassHands, spot: Spot) -> str:
    return "alle|geben gleichzeitig ihre ganze Hand nach rechts weiter"


@_of(v.PassCards)
def _pass_cards(i: v.PassCards, spot: Spot) -> str:
    return (
        "alle|wählen aus ihrer Hand eine Karte für links und eine für rechts, dann werden alle "
        "diese Karten gleichzeitig weitergegeben. Zu zweit geben beide nur eine Karte weiter"
    )


# --- More plays ----------------------------------------------------------------------------------


@_of(v.PlayAnother)
def _play_another(i: v.PlayAnother, spot: Spot) -> str:
    return f"spiele, wenn du kannst, ein weiteres Merkmal aus deiner Hand, {_action(i.action)}"


@_of(v.PlayDrawn)
def _play_drawn(i: v.PlayDrawn, spot: Spot) -> str:
    if i.color is None:
        return "du|darfst eine der eben gezogenen Karten spielen, samt Aktion"
    return (
        f"spiele, falls möglich, eine {COLORS[i.color]}e Karte deiner Wahl unter den eben "
        "gezogenen, samt Aktion"
    )


@_of(v.PlayDiscarded)
def _play_discarded(i: v.PlayDiscarded, spot: Spot) -> str:
    how = _action(i.action)
    if i.top:
        return (
            f"spiele die oberste Karte des Ablagestapels, {how}; darfst du sie nicht spielen, "
            "bleibt sie liegen"
        )
    return f"wähle im Ablagestapel eine Karte, die du spielen darfst, und spiele sie, {how}"


@_of(v.ForcePlay)
def _force_play(i: v.ForcePlay, spot: Spot) -> str:
    return (
        f"wer {i.name} auf der Hand hat,|muss diese Karte sofort spielen, was auch immer dagegen "
        "spricht: Ihre Voraussetzung und die Grenze für dominante Merkmale gelten dabei nicht. "
        "Das ist noch nicht der eigene Zug"
    )


@_of(v.RepeatAction)
def _repeat_action(i: v.RepeatAction, spot: Spot) -> str:
    where = (
        "ein anderes Merkmal in deiner eigenen Auslage"
        if i.own
        else "ein Merkmal in der Auslage eines Gegners"
    )
    return (
        f"wähle {where}, das eine Aktion hat: Diese Aktion geschieht für dich, als hättest du das "
        "Merkmal gerade gespielt"
    )


# --- Traits in piles -----------------------------------------------------------------------------


def _itself(spot: Spot, which: v.Those = v.ANY, colored: bool = False) -> str:
    return " (auch dieses hier)" if can_choose_itself(spot.card, which, colored) else ""


@_of(v.StealTrait)
def _steal_trait(i: v.StealTrait, spot: Spot) -> str:
    which = those(i.those, chosen=True)
    words = f"nimm {which} aus der Auslage eines Gegners in deine eigene; {_SAFE}"
    if i.action:
        words += ". Hat das genommene Merkmal eine Aktion, geschieht sie für dich"
    return words


@_of(v.SwapTraits)
def _swap_traits(i: v.SwapTraits, spot: Spot) -> str:
    other = "derselben" if i.same_color else "einer anderen"
    itself = _itself(spot, colored=True)
    return (
        f"wähle ein Merkmal in deiner eigenen Auslage{itself} und ein Merkmal {other} Farbe "
        "in der Auslage eines Gegners: Die beiden tauschen die Plätze. Farblose Merkmale scheiden "
        "aus, und dominante sind geschützt"
    )


@_of(v.SwapSelf)
def _swap_self(i: v.SwapSelf, spot: Spot) -> str:
    return (
        "diese Karte und ein Merkmal deiner Wahl in der Auslage eines Gegners|tauschen die Plätze; "
        f"{_SAFE}"
    )


@_of(v.GiveTrait)
def _give_trait(i: v.GiveTrait, spot: Spot) -> str:
    return (
        f"wähle ein Merkmal in deiner eigenen Auslage{_itself(spot)} und lege es in die Auslage "
        f"eines Gegners deiner Wahl; {_SAFE}"
    )


@_of(v.GiveSelf)
def _give_self(i: v.GiveSelf, spot: Spot) -> str:
    return "diese Karte|wandert in die Auslage eines Gegners deiner Wahl"


@_of(v.ReturnTrait)
def _return_trait(i: v.ReturnTrait, spot: Spot) -> str:
    return (
        "wähle ein Merkmal in der Auslage eines Gegners: Es kehrt auf die Hand dieses Gegners "
        f"zurück; {_SAFE}"
    )


@_of(v.DiscardTrait)
def _discard_trait(i: v.DiscardTrait, spot: Spot) -> str:
    if i.those.highest:
        return _discard_highest(i.who)
    which = those(i.those)
    if i.who == v.Who.YOU:
        itself = _itself(spot, i.those)
        return f"wähle {which} in deiner eigenen Auslage{itself} und wirf es ab; {_SAFE}"
    theirs = f"wählen je {which} in ihrer eigenen Auslage und werfen es ab; {_SAFE}"
    return f"{look_up(_ALL, i.who)}|{theirs}"


def _discard_highest(who: v.Who) -> str:
    """Dominants are not compared with the others, so they are named first."""
    discard = _does(who, "wirf", "werfen")
    choose = "wählst du" if who == v.Who.YOU else "wählen sie"
    return (
        f"{discard} von den nicht dominanten Merkmalen in {_their(who)} eigenen Auslage das mit "
        f"dem höchsten Grundwert ab; haben es mehrere, {choose}"
    )


@_of(v.TradeDiscards)
def _trade_discards(i: v.TradeDiscards, spot: Spot) -> str:
    return (
        "wähle einen Gegner: Ihr beide wählt je ein Merkmal in der Auslage des anderen, und diese "
        "beiden werden abgeworfen. Dominante Merkmale und diese Karte sind geschützt"
    )


# --- Ages and World's End ------------------------------------------------------------------------


@_of(v.PeekAge)
def _peek_age(i: v.PeekAge, spot: Spot) -> str:
    if i.n == 1:
        return (
            "sieh dir die oberste Karte des Zeitalterstapels an, ohne sie jemandem zu zeigen, und "
            "lege sie wieder oben auf den Stapel"
        )
    return (
        f"sieh dir die obersten {grammar.cards(i.n)} des Zeitalterstapels an, ohne sie jemandem zu "
        "zeigen, und lege sie in derselben Reihenfolge wieder oben auf den Stapel"
    )


@_of(v.SkipToCatastrophe)
def _skip_to_catastrophe(i: v.SkipToCatastrophe, spot: Spot) -> str:
    return (
        "diese Runde|endet sofort: Niemand kommt mehr an die Reihe, und du stabilisierst deine "
        "Hand nicht. Zeitalter werden ohne Wirkung aufgedeckt, bis eine Katastrophe erscheint, die "
        "dann wie gewohnt eintritt"
    )


@_of(v.Recolor)
def _recolor(i: v.Recolor, spot: Spot) -> str:
    return (
        "du|darfst eine Farbe in deiner Auslage und eine zweite Farbe wählen: Von da an zählen "
        "alle deine Merkmale der ersten Farbe als die zweite, für Effekte zum Weltende ebenso wie "
        "für die Wertung"
    )


@_of(v.ChooseColor)
def _choose_color(i: v.ChooseColor, spot: Spot) -> str:
    return "wähle eine der vier Farben für die Wertung dieser Karte"


@_of(v.BlightColor)
def _blight_color(i: v.BlightColor, spot: Spot) -> str:
    return (
        "wähle eine der vier Farben: Alle Gegner werfen je ein zufälliges Merkmal dieser Farbe aus "
        f"ihrer Auslage ab; {_SAFE}"
    )


@_of(v.ChooseCatastrophe)
def _choose_catastrophe(i: v.ChooseCatastrophe, spot: Spot) -> str:
    return (
        "wähle eine der Katastrophen, die in dieser Partie eingetreten sind, auch die letzte ist "
        "erlaubt: Ihr Effekt zum Weltende ist derjenige, der für alle gilt"
    )


@_of(v.DrawPoints)
def _draw_points(i: v.DrawPoints, spot: Spot) -> str:
    return (
        "alle|ziehen je eine Karte vom Nachziehstapel, rechnen deren Grundwert zu den eigenen "
        f"Punkten (höchstens {grammar.points(i.at_most)}, und ein Wert unter null kostet Punkte) "
        "und werfen die Karte ab"
    )


# --- Other sets ----------------------------------------------------------------------------------


@_of(v.PaintSelf)
def _paint_self(i: v.PaintSelf, spot: Spot) -> str:
    return "wähle eine der vier Farben: Von da an hat diese Karte diese Farbe"


@_of(v.DrawOrDiscard)
def _draw_or_discard(i: v.DrawOrDiscard, spot: Spot) -> str:
    drawn, lost = grammar.cards(i.draw), grammar.cards(i.discard)
    return (
        f"alle|entscheiden sich: entweder {drawn} vom Nachziehstapel ziehen oder {lost} aus der "
        "eigenen Hand wählen und abwerfen, bei weniger Karten alle. Ohne Handkarten bleibt nur das "
        "Ziehen"
    )


@_of(v.TakeBack)
def _take_back(i: v.TakeBack, spot: Spot) -> str:
    return (
        f"wähle ein Merkmal in deiner eigenen Auslage{_itself(spot)} und nimm es zurück auf die "
        f"Hand; {_SAFE}"
    )


@_of(v.TakeDiscarded)
def _take_discarded(i: v.TakeDiscarded, spot: Spot) -> str:
    return f"nimm {grammar.cards(i.n)} deiner Wahl aus dem Ablagestapel auf die Hand"


@_of(v.SwapAnywhere)
def _swap_anywhere(i: v.SwapAnywhere, spot: Spot) -> str:
    return (
        "wähle ein Merkmal in irgendeiner Auslage und eines in einer anderen, egal wem sie "
        f"gehören: Die beiden tauschen die Plätze; {_SAFE}"
    )


@_of(v.SkipStabilizing)
def _skip_stabilizing(i: v.SkipStabilizing, spot: Spot) -> str:
    return "du|stabilisierst deine Hand am Ende dieses Zuges nicht"


@_of(v.PlayTop)
def _play_top(i: v.PlayTop, spot: Spot) -> str:
    return (
        "decke die oberste Karte des Nachziehstapels auf und spiele sie, ohne Aktion. Ein "
        "dominantes Merkmal wird abgeworfen, ebenso eine Karte, die du nicht spielen darfst"
    )


@_of(v.PlayPlainDiscarded)
def _play_plain_discarded(i: v.PlayPlainDiscarded, spot: Spot) -> str:
    return (
        "du|darfst im Ablagestapel ein Merkmal ganz ohne Text wählen, das du spielen darfst, und "
        "es spielen"
    )


@_of(v.MayDiscardTrait)
def _may_discard_trait(i: v.MayDiscardTrait, spot: Spot) -> str:
    return (
        f"du|darfst ein Merkmal in deiner eigenen Auslage{_itself(spot)} wählen und abwerfen; "
        f"{_SAFE}"
    )


@_of(v.SacrificeSelf)
def _sacrifice_self(i: v.SacrificeSelf, spot: Spot) -> str:
    return (
        "du|darfst diese Karte aus deiner Auslage abwerfen; wenn du das tust, spielst du eine der "
        "eben gezogenen Karten, samt Aktion. Wirf die übrigen ab; behältst du diese Karte, wirf "
        "sämtliche gezogenen ab"
    )


@_of(v.ActFromHand)
def _act_from_hand(i: v.ActFromHand, spot: Spot) -> str:
    return (
        "wähle eine Karte in deiner Hand, die eine Aktion hat, und zeige sie allen: Diese Aktion "
        "geschieht für dich, als hättest du das Merkmal gerade gespielt. Die Karte bleibt auf "
        "deiner Hand, und was sie selbst bewegen würde, geschieht nicht"
    )


@_of(v.DealDiscards)
def _deal_discards(i: v.DealDiscards, spot: Spot) -> str:
    return (
        "der Ablagestapel|wird gemischt, und alle erhalten daraus verdeckt je 1 Karte, in "
        "Zugfolge, solange der Vorrat reicht. Der Rest bleibt der Ablagestapel"
    )


@_of(v.Dig)
def _dig(i: v.Dig, spot: Spot) -> str:
    return (
        f"wähle eine der vier Farben und ziehe {grammar.cards(i.n)} vom Nachziehstapel. Behalte "
        "davon, wenn möglich, eine dieser Farbe nach deiner Wahl und lege die übrigen in "
        "zufälliger Reihenfolge unter den Stapel"
    )


@_of(v.DiscardTheirs)
def _discard_theirs(i: v.DiscardTheirs, spot: Spot) -> str:
    which = those(i.those, chosen=True)
    return f"{which} in der Auslage eines Gegners|wird abgeworfen; {_SAFE}"


@_of(v.DiscardLowest)
def _discard_lowest(i: v.DiscardLowest, spot: Spot) -> str:
    return (
        "alle|wählen eine Karte aus ihrer Hand, dann werden diese Karten gleichzeitig abgeworfen. "
        "Wer allein oder gleichauf den niedrigsten Grundwert abgeworfen hat, wählt außerdem ein "
        f"Merkmal in der eigenen Auslage und wirft es ab; {_SAFE}"
    )


@_of(v.InfectLeft)
def _infect_left(i: v.InfectLeft, spot: Spot) -> str:
    return (
        "alle|wählen der Reihe nach eine der vier Farben: Wer jeweils links davon sitzt, wirft "
        "sämtliche Karten dieser Farbe aus der Hand ab"
    )


@_of(v.DiscardCommonest)
def _discard_commonest(i: v.DiscardCommonest, spot: Spot) -> str:
    return (
        "alle|werfen ein zufälliges Merkmal der Farbe ab, die in ihrer eigenen Auslage am "
        "häufigsten ist (bei Gleichstand der Farbe, die sie wählen); farblos ist keine Farbe, und "
        f"{_SAFE}"
    )
