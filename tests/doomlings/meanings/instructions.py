"""What the words for each instruction must mention."""

from __future__ import annotations

from endling.games.doomlings import vocabulary as v
from tests.doomlings.meanings.words import (
    ALLOWED,
    COLORS,
    FOUR_COLORS,
    FROM_OPPONENT,
    OWN_PILE,
    SAFE,
    YOU_CHOOSE,
    Meanings,
    Patterns,
    amount,
    both,
    n,
    those,
    who,
    with_action,
)

HELD: dict[tuple[v.Leaving, ...], tuple[str, str]] = {
    (): ("", ""),
    (v.Leaving.TAKEN,): ("cannot be taken or swapped", "nicht genommen oder getauscht"),
    (v.Leaving.DISCARDED,): ("cannot be discarded", "nicht abgeworfen"),
    tuple(v.Leaving): ("cannot leave its pile", "Auslage nicht verlassen"),
}
_NO_CHOICE = ("^(?!.*either draw|.*if you do, stab)", "^(?!.*entweder)")


def draw(i: v.Draw) -> Patterns:
    from_deck = ("draws? .*from the deck", "ziehen? .*vom Nachziehstapel(?!, wähl)")
    no_sifting = ("^(?!.*to keep)", "^(?!.*zum Behalten)")
    return both(from_deck, no_sifting, _NO_CHOICE, amount(i.amount), who(i.who))


def discard(i: v.Discard) -> Patterns:
    picked = {
        v.Pick.CHOSEN: (
            "chooses? .*cards? in|of (your|their) choice in hand|whole hand",
            "wählen? .*Hand.* ab|(deiner|ihrer) Wahl auf der Hand|ganze Hand",
        ),
        v.Pick.RANDOM: ("random cards? from .* discarded", "zufällige Karten? abgeworfen"),
    }[i.pick]
    thrown = ("discard", r"abgeworfen|\bab\b")
    return both(thrown, picked, _NO_CHOICE, amount(i.amount), who(i.who))


def steal_cards(i: v.StealCards) -> Patterns:
    found = both(("opponent", "Gegner"))
    taken = (rf"takes? {i.n} random card", rf"(nimm|nehmen .*je) {i.n} zufällige Karte")
    found = both(found, taken)
    if i.holders:
        found = both(found, (f"everyone with {i.holders}", f"alle mit {i.holders}"))
    return found


def not_of(color: v.Color | None) -> tuple[str, str]:
    if color is None:
        return "", ""
    return f"that is not {COLORS[color][0]}", f"das nicht {COLORS[color][1]}"


def counts_as(color: v.Color | None) -> tuple[str, str]:
    if color is None:
        return "", ""
    return f"counts as {COLORS[color][0]} and as no other", f"zählt als {COLORS[color][1]} und"


def play_drawn(i: v.PlayDrawn) -> Patterns:
    no_sacrifice = ("^(?!.*discard this card)", "^(?!.*abwerfen; wenn)")
    found = both(("just drawn", "eben gezogenen"), no_sacrifice, with_action(True))
    if i.color is None:
        return both(found, ("you may", "darfst du"))
    return both(found, COLORS[i.color], (r"if any.*can be played", "falls möglich"))


def play_discarded(i: v.PlayDiscarded) -> Patterns:
    which = ("top card", "oberste Karte") if i.top else ("choose a card", "wähle im")
    return both(which, ("discard pile", "Ablagestapel"), with_action(i.action), ALLOWED)


def steal_trait(i: v.StealTrait) -> Patterns:
    found = both(those(i.those), FROM_OPPONENT, ("take", "nimm"), YOU_CHOOSE, SAFE)
    acts = ("has an action, it happens for you", "eine Aktion, geschieht sie für dich")
    return both(found, acts) if i.action else found


def discard_trait(i: v.DiscardTrait) -> Patterns:
    own = ("(your|their) own pile", "(deiner|ihrer) eigenen Auslage")
    if i.those.highest:
        highest = ("the one with the highest face value", "das mit dem höchsten Grundwert")
        safe = ("that are not dominant", "nicht dominanten")
        choose = ("if several share it, .* choose", "haben es mehrere, wähl")
        return both(who(i.who), own, highest, safe, choose)
    must = ("^(?!.*you may|.*same moment|.*random)", "^(?!.*darfst ein Merkmal|.*zufällig)")
    thrown = both(("choose", "wähle"), ("discard", r"\bab\b"))
    return both(those(i.those), who(i.who), own, must, thrown, SAFE)


