"""The tests of numgames.  The smallest game: support/tiny.py; what holds for all: games/."""
