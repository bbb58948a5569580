"""Between which bounds an exact position lies, and how its parts must fit together."""

from __future__ import annotations

from typing import Any

from endling.games.doomlings import tables as t
from endling.games.doomlings import work
from endling.games.doomlings.age_deck import CATASTROPHES_TO_THE_END
from endling.games.doomlings.board import MAX_PLAYERS
from endling.games.doomlings.cards import TRAITS
from endling.games.doomlings.questions import QUESTIONS
from endling.games.doomlings.state import (
    FINISHED,
    REVEALING,
    SCATTERED,
    SHIELDED,
    TAKING_TURNS,
)
from endling.games.doomlings.targets import COLORLESS, law
from endling.games.doomlings.unfinished import (
    DEEPEST,
    WORKS,
    has,
    is_none,
    is_revealed,
    is_trait,
    may_be_none,
    set_of,
)
from endling.games.doomlings.vocabulary import LawKind, PeekAge
from endling.games.soundness import (
    Span,
    check_empty_seats,
    check_stack,
    read_fields,
    unsound,
)
from endling.kernel.cardset import WORD, cards_in
from endling.kernel.chacha_block import BLOCK_WORDS
from endling.kernel.frames import KIND
from endling.kernel.sizes import NO_CARD

_FLAG: Span = (0, 1)
_WORD: Span = (0, (1 << 32) - 1)
_SET: Span = (0, (1 << WORD) - 1)
_CARD: Span = (0, NO_CARD)
_COLOR: Span = (0, COLORLESS)  # one more than a colour's number, 0: none
_POINTS: Span = (-t.MOST_POINTS, t.MOST_POINTS)

_MOST_KNOWN = max(i.n for trait in TRAITS for i in trait.action if isinstance(i, PeekAge))

BOUNDS: dict[str, Span] = {
    "counter": (0, 1 << 48),
    "key": _WORD,
    "block": _WORD,
    "unused": (0, BLOCK_WORDS),
    "legal": _SET,
    "together": (0, (1 << MAX_PLAYERS) - 1),
    "actor": (-1, MAX_PLAYERS - 1),
    "prompt": (0, len(QUESTIONS.names) - 1),
    "cause": _CARD,
    "over": _FLAG,
    "fault": (0, 0),
    "untimed": (0, 0),
    "depth": (0, 127),
    "frames": (0, 255),
    "seen": _SET,
    "shown": _SET,
    "fresh": _SET,
    "resolved": _SET,
    "points": _POINTS,
    "tie_points": _POINTS,
    "pledge": _CARD,
    "knows_age": (0, _MOST_KNOWN),
    "catastrophes": (0, CATASTROPHES_TO_THE_END),
    "phase": (0, FINISHED),
    "turn": (-1, MAX_PLAYERS - 1),
    "taken": (0, MAX_PLAYERS),
    "no_stabilizing": _FLAG,
    "extra": (0, 2),
    "skipping": _FLAG,
    "cut": _FLAG,
    "last_played": _CARD,
    "shield": (0, SHIELDED),
    "worlds_end": (0, t.CARD_COUNT - 1),
    "sign": (0, t.CARD_COUNT - 1),
    "offered": (0, t.CARD_COUNT - 1),
    "chosen": _COLOR,
    "recolor": _COLOR,
    "drawn_points": (t.LEAST_FACE, t.LARGEST_FACE),
    "discards_counted": (0, t.TRAIT_COUNT + 1),
    "painted": _COLOR,
    "attached": (0, len(t.ATTACHMENTS)),
    "host": (0, t.TRAIT_COUNT),
    "open_hands": _FLAG,
    "dealt": _SET,
    "dealing": (0, SCATTERED),
}


def restore(s: Any, more: Any) -> None:
    """Write the rest of an exact position into a state whose cards have been laid out."""
    revealed = int(s.catastrophes)
    read_fields(s, more, BOUNDS)
    check_empty_seats(s, BOUNDS, MAX_PLAYERS)
    if int(s.actor) >= int(s.players) or int(s.turn) >= int(s.players):
        raise unsound("actor")
    if int(s.catastrophes) != revealed:
        raise unsound("catastrophes")
    if not may_be_none(int(s.cause)):
        raise unsound("cause")
    if not (is_trait(int(s.last_played)) or is_none(int(s.last_played))):
        raise unsound("last_played")
    for name in ("shown", "fresh", "resolved"):
        if any(card >= t.TRAIT_COUNT for card in cards_in(s[name])):
            raise unsound(name)
    _check_colors(s)
    _check_signs(s)
    _check_hosts(s)
    _check_open_hands(s)
    _check_dealt(s)
    if s.over == 1:
        _check_end(s)
    else:
        _check_middle(s)