INSTRUCTIONS: Meanings = [
    # Hands
    (v.Draw, draw),
    (v.Discard, discard),
    (
        v.DiscardColor,
        lambda i: both(FOUR_COLORS, ("everyone, you included", "Alle, auch du"), ("hand", "Hand")),
    ),
    (v.Stabilize, lambda i: both(("stabilize", "stabilisier"), who(i.who))),
    (
        v.Refresh,
        lambda i: both(
            ("you may", "du darfst"),
            ("whole hand", "ganze Hand"),
            ("if you do, stabilize", "wenn du"),
        ),
    ),
    (
        v.GiveCard,
        lambda i: both(("choose a card in your hand", "eine Karte aus deiner Hand"), YOU_CHOOSE),
    ),
    (v.SwapHands, lambda i: both(("trade complete hands", "tausche.*komplette Hand"), YOU_CHOOSE)),
    (v.StealCards, steal_cards),
    (
        v.TakeShown,
        lambda i: both(
            ("each opponent who has cards chooses", "alle Gegner mit Handkarten wählen"),
            ("shows it to everyone", "zeigen sie allen"),
            with_action(True),
            ("stays in your hand", "bleibt sie auf deiner Hand"),
        ),
    ),
    (
        v.LookAndTake,
        lambda i: both(
            both(n(i.n), ("random cards", "zufällige Karten"))
            if i.n
            else both(("all cards", "die ganze Hand")),
            ("look", "sieh"),
            with_action(True),
            ("stays in your hand", "bleibt sie auf deiner Hand"),
        ),
    ),
    (
        v.Sift,
        lambda i: both(
            n(i.draw),
            n(i.keep),
            who(v.Who.EVERYONE),
            ("chooses", "wählen"),
            ("discards", r"\bab\b"),
        ),
    ),
    (
        v.ShedDominants,
        lambda i: both(
            ("everyone may", "alle dürfen"),
            ("dominants", "dominante"),
            ("stabilize", "stabilisier"),
        ),
    ),
    (
        v.PassHands,
        lambda i: both(
            ("same moment", "gleichzeitig"), ("right", "rechts"), ("whole hand", "ganze Hand")
        ),
    ),
    (
        v.PassCards,
        lambda i: both(
            ("one card.*each of their two neighbors", "eine Karte für links und eine für rechts"),
            ("same moment", "gleichzeitig"),
            ("two players it is one card", "zu zweit .*nur eine"),
        ),
    ),
    # More plays
    (
        v.PlayAnother,
        lambda i: both(
            ("another trait from your hand", "weiteres Merkmal"),
            ("if you can", "wenn du kannst"),
            with_action(i.action),
        ),
    ),
    (v.PlayDrawn, play_drawn),
    (v.PlayDiscarded, play_discarded),
    (
        v.ForcePlay,
        lambda i: both(
            (i.name, i.name),
            ("must", "muss"),
            ("requirement", "Voraussetzung"),
            ("limit", "Grenze"),
        ),
    ),
    (
        v.RepeatAction,
        lambda i: both(
            ("another trait in your own pile", "anderes Merkmal in deiner")
            if i.own
            else FROM_OPPONENT,
            ("action happens for you", "Aktion geschieht für dich"),
        ),
    ),
    # Traits in piles
    (v.StealTrait, steal_trait),
    (
        v.SwapTraits,
        lambda i: both(
            ("of the same color", "derselben Farbe")
            if i.same_color
            else ("of another color", "einer anderen Farbe"),
            OWN_PILE,
            FROM_OPPONENT,
            ("colorless traits do not", "farblose Merkmale scheiden aus"),
            SAFE,
        ),
    ),
    (v.SwapSelf, lambda i: both(("this card and", "diese Karte und"), FROM_OPPONENT, SAFE)),
    (v.GiveTrait, lambda i: both(OWN_PILE, YOU_CHOOSE, ("this one", "dieses hier"), SAFE)),
    (v.GiveSelf, lambda i: both(("this card moves", "wandert diese Karte"), YOU_CHOOSE)),
    (
        v.ReturnTrait,
        lambda i: both(
            FROM_OPPONENT, ("back into that opponent's hand", "Hand dieses Gegners zurück"), SAFE
        ),
    ),
    (v.DiscardTrait, discard_trait),
    (
        v.TradeDiscards,
        lambda i: both(
            ("choose an opponent", "wähle einen Gegner"), ("this card", "diese Karte"), SAFE
        ),
    ),
    # Ages and World's End
    (
        v.PeekAge,
        lambda i: both(
            ("top card of the age deck", "oberste Karte des Zeitalterstapels")
            if i.n == 1
            else both(n(i.n), ("same order", "derselben Reihenfolge")),
            ("nobody else", "ohne sie jemandem zu zeigen"),
        ),
    ),
    (
        v.SkipToCatastrophe,
        lambda i: both(
            ("this round ends at once", "diese Runde endet sofort"),
            ("do not stabilize", "stabilisierst.*nicht"),
            ("until a catastrophe", "bis eine Katastrophe"),
        ),
    ),
    (
        v.Recolor,
        lambda i: both(
            ("you may", "du darfst"),
            ("first color count as the second", "ersten Farbe als die zweite"),
        ),
    ),
    (v.ChooseColor, lambda i: both(FOUR_COLORS, ("score of this card", "Wertung dieser Karte"))),
    (
        v.BlightColor,
        lambda i: both(
            FOUR_COLORS, who(v.Who.OPPONENTS), ("random trait", "zufälliges Merkmal"), SAFE
        ),
    ),
    (
        v.ChooseCatastrophe,
        lambda i: both(
            ("choose one of the catastrophes", "wähle eine der Katastrophen"),
            ("everyone", "für alle"),
        ),
    ),
    (
        v.DrawPoints,
        lambda i: both(
            n(i.at_most), ("at most", "höchstens"), who(v.Who.EVERYONE), ("face value", "Grundwert")
        ),
    ),
    # Other sets
    (
        v.PaintSelf,
        lambda i: both(FOUR_COLORS, ("this card has that color", "hat diese Karte diese Farbe")),
    ),
    (
        v.DrawOrDiscard,
        lambda i: both(
            (f"either draw {i.draw} card", f"entweder {i.draw} Karten? vom"),
            (f"or choose {i.discard} card", f"oder {i.discard} Karten? aus"),
            who(v.Who.EVERYONE),
            ("all if there are fewer", "bei weniger Karten alle"),
        ),
    ),
    (
        v.TakeBack,
        lambda i: both(
            OWN_PILE, ("this one", "dieses hier"), ("back into your hand", "zurück auf die"), SAFE
        ),
    ),
    (
        v.TakeDiscarded,
        lambda i: both(
            n(i.n), YOU_CHOOSE, ("from the discard pile into your hand", "aus dem Ablagestapel")
        ),
    ),
    (
        v.SwapAnywhere,
        lambda i: both(
            ("in any pile", "in irgendeiner Auslage"),
            ("in another pile", "in einer anderen"),
            ("swap", "tauschen"),
            SAFE,
        ),
    ),
    (
        v.SkipStabilizing,
        lambda i: both(("you do not stabilize at the end", "am Ende dieses Zuges nicht")),
    ),
    (
        v.PlayTop,
        lambda i: both(
            ("top card of the deck", "oberste Karte des Nachziehstapels"),
            with_action(False),
            ("a dominant is discarded", "ein dominantes Merkmal wird abgeworfen"),
            ("not allowed to play", "nicht spielen darfst"),
        ),
    ),
    (
        v.PlayPlainDiscarded,
        lambda i: both(
            ("you may", "du darfst"),
            ("without any text", "ganz ohne Text"),
            ("discard pile", "Ablagestapel"),
            ALLOWED,
        ),
    ),
    (
        v.MayDiscardTrait,
        lambda i: both(
            ("you may choose", "du darfst"), OWN_PILE, ("this one", "dieses hier"), SAFE
        ),
    ),
    (
        v.SacrificeSelf,
        lambda i: both(
            ("you may discard this card", "darfst du diese Karte"),
            ("just drawn", "eben gezogenen"),
            with_action(True),
            ("discard all the others", "wirf die übrigen ab"),
        ),
    ),
    (
        v.ActFromHand,
        lambda i: both(
            ("card in your hand that has an action", "Karte in deiner Hand, die eine Aktion"),
            ("show it to everyone", "zeige sie allen"),
            ("stays in your hand", "bleibt auf deiner Hand"),
        ),
    ),
    (
        v.Dig,
        lambda i: both(
            FOUR_COLORS,
            n(i.n),
            ("keep one of that color", "behalte .*eine dieser Farbe"),
            ("under the deck", "unter den Stapel"),
        ),
    ),
    (
        v.DiscardTheirs,
        lambda i: both(
            those(i.those), FROM_OPPONENT, YOU_CHOOSE, ("is discarded", "wird abgeworfen"), SAFE
        ),
    ),
    (
        v.DiscardLowest,
        lambda i: both(
            who(v.Who.EVERYONE),
            ("same moment", "gleichzeitig"),
            ("lowest face value, alone or tied", "gleichauf den niedrigsten Grundwert"),
            SAFE,
        ),
    ),
    (
        v.Attach,
        lambda i: both(
            ("attach this card to a trait", "hänge diese Karte an ein Merkmal"),
            YOU_CHOOSE,
            ("any pile", "irgendeiner Auslage") if i.anywhere else OWN_PILE,
            ("that has no text", "das keinen Text hat") if i.effectless else ("", ""),
            not_of(i.unlike),
            counts_as(i.color),
            HELD[i.holds],
            ("effects .*switched off", "Effekte .*ausgeschaltet") if i.silences else ("", ""),
            ("end of each of your turns you may", "Ende jedes deiner Züge darfst du")
            if i.roams
            else ("", ""),
        ),
    ),
    (
        v.ActOfHost,
        lambda i: both(
            ("if that trait has an action", "wenn es eine hat"),
            ("happens for you", "für dich"),
        ),
    ),
    (
        v.InfectLeft,
        lambda i: both(
            who(v.Who.EVERYONE),
            ("one of the four colors", "eine der vier Farben"),
            ("on their left", "links"),
            ("every card of that color in their hand", "sämtliche Karten dieser Farbe"),
        ),
    ),
    (
        v.DiscardCommonest,
        lambda i: both(
            who(v.Who.EVERYONE),
            ("random trait", "zufälliges Merkmal"),
            ("most frequent in their own pile", "eigenen Auslage am häufigsten"),
            ("they choose if several", "bei Gleichstand"),
            SAFE,
        ),
    ),
    (
        v.DealDiscards,
        lambda i: both(
            n(1), who(v.Who.EVERYONE), ("face down", "verdeckt"), ("shuffled", "gemischt")
        ),
    ),
]
