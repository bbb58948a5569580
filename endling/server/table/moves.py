"""What players do to the history of a table: moves, and steps taken back."""

from __future__ import annotations

import secrets

from endling.errors import IllegalAction
from endling.server import timing
from endling.server.cleaning import clean_note
from endling.server.refusals import Refused
from endling.server.storage.schema import StoredMove
from endling.server.table.bot_turns import BotTurns
from endling.server.table.broadcast import Broadcast
from endling.server.table.history.history import History
from endling.server.table.history.sealed import Sealed, write_sealed
from endling.server.table.notes import Notes, write_ask
from endling.server.table.persistence import Persistence
from endling.server.table.windows import Windows
from endling.server.wire import messages as m
from endling.server.wire.viewer import Viewer

_GUESSES = 8  # how many fair guesses must agree that a step revealed nothing


class Moves:
    """Takes the moves of the players at one table, one at a time."""

    def __init__(
        self,
        persistence: Persistence,
        notes: Notes,
        windows: Windows,
        broadcast: Broadcast,
        bots: BotTurns,
        most_holds: int,
    ) -> None:
        self._most_holds = most_holds
        self._participants = persistence.participants
        self._persistence = persistence
        self._lock = persistence.lock
        self._notes = notes
        self._windows = windows
        self._broadcast = broadcast
        self._bots = bots

    # --- Moving

    async def move(self, viewer: Viewer, move: m.Move) -> None:
        """A decision of a player; one that was lost on its way back may be sent again."""
        async with self._lock:
            seat = viewer.seat
            if seat is None:
                raise Refused("spectator")
            if not self._participants.is_started:
                raise Refused("not_started")
            history = await self._persistence.history()
            known = history.idents.get((seat, move.id)) or history.sealed_as(seat, move.id)
            if known is None:
                _check_turn(history, viewer, seat, move)
                await self._answer(history, viewer, seat, move)
            elif known.action != move.action:
                raise Refused("id_used")
            viewer.send(m.Ack(move.id, _number_of(history, viewer, seat, move.id)))
            self._broadcast.publish_soon()

    async def _answer(self, history: History, viewer: Viewer, seat: int, move: m.Move) -> None:
        """Play the move, or seal it if the record asks somebody else first."""
        number = viewer.number
        if history.is_due(seat, number) and not history.race:
            await self._play(history, viewer, seat, move)
        elif clean_note(move.note):
            raise Refused("no_note")  # what several decide at the same time takes no notes
        else:
            history.try_ahead(seat, number, move.action)
            choice = history.choice if history.race else history.choice_of(seat, number)
            answer = Sealed(choice, move.action, move.id)
            await self._notes.add("sealed", seat, "", write_sealed(answer))
        await self._persistence.take_in_sealed(history)
        self._bots.wake()  # after that, since the next to answer may be a bot

    async def _play(self, history: History, viewer: Viewer, seat: int, move: m.Move) -> StoredMove:
        at = None if viewer.heard is None else timing.wall(viewer.heard)
        note, play = _note(history, move), self._persistence.play
        row = await play(history, move.action, seat, "player", move.id, note, at)
        if row is not None:
            await self._notes.end_orders(history.now())
            return row
        self._broadcast.publish()
        same = history.idents.get((seat, move.id))  # perhaps sent to another process, too
        if same is None or same.action != move.action:
            raise Refused("stale")
        return same

    # --- Taking back

    async def undo(self, viewer: Viewer) -> None:
        """Take one's last step back, or ask all other people who are seated, present or not."""
        async with self._lock:
            if viewer.seat is None:
                raise Refused("spectator")
            history = await self._persistence.history()
            if history.together and history.sealed(viewer.seat):
                await self._notes.add("unsealed", viewer.seat, "", "")
                self._broadcast.welcome_seat(viewer.seat)
                return
            own = history.last_own(viewer.seat)
            is_told = viewer.number == history.number(viewer.seat)
            if own is None or (history.match.over and is_told):  # then everybody knows the key
                raise Refused("no_undo")
            is_waiting = history.is_waiting(viewer.seat, viewer.number)
            if is_waiting or history.number_of(own, viewer.seat) > viewer.number:
                raise Refused("too_fast")  # its news still waits
            keep = history.alive.index(own)
            is_last = own == history.length and not history.marks[own].marks
            is_free = is_last and not reveals(history, history.rows[own - 1])
            if is_free or self._participants.people == {viewer.seat}:
                await self._take_back(history, keep, viewer.seat)
            else:
                name = self._participants.names(viewer.lang)[viewer.seat]
                text = write_ask(self._broadcast.told_number(history), keep)
                await self._notes.add("ask", viewer.seat, name, text)

    async def hold(self, viewer: Viewer) -> None:
        """Hold the open window open for longer."""
        async with self._lock:
            seat, window, _ = await self._open_window(viewer)
            held = self._notes.holds.get(window, set())
            if seat in held or self._notes.held_by(seat) >= self._most_holds:
                raise Refused("no_hold")
            await self._notes.add("hold", seat, viewer.name, str(window))
            self._broadcast.publish()
            self._bots.wake()

    async def need_no_more(self, viewer: Viewer) -> None:
        """The open window may end as far as this player is concerned."""
        async with self._lock:
            seat, window, length = await self._open_window(viewer)
            if seat not in self._notes.ready.get(window, {}):
                await self._notes.add("ready", seat, viewer.name, f"{window} {length}")
                self._broadcast.publish()
                self._bots.wake()

    async def _open_window(self, viewer: Viewer) -> tuple[int, int, int]:
        """A player, the window that is open for them, and in which of its lengths it is."""
        if viewer.seat is None:
            raise Refused("spectator")
        history = await self._persistence.history()
        window = None if viewer.window is None else viewer.window[0]
        length = None if window is None else self._windows.length_now(history, window)
        if window is None or length is None:
            raise Refused("no_window")
        return viewer.seat, window, length

    async def order(self, viewer: Viewer, orders: m.Orders) -> None:
        """Set the standing orders of a player: what is passed on without asking."""
        async with self._lock:
            if viewer.seat is None:
                raise Refused("spectator")
            text = m.write_message(orders).decode()
            await self._notes.add("orders", viewer.seat, viewer.name, text)
            self._bots.wake()

    async def vote(self, viewer: Viewer, agree: bool) -> None:
        """An answer to somebody who wants to take a step back."""
        async with self._lock:
            history = await self._persistence.history()
            ask = self._notes.ask
            is_open = ask is not None and ask.length == self._broadcast.told_number(history)
            if ask is None or not is_open or viewer.seat in (None, ask.seat):
                raise Refused("no_vote")
            assert viewer.seat is not None
            name = self._participants.names(viewer.lang)[viewer.seat]
            await self._notes.add("vote", viewer.seat, name, "yes" if agree else "no")
            ask = self._notes.ask
            if ask is not None and ask.is_agreed(self._participants.people - {ask.seat}):
                await self._take_back(history, ask.keep, ask.seat)

    async def _take_back(self, history: History, keep: int, seat: int) -> None:
        # The game may have ended, and its end still wait to be told.
        is_possible = not history.match.over
        stored = is_possible and await self._persistence.take_back(history, keep, seat)
        self._notes.close_ask(stored)
        self._broadcast.publish()
        self._bots.wake()
        if not stored:
            raise Refused("stale")


