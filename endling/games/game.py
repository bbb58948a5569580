"""What a game brings so that the match, the bots, the table and the command line can work with it.

Everything above `games/` knows games only through this class; adding a game is adding a folder with
one of these and a line in the registry.
"""

from __future__ import annotations

from endling.board.rows import Row as ViewRow
from endling.board.sight import Actions
from endling.board.views import Asked
from endling.games.options import Options
from endling.games.rules import GameRules, Pool
from endling.games.views import GameViews
from endling.games.words import GameWords

__all__ = ["Actions", "Asked", "Game", "Options", "Pool", "ViewRow"]


class Game(GameRules, GameViews, GameWords):
    """A game: what plays it, what is seen of it, and what is said about it.

    Each part says what it asks for; callers that need only one part may ask for that part.
    """

    def load(self) -> None:
        """Compile the rules or take them from the cache; whatever is missing is an error now."""
        _ = self.sight, self.has_all_texts
        super().load()
