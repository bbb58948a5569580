"""The game itself: show, ask, play, until somebody leaves or the world ends."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import Console

from endling.terminal.saves import drop_save, keep_replay, write_save
from endling.terminal.screen import Screen
from endling.terminal.seating import Seating

Ask = Callable[[str], str]

_LOG_LINES = 20


class TerminalGame:
    """One person's game in a terminal.

    `ask` gets the prompt and returns a line; it raises EOFError when there are no more lines. The
    game is saved before every question, so that it is never lost.
    """

    def __init__(self, seating: Seating, console: Console, ask: Ask = input) -> None:
        self.seating = seating
        self.match = seating.match
        self.ask = ask
        self.screen = Screen(seating, console)

    def run(self) -> bool:
        """Play until the game is over (True) or the person leaves (False)."""
        try:
            while not self.match.over:
                if not self.seating.is_asked:
                    self.seating.play_bot()
                elif not self._decide():
                    return self._leave()
        except (EOFError, KeyboardInterrupt):
            self.screen.console.print()
            return self._leave()
        self.screen.show_result()
        game = self.match.game.name
        self.screen.say("replay_kept", path=keep_replay(game, self.match.replay()))
        drop_save(game)
        return True

    def _leave(self) -> bool:
        write_save(self.seating.to_save())
        self.screen.say("farewell")
        return False

    def _decide(self) -> bool:
        """Ask until there is an answer; False if the person leaves."""
        write_save(self.seating.to_save())
        self.screen.show_decision()
        while True:
            given = self.ask("> ").strip()
            if given == "q":
                return False
            if given == "u" and self._undo():
                return True
            if given.isdecimal() and self._answer(int(given)):
                return True
            self._obey(given)

    def _answer(self, number: int) -> bool:
        """Take the choice of this number; False if there is none."""
        choices = self.screen.choices
        if not 1 <= number <= len(choices):
            return False
        self.seating.play(choices[number - 1]["action"])
        return True

    def _undo(self) -> bool:
        """Back to the previous decision; False if there is none."""
        if not self.seating.undo():
            return False
        self.screen.say("undone")
        self.screen.forget()
        return True

    def _obey(self, given: str) -> None:
        """Everything that changes nothing."""
        key, rest = given[:1], given[1:].strip()
        if key == "?":
            if rest:
                self.screen.show_card(rest)
            else:
                self.screen.show_own_cards()
        elif key == "l" and (not rest or rest.isdecimal()):
            self.screen.show_log(int(rest or _LOG_LINES))
        elif given == "u":
            self.screen.say("nothing_to_undo")
        elif given == "s":
            self.screen.say("saved", path=write_save(self.seating.to_save()))
        elif given == "t":
            self.screen.show_table()
            self.screen.show_question()
        elif given == "h":
            self.screen.show_help()
        elif given:
            n = len(self.screen.choices)
            self.screen.say("no_such_choice" if n > 1 else "only_choice", given=given[:20], n=n)
