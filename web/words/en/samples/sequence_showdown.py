# A player for Number Sequence Showdown.
# choose is called when it is your turn, and returns a move.
GAME = "sequence_showdown"


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
