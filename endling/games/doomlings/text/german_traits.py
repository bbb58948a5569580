"""Requirements, costs, gene pools and abilities of traits, in German."""

from __future__ import annotations

from endling.games.doomlings import vocabulary as v
from endling.games.doomlings.text import german_grammar as grammar
from endling.games.doomlings.text.german_grammar import COLORS, those
from endling.games.doomlings.text.german_instructions import PHRASES
from endling.games.doomlings.text.parts import UNDENIABLE, Part, Spot
from endling.games.text.grammar import GERMAN
from endling.games.text.phrases import MissingPhraseError

_of = PHRASES.of


# --- Conditions and gene pools -------------------------------------------------------------------


@_of(v.Have)
def _have(need: v.Have, spot: Spot) -> str:
    must = "muss" if need.n == 1 else "müssen"
    return (
        f"in deiner Auslage {must} schon mindestens {grammar.traits(need.n, need.color)} liegen, "
        "bevor du diese Karte spielen kannst"
    )


@_of(v.Cost)
def _cost(cost: v.Cost, spot: Spot) -> str:
    if cost.n > 1 or cost.hand:
        return _larger_cost(cost)
    price = f"{those(cost.those, chosen=True)} aus deiner eigenen Auslage"
    if cost.give:
        pay = f"lege {price} in die Auslage eines Gegners deiner Wahl"
    else:
        pay = f"wirf {price} ab"
    return (
        f"um diese Karte zu spielen, {pay}; dominante Merkmale zählen dafür nicht. Ohne ein "
        "solches Merkmal kannst du diese Karte nicht spielen"
    )


def _larger_cost(cost: v.Cost) -> str:
    """A cost of several traits, or one that a card of the hand can pay."""
    color = cost.those.color
    if cost.give or color is None or (cost.hand and cost.n > 1):
        raise MissingPhraseError(f"no phrase for {cost}")
    if cost.hand:
        return (
            f"um diese Karte zu spielen, wirf eine {COLORS[color]}e Karte aus deiner Hand oder "
            f"{those(cost.those, chosen=True)} aus deiner eigenen Auslage ab; dominante Merkmale "
            "zählen dafür nicht, solange sie in der Auslage liegen. Ohne eine solche Karte kannst "
            "du diese Karte nicht spielen"
        )
    return (
        f"um diese Karte zu spielen, wirf {grammar.traits(cost.n, color)} deiner Wahl aus deiner "
        "eigenen Auslage ab; dominante Merkmale zählen dafür nicht. Ohne so viele Merkmale kannst "
        "du diese Karte nicht spielen"
    )


@_of(Part.GENE_POOL)
def _gene_pool(part: Part, spot: Spot) -> str:
    match spot.card:
        case v.Trait(gene_pool=by, gene_pool_for_all=True):
            everyone = "für alle, auch für dich, solange diese Karte in irgendeiner Auslage liegt"
            return f"{GERMAN.signed(by)} {everyone}"
        case v.Trait(gene_pool=by):
            return f"{GERMAN.signed(by)} für dich, solange diese Karte in deiner Auslage liegt"
        case v.Catastrophe(gene_pool=0):
            return "unverändert"
        case v.Catastrophe(gene_pool=by):
            return f"{GERMAN.signed(by)} für alle, bis zum Ende der Partie"
        case _:
            raise MissingPhraseError(f"{spot.card.name} has no gene pool")


# --- Abilities -----------------------------------------------------------------------------------


@_of(v.Ability.CANCEL)
def _cancel(ability: v.Ability, spot: Spot) -> str:
    return (
        "unmittelbar bevor eine Aktion geschieht, egal wessen und sogar deine eigene, darfst du "
        "diese Karte aus deiner Hand spielen: Die ganze Aktion entfällt. Das Merkmal mit der "
        "Aktion bleibt, wo es ist"
    )


@_of(v.Ability.PARASITE)
def _parasite(ability: v.Ability, spot: Spot) -> str:
    return (
        "direkt nachdem ein Gegner ein Merkmal gespielt hat, darfst du diese Karte aus deiner Hand "
        "spielen: Jenes Merkmal wandert in deine Auslage, und seine Aktion entfällt. Dominante "
        "Merkmale sind geschützt"
    )


@_of(v.Ability.LATE)
def _late(ability: v.Ability, spot: Spot) -> str:
    return (
        "direkt nachdem du deine Hand stabilisiert hast, in deinem Zug oder außerhalb, darfst du "
        "diese Karte zusätzlich aus deiner Hand spielen. Du stabilisierst deswegen nicht noch "
        "einmal"
    )


@_of(v.Ability.ANYTIME)
def _anytime(ability: v.Ability, spot: Spot) -> str:
    return (
        "vor jedem Zug, auch vor deinem eigenen, und vor dem Weltende darfst du diese Karte aus "
        "deiner Hand in die Auslage eines Gegners deiner Wahl spielen. Deinen Zug hast du trotzdem "
        "wie gewohnt"
    )


@_of(v.Ability.SNEAK)
def _sneak(ability: v.Ability, spot: Spot) -> str:
    return "beim Weltende darfst du diese Karte aus deiner Hand spielen"


