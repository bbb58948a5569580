"""OpenSpiel: each of our games as a Python game, `python_endling_<name>`.

    import pyspiel
    import endling.environments.openspiel
    game = pyspiel.load_game("python_endling_NAME(players=3)")

| parameter | what it is |
|---|---|
| `players` | how many seats there are |
| `options` | options of the game, as JSON, perhaps percent-encoded; nothing for the usual ones |

Four chance nodes at the beginning choose the number of the deal, a digit of 256 each. It decides
everything that is left to chance, and deal `n` is the game of `endling.new(seed=n)`. To look ahead
fairly, take `state.resample_from_infostate(player)`: all that the player cannot know is dealt anew,
and so are the dice for what comes. OpenSpiel's own ISMCTS in Python does so. Its C++ code cannot
call that function of a Python game, so its C++ ISMCTS does not work with any of them.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable
from functools import cache, partial
from typing import Any, NamedTuple
from urllib.parse import quote, unquote

import numpy as np
import pyspiel

from endling.bots.explanation import label
from endling.environments.seating import Array, Seating, seat
from endling.events import Event
from endling.games import find_game, game_names
from endling.games.game import Game, Pool
from endling.kernel import engine, observation
from endling.kernel.chacha import key_words, new_dice
from endling.kernel.events import EVENT_WIDTH
from endling.match import Match, make_key

MAX_LENGTH = 20_000  # decisions, more than any game has
DIGITS, BASE = 4, 256  # of the number of a deal
_UNTOLD = "?"


class Spec(NamedTuple):
    """Which game is played; small, so that it can travel with every state."""

    game: str
    players: int
    options: str


@cache
def _seating(spec: Spec) -> Seating:
    options = json.loads(unquote(spec.options)) if spec.options else None
    return seat(spec.game, spec.players, options, information=True)


class EndlingState(pyspiel.State):
    """A state. Everything in it is plain and immutable: OpenSpiel copies and pickles it."""

    def __init__(self, game: Any, spec: Spec) -> None:
        super().__init__(game)
        self._spec = spec
        self._digits: tuple[int, ...] = ()  # of the number of the deal
        self._raw = b""  # nothing until the deal is known
        self._memory = bytes(8 * _seating(spec).memory_words)
        self._told = ("",) * (spec.players + 1)  # to every seat, and to a spectator
        self._untold = b""  # events that nobody has asked about yet

    # --- The state as the rules know it

    @property
    def _game(self) -> Game:
        return _seating(self._spec).game

    def _pool(self) -> Pool:
        """A copy of the record."""
        return np.frombuffer(self._raw, np.uint8).copy().view(self._game.record)

    def _byte(self, field: str) -> int:
        """A field of one byte, without copying the whole record."""
        return self._raw[_offset(self._game, field)]

    def _deal(self, digit: int) -> None:
        """One more digit; with the last one the game begins."""
        self._digits = (*self._digits, digit)
        if len(self._digits) == DIGITS:
            number = sum(digit * BASE**place for place, digit in enumerate(self._digits))
            pool = _seating(self._spec).template
            pool["key"][0] = key_words(make_key(number))
            self._run(pool, engine.resume)

    def _run(self, pool: Pool, begin: Callable[[Pool], int]) -> None:
        """Take a step and run on to the next question, reading the log on the way."""
        memory: Array = np.frombuffer(self._memory, np.int64).copy()
        at = _offset(self._game, "log")
        raw = pool.view(np.uint8)
        taken = begin(pool)
        while True:
            self._untold += raw[at : at + EVENT_WIDTH * int(pool["log_n"][0])].tobytes()
            observation.memorize_log(pool, memory)
            if taken != engine.PAUSED:
                break
            taken = engine.resume(pool)
        self._raw, self._memory = raw.tobytes(), memory.tobytes()

    def match(self) -> Match:
        """The situation as a match, for looking at it."""
        return Match(self._game, self._pool(), _seating(self._spec).options, bytes(32))

    # --- What OpenSpiel asks

    def current_player(self) -> int:
        """The seat that must decide."""
        if not self._raw:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self._byte("over") else self._byte("actor")

    def is_terminal(self) -> bool:
        """Whether the game has ended."""
        return bool(self._raw) and bool(self._byte("over"))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Any digit of the number of the deal."""
        return [(digit, 1 / BASE) for digit in range(BASE)]

    def _legal_actions(self, player: int) -> list[int]:
        legal: Array = np.zeros(self._game.actions.end, np.int64)
        actions: list[int] = legal[: engine.list_legal(self._pool(), legal)].tolist()
        return actions

    def _apply_action(self, action: int) -> None:
        if not self._raw:
            self._deal(action)
            return
        pool = self._pool()
        self._tell()
        player = int(pool["actor"][0])
        told = list(self._told)
        told[player] += f"> {action}\n"  # what a seat has chosen itself it remembers as well
        self._told = tuple(told)
        self._run(pool, partial(_take, action=action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        words = label(self._game, self._byte("prompt"), action, "en")
        return f"{words} [{action}]"  # copies of a card share their name

    def returns(self) -> list[float]:
        """At the end, the share of rivals beaten less the share of rivals lost to."""
        players = self._spec.players
        if not self.is_terminal():
            return [0.0] * players
        places = self._game.standing(self._pool())
        return [
            sum((mine > other) - (mine < other) for other in places) / (players - 1)
            for mine in places
        ]

    def __str__(self) -> str:
        if not self._raw:
            return f"deal {list(self._digits)}"
        return json.dumps(self.match().position())

    # --- What a seat knows

    def resample_from_infostate(self, player: int, *_: Any) -> EndlingState:
        """A state that the player cannot tell from this one, all the rest dealt anew.

        What other seats were told in secret does not fit their new hands: they keep what was told
        to everybody. Any second argument, OpenSpiel's sampler, is ignored.
        """
        self._tell()
        twin: EndlingState = self.clone()
        pool = twin._pool()
        engine.determinize_state(pool, player, new_dice(secrets.token_bytes(32)))
        twin._raw = pool.tobytes()
        twin._told = tuple(
            told if seat == player else self._told[-1] for seat, told in enumerate(self._told)
        )
        return twin

    def _tell(self) -> None:
        """Put what has happened into words, for every seat as it may know it."""
        if self._untold:
            events = self._game.read_events(self._untold)
            seats = [*range(self._spec.players), None]
            self._told = tuple(
                told + "".join(_line(event.for_seat(seat)) for event in events)
                for told, seat in zip(self._told, seats, strict=True)
            )
            self._untold = b""

    def told(self, player: int) -> str:
        """All that the player has been told and has chosen, its hand, its question, its answers."""
        if not self._raw:
            return ""
        self._tell()
        pool = self._pool()
        engine.redact_state(pool, player)
        actor, prompt, cause = (int(pool[field][0]) for field in ("actor", "prompt", "cause"))
        row, mask = self.look(player, is_recalling=False)
        hand = self._game.observation[0]
        cards = np.flatnonzero(row[: hand.end]).tolist()
        # Of cards with the same name the log does not tell which one it was; an answer does.
        legal = np.flatnonzero(mask).tolist() if actor == player else []
        return f"{self._told[player]}cards {cards} asked {actor} {prompt} {cause} legal {legal}"

    def look(self, player: int, is_recalling: bool) -> tuple[Array, Array]:
        """What the player sees (and remembers), and its legal actions."""
        parts = self._game.memory if is_recalling else self._game.observation
        row: Array = np.zeros(parts[-1].end, _seating(self._spec).entry)
        mask: Array = np.zeros(self._game.actions.end, observation.MASK_ENTRY)
        if not self._raw:
            return row, mask
        pool = self._pool()
        notes: Array = np.zeros(self._game.note_words, np.int64)
        observation.observe_seat(pool, player, notes, row, mask)
        if is_recalling:
            observation.recall_seat(pool, player, np.frombuffer(self._memory, np.int64).copy(), row)
        return row, mask


@cache
def _offset(game: Game, field: str) -> int:
    """Where a field stands in the record."""
    fields: Any = game.record.fields
    return int(fields[field][1])


def _take(pool: Pool, action: int) -> int:
    return int(engine.take_step(pool, action))


def _line(event: Event) -> str:
    """An event in a few characters."""
    facts = (event.verb, event.player, event.card or _UNTOLD, event.source, event.target)
    return " ".join("-" if fact is None else str(fact) for fact in (*facts, event.number)) + "\n"


class Observer:
    """What OpenSpiel wants to see: a row and a text."""

    def __init__(self, seating: Seating, iig_obs_type: Any, params: Any) -> None:
        if params:
            raise ValueError(f"observation parameters are not supported, and there are {params}")
        self._is_recalling = bool(iig_obs_type.perfect_recall)
        parts = seating.game.memory if self._is_recalling else seating.game.observation
        self.tensor: Array = np.zeros(parts[-1].end, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: EndlingState, player: int) -> None:
        """Write the row of a player."""
        self.tensor[:] = state.look(player, self._is_recalling)[0]

    def string_from(self, state: EndlingState, player: int) -> str:
        """What a player has been told so far, or sees now."""
        if self._is_recalling:
            return state.told(player)
        return state.look(player, is_recalling=False)[0].tobytes().hex()


def _game_class(name: str) -> type[Any]:
    """The class for one of our games."""
    ours = find_game(name)
    game_type = pyspiel.GameType(
        short_name=f"python_endling_{name}",
        long_name=f"{ours.title} (Endling)",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=ours.max_players,
        min_num_players=ours.min_players,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": ours.min_players, "options": ""},
    )

    class EndlingGame(pyspiel.Game):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            given = {**game_type.parameter_specification, **(params or {})}
            self.spec = Spec(name, int(given["players"]), str(given["options"]))
            info = pyspiel.GameInfo(
                num_distinct_actions=ours.actions.end,
                max_chance_outcomes=BASE,
                num_players=self.spec.players,
                min_utility=-1.0,
                max_utility=1.0,
                utility_sum=0.0,
                max_game_length=MAX_LENGTH,
            )
            # OpenSpiel writes parameters side by side: a comma in one of them would begin another.
            super().__init__(
                game_type, info, given | {"options": quote(unquote(self.spec.options))}
            )
            _seating(self.spec)

        def new_initial_state(self) -> EndlingState:
            return EndlingState(self, self.spec)

        def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
            usual = pyspiel.IIGObservationType(perfect_recall=False)
            return Observer(_seating(self.spec), iig_obs_type or usual, params)

    pyspiel.register_game(game_type, EndlingGame)
    return EndlingGame


GAMES = {name: _game_class(name) for name in game_names()}
