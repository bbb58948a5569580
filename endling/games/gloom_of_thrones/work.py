"""What can lie on the stack of unfinished work, and the effects of cards by number."""

from __future__ import annotations

from endling.games.gloom_of_thrones import vocabulary as v
from endling.kernel.numbering import Numbered

# The flow of the game.
KINDS = range(1, 14)
(
    SETUP,
    ROUNDS,
    TURN,
    PLAYING,
    WINDOW,
    FREE_PLAY,
    EACH,
    DISCARD,
    DISCARD_HAND,
    SHOW_HAND,
    GIVE,
    SCRY,
    FEAST,
) = KINDS

# Every effect of the vocabulary. Those that need unfinished work have a kind of it above.
EFFECTS = Numbered[type[v.Effect]](first=1)
NO_EFFECT = 0
DRAW_CARDS = EFFECTS.declare(v.Draw)
DISCARD_CARDS = EFFECTS.declare(v.Discard)
DISCARD_WHOLE_HAND = EFFECTS.declare(v.DiscardHand)
DRAW_THEN_DISCARD = EFFECTS.declare(v.DrawThenDiscard)
REFILL_HAND = EFFECTS.declare(v.RefillHand)
REVEAL_HAND = EFFECTS.declare(v.RevealHand)
GIVE_CARDS = EFFECTS.declare(v.GiveCards)
STEAL_RANDOM = EFFECTS.declare(v.StealRandom)
STEAL_RANDOM_EACH = EFFECTS.declare(v.StealRandomEach)
SCRY_PICK = EFFECTS.declare(v.ScryPick)
DRAW_PLAY_TRIM = EFFECTS.declare(v.DrawPlayTrim)
SKIP_NEXT_DRAW = EFFECTS.declare(v.SkipNextDraw)
SKIP_TURN = EFFECTS.declare(v.SkipTurn)
LOSE_ACTIONS = EFFECTS.declare(v.LoseActions)
EXTRA_ACTIONS = EFFECTS.declare(v.ExtraActions)
GRANT_FREE_PLAY = EFFECTS.declare(v.FreePlay)
SWAP_TOP_MODIFIERS = EFFECTS.declare(v.SwapTopModifiers)
STRIP_MODIFIERS = EFFECTS.declare(v.StripModifiers)
REMOVE_TOP_MODIFIER = EFFECTS.declare(v.RemoveTopModifier)
MOVE_DEATH = EFFECTS.declare(v.MoveDeath)
REVIVE = EFFECTS.declare(v.Revive)
THRONE_MOVE = EFFECTS.declare(v.ThroneMove)
DRAW_LIMIT = EFFECTS.declare(v.DrawLimit)
DRAW_LIMIT_IF_MONARCH = EFFECTS.declare(v.DrawLimitIfMonarch)
DRAW_ON_DEATH = EFFECTS.declare(v.DrawOnDeath)
TAX_ON_MODIFIER = EFFECTS.declare(v.TaxOnModifier)
EVENT_IMMUNE = EFFECTS.declare(v.EventImmune)
DEATH_AS_FREE_PLAY = EFFECTS.declare(v.DeathAsFreePlay)
DEATH_ONLY_BY_OWNER = EFFECTS.declare(v.DeathOnlyByOwner)
BONUS_ON_DEATH = EFFECTS.declare(v.BonusOnDeath)
CANCEL_EVENT = EFFECTS.declare(v.CancelEvent)
CANCEL_DEATH = EFFECTS.declare(v.CancelDeath)
SCORE_IF_ICON = EFFECTS.declare(v.ScoreIfIcon)
SCORE_IF_WAS_MONARCH = EFFECTS.declare(v.ScoreIfWasMonarch)
SCORE_PER_DEAD = EFFECTS.declare(v.ScorePerDead)
ICON_FORBIDDEN = EFFECTS.declare(v.IconForbidden)
