// Programs that the lab offers: what it says about them stands in #words/lab.

/** The player to begin with where there is no sample. */
export const ANY_PLAYER = (game: string) => `GAME = "${game}"

def choose(state):
    return state.legal_moves()[0]
`;

/** The strongest player there is, in four lines. */
export const WITH_THE_COACH = (game: string) => `from numgames.coach import values

GAME = "${game}"

def choose(state):
    worth = values(state)
    return max(worth, key=worth.get)
`;
