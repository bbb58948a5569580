"""Every text against its program: each thing a card does is said, with all that it depends on.

For every kind of thing a card can be declared with, the patterns below say what its words must
mention in each language: who, how many, which, from where, by choice or by chance, may or must.
"""

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from endling.games.doomlings import vocabulary as v
from endling.games.doomlings.cards import AGES, BIRTH, CATASTROPHES, TRAITS
from endling.games.doomlings.text import LANGUAGES

CARDS: tuple[v.Card, ...] = (*TRAITS, *AGES, *CATASTROPHES, BIRTH)
Patterns = tuple[list[str], list[str]]  # English, German

LABELS = {
    "needs": ("Requirement", "Voraussetzung"),
    "cost": ("Cost", "Kosten"),
    "action": ("Action", "Aktion"),
    "on_play": ("When played", "Beim Ausspielen"),
    "out_of_turn": ("Out of turn", "Außer der Reihe"),
    "lasting": ("Lasting", "Dauerhaft"),
    "gene_pool": ("Gene pool", "Genpool"),
    "worlds_end": ("World's End", "Weltende"),
    "points": ("World's End", "Weltende"),
    "score": ("Score", "Wertung"),
    "law": ("This round", "In dieser Runde"),
    "reveal": ("When revealed", "Beim Aufdecken"),
    "at_once": ("At once", "Sofort"),
}

COLORS = {
    v.Color.RED: (r"\bred\b", r"\brot(e|es|er)?\b"),
    v.Color.BLUE: (r"\bblue\b", r"\bblau(e|es|er)?\b"),
    v.Color.GREEN: (r"\bgreen\b", r"\bgrün(e|es|er)?\b"),
    v.Color.PURPLE: (r"\bpurple\b", r"\bviolett(e|es|er)?\b"),
    v.Color.NONE: (r"\bcolorless\b", r"\bfarblos(e|es|er)?\b"),
}
SAFE: Patterns = ([r"dominants (and this card )?are safe"], [r"dominante .*sind geschützt"])


def both(*patterns: tuple[str, str] | Patterns) -> Patterns:
    """Patterns for English and for German, put together."""
    english: list[str] = []
    german: list[str] = []
    for en, de in patterns:
        english += [en] if isinstance(en, str) else en
        german += [de] if isinstance(de, str) else de
    return english, german


def n(value: int) -> tuple[str, str]:
    """The number itself, not as a part of another one."""
    return rf"(?<!\d){value}(?!\d)", rf"(?<!\d){value}(?!\d)"


def points(value: int) -> tuple[str, str]:
    """So many points, gained or lost."""
    sign = r"(?:\+|gains |worth )" if value > 0 else r"(?:−|loses )"
    zeichen = r"(?:\+|erhalten |zählt )" if value > 0 else r"(?:−|verlieren )"
    return rf"{sign}{abs(value)} point", rf"{zeichen}{abs(value)} Punkt"


def who(who_: v.Who) -> Patterns:
    return {
        v.Who.YOU: both((r"^(?!.*\beveryone\b)", r"^(?!.*\b[Aa]lle\b)")),
        v.Who.OPPONENTS: both((r"[Ee]ach opponent", r"[Aa]lle Gegner|jedes Gegners")),
        v.Who.EVERYONE: both((r"[Ee]veryone|each hand", r"\b[Aa]lle\b(?! Gegner)|jeder Hand")),
    }[who_]


def amount(a: v.Amount) -> Patterns:
    match a.kind:
        case v.Quantity.FIXED:
            return both(n(a.value), (r"card", r"Karte"))
        case v.Quantity.PER_TRAIT_OF_COLOR:
            color = COLORS[v.Color(a.value)]
            return both((rf"each {color[0]} trait in", rf"jedes {color[1]} Merkmal in"))
        case v.Quantity.PER_COLOR:
            return both(("each different color in", "jede Farbe in"))
        case v.Quantity.HALF:
            return both(("half .*rounded up", "Hälfte .*aufgerundet"))
        case v.Quantity.ALL_BUT if a.value:
            return both(n(a.value), ("keeps?.*discards? the rest", "behalten?.*den Rest ab"))
        case _:
            return both(("whole hand", "ganze Hand"))


