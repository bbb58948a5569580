"""Whether the losses that an analysis claims are real.

    python -m bench.judgement --games 4 --pairs 20

Somebody who always takes the first choice plays against bots, and the analysis judges it as the
server does. Then each decision is tried out: what the seat cannot know is dealt anew, and from
there a strong bot plays the game to its end, once after what was played and once after what was
called better, with the same cards. The difference of the wins is the loss as it really is.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from math import sqrt
from statistics import fmean, stdev

import endling
from bench.chosen import chosen_game
from endling.bots import Search, analyse, make_bot
from endling.bots.analysis import VERDICTS, Judgement
from endling.match import Match

GAME = chosen_game()
ITERATIONS = 300  # as many as the server takes for an analysis


def first_card_game(players: int, seed: int, opponent: str) -> Match:
    """Seat 0 always takes the first choice, bots sit on the others."""
    match = endling.new(GAME, players, seed)
    bot = make_bot(opponent, seed)
    while not match.over:
        match.play(match.legal[0] if match.actor == 0 else bot.choose(match))
    return match


def before(match: Match, number: int) -> Match:
    """The game before its decision of this number, from 1 on."""
    again = match.copy()
    while len(again.actions) >= number:
        again.undo()
    return again


def wins(match: Match, seat: int, action: int, bot: str, seed: int) -> float:
    """The share of the victory after an action, played out by a bot on all seats."""
    played, player = match.copy(), make_bot(bot, seed)
    played.play(action)
    while not played.over:
        played.play(player.choose(played))
    return (seat in played.winners) / len(played.winners)


def real_loss(match: Match, decision: Judgement, bot: str, pairs: int) -> list[float]:
    """What the better answer would have brought more, pair by pair."""
    known = before(match, decision.number)
    losses = []
    for pair in range(pairs):
        guess = known.determinize(decision.seat, 1000 * decision.number + pair)
        better, played = decision.best.action, decision.played.action
        losses.append(
            wins(guess, decision.seat, better, bot, pair)
            - wins(guess, decision.seat, played, bot, pair)
        )
    return losses


def tell(verdict: str, found: Iterable[tuple[float, list[float]]]) -> str:
    """One line: how many decisions, the loss claimed and the real one with its error."""
    listed = list(found)
    claimed = fmean(claim for claim, _ in listed)
    real = [loss for _, losses in listed for loss in losses]
    error = 1.96 * stdev(real) / sqrt(len(real)) if len(real) > 1 else float("nan")
    count, value = len(listed), fmean(real)
    return f"{verdict:11} {count:4}  {claimed:6.1%}  {value:6.1%} ± {error:.1%}"


def main() -> None:
    """Judge some games, and try the judgement out."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--pairs", type=int, default=20, help="play-outs of each decision")
    parser.add_argument("--bot", default="search:100", help="who plays the games out")
    parser.add_argument("--opponent", default="greedy")
    parser.add_argument("--iterations", type=int, default=ITERATIONS)
    asked = parser.parse_args()
    found: dict[str, list[tuple[float, list[float]]]] = {word: [] for word in VERDICTS}
    averages: tuple[list[float], list[float]] = ([], [])  # of the first card, and of bots
    for seed in range(asked.games):
        match = first_card_game(asked.players, seed, asked.opponent)
        judged = analyse(match, Search(seed, iterations=asked.iterations))
        for seat in range(asked.players):
            averages[min(seat, 1)].append(judged.summary(seat)["average_loss"])
        for decision in judged.of_seat(0):
            if decision.verdict != "best":
                losses = real_loss(match, decision, asked.bot, asked.pairs)
                found[decision.verdict].append((decision.loss, losses))
        print(f"{asked.iterations} iterations, {seed + 1} games, {asked.pairs} pairs, {asked.bot}")
        first, bots = map(fmean, averages)
        print(f"average loss: {first:.1%} of who takes the first card, {bots:.1%} of bots")
        print("verdict        n  claimed   real")
        for word, listed in found.items():
            if listed:
                print(tell(word, listed), flush=True)


if __name__ == "__main__":
    main()
