# A player for Stack Attack: Factors.
# choose is called when it is your turn, and returns a move.
GAME = "stack_attack_factor"


def choose(state):
    best = None
    fewest = 1000
    for move in state.legal_moves():
        after = state.play(move)  # the table after that move
        answers = len(after.legal_moves())
        if answers < fewest:  # fewer answers for your opponent
            best = move
            fewest = answers
    return best