def those(which: v.Those) -> Patterns:
    found: Patterns = ([r"\btrait\b"], [r"Merkmal"])
    if which.color is not None:
        found = both(found, COLORS[which.color])
    if which.face is not None:
        found = both(
            found, (f"face value of {which.face}(?! or)", f"Grundwert {which.face}(?! od)")
        )
    if which.at_least is not None:
        least = which.at_least
        found = both(found, (f"face value of {least} or more", f"Grundwert {least} oder mehr"))
    return found


def with_action(happens: bool) -> tuple[str, str]:
    if happens:
        return "action included", "samt Aktion"
    return "without its action", "ohne Aktion"


def draw(i: v.Draw) -> Patterns:
    from_deck = ("draws? .*from the deck", "ziehen? .*vom Nachziehstapel(?!, wähl)")
    no_sifting = ("^(?!.*to keep)", "^(?!.*zum Behalten)")
    return both(from_deck, no_sifting, amount(i.amount), who(i.who))


def discard(i: v.Discard) -> Patterns:
    picked = {
        v.Pick.CHOSEN: (
            "chooses? .*cards? in|of (your|their) choice in hand|whole hand",
            "wählen? .*Hand.* ab|(deiner|ihrer) Wahl auf der Hand|ganze Hand",
        ),
        v.Pick.RANDOM: ("random cards? from .* discarded", "zufällige Karten? abgeworfen"),
    }[i.pick]
    return both(("discard", r"abgeworfen|\bab\b"), picked, amount(i.amount), who(i.who))


def steal_cards(i: v.StealCards) -> Patterns:
    found = both(("opponent", "Gegner"))
    taken = (rf"takes? {i.n} random card", rf"(nimm|nehmen .*je) {i.n} zufällige Karte")
    found = both(found, taken)
    if i.holders:
        found = both(found, (f"everyone with {i.holders}", f"alle mit {i.holders}"))
    return found


def play_drawn(i: v.PlayDrawn) -> Patterns:
    found = both(("just drawn", "eben gezogenen"), with_action(True))
    if i.color is None:
        return both(found, ("you may", "darfst du"))
    return both(found, COLORS[i.color], (r"if any.*can be played", "falls möglich"))


def play_discarded(i: v.PlayDiscarded) -> Patterns:
    which = ("top card", "oberste Karte") if i.top else ("choose a card", "wähle im")
    return both(which, ("discard pile", "Ablagestapel"), with_action(i.action), _ALLOWED)


def steal_trait(i: v.StealTrait) -> Patterns:
    found = both(those(i.those), _FROM_OPPONENT, ("take", "nimm"), _YOU_CHOOSE, SAFE)
    acts = ("has an action, it happens for you", "eine Aktion, geschieht sie für dich")
    return both(found, acts) if i.action else found


def discard_trait(i: v.DiscardTrait) -> Patterns:
    own = ("(your|their) own pile", "(deiner|ihrer) eigenen Auslage")
    return both(those(i.those), who(i.who), own, ("choose", "wähle"), ("discard", r"\bab\b"), SAFE)


_ALLOWED = ("allowed to play", "spielen darfst|darfst du sie nicht")
_FROM_OPPONENT = ("opponent's pile", "Auslage eines Gegners")
_YOU_CHOOSE = ("of your choice", "deiner Wahl")
_FOUR_COLORS = ("choose one of the four colors", "wähle eine der vier Farben")
_OWN_PILE = ("in your (own )?pile", "in deiner (eigenen )?Auslage")
_STILL_IN_HAND = ("left in your hand", "noch auf der Hand")

