"""Help for a player: why a card cannot be chosen, and what a bot would do."""

from __future__ import annotations

from endling.errors import EndlingError
from endling.server.refusals import Refused
from endling.server.table.analysing import rated
from endling.server.table.company import Company
from endling.server.table.story import Story
from endling.server.table.thinking import Thinkers
from endling.server.table.viewer import Viewer
from endling.server.wire import messages as m


def explain_card(viewer: Viewer, story: Story, card: str) -> None:
    """Tell a viewer why a card cannot be chosen."""
    reason: str | None = Refused("not_your_turn").message(viewer.lang)
    if viewer.seat is not None and story.now().actor == viewer.seat:
        try:
            reason = story.match.why_not(card=card, lang=viewer.lang)
        except EndlingError:
            raise Refused("unknown") from None
    viewer.send(m.WhyNot(card, reason))


async def give_hint(viewer: Viewer, story: Story, company: Company, thinkers: Thinkers) -> None:
    """Tell a viewer what a bot would do in this place."""
    if viewer.seat is None or story.now().actor != viewer.seat or not company.is_started:
        raise Refused("not_your_turn")
    number = story.number(viewer.seat)
    told = await thinkers.explain(story.match.copy(), viewer.lang)
    options = [rated(option) for option in told.options]
    viewer.send(m.HintGiven(number, told.best.action, options))
