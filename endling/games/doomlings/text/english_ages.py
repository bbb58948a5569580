"""What ages are about besides their instructions, in English."""

from __future__ import annotations

from endling.games.doomlings import vocabulary as v
from endling.games.doomlings.text import english_grammar as grammar
from endling.games.doomlings.text.english_grammar import COLORS
from endling.games.doomlings.text.english_instructions import PHRASES
from endling.games.doomlings.text.parts import Spot

_of = PHRASES.of


@_of(v.Birth)
def _birth(card: v.Birth, spot: Spot) -> str:
    return (
        "every gene pool stands at its starting value. Everyone takes a normal turn: play a trait, "
        "then stabilize"
    )


@_of(v.LawKind.BAN_COLOR)
def _ban_color(law: v.Law, spot: Spot) -> str:
    return f"{COLORS[v.Color(law.value)]} traits cannot be played"


@_of(v.LawKind.BAN_FACE_ABOVE)
def _ban_face_above(law: v.Law, spot: Spot) -> str:
    return f"traits with a face value above {law.value} cannot be played"


@_of(v.LawKind.NO_ACTIONS)
def _no_actions(law: v.Law, spot: Spot) -> str:
    return "no actions happen. Everything else on traits works as usual"


@_of(v.LawKind.STABILIZE_TO)
def _stabilize_to(law: v.Law, spot: Spot) -> str:
    return (
        f"at the end of their turn, everyone stabilizes to {grammar.cards(law.value)}, whatever "
        "their gene pool"
    )


@_of(v.LawKind.MAY_REDRAW)
def _may_redraw(law: v.Law, spot: Spot) -> str:
    cards = grammar.cards(law.value, "new")
    return (
        f"everyone may end their turn by discarding their whole hand and drawing {cards}; those "
        "who do so do not stabilize"
    )


@_of(v.LawKind.PEEK)
def _peek(law: v.Law, spot: Spot) -> str:
    return (
        "everyone begins their turn by looking at the top card of the age deck, which nobody else "
        "sees, and putting it back on top"
    )


@_of(v.LawKind.DRAW_AFTER_STABILIZING)
def _draw_after_stabilizing(law: v.Law, spot: Spot) -> str:
    cards = grammar.cards(law.value, "additional")
    return f"everyone who stabilizes at the end of their turn then draws {cards}"


@_of(v.LawKind.MAY_DISCARD_BEFORE_STABILIZING)
def _may_discard_before_stabilizing(law: v.Law, spot: Spot) -> str:
    cards = grammar.cards(law.value)
    return (
        f"at the end of their turn, just before stabilizing, everyone may choose up to {cards} in "
        "their hand and discard them"
    )


@_of(v.LawKind.EXTRA_COLORLESS)
def _extra_colorless(law: v.Law, spot: Spot) -> str:
    return _extra_play("a colorless trait")


@_of(v.LawKind.EXTRA_EFFECTLESS)
def _extra_effectless(law: v.Law, spot: Spot) -> str:
    return _extra_play("a trait without any text")


def _extra_play(trait: str) -> str:
    return (
        f"whoever plays {trait} from their hand in their own turn may play another such trait "
        "before stabilizing, once per turn"
    )


@_of(v.LawKind.NO_REPEATED_COLOR)
def _no_repeated_color(law: v.Law, spot: Spot) -> str:
    return (
        "nobody can play a trait of the same color as the trait played last, whoever played it "
        "and even if that was in an earlier round. Colorless traits are not affected"
    )


@_of(v.LawKind.MAY_SKIP_STABILIZING)
def _may_skip_stabilizing(law: v.Law, spot: Spot) -> str:
    return "everyone may end their turn without stabilizing"


@_of(v.LawKind.PROTECT_TRAITS)
def _protect_traits(law: v.Law, spot: Spot) -> str:
    return "traits in piles cannot be taken, swapped or discarded"


@_of(v.LawKind.REVERSED)
def _reversed(law: v.Law, spot: Spot) -> str:
    return (
        "the order of turns is reversed: whoever would be last begins, and the first player is last"
    )


@_of(v.LawKind.PLAY_TOP)
def _law_play_top(law: v.Law, spot: Spot) -> str:
    return (
        "in place of their usual turn, everyone plays the top card of the deck, without its "
        "action, and does not stabilize. A card that they are not allowed to play is discarded"
    )


@_of(v.LawKind.PLAY_TWO)
def _law_play_two(law: v.Law, spot: Spot) -> str:
    return "everyone plays 2 traits in their turn, if they can, and no actions happen"


@_of(v.LawKind.REPEAT)
def _law_repeat(law: v.Law, spot: Spot) -> str:
    return (
        "the age before this one counts once more, with all that it says. Catastrophes are passed "
        "over"
    )


@_of(v.LawKind.PASS_LEFT)
def _law_pass_left(law: v.Law, spot: Spot) -> str:
    return (
        "everyone who stabilizes at the end of their turn then passes 1 random card from their "
        "hand to the player on their left"
    )


@_of(v.LawKind.OPEN_HANDS)
def _law_open_hands(law: v.Law, spot: Spot) -> str:
    return "everyone plays with their hand face up: all can see all cards in it"