def _check_colors(s: Any) -> None:
    for first, second in s.recolor.tolist():
        if (first == 0) != (second == 0) or (first and first == second):
            raise unsound("recolor")


def _check_signs(s: Any) -> None:
    """Everybody was offered two, and kept one of them; nobody has the sign of another."""
    offered = s.offered[: int(s.players)].tolist()
    if not s.offered.any():
        if s.sign.any():
            raise unsound("sign")
        return
    signs = [sign for pair in offered for sign in pair]
    are_signs = all(t.FIRST_SIGN <= sign < t.FIRST_AGE for sign in signs)
    if not are_signs or len(set(signs)) < len(signs):
        raise unsound("offered")
    for seat, pair in enumerate(offered):
        kept = pair if s.phase > 0 else (0, *pair)
        if int(s.sign[seat]) not in kept:
            raise unsound("sign")


def _check_hosts(s: Any) -> None:
    """A host lies in the pile of its attachment, fits it, and has no other."""
    hosts = [int(host) - 1 for host in s.host if host > 0]
    if len(hosts) != int(s.attached) or len(set(hosts)) < len(hosts):
        raise unsound("attached")
    for slot, card in enumerate(t.ATTACHMENTS):
        host = int(s.host[slot]) - 1
        if host >= 0 and not (has(t.HOSTS[slot], host) and _are_together(s, card, host)):
            raise unsound("host")


def _are_together(s: Any, card: int, host: int) -> bool:
    piles = s.pile[: int(s.players)]
    return any(has(pile, card) and has(pile, host) for pile in piles)


def _check_open_hands(s: Any) -> None:
    """Hands lie open while the age says so, and then everybody has seen them."""
    counts = s.phase in (REVEALING, TAKING_TURNS) and law(s) == LawKind.OPEN_HANDS
    if bool(s.open_hands) != counts:
        raise unsound("open_hands")
    if counts:
        hands = [set_of(s.hand[seat]) for seat in range(int(s.players))]
        for seat in range(-1, int(s.players)):
            others = set().union(*(hand for other, hand in enumerate(hands) if other != seat))
            if not others <= set_of(s.seen[seat + 1]):
                raise unsound("seen")


def _check_dealt(s: Any) -> None:
    """What was dealt from the discard pile is in hands."""
    held = set().union(*(set_of(s.hand[seat]) for seat in range(int(s.players))))
    dealt = set_of(s.dealt)
    if not dealt <= held or bool(dealt) != bool(s.dealing):
        raise unsound("dealt")


def _check_end(s: Any) -> None:
    nothing = ("legal", "prompt", "cause", "depth", "frames", "shown")
    if any(s[name].any() for name in nothing) or s.actor != -1 or s.turn != -1:
        raise unsound("over")
    if s.phase != FINISHED or s.catastrophes != CATASTROPHES_TO_THE_END:
        raise unsound("over")
    if not is_revealed(s, int(s.worlds_end)):
        raise unsound("worlds_end")
    _check_pledges(s)


def _check_middle(s: Any) -> None:
    if s.actor < 0 or s.phase == FINISHED:
        raise unsound("actor")
    if s.points.any() or s.tie_points.any():
        raise unsound("points")
    check_stack(s, WORKS, DEEPEST)
    kinds = s.frames[: int(s.depth), KIND].tolist()
    if (s.turn >= 0) != (work.TURN in kinds) or (s.phase == TAKING_TURNS) != (work.TURN in kinds):
        raise unsound("turn")
    if (s.phase == 0) != (kinds[-1] == work.CHOOSE_SIGN):
        raise unsound("phase")
    if s.shown.any() and kinds[-1] not in (work.TAKE_SHOWN, work.LOOK_AND_TAKE):
        raise unsound("shown")
    if kinds[-1] != work.PASS_CARDS and work.DISCARD_LOWEST not in kinds:
        _check_pledges(s)


def _check_pledges(s: Any) -> None:
    if (s.pledge[: int(s.players)] != NO_CARD).any():
        raise unsound("pledge")
