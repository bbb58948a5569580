"""The event log in English, in the present tense; lines that every game has are not here."""

from __future__ import annotations

from endling.games.doomlings import vocabulary as v
from endling.games.doomlings.text.english_grammar import COLORS, NOUNS, points
from endling.games.doomlings.text.event_numbers import SHIELDED, host, recolored
from endling.games.text.english import SOMEBODY, cards, giver, receiver, who
from endling.games.text.grammar import ENGLISH
from endling.games.text.language import LineOf
from endling.games.text.line import Line


def _hand(name: str) -> str:
    return f"{ENGLISH.owner(name)} hand"


def _pile(name: str) -> str:
    return f"{ENGLISH.owner(name)} pile"


def _trait(e: Line) -> str:
    return cards(e, NOUNS["trait"])


def _play(e: Line) -> str:
    if e.source and e.target and e.source != e.target:
        return f"{e.source} plays {cards(e)} into {_pile(e.target)}"
    return f"{who(e)} plays {cards(e)}"


def _show(e: Line) -> str:
    if e.target and e.target != e.actor:
        return f"{who(e)} shows {cards(e)} to {e.target}"
    return f"{who(e)} shows {cards(e)}"


def _peek(e: Line) -> str:
    words = f"{who(e)} looks at the next card of the age deck"
    return f"{words}: {e.card}" if e.card else words


def _shield(e: Line) -> str:
    if e.number == SHIELDED:
        return f"{e.card or 'the catastrophe'} does not touch {who(e)}"
    return f"{e.card or 'the catastrophe'} uses up {ENGLISH.owner(who(e))} protection"


def _worlds_end(e: Line) -> str:
    if e.card is None:
        return "the world ends"
    if e.who:
        return f"World's End for {e.who}: {e.card}"
    return f"the world ends with {e.card}"


def _points(e: Line) -> str:
    if e.actor is None:
        return f"{cards(e)} is turned over"
    verb = "loses" if e.number < 0 else "gains"
    return f"{who(e)} draws {cards(e)} and {verb} {points(abs(e.number))}"


def _recolor(e: Line) -> str:
    first, second = recolored(e.number)
    traits = f"{ENGLISH.owner(who(e))} {COLORS[first]} traits"
    words = f"{traits} count as {COLORS[second]} from now on"
    return f"{e.card}: {words}" if e.card else words


def _color(e: Line) -> str:
    words = f"{who(e)} chooses {COLORS[v.Color(e.number)]}"
    return f"{words} for {e.card}" if e.card else words


def _tie_break(e: Line) -> str:
    return f"tie-break: {who(e)} draws {cards(e)}, worth {ENGLISH.number(e.number)}"


LINES: dict[str, LineOf] = {
    "play": _play,
    "discard_trait": lambda e: f"{_trait(e)} is discarded from {_pile(giver(e))}",
    "endure": lambda e: f"{_trait(e)} goes straight back into {_pile(receiver(e))}",
    "steal": lambda e: f"{receiver(e)} takes {_trait(e)} from {_pile(giver(e))}",
    "swap": lambda e: f"swap: {_trait(e)} moves from {_pile(giver(e))} to {_pile(receiver(e))}",
    "give": lambda e: f"{giver(e)} gives {cards(e)} to {receiver(e)}",
    "return": lambda e: f"{_trait(e)} goes back into {_hand(receiver(e))}",
    "take": lambda e: f"{receiver(e)} takes {cards(e)} from {_hand(giver(e))}",
    "take_shown": lambda e: f"{receiver(e)} takes {cards(e)}, which {giver(e)} showed",
    "show": _show,
    "look": lambda e: f"{who(e)} looks at {cards(e)} in {_hand(e.source or receiver(e))}",
    "peek": _peek,
    "reveal": lambda e: f"{e.card or 'the next card of the age deck'} is revealed",
    "skip_age": lambda e: f"{e.card or 'an age'} passes without effect",
    "gene_pool": lambda e: f"{ENGLISH.owner(who(e))} gene pool is now {ENGLISH.number(e.number)}",
    "swap_hands": lambda e: f"{giver(e)} and {e.target or SOMEBODY} trade hands",
    "pass_hand": lambda e: f"{giver(e)} passes the whole hand to {e.target or SOMEBODY}",
    "pass_card": lambda e: f"{giver(e)} passes {cards(e)} to {receiver(e)}",
    "skip_turn": lambda e: f"{who(e)} cannot play and misses the turn",
    "cancel": lambda e: f"{who(e)} cancels the action of {_trait(e)}",
    "action": lambda e: f"{who(e)} uses the action of {_trait(e)}",
    "color": _color,
    "recolor": _recolor,
    "shield": _shield,
    "first_player": lambda e: f"{who(e)} is first player from now on",
    "round_cut": lambda e: "the round ends at once",
    "worlds_end": _worlds_end,
    "draw_points": _points,
    "tie_break": _tie_break,
    "turn_over": lambda e: f"{who(e)} turns over {cards(e)}, which is discarded",
    "recover": lambda e: f"{receiver(e)} takes {cards(e)} from the discard pile",
    "paint": lambda e: f"{who(e)} makes {_trait(e)} {COLORS[v.Color(e.number)]}",
    "attach": lambda e: f"{who(e)} attaches {cards(e)} to {host(e.number)}",
    "bury": lambda e: f"{who(e)} puts {cards(e)} under the deck",
    "sign": lambda e: f"{who(e)} keeps {e.card or 'a sign'} in secret",
    "show_sign": lambda e: f"{who(e)} shows their sign: {e.card or 'none'}",
    "choose": lambda e: f"{who(e)} chooses {e.card or 'a catastrophe'} for World's End",
}
