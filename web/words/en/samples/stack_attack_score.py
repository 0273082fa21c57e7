# A player for Stack Attack: Take or Skip.
# choose is called when it is your turn, and returns a move.
GAME = "stack_attack_score"


def choose(state):
    if state.top >= 7:  # the top number is a big one
        return "take"
    return "skip"