def _number_of(history: History, viewer: Viewer, seat: int, ident: str) -> int:
    """The number under which a player sees a move."""
    row = history.idents.get((seat, ident))
    if row is not None:
        return history.acknowledged(row)
    counts = history.together and not history.race
    return history.number(seat) if counts else viewer.number + 1


def _check_turn(history: History, viewer: Viewer, seat: int, move: m.Move) -> None:
    """Refuse a move out of turn, judged only by what this viewer was told."""
    if _is_late(history, seat, move):
        return
    if viewer.number < 0:
        raise Refused("not_your_turn")  # has seen the empty table only
    if move.after != viewer.number:
        raise Refused("stale")
    if history.actor_at(seat, viewer.number) != seat:
        raise Refused("not_your_turn")
    if not history.asks(seat, viewer.number):
        raise Refused("stale")


def _is_late(history: History, seat: int, move: m.Move) -> bool:
    """Whether somebody acts in a race before hearing that another was first; it counts next."""
    number = history.number(seat)
    if not 0 <= move.after < number or not history.is_same_race(seat, move.after):
        return False
    asked = history.match.ahead(seat) if history.asks(seat, number) else None
    return asked is not None and move.action != asked.declining


def _note(history: History, move: m.Move) -> str | None:
    """The note that comes with a move, if the game takes one there."""
    note, noted = clean_note(move.note), history.match.note_on(move.action)
    if noted is None and note:
        raise Refused("no_note")
    if noted is not None and noted.call == "required" and not note:
        raise Refused("note_missing")
    return note or None


def reveals(history: History, row: StoredMove) -> bool:
    """Whether the last move showed anybody something that was hidden from the mover.

    Nothing was revealed if the same action leads to the same events and to the same view
    whatever the hidden cards are.
    """
    actual = history.events[row.number]
    if actual is None or any(event.seen_by is not None for event in actual):
        return True
    before = history.match.copy()
    before.undo()
    for _ in range(_GUESSES):
        guess = before.determinize(row.seat, secrets.token_bytes(32))
        try:
            events = guess.play(row.action)
        except IllegalAction:
            return True
        if list(events) != list(actual) or guess.view(row.seat) != history.match.view(row.seat):
            return True
    return False
