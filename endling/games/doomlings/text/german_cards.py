"""Everything on cards besides instructions, in German: conditions, abilities, laws, scores."""

from __future__ import annotations

from endling.games.doomlings import vocabulary as v
from endling.games.doomlings.text import german_grammar as grammar
from endling.games.doomlings.text.german_grammar import COLORS, bonus, those
from endling.games.doomlings.text.german_instructions import PHRASES
from endling.games.doomlings.text.itself import counts_itself
from endling.games.doomlings.text.parts import UNDENIABLE, Part, Spot
from endling.games.text.grammar import GERMAN
from endling.games.text.phrases import MissingPhraseError, look_up

__all__ = ["LABELS", "PHRASES"]

_of = PHRASES.of

LABELS = {
    Part.REQUIREMENT: "Voraussetzung:",
    Part.COST: "Kosten:",
    Part.ACTION: "Aktion:",
    Part.ON_PLAY: "Beim Ausspielen:",
    Part.OUT_OF_TURN: "Außer der Reihe:",
    Part.LASTING: "Dauerhaft:",
    Part.GENE_POOL: "Genpool:",
    Part.WORLDS_END: "Weltende:",
    Part.SCORE: "Wertung:",
    Part.ON_REVEAL: "Beim Aufdecken:",
    Part.THIS_ROUND: "In dieser Runde:",
    Part.AT_ONCE: "Sofort:",
    Part.NO_PROTECTION: "",
    Part.GOAL: "Geheimes Ziel:",
}


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


@_of(Part.NO_PROTECTION)
def _no_protection(part: Part, spot: Spot) -> str:
    return "gegen diese Katastrophe hilft kein Schutz"


@_of(v.Birth)
def _birth(card: v.Birth, spot: Spot) -> str:
    return (
        "alle Genpools stehen auf ihrem Startwert. Alle kommen wie gewohnt an die Reihe: ein "
        "Merkmal spielen, dann die Hand stabilisieren"
    )


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


# --- Laws of ages --------------------------------------------------------------------------------


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


# --- Points at World's End -----------------------------------------------------------------------


def _get(number: int) -> str:
    verb = "erhalten" if number >= 0 else "verlieren"
    return f"{verb} {grammar.points(abs(number))}"


@_of(v.PointsPerTrait)
def _points_per_trait(rule: v.PointsPerTrait, spot: Spot) -> str:
    trait = f"{COLORS[rule.color]}e Merkmal"
    return f"alle|{_get(rule.points)} für jedes {trait} in ihrer eigenen Auslage"


@_of(v.PointsPerMissingColor)
def _points_per_missing_color(rule: v.PointsPerMissingColor, spot: Spot) -> str:
    return f"alle|{_get(rule.points)} für jede der vier Farben, die in ihrer eigenen Auslage fehlt"


@_of(v.PointsForMostTraits)
def _points_for_most_traits(rule: v.PointsForMostTraits, spot: Spot) -> str:
    return f"alle, die allein oder gleichauf die meisten Merkmale haben,|{_get(rule.points)}"


@_of(v.PointsForFewestTraits)
def _points_for_fewest_traits(rule: v.PointsForFewestTraits, spot: Spot) -> str:
    return f"alle, die allein oder gleichauf die wenigsten Merkmale haben,|{_get(rule.points)}"


@_of(v.ColorlessWorth)
def _colorless_worth(rule: v.ColorlessWorth, spot: Spot) -> str:
    return (
        "jedes farblose Merkmal, das nicht dominant ist,|ist genau "
        f"{grammar.points(rule.points)} wert, egal was sein Grundwert und seine Wertung sagen. Für "
        "andere Karten gilt sein Grundwert weiterhin, und die Genpools bleiben, wie sie sind"
    )


# --- Scores --------------------------------------------------------------------------------------


def _trait(spot: Spot) -> v.Trait:
    if not isinstance(spot.card, v.Trait):
        raise MissingPhraseError(f"{spot.card.name} is no trait and has no score")
    return spot.card


def _per(number: int, what: str, spot: Spot) -> str:
    """So many points per thing: the whole value of a compass star, a bonus on other traits."""
    if _trait(spot).face is None:
        return f"zählt {grammar.points(number)} für {what}"
    return f"{bonus(number)} für {what}"


def _counting(score: v.Score, spot: Spot, words: str = ", auch dieses") -> str:
    return words if counts_itself(score, _trait(spot)) else ""


@_of(v.GenePool)
def _score_gene_pool(score: v.GenePool, spot: Spot) -> str:
    counts = "zählt" if _trait(spot).face is None else "dazu"
    return f"{counts} so viele Punkte, wie dein Genpool anzeigt"


