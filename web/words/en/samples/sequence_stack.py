# A player for Sequence Stack.
# choose is called when it is your turn, and returns a move.
GAME = "sequence_stack"


def choose(state):
    if "place" in state.legal_moves():  # the card fits on your stack
        return "place"
    return "discard"
