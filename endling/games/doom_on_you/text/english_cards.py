"""What stands on the cards, in English, made from their declaration; one paragraph a line."""

from __future__ import annotations

from typing import NamedTuple

from endling.games.doom_on_you import vocabulary as v
from endling.games.doom_on_you.text.language import DoomLanguage, bearer
from endling.games.text.grammar import ENGLISH, Noun
from endling.games.text.phrases import Phrases, sentence

CARDS = Phrases()
TOKEN = Noun("token", "tokens")
ANIMAL = Noun("animal", "animals")

FLAVORS = {
    "alpaca_punch": "Soft wool, hard hooves.",
    "hunting_bird": "Gone before the crumbs land.",
    "deter_tle": "Not moving. Not sorry.",
    "camo": "You have been leaning on it.",
    "flame_ingo": "Stands on one leg; aims with the other.",
    "hand_a": "A cuddle with ulterior motives.",
    "otter_chaos": "Throws first, asks nothing.",
    "buffa_blow": "Brakes sold separately.",
    "rhino_might": "Handle with distance.",
    "gor_wall_a": "The queue starts behind him.",
    "ele_fence": "Please keep off the elephant.",
    "shark_tillery": "Technically legal on land.",
    "hunt": "Nothing personal. Mostly lunch.",
    "force_field": "Warranty void if licked.",
    "deflect": "Return to sender, or to somebody.",
    "capture": "Finders, keepers, feeders.",
    "sneak_attack": "It was behind you the whole time.",
    "volcano": "The hill was never a hill.",
    "sinkhole": "Mind the everything.",
    "wildfire": "Smoky, with notes of regret.",
    "blizzard": "One blanket each.",
    "stampede": "Nobody knows who started running.",
    "locusts": "They brought friends.",
    "flood": "The pantry is now a pond.",
    "meteor": "Make a wish. Make it quick.",
    "drought": "Even the cactus complained.",
    "earthquake": "Everything slid off the table.",
}

# --- Animals --------------------------------------------------------------------------------------


@CARDS.of(v.Animal)
def _(card: v.Animal, language: DoomLanguage) -> str:
    lines = [
        f"Attack {card.attack}, defense {card.defense}, {ENGLISH.counted(card.tokens, TOKEN)}."
    ]
    if card.attack == 0:
        lines = [f"Defense {card.defense}. Cannot attack."]
    if card.power != v.Power.NONE:
        lines.append(sentence(CARDS.say(card.power, card)))
    return "\n".join(lines)


@CARDS.of(v.Power.HUNT_IMMUNE)
def _(power: v.Power, card: v.Animal) -> str:
    return "HUNT never kills it, neither in a pile nor in an attack"


@CARDS.of(v.Power.FORCE_FIELD_IMMUNE)
def _(power: v.Power, card: v.Animal) -> str:
    return "FORCE FIELD never stops its attack"


@CARDS.of(v.Power.REVEAL_HAND)
def _(power: v.Power, card: v.Animal) -> str:
    return "when its attack succeeds, whoever gets the tokens looks at the target's hand"


# --- Battle cards ---------------------------------------------------------------------------------


@CARDS.of(v.Battle)
def _(card: v.Battle, language: DoomLanguage) -> str:
    text = sentence(CARDS.say(card.action, card))
    if not card.counterable:
        return text
    return f"{text}\nAnother player can cancel it with another {card.name}."


@CARDS.of(v.KillAnimal)
def _(action: v.KillAnimal, card: v.Battle) -> str:
    return (
        f"kill one animal in any pile or in an attack, except {bearer(v.Power.HUNT_IMMUNE)}; if it "
        "was attacking, its attack ends"
    )


@CARDS.of(v.Protect)
def _(action: v.Protect, card: v.Battle) -> str:
    return (
        "choose yourself or another player: all attacks that are now aimed at that player end and "
        f"the animals are discarded, except {bearer(v.Power.FORCE_FIELD_IMMUNE)}, or the doom that "
        "is striking spares that player"
    )


@CARDS.of(v.Redirect)
def _(action: v.Redirect, card: v.Battle) -> str:
    return (
        "send one attack to another opponent, who has to defend against it at once; if it "
        "succeeds, you get the tokens"
    )


@CARDS.of(v.TakeAttacker)
def _(action: v.TakeAttacker, card: v.Battle) -> str:
    return "take one attacking animal into your pile, however many are there; its attack ends"


@CARDS.of(v.AttackFromHand)
def _(action: v.AttackFromHand, card: v.Battle) -> str:
    return (
        "an animal with attack 1 or more from your hand attacks an opponent of your choice at "
        "once; it is discarded afterwards"
    )


# --- Dooms ----------------------------------------------------------------------------------------


class _Who(NamedTuple):
    """Whom a doom strikes, with the verbs, whose choice it is, whose things, and who has none."""

    lose: str
    keep: str
    and_lose: str
    choice: str
    own: str
    pile: str
    without: str


_EACH = "you and one other player of your choice each"
_VICTIMS = {
    v.Victims.DRAWER: _Who(
        "you lose", "you keep", "lose", "your choice", "your", "your pile", "if it is empty,"
    ),
    v.Victims.DRAWER_AND_OTHER: _Who(
        f"{_EACH} lose",
        f"{_EACH} keep",
        "lose",
        "your own choosing",
        "your",
        "your piles",
        "whoever has none there loses",
    ),
    v.Victims.EVERYBODY: _Who(
        "every player loses",
        "every player keeps",
        "loses",
        "their choice",
        "their",
        "their pile",
        "whoever has none there loses",
    ),
}


@CARDS.of(v.Doom)
def _(card: v.Doom, language: DoomLanguage) -> str:
    return sentence(CARDS.say(card.loss, card.victims))


@CARDS.of(v.LoseAllAnimals)
def _(loss: v.LoseAllAnimals, victims: v.Victims) -> str:
    who = _VICTIMS[victims]
    return f"{who.lose} all animals in {who.pile}"


@CARDS.of(v.LoseAnimals)
def _(loss: v.LoseAnimals, victims: v.Victims) -> str:
    who = _VICTIMS[victims]
    animals = ENGLISH.counted(loss.amount, ANIMAL)
    text = f"{who.lose} {animals} of {who.choice} from {who.pile}"
    if loss.tokens_instead == 0:
        return text
    instead = ENGLISH.counted(loss.tokens_instead, TOKEN)
    return f"{text}; {who.without} {instead} instead"


@CARDS.of(v.KeepAnimals)
def _(loss: v.KeepAnimals, victims: v.Victims) -> str:
    who = _VICTIMS[victims]
    animals = ENGLISH.counted(loss.amount, ANIMAL)
    return f"{who.keep} {animals} of {who.choice} in {who.pile}, and {who.and_lose} the others"


@CARDS.of(v.LoseTokens)
def _(loss: v.LoseTokens, victims: v.Victims) -> str:
    return f"{_VICTIMS[victims].lose} {ENGLISH.counted(loss.amount, TOKEN)}"


@CARDS.of(v.LoseHalf)
def _(loss: v.LoseHalf, victims: v.Victims) -> str:
    who = _VICTIMS[victims]
    return f"{who.lose} half of {who.own} tokens, rounded down, but never more than {loss.most}"
