"""What can lie on the stack of unfinished work: the flow of the game, then the instructions."""

from __future__ import annotations

from endling.games.doomlings import vocabulary as v

_FLOW = range(1, 17)
_INSTRUCTIONS = range(20, 53)
KINDS = (*_FLOW, *_INSTRUCTIONS)

# The flow of the game.
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
) = _FLOW

# One kind of work per instruction.
(
    DRAW,
    DISCARD,
    DISCARD_COLOR,
    REFRESH,
    PLAY_ANOTHER,
    PLAY_DRAWN,
    PLAY_DISCARDED,
    STEAL_TRAIT,
    SWAP_TRAITS,
    SWAP_SELF,
    GIVE_TRAIT,
    GIVE_SELF,
    RETURN_TRAIT,
    DISCARD_TRAIT,
    TRADE_DISCARDS,
    GIVE_CARD,
    SWAP_HANDS,
    STEAL_CARDS,
    TAKE_SHOWN,
    LOOK_AND_TAKE,
    REPEAT_ACTION,
    PEEK_AGE,
    SKIP_TO_CATASTROPHE,
    SIFT,
    SHED_DOMINANTS,
    FORCE_PLAY,
    PASS_HANDS,
    PASS_CARDS,
    RECOLOR,
    CHOOSE_COLOR,
    BLIGHT_COLOR,
    CHOOSE_CATASTROPHE,
    DRAW_POINTS,
) = _INSTRUCTIONS

OF_INSTRUCTION: dict[type[v.Instruction], int] = {
    v.Draw: DRAW,
    v.Discard: DISCARD,
    v.DiscardColor: DISCARD_COLOR,
    v.Stabilize: STABILIZE,
    v.Refresh: REFRESH,
    v.PlayAnother: PLAY_ANOTHER,
    v.PlayDrawn: PLAY_DRAWN,
    v.PlayDiscarded: PLAY_DISCARDED,
    v.StealTrait: STEAL_TRAIT,
    v.SwapTraits: SWAP_TRAITS,
    v.SwapSelf: SWAP_SELF,
    v.GiveTrait: GIVE_TRAIT,
    v.GiveSelf: GIVE_SELF,
    v.ReturnTrait: RETURN_TRAIT,
    v.DiscardTrait: DISCARD_TRAIT,
    v.TradeDiscards: TRADE_DISCARDS,
    v.GiveCard: GIVE_CARD,
    v.SwapHands: SWAP_HANDS,
    v.StealCards: STEAL_CARDS,
    v.TakeShown: TAKE_SHOWN,
    v.LookAndTake: LOOK_AND_TAKE,
    v.RepeatAction: REPEAT_ACTION,
    v.PeekAge: PEEK_AGE,
    v.SkipToCatastrophe: SKIP_TO_CATASTROPHE,
    v.Sift: SIFT,
    v.ShedDominants: SHED_DOMINANTS,
    v.ForcePlay: FORCE_PLAY,
    v.PassHands: PASS_HANDS,
    v.PassCards: PASS_CARDS,
    v.Recolor: RECOLOR,
    v.ChooseColor: CHOOSE_COLOR,
    v.BlightColor: BLIGHT_COLOR,
    v.ChooseCatastrophe: CHOOSE_CATASTROPHE,
    v.DrawPoints: DRAW_POINTS,
}
