"""Games for learning programs: native vectors of games, PettingZoo, Gymnasium, OpenSpiel.

`endling.environments.vector` needs nothing but NumPy. The other modules each need the package that
they are named after, and are imported by those who want them; `pip install 'endling[rl]'` brings
all.
"""

from __future__ import annotations

from endling.environments.vector import Autoreset, VectorGames

__all__ = ["Autoreset", "VectorGames"]
