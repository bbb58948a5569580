"""The options of a table in English."""

from __future__ import annotations

from endling.games.text.grammar import Noun
from endling.games.text.options import Count, Named, Names, Numbered, OptionText, Switch

CHARACTER = Noun("character", "characters")


def _points(place: str) -> OptionText:
    return OptionText(
        f"Other points, {place}",
        f"Cards that count as if another number were printed in their {place} circle.",
        Numbered("As printed"),
    )


OPTIONS = {
    "porcelain_throne": OptionText(
        "Porcelain Throne",
        "Without it, cards that speak of it are replaced when drawn, and crowns move nothing.",
        Switch("In play", "Left in the box"),
    ),
    "family_size": OptionText(
        "Family size",
        "How many characters every family has. As usual: five, or four with five players.",
        Count(CHARACTER, {"usual": "As usual"}),
    ),
    "mixed_families": OptionText(
        "Mixed families",
        "Everybody chooses a family, or all characters are shuffled and dealt.",
        Switch("Shuffled and dealt", "Chosen"),
    ),
    "first_player": OptionText(
        "First player",
        "Who begins: somebody drawn by lot, or whoever had the worst day, by a vote.",
        Named({"random": "By lot", "story_vote": "The worst day"}),
    ),
    "storytelling": OptionText(
        "Stories",
        "Whoever plays a card may tell a story if they like; is asked for one, with a line to "
        "start from; or has to. Or nobody tells anything.",
        Named(
            {
                "off": "No stories",
                "free": "As you like",
                "prompts": "Suggestions",
                "required_note": "A sentence for every card",
            }
        ),
    ),
    "use_alt_names": OptionText(
        "Other names",
        "Whether characters and cards that the rulebook has named go by names of our own.",
        Switch("Our own", "As in the rulebook"),
    ),
    "top_points": _points("top"),
    "middle_points": _points("middle"),
    "bottom_points": _points("bottom"),
    "without": OptionText("Left out", "Cards that stay in the box.", Names(none="Nothing")),
}