@_of(v.Ability.SHIELD)
def _shield(ability: v.Ability, spot: Spot) -> str:
    return (
        "die erste Katastrophe, nachdem du diese Karte gespielt hast, trifft dich nicht: Dein "
        "Genpool und deine Karten bleiben, wie sie sind, und falls es die letzte ist, gilt auch "
        f"ihr Effekt zum Weltende nicht für dich. Gegen {GERMAN.one_of(UNDENIABLE)} hilft diese "
        "Fähigkeit nicht, wird aber trotzdem verbraucht"
    )


@_of(v.Ability.EARLY_DRAW)
def _early_draw(ability: v.Ability, spot: Spot) -> str:
    return "ab deinem nächsten Zug ziehst du zu Beginn jedes deiner Züge 1 Karte vom Nachziehstapel"


@_of(v.Ability.ENDURE)
def _endure(ability: v.Ability, spot: Spot) -> str:
    return (
        "wird diese Karte aus deiner Auslage abgeworfen, kommt sie sofort dorthin zurück; das "
        "Abwerfen gilt trotzdem, zum Beispiel als Kosten"
    )


@_of(v.Ability.REGROW)
def _regrow(ability: v.Ability, spot: Spot) -> str:
    return (
        "immer wenn ein Merkmal aus deiner Auslage abgeworfen wird, auch dieses, ziehst du 1 Karte "
        "vom Nachziehstapel und spielst sie sofort, ohne Aktion; darfst du sie nicht spielen, "
        "bleibt sie auf deiner Hand"
    )


@_of(v.Ability.COME_BACK)
def _come_back(ability: v.Ability, spot: Spot) -> str:
    return (
        "immer wenn du ein anderes grünes Merkmal aus deiner Hand spielst, darfst du diese Karte "
        "aus deiner Auslage zurück auf die Hand nehmen"
    )


@_of(v.Ability.STAY)
def _stay(ability: v.Ability, spot: Spot) -> str:
    return (
        "diese Karte verlässt deine Auslage nie: Sie kann nicht genommen, getauscht, abgegeben, "
        "zurückgenommen oder abgeworfen werden"
    )


@_of(v.Ability.ALL_COLORS)
def _all_colors(ability: v.Ability, spot: Spot) -> str:
    return "diese Karte ist zugleich rot, blau, grün und violett und zählt für jede Farbe einmal"


@_of(v.Ability.EFFIGY)
def _effigy(ability: v.Ability, spot: Spot) -> str:
    return (
        "wenn ein Gegner gerade eine Aktion nutzt, darfst du diese Karte aus deiner Hand "
        "in die Auslage dieses Gegners spielen. Die Aktion geschieht trotzdem"
    )


@_of(v.Ability.UNEXPECTED)
def _unexpected(ability: v.Ability, spot: Spot) -> str:
    return (
        "vor jedem Zug, auch vor deinem eigenen, und vor dem Weltende darfst du diese "
        "Karte zusätzlich aus deiner Hand spielen"
    )


@_of(v.Ability.RAINBOW)
def _rainbow(ability: v.Ability, spot: Spot) -> str:
    return (
        "vor jedem Zug, auch vor deinem eigenen, und vor dem Weltende darfst du diese "
        "Karte zusätzlich aus deiner Hand spielen, wenn alle vier Farben in deiner "
        "Auslage liegen"
    )


@_of(v.Ability.RECOIL)
def _recoil(ability: v.Ability, spot: Spot) -> str:
    return (
        "direkt nachdem ein Gegner etwas aus deiner Hand oder deiner Auslage genommen "
        "hat, darfst du diese Karte aus deiner Hand spielen. Wird diese Karte selbst "
        "genommen, wird sie abgeworfen"
    )


@_of(v.Ability.RAISE)
def _raise(ability: v.Ability, spot: Spot) -> str:
    return (
        "direkt nachdem ein Gegner eine Karte aus der Hand oder der Auslage abgeworfen "
        "hat, darfst du diese Karte aus deiner Hand spielen und die abgeworfene auf die "
        "Hand nehmen"
    )


@_of(v.Ability.CHALLENGE)
def _challenge(ability: v.Ability, spot: Spot) -> str:
    return (
        "direkt nachdem ein Gegner ein dominantes Merkmal gespielt hat, darfst du diese "
        "Karte aus deiner Hand spielen"
    )


@_of(v.Ability.OPPOSE)
def _oppose(ability: v.Ability, spot: Spot) -> str:
    return (
        "unmittelbar bevor die Aktion eines Gegners geschieht, darfst du diese Karte aus "
        "deiner Hand spielen: Die ganze Aktion entfällt"
    )


@_of(v.Ability.RISE)
def _rise(ability: v.Ability, spot: Spot) -> str:
    return (
        "wird diese Karte aus deiner Hand abgeworfen, darfst du sie stattdessen spielen. "
        "Wird sie aus deiner Auslage abgeworfen, kehrt sie auf deine Hand zurück"
    )


@_of(v.Ability.HAUNT)
def _haunt(ability: v.Ability, spot: Spot) -> str:
    return (
        "wird diese Karte aus deiner Hand abgeworfen, darfst du sie stattdessen in die "
        "Auslage eines Gegners deiner Wahl legen"
    )