@_of(v.HandSize)
def _score_hand_size(score: v.HandSize, spot: Spot) -> str:
    return _per(1, "jede Karte, die du noch auf der Hand hast", spot)


@_of(v.HandWithEffect)
def _score_hand_with_effect(score: v.HandWithEffect, spot: Spot) -> str:
    return _per(1, "jede Karte mit Text, die du noch auf der Hand hast", spot)


@_of(v.HandDominants)
def _score_hand_dominants(score: v.HandDominants, spot: Spot) -> str:
    what = "jedes dominante Merkmal, das du noch auf der Hand hast"
    return _per(score.points, what, spot)


@_of(v.HandColors)
def _score_hand_colors(score: v.HandColors, spot: Spot) -> str:
    return _per(1, "jede Farbe, die du noch auf der Hand hast (farblos ist keine Farbe)", spot)


@_of(v.PileColors)
def _score_pile_colors(score: v.PileColors, spot: Spot) -> str:
    itself = _counting(score, spot, ", auch die dieser Karte")
    return _per(1, f"jede Farbe in deiner Auslage{itself} (farblos ist keine Farbe)", spot)


@_of(v.PerTraitOfColor)
def _score_per_trait_of_color(score: v.PerTraitOfColor, spot: Spot) -> str:
    what = f"jedes {COLORS[score.color]}e Merkmal in deiner Auslage{_counting(score, spot)}"
    return _per(score.points, what, spot)


@_of(v.PerTrait)
def _score_per_trait(score: v.PerTrait, spot: Spot) -> str:
    what = f"jedes Merkmal in deiner Auslage{_counting(score, spot)} und alle dominanten"
    return _per(score.points, what, spot)


@_of(v.PerFaceValue)
def _score_per_face_value(score: v.PerFaceValue, spot: Spot) -> str:
    what = f"jedes Merkmal mit Grundwert {score.face} in deiner Auslage{_counting(score, spot)}"
    return _per(score.points, what, spot)


@_of(v.PerNegativeFace)
def _score_per_negative_face(score: v.PerNegativeFace, spot: Spot) -> str:
    itself = _counting(score, spot)
    what = f"jedes Merkmal mit einem Grundwert unter null in deiner Auslage{itself}"
    return _per(score.points, what, spot)


@_of(v.Kin)
def _score_kin(score: v.Kin, spot: Spot) -> str:
    where = "allen Auslagen zusammen" if score.everywhere else "deiner Auslage"
    itself = _counting(score, spot, ", auch diese")
    return _per(1, f"jede Karte {spot.card.name} in {where}{itself}", spot)


@_of(v.ColorPairs)
def _score_color_pairs(score: v.ColorPairs, spot: Spot) -> str:
    itself = _counting(score, spot, "diese Karte zählt mit, ")
    what = (
        f"jedes volle Paar gleichfarbiger Merkmale in deiner Auslage; {itself}farblose Merkmale "
        "zählen nicht"
    )
    return _per(1, what, spot)


@_of(v.OpponentPairs)
def _score_opponent_pairs(score: v.OpponentPairs, spot: Spot) -> str:
    what = (
        f"jedes volle Paar {COLORS[score.color]}er Merkmale in der Auslage eines Gegners; "
        "gezählt wird bei jedem Gegner einzeln"
    )
    return _per(1, what, spot)


@_of(v.FewestColor)
def _score_fewest_color(score: v.FewestColor, spot: Spot) -> str:
    itself = _counting(score, spot, "diese Karte zählt mit, ")
    what = (
        "jedes Merkmal der Farbe, die in deiner Auslage am seltensten ist (bei Gleichstand nur "
        f"einer davon); {itself}farblose Merkmale zählen nicht. Dafür braucht deine Auslage "
        "mindestens zwei Farben"
    )
    return _per(score.points, what, spot)


@_of(v.MostTraits)
def _score_most_traits(score: v.MostTraits, spot: Spot) -> str:
    return (
        f"{bonus(score.points)}, wenn jeder Gegner weniger Merkmale in der Auslage hat als du; bei "
        "Gleichstand gibt es nichts"
    )


@_of(v.PerChosenColor)
def _score_per_chosen_color(score: v.PerChosenColor, spot: Spot) -> str:
    itself = _counting(score, spot, ", auch dieses, wenn es passt")
    return _per(score.points, f"jedes Merkmal der gewählten Farbe in deiner Auslage{itself}", spot)


