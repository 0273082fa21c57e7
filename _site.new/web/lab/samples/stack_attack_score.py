# A player for Stack Attack: Take or Skip.
# choose is called whenever it is your turn, and gives back a move.
GAME = "stack_attack_score"


def choose(state):
    if state.top >= 7:  # the number in view is a big one
        return "take"
    return "skip"
