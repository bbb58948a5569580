"""The event log in English, in the present tense."""

from __future__ import annotations

from collections.abc import Callable

from endling.games.doomlings import vocabulary as v
from endling.games.doomlings.event_types import Happening
from endling.games.doomlings.text.english_grammar import COLORS, counted, number, owners
from endling.games.doomlings.text.event import SHIELDED, Event, recolored

_NOBODY = "somebody"


def _who(e: Event) -> str:
    return e.actor or _NOBODY


def _giver(e: Event) -> str:
    return e.giver or _NOBODY


def _receiver(e: Event) -> str:
    return e.receiver or _NOBODY


def _card(e: Event) -> str:
    return e.card or "a card"


def _trait(e: Event) -> str:
    return e.card or "a trait"


def _play(e: Event) -> str:
    if e.source and e.target and e.source != e.target:
        return f"{e.source} plays {_card(e)} into {owners(e.target)} pile"
    return f"{_who(e)} plays {_card(e)}"


def _show(e: Event) -> str:
    if e.target and e.target != e.actor:
        return f"{_who(e)} shows {_card(e)} to {e.target}"
    return f"{_who(e)} shows {_card(e)}"


def _look(e: Event) -> str:
    return f"{_who(e)} looks at {_card(e)} in {owners(e.source or _receiver(e))} hand"


def _peek(e: Event) -> str:
    words = f"{_who(e)} looks at the next card of the age deck"
    return f"{words}: {e.card}" if e.card else words


def _shield(e: Event) -> str:
    if e.number == SHIELDED:
        return f"{e.card or 'the catastrophe'} does not touch {_who(e)}"
    return f"{e.card or 'the catastrophe'} uses up {owners(_who(e))} protection"


def _worlds_end(e: Event) -> str:
    if e.card is None:
        return "the world ends"
    if e.who:
        return f"World's End for {e.who}: {e.card}"
    return f"the world ends with {e.card}"


def _points(e: Event) -> str:
    if e.actor is None:
        return f"{_card(e)} is turned over"
    verb = "loses" if e.number < 0 else "gains"
    return f"{_who(e)} draws {_card(e)} and {verb} {counted(abs(e.number), 'point')}"


def _tie_break(e: Event) -> str:
    return f"tie-break: {_points(e)}"


def _recolor(e: Event) -> str:
    first, second = recolored(e.number)
    return f"{owners(_who(e))} {COLORS[first]} traits count as {COLORS[second]} from now on"


def _game_over(e: Event) -> str:
    return f"the game is over, and {e.who} wins" if e.who else "the game is over"


def _choose(e: Event) -> str:
    return f"{_who(e)} chooses {e.card or e.target or 'a card'}"


EVENTS: dict[Happening, Callable[[Event], str]] = {
    Happening.DEAL: lambda e: f"{_receiver(e)} is dealt {_card(e)}",
    Happening.DRAW: lambda e: f"{_receiver(e)} draws {_card(e)}",
    Happening.PLAY: _play,
    Happening.REACT: lambda e: f"{_who(e)} reacts with {_card(e)}",
    Happening.DISCARD: lambda e: f"{_giver(e)} discards {_card(e)}",
    Happening.DISCARD_TRAIT: lambda e: f"{_trait(e)} is discarded from {owners(_giver(e))} pile",
    Happening.ENDURE: lambda e: f"{_trait(e)} goes straight back into {owners(_receiver(e))} pile",
    Happening.STEAL: lambda e: f"{_receiver(e)} takes {_trait(e)} from {owners(_giver(e))} pile",
    Happening.SWAP: lambda e: (
        f"swap: {_trait(e)} moves from {owners(_giver(e))} pile to {owners(_receiver(e))} pile"
    ),
    Happening.GIVE: lambda e: f"{_giver(e)} gives {_card(e)} to {_receiver(e)}",
    Happening.RETURN: lambda e: f"{_trait(e)} goes back into {owners(_receiver(e))} hand",
    Happening.TAKE: lambda e: f"{_receiver(e)} takes {_card(e)} from {owners(_giver(e))} hand",
    Happening.TAKE_SHOWN: lambda e: f"{_receiver(e)} takes {_card(e)}, which {_giver(e)} showed",
    Happening.SHOW: _show,
    Happening.LOOK: _look,
    Happening.PEEK: _peek,
    Happening.REVEAL: lambda e: f"{e.card or 'the next card of the age deck'} is revealed",
    Happening.SKIP_AGE: lambda e: f"{e.card or 'an age'} passes without effect",
    Happening.GENE_POOL: lambda e: f"{owners(_who(e))} gene pool is now {number(e.number)}",
    Happening.SHUFFLE: lambda e: "the discard pile is shuffled and becomes the new deck",
    Happening.SWAP_HANDS: lambda e: f"{_giver(e)} and {e.target or _NOBODY} trade hands",
    Happening.PASS_HAND: lambda e: f"{_giver(e)} passes the whole hand to {e.target or _NOBODY}",
    Happening.PASS_CARD: lambda e: f"{_giver(e)} passes {_card(e)} to {_receiver(e)}",
    Happening.TURN: lambda e: f"{owners(_who(e))} turn begins",
    Happening.SKIP_TURN: lambda e: f"{_who(e)} cannot play and skips the turn",
    Happening.CANCEL: lambda e: f"{_who(e)} cancels the action of {_trait(e)}",
    Happening.ACTION: lambda e: f"the action of {_trait(e)} happens for {_who(e)}",
    Happening.COLOR: lambda e: f"{_who(e)} chooses {COLORS[v.Color(e.number)]}",
    Happening.RECOLOR: _recolor,
    Happening.SHIELD: _shield,
    Happening.FIRST_PLAYER: lambda e: f"{_who(e)} is the first player from now on",
    Happening.ROUND_CUT: lambda e: "the round is over at once",
    Happening.WORLDS_END: _worlds_end,
    Happening.DRAW_POINTS: _points,
    Happening.TIE_BREAK: _tie_break,
    Happening.GAME_OVER: _game_over,
    Happening.KEEP: lambda e: f"{_who(e)} keeps {_card(e)}",
    Happening.CHOOSE: _choose,
}
