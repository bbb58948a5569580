"""Who sits at the table: the person, the bots, and the match between them."""

from __future__ import annotations

from dataclasses import dataclass

from endling import notation
from endling.bots import Bot, make_bot
from endling.errors import EndlingError
from endling.events import Events
from endling.match import Match
from endling.terminal.saves import Save
from endling.terminal.story import known_to, steps, tell

# The last of their kind, like everybody at this table.
BOT_NAMES = (
    "Dodo",
    "Moa",
    "Quagga",
    "Auk",
    "Huia",
    "Tarpan",
    "Kakawahie",
    "Solitaire",
    "Thylacine",
    "Mammoth",
)


@dataclass
class Seating:
    """A match with one person in it, and the story so far as that person knows it."""

    match: Match
    names: list[str]
    seat: int
    bot_name: str
    bot_seed: int
    lang: str

    def __post_init__(self) -> None:
        self.bot: Bot = make_bot(self.bot_name, self.bot_seed)
        past = list(steps(self.match))
        self.story = [self._tell(events) for _, events in past]  # the opening, then each decision
        self._deciders = [actor for actor, _ in past[1:]]

    def _tell(self, events: Events) -> list[str]:
        return tell(self.match.game, known_to(self.seat, events), self.names, self.lang)

    @property
    def is_asked(self) -> bool:
        """Whether the person must decide."""
        return self.match.actor == self.seat

    def play(self, action: int) -> None:
        """Take an action and remember what came of it."""
        actor = self.match.actor
        self.story.append(self._tell(self.match.play(action)))
        self._deciders.append(actor)

    def play_bot(self) -> None:
        """Let the bot decide for the seat that must."""
        self.play(self.bot.choose(self.match))

    @property
    def last_told(self) -> int:
        """How much of the story lies before the person's last decision."""
        last = [number for number, seat in enumerate(self._deciders) if seat == self.seat]
        return last[-1] + 1 if last else 0

    def undo(self) -> bool:
        """Back to the person's previous decision; False if there is none."""
        if self.seat not in self._deciders:
            return False
        while True:
            self.match.undo()
            self.story.pop()
            if self._deciders.pop() == self.seat:
                return True

    def to_save(self) -> Save:
        """Everything that is needed to go on later."""
        return Save(
            self.match.game.name,
            self.match.replay(),
            self.names,
            self.seat,
            self.bot_name,
            self.bot_seed,
            self.lang,
        )


def seat_people(match: Match, name: str | None, bot: str, bot_seed: int, lang: str) -> Seating:
    """A new game: the person takes the first seat, bots take the others."""
    person = name or match.player_name(0, lang)
    others = [other for other in BOT_NAMES if other.casefold() != person.casefold()]
    return Seating(match, [person, *others[: match.players - 1]], 0, bot, bot_seed, lang)


def seat_again(save: Save) -> Seating:
    """A saved game, where it was left."""
    match = notation.read(save.replay)
    if len(save.names) != match.players or not 0 <= save.seat < match.players:
        raise EndlingError("the saved game is damaged: its players do not fit its replay")
    return Seating(match, save.names, save.seat, save.bot, save.bot_seed, save.lang)
