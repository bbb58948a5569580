"""A second referee for Gloom of Thrones: slow, and written to be read.

It follows a game by its events alone, keeps the table as plain lists of declared cards, and works
out from these what can be seen, what is in force, and what everybody would score. It shares nothing
with the rules but the declared cards.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from endling.events import Event
from endling.games.gloom_of_thrones import vocabulary as v
from endling.games.gloom_of_thrones.cards import DECK, THRONE

CARDS = {card.name: card for card in DECK}


@dataclass
class Person:
    """A character: what lies on it, from the bottom up."""

    name: str
    seat: int
    stack: list[v.StackCard] = field(default_factory=list)
    fixed: int = 0  # what its death added for good

    @property
    def is_dead(self) -> bool:
        """A death on top says so."""
        return bool(self.stack) and isinstance(self.stack[-1], v.Death)

    def circle(self, slot: int) -> int | None:
        """The number that shows in one of the three circles."""
        printed = [card.points[slot] for card in self.stack if card.points[slot] is not None]
        return printed[-1] if printed else None

    @property
    def circles(self) -> list[int | None]:
        """All three of them."""
        return [self.circle(slot) for slot in range(3)]

    @property
    def visible(self) -> int:
        """The sum of what shows."""
        return sum(number for number in self.circles if number is not None)

    @property
    def icons(self) -> set[v.Icon]:
        """The icon that was printed last in each slot."""
        last = {icon.slot: icon for card in self.stack for icon in card.icons}
        return set(last.values())

    @property
    def text(self) -> v.StackCard | None:
        """The card whose text box can be read."""
        opaque = [card for card in self.stack if card.text_box == v.TextBox.OPAQUE]
        return opaque[-1] if opaque else None

    @property
    def in_force(self) -> list[v.StackCard]:
        """Cards whose effect holds now: what can be read, and what persists on the living."""
        found = []
        if self.text is not None and self.text.category == v.Category.ONGOING:
            found.append(self.text)
        if not self.is_dead:
            found += [card for card in self.stack if card.category == v.Category.PERSISTENT]
        return found


class Referee:
    """Follows one game."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.people: dict[str, Person] = {}
        self.monarch: str | None = None
        self.announced: dict[str, str] = {}  # cards that were played on somebody, and are awaited
        self.over = False

    def family(self, seat: int) -> list[Person]:
        """The characters of a seat."""
        return [person for person in self.people.values() if person.seat == seat]

    # --- Following

    def follow(self, event: Event) -> None:
        """Take one event in."""
        card, player = event.card or "", event.player
        off, onto = _host(event.source), _host(event.target)
        if event.verb not in ("play", "window", "respond", "target", "spent", "cancel"):
            self.lay_announced()
        match event.verb:
            case "join":
                assert player is not None
                self.people[card] = Person(card, player)
            case "play":
                self.announced[card] = onto
                if isinstance(CARDS[card], v.Modifier):
                    self.lay_announced()
            case "cancel":
                self.announced.pop(card, None)
            case "lose_modifier":
                self.take(card, off)
            case "swap":
                self.people[off].stack.remove(_laid(card))
                self.people[onto].stack.append(_laid(card))
            case "move_death":
                self.take(card, off)
                self.die(card, onto)
            case "revive":
                self.take(card, off)
            case "throne":
                self.monarch = card
            case "throne_to_centre":
                assert self.monarch == card
                self.monarch = None
            case "game_over":
                self.over = True

    def lay_announced(self) -> None:
        """Nobody has stopped the card: it lies there now."""
        for card, name in self.announced.items():
            if isinstance(CARDS[card], v.Death):
                self.die(card, name)
            else:
                self.people[name].stack.append(_laid(card))
        self.announced = {}

    def die(self, death: str, name: str) -> None:
        """A death fixes what depends on the moment."""
        person, card = self.people[name], _laid(death)
        for below in person.stack:
            if isinstance(below.effect, v.BonusOnDeath):
                person.fixed += below.effect.points
        if isinstance(card.effect, v.ScoreIfWasMonarch) and self.monarch == name:
            person.fixed += card.effect.points
        person.stack.append(card)

    def take(self, card: str, name: str) -> None:
        """A card leaves the top of a stack."""
        taken = self.people[name].stack.pop()
        assert taken.name == card
        if isinstance(taken, v.Death):
            self.people[name].fixed = 0

    # --- Counting

    def score(self, person: Person) -> int:
        """What a character shows, or counts if it is dead; the Throne included."""
        points = person.visible + (THRONE.points if self.monarch == person.name else 0)
        if not person.is_dead:
            return points
        return points + person.fixed + self.by_text(person)

    def by_text(self, person: Person) -> int:
        """What the text of a death is worth."""
        match person.stack[-1].effect:
            case v.ScoreIfIcon(points, icons):
                return points if person.icons & set(icons) else 0
            case v.ScorePerDead(points):
                dead = [one for one in self.family(person.seat) if one.is_dead]
                return points * (len(dead) - 1)
        return 0

    def total(self, seat: int) -> int:
        """The dead, and nothing of the living but the Throne."""
        family = self.family(seat)
        total = sum(self.score(person) for person in family if person.is_dead)
        return total + sum(
            THRONE.points for one in family if one.name == self.monarch and not one.is_dead
        )

    def draw_limit(self, seat: int) -> int:
        """Five, changed by what is in force."""
        limit = 5
        for person in self.family(seat):
            if person.is_dead:
                continue
            for card in person.in_force:
                match card.effect:
                    case v.DrawLimit(change):
                        limit += change
                    case v.DrawLimitIfMonarch(change) if self.monarch == person.name:
                        limit += change
        return max(limit, 1)


def _laid(name: str) -> v.StackCard:
    card = CARDS[name]
    assert isinstance(card, v.StackCard)
    return card


def _host(place: str | None) -> str:
    return place.partition("@")[2] if place else ""
