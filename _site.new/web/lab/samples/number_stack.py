# A player for Number Stack.
# choose is called whenever it is your turn, and gives back a move.
GAME = "number_stack"


def choose(state):
    mine = state.kept[state.turn]  # the numbers you hold
    if sum(mine) + state.card <= 15:
        return "keep"
    return "discard"
