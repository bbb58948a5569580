"""What the words for points, scores, conditions, abilities and laws must mention."""

from __future__ import annotations

from endling.games.doomlings import vocabulary as v
from tests.doomlings.meanings.words import (
    COLORS,
    FROM_OPPONENT,
    OWN_PILE,
    SAFE,
    STILL_IN_HAND,
    Meanings,
    both,
    n,
    points,
    those,
    who,
    with_action,
)

HOST = ("to which this card is attached", "an dem diese Karte hängt")
TALLIED = {
    v.Tallied.RED: ("red traits", "roten Merkmalen"),
    v.Tallied.BLUE: ("blue traits", "blauen Merkmalen"),
    v.Tallied.GREEN: ("green traits", "grünen Merkmalen"),
    v.Tallied.PURPLE: ("purple traits", "violetten Merkmalen"),
    v.Tallied.COLORLESS: ("colorless traits", "farblosen Merkmalen"),
    v.Tallied.DOMINANTS: ("dominant", "dominantem"),
    v.Tallied.EFFECTLESS: ("without any text", "ganz ohne Text"),
    v.Tallied.WITH_ACTION: ("with an action", "mit einer Aktion"),
    v.Tallied.TRAITS: (r"\d traits", r"\d Merkmalen in"),
    v.Tallied.GENE_POOL: ("gene pool", "Genpool"),
}