@_of(v.OpponentsPerChosenColor)
def _score_opponents(score: v.OpponentsPerChosenColor, spot: Spot) -> str:
    verb = "erhält" if score.points >= 0 else "verliert"
    what = "jedes Merkmal der gewählten Farbe in der eigenen Auslage"
    return f"jeder Gegner|{verb} {grammar.points(abs(score.points))} für {what}"


@_of(v.PointsPerFace)
def _points_per_face(rule: v.PointsPerFace, spot: Spot) -> str:
    which = f"Merkmal mit Grundwert {rule.at_least} oder mehr in ihrer eigenen Auslage"
    return f"alle|{_get(rule.points)} für jedes {which}, auch für dominante"


@_of(v.DiscardedNegatives)
def _score_discarded_negatives(score: v.DiscardedNegatives, spot: Spot) -> str:
    cards = grammar.cards(score.every)
    what = f"je {cards} mit einem Grundwert unter null im Ablagestapel, abgerundet"
    return _per(1, what, spot)


@_of(v.DiscardedDominants)
def _score_discarded_dominants(score: v.DiscardedDominants, spot: Spot) -> str:
    return _per(score.points, "jedes dominante Merkmal im Ablagestapel", spot)


@_of(v.DiscardedOfSet)
def _score_discarded_of_set(score: v.DiscardedOfSet, spot: Spot) -> str:
    what = f"jedes Merkmal aus dem Set {grammar.SETS[score.of_set]} im Ablagestapel"
    return _per(score.points, what, spot)


# --- Goals ---------------------------------------------------------------------------------------

_TALLIED = {
    v.Tallied.DOMINANTS: ("dominantem Merkmal", "dominanten Merkmalen"),
    v.Tallied.EFFECTLESS: ("Merkmal ganz ohne Text", "Merkmalen ganz ohne Text"),
    v.Tallied.WITH_ACTION: ("Merkmal mit einer Aktion", "Merkmalen mit einer Aktion"),
    v.Tallied.TRAITS: ("Merkmal", "Merkmalen"),
}


def _so_many(step: v.Step) -> str:
    if step.most == v.NO_LIMIT:
        return f"{step.least} oder mehr"
    return str(step.least) if step.least == step.most else f"{step.least} bis {step.most}"


@_of(v.Tally)
def _tally(goal: v.Tally, spot: Spot) -> str:
    good, best = bonus(goal.good.points), bonus(goal.best.points)
    if goal.what == v.Tallied.GENE_POOL:
        return (
            f"{good} mit einem Genpool von {_so_many(goal.good)}, {best} mit einem von "
            f"{_so_many(goal.best)}"
        )
    if goal.what <= v.Tallied.COLORLESS:
        color = COLORS[v.Color(int(goal.what))]
        one, several = f"{color}em Merkmal", f"{color}en Merkmalen"
    else:
        one, several = look_up(_TALLIED, goal.what)
    what = one if goal.good.most == 1 else several
    rest = "ohne eines davon" if goal.best.most == 0 else f"mit {_so_many(goal.best)}"
    return f"{good} mit {_so_many(goal.good)} {what} in deiner Auslage, {best} {rest}"


@_of(v.LowestScore)
def _lowest_score(goal: v.LowestScore, spot: Spot) -> str:
    return (
        f"{bonus(goal.alone)}, wenn du vor allen geheimen Zielen weniger Punkte hast als alle "
        f"anderen, {bonus(goal.tied)}, wenn du gleichauf die wenigsten hast"
    )


@_of(v.FewestTraits)
def _fewest_traits(goal: v.FewestTraits, spot: Spot) -> str:
    return (
        f"{bonus(goal.alone)}, wenn du weniger Merkmale in der Auslage hast als jeder Gegner, "
        f"{bonus(goal.tied)}, wenn du gleichauf die wenigsten hast"
    )


@_of(v.ColorSets)
def _color_sets(goal: v.ColorSets, spot: Spot) -> str:
    return (
        f"{bonus(goal.points)} für jeden vollständigen Satz der vier Farben in deiner Auslage; "
        "jedes Merkmal gehört nur zu einem Satz"
    )


@_of(v.AllColors)
def _score_all_colors(score: v.AllColors, spot: Spot) -> str:
    return f"{bonus(score.points)}, wenn alle vier Farben in deiner Auslage liegen"


@_of(v.PerOfSet)
def _score_per_of_set(score: v.PerOfSet, spot: Spot) -> str:
    title = grammar.SETS[score.of_set]
    what = f"jedes Merkmal aus dem Set {title} in allen Auslagen zusammen"
    return _per(score.points, what, spot)
