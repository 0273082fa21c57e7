"""The registry: every game there is, in the order of the home screen.

A sixth game is one module beside these and one line in each of the two lists below.
"""

from numgames.games import (
    number_stack,
    sequence_showdown,
    sequence_stack,
    stack_attack_factor,
    stack_attack_score,
)

ORDER = (
    sequence_stack.GAME,
    stack_attack_score.GAME,
    sequence_showdown.GAME,
    number_stack.GAME,
    stack_attack_factor.GAME,
)

GAMES = {game.id: game for game in ORDER}  # for what is shown, go by ORDER: dicts may not
