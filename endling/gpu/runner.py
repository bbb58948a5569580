"""Plays whole games on a graphics processor. Needs only NumPy, CuPy and a file of `endling gpu`.

    python runner.py GAME.npz --games 4000000 --players 4
    python runner.py GAME.npz --games 4000000 --players 4 --counted
    python runner.py GAME.npz --check

Every game has a slot in the memory of the card. Round after round the unfinished games are listed
by the class of their next piece of work, and every thread carries one game one piece further.
"""

from __future__ import annotations

import argparse
import hashlib
import importlib
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
_MOST_SEATS = 10
_CANNOT_WIN = -(1 << 29)  # a standing below is no winner's
_GAMES, _ALL_DECISIONS = 0, 5  # where the sums of a tally begin with these
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
    ptx: dict[str, str]  # by program: the ways to choose, and the one that counts
    templates: dict[int, Any]
    expected: dict[tuple[str, int], Any]  # fingerprints of games on the CPU

    @staticmethod
    def read(path: str | Path) -> Program:
        """Read the file."""
        with np.load(path) as file:
            about = json.loads(str(file["about"]))
            return Program(
                about,
                {name: str(file[f"ptx_{name}"]) for name in about["programs"]},
                {players: file[f"template_{players}"] for players in about["players"]},
                {
                    (name, players): file[f"expected_{name}_{players}"]
                    for name in about["programs"]
                    for players in about["players"]
                    if f"expected_{name}_{players}" in file
                },
            )


@dataclass(frozen=True)
class Deals:
    """Which games: those of a run from some numbers on, as chunks of neighbours of one size.

    The last chunk may be smaller. In a program that counts, every seat chooses in its own way.
    """

    template: Any
    players: int
    key: Any
    firsts: list[int]  # the number of the first game of every chunk
    chunk: int
    games: int
    policies: tuple[int, ...] = ()


@dataclass(frozen=True)
class Rows:
    """What was counted, as the bytes of records, in the memory of the card."""

    tallies: Any  # one of every chunk
    games: Any
    seats: Any
    plays: Any  # of a game at most as many as there is room for; empty if nobody asked for them


def run_key(seed: int) -> Any:
    """The key of a run: the same words as endling.match.make_key gives."""
    return np.frombuffer(hashlib.sha256(f"endling seed {seed}".encode()).digest(), "<u4")


