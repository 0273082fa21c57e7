"""Is the game decided already?  Whether one player wins, whatever is played and drawn from here.

Knows the protocol of core.py and no game: a game helps with a glance (`State.sure`) and with
what tells its positions apart as far as the winner is concerned (`State.essence`).
"""

from numgames.core import State


def sure_winner(start: State) -> "int | None":
    """The seat that wins in every way this game can go on; None while both still can.

    Looks at every position that can follow, each once, until it has met a win for either.
    """
    if start.may_slip():
        return None
    winner = None
    waiting, seen = [start], {start.essence()}
    while waiting:
        state = waiting.pop()
        outcome = state.outcome
        wins = state.sure() if outcome is None else outcome.winner
        if wins is None:
            tokens = [token for token, _ in state.chances()] or state.legal_moves()
            for after in [state.play(token) for token in tokens]:
                essence = after.essence()
                if essence not in seen:
                    seen.add(essence)
                    waiting.append(after)
        elif winner is None:
            winner = wins
        elif winner != wins:
            return None
    return winner
