"""Plays whole games on a graphics processor. Needs only NumPy, CuPy and a file of `endling gpu`.

    python runner.py doomlings.npz --games 4000000 --players 4
    python runner.py doomlings.npz --check

Every game has a slot in the memory of the card. Round after round the unfinished games are listed
by the class of their next piece of work, and every thread carries one game one piece further.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import tempfile
from dataclasses import dataclass
from functools import reduce
from pathlib import Path
from typing import Any

import numpy as np

FINGERPRINT, DECISIONS, FACTS = range(3)  # the columns of facts; then the standing of every seat

LARGEST_BATCH = 1 << 23  # games at a time, if the card has room for them
THREADS = 64  # of a block
_SORT_CHUNK = 4096  # games that one block sorts
_ROOM = 2048  # for classes
_SHARES = 2520  # of a win, so that any number of winners up to ten share it evenly
_LISTED_BYTES = 10  # class, decisions and place in the list of a game
_LOOK_EVERY = 16  # rounds until the host asks how many games are left

_SORTING = """
#define ROOM 2048
#define CHUNK 4096

__device__ void count_chunk(const unsigned short* classes, int games, int* counted) {
    for (int c = threadIdx.x; c < ROOM; c += blockDim.x) counted[c] = 0;
    __syncthreads();
    int first = blockIdx.x * CHUNK, end = min(games, first + CHUNK);
    for (int i = first + threadIdx.x; i < end; i += blockDim.x) atomicAdd(&counted[classes[i]], 1);
    __syncthreads();
}

extern "C" __global__ void count(const unsigned short* classes, int games, int* counts) {
    __shared__ int counted[ROOM];
    count_chunk(classes, games, counted);
    for (int c = threadIdx.x; c < ROOM; c += blockDim.x)
        if (counted[c]) atomicAdd(&counts[c], counted[c]);
}

// Counts become places in the list; class 0, games that are over, has none. One block.
extern "C" __global__ void add_up(int* counts, int* listed) {
    __shared__ int sums[ROOM / 2];
    int t = threadIdx.x;
    int even = t ? counts[2 * t] : 0, own = even + counts[2 * t + 1];
    sums[t] = own;
    __syncthreads();
    for (int by = 1; by < ROOM / 2; by *= 2) {
        int before = t >= by ? sums[t - by] : 0;
        __syncthreads();
        sums[t] += before;
        __syncthreads();
    }
    counts[2 * t] = sums[t] - own;
    counts[2 * t + 1] = sums[t] - own + even;
    if (t == ROOM / 2 - 1) *listed = sums[t];
}

