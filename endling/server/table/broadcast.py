"""Send viewers what happens: at once to whoever is asked, to the others in intervals."""

from __future__ import annotations

import asyncio
import math

from endling.games.game import ViewRow
from endling.server import timing
from endling.server.fair_queue import FairQueue
from endling.server.table.clock import Clock
from endling.server.table.history.history import History
from endling.server.table.history.log import lines_since
from endling.server.table.persistence import Persistence
from endling.server.table.snapshot import Snapshot
from endling.server.wire import messages as m
from endling.server.wire.viewer import Viewer

_LULL = 0.05  # seconds in which the next move may come, so that one update tells of both


class Broadcast:
    """Tells the viewers of one table, as far as its history is in memory."""

    def __init__(
        self,
        persistence: Persistence,
        clock: Clock,
        snapshot: Snapshot,
        queue: FairQueue,
    ) -> None:
        self._participants = persistence.participants
        self._persistence = persistence
        self._clock = clock
        self._snapshot = snapshot
        self._queue = queue
        self._lock = persistence.lock
        self._told = 0.0  # when those who were not asked were last told something
        self._more_at = math.inf  # when there will be more to tell
        self._news: asyncio.TimerHandle | None = None
        self._telling: asyncio.Task[None] | None = None
        self._closed = False
        self._written: dict[tuple[object, ...], tuple[ViewRow, bytes]] = {}  # for several viewers

    def publish(self) -> None:
        """Tell every viewer what it has not been told yet, as soon as that is due."""
        history = self._persistence.loaded
        if history is None:
            return
        ask_ends = self._snapshot.expire_ask(history)
        now = timing.now()
        earliest = max(now, self._told + self._clock.update_interval)
        viewers = list(self._participants.viewers)
        try:
            waits = [self._catch_up(viewer, history, now, earliest) for viewer in viewers]
        finally:
            self._written.clear()
        self._look_again(min([ask_ends, *waits]))

    def publish_soon(self) -> None:
        """Publish when it is this table's turn."""
        self._queue.add(self)

    def take_turn(self) -> None:
        """It is this table's turn to broadcast, once no move is being stored."""
        if self._closed:
            return
        if self._lock.locked():
            self._telling = asyncio.create_task(self._publish_after())
        else:
            self.publish()

    async def _publish_after(self) -> None:
        async with self._lock:
            self.publish()

    def welcome_all(self) -> None:
        """Send everybody everything anew."""
        for viewer in self._participants.viewers:
            viewer.number, viewer.waiting = -1, False
        self.publish()

    def welcome_seat(self, seat: int) -> None:
        """Send one seat everything anew."""
        for viewer in self._participants.viewers:
            if viewer.seat == seat:
                viewer.number, viewer.waiting = -1, False
        self.publish()

    def told_number(self, history: History) -> int:
        """How many steps everybody may have been told by now."""
        return self._clock.told_number(None, history)

    def stop(self) -> list[asyncio.Task[None]]:
        """Stop sending; returns the tasks to wait for."""
        self._closed = True
        if self._news is not None:
            self._news.cancel()
        if self._telling is None:
            return []
        self._telling.cancel()
        return [self._telling]

    # --- One viewer

    def _catch_up(self, viewer: Viewer, history: History, now: float, earliest: float) -> float:
        """Tell one viewer; returns when there will be more to tell."""
        if viewer.waiting:
            self._snapshot.deal(viewer, history)
        elif viewer.number < 0:
            self._snapshot.welcome(viewer, history)
        if viewer.waiting or viewer.number < 0:
            return self._clock.dealt_from(viewer, history)
        wait = self._tell_window(viewer, history, now)
        if earliest > now and self._waits_on(viewer, history):
            return min(wait, earliest + _LULL)
        if viewer.number < (last := history.number(viewer.seat)):
            wait = min(wait, self._tell_due(viewer, history, last, now, earliest))
        else:
            self._snapshot.tell_over(viewer, history)
        if history.race and viewer.number == last:
            self._snapshot.show_race(viewer, history)
        return wait

    def _waits_on(self, viewer: Viewer, history: History) -> bool:
        """Whether news are due to a viewer, and none for which it need not wait."""
        is_due = viewer.due > viewer.number
        return is_due and not history.asked_after(viewer.seat, viewer.number)

    def _tell_window(self, viewer: Viewer, history: History, now: float) -> float:
        """Announce that others may react, as soon as what they may react to is shown."""
        windows = self._clock.windows
        found = windows.now(history, now)
        if found is None:
            return math.inf
        step, moment = found
        ident = step.ident(moment)
        ready = windows.is_ready(history, step, moment, viewer.seat)
        told = ident, len(self._snapshot.held(ident)), ready
        if viewer.window != told:
            viewer.window = told
            windows.tell_from(viewer, windows.begins(history, step, moment))
            self._snapshot.show_window(viewer, history, step, moment, ready)
        return windows.next_after(history, step, moment) or math.inf

    def _tell_due(
        self, viewer: Viewer, history: History, last: int, now: float, earliest: float
    ) -> float:
        """Send to whoever is asked as soon as it is due, and to the others in intervals."""
        due = viewer.due = self._clock.told_number(viewer.seat, history)
        is_asked = viewer.seat is not None and history.actor_at(viewer.seat, due) == viewer.seat
        if due > viewer.number:
            if earliest > now and not is_asked:
                return earliest + _LULL
            self._clock.keep_time(viewer, history, due)
            self._tell(viewer, history, due)
            if not is_asked:
                self._told = now
                earliest = now + self._clock.update_interval
        if due == last:
            self._snapshot.tell_over(viewer, history)
            return math.inf
        more = self._clock.told_from(viewer.seat, history, due + 1)
        is_asked = viewer.seat is not None and history.actor_at(viewer.seat, last) == viewer.seat
        return more if is_asked else max(earliest, more)

    def _tell(self, viewer: Viewer, history: History, number: int) -> None:
        if history.has_undo(viewer.seat, viewer.number, number):
            self._snapshot.welcome(viewer, history)
        else:
            self._update(viewer, history, number)

    def _update(self, viewer: Viewer, history: History, number: int) -> None:
        """The update for a viewer; what several viewers share is encoded once."""
        same = viewer.seat, viewer.lang, viewer.number, number, viewer.row is None
        written = self._written.get(same)
        if written is None:
            written = self._written[same] = self._write(viewer, history, number)
        viewer.number, (viewer.row, message) = number, written
        viewer.send_bytes(message)

    def _write(self, viewer: Viewer, history: History, number: int) -> tuple[ViewRow, bytes]:
        names = self._participants.names(viewer.lang)
        row, new = history.changes(viewer.seat, number, names, viewer.lang, viewer.row)
        lines = lines_since(history, viewer.seat, viewer.number, number, names, viewer.lang)
        return row, m.write_message(m.Update(viewer.number, number, lines, new))

    # --- The rest, later

    def _look_again(self, due: float) -> None:
        """Publish again when the next news is due, unless a move does so earlier."""
        self._more_at = due
        if due == math.inf or self._closed:
            return
        loop = asyncio.get_running_loop()
        at = loop.time() + max(0.0, due - timing.now())
        if self._news is not None:
            if self._news.when() <= at:
                return
            self._news.cancel()  # a window ends sooner than it could have
        self._news = loop.call_at(at, self._tell_rest)

    def _tell_rest(self) -> None:
        self._news = None
        if self._more_at > timing.now():
            self._look_again(self._more_at)
        else:
            self.publish_soon()
