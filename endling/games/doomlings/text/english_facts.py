"""What facts are called in English, where the key itself would not do."""

from __future__ import annotations

FACTS = {
    "deck_size": "deck",
    "first": "first player",
    "worlds_end": "World's End",
    "player": "Player",
    "opponents": "from opponents",
    "from_opponents": "from opponents",
    "leader": "gene pool leader",
    "recolor": "colors that count as another",
    "known_hand": "known cards",
    "tie_points": "drawn in the tie",
}
