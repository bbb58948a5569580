"""Self-play PPO for two players, in one file: learns a game by playing against itself.

    pip install 'endling[rl]' torch
    python examples/ppo.py --minutes 15 --out curve.json

One small network plays both seats of many games at once. What a decision is worth shows soon: the
reward between two decisions of a seat is how much its lead has grown meanwhile, and at the end
comes a bonus for having won. Every so often the network plays against the bot `greedy`.
"""

from __future__ import annotations

import argparse
import json
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np
import torch
from torch import nn
from torch.nn import functional

from endling.environments import VectorGames
from endling.games import find_game

PLAYERS = 2
LEAD = 10.0  # points that are worth 1
NUMBERS = 0.1  # what entries that are numbers are multiplied by, to be of the size of the others
Array = np.ndarray[Any, Any]


@dataclass(frozen=True)
class Settings:
    """What can be tuned."""

    games: int = 256
    steps: int = 64  # decisions of every game between two updates
    hidden: int = 128
    learning_rate: float = 1e-3
    clip: float = 0.2
    epochs: int = 3
    batch: int = 2048
    decay: float = 0.95  # of generalized advantage estimation
    entropy: float = 0.01
    value_weight: float = 0.5
    win_bonus: float = 1.0


# --- The network ----------------------------------------------------------------------------------


class Columns:
    """The entries of a row that matter with two players, and how large they are."""

    def __init__(self, game: str) -> None:
        absent = {f"pile_{seat}" for seat in range(PLAYERS, find_game(game).max_players)}
        parts = [part for part in find_game(game).observation if part.name not in absent]
        self.columns = np.concatenate([np.arange(part.start, part.end) for part in parts])
        scale = [
            np.full(part.length, NUMBERS if part.meaning.startswith("number") else 1.0)
            for part in parts
        ]
        self.scale = torch.tensor(np.concatenate(scale), dtype=torch.float32)
        points = next(part for part in parts if part.name == "points")
        self._mine, self._theirs = points.start, points.start + 1

    def read(self, rows: Array) -> torch.Tensor:
        """Rows as the network takes them."""
        return torch.from_numpy(rows[:, self.columns]).float() * self.scale

    def leads(self, rows: Array) -> Array:
        """How far ahead the seats are that see these rows."""
        mine, theirs = rows[:, self._mine].astype(np.float32), rows[:, self._theirs]
        return (mine - theirs) / LEAD