RULES: Meanings = [
    # Points at World's End
    (
        v.PointsPerTrait,
        lambda p: both(
            points(p.points), COLORS[p.color], ("per", "für jedes"), who(v.Who.EVERYONE)
        ),
    ),
    (
        v.PointsPerMissingColor,
        lambda p: both(points(p.points), ("lacks", "fehlt"), ("four", "vier")),
    ),
    (
        v.PointsForMostTraits,
        lambda p: both(
            points(p.points), ("most", "meisten"), ("alone or tied", "allein oder gleichauf")
        ),
    ),
    (
        v.PointsForFewestTraits,
        lambda p: both(
            points(p.points), ("fewest", "wenigsten"), ("alone or tied", "allein oder gleichauf")
        ),
    ),
    (
        v.ColorlessWorth,
        lambda p: both(
            n(p.points),
            COLORS[v.Color.NONE],
            ("not dominant", "nicht dominant"),
            ("worth exactly", "genau .* wert"),
        ),
    ),
    (
        v.PointsPerFace,
        lambda p: both(
            points(p.points),
            (f"face value of {p.at_least} or more", f"Grundwert {p.at_least} oder mehr"),
            ("dominants included", "auch für dominante"),
        ),
    ),
    # Scores
    (
        v.DiscardedNegatives,
        lambda s: both(
            points(1),
            n(s.every),
            ("below zero", "unter null"),
            ("discard pile", "Ablagestapel"),
            ("rounded down", "abgerundet"),
        ),
    ),
    (
        v.DiscardedDominants,
        lambda s: both(
            points(s.points), ("dominant", "dominante"), ("discard pile", "Ablagestapel")
        ),
    ),
    (
        v.DiscardedOfSet,
        lambda s: both(
            points(s.points), those(v.Those(of_set=s.of_set)), ("discard pile", "Ablagestapel")
        ),
    ),
    (v.AllColors, lambda s: both(points(s.points), ("all four colors", "alle vier Farben"))),
    (
        v.PerOfSet,
        lambda s: both(
            points(s.points),
            those(v.Those(of_set=s.of_set)),
            ("all piles", "allen Auslagen"),
        ),
    ),
    (v.GenePool, lambda s: both(("your gene pool", "dein Genpool"))),
    (v.LargestGenePool, lambda s: both(("largest of all gene pools", "größte Genpool von allen"))),
    (
        v.PerOwnOfSet,
        lambda s: both(
            points(s.points),
            points(s.as_host),
            those(v.Those(of_set=s.of_set)),
            OWN_PILE,
            ("instead if a card is attached", "hängt eine Karte an dieser, stattdessen"),
        ),
    ),
    (
        v.PerEffectless,
        lambda s: both(points(s.points), ("without any text", "ganz ohne Text"), OWN_PILE),
    ),
    (
        v.PerHostColor,
        lambda s: both(
            points(s.points),
            OWN_PILE,
            ("shares a color", "eine Farbe .*gemeinsam"),
            HOST,
            ("counting that trait", "auch für jenes"),
            COLORS[v.Color.NONE],
        ),
    ),
    (v.HostFace, lambda s: both(("face value of the trait", "Grundwert"), HOST)),
    (
        v.HandSize,
        lambda s: both(("card left in your hand(?! that)", "jede Karte, die"), STILL_IN_HAND),
    ),
    (v.HandWithEffect, lambda s: both(("has any text", "mit Text"), STILL_IN_HAND)),
    (v.HandDominants, lambda s: both(points(s.points), ("dominant", "dominante"), STILL_IN_HAND)),
    (
        v.HandColors,
        lambda s: both(("color", "Farbe"), STILL_IN_HAND, ("not a color", "keine Farbe")),
    ),
    (v.PileColors, lambda s: both(("color", "Farbe"), OWN_PILE, ("not a color", "keine Farbe"))),
    (
        v.PerTraitOfColor,
        lambda s: both(
            points(s.points),
            (rf"per {COLORS[s.color][0]} trait", rf"jedes {COLORS[s.color][1]} Merkmal"),
            OWN_PILE,
        ),
    ),
    (v.PerTrait, lambda s: both(points(s.points), ("per trait", "jedes Merkmal"), OWN_PILE)),
    (v.PerFaceValue, lambda s: both(points(s.points), those(v.Those(face=s.face)), OWN_PILE)),
    (v.PerNegativeFace, lambda s: both(points(s.points), ("below zero", "unter null"), OWN_PILE)),
    (
        v.Kin,
        lambda s: both(
            ("all piles", "allen Auslagen") if s.everywhere else OWN_PILE,
            (r"per (?-i:[A-Z])\w+ in", r"jede Karte (?-i:[A-Z])\w+ in"),
        ),
    ),
    (v.ColorPairs, lambda s: both(("full pair", "volle Paar"), OWN_PILE, COLORS[v.Color.NONE])),
    (
        v.OpponentPairs,
        lambda s: both(
            ("full pair", "volle Paar"),
            COLORS[s.color],
            FROM_OPPONENT,
            ("each opponent separately", "bei jedem Gegner einzeln"),
        ),
    ),
    (
        v.FewestColor,
        lambda s: both(
            points(s.points),
            ("rarest", "seltensten"),
            ("at least two colors", "mindestens zwei Farben"),
            ("equally rare", "Gleichstand"),
        ),
    ),
    (
        v.MostTraits,
        lambda s: both(
            points(s.points),
            ("every opponent has fewer", "jeder Gegner weniger"),
            ("tie", "Gleichstand"),
        ),
    ),
    (v.PerChosenColor, lambda s: both(points(s.points), ("chosen color", "gewählten"), OWN_PILE)),
    (
        v.OpponentsPerChosenColor,
        lambda s: both(points(s.points), who(v.Who.OPPONENTS), ("chosen color", "gewählten Farbe")),
    ),
    # Goals
    (
        v.Tally,
        lambda g: both(
            points(g.good.points),
            points(g.best.points),
            n(g.good.least),
            *([n(g.best.least)] if g.best.least else [("none", "mit keinem")]),
            TALLIED[g.what],
        ),
    ),
    (
        v.LowestScore,
        lambda g: both(
            points(g.alone),
            points(g.tied),
            ("before all secret goals", "vor allen geheimen Zielen"),
            ("tied for the lowest", "Gleichstand um die wenigsten"),
        ),
    ),
    (
        v.FewestTraits,
        lambda g: both(
            points(g.alone),
            points(g.tied),
            ("fewer traits", "weniger Merkmale"),
            ("tied for the fewest", "Gleichstand um die wenigsten"),
        ),
    ),
    (
        v.ColorSets,
        lambda g: both(
            points(g.points), ("four colors", "vier Farben"), ("one set only", "nur zu einem Satz")
        ),
    ),
    # Conditions
    (
        v.Have,
        lambda h: both(
            n(h.n), COLORS[h.color], ("at least", "mindestens"), ("before you", "bevor du")
        ),
    ),
    (
        v.Cost,
        lambda c: both(
            those(c.those) if c.n == 1 else both(n(c.n), ("red traits", "rote Merkmale")),
            ("card in your hand", "Karte aus deiner Hand") if c.hand else ("", ""),
            ("to play this card", "um diese Karte zu spielen"),
            ("opponent of your choice", "Gegners deiner Wahl")
            if c.give
            else ("discard", r"wirf.*\bab\b"),
            ("a dominant will not do", "dominante Merkmale zählen dafür nicht"),
        ),
    ),
    # Abilities
    (
        v.Ability.CANCEL,
        lambda a: both(
            ("you may", "darfst du"),
            ("even your own", "sogar deine eigene"),
            ("cancel", "entfällt"),
        ),
    ),
    (
        v.Ability.PARASITE,
        lambda a: both(
            ("you may", "darfst du"), ("opponent has played", "Gegner ein Merkmal gespielt"), SAFE
        ),
    ),
    (
        v.Ability.LATE,
        lambda a: both(("after stabilizing", "nachdem du.*stabilisiert"), ("you may", "darfst du")),
    ),
    (
        v.Ability.ANYTIME,
        lambda a: both(
            ("opponent's pile", "Auslage eines Gegners"), ("you may", "darfst du"), ("turn", "Zug")
        ),
    ),
    (
        v.Ability.SNEAK,
        lambda a: both(("at World's End", "beim Weltende"), ("you may", "darfst du")),
    ),
    (
        v.Ability.SHIELD,
        lambda a: both(
            ("first catastrophe", "erste Katastrophe"),
            ("World's End", "Weltende"),
            ("Against The Four Horsemen", "Gegen The Four Horsemen"),
            ("used up", "verbraucht"),
        ),
    ),
    (
        v.Ability.EARLY_DRAW,
        lambda a: both(
            n(1),
            ("start of each of your turns", "zu Beginn jedes deiner Züge"),
            ("next", "nächsten"),
        ),
    ),
    (v.Ability.ENDURE, lambda a: both(("back into your pile", "zurück"), ("counts", "gilt"))),
    (
        v.Ability.REGROW,
        lambda a: both(
            n(1),
            ("even this one", "auch dieses"),
            ("is discarded from your pile", "aus deiner Auslage abgeworfen"),
            with_action(False),
            ("stays in your hand", "bleibt"),
        ),
    ),
    (
        v.Ability.COME_BACK,
        lambda a: both(
            COLORS[v.Color.GREEN],
            ("another", "anderes"),
            ("you may", "darfst du"),
            ("from your hand", ""),
        ),
    ),
    (
        v.Ability.STAY,
        lambda a: both(
            ("never leaves your pile", "verlässt deine Auslage nie"), ("discarded", "abgeworfen")
        ),
    ),
    (
        v.Ability.ALL_COLORS,
        lambda a: both(
            *(COLORS[color] for color in v.Color if color != v.Color.NONE),
            ("once for each", "für jede Farbe einmal"),
        ),
    ),
    (
        v.Ability.EFFIGY,
        lambda a: both(
            ("you may", "darfst du"),
            ("that opponent's pile", "Auslage dieses Gegners"),
            ("happens all the same", "geschieht trotzdem"),
        ),
    ),
    (
        v.Ability.UNEXPECTED,
        lambda a: both(
            ("you may play", "darfst du"),
            ("before World's End", "vor dem Weltende"),
            ("as an extra$|as an extra[.]$", "Hand spielen[.]?$"),
        ),
    ),
    (
        v.Ability.RAINBOW,
        lambda a: both(("you may play", "darfst du"), ("all four colors", "alle vier Farben")),
    ),
    (
        v.Ability.RECOIL,
        lambda a: both(
            ("stolen from your hand or your pile", "deiner Hand oder deiner Auslage genommen"),
            ("you may", "darfst du"),
            ("it is discarded", "wird sie abgeworfen"),
        ),
    ),
    (
        v.Ability.RAISE,
        lambda a: both(
            ("opponent has discarded", "abgeworfen hat"),
            ("you may", "darfst du"),
            ("take the discarded card", "die abgeworfene auf die Hand"),
        ),
    ),
    (
        v.Ability.CHALLENGE,
        lambda a: both(
            ("opponent has played a dominant", "dominantes Merkmal gespielt"),
            ("you may", "darfst du"),
        ),
    ),
    (
        v.Ability.OPPOSE,
        lambda a: both(
            ("action of an opponent", "Aktion eines Gegners"),
            ("you may", "darfst du"),
            ("cancel", "entfällt"),
        ),
    ),
    (
        v.Ability.RISE,
        lambda a: both(
            ("discarded from your hand, you may play", "abgeworfen, darfst du sie .*spielen"),
            ("back into your hand", "kehrt sie auf deine Hand"),
        ),
    ),
    (
        v.Ability.HAUNT,
        lambda a: both(
            ("discarded from your hand", "aus deiner Hand abgeworfen"),
            ("you may put it", "darfst du sie"),
            ("opponent of your choice", "Gegners deiner Wahl"),
        ),
    ),
    # Laws
    (
        v.LawKind.PASS_LEFT,
        lambda law: both(n(1), ("random", "zufällige"), ("left", "links"), ("stabilize", "stabil")),
    ),
    (
        v.LawKind.OPEN_HANDS,
        lambda law: both(("hand face up", "offener Hand"), ("all cards", "alle Karten")),
    ),
    (
        v.LawKind.PLAY_TOP,
        lambda law: both(
            ("top card of the deck", "oberste Karte des Nachziehstapels"),
            with_action(False),
            ("does not stabilize", "stabilisieren nicht"),
            ("discarded", "abgeworfen"),
        ),
    ),
    (
        v.LawKind.PLAY_TWO,
        lambda law: both(
            n(2), ("if they can", "wenn sie können"), ("no actions", "keine Aktionen")
        ),
    ),
    (
        v.LawKind.REPEAT,
        lambda law: both(
            ("age before this one", "vorige Zeitalter"), ("Catastrophes are passed", "übergangen")
        ),
    ),
    (
        v.LawKind.BAN_COLOR,
        lambda law: both(
            COLORS[v.Color(law.value)], ("cannot be played", "können nicht gespielt werden")
        ),
    ),
    (
        v.LawKind.BAN_FACE_ABOVE,
        lambda law: both(
            (f"face value above {law.value}", f"Grundwert über {law.value}"), ("cannot", "nicht")
        ),
    ),
    (
        v.LawKind.NO_ACTIONS,
        lambda law: both(
            ("no actions", "keine Aktionen"), ("everything else", "alles andere auf Merkmalen")
        ),
    ),
    (
        v.LawKind.STABILIZE_TO,
        lambda law: both(
            n(law.value), ("end of their turn", "Ende ihres Zuges"), ("stabilize", "stabilisieren")
        ),
    ),
    (
        v.LawKind.MAY_REDRAW,
        lambda law: both(
            n(law.value),
            ("may", "dürfen"),
            ("whole hand", "ganze Hand"),
            ("not stabilize", "nicht"),
        ),
    ),
    (v.LawKind.PEEK, lambda law: both(("top card of the age deck", "oberste Karte des Zeitalter"))),
    (
        v.LawKind.DRAW_AFTER_STABILIZING,
        lambda law: both(
            n(law.value),
            ("then draws", "zieht danach"),
            ("end of their turn", "Ende des eigenen Zuges"),
        ),
    ),
    (
        v.LawKind.MAY_DISCARD_BEFORE_STABILIZING,
        lambda law: both(
            (f"up to {law.value}", f"bis zu {law.value}"), ("may", "dürfen"), ("before", "bevor")
        ),
    ),
    (
        v.LawKind.EXTRA_COLORLESS,
        lambda law: both(
            COLORS[v.Color.NONE],
            ("may play another", "weiteres solches"),
            ("before stabilizing", "vor dem Stabilisieren"),
            ("once per", "einmal pro"),
        ),
    ),
    (
        v.LawKind.EXTRA_EFFECTLESS,
        lambda law: both(
            ("without any text", "ohne Text"),
            ("may play another", "weiteres solches"),
            ("before stabilizing", "vor dem Stabilisieren"),
        ),
    ),
    (
        v.LawKind.NO_REPEATED_COLOR,
        lambda law: both(
            ("same color as the trait played last", "Farbe des zuletzt gespielten"),
            COLORS[v.Color.NONE],
        ),
    ),
    (
        v.LawKind.MAY_SKIP_STABILIZING,
        lambda law: both(
            ("may", "dürfen"), ("without stabilizing", "ohne ihre Hand zu stabilisieren")
        ),
    ),
    (
        v.LawKind.PROTECT_TRAITS,
        lambda law: both(("taken, swapped or discarded", "genommen, getauscht oder abgeworfen")),
    ),
    (v.LawKind.REVERSED, lambda law: both(("reversed", "umgekehrt"), ("last begins", "zuletzt"))),
]
