"""The registry: every game there is, in the order of the home screen.

A sixth game is a folder beside these and one line in each of the two lists below.
"""

from numgames.games.number_stack import rules as number_stack
from numgames.games.sequence_showdown import rules as sequence_showdown
from numgames.games.sequence_stack import rules as sequence_stack
from numgames.games.stack_attack_factor import rules as stack_attack_factor
from numgames.games.stack_attack_score import rules as stack_attack_score

ORDER = (
    sequence_stack.GAME,
    stack_attack_score.GAME,
    sequence_showdown.GAME,
    number_stack.GAME,
    stack_attack_factor.GAME,
)

GAMES = {game.id: game for game in ORDER}  # for what is shown, go by ORDER: dicts may not