_MEANINGS: list[tuple[Any, Callable[[Any], Patterns]]] = [
    # Hands
    (v.Draw, draw),
    (v.Discard, discard),
    (
        v.DiscardColor,
        lambda i: both(_FOUR_COLORS, ("everyone, you included", "Alle, auch du"), ("hand", "Hand")),
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
        lambda i: both(("choose a card in your hand", "eine Karte aus deiner Hand"), _YOU_CHOOSE),
    ),
    (v.SwapHands, lambda i: both(("trade complete hands", "tausche.*komplette Hand"), _YOU_CHOOSE)),
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
            n(i.n),
            ("random cards", "zufällige Karten"),
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
            ("one card.*each of their two neighbors", "je eine Karte.*beiden Nachbarn"),
            ("same moment", "gleichzeitig"),
            ("two players it is one card", "zu zweit .*nur eine"),
        ),
    ),
    # More plays
    (
        v.PlayAnother,
        lambda i: both(
            ("further trait", "weiteres Merkmal"),
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
            else _FROM_OPPONENT,
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
            _OWN_PILE,
            _FROM_OPPONENT,
            ("colorless traits do not", "farblose Merkmale scheiden aus"),
            SAFE,
        ),
    ),
    (v.SwapSelf, lambda i: both(("this card and", "diese Karte und"), _FROM_OPPONENT, SAFE)),
    (v.GiveTrait, lambda i: both(_OWN_PILE, _YOU_CHOOSE, ("this one", "dieses hier"), SAFE)),
    (v.GiveSelf, lambda i: both(("this card moves", "wandert diese Karte"), _YOU_CHOOSE)),
    (
        v.ReturnTrait,
        lambda i: both(
            _FROM_OPPONENT, ("back into that opponent's hand", "Hand dieses Gegners zurück"), SAFE
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
            ("top card of the age deck", "oberste Karte des Zeitalterstapels"),
            ("nobody else", "ohne sie jemandem zu zeigen"),
        ),
    ),
    (
        v.SkipToCatastrophe,
        lambda i: both(
            ("round is over at once", "Runde ist sofort zu Ende"),
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
    (v.ChooseColor, lambda i: both(_FOUR_COLORS, ("score of this card", "Wertung dieser Karte"))),
    (
        v.BlightColor,
        lambda i: both(
            _FOUR_COLORS, who(v.Who.OPPONENTS), ("random trait", "zufälliges Merkmal"), SAFE
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
            ("exactly", "genau"),
        ),
    ),
    # Scores
    (v.GenePool, lambda s: both(("your gene pool", "dein Genpool"))),
    (
        v.HandSize,
        lambda s: both(("card left in your hand(?! that)", "jede Karte, die"), _STILL_IN_HAND),
    ),
    (v.HandWithEffect, lambda s: both(("has an effect", "mit Effekt"), _STILL_IN_HAND)),
    (v.HandDominants, lambda s: both(points(s.points), ("dominant", "dominante"), _STILL_IN_HAND)),
    (
        v.HandColors,
        lambda s: both(("color", "Farbe"), _STILL_IN_HAND, ("not a color", "keine Farbe")),
    ),
    (v.PileColors, lambda s: both(("color", "Farbe"), _OWN_PILE, ("not a color", "keine Farbe"))),
    (
        v.PerTraitOfColor,
        lambda s: both(
            points(s.points),
            (rf"per {COLORS[s.color][0]} trait", rf"jedes {COLORS[s.color][1]} Merkmal"),
            _OWN_PILE,
        ),
    ),
    (v.PerTrait, lambda s: both(points(s.points), ("per trait", "jedes Merkmal"), _OWN_PILE)),
    (v.PerFaceValue, lambda s: both(points(s.points), those(v.Those(face=s.face)), _OWN_PILE)),
    (v.PerNegativeFace, lambda s: both(points(s.points), ("below zero", "unter null"), _OWN_PILE)),
    (
        v.Kin,
        lambda s: both(
            ("all piles", "allen Auslagen") if s.everywhere else _OWN_PILE,
            (r"per (?-i:[A-Z])\w+ in", r"jede Karte (?-i:[A-Z])\w+ in"),
        ),
    ),
    (v.ColorPairs, lambda s: both(("full pair", "volle Paar"), _OWN_PILE, COLORS[v.Color.NONE])),
    (v.OpponentPairs, lambda s: both(("full pair", "volle Paar"), COLORS[s.color], _FROM_OPPONENT)),
    (
        v.FewestColor,
        lambda s: both(
            points(s.points),
            ("rarest", "seltensten"),
            ("at least two colors", "mindestens zwei Farben"),
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
    (v.PerChosenColor, lambda s: both(points(s.points), ("chosen color", "gewählten"), _OWN_PILE)),
    (
        v.OpponentsPerChosenColor,
        lambda s: both(points(s.points), who(v.Who.OPPONENTS), ("chosen color", "gewählten Farbe")),
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
            those(c.those),
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
            ("uses", "verbraucht"),
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
    # Laws
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
    (v.LawKind.NO_ACTIONS, lambda law: both(("no actions", "keine Aktionen"))),
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
            ("may play another", "darf ein weiteres"),
            ("once per", "einmal pro"),
        ),
    ),
    (
        v.LawKind.EXTRA_EFFECTLESS,
        lambda law: both(
            ("without effect", "ohne Effekt"), ("may play another", "darf ein weiteres")
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
        lambda law: both(("steal, swap or discard", "stehlen, tauschen oder abwerfen")),
    ),
    (v.LawKind.REVERSED, lambda law: both(("reversed", "umgekehrt"), ("last begins", "zuletzt"))),
]


def kind_of(thing: Any) -> str:
    """The class of a thing, or the member of its enum (members of two enums can be equal)."""
    if isinstance(thing, v.Law):
        return repr(thing.kind)
    return repr(thing if isinstance(thing, v.Ability | v.LawKind | type) else type(thing))


MEANINGS = {kind_of(kind): patterns for kind, patterns in _MEANINGS}


OUT_OF_TURN = ("CANCEL", "PARASITE", "LATE", "ANYTIME", "SNEAK")


def things(card: v.Card) -> Iterator[tuple[str, Any]]:
    """Everything the card declares, with the paragraph in which it has to be said."""
    match card:
        case v.Trait():
            for name in ("needs", "cost", "score"):
                if getattr(card, name) is not None:
                    yield name, getattr(card, name)
            for name in ("action", "on_play", "worlds_end"):
                yield from ((name, i) for i in getattr(card, name))
            for ability in card.abilities:
                yield "out_of_turn" if ability.name in OUT_OF_TURN else "lasting", ability
        case v.Age():
            yield from (("reveal", i) for i in card.reveal)
            if card.law.kind != v.LawKind.NONE:
                yield "law", card.law
        case v.Catastrophe():
            yield from (("at_once", i) for i in card.reveal)
            yield from (("worlds_end", i) for i in card.worlds_end)
            if card.points is not None:
                yield "points", card.points
        case v.Birth():
            pass


THINGS = [(card, place, thing) for card in CARDS for place, thing in things(card)]


def paragraph(card: v.Card, place: str, language: int) -> str:
    """The paragraph of a card's text with the label of this place."""
    label = LABELS[place][language] + ": "
    code = ("en", "de")[language]
    found = [x for x in LANGUAGES[code].card_text(card).splitlines() if x.startswith(label)]
    assert len(found) == 1, (card.name, place, found)
    return found[0].removeprefix(label)


def said(patterns: list[str], words: str) -> bool:
    return all(re.search(pattern, words, re.IGNORECASE) for pattern in patterns)


@pytest.mark.parametrize("language", [0, 1], ids=["en", "de"])
@pytest.mark.parametrize(("card", "place", "thing"), THINGS, ids=lambda x: str(x)[:40])
def test_everything_a_card_does_is_said(
    language: int, card: v.Card, place: str, thing: Any
) -> None:
    words = paragraph(card, place, language)
    for pattern in MEANINGS[kind_of(thing)](thing)[language]:
        assert re.search(pattern, words, re.IGNORECASE), f"{card.name}: {pattern!r} not in {words}"


@pytest.mark.parametrize("language", [0, 1], ids=["en", "de"])
def test_the_patterns_tell_things_apart(language: int) -> None:
    """No paragraph satisfies the patterns of a thing that its own card does not declare."""
    mistaken = {
        (kind_of(thing), other.name)
        for _, place, thing in THINGS
        for other, other_place, other_thing in THINGS
        if place == other_place
        and not any(p == place and t == thing for p, t in things(other))
        and said(MEANINGS[kind_of(thing)](thing)[language], paragraph(other, place, language))
        and kind_of(thing) != kind_of(other_thing)
    }
    assert not mistaken


def all_subclasses(base: type) -> set[type[Any]]:
    children: list[type[Any]] = base.__subclasses__()
    return set(children).union(*map(all_subclasses, children))


def test_every_kind_of_thing_has_a_meaning_here() -> None:
    declared = {
        kind_of(kind)
        for base in (v.Instruction, v.Score, v.Points)
        for kind in all_subclasses(base)
        if kind.__module__ == v.__name__
    }
    declared |= {kind_of(kind) for kind in (*v.Ability, *v.LawKind, v.Have, v.Cost)}
    declared -= {kind_of(v.LawKind.NONE)}
    assert len(MEANINGS) == len(_MEANINGS)
    assert set(MEANINGS) == declared


# --- Gene pools, catastrophes, the first card -----------------------------------------------------


def signed(value: int) -> str:
    return f"+{value}" if value > 0 else f"−{-value}"


@pytest.mark.parametrize("card", [t for t in TRAITS if t.gene_pool], ids=lambda t: t.name)
def test_gene_pools_of_traits(card: v.Trait) -> None:
    whom = ("everyone, you included", "alle, auch für dich")
    if not card.gene_pool_for_all:
        whom = ("for you as long as this card lies in your pile", "für dich, solange")
    for language in (0, 1):
        words = paragraph(card, "gene_pool", language)
        assert words.startswith(signed(card.gene_pool))
        assert whom[language] in words


@pytest.mark.parametrize("card", CATASTROPHES, ids=lambda c: c.name)
def test_catastrophes_have_three_parts(card: v.Catastrophe) -> None:
    for code, labels in (
        ("en", ["Gene pool:", "At once:", "World's End:"]),
        ("de", ["Genpool:", "Sofort:", "Weltende:"]),
    ):
        lines = LANGUAGES[code].card_text(card).splitlines()
        assert [a for a, b in zip(labels, lines, strict=False) if b.startswith(a)] == labels
        assert len(lines) == (4 if card.undeniable else 3)
        change = lines[0].split(": ")[1]
        if card.gene_pool:
            assert change.startswith(signed(card.gene_pool))
            assert re.search("everyone|alle", change)
        else:
            assert change in ("No change.", "Unverändert.")


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_first_card_says_what_happens(code: str) -> None:
    words = LANGUAGES[code].card_text(BIRTH)
    for pattern in (r"gene? ?pool", r"start", r"stabili[sz]", r"turn|an die Reihe"):
        assert re.search(pattern, words, re.IGNORECASE), pattern


@pytest.mark.parametrize("card", TRAITS, ids=lambda t: t.name)
def test_paragraphs_of_traits_come_in_order(card: v.Trait) -> None:
    order = ["Requirement", "Cost", "Action", "When played", "Out of turn", "Lasting", "Gene pool"]
    order += ["World's End", "Score"]
    labels = [line.split(":")[0] for line in LANGUAGES["en"].card_text(card).splitlines()]
    assert labels == sorted(labels, key=order.index)
