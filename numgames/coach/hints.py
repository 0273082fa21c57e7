"""Help in words: a hint in three steps, and the idea behind the position.

What it says comes from the coach's exact values; the only thing added here is what to look at,
game by game.  A game it does not know gets the same hints without that.

    hint(state, names)     (where to look, what the best is worth, the move and why)
    explain(state, names)  {"text": sentences, "pairs": [[low, high], ...] in a divisor game}

"You" is the player to move; `names` are by seat, as everywhere.
"""

from numgames.coach.evaluation import percent, ranking, unused
from numgames.core import State
from numgames.games.divisor_chain.matching import partners
from numgames.games.divisor_chain.rules import ChainState
from numgames.games.number_stack.rules import TARGET, NumberStackState
from numgames.games.sequence_stack.rules import SequenceStackState
from numgames.games.sequence_stack.table import NUMBERS
from numgames.games.stack_attack_score.rules import TakeOrSkipState
from numgames.games.stack_attack_score.solver import choosing
from numgames.ratio import ONE, ZERO, above
from numgames.words import game_words
from numgames.words.en.grammar import a

TYPE_CHECKING = False
if TYPE_CHECKING:
    from numgames.coach.evaluation import Rank

NEVER_WRONG = "In this version keeping is never wrong: a number more takes no sum away from you."


def hint(state: State, names: "tuple[str, str]") -> "tuple[str, ...]":
    """Three texts, each saying more than the one before; () when nobody is to move."""
    order = ranking(state)
    if not order:
        return ()
    best, other = order[0], names[1 - state.turn]
    if isinstance(state, ChainState):
        return (chain_where(state, best), chain_count(order), chain_why(best, other))
    look = where(state, other)
    if len(order) == 1:
        look, because = "There is only one thing to do.", "There is no other move."
    elif above(best.value, order[1].value):
        because = why(state, best.move, other)
    else:
        because = "It makes no difference here."
    return (
        look,
        worth(order),
        f"{game_words(state.game).label(state, best.move)}. {because}".strip(),
    )


def explain(state: State, names: "tuple[str, str]") -> "dict[str, object]":
    """The idea that decides the position; no text when nobody is to move."""
    other = names[1 - state.turn]
    text = ""
    pairs: "tuple[tuple[int, int], ...]" = ()
    if not state.legal_moves():
        pass
    elif isinstance(state, ChainState):
        text, pairs = chain_idea(state, other)
    elif isinstance(state, TakeOrSkipState):
        text = first_choice(state, other)
    elif isinstance(state, SequenceStackState):
        text = f"{stack_use(state)} {block_use(state, other)}".strip()
    elif isinstance(state, NumberStackState):
        more = " For real decisions choose “all your numbers” when you set up the game."
        text = NEVER_WRONG + more if state.sum == "any" else totals(state)
    return {"text": text, "pairs": [list(pair) for pair in pairs]}


# -- games of luck ---------------------------------------------------------------------------


def worth(order: "list[Rank]") -> str:
    """What the best choice is worth, and the next."""
    best = order[0].value
    if len(order) == 1:
        return f"It leaves you a chance of {percent(best)}."
    two = len(order) == 2
    if above(best, order[-1].value):
        better, then = ("better", "the other") if two else ("best", "the next")
        return f"The {better} choice wins {percent(best)}, {then} {percent(order[1].value)}."
    if not best[0]:
        return f"{'Neither' if two else 'No'} choice wins any more."
    if best[0] == best[1]:
        return f"{'Both' if two else 'All'} choices win for certain."
    return f"{'Both' if two else 'All'} choices are worth the same: {percent(best)}."


def where(state: State, other: str) -> str:
    """What to look at, without saying what to do."""
    if isinstance(state, SequenceStackState):
        return f"Look at {other}'s stack: what is the {state.card} worth there?"
    if isinstance(state, TakeOrSkipState):
        if state.left == 1:
            return "It is the last number. Look at the totals."
        if state.skipped:
            return f"Look at who chooses first on the next number: {other}, whatever you do."
        return f"Compare the {state.top} with choosing first on the next number."
    if isinstance(state, NumberStackState):
        if state.sum == "any":
            return f"Could the {state.card} ever hurt you?"
        total = sum(state.kept[state.turn])
        return f"Look at your total: {total} now, {total + state.card} with the {state.card}."
    return "Compare your choices."


def why(state: State, move: str, other: str) -> str:
    """Why the better move is better."""
    if isinstance(state, SequenceStackState):
        return stack_use(state) if move == "place" else block_use(state, other)
    if isinstance(state, TakeOrSkipState):
        if state.left == 1:
            return "It is the last number."
        if state.skipped:
            return f"It costs nothing: {other} chooses first on the next number either way."
        if move == "take":
            points = "1 point is" if state.top == 1 else f"{state.top} points are"
            return f"Here {points} worth more than choosing first on the next number."
        return f"Here choosing first on the next number is worth more than the {state.top}."
    if isinstance(state, NumberStackState):
        total = sum(state.kept[state.turn])
        after = total + state.card
        if move == "keep" and state.sums[state.turn] << state.card >> TARGET & 1:
            return "That makes 15."
        if state.sum == "any":
            return "A number more takes no sum away from you."
        if after > TARGET:
            return f"With it you would have {after}, over {TARGET}."
        better, worse = (after, total) if move == "keep" else (total, after)
        return f"{better} is a better total to go on with than {worse}."
    return ""


