"""The rules as one function: carry the work on top of the stack one piece further."""

from __future__ import annotations

from endling.board.registration import register_game
from endling.games.doomlings import ending, playing, rounds, setup, signs, triggers, turns, work
from endling.games.doomlings.age_deck import canonicalize
from endling.games.doomlings.board import BOARD
from endling.games.doomlings.effects import (
    ages,
    attaching,
    giving,
    hand_to_hand,
    hands,
    piles,
    plays,
    program,
    worlds_end,
)
from endling.games.doomlings.evaluation import (
    comfortable_lead,
    immediate_value,
    standing,
)
from endling.games.doomlings.invariants import problem
from endling.games.doomlings.observation import SENSES
from endling.games.doomlings.state import STATE
from endling.games.doomlings.stats import STATS
from endling.games.doomlings.tables import AGE_OFFSETS, CATASTROPHE_OFFSETS, CLASSIC_TRAITS
from endling.games.doomlings.visibility import determinize
from endling.kernel.cardset import either
from endling.kernel.dispatch import dispatcher
from endling.kernel.plain import Plain
from endling.kernel.windows import window

resolve = dispatcher(
    BOARD.game,
    work.KINDS,
    often={
        work.TURN: turns.turn,
        work.PLAYING: playing.playing,
        work.STABILIZE: turns.stabilize,
        work.ROUND: rounds.game_round,
    },
    less_often={
        work.EACH: program.each,
        work.EFFECT: program.effect,
        work.DISCARD: hands.discard,
        work.WINDOW: window,
    },
    seldom={
        work.SETUP: setup.setup,
        work.ACTION: playing.action,
        work.REGROW: playing.regrow,
        work.COME_BACK: playing.come_back,
        work.OFFER_LATE: playing.offer_late,
        work.OFFER_ANYTIME: playing.offer_anytime,
        work.LAST_CHOICES: ending.last_choices,
        work.TIE: ending.tie,
        work.REDRAW: turns.redraw,
        work.CHOOSE_SIGN: signs.choose_sign,
        work.RISING: triggers.rising,
        work.DRAW: hands.draw,
        work.DISCARD_COLOR: hands.discard_color,
        work.REFRESH: hands.refresh,
        work.PLAY_ANOTHER: plays.play_another,
        work.PLAY_DRAWN: plays.play_drawn,
        work.PLAY_DISCARDED: plays.play_discarded,
        work.STEAL_TRAIT: piles.steal_trait,
        work.SWAP_TRAITS: piles.swap_traits,
        work.SWAP_SELF: piles.swap_self,
        work.GIVE_TRAIT: giving.give_trait,
        work.GIVE_SELF: giving.give_self,
        work.RETURN_TRAIT: piles.return_trait,
        work.DISCARD_TRAIT: piles.discard_trait,
        work.TRADE_DISCARDS: piles.trade_discards,
        work.GIVE_CARD: giving.give_card,
        work.SWAP_HANDS: hand_to_hand.swap_hands,
        work.STEAL_CARDS: hand_to_hand.steal_cards,
        work.TAKE_SHOWN: hand_to_hand.take_shown,
        work.LOOK_AND_TAKE: hand_to_hand.look_and_take,
        work.REPEAT_ACTION: plays.repeat_action,
        work.PEEK_AGE: ages.peek_age,
        work.SKIP_TO_CATASTROPHE: ages.skip_to_catastrophe,
        work.SIFT: hands.sift,
        work.SHED_DOMINANTS: hands.shed_dominants,
        work.FORCE_PLAY: plays.force_play,
        work.PASS_HANDS: hand_to_hand.pass_hands,
        work.PASS_CARDS: hand_to_hand.pass_cards,
        work.RECOLOR: worlds_end.recolor,
        work.CHOOSE_COLOR: worlds_end.choose_color,
        work.BLIGHT_COLOR: piles.blight_color,
        work.CHOOSE_CATASTROPHE: worlds_end.choose_catastrophe,
        work.DRAW_POINTS: worlds_end.draw_points,
        work.PAINT_SELF: worlds_end.paint_self,
        work.DRAW_OR_DISCARD: hands.draw_or_discard,
        work.TAKE_BACK: piles.take_back,
        work.TAKE_DISCARDED: hands.take_discarded,
        work.SWAP_ANYWHERE: piles.swap_anywhere,
        work.SKIP_STABILIZING: hands.skip_stabilizing,
        work.PLAY_TOP: plays.play_top,
        work.PLAY_PLAIN_DISCARDED: plays.play_plain_discarded,
        work.MAY_DISCARD_TRAIT: piles.may_discard_trait,
        work.SACRIFICE_SELF: plays.sacrifice_self,
        work.ACT_FROM_HAND: plays.act_from_hand,
        work.DEAL_DISCARDS: hands.deal_discards,
        work.DIG: hands.dig,
        work.DISCARD_THEIRS: piles.discard_theirs,
        work.DISCARD_LOWEST: hands.discard_lowest,
        work.ATTACH: attaching.attach,
        work.ACT_OF_HOST: attaching.act_of_host,
        work.ROAMING: attaching.roaming,
        work.INFECT_LEFT: hands.infect_left,
        work.DISCARD_COMMONEST: piles.discard_commonest,
    },
)

PLAIN = Plain("has_other_sets", either(CLASSIC_TRAITS, either(AGE_OFFSETS, CATASTROPHE_OFFSETS)))

register_game(
    BOARD,
    STATE,
    resolve=resolve,
    determinize=determinize,
    problem=problem,
    standing=standing,
    immediate_value=immediate_value,
    canonicalize=canonicalize,
    comfortable_lead=comfortable_lead,
    plain=PLAIN,
    senses=SENSES,
    stats=STATS,
    windows=playing.WINDOWS,
)
