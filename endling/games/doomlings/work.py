"""What can lie on the stack of unfinished work: the flow of the game, then the instructions."""

from __future__ import annotations

from endling.games.doomlings import vocabulary as v
from endling.kernel.numbering import Numbered

# The flow of the game.
_FLOW = range(1, 20)
(
    SETUP,
    ROUND,
    TURN,
    STABILIZE,
    PLAYING,
    WINDOW,
    ACTION,
    EFFECT,
    EACH,
    REGROW,
    COME_BACK,
    OFFER_LATE,
    OFFER_ANYTIME,
    LAST_CHOICES,
    TIE,
    REDRAW,
    CHOOSE_SIGN,
    RISING,
    ROAMING,
) = _FLOW

# One kind of work per instruction; to stabilize belongs to every turn.
_INSTRUCTIONS = Numbered[type[v.Instruction]](first=_FLOW.stop)
DRAW = _INSTRUCTIONS.declare(v.Draw)
DISCARD = _INSTRUCTIONS.declare(v.Discard)
DISCARD_COLOR = _INSTRUCTIONS.declare(v.DiscardColor)
REFRESH = _INSTRUCTIONS.declare(v.Refresh)
PLAY_ANOTHER = _INSTRUCTIONS.declare(v.PlayAnother)
PLAY_DRAWN = _INSTRUCTIONS.declare(v.PlayDrawn)
PLAY_DISCARDED = _INSTRUCTIONS.declare(v.PlayDiscarded)
STEAL_TRAIT = _INSTRUCTIONS.declare(v.StealTrait)
SWAP_TRAITS = _INSTRUCTIONS.declare(v.SwapTraits)
SWAP_SELF = _INSTRUCTIONS.declare(v.SwapSelf)
GIVE_TRAIT = _INSTRUCTIONS.declare(v.GiveTrait)
GIVE_SELF = _INSTRUCTIONS.declare(v.GiveSelf)
RETURN_TRAIT = _INSTRUCTIONS.declare(v.ReturnTrait)
DISCARD_TRAIT = _INSTRUCTIONS.declare(v.DiscardTrait)
TRADE_DISCARDS = _INSTRUCTIONS.declare(v.TradeDiscards)
GIVE_CARD = _INSTRUCTIONS.declare(v.GiveCard)
SWAP_HANDS = _INSTRUCTIONS.declare(v.SwapHands)
STEAL_CARDS = _INSTRUCTIONS.declare(v.StealCards)
TAKE_SHOWN = _INSTRUCTIONS.declare(v.TakeShown)
LOOK_AND_TAKE = _INSTRUCTIONS.declare(v.LookAndTake)
REPEAT_ACTION = _INSTRUCTIONS.declare(v.RepeatAction)
PEEK_AGE = _INSTRUCTIONS.declare(v.PeekAge)
SKIP_TO_CATASTROPHE = _INSTRUCTIONS.declare(v.SkipToCatastrophe)
SIFT = _INSTRUCTIONS.declare(v.Sift)
SHED_DOMINANTS = _INSTRUCTIONS.declare(v.ShedDominants)
FORCE_PLAY = _INSTRUCTIONS.declare(v.ForcePlay)
PASS_HANDS = _INSTRUCTIONS.declare(v.PassHands)
PASS_CARDS = _INSTRUCTIONS.declare(v.PassCards)
RECOLOR = _INSTRUCTIONS.declare(v.Recolor)
CHOOSE_COLOR = _INSTRUCTIONS.declare(v.ChooseColor)
BLIGHT_COLOR = _INSTRUCTIONS.declare(v.BlightColor)
CHOOSE_CATASTROPHE = _INSTRUCTIONS.declare(v.ChooseCatastrophe)
DRAW_POINTS = _INSTRUCTIONS.declare(v.DrawPoints)
PAINT_SELF = _INSTRUCTIONS.declare(v.PaintSelf)
DRAW_OR_DISCARD = _INSTRUCTIONS.declare(v.DrawOrDiscard)
TAKE_BACK = _INSTRUCTIONS.declare(v.TakeBack)
TAKE_DISCARDED = _INSTRUCTIONS.declare(v.TakeDiscarded)
SWAP_ANYWHERE = _INSTRUCTIONS.declare(v.SwapAnywhere)
SKIP_STABILIZING = _INSTRUCTIONS.declare(v.SkipStabilizing)
PLAY_TOP = _INSTRUCTIONS.declare(v.PlayTop)
PLAY_PLAIN_DISCARDED = _INSTRUCTIONS.declare(v.PlayPlainDiscarded)
MAY_DISCARD_TRAIT = _INSTRUCTIONS.declare(v.MayDiscardTrait)
SACRIFICE_SELF = _INSTRUCTIONS.declare(v.SacrificeSelf)
ACT_FROM_HAND = _INSTRUCTIONS.declare(v.ActFromHand)
DEAL_DISCARDS = _INSTRUCTIONS.declare(v.DealDiscards)
DIG = _INSTRUCTIONS.declare(v.Dig)
DISCARD_THEIRS = _INSTRUCTIONS.declare(v.DiscardTheirs)
DISCARD_LOWEST = _INSTRUCTIONS.declare(v.DiscardLowest)
ATTACH = _INSTRUCTIONS.declare(v.Attach)
ACT_OF_HOST = _INSTRUCTIONS.declare(v.ActOfHost)
INFECT_LEFT = _INSTRUCTIONS.declare(v.InfectLeft)
DISCARD_COMMONEST = _INSTRUCTIONS.declare(v.DiscardCommonest)

KINDS = (*_FLOW, *_INSTRUCTIONS.numbers)
OF_INSTRUCTION = {v.Stabilize: STABILIZE} | dict(
    zip(_INSTRUCTIONS.all, _INSTRUCTIONS.numbers, strict=True)
)