class Player(nn.Module):
    """What to do (a score for every action), and what the situation is worth."""

    def __init__(self, inputs: int, actions: int, hidden: int) -> None:
        super().__init__()
        self.body = nn.Sequential(
            nn.Linear(inputs, hidden), nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU()
        )
        self.policy = nn.Linear(hidden, actions)
        self.value = nn.Linear(hidden, 1)
        nn.init.orthogonal_(self.policy.weight, 0.01)  # at first all actions are alike

    def forward(self, rows: torch.Tensor, masks: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Logarithms of probabilities, legal actions only, and values."""
        seen = self.body(rows)
        scores = self.policy(seen).masked_fill(~masks, -1e9)
        return functional.log_softmax(scores, dim=1), self.value(seen).squeeze(1)


# --- Playing --------------------------------------------------------------------------------------


@dataclass
class Rollout:
    """What happened in `steps` decisions of every game; the first index is time."""

    rows: Array
    masks: Array
    seats: Array
    actions: Array
    chances: Array
    values: Array
    leads: Array
    ended: Array
    final_leads: Array  # of seat 0, where a game ended
    last_seats: Array
    last_values: Array
    last_leads: Array


def play(games: VectorGames, player: Player, columns: Columns, steps: int) -> Rollout:
    """Let the network play both seats for a while."""
    n = games.games
    rows = np.zeros((steps, *games.observations.shape), games.observations.dtype)
    masks = np.zeros((steps, *games.masks.shape), np.bool_)
    seats, actions = np.zeros((steps, n), np.int64), np.zeros((steps, n), np.int64)
    chances, values, leads, finals = np.zeros((4, steps, n), np.float32)
    ended = np.zeros((steps, n), np.bool_)
    for t in range(steps):
        rows[t], masks[t], seats[t] = games.observations, games.masks, games.to_play
        with torch.no_grad():
            logs, value = player(columns.read(rows[t]), torch.from_numpy(masks[t]))
            chosen = torch.multinomial(logs.exp(), 1)
            chances[t] = logs.gather(1, chosen).squeeze(1).numpy()
        actions[t], values[t] = chosen.squeeze(1).numpy(), value.numpy()
        leads[t] = columns.leads(rows[t])
        games.step(actions[t])
        ended[t] = games.ended
        finals[t] = (games.standings[:, 0] - games.standings[:, 1]) / LEAD
    with torch.no_grad():
        last = player(columns.read(games.observations), torch.from_numpy(games.masks == 1))[1]
    return Rollout(
        rows, masks, seats, actions, chances, values, leads, ended, finals,
        games.to_play.astype(np.int64), last.numpy(), columns.leads(games.observations),
    )  # fmt: skip


def advantages(played: Rollout, settings: Settings) -> Array:
    """Generalized advantage estimation, each seat by itself, from the last decision to the first.

    For every game and seat we know what comes next: the value, the lead and the advantage at the
    seat's next decision. What is good for one of two seats is as bad for the other.
    """
    steps, n = played.seats.shape
    everyone = np.arange(n)
    sign = np.where(np.arange(PLAYERS)[None, :] == played.last_seats[:, None], 1, -1)
    next_values = sign * played.last_values[:, None]
    next_leads = sign * played.last_leads[:, None]
    next_gains = np.zeros((n, PLAYERS), np.float32)
    found = np.zeros((steps, n), np.float32)
    for t in range(steps - 1, -1, -1):
        over = played.ended[t]
        final = np.stack([played.final_leads[t], -played.final_leads[t]], axis=1)[over]
        next_leads[over] = final
        next_values[over] = settings.win_bonus * np.sign(final)
        next_gains[over] = 0
        seat = played.seats[t]
        reward = next_leads[everyone, seat] - played.leads[t]
        surprise = reward + next_values[everyone, seat] - played.values[t]
        found[t] = surprise + settings.decay * next_gains[everyone, seat]
        next_gains[everyone, seat] = found[t]
        next_values[everyone, seat] = played.values[t]
        next_leads[everyone, seat] = played.leads[t]
    return found


# --- Learning -------------------------------------------------------------------------------------


def learn(
    player: Player,
    optimizer: torch.optim.Optimizer,
    columns: Columns,
    played: Rollout,
    settings: Settings,
    dice: np.random.Generator,
) -> None:
    """Some passes over what was played, without the decisions that left no choice."""
    gains = advantages(played, settings)
    free = np.flatnonzero(played.masks.sum(axis=2).reshape(-1) > 1)

    def flat(values: Array) -> Array:
        return values.reshape(-1, *values.shape[2:])

    targets = torch.from_numpy(flat(gains + played.values))
    weights = torch.from_numpy(flat(gains))
    weights = (weights - weights[free].mean()) / (weights[free].std() + 1e-8)
    chances, actions = (
        torch.from_numpy(flat(played.chances)),
        torch.from_numpy(flat(played.actions)),
    )
    rows, masks = flat(played.rows), torch.from_numpy(flat(played.masks))
    for _ in range(settings.epochs):
        dice.shuffle(free)
        for start in range(0, len(free), settings.batch):
            at = free[start : start + settings.batch]
            logs, values = player(columns.read(rows[at]), masks[at])
            ratio = (logs.gather(1, actions[at, None]).squeeze(1) - chances[at]).exp()
            clipped = ratio.clamp(1 - settings.clip, 1 + settings.clip)
            policy_loss = -torch.min(ratio * weights[at], clipped * weights[at]).mean()
            value_loss = functional.mse_loss(values, targets[at])
            entropy = -(logs.exp() * logs).sum(dim=1).mean()
            loss = policy_loss + settings.value_weight * value_loss - settings.entropy * entropy
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(player.parameters(), 0.5)
            optimizer.step()


def compare(
    player: Player, columns: Columns, game: str, opponents: str, games: int, seed: int
) -> float:
    """The share of games won (a tie is half) against a bot, in any seat, at least so many games."""
    table = VectorGames(
        game, min(games, 500), PLAYERS, seat_asked="any", opponents=opponents, seed=seed,
        autoreset="SameStep",
    )  # fmt: skip
    first = np.zeros(table.games, np.int64)  # every game of the table counts equally often
    wanted, won = -(-games // table.games), 0.0
    while (first < wanted).any():
        with torch.no_grad():
            logs, _ = player(columns.read(table.observations), torch.from_numpy(table.masks == 1))
        table.step(logs.argmax(dim=1).numpy())
        counts = table.ended & (first < wanted)
        won += float((table.rewards[counts, 0] + 1).sum() / 2)
        first += table.ended
    return won / (wanted * table.games)


def train(
    game: str = "doomlings",
    settings: Settings = Settings(),  # noqa: B008 - frozen
    minutes: float = 15.0,
    updates: int = 10**9,
    every: int = 20,
    trials: int = 500,
    seed: int = 1,
) -> tuple[Player, list[dict[str, float]]]:
    """Learn for some minutes or updates; returns the network and the curve."""
    torch.manual_seed(seed)
    dice = np.random.default_rng(seed)
    columns = Columns(game)
    games = VectorGames(game, settings.games, PLAYERS, seed=seed, autoreset="SameStep")
    player = Player(len(columns.columns), games.seating.actions, settings.hidden)
    optimizer = torch.optim.Adam(player.parameters(), lr=settings.learning_rate, eps=1e-5)
    start, curve, update, progress = perf_counter(), [], 0, 0.0
    while True:
        if update % every == 0 or progress >= 1:
            curve.append(
                {
                    "minutes": round((perf_counter() - start) / 60, 2),
                    "decisions": update * settings.games * settings.steps,
                    "random": compare(player, columns, game, "random", trials, seed + update),
                    "greedy": compare(player, columns, game, "greedy", trials, seed + update),
                }
            )
            print(json.dumps(curve[-1]), flush=True)
        if progress >= 1:
            return player, curve
        for group in optimizer.param_groups:
            group["lr"] = settings.learning_rate * (1 - 0.9 * progress)
        learn(
            player, optimizer, columns, play(games, player, columns, settings.steps), settings, dice
        )
        update += 1
        progress = max((perf_counter() - start) / 60 / minutes, update / updates)


def main() -> None:
    """Train from the command line."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--game", default="doomlings")
    parser.add_argument("--minutes", type=float, default=15.0)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--trials", type=int, default=4000, help="games of the last comparison")
    parser.add_argument("--out", type=Path, help="where to write the curve as JSON")
    chosen = parser.parse_args()
    torch.set_num_threads(chosen.threads)
    player, curve = train(chosen.game, minutes=chosen.minutes, seed=chosen.seed)
    columns = Columns(chosen.game)
    share = compare(player, columns, chosen.game, "greedy", chosen.trials, chosen.seed + 10**6)
    error = 1.96 * (share * (1 - share) / chosen.trials) ** 0.5
    print(f"wins {share:.1%} ± {error:.1%} of {chosen.trials} games against greedy")
    if chosen.out:
        result = {"curve": curve, "greedy": share, "interval": error, "games": chosen.trials}
        chosen.out.write_text(json.dumps(result, indent=1) + "\n")


if __name__ == "__main__":
    main()
