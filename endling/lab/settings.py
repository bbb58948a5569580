"""Everything that decides what the games of a run are, and nothing about who plays them where."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any

from endling.errors import EndlingError
from endling.games import find_game
from endling.games.game import Game
from endling.kernel.batch import GREEDY, RANDOM
from endling.lab.tables import CARDS, GAMES, SEATS
from endling.names import find_name

POLICIES = {"random": RANDOM, "greedy": GREEDY}

# What gets a row: each choice names the tables that are written. Sums are kept of everything.
ROWS: dict[str, tuple[str, ...]] = {
    "cards": (GAMES, SEATS, CARDS),
    "seats": (GAMES, SEATS),
    "none": (),
}

# A few dozen chunks: enough to show how far results vary, few enough to be quick.
USUAL_CHUNKS = 50
SMALLEST_CHUNK, LARGEST_CHUNK = 10, 20_000


@dataclass(frozen=True)
class Settings:
    """What is played: the same settings are the same games, on any machine, in any order."""

    game: str
    rules: int  # the version of the game's rules
    games: int
    players: int
    bots: tuple[str, ...]  # one for each seat
    seed: int
    options: Mapping[str, Any]
    rows: str  # what gets a row, one of ROWS

    @classmethod
    def make(
        cls,
        game: str,
        games: int,
        players: int = 4,
        *,
        bots: Sequence[str] = ("random",),
        seed: int = 0,
        options: Mapping[str, Any] | None = None,
        rows: str = "cards",
    ) -> Settings:
        """Checked settings; one bot stands for all seats."""
        found = find_game(game)
        checked = found.parse_options(options, players)
        if games < 1:
            raise EndlingError(f"a run takes at least one game, not {games}")
        names = [find_name(bot, POLICIES, "bot of the lab") for bot in bots]
        if len(names) not in (1, players):
            raise EndlingError(f"bots: takes one for all or one for each of {players} seats")
        seats = tuple(names) if len(names) == players else tuple(names) * players
        which = find_name(rows, ROWS, "kind of rows")
        return cls(found.name, found.version, games, players, seats, seed, checked, which)

    @classmethod
    def from_dict(cls, facts: Mapping[str, Any]) -> Settings:
        """Settings from what `as_dict` gave, perhaps by way of a file."""
        return cls(**{**facts, "bots": tuple(facts["bots"])})

    def as_dict(self) -> dict[str, Any]:
        """Plain data."""
        return {**asdict(self), "bots": list(self.bots)}

    def with_options(self, options: Mapping[str, Any]) -> Settings:
        """The same deals at another table."""
        checked = find_game(self.game).parse_options(options, self.players)
        return replace(self, options=checked)

    @property
    def key(self) -> bytes:
        """The key of the stream that all games of the run are dealt from."""
        return hashlib.sha256(f"endling lab {self.seed}".encode()).digest()

    @property
    def policies(self) -> list[int]:
        """How each seat chooses, as compiled code knows it."""
        return [POLICIES[bot] for bot in self.bots]

    @property
    def tables(self) -> tuple[str, ...]:
        """The tables that are written."""
        return ROWS[self.rows]

    @property
    def with_cards(self) -> bool:
        """Whether every card played gets a row."""
        return CARDS in self.tables

    # --- Chunks

    @property
    def chunk_size(self) -> int:
        """How many games make a chunk; the last one may be smaller."""
        even = -(-self.games // USUAL_CHUNKS)
        return min(max(even, SMALLEST_CHUNK), LARGEST_CHUNK)

    @property
    def chunks(self) -> int:
        """How many chunks there are."""
        return -(-self.games // self.chunk_size)

    def games_of(self, chunk: int) -> range:
        """The numbers of the games of a chunk."""
        first = chunk * self.chunk_size
        return range(first, min(first + self.chunk_size, self.games))


def vary(
    game: Game,
    options: Mapping[str, Any],
    changes: Sequence[str] = (),
    without: Sequence[str] = (),
    preset: str | None = None,
    players: int = 4,
    sets: Sequence[str] | None = None,
) -> dict[str, Any]:
    """The options of a table where something is different.

    A change is `CARD.FACT=NUMBER`, like `Tiny.face_value=15`, or `OPTION=VALUE`.
    """
    varied = game.shorten_options(game.parse_options(options, players))
    if preset is not None:
        varied["preset"] = preset
    if sets is not None:
        varied["sets"] = list(sets)
    for change in changes:
        left, equals, right = change.partition("=")
        name, dot, fact = left.strip().rpartition(".")
        if not equals or not left.strip():
            raise EndlingError(f"--set takes CARD.FACT=NUMBER or OPTION=VALUE, not {change!r}")
        if dot:
            card = find_name(name, dict.fromkeys(game.card_names), "card")
            varied = game.change_card(varied, card, fact.strip(), _value(right))
        else:
            varied[left.strip()] = _value(right)
    for name in without:
        varied = game.leave_out(varied, find_name(name, dict.fromkeys(game.card_names), "card"))
    return game.parse_options(varied, players)


def _value(text: str) -> Any:
    """A number, true or false, or a word."""
    text = text.strip()
    try:
        return int(text)
    except ValueError:
        return {"true": True, "false": False}.get(text.lower(), text)
