"""Match: the friendly Python object around one game."""

from __future__ import annotations

import hashlib
import pickle
from collections.abc import Mapping, Sequence
from functools import lru_cache
from operator import index
from typing import Any

import numpy as np

from endling import notation
from endling.choices import (
    Choice,
    Names,
    blocked_cards,
    candidates,
    choices_of,
    player_name,
    prompt_text,
    question_json,
    why_none,
    with_notes,
)
from endling.errors import EndlingError, IllegalAction, PositionError, UnknownName, shown
from endling.events import Events
from endling.games import find_game
from endling.games.game import Asked, Game, Options, Pool, ViewRow
from endling.games.noting import Noted
from endling.games.soundness import check_sound
from endling.kernel import engine, search
from endling.kernel.chacha import key_words, new_dice
from endling.kernel.engine import PAUSED, REFUSED, STATUS, STATUS_BITS, TAKEN
from endling.kernel.winning import can_win
from endling.log import LogAlone, log_page, offset

SPECTATOR = -1
_KEPT_EVERY = 16  # actions: the states in between are played again if need be


def make_key(seed: int | bytes) -> bytes:
    """The 256-bit key of a seed: the 32 bytes themselves, or a hash of the number."""
    if isinstance(seed, bytes):
        if len(seed) != 32:
            raise EndlingError(f"a seed of bytes takes exactly 32 bytes, not {len(seed)}")
        return seed
    if isinstance(seed, bool) or not isinstance(seed, int):
        raise EndlingError(f"a seed takes a whole number or 32 bytes, not {shown(seed)}")
    return hashlib.sha256(f"endling seed {seed}".encode()).digest()


@lru_cache(maxsize=100)
def _usual_start(game: Game, players: int) -> tuple[_Plain, np.ndarray[Any, np.dtype[np.uint8]]]:
    """The usual options, and the bytes of the state before anything is dealt."""
    options = game.parse_options(None, players)
    return _Plain(options), game.template(players, options).view(np.uint8)


class _Plain:
    """Plain data of which many copies are wanted."""

    def __init__(self, data: Any) -> None:
        self._written = pickle.dumps(data)

    def copy(self) -> Any:
        return pickle.loads(self._written)


