"""Is the game decided already?  Does one player win no matter what is played and drawn?

Knows the protocol of core.py and no game: a game helps with a glance (`State.known_winner`) and
with what tells its positions apart as far as the winner is concerned (`State.outcome_key`).
"""

from numgames.core import State


def decided_winner(start: State) -> "int | None":
    """The seat that wins in every way this game can go on; None while both still can.

    Looks at every position that can follow, each once, until it has met a win for either.
    """
    if start.may_slip():
        return None
    winner = None
    waiting, seen = [start], {start.outcome_key()}
    while waiting:
        state = waiting.pop()
        outcome = state.outcome
        wins = state.known_winner() if outcome is None else outcome.winner
        if wins is None:
            tokens = [token for token, _ in state.chances()] or state.legal_moves()
            for after in [state.play(token) for token in tokens]:
                essence = after.outcome_key()
                if essence not in seen:
                    seen.add(essence)
                    waiting.append(after)
        elif winner is None:
            winner = wins
        elif winner != wins:
            return None
    return winner
