# A player for Stack Attack: Factors.
# choose is called whenever it is your turn, and gives back a move.
GAME = "stack_attack_factor"


def choose(state):
    best = None
    fewest = 1000
    for move in state.legal_moves():
        after = state.play(move)  # what the table would look like
        answers = len(after.legal_moves())
        if answers < fewest:  # the other has less to choose from
            best = move
            fewest = answers
    return best
