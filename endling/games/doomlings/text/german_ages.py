"""What ages are about besides their instructions, in German."""

from __future__ import annotations

from endling.games.doomlings import vocabulary as v
from endling.games.doomlings.text import german_grammar as grammar
from endling.games.doomlings.text.german_grammar import COLORS
from endling.games.doomlings.text.german_instructions import PHRASES
from endling.games.doomlings.text.parts import Spot

_of = PHRASES.of


@_of(v.Birth)
def _birth(card: v.Birth, spot: Spot) -> str:
    return (
        "alle Genpools stehen auf ihrem Startwert. Alle kommen wie gewohnt an die Reihe: ein "
        "Merkmal spielen, dann die Hand stabilisieren"
    )


@_of(v.LawKind.BAN_COLOR)
def _ban_color(law: v.Law, spot: Spot) -> str:
    return f"{COLORS[v.Color(law.value)]}e Merkmale können nicht gespielt werden"


@_of(v.LawKind.BAN_FACE_ABOVE)
def _ban_face_above(law: v.Law, spot: Spot) -> str:
    return f"Merkmale mit einem Grundwert über {law.value} können nicht gespielt werden"


@_of(v.LawKind.NO_ACTIONS)
def _no_actions(law: v.Law, spot: Spot) -> str:
    return "es geschehen keine Aktionen. Alles andere auf Merkmalen wirkt wie gewohnt"


@_of(v.LawKind.STABILIZE_TO)
def _stabilize_to(law: v.Law, spot: Spot) -> str:
    return (
        f"am Ende ihres Zuges stabilisieren alle ihre Hand auf {grammar.cards(law.value)}, "
        "unabhängig vom Genpool"
    )


@_of(v.LawKind.MAY_REDRAW)
def _may_redraw(law: v.Law, spot: Spot) -> str:
    return (
        "alle dürfen ihren Zug beenden, indem sie ihre ganze Hand abwerfen und "
        f"{grammar.cards(law.value, 'neu')} ziehen; wer das tut, stabilisiert nicht"
    )


@_of(v.LawKind.PEEK)
def _peek(law: v.Law, spot: Spot) -> str:
    return (
        "zu Beginn ihres Zuges sehen sich alle die oberste Karte des Zeitalterstapels an, ohne sie "
        "jemandem zu zeigen, und legen sie wieder oben auf den Stapel"
    )


@_of(v.LawKind.DRAW_AFTER_STABILIZING)
def _draw_after_stabilizing(law: v.Law, spot: Spot) -> str:
    return (
        "wer am Ende des eigenen Zuges stabilisiert hat, zieht danach noch "
        f"{grammar.cards(law.value)}"
    )


@_of(v.LawKind.MAY_DISCARD_BEFORE_STABILIZING)
def _may_discard_before_stabilizing(law: v.Law, spot: Spot) -> str:
    return (
        "bevor sie am Ende ihres Zuges stabilisieren, dürfen alle bis zu "
        f"{grammar.cards(law.value)} ihrer Wahl aus der Hand abwerfen"
    )


@_of(v.LawKind.EXTRA_COLORLESS)
def _extra_colorless(law: v.Law, spot: Spot) -> str:
    return _extra_play("ein farbloses Merkmal")


@_of(v.LawKind.EXTRA_EFFECTLESS)
def _extra_effectless(law: v.Law, spot: Spot) -> str:
    return _extra_play("ein Merkmal ganz ohne Text")


def _extra_play(trait: str) -> str:
    return (
        f"wer im eigenen Zug {trait} aus der Hand spielt, darf vor dem Stabilisieren ein weiteres "
        "solches Merkmal spielen, einmal pro Zug"
    )


@_of(v.LawKind.NO_REPEATED_COLOR)
def _no_repeated_color(law: v.Law, spot: Spot) -> str:
    return (
        "niemand kann ein Merkmal in der Farbe des zuletzt gespielten spielen, egal wer dieses "
        "gespielt hat, und sei es in einer früheren Runde. Farblose Merkmale sind davon nicht "
        "betroffen"
    )


@_of(v.LawKind.MAY_SKIP_STABILIZING)
def _may_skip_stabilizing(law: v.Law, spot: Spot) -> str:
    return "alle dürfen ihren Zug beenden, ohne ihre Hand zu stabilisieren"


@_of(v.LawKind.PROTECT_TRAITS)
def _protect_traits(law: v.Law, spot: Spot) -> str:
    return "Merkmale in Auslagen können nicht genommen, getauscht oder abgeworfen werden"


@_of(v.LawKind.REVERSED)
def _reversed(law: v.Law, spot: Spot) -> str:
    return (
        "die Zugfolge ist umgekehrt: Wer sonst zuletzt an der Reihe wäre, beginnt, und wer sonst "
        "beginnt, kommt zuletzt"
    )


@_of(v.LawKind.PLAY_TOP)
def _law_play_top(law: v.Law, spot: Spot) -> str:
    return (
        "statt ihres gewohnten Zuges spielen alle die oberste Karte des Nachziehstapels, ohne "
        "Aktion, und stabilisieren nicht. Eine Karte, die sie nicht spielen dürfen, wird abgeworfen"
    )


@_of(v.LawKind.PLAY_TWO)
def _law_play_two(law: v.Law, spot: Spot) -> str:
    return "alle spielen in ihrem Zug, wenn sie können, 2 Merkmale, und es geschehen keine Aktionen"


@_of(v.LawKind.REPEAT)
def _law_repeat(law: v.Law, spot: Spot) -> str:
    return (
        "das vorige Zeitalter gilt noch einmal, mit allem, was es sagt. Katastrophen werden dabei "
        "übergangen"
    )


@_of(v.LawKind.PASS_LEFT)
def _law_pass_left(law: v.Law, spot: Spot) -> str:
    return (
        "wer am Ende des eigenen Zuges stabilisiert hat, gibt danach 1 zufällige Handkarte nach "
        "links weiter"
    )


@_of(v.LawKind.OPEN_HANDS)
def _law_open_hands(law: v.Law, spot: Spot) -> str:
    return "alle spielen mit offener Hand: Jeder sieht alle Karten darin"
