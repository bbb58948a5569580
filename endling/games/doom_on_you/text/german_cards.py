"""What stands on the cards, in German, made from their declaration; one paragraph a line."""

from __future__ import annotations

from endling.games.doom_on_you import vocabulary as v
from endling.games.doom_on_you.text.language import DoomLanguage, bearer
from endling.games.text.grammar import GERMAN, Noun
from endling.games.text.phrases import Phrases, sentence

CARDS = Phrases()
TOKEN = Noun("Marke", "Marken", "f")
ANIMAL = Noun("Tier", "Tiere", "n")

FLAVORS = {
    "alpaca_punch": "Weiche Wolle, harte Hufe.",
    "hunting_bird": "Weg, bevor die Krümel fallen.",
    "deter_tle": "Weicht nicht. Bereut nichts.",
    "camo": "Du lehnst schon die ganze Zeit daran.",
    "flame_ingo": "Steht auf einem Bein und zielt mit dem anderen.",
    "hand_a": "Kuscheln mit Hintergedanken.",
    "otter_chaos": "Wirft erst und fragt nie.",
    "buffa_blow": "Bremsen gibt es extra.",
    "rhino_might": "Bitte mit Abstand behandeln.",
    "gor_wall_a": "Die Schlange beginnt hinter ihm.",
    "ele_fence": "Betreten des Elefanten verboten.",
    "shark_tillery": "An Land streng genommen erlaubt.",
    "hunt": "Nichts Persönliches. Nur Mittagessen.",
    "force_field": "Beim Ablecken erlischt die Garantie.",
    "deflect": "Zurück an den Absender, oder an irgendwen.",
    "capture": "Wer es findet, darf es füttern.",
    "sneak_attack": "Es stand die ganze Zeit hinter dir.",
    "volcano": "Der Hügel war nie ein Hügel.",
    "sinkhole": "Vorsicht, alles.",
    "wildfire": "Rauchig, mit einer Note von Reue.",
    "blizzard": "Eine Decke für jeden.",
    "stampede": "Niemand weiß, wer losgerannt ist.",
    "locusts": "Sie haben Freunde mitgebracht.",
    "flood": "Die Speisekammer ist jetzt ein Teich.",
    "meteor": "Wünsch dir was. Aber schnell.",
    "drought": "Sogar der Kaktus hat sich beschwert.",
    "earthquake": "Alles ist vom Tisch gerutscht.",
}

# --- Animals --------------------------------------------------------------------------------------


@CARDS.of(v.Animal)
def _(card: v.Animal, language: DoomLanguage) -> str:
    tokens = GERMAN.counted(card.tokens, TOKEN)
    lines = [f"Angriff {card.attack}, Verteidigung {card.defense}, {tokens}."]
    if card.attack == 0:
        lines = [f"Verteidigung {card.defense}. Kann nicht angreifen."]
    if card.power != v.Power.NONE:
        lines.append(sentence(CARDS.say(card.power, card)))
    return "\n".join(lines)


@CARDS.of(v.Power.HUNT_IMMUNE)
def _(power: v.Power, card: v.Animal) -> str:
    return "HUNT tötet es nie, weder in einer Auslage noch im Angriff"


@CARDS.of(v.Power.FORCE_FIELD_IMMUNE)
def _(power: v.Power, card: v.Animal) -> str:
    return "FORCE FIELD stoppt seinen Angriff nie"


@CARDS.of(v.Power.REVEAL_HAND)
def _(power: v.Power, card: v.Animal) -> str:
    return "hat sein Angriff Erfolg, darf sich die Hand des Ziels ansehen, wer die Marken bekommt"


# --- Battle cards ---------------------------------------------------------------------------------


@CARDS.of(v.Battle)
def _(card: v.Battle, language: DoomLanguage) -> str:
    text = sentence(CARDS.say(card.action, card))
    if not card.counterable:
        return text
    return f"{text}\nEin anderer Spieler kann das mit einer Karte {card.name} aufheben."