class Runner:
    """A program that is loaded on the card. The driver makes machine code of it, once."""

    def __init__(self, program: Program, name: str, card: Any = None) -> None:
        self.cupy = cupy = card or importlib.import_module("cupy")
        self.sizes: dict[str, int] = program.about["sizes"][name]
        with tempfile.NamedTemporaryFile("w", suffix=".ptx") as file:
            file.write(program.ptx[name])
            file.flush()
            rules = cupy.RawModule(path=file.name)
            self.start, self.carry_on, self.finish = (
                rules.get_function(name) for name in ("start", "carry_on", "finish")
            )
        sorting = cupy.RawModule(code=_SORTING)
        self.count_classes, self.add_up, self.list = (
            sorting.get_function(name) for name in ("count", "add_up", "list")
        )

    def room(self, result_bytes: int) -> int:
        """How many games at a time, if each has such a result: half of the free memory at most."""
        a_game = self.sizes["slot_stride"] + self.sizes["dice_bytes"] + result_bytes + _LISTED_BYTES
        free = self.cupy.cuda.Device().mem_info[0]
        kept: int = self.cupy.get_default_memory_pool().free_bytes()
        return int(max(1, min(LARGEST_BATCH, (free + kept) // 2 // a_game)))

    def play(self, template: Any, players: int, key: Any, first: int, games: int) -> Any:
        """Play games; returns their facts, a row each, in the memory of the card."""
        size = self.room(8 * (FACTS + players))
        parts = []
        for at in range(0, games, size):
            some = min(size, games - at)
            parts.append(self._facts(Deals(template, players, key, [first + at], some, some)))
        return parts[0] if len(parts) == 1 else self.cupy.concatenate(parts)

    def _facts(self, deals: Deals) -> Any:
        cp = self.cupy
        slots, decisions = self._play_out(deals)
        facts = cp.zeros((deals.games, FACTS + deals.players), cp.int64)
        given = (slots, decisions, facts, np.int64(FACTS + deals.players), np.int64(deals.games))
        self.finish((_blocks(deals.games, THREADS),), (THREADS,), given)
        return facts

    def counted_room(self, players: int) -> int:
        """How many games can be counted at a time."""
        return self.room(self.sizes["game_row_bytes"] + players * self.sizes["seat_row_bytes"])

    def count(self, deals: Deals, with_plays: bool = False) -> Rows:
        """Play games and count them; the sums of a chunk are made by all of its threads."""
        cp, sizes, n = self.cupy, self.sizes, deals.games
        slots, decisions = self._play_out(deals)
        tallies = cp.zeros((len(deals.firsts), sizes["tally_bytes"]), cp.uint8)
        games = cp.zeros((n, sizes["game_row_bytes"]), cp.uint8)
        seats = cp.zeros((n * deals.players, sizes["seat_row_bytes"]), cp.uint8)
        shape = (tallies, np.int64(deals.chunk), games, seats, np.int64(deals.players), np.int64(n))
        self.finish((_blocks(n, THREADS),), (THREADS,), (slots, decisions, *shape))
        plays = self._plays(slots, games) if with_plays else cp.zeros((0, 0), cp.uint8)
        return Rows(tallies, games, seats, plays)

    def _plays(self, slots: Any, games: Any) -> Any:
        """The cards played in all games, one after the other."""
        cp, sizes = self.cupy, self.sizes
        played = games.view(cp.uint32)[:, sizes["plays_in_game_row"] // 4]
        room, size, at = sizes["plays_room"], sizes["play_row_bytes"], sizes["plays_in_slot"]
        rows = slots.reshape(len(games), sizes["slot_stride"])[:, at : at + room * size]
        return rows.reshape(len(games), room, size)[cp.arange(room)[None, :] < played[:, None]]

    def _play_out(self, deals: Deals) -> tuple[Any, Any]:
        """Play games to their end; returns their slots and how many decisions were taken."""
        cp, games = self.cupy, deals.games
        slots = cp.empty(games * self.sizes["slot_stride"], cp.uint8)
        dice = cp.zeros(games * self.sizes["dice_bytes"], cp.uint8)
        classes = cp.empty(games, cp.uint16)
        decisions = cp.zeros(games, cp.int32)
        policies = cp.asarray(np.array([*deals.policies, *[0] * _MOST_SEATS], np.int64))
        template = cp.asarray(deals.template.view(np.uint8))
        firsts = cp.asarray(np.array(deals.firsts, np.int64))
        chunk, n = np.int64(deals.chunk), np.int64(games)
        given = (slots, dice, policies, template, cp.asarray(deals.key), firsts, chunk, n, classes)
        self.start((_blocks(games, THREADS),), (THREADS,), given)
        self._play_to_the_end(slots, dice, policies, classes, decisions)
        return slots, decisions

    def _play_to_the_end(
        self, slots: Any, dice: Any, policies: Any, classes: Any, decisions: Any
    ) -> None:
        cp, games = self.cupy, len(classes)
        order, listed = cp.empty(games, cp.int32), cp.empty(1, cp.int32)
        places = cp.empty(_ROOM, cp.int32)
        chunks, n = (_blocks(games, _SORT_CHUNK),), np.int32(games)
        left, rounds = games, 0
        while left > 0:
            places.fill(0)
            self.count_classes(chunks, (256,), (classes, n, places))
            self.add_up((1,), (_ROOM // 2,), (places, listed))
            self.list(chunks, (256,), (classes, n, places, order))
            if rounds % _LOOK_EVERY == 0:
                left = int(listed.get()[0])
            self.carry_on(
                (_blocks(max(left, 1), THREADS),),
                (THREADS,),
                (slots, dice, policies, order, listed, decisions, classes),
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
    share = _SHARES // ties * (best > _CANNOT_WIN)
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
    program: Program, choices: str, players: int, games: int, seed: int, counted: bool = False
) -> dict[str, Any]:
    """How fast a run is, statistics included: the median of several; and what came of it."""
    runner = Runner(program, "counted" if counted else choices)
    template, key = program.templates[players], run_key(seed)
    if counted:
        policies = (program.about["policies"][choices],) * players

        def run(games: int) -> dict[str, Any]:
            return _count_all(runner, template, key, policies, games)
    else:

        def run(games: int) -> dict[str, Any]:
            return statistics(runner.play(template, players, key, 0, games))

    run(min(games, 1 << 16))
    seconds, summary = _timed(runner.cupy, lambda: run(games))
    middle = sorted(seconds)[len(seconds) // 2]
    return {
        "choices": choices,
        "players": players,
        "counted": counted,
        **summary,
        "seconds": [round(run, 3) for run in seconds],
        "games_per_s": round(summary["games"] / middle),
        "decisions_per_s": round(summary["decisions"] / middle),
        "threads_of_a_block": THREADS,
        "registers_of_a_thread": runner.carry_on.num_regs,
    }


def _timed(cp: Any, run: Any, runs: int = 3) -> tuple[list[float], dict[str, Any]]:
    seconds = []
    for _ in range(runs):
        start, end = cp.cuda.Event(), cp.cuda.Event()
        start.record()
        summary = run()
        end.record()
        end.synchronize()
        seconds.append(cp.cuda.get_elapsed_time(start, end) / 1000)
    return seconds, summary


_A_CHUNK = 20_000


def _count_all(
    runner: Runner, template: Any, key: Any, policies: tuple[int, ...], games: int
) -> dict[str, Any]:
    """Count games in chunks as the lab does, and fetch the sums."""
    found = {"games": 0, "decisions": 0}
    size = max(1, runner.counted_room(len(policies)) // _A_CHUNK) * _A_CHUNK
    for at in range(0, games, size):
        some = min(size, games - at)
        firsts = list(range(at, at + some, _A_CHUNK))
        deals = Deals(template, len(policies), key, firsts, _A_CHUNK, some, policies)
        sums = runner.count(deals).tallies.get().view(np.int64)
        found["games"] += int(sums[:, _GAMES].sum())
        found["decisions"] += int(sums[:, _ALL_DECISIONS].sum())
    return found


# --- Comparing with the CPU


def digests(rows: Rows) -> dict[str, str]:
    """A hash of everything that was counted, by kind."""
    kinds = ("tallies", "games", "seats", "plays")
    return {kind: hashlib.sha256(_bytes(getattr(rows, kind))).hexdigest() for kind in kinds}


def _bytes(rows: Any) -> bytes:
    content: bytes = (rows.get() if hasattr(rows, "get") else rows).tobytes()
    return content


def check(program: Program, card: Any = None) -> int:
    """Compare every game with that on the CPU; returns how much differs."""
    wrong = 0
    for (choices, players), expected in program.expected.items():
        runner = Runner(program, choices, card)
        key = run_key(int(program.about["seed"]))
        facts = runner.play(program.templates[players], players, key, 0, len(expected))
        differ = int((facts[:, FINGERPRINT].get() != expected).sum())
        print(f"{choices}, {players} players: {len(expected)} games, {differ} differ", flush=True)
        wrong += differ
    if program.about["counted"]:
        runner = Runner(program, "counted", card)
        wrong += sum(check_counted(program, runner, one) for one in program.about["counted"])
    return wrong


def check_counted(program: Program, runner: Runner, expected: dict[str, Any]) -> int:
    """Compare counted games with those on the CPU; returns how many kinds of rows differ."""
    policies, games = tuple(expected["policies"]), int(expected["games"])
    players, chunk = len(policies), int(expected["chunk"])
    key, firsts = run_key(int(program.about["seed"])), list(range(0, games, chunk))
    deals = Deals(program.templates[players], players, key, firsts, chunk, games, policies)
    found = digests(runner.count(deals, with_plays=True))
    differ = [kind for kind, digest in expected["digests"].items() if found[kind] != digest]
    told = f"{', '.join(differ)} differ" if differ else "all sums and rows are the same"
    print(f"counted, policies {policies}: {games} games, {told}", flush=True)
    return len(differ)


def main() -> int:
    """The command line of the runner."""
    parser = argparse.ArgumentParser(description="Play whole games on a graphics processor.")
    parser.add_argument("program", help="a file that `endling gpu build` wrote")
    parser.add_argument("--games", type=int, default=1 << 20)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--choices", default="random")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--check", action="store_true", help="compare with the games in the file")
    parser.add_argument("--counted", action="store_true", help="count everything, as the lab does")
    given = parser.parse_args()
    program = Program.read(given.program)
    if given.check:
        return 1 if check(program) else 0
    run = (given.choices, given.players, given.games, given.seed, given.counted)
    print(json.dumps(measure(program, *run)))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
