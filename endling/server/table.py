"""A live table: its story, its viewers, its bots. Every change is stored before it is told."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import math
import time
from bisect import bisect_right
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Any, TypeVar

from msgspec import Raw

from endling.errors import EndlingError
from endling.server import messages as m
from endling.server.analysing import rated
from endling.server.arrivals import Arrivals
from endling.server.changes import changes
from endling.server.cleaning import clean_chat
from endling.server.refusals import Refused, StorageFailed
from endling.server.schema import Note, Row, Seat, TableRecord
from endling.server.seating import seat_names
from endling.server.settings import Settings
from endling.server.storage import Store
from endling.server.story import Story, empty_view
from endling.server.thinking import Thinkers
from endling.server.viewer import Viewer
from endling.server.voting import Ask, follow, write_ask

log = logging.getLogger("endling.server")

T = TypeVar("T")
_CHAT_SHOWN = 50
_BEATS = 3  # signs of life that may be missed before somebody counts as away
_LULL = 0.05  # seconds in which the next move may come, and tell the others as well
_SHORT = 200  # moves that are replayed in a moment
_NO_LINES = Raw(b"[]")
_RETRY = 1.0  # seconds until a bot tries again after the database refused


class Table:
    """One table in the memory of this process."""

    def __init__(
        self,
        record: TableRecord,
        store: Store,
        bots: Thinkers,
        settings: Settings,
        pace: asyncio.Semaphore,
        arrivals: Arrivals,
    ) -> None:
        self.record = record
        self.store = store
        self.bots = bots
        self.settings = settings
        self.seats: list[Seat] = []
        self.viewers: set[Viewer] = set()
        self.chat: list[m.Chat] = []
        self.ask: Ask | None = None
        self.used = time.time()
        self._story: Story | None = None
        self._notes_seen = 0
        self._presence: m.Presence | None = None
        self._returned = 0.0  # when somebody came back to a table that all had left
        self._doubt = False  # a failed write may have been stored after all
        self._lock = asyncio.Lock()
        self._arrivals = arrivals
        self._pace = pace  # when much is going on, moves are heard and stored between the tellings
        self._timer: asyncio.TimerHandle | None = None
        self._more_at = math.inf  # when there will be more to tell
        self._news: asyncio.TimerHandle | None = None
        self._telling: asyncio.Task[None] | None = None
        self._told = 0.0  # when those who were not asked were last told something
        self._bot: asyncio.Task[None] | None = None
        self._closed = False
        self._names: dict[str, tuple[str, ...]] = {}

    # --- Loading, forgetting

    async def load(self) -> None:
        """Read everything but the moves."""
        self.seats = await self.store.seats(self.record.id)
        await self._read_notes()

    async def story(self) -> Story:
        """The story, read again if it was forgotten or may have changed."""
        if self._story is None:
            rows = await self.store.rows(self.record.id)
            facts = self.record, len(self.seats), rows
            is_short = len(rows) < _SHORT
            self._story = Story(*facts) if is_short else await asyncio.to_thread(Story, *facts)
            self._doubt = False
        elif self._doubt:
            await self._read_rows(self._story)
        self.used = time.time()
        return self._story

    async def current(self) -> Story:
        """The story, while nothing else happens."""
        return await self._alone(self.story)

    async def _read_rows(self, story: Story) -> None:
        for row in await self.store.rows(self.record.id, story.length):
            story.apply(row)
        self._doubt = False

    async def _read_notes(self) -> None:
        for note in await self.store.notes(self.record.id, self._notes_seen):
            self._hear(note)

    def forget(self) -> None:
        """Free the memory of a table that nobody moves at."""
        if not self._lock.locked():
            self._story = None
            for viewer in self.viewers:
                viewer.view = {}  # the next step will tell everything

    async def refresh(self) -> None:
        """Take in what another process has stored."""
        await self._alone(self._refresh)

    async def _refresh(self) -> None:
        record = await self.store.table(self.record.id)
        if record.version == self.record.version:
            return
        moved_on = record.next if record.next != self.record.next else None
        before = [(seat.kind, seat.name, seat.level) for seat in self.seats]
        self.record = record
        await self._read_seats()
        await self._read_notes()
        if self._story is not None:
            await self._read_rows(self._story)
        elif self.viewers:
            await self.story()
        self.publish()
        if before != [(seat.kind, seat.name, seat.level) for seat in self.seats]:
            self.welcome_all()
        if moved_on:
            self.tell(m.Next(moved_on))
        self.show_presence()
        self.wake()

    def go_on(self, successor: str) -> None:
        """Where the same people meet again, stored by whoever asked first."""
        if self.record.next is None:
            self.record.next = successor
            self.record.version += 1
            self.tell(m.Next(successor))

    async def _alone(self, work: Callable[..., Coroutine[Any, Any, T]], *given: Any) -> T:
        """Do something that must not overlap with anything else."""
        async with self._lock:
            return await work(*given)

    # --- Who is there

    @property
    def is_started(self) -> bool:
        """Whether all seats are taken."""
        return all(seat.kind != "open" for seat in self.seats)

    def names(self, lang: str) -> tuple[str, ...]:
        """What the seats are called."""
        if lang not in self._names:
            self._names[lang] = seat_names(self.seats, lang)
        return self._names[lang]

    def seat_of(self, player: str) -> Seat | None:
        """Where a player sits."""
        mine = (seat for seat in self.seats if seat.player_id == player)
        return next(mine, None)

    def _here(self) -> set[int]:
        return {viewer.seat for viewer in self.viewers if viewer.seat is not None}

    def _is_online(self, seat: Seat, now: float) -> bool:
        return seat.kind == "bot" or seat.seat in self._here() or seat.until > now

    def _standin_from(self, seat: Seat) -> float | None:
        """From when on a bot may decide for a person who has left."""
        if self.record.grace is None or seat.seat in self._here():
            return None
        return seat.until + self.record.grace

    def show_presence(self) -> None:
        """Tell who is there, if that has changed."""
        now = time.time()
        standins = []
        for seat in self.seats:
            since = self._standin_from(seat) if seat.kind == "person" else None
            standins.append(since is not None and since <= now)
        online = [seat.kind != "open" and self._is_online(seat, now) for seat in self.seats]
        shown = m.Presence(online, standins)
        if shown != self._presence:
            self._presence = shown
            self.tell(shown)

    def _until(self) -> float:
        """How long somebody who is there now counts as there without further word."""
        return time.time() + _BEATS * self.settings.beat

    def beats(self) -> list[tuple[str, int, float]]:
        """Which seats are there, and until when that counts without further word."""
        until = self._until()
        for seat in self._here():
            self.seats[seat].until = until
        return [(self.record.id, seat, until) for seat in sorted(self._here())]

    async def attach(self, viewer: Viewer) -> None:
        """Somebody begins to look."""
        if len(self.viewers) >= self.settings.viewers:
            raise Refused("full")
        await self._alone(self._attach, viewer)
        if viewer.seat is not None:
            until = self.seats[viewer.seat].until = self._until()
            self._arrivals.note(self.record, viewer.seat, until)
        self.wake()

    async def _attach(self, viewer: Viewer) -> None:
        if self._story is not None:
            self._doubt = True  # another process may have been quicker than its news
        story = await self.story()
        self.publish()
        if self.record.timer is not None:
            await self._note_return()
        self.viewers.add(viewer)
        self._welcome(viewer, story)
        self.show_presence()

    async def _note_return(self) -> None:
        """The clock stands still while nobody is there; a reload is no absence."""
        await self._read_seats()
        now = time.time()
        last = max((seat.until for seat in self.seats if seat.kind == "person"), default=now)
        if last + _BEATS * self.settings.beat < now:
            self._returned = now

    async def _read_seats(self) -> None:
        """Who sits where, and who was last seen when, in whatever process."""
        self.seats = await self.store.seats(self.record.id)
        self._names = {}

    def detach(self, viewer: Viewer) -> None:
        """Somebody stops looking."""
        self.viewers.discard(viewer)
        self.used = time.time()
        if viewer.seat is not None and viewer.seat not in self._here():
            now = time.time()
            self.seats[viewer.seat].until = now
            self.show_presence()
            self.wake()
            self._arrivals.note(self.record, viewer.seat, now)

    def may_lag(self, version: int) -> bool:
        """Whether another process has changed the table, by the version that is stored.

        What this process is storing right now may be in it already.
        """
        return version > self.record.version + self._lock.locked()

    # --- Telling

    def tell(self, message: m.ServerMessage) -> None:
        """Send the same to everybody."""
        data = m.write_message(message)
        for viewer in self.viewers:
            viewer.send_bytes(data)

    def welcome_all(self) -> None:
        """Send everybody everything anew."""
        for viewer in self.viewers:
            viewer.number, viewer.waiting = -1, False
        self.publish()

    def publish(self) -> None:
        """Tell every viewer what it has not been told yet, as soon as that is due."""
        if self._story is None:
            return
        now = time.time()
        calm = max(now, self._told + self.settings.calm)
        waits = [self._catch_up(viewer, self._story, now, calm) for viewer in list(self.viewers)]
        self._look_again(min(waits, default=math.inf))

    def _catch_up(self, viewer: Viewer, story: Story, now: float, calm: float) -> float:
        """Tell one viewer, and say when there will be more to tell."""
        wait = math.inf
        if viewer.waiting:
            if self._is_dealt(viewer, story):
                self._show_all(viewer, story)
        elif viewer.number < 0:
            self._welcome(viewer, story)
        elif story.number(viewer.seat) > viewer.number:
            if story.has_undo(viewer.seat, viewer.number):
                self._welcome(viewer, story)
            else:
                wait = self._tell_due(viewer, story, now, calm)
        if wait == math.inf:
            self._tell_over(viewer, story)
        return wait

    def _tell_due(self, viewer: Viewer, story: Story, now: float, calm: float) -> float:
        """Whoever is asked hears at once; the others when it is due, and not of every step."""
        last = due = story.number(viewer.seat)
        if story.now().actor == viewer.seat:
            self._update(viewer, story, last)
            return math.inf
        if calm > now:
            return calm + _LULL
        while due > viewer.number and self._due(viewer, story, due) > now:
            due -= 1
        if due > viewer.number:
            self._update(viewer, story, due)
            self._told = now
            calm = now + self.settings.calm
        return math.inf if due == last else max(calm, self._due(viewer, story, due + 1))

    def _due(self, viewer: Viewer, story: Story, number: int) -> float:
        """When a step may be told: after the same pause for all, except to whoever is asked."""
        if number == 0 or story.now().actor == viewer.seat:
            return 0.0
        first = story.rests(viewer.seat)[number - 1] + 1
        return story.rows[first - 1].at + self.settings.pause

    def _update(self, viewer: Viewer, story: Story, number: int) -> None:
        names = self.names(viewer.lang)
        view = story.view(viewer.seat, number, names, viewer.lang)
        lines = story.lines(viewer.seat, viewer.number, number, names, viewer.lang)
        viewer.send(m.Update(viewer.number, number, lines, changes(viewer.view, view)))
        viewer.number, viewer.view = number, view

    def _look_again(self, due: float) -> None:
        """Tell what is not due yet when it is, unless a move does that before."""
        self._more_at = due
        if self._news is None and due < math.inf and not self._closed:
            wait = max(0.0, due - time.time())
            self._news = asyncio.get_running_loop().call_later(wait, self._tell_rest)

    def _tell_rest(self) -> None:
        self._news = None
        if self._more_at > time.time():
            self._look_again(self._more_at)
        else:
            self._telling = asyncio.create_task(self._alone(self._publish_calmly))

    async def _publish_calmly(self) -> None:
        async with self._pace:
            self.publish()
            await asyncio.sleep(0)

    def _is_dealt(self, viewer: Viewer, story: Story) -> bool:
        return self.is_started and story.is_dealt(viewer.seat)

    def _welcome(self, viewer: Viewer, story: Story) -> None:
        """Everything anew. Before the first step an empty table comes first, dealt or not."""
        viewer.number, viewer.waiting = -1, True
        dealt = self._is_dealt(viewer, story)
        if not dealt or story.number(viewer.seat) == 0:
            view = empty_view(self.record.game, self.record.options, len(self.seats), viewer.lang)
            self._send_welcome(viewer, 0, view, _NO_LINES, 0)
        if dealt:
            self._show_all(viewer, story)
        if self.ask is not None and self.ask.length == story.length:
            viewer.send(self._ask_message(self.ask, True, False))
        self._tell_over(viewer, story)

    def _show_all(self, viewer: Viewer, story: Story) -> None:
        viewer.waiting = False
        viewer.number = story.number(viewer.seat)
        names = self.names(viewer.lang)
        viewer.view = story.view(viewer.seat, viewer.number, names, viewer.lang)
        lines = story.log(viewer.seat, names, viewer.lang)
        due = self._due(viewer, story, viewer.number)
        own = None if viewer.seat is None else story.last_own(viewer.seat)
        acked = 0 if own is None else story.number_of(own, viewer.seat)
        left = self._left(viewer, story, due)
        self._send_welcome(viewer, viewer.number, viewer.view, lines, acked, due, left)

    def _send_welcome(
        self,
        viewer: Viewer,
        number: int,
        view: dict[str, Any],
        lines: Raw,
        acked: int,
        due: float = 0,
        left: int | None = None,
    ) -> None:
        now = time.time()
        welcome = m.Welcome(
            seat=viewer.seat,
            names=list(self.names(viewer.lang)),
            commitment=hashlib.sha256(self.record.key).hexdigest(),
            number=number,
            view=view,
            log=lines,
            game=self.record.game,
            started=self.is_started,
            open=[seat.kind == "open" for seat in self.seats],
            bots=[seat.level if seat.kind == "bot" else None for seat in self.seats],
            online=[seat.kind != "open" and self._is_online(seat, now) for seat in self.seats],
            chat=self.chat[-_CHAT_SHOWN:],
            timer=self.record.timer,
            left=left,
            hints=self.record.hints,
            lang=viewer.lang,
            acked=acked,
        )
        if viewer.seat is not None:
            welcome.join = self.record.code
        if self.record.next is not None:
            welcome.next = self.record.next
        viewer.send(welcome, due)

    def _tell_over(self, viewer: Viewer, story: Story) -> None:
        if story.match.over and not viewer.told_over:
            match, key = story.match, self.record.key.hex()
            steps = [bisect_right(story.alive, state) for state in story.rests(viewer.seat)]
            viewer.send(m.Over(story.replay(), key, match.scores, match.ranking, steps))
        viewer.told_over = story.match.over

    # --- Moving

    async def move(self, viewer: Viewer, move: m.Move) -> None:
        """A decision of a player; acknowledged when it is stored."""
        await self._alone(self._move, viewer, move)

    async def _move(self, viewer: Viewer, move: m.Move) -> None:
        seat = viewer.seat
        if seat is None:
            raise Refused("spectator")
        if not self.is_started:
            raise Refused("not_started")
        story = await self.story()
        known = story.idents.get((seat, move.id))
        if known is None:
            self._check_turn(story, seat, move)
            known = await self._play(story, move.action, seat, "player", move.id)
        elif known.action != move.action:
            raise Refused("id_used")
        viewer.send(m.Ack(move.id, story.number_of(known.number, seat)))
        await self._publish_calmly()

    def _check_turn(self, story: Story, seat: int, move: m.Move) -> None:
        if move.after != story.number(seat):
            raise Refused("stale")
        if story.now().actor != seat:
            raise Refused("not_your_turn")

    async def _play(self, story: Story, action: int, seat: int, by: str, ident: str | None) -> Row:
        events = story.try_action(action)
        match = story.match
        number = story.length + 1
        actor, secret, over = match.actor, match.secret, match.over
        row = Row(number, "move", action, seat, by, ident, actor, secret, over, time.time())
        try:
            stored = await self.store.append(self.record.id, row)
        except StorageFailed:
            story.take_back()
            self._doubt = True
            raise
        if not stored:  # another process has stored this number
            story.take_back()
            await self._read_rows(story)
            self.publish()
            same = story.idents.get((seat, ident)) if ident is not None else None
            if same is None or same.action != action:
                raise Refused("stale")
            return same
        self.record.version += 1
        story.keep(row, events)
        self.wake()
        return row

    # --- Taking back

    async def undo(self, viewer: Viewer) -> None:
        """Take the last own step back, or ask the others."""
        await self._alone(self._undo, viewer)

    async def _undo(self, viewer: Viewer) -> None:
        if viewer.seat is None:
            raise Refused("spectator")
        story = await self.story()
        own = story.last_own(viewer.seat)
        if own is None or story.match.over:  # after the end everybody knows the key
            raise Refused("no_undo")
        keep = story.alive.index(own)
        is_last = own == story.length
        if is_last and not story.reveals(story.rows[own - 1]):
            await self._take_back(story, keep, viewer.seat)
        elif not self._voters(viewer.seat):
            await self._take_back(story, keep, viewer.seat)
        else:
            text = write_ask(story.length, keep)
            name = self.names(viewer.lang)[viewer.seat]
            await self._add_note(Note(0, "ask", viewer.seat, name, text, time.time()))

    def _voters(self, asker: int) -> set[int]:
        """Who has to agree: all other people who are there."""
        now = time.time()
        return {
            seat.seat
            for seat in self.seats
            if seat.kind == "person" and seat.seat != asker and self._is_online(seat, now)
        }

    async def vote(self, viewer: Viewer, agree: bool) -> None:
        """An answer to somebody who wants to take a step back."""
        await self._alone(self._vote, viewer, agree)

    async def _vote(self, viewer: Viewer, agree: bool) -> None:
        story = await self.story()
        ask = self.ask
        if ask is None or ask.length != story.length or viewer.seat in (None, ask.seat):
            raise Refused("no_vote")
        assert viewer.seat is not None
        name = self.names(viewer.lang)[viewer.seat]
        answer = "yes" if agree else "no"
        await self._add_note(Note(0, "vote", viewer.seat, name, answer, time.time()))
        if self.ask is not None and self.ask.is_agreed(self._voters(self.ask.seat)):
            await self._take_back(story, self.ask.keep, self.ask.seat)

    async def _take_back(self, story: Story, keep: int, seat: int) -> None:
        row = story.undo_row(keep, seat, time.time())
        try:
            stored = await self.store.append(self.record.id, row)
        except StorageFailed:
            self._doubt = True
            raise
        if stored:
            self.record.version += 1
            story.apply(row)
        else:
            await self._read_rows(story)
        if self.ask is not None:
            self.tell(self._ask_message(self.ask, False, stored))
            self.ask = None
        self.publish()
        self.wake()
        if not stored:
            raise Refused("stale")

    def _ask_message(self, ask: Ask, is_open: bool, agreed: bool) -> m.UndoAsk:
        votes = [ask.votes.get(seat.seat) for seat in self.seats]
        return m.UndoAsk(ask.seat, ask.name, votes, is_open, agreed)

    # --- Talking

    async def say(self, viewer: Viewer, text: str) -> None:
        """A line of chat."""
        line = clean_chat(text)
        if not line:
            raise Refused("malformed")
        await self._alone(
            self._add_note, Note(0, "chat", viewer.seat, viewer.name, line, time.time())
        )

    async def _add_note(self, note: Note) -> None:
        note = await self.store.add_note(self.record.id, note)
        self.record.version += 1
        if note.number > self._notes_seen + 1:
            await self._read_notes()
        else:
            self._hear(note)

    def _hear(self, note: Note) -> None:
        self._notes_seen = note.number
        if note.kind == "chat":
            chat = m.Chat(note.number, note.seat, note.name, note.text)
            self.chat = [*self.chat[-_CHAT_SHOWN:], chat]
            self.tell(chat)
            return
        self.ask = follow(self.ask, note)
        if self.ask is not None:
            self.tell(self._ask_message(self.ask, not self.ask.is_refused, False))
            if self.ask.is_refused:
                self.ask = None

    # --- Helping

    async def why(self, viewer: Viewer, card: str) -> None:
        """Why a card cannot be chosen by this viewer."""
        story = await self.current()
        reason: str | None = Refused("not_your_turn").message(viewer.lang)
        if viewer.seat is not None and story.now().actor == viewer.seat:
            try:
                reason = story.match.why_not(card=card, lang=viewer.lang)
            except EndlingError:
                raise Refused("unknown") from None
        viewer.send(m.WhyNot(card, reason))

    async def hint(self, viewer: Viewer) -> None:
        """What a bot would do in the place of this viewer."""
        if not self.record.hints:
            raise Refused("no_hints")
        story = await self.current()
        if viewer.seat is None or story.now().actor != viewer.seat or not self.is_started:
            raise Refused("not_your_turn")
        number = story.number(viewer.seat)
        told = await self.bots.explain(story.match.copy(), viewer.lang)
        options = [rated(option) for option in told.options]
        viewer.send(m.HintGiven(number, told.best.action, options))

    def speak(self, viewer: Viewer, lang: str) -> Awaitable[None]:
        """Speak another language to a viewer."""
        viewer.lang = lang
        return self.sync(viewer)

    async def sync(self, viewer: Viewer) -> None:
        """Tell a viewer everything anew."""
        await self._alone(self._sync, viewer)

    async def _sync(self, viewer: Viewer) -> None:
        self._welcome(viewer, await self.story())

    # --- Bots and the clock

    def wake(self) -> None:
        """See whether, and when, a bot has to decide."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._closed or self._bot is not None:  # whoever thinks now looks again afterwards
            return
        wait = 0.0 if self._story is None else self._wait(self._story)
        if wait is not None:
            self._decide_in(wait)

    def _decide_in(self, seconds: float) -> None:
        loop = asyncio.get_running_loop()
        self._timer = loop.call_later(max(0.0, seconds), self._let_bot_decide)

    def _let_bot_decide(self) -> None:
        self._timer = None
        self._bot = asyncio.create_task(self._decide())
        self._bot.add_done_callback(self._decided)

    def _decided(self, task: asyncio.Task[None]) -> None:
        self._bot = None
        problem = None if task.cancelled() else task.exception()
        if problem is None:
            self.wake()
        elif isinstance(problem, Refused):
            self._decide_in(_RETRY)
        else:  # a table that fails must not fail silently, nor for ever
            log.error("table %s failed", self.record.id, exc_info=problem)
            self._decide_in(10 * _RETRY)

    def _wait(self, story: Story) -> float | None:
        """The seconds until a bot has to decide; None if it has not."""
        now = story.now()
        if not self.is_started or now.actor is None:
            return None
        due = self._due_for_bot(self.seats[now.actor], now)
        return None if due is None else due - time.time()

    async def _decide(self) -> None:
        """Let a bot decide, if it is time to."""
        story = await self.current()
        wait = self._wait(story)
        actor = story.now().actor
        if actor is None or wait is None or wait > 0:
            return
        if self.seats[actor].kind == "person":
            await self._alone(self._read_seats)  # perhaps there, but seen by another process only
            if (wait := self._wait(story)) is None or wait > 0:
                return
        length, seat = story.length, self.seats[actor]
        level = seat.level if seat.kind == "bot" else None
        action = await self.bots.choose(level, story.match.copy())
        await self._alone(self._bot_move, length, action, actor)

    def _due_for_bot(self, seat: Seat, now: Row) -> float | None:
        if seat.kind == "bot":
            return now.at + (0.0 if now.secret else self.settings.bot_pause)
        if not self.viewers:
            return None
        dues = [self._standin_from(seat)]
        if self.record.timer is not None:
            dues.append(self._clock_from(now) + self.record.timer)
        return min((due for due in dues if due is not None), default=None)

    def _clock_from(self, row: Row) -> float:
        """Since when the time for the decision after a row runs; for the first: since all sit."""
        return max(row.at if row.number else self.record.updated, self._returned)

    def _left(self, viewer: Viewer, story: Story, due: float) -> int | None:
        """The seconds left for the decision that a viewer sees, as if its clock began when told."""
        state = story.rests(viewer.seat)[-1]
        row = story.rows[state - 1] if state else story.start
        is_timed = row.actor is not None and self.seats[row.actor].kind == "person"
        if self.record.timer is None or not is_timed:
            return None
        since = max(self._clock_from(row), due)
        return max(0, math.ceil(since + self.record.timer - time.time()))

    async def _bot_move(self, length: int, action: int, seat: int) -> None:
        story = await self.story()
        wait = self._wait(story)  # whoever has come back meanwhile decides again
        is_due = wait is not None and wait <= 0
        if is_due and story.length == length and story.now().actor == seat:
            with suppress(Refused):
                await self._play(story, action, seat, "bot", None)
            self.publish()
            if self._doubt:
                raise StorageFailed

    async def close(self) -> None:
        """Stop everything that is going on."""
        self._closed = True
        for timer in (self._timer, self._news):
            if timer is not None:
                timer.cancel()
        for task in (self._bot, self._telling):
            if task is not None:
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)