@CARDS.of(v.KillAnimal)
def _(action: v.KillAnimal, card: v.Battle) -> str:
    return (
        f"töte ein Tier in einer Auslage oder im Angriff, außer {bearer(v.Power.HUNT_IMMUNE)}; "
        "greift es an, endet sein Angriff"
    )


@CARDS.of(v.Protect)
def _(action: v.Protect, card: v.Battle) -> str:
    return (
        "wähle dich oder einen anderen Spieler: Alle Angriffe, die jetzt diesem Spieler gelten, "
        f"enden, und die Tiere werden abgeworfen, außer {bearer(v.Power.FORCE_FIELD_IMMUNE)}; oder "
        "das Verhängnis, das gerade zuschlägt, verschont ihn"
    )


@CARDS.of(v.Redirect)
def _(action: v.Redirect, card: v.Battle) -> str:
    return (
        "lenke einen Angriff auf einen anderen Gegner um, der sich sofort verteidigen muss; hat "
        "der Angriff Erfolg, bekommst du die Marken"
    )


@CARDS.of(v.TakeAttacker)
def _(action: v.TakeAttacker, card: v.Battle) -> str:
    return (
        "hole ein angreifendes Tier in deine Auslage, auch über drei Tiere hinaus; sein Angriff "
        "endet"
    )


@CARDS.of(v.AttackFromHand)
def _(action: v.AttackFromHand, card: v.Battle) -> str:
    return (
        "ein Tier mit Angriff 1 oder mehr aus deiner Hand greift sofort einen Gegner deiner Wahl "
        "an; danach wird es abgeworfen"
    )


# --- Dooms ----------------------------------------------------------------------------------------

# Whom it strikes with both verbs, whose choice it is, and whose the pile is.
_VICTIMS = {
    v.Victims.DRAWER: ("du verlierst", "du behältst", "deiner Wahl", "deiner"),
    v.Victims.DRAWER_AND_OTHER: (
        "du und ein anderer Spieler deiner Wahl verliert jeweils",
        "du und ein anderer Spieler deiner Wahl behaltet jeweils",
        "eigener Wahl",
        "der eigenen",
    ),
    v.Victims.EVERYBODY: ("alle verlieren", "alle behalten", "eigener Wahl", "ihrer"),
}


@CARDS.of(v.Doom)
def _(card: v.Doom, language: DoomLanguage) -> str:
    return sentence(CARDS.say(card.loss, card.victims))


@CARDS.of(v.LoseAllAnimals)
def _(loss: v.LoseAllAnimals, victims: v.Victims) -> str:
    lose, _keep, _choice, own = _VICTIMS[victims]
    return f"{lose} alle Tiere aus {own} Auslage"


@CARDS.of(v.LoseAnimals)
def _(loss: v.LoseAnimals, victims: v.Victims) -> str:
    lose, _keep, choice, own = _VICTIMS[victims]
    text = f"{lose} {GERMAN.counted(loss.amount, ANIMAL)} {choice} aus {own} Auslage"
    if loss.tokens_instead == 0:
        return text
    instead = f"stattdessen {GERMAN.counted(loss.tokens_instead, TOKEN)}"
    if victims == v.Victims.DRAWER:
        return f"{text}; liegt dort keins, {instead}"
    return f"{text}; wer dort kein Tier hat, verliert {instead}"


@CARDS.of(v.KeepAnimals)
def _(loss: v.KeepAnimals, victims: v.Victims) -> str:
    _lose, keep, choice, own = _VICTIMS[victims]
    kept = GERMAN.counted(loss.amount, ANIMAL)
    return f"{keep} {kept} {choice} in {own} Auslage; die anderen gehen verloren"


@CARDS.of(v.LoseTokens)
def _(loss: v.LoseTokens, victims: v.Victims) -> str:
    return f"{_VICTIMS[victims][0]} {GERMAN.counted(loss.amount, TOKEN)}"


@CARDS.of(v.LoseHalf)
def _(loss: v.LoseHalf, victims: v.Victims) -> str:
    lose, _keep, _choice, own = _VICTIMS[victims]
    return f"{lose} die Hälfte {own} Marken, abgerundet, aber nie mehr als {loss.most}"
