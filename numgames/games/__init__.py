"""The registry: every game, in the order of the home page.

A sixth game is a folder beside these and one line in each of the two lists below.
"""

from numgames.games.number_stack.rules import GAME as NUMBER_STACK
from numgames.games.sequence_showdown.rules import GAME as SEQUENCE_SHOWDOWN
from numgames.games.sequence_stack.rules import GAME as SEQUENCE_STACK
from numgames.games.stack_attack_factor.rules import GAME as STACK_ATTACK_FACTOR
from numgames.games.stack_attack_score.rules import GAME as STACK_ATTACK_SCORE

ORDER = (
    SEQUENCE_STACK,
    STACK_ATTACK_SCORE,
    SEQUENCE_SHOWDOWN,
    NUMBER_STACK,
    STACK_ATTACK_FACTOR,
)

GAMES = {game.id: game for game in ORDER}  # for what is shown, go by ORDER: dicts may not
