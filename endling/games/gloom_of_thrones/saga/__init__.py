"""The saga: what has become of every family, told after the game."""

from endling.games.gloom_of_thrones.saga.chronicle import Chronicle
from endling.games.gloom_of_thrones.saga.page import as_html
from endling.games.gloom_of_thrones.saga.plain import as_markdown
from endling.games.gloom_of_thrones.saga.tale import Beat, House, Life, Saga

__all__ = ["Beat", "Chronicle", "House", "Life", "Saga", "as_html", "as_markdown"]
