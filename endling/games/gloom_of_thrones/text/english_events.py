"""The event log in English, in the present tense; lines that every game has are not here."""

from __future__ import annotations

from endling.games.blanks import blank
from endling.games.text.english import cards, giver, receiver, who
from endling.games.text.grammar import ENGLISH, Noun
from endling.games.text.language import LineOf
from endling.games.text.line import Line

_ACTION = Noun("action", "actions")
_SOMEONE = "a character"


def _actions(n: int) -> str:
    return ENGLISH.counted(n, _ACTION)


def _play(e: Line) -> str:
    words = f"{who(e)} plays {cards(e)}"
    return f"{words} on {e.onto}" if e.onto else words


def _lose_modifier(e: Line) -> str:
    return f"{e.off or _SOMEONE} loses {cards(e)}"


def _swap(e: Line) -> str:
    return f"{cards(e)} moves from {e.off or _SOMEONE} to {e.onto or _SOMEONE}"


def _move_death(e: Line) -> str:
    there = f"{e.onto or _SOMEONE} dies instead of {e.off or _SOMEONE}"
    return f"{there}: {e.card}" if e.card else there


def _revive(e: Line) -> str:
    alive = f"{e.off or e.card or _SOMEONE} lives again"
    return f"{alive}, and {e.card} is discarded" if e.off and e.card else alive


LINES: dict[str, LineOf] = {
    # Setting up.
    "choose_family": lambda e: f"{who(e)} chooses {e.card or 'a family'}",
    "join": lambda e: f"{e.card or _SOMEONE} joins {ENGLISH.owner(who(e))} family",
    "vote": lambda e: f"{who(e)} thinks that {blank(e.number)} has had the worst day",
    "first_player": lambda e: f"{who(e)} begins",
    # The turn.
    "miss_turn": lambda e: f"{who(e)} misses this turn",
    "fewer_actions": lambda e: f"{who(e)} has {_actions(e.number)} fewer this turn",
    "discard_hand": lambda e: f"{who(e)} discards the whole hand",
    "skip_draw": lambda e: f"{who(e)} does not draw at the end of this turn",
    "replace": lambda e: f"{who(e)} replaces {cards(e)}, since there is no throne",
    # A card is played.
    "play": _play,
    "play_event": lambda e: f"{who(e)} plays the event {e.card or ''}".rstrip(),
    "target": lambda e: f"{who(e)} chooses {e.card or _SOMEONE}",
    "window": lambda e: f"the others may respond to {cards(e)}",
    "respond": lambda e: f"{who(e)} responds with {cards(e)}",
    "cancel": lambda e: f"{cards(e)} is discarded without effect",
    "spent": lambda e: f"{cards(e)} is over and discarded",
    # The Throne.
    "throne": lambda e: f"{e.card or _SOMEONE} takes the throne and is the Monarch",
    "throne_to_centre": lambda e: (
        f"{e.card or 'the Monarch'} loses the throne, which goes back to the middle"
    ),
    # What cards do.
    "give": lambda e: f"{giver(e)} gives {cards(e)} to {receiver(e)}",
    "steal": lambda e: f"{receiver(e)} takes {cards(e)} from {ENGLISH.owner(giver(e))} hand",
    "show": lambda e: f"{who(e)} shows {cards(e)}",
    "look": lambda e: f"{who(e)} looks at {cards(e)} from the deck",
    "take": lambda e: f"{who(e)} takes {cards(e)} from the deck",
    "bury": lambda e: f"{who(e)} puts {cards(e)} under the deck",
    "lose_modifier": _lose_modifier,
    "swap": _swap,
    "move_death": _move_death,
    "revive": _revive,
    "will_skip_draw": lambda e: f"{who(e)} will skip the next draw at the end of a turn",
    "will_miss_turn": lambda e: f"{who(e)} will miss the next turn",
    "will_lose_actions": lambda e: f"{who(e)} will have {_actions(e.number)} fewer next turn",
    "extra_actions": lambda e: (
        f"{who(e)} gets {ENGLISH.counted(e.number, _ACTION, 'more')} this turn"
    ),
    # The end.
    "family_dead": lambda e: f"{ENGLISH.owner(who(e))} whole family is dead",
    "deadlock": lambda e: "nobody has played a card for a long time",
    "last_round": lambda e: "that was the last round",
}
