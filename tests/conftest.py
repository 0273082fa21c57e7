"""What every test shares: tiny in the registry on demand, and how long hypothesis may look.

`pytest --hypothesis-profile=soak` looks longer and at other examples every time; the normal
run always looks at the same ones, so that green means green.
"""

import pytest
from hypothesis import HealthCheck, settings

from numgames.core import Game
from numgames.games import GAMES
from tests.support import tiny

settings.register_profile(
    "normal", deadline=None, derandomize=True, database=None, max_examples=100
)
settings.register_profile(
    "soak", deadline=None, max_examples=5000, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("normal")


@pytest.fixture
def tiny_game(monkeypatch):
    """Tiny, listed: records and requests may name it.  Players turn its cards over."""
    monkeypatch.setitem(GAMES, "tiny", tiny.GAME)
    return tiny.GAME


@pytest.fixture
def open_game(monkeypatch):
    """Tiny with cards that turn up by themselves, as in Take or Skip."""
    begin, choices = tiny.GAME.begin, tiny.GAME.choices
    game = Game("tiny_open", "Tiny", begin, 3, choices)
    monkeypatch.setitem(GAMES, game.id, game)
    return game
