"""The event log in English, in the present tense; lines that every game has are not here."""

from __future__ import annotations

from endling.games.blanks import blank
from endling.games.doom_on_you import vocabulary as v
from endling.games.doom_on_you.text.english_cards import TOKEN
from endling.games.doom_on_you.text.language import other_and_tokens
from endling.games.text.english import cards, giver, who
from endling.games.text.grammar import ENGLISH, Noun
from endling.games.text.language import LineOf
from endling.games.text.line import Line

_ANIMAL = "an animal"
_CARD = "a card"
_POINT = Noun("point of defense", "points of defense")
_DOOM = "doom"

PROMISES = {
    "spare": "no attacks in this round",
    "join": "an attack on the target",
    "stay_out": "no battle cards in this turn",
    "help": "help with battle cards in this turn",
    "favor": "a favor",
}


def _tokens(n: int) -> str:
    return ENGLISH.counted(n, TOKEN)


def _steal(e: Line) -> str:
    target, tokens = other_and_tokens(e)
    return f"{e.card or _ANIMAL} gets through: {who(e)} takes {_tokens(tokens)} from {target}"


def _offer(e: Line) -> str:
    other, tokens = other_and_tokens(e)
    return f"{who(e)} offers {other} {_tokens(tokens)}"


def _pay(e: Line) -> str:
    other, tokens = other_and_tokens(e)
    return f"{who(e)} pays {other} {_tokens(tokens)}"


def _promise(e: Line) -> str:
    wanted = PROMISES[v.Promise(e.number).name.lower()]
    return f"what {who(e)} wants for it: {wanted}"


def _window(e: Line) -> str:
    return f"{e.card} may be answered" if e.card else "battle cards may be played"


def _give(e: Line) -> str:
    return f"{giver(e)} gives {e.receiver or 'somebody'} {cards(e)}"


LINES: dict[str, LineOf] = {
    # Setting up, and a new round.
    "first_target": lambda e: f"{who(e)} is the first target",
    "round": lambda e: f"round {e.number} begins",
    "shuffle": lambda e: "the discard pile is shuffled and becomes the new draw pile",
    # Preparation.
    "stop": lambda e: f"{who(e)} draws no more cards",
    "no_cards": lambda e: f"there is no card left for {who(e)} to draw",
    "place": lambda e: f"{who(e)} places {cards(e)}",
    # The turn of a target.
    "turn": lambda e: f"{who(e)} is the target now",
    "attack": lambda e: f"{who(e)} attacks with {cards(e)}",
    "enter": lambda e: f"{who(e)} puts {cards(e)} straight into the pile",
    "window": _window,
    "block": lambda e: f"{who(e)} means to block {e.card or _ANIMAL}",
    "let_through": lambda e: f"{who(e)} lets {e.card or _ANIMAL} through",
    "blocked": lambda e: f"{e.card or _ANIMAL} is blocked and discarded",
    "spent": lambda e: f"{e.card or _ANIMAL} has {ENGLISH.counted(e.number, _POINT)} left",
    "dies": lambda e: f"{e.card or _ANIMAL} has no defense left and is discarded",
    "steal": _steal,
    "look": lambda e: f"{who(e)} looks at the hand of the target",
    "used": lambda e: f"{e.card or _ANIMAL} is discarded after its raid",
    "return": lambda e: f"{e.card or _ANIMAL} returns to {ENGLISH.owner(who(e))} pile",
    "in_vain": lambda e: f"the attack of {e.card or _ANIMAL} comes to nothing",
    # Battle cards.
    "at_animal": lambda e: f"it is aimed at {ENGLISH.owner(who(e))} {e.card or 'animal'}",
    "at_player": lambda e: f"it is aimed at {who(e)}",
    "counter": lambda e: f"{who(e)} counters with {cards(e)}",
    "cancel": lambda e: f"{ENGLISH.owner(who(e))} {e.card or _CARD} is cancelled",
    "hunted": lambda e: f"{e.card or _ANIMAL} is hunted down",
    "stopped": lambda e: f"a force field stops {e.card or _ANIMAL}",
    "shielded": lambda e: f"a force field shields {who(e)} from {e.card or _DOOM}",
    "deflected": lambda e: f"{who(e)} deflects {e.card or _ANIMAL} to {blank(e.number)}",
    "captured": lambda e: f"{who(e)} captures {e.card or _ANIMAL}",
    "sneak": lambda e: f"{who(e)} sneaks up with {cards(e)}",
    "spent_card": lambda e: f"{e.card or _CARD} is discarded",
    # Dooms.
    "doom": lambda e: f"{who(e)} draws {e.card or _DOOM}",
    "doom_other": lambda e: f"{e.card or _DOOM} strikes {who(e)} too",
    "only_drawer": lambda e: f"nobody would have food left: it strikes {who(e)} only",
    "lose": lambda e: f"{giver(e)} loses {cards(e)}",
    "lose_tokens": lambda e: f"{who(e)} loses {_tokens(e.number)}",
    # Deals.
    "offer": _offer,
    "promise": _promise,
    "offer_card": lambda e: f"{who(e)} is offered {cards(e)}",
    "accept": lambda e: f"{who(e)} accepts",
    "decline": lambda e: f"{who(e)} declines",
    "pay": _pay,
    "give": _give,
    # The end.
    "out": lambda e: f"{who(e)} has no food left and is out",
    "last_round": lambda e: "that was the last round: most tokens win",
    "wiped_out": lambda e: "nobody has any food left",
}