class Match:
    """One game in progress: who decides what, what is legal, and what has happened.

    >>> import endling
    >>> m = endling.new("doomlings", players=3, seed=7)
    >>> m.actor, m.prompt, m.over
    (0, 'play', False)
    >>> events = m.play(m.legal[0])
    >>> events[0].verb
    'play'
    >>> m.undo()
    >>> len(m.actions)
    0
    """

    def __init__(self, game: Game, pool: Pool, options: Options, key: bytes) -> None:
        self.game = game.at_table(options)
        self.options = options
        self.key = key
        self._attach(pool)
        self._kept: list[tuple[int, bytes]] = []  # states after this many actions
        self.actions: list[int] = []
        self._start: bytes | None = None  # the first state, if it was not dealt from the key
        self.opening = Events(b"", LogAlone(game))

    def _attach(self, pool: Pool) -> None:
        """Keep the state, and what is needed to look at it and to change it quickly."""
        self._pool = pool
        self._bytes = pool.view(np.uint8)
        self._memory = self._bytes.data
        self._address: int = pool.ctypes.data
        self._keep_at = 0  # after this many actions the state is kept
        self._log = log_page(self.game)
        self._page = self._memory[self._log.begin : self._log.end]
        self._over_at = offset(self.game, "over")
        self._players = int(pool["players"][0])
        self._actor = pool["actor"]
        self._prompt = pool["prompt"]
        self._together = pool["together"]
        self._end = self.game.actions.end
        self._target = engine.ANSWER.target(self.game.record)
        self._legal = np.zeros(self._end, np.int64)
        self._legal_memory = self._legal.data
        self._legal_address: int = self._legal.ctypes.data
        self._legal_n = -1  # how many are listed, -1: nobody has listed them yet
        self._hidden: tuple[memoryview, Pool] | None = None

    def refresh(self) -> None:
        """The state was changed from outside."""
        self._keep_at = 0
        self._legal_n = -1

    # --- Starting

    @classmethod
    def new(
        cls,
        game: str,
        players: int = 4,
        seed: int | bytes = 0,
        options: Mapping[str, Any] | None = None,
    ) -> Match:
        """A new game, dealt and waiting for its first decision."""
        found = find_game(game)
        if options is None and type(players) is int:  # whatever is not a number is refused below
            usual, state = _usual_start(found, players)
            checked, pool = usual.copy(), state.copy().view(found.record)
        else:
            checked = found.parse_options(options, players)
            pool = found.template(players, checked)
        key = make_key(seed)
        found.load()
        pool["key"][0] = key_words(key)
        match = cls(found, pool, checked, key)
        match.opening = match._run()
        return match

    @classmethod
    def from_position(cls, game: str, position: Mapping[str, Any], seed: int | bytes = 0) -> Match:
        """A game in a given situation; what is left out is filled in from the seed."""
        found = find_game(game)
        key = make_key(seed)
        found.load()
        try:
            pool, options = found.set_position(position, key)
        except RecursionError:
            raise PositionError("this position is nested too deeply") from None
        match = cls(found, pool, options, key)
        if match.actor is None and not match.over:
            match.opening = match._run()
            engine.forget_log(match._pool)  # the log is not part of the situation
            match._check_problem()
        else:
            check_sound(match._pool, key)
            match._check_shown()
        match._start = match.state()
        return match

    def _check_problem(self) -> None:
        """Refuse a situation that no game leads to, as far as the rules can tell."""
        found = engine.find_problem(self._pool)
        if found:
            raise PositionError(f"this cannot be: {self.game.problem_text(found)}")

    def _check_shown(self) -> None:
        """Refuse a situation that nobody could be shown: a number in it has no name."""
        try:
            for seat in (None, *range(self.players)):
                self.view(seat)
        except (LookupError, ValueError):
            raise PositionError("more: this is not a situation of a game") from None

    def _run(self, raw: bytes = b"") -> Events:
        """Run to the next decision; these events have happened already."""
        taken = PAUSED
        while taken == PAUSED:
            taken = engine.resume(self._pool)
            raw += self._log.cut(self._page)
        return Events(raw, LogAlone(self.game))

    # --- Asking

    @property
    def players(self) -> int:
        """How many seats there are."""
        return self._players

    @property
    def actor(self) -> int | None:
        """The seat that must decide, None when the game is over."""
        actor = int(self._actor[0])
        return None if actor < 0 else actor

    @property
    def prompt(self) -> str | None:
        """What is asked, by name: `play`, `discard`, `react`, ..."""
        return None if self._actor[0] < 0 else self.game.prompt_name(int(self._prompt[0]))

    @property
    def cause(self) -> str | None:
        """The card because of which it is asked."""
        number = int(self._pool["cause"][0])
        if self._actor[0] < 0 or number >= len(self.game.card_names):
            return None
        return self.game.card_names[number]

    @property
    def together(self) -> list[int]:
        """The seats that choose at the same time, whether or not their answers are in."""
        seats = int(self._together[0])
        return [seat for seat in range(seats.bit_length()) if seats >> seat & 1]

    @property
    def race(self) -> bool:
        """Whether whoever of these seats acts first is first, and the others are asked anew."""
        return self.game.board.questions.is_race(int(self._prompt[0]))

    def ahead(self, seat: int) -> Match | None:
        """A match in which a seat that chooses together with others is asked now.

        What the others answer meanwhile makes no difference to the seat. There is none if the seat
        is not asked, or has answered.
        """
        if seat not in self.together:
            return None
        twin = self.copy()
        while twin.actor != seat:
            if len(twin.play(twin.legal[0])) or seat not in twin.together:
                return None
        return twin

    @property
    def secret(self) -> bool:
        """Whether nobody but the actor may know whose answer is awaited."""
        if self._actor[0] < 0:
            return False
        question = self.game.board.questions.all[int(self._prompt[0])]
        return question.secret or bool(self._together[0])

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._memory[self._over_at] != 0

    @property
    def legal(self) -> list[int]:
        """The legal actions, in ascending order."""
        return self._legal_memory[: self._count_legal()].tolist()

    def _count_legal(self) -> int:
        """How many actions are legal; they are listed then."""
        if self._legal_n < 0:
            self._legal_n = engine.list_legal(self._pool, self._legal)
        return self._legal_n

    def question(self, lang: str = "en") -> str:
        """The open question in words."""
        prompt = self.prompt
        return "" if prompt is None else prompt_text(self.game, prompt, self.cause, lang)

    def choices(self, lang: str = "en", names: Names | None = None) -> list[dict[str, Any]]:
        """The legal actions with labels, and what each one means; seats may have names."""
        return [dict(choice.facts) for choice in self._choices(self.prompt or "", lang, names)]

    def _choices(self, prompt: str, lang: str, names: Names | None) -> list[Choice]:
        legal = self._legal[: self._count_legal()]
        choices = choices_of(self.game, self._pool, legal, prompt, lang, names)
        return with_notes(choices, self._notes(legal.tolist(), lang))

    def _notes(self, actions: Sequence[int], lang: str) -> list[Noted | None] | None:
        asked = self.prompt or "", self.cause
        return self.game.notes(self._pool, asked, actions, self.options, lang)

    def note_on(self, action: int, lang: str = "en") -> Noted | None:
        """What may be written with an action; nothing with one that is not legal."""
        notes = self._notes([action], lang) if action in self.legal else None
        return None if notes is None else notes[0]

    def player_name(self, seat: int, lang: str = "en") -> str:
        """What a seat is called as long as nobody gives it a name."""
        return player_name(self.game, seat, lang)

    def find(
        self,
        card: str | None = None,
        player: int | None = None,
        color: str | None = None,
        number: int | None = None,
        word: str | None = None,
    ) -> int:
        """The legal action that means this."""
        meant = candidates(self.game, self._pool, card, player, color, number, word)
        legal = set(self.legal)
        for action in meant:
            if action in legal:
                return action
        wanted = card or color or word or (player if player is not None else number)
        raise IllegalAction(
            f"{wanted!r} is not possible: {why_none(self.game, self._pool, meant, 'en')}"
        )

    def why_not(
        self,
        card: str | None = None,
        player: int | None = None,
        color: str | None = None,
        number: int | None = None,
        word: str | None = None,
        lang: str = "en",
    ) -> str | None:
        """Why this cannot be chosen now; None if it can."""
        meant = candidates(self.game, self._pool, card, player, color, number, word)
        return why_none(self.game, self._pool, meant, lang)

    @property
    def declining(self) -> int | None:
        """The action that declines the open question; None: it has to be answered."""
        return self._if_legal(self.game.board.questions.word_that_declines(self.prompt))

    @property
    def passing(self) -> int | None:
        """The action with which somebody who may react passes; None: nobody is asked to react."""
        return self._if_legal(self.game.board.questions.word_that_passes(self.prompt))

    def _if_legal(self, word: str | None) -> int | None:
        if word is None:
            return None
        try:
            return self.find(word=word)
        except IllegalAction:
            return None

    # --- Playing

    def play(self, action: int) -> Events:
        """Play an action; an illegal one raises IllegalAction (ValueError) and changes nothing."""
        if type(action) is not int or not 0 <= action < self._end:
            action = self._checked(action)
        actions = self.actions
        if len(actions) >= self._keep_at:
            self._keep(len(actions))
        target = self._target
        if target.address:
            told = target.call(target.address, self._address, action, self._legal_address)
        else:
            told = engine.answer(self._pool[0], action, self._legal)
        if told & STATUS != TAKEN:
            return self._played(action, told)
        self._legal_n = told >> STATUS_BITS
        actions.append(action)
        return Events(self._page.tobytes(), self._log)

    def _played(self, action: int, told: int) -> Events:
        """What came of an action that was refused, or that made the game pause for its log."""
        if told & STATUS == REFUSED:
            reason = why_none(self.game, self._pool, [action], "en")
            raise IllegalAction(f"action {action} is not legal: {reason}")
        events = self._run(self._log.cut(self._page))
        self._legal_n = -1
        self.actions.append(action)
        return events

    def _keep(self, count: int) -> None:
        """Keep the state after this many actions."""
        while self._kept and self._kept[-1][0] >= count:
            self._kept.pop()
        self._kept.append((count, self._memory.tobytes()))
        self._keep_at = count + _KEPT_EVERY

    def _checked(self, action: Any) -> int:
        """An action of an unusual type, if it is a number at all."""
        try:
            number = index(action)
        except TypeError:
            number = -1
        end = self.game.actions.end
        if not 0 <= number < end:
            raise IllegalAction(
                f"action {action!r} is not legal: actions are whole numbers from 0 to {end - 1}"
            )
        return number

    def undo(self) -> None:
        """Take the last action back."""
        if not self.actions:
            raise EndlingError("there is nothing to undo")
        self.rewind(len(self.actions) - 1)

    def rewind(self, count: int) -> None:
        """Take back everything but the first actions."""
        if not 0 <= count <= len(self.actions):
            raise EndlingError(f"of {len(self.actions)} actions, {count} cannot stay")
        if count == len(self.actions):
            return
        while self._kept[-1][0] > count:
            self._kept.pop()
        begin, state = self._kept[-1]
        again = self.actions[begin:count]
        self._memory[:] = state
        self._legal_n, self._keep_at = -1, begin + _KEPT_EVERY
        del self.actions[begin:]
        for action in again:
            self.play(action)
        self._keep(count)

    def copy(self) -> Match:
        """An independent match in the same situation, with the same history."""
        twin = Match.__new__(Match)
        twin.game, twin.options, twin.key = self.game, self.options, self.key
        twin._attach(self._bytes.copy().view(self.game.record))
        twin._kept = self._kept.copy()
        twin.actions = self.actions.copy()
        twin._start = self._start
        twin.opening = self.opening
        return twin

    # --- Results

    @property
    def scores(self) -> list[int]:
        """The points of every seat: final ones when the game is over, running ones before."""
        return self.game.scores(self._pool)

    @property
    def ranking(self) -> list[list[int]]:
        """Seats from best to worst; seats that share a place stand together."""
        standing = self.game.standing(self._pool)
        return [
            [seat for seat in range(self.players) if standing[seat] == place]
            for place in sorted(set(standing), reverse=True)
        ]

    @property
    def winners(self) -> list[int]:
        """The best seats once the game is over, if anybody can win; nobody before."""
        standing = self.game.standing(self._pool)
        return [seat for seat in self.ranking[0] if self.over and can_win(standing[seat])]

    # --- Seeing, saving

    def view(
        self,
        seat: int | None = None,
        lang: str = "en",
        names: Names | None = None,
        guess: bool = False,
    ) -> dict[str, Any]:
        """What a seat may know, as plain data; None is a spectator.

        Whoever can be chosen is called by one of the names, if there are any. With `guess` there is
        a whole situation in it that looks the same to the seat, for bots.
        """
        row = self.row(seat)
        number = SPECTATOR if seat is None else seat
        view = self.game.view(row, number)
        if guess:
            view["guess"] = self._guess(number)
        asked = self.game.asked(row)
        view["question"] = self._question(asked, lang)
        is_mine = asked[0] == number
        view["choices"] = self.choices(lang, names) if is_mine else []
        blocked = self._blocked(asked, row, lang) if is_mine else []
        view["blocked"] = [dict(one.facts) for one in blocked]
        return view

    def _blocked(self, asked: Asked, row: ViewRow, lang: str) -> list[Choice]:
        return blocked_cards(self.game, self._pool, set(self.legal), asked, row, lang)

    def row(self, seat: int | None = None) -> ViewRow:
        """All that a view depends on, as numbers. Use this to compute successive changes."""
        self._check_seat(seat)
        number = SPECTATOR if seat is None else seat
        return self.game.row(self._redacted(number), number)

    def changes(
        self,
        seat: int | None,
        before: ViewRow,
        after: ViewRow,
        lang: str = "en",
        names: Names | None = None,
    ) -> bytes:
        """What is new in a view since an earlier row, as JSON; after is the present one.

        A list may be told in part: the entries to put in, at which place, and how many to cut out
        first; or what is new in each of its entries, by place.
        """
        number = SPECTATOR if seat is None else seat
        changed = [self.game.changes(before, after)]
        asked, earlier = self.game.asked(after), self.game.asked(before)
        if asked != earlier:
            changed.append(b'"question":' + question_json(self.game, *asked[1:], lang))
        if asked[0] == number:
            choices = [choice.json for choice in self._choices(asked[1] or "", lang, names)]
            blocked = [one.json for one in self._blocked(asked, after, lang)]
            changed.append(b'"choices":[' + b",".join(choices) + b"]")
            changed.append(b'"blocked":[' + b",".join(blocked) + b"]")
        elif earlier[0] == number:
            changed.append(b'"choices":[],"blocked":[]')
        return b"{" + b",".join(filter(None, changed)) + b"}"

    def _question(self, asked: Asked, lang: str) -> str | None:
        _, prompt, cause = asked
        return None if prompt is None else prompt_text(self.game, prompt, cause, lang)

    def _guess(self, seat: int) -> dict[str, Any]:
        """The same position for any two situations that the seat cannot tell apart."""
        twin = self.copy()
        search.canonicalize_state(twin._pool, seat)
        return twin.determinize(seat, bytes(32)).position()

    def _redacted(self, seat: int) -> Pool:
        """The state without what a seat may not know, valid until the next call."""
        if self._hidden is None:
            copy = np.empty_like(self._bytes)
            self._hidden = copy.data, copy.view(self.game.record)
        memory, hidden = self._hidden
        memory[:] = self._memory  # NumPy would let other threads run meanwhile
        engine.redact_state(hidden, seat)
        return hidden

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and not 0 <= seat < self.players:
            raise UnknownName(f"there is no seat {seat}; there are {self.players}")

    def position(self) -> dict[str, Any]:
        """The whole situation as plain data, hidden cards included."""
        return self.game.read_position(self._pool, self.options)

    def origin(self) -> dict[str, Any] | None:
        """The position that the match began with; None if it was dealt from its key."""
        if self._start is None:
            return None
        first = np.frombuffer(self._start, np.uint8).copy().view(self.game.record)
        return self.game.read_position(first, self.options)

    def check(self) -> None:
        """Raise AssertionError if something that must always hold does not."""
        self.game.check(self._pool)

    def replay(self) -> str:
        """The whole game as one line of text that replays bit for bit."""
        return notation.write(self)

    def state(self) -> bytes:
        """The raw state."""
        return self._bytes.tobytes()

    def determinize(self, seat: int, seed: int | bytes) -> Match:
        """A match that looks the same to this seat, with everything hidden guessed anew."""
        if seat != SPECTATOR:
            self._check_seat(seat)
        twin = self.copy()
        engine.determinize_state(twin._pool, seat, new_dice(make_key(seed)))
        twin._kept, twin.actions = [], []
        twin._start = twin.state()
        return twin
