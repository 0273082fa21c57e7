"""What the two factor games tell the coach: a maximum matching says who ends up stuck
(matching.py), and there is no luck."""

from numgames.advice import Advice, Rank
from numgames.games.divisor_chain.matching import judged_moves, mask_of, partners, winning_moves
from numgames.ratio import ONE, ZERO

TYPE_CHECKING = False
if TYPE_CHECKING:
    from numgames.advice import Facts
    from numgames.games.divisor_chain.rules import ChainState
    from numgames.ratio import Ratio

HALVES = {  # by how many numbers there are: in a long game every slip counts
    20: (8000, 4700, 2900, 1750),
    30: (8000, 4300, 2400, 1400),
    50: (7500, 3400, 1800, 880),
    100: (3000, 1700, 1000, 620),
}
OPEN = 4  # ways to go on that every move before a puzzle leaves


class ChainAdvice(Advice):
    without_luck = True
    choices = (4, 10)

    def value(self, state: "ChainState") -> "Ratio | None":
        return ONE if bool(winners(state)) == (state.turn == 0) else ZERO

    def exact(self, state: "ChainState") -> "dict[str, Ratio] | None":
        moves = state.legal_moves()
        wins = winners(state) if moves else 0
        return {move: ONE if wins >> int(move) & 1 else ZERO for move in moves}

    def ranks(self, state: "ChainState") -> "list[Rank] | None":
        """In a lost game the best move is the one after which the smallest share of replies keeps
        the win.  In a won one every reply loses, so what counts is how many there are: it is not
        the shortest way to win but the one with most to think about, and 97-1-89 does not end
        every game."""
        top = state.chain[-1] if state.chain else 0
        moves = state.legal_moves()
        return [
            Rank(
                str(move),
                ZERO if keep else ONE,
                (replies - keep, replies) if replies else ONE,
                replies,
            )
            for move, keep, replies in (judged_moves(state.n, top, unused(state)) if moves else ())
            if str(move) in moves
        ]

    def alike(self, state: "ChainState") -> object:
        return (state.used, state.chain[-1] if state.chain else state.openings)

    def halves(self, state: "ChainState") -> "tuple[int, int, int, int]":
        return HALVES[state.n] if state.n in HALVES else Advice.halves(self, state)

    def facts(self, state: "ChainState", ranks: "list[Rank]") -> "Facts":
        """The "pairs" by which the winner answers: yours after your best move, or the other's."""
        best, free = ranks[0], unused(state)
        if best.value == ZERO:
            return {"pairs": partners(state.n, 0, free)}  # no move wins, no matter what the top is
        if not best.replies:
            return {"pairs": ()}
        move = int(best.move)
        return {"pairs": partners(state.n, move, free & ~(1 << move))}

    def turned(self, state: "ChainState", move: str) -> "Facts":
        """The proof of "best" is a "line" in which the other has no choice, ending with nothing
        to play; or else the "pairs" of all answers with what to play after each."""
        found = easiest(state)
        found.update(refutation(state, move))
        return found

    def next_move(self, state: "ChainState", luck: int) -> str:
        lively = [move for move in state.legal_moves() if len(state.play(move).free) >= OPEN]
        return lively[luck % len(lively)] if lively else ""

    def is_puzzle(self, state: "ChainState", ranks: "list[Rank]", luck: int) -> bool:
        """And the winning number doesn't end the game at once."""
        return Advice.is_puzzle(self, state, ranks, luck) and ranks[0].replies > 1


def refutation(state: "ChainState", move: str) -> "Facts":
    """What the other player has after `move`: an "answer" that leaves nothing, or so many
    "winning" of so many "replies"; after a wrong number, the game."""
    after = state.play(move)
    if after.slip:
        return {"because": "slip", "move": int(move)}
    answers = sorted([int(answer) for answer in after.free])
    ends = [answer for answer in answers if not after.play(str(answer)).free]
    if ends:
        return {"because": "stuck", "answer": ends[0]}
    wins = winners(after)
    winning = [answer for answer in answers if wins >> answer & 1]
    return {"because": "answers", "answer": winning[0], "winning": len(winning),
            "replies": len(answers)}  # fmt: skip


def easiest(state: "ChainState") -> "Facts":
    """The winning move with the shortest proof, where there is a winning move."""
    for most in (1, 3, 5):
        line = forced(state, most)
        if line:
            return {"best": str(line[0]), "line": line, "pairs": []}
    wins = winners(state)
    winning = [move for move in state.free if wins >> int(move) & 1]
    best = min([(len(state.play(move).free), int(move)) for move in winning])[1]
    after = state.play(str(best))
    answer_to = {}
    for low, high in partners(state.n, best, unused(after)):
        answer_to[low], answer_to[high] = high, low
    answers = sorted([int(answer) for answer in after.free])
    pairs = [[answer, answer_to[answer]] for answer in answers]
    return {"best": str(best), "line": [best], "pairs": pairs}


def forced(state: "ChainState", most: int) -> "list[int]":
    """At most so many numbers that leave the other stuck with no choice on the way; [] if none."""
    moves = sorted([int(move) for move in state.free])
    afters = [state.play(str(move)) for move in moves]
    for move, after in zip(moves, afters):
        if not after.free:
            return [move]
    for move, after in zip(moves, afters):
        if most > 1 and len(after.free) == 1:
            rest = forced(after.play(after.free[0]), most - 2)
            if rest:
                return [move, int(after.free[0])] + rest
    return []


def unused(state: "ChainState") -> int:
    """The numbers still free, as bits."""
    return mask_of(range(1, state.n + 1)) & ~mask_of(state.chain)


def winners(state: "ChainState") -> int:
    """The moves that win, as bits."""
    if state.chain:
        return winning_moves(state.n, state.chain[-1], unused(state))
    return winning_moves(state.n, 0, unused(state)) & mask_of(state.openings)