def stack_use(state: SequenceStackState) -> str:
    if not state.placeable():
        return f"The {state.card} does not go on your stack."
    return f"Placing the {state.card} brings your stack to {state.card} of {len(NUMBERS)}."


def block_use(state: SequenceStackState, other: str) -> str:
    """What discarding the card does to the other player."""
    card, height = state.card, state.heights[1 - state.turn]
    blocked = state.blocked[1 - state.turn]
    if card in blocked:
        return f"Discarding it changes nothing for {other}: {card} is blocked there already."
    if card <= height:
        return f"Discarding it does {other} no harm: the {card} is in that stack already."
    if [n for n in blocked if height < n < card]:
        return f"Discarding it does {other} no harm: that stack cannot grow to {card} any more."
    following = card == height + 1
    if state.blocks_now():
        needs = "needs next" if following else "still needs"
        return f"Discarding it blocks {card}, which {other} {needs}."
    if card <= state.heights[state.turn]:
        return f"Discarding it blocks nothing: the other {card} is in your own stack."
    needs = f"needs a {card} next" if following else f"still needs a {card}"
    return f"Discarding it blocks nothing yet: {other} {needs}, and one is still to come."


def first_choice(state: TakeOrSkipState, other: str) -> str:
    """The worth of staying first to choose."""
    if state.left == 1:
        return "It is the last number: choosing first is worth nothing any more."
    if state.skipped:
        return f"{other} chooses first on the next number whatever you do, so taking costs nothing."
    first, second = choosing(state)
    return (
        f"With your totals as they are, choosing first on the next number wins {percent(first)}, "
        f"choosing second {percent(second)}. Whoever takes a number gives the first choice away."
    )


def totals(state: NumberStackState) -> str:
    """What both decisions leave to hope for where all numbers count."""
    total = sum(state.kept[state.turn])
    after = total + state.card
    return (
        f"Without the {state.card} you have {total}: {finish(total, state.unseen)}. "
        f"With it you have {after}: {finish(after, state.unseen)}."
    )


def finish(total: int, unseen: "tuple[int, ...]") -> str:
    if total >= TARGET:
        return "you win" if total == TARGET else f"over {TARGET}"
    missing = TARGET - total
    return f"{a(missing)} would win" if missing in unseen else "no single card wins"


# -- divisor games ---------------------------------------------------------------------------


def chain_where(state: ChainState, best: "Rank") -> str:
    if state.chain:
        return f"Look at the {state.kind(best.move)}s of {state.chain[-1]}."
    part = max(3, len(state.openings) // 5)
    at = state.openings.index(int(best.move)) // part * part
    numbers = state.openings[at : at + part]
    return f"Look at the numbers from {numbers[0]} to {numbers[-1]}."


def chain_count(order: "list[Rank]") -> str:
    keep, moves = len([1 for rank in order if rank.value == ONE]), len(order)
    if moves == 1:
        return f"You have one move, and it {'keeps the win' if keep else 'does not win'}."
    if not keep:
        none = "Neither of your moves" if moves == 2 else f"None of your {moves} moves"
        return f"{none} wins against best play."
    if keep == moves:
        every = "Both of" if moves == 2 else f"All {moves} of"
        return f"{every} your moves keep the win."
    return f"{keep} of your {moves} moves {'keeps' if keep == 1 else 'keep'} the win."


def chain_why(best: "Rank", other: str) -> str:
    play, replies = f"Play {best.move}.", best.replies
    if best.value == ONE:
        if not replies:
            return f"{play} Then {other} has nowhere to go."
        return f"{play} Whatever {other} answers, you have its partner."
    wins = replies - best.trap[0]
    if replies == 1:
        return f"{play} {other} has one answer, and it wins."
    if wins == replies:
        return f"{play} All of {other}'s {replies} answers win."
    only = "Only " if 2 * wins <= replies else ""
    return f"{play} {only}{wins} of {other}'s {replies} answers {'wins' if wins == 1 else 'win'}."


def chain_idea(state: ChainState, other: str) -> "tuple[str, tuple[tuple[int, int], ...]]":
    """The pairing that wins, and whose it is."""
    best, free = ranking(state)[0], unused(state)
    if best.value == ZERO:
        text = f"{other} holds the pairs: whatever you play, its partner is the answer."
        return text, partners(state.n, 0, free)  # no move wins, whatever the top is
    if not best.replies:
        return f"After {best.move} there is nowhere to go for {other}.", ()
    move = int(best.move)
    text = f"After {move} every number that {other} can name has a partner. Answer with it."
    return text, partners(state.n, move, free & ~(1 << move))
