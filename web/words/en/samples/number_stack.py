# A player for Number Stack.
# choose is called when it is your turn, and returns a move.
GAME = "number_stack"


def choose(state):
    mine = state.kept[state.turn]  # the numbers you hold
    if sum(mine) + state.card <= 15:
        return "keep"
    return "discard"