extern "C" __global__ void list(const unsigned short* classes, int games, int* places, int* order) {
    __shared__ int next[ROOM];
    count_chunk(classes, games, next);
    for (int c = 1 + threadIdx.x; c < ROOM; c += blockDim.x)
        if (next[c]) next[c] = atomicAdd(&places[c], next[c]);
    __syncthreads();
    int first = blockIdx.x * CHUNK, end = min(games, first + CHUNK);
    for (int i = first + threadIdx.x; i < end; i += blockDim.x)
        if (classes[i]) order[atomicAdd(&next[classes[i]], 1)] = i;
}
"""


@dataclass(frozen=True)
class Program:
    """What `endling gpu build` wrote: the rules as PTX, and games before their first deal."""

    about: dict[str, Any]
    ptx: dict[str, str]
    templates: dict[int, Any]
    expected: dict[tuple[str, int], Any]  # fingerprints of games on the CPU

    @staticmethod
    def read(path: str | Path) -> Program:
        """Read the file."""
        with np.load(path) as file:
            about = json.loads(str(file["about"]))
            return Program(
                about,
                {name: str(file[f"ptx_{name}"]) for name in about["choices"]},
                {players: file[f"template_{players}"] for players in about["players"]},
                {
                    (name, players): file[f"expected_{name}_{players}"]
                    for name in about["choices"]
                    for players in about["players"]
                    if f"expected_{name}_{players}" in file
                },
            )


def run_key(seed: int) -> Any:
    """The key of a run: the same words as endling.match.make_key gives."""
    return np.frombuffer(hashlib.sha256(f"endling seed {seed}".encode()).digest(), "<u4")


class Runner:
    """A program that is loaded on the card. The driver makes machine code of it, once."""

    def __init__(self, program: Program, choices: str) -> None:
        import cupy

        self.cupy = cupy
        self.state_stride = int(program.about["state_stride"])
        self.dice_bytes = int(program.about["dice_bytes"])
        with tempfile.NamedTemporaryFile("w", suffix=".ptx") as file:
            file.write(program.ptx[choices])
            file.flush()
            rules = cupy.RawModule(path=file.name)
            self.start, self.carry_on, self.finish = (
                rules.get_function(name) for name in ("start", "carry_on", "finish")
            )
        sorting = cupy.RawModule(code=_SORTING)
        self.count, self.add_up, self.list = (
            sorting.get_function(name) for name in ("count", "add_up", "list")
        )

    def play(self, template: Any, players: int, key: Any, first: int, games: int) -> Any:
        """Play games; returns their facts, a row each, in the memory of the card."""
        size = self._batch(players)
        parts = [
            self._play_batch(template, players, key, first + at, min(size, games - at))
            for at in range(0, games, size)
        ]
        return parts[0] if len(parts) == 1 else self.cupy.concatenate(parts)

    def _batch(self, players: int) -> int:
        """How many games at a time: half of the free memory at most."""
        a_game = self.state_stride + self.dice_bytes + 8 * (FACTS + players) + _LISTED_BYTES
        free = self.cupy.cuda.Device().mem_info[0]
        kept: int = self.cupy.get_default_memory_pool().free_bytes()
        return int(max(1, min(LARGEST_BATCH, (free + kept) // 2 // a_game)))

    def _play_batch(self, template: Any, players: int, key: Any, first: int, games: int) -> Any:
        cp = self.cupy
        states = cp.empty(games * self.state_stride, cp.uint8)
        dice = cp.zeros(games * self.dice_bytes, cp.uint8)
        classes = cp.empty(games, cp.uint16)
        decisions = cp.zeros(games, cp.int32)
        facts = cp.zeros((games, FACTS + players), cp.int64)
        n, blocks = np.int64(games), (_blocks(games, THREADS),)
        self.start(
            blocks,
            (THREADS,),
            (states, dice, self._on_card(template), cp.asarray(key), np.int64(first), n, classes),
        )
        self._play_to_the_end(states, dice, classes, decisions, games)
        width = np.int64(FACTS + players)
        self.finish(blocks, (THREADS,), (states, decisions, facts, width, n))
        return facts

    def _on_card(self, template: Any) -> Any:
        return self.cupy.asarray(template.view(np.uint8))

    def _play_to_the_end(
        self, states: Any, dice: Any, classes: Any, decisions: Any, games: int
    ) -> None:
        cp = self.cupy
        order, listed = cp.empty(games, cp.int32), cp.empty(1, cp.int32)
        places = cp.empty(_ROOM, cp.int32)
        chunks, n = (_blocks(games, _SORT_CHUNK),), np.int32(games)
        left, rounds = games, 0
        while left > 0:
            places.fill(0)
            self.count(chunks, (256,), (classes, n, places))
            self.add_up((1,), (_ROOM // 2,), (places, listed))
            self.list(chunks, (256,), (classes, n, places, order))
            if rounds % _LOOK_EVERY == 0:
                left = int(listed.get()[0])
            self.carry_on(
                (_blocks(max(left, 1), THREADS),),
                (THREADS,),
                (states, dice, order, listed, decisions, classes),
            )
            rounds += 1


def _blocks(items: int, size: int) -> int:
    return -(-items // size)


def statistics(facts: Any) -> dict[str, Any]:
    """Sums over many games, made where the facts are: on the card, or on the CPU.

    All are sums of whole numbers and so the same on both; shares and means come last.
    """
    games = len(facts)
    decisions = facts[:, DECISIONS].copy()
    standing = [facts[:, seat].copy() for seat in range(FACTS, facts.shape[1])]
    best = reduce(np.maximum, standing)
    ties = reduce(np.add, [(points == best).astype(np.int64) for points in standing])
    share = _SHARES // ties
    wins = [int((share * (points == best)).sum()) for points in standing]
    sums = [int(points.sum()) for points in standing]
    squares = [int((points * points).sum()) for points in standing]
    return {
        "games": games,
        "decisions": int(decisions.sum()),
        "shortest": int(decisions.min()),
        "longest": int(decisions.max()),
        "win_share": [won / _SHARES / games for won in wins],
        "mean_standing": [total / games for total in sums],
        "deviation": [
            (games * square - total**2) ** 0.5 / games
            for total, square in zip(sums, squares, strict=True)
        ],
        "fingerprint": f"{int(facts[:, FINGERPRINT].sum()) % (1 << 64):016x}",
    }


def measure(
    program: Program, choices: str, players: int, games: int, seed: int, runs: int = 3
) -> dict[str, Any]:
    """Statistics of a run, and how fast it was: the median of several, statistics included."""
    runner = Runner(program, choices)
    cp, template, key = runner.cupy, program.templates[players], run_key(seed)
    statistics(runner.play(template, players, key, 0, min(games, 1 << 16)))
    seconds = []
    for _ in range(runs):
        start, end = cp.cuda.Event(), cp.cuda.Event()
        start.record()
        summary = statistics(runner.play(template, players, key, 0, games))
        end.record()
        end.synchronize()
        seconds.append(cp.cuda.get_elapsed_time(start, end) / 1000)
    middle = sorted(seconds)[runs // 2]
    return {
        "choices": choices,
        "players": players,
        **summary,
        "seconds": [round(run, 3) for run in seconds],
        "games_per_s": round(summary["games"] / middle),
        "decisions_per_s": round(summary["decisions"] / middle),
        "threads_of_a_block": THREADS,
        "registers_of_a_thread": runner.carry_on.num_regs,
        "games_at_a_time": min(games, runner._batch(players)),
    }


def _check(program: Program) -> int:
    """Compare the fingerprint of every game with that on the CPU; returns how many differ."""
    wrong = 0
    for (choices, players), expected in program.expected.items():
        runner = Runner(program, choices)
        key = run_key(int(program.about["seed"]))
        facts = runner.play(program.templates[players], players, key, 0, len(expected))
        differ = int((facts[:, FINGERPRINT].get() != expected).sum())
        print(f"{choices}, {players} players: {len(expected)} games, {differ} differ", flush=True)
        wrong += differ
    return wrong


def main() -> int:
    """The command line of the runner."""
    parser = argparse.ArgumentParser(description="Play whole games on a graphics processor.")
    parser.add_argument("program", help="a file that `endling gpu build` wrote")
    parser.add_argument("--games", type=int, default=1 << 20)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--choices", default="random")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--check", action="store_true", help="compare with the games in the file")
    given = parser.parse_args()
    program = Program.read(given.program)
    if given.check:
        return 1 if _check(program) else 0
    print(json.dumps(measure(program, given.choices, given.players, given.games, given.seed)))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
