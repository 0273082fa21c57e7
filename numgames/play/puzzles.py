"""The puzzle of the day: a position in which exactly one move is right.

Everything follows from the date, which comes from outside: the same day
gives the same puzzle on every device and every interpreter, for ever.

The game that leads there is dealt as every game is, and played as people do who do not think
long.  In a divisor game one move wins and all others lose.  In a card game one choice is better
than the other by at least MARGIN games in a hundred (and by not so much that anybody sees it),
and as often as not it is the one that puts the card away.

    puzzle_for("2026-11-16")              a Puzzle
    puzzle_for("2026-11-16").judge("36")  whether that was it, and what the coach says
"""

from numgames.coach.evaluation import exact_values, percent, ranking
from numgames.coach.hints import explain, hint
from numgames.core import Refusal, State, excerpt
from numgames.games.divisor_chain.rules import ChainState
from numgames.play.dealer import coin, roll, shuffled
from numgames.play.record import new_record
from numgames.play.session import Session, replay
from numgames.ratio import ONE, minus
from numgames.words import game_words

NAMES = ("Ada", "Ben")
MARGIN, PLAIN = 10, 20  # games in a hundred
FEWEST, MOST = 4, 10  # moves to choose from in a divisor game
OPEN = 4  # ways to go on that every move before leaves
DAYS = (31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)

# What may come up, each once in eight days: the game, its options, and after how many moves.
KINDS: "tuple[tuple[str, dict[str, str], int], ...]" = (
    ("sequence_showdown", {"numbers": "30"}, 4),
    ("sequence_showdown", {"numbers": "50"}, 5),
    ("sequence_showdown", {}, 6),
    ("stack_attack_factor", {"numbers": "50"}, 4),
    ("stack_attack_factor", {}, 5),
    ("sequence_stack", {}, 4),
    ("stack_attack_score", {}, 6),
    ("number_stack", {"sum": "total"}, 2),
)
BOTH_SINCE = "2026-12-05"
"""From this day on every second puzzle of Sequence Stack is one with `block=both`."""

_kept: "list[Puzzle]" = []  # the last two: today's, and yesterday's to compare


class Puzzle:
    """A `date`, the `session` at the position, the one `best` move."""

    def __init__(self, date: str, session: Session) -> None:
        self.date = date
        self.session = session
        self.order = ranking(session.state)
        self.best = self.order[0].move

    @property
    def task(self) -> str:
        """What is asked, without giving anything away."""
        name = self.session.names[self.session.player(self.session.state.turn)]
        if isinstance(self.session.state, ChainState):
            return f"Only one of {name}'s {len(self.order)} moves wins. Which?"
        label, state = game_words(self.session.state.game).label, self.session.state
        labels = sorted([label(state, rank.move) for rank in self.order])
        return (
            f"{labels[0]} or {lower(labels[1])}? One of them wins "
            f"at least {MARGIN} games in 100 more than the other."
        )

    def judge(self, move: object) -> "dict[str, object]":
        """Whether `move` was the one, and why."""
        if move not in self.session.state.legal_moves():
            raise Refusal("not_to_choose", given=excerpt(move))
        right = move == self.best
        state, names = self.session.state, self.session.seated
        if right:
            text = f"{hint(state, names)[1]} {hint(state, names)[2]}"
        elif isinstance(state, ChainState):
            text = self.refuted(str(move))
        else:
            label = game_words(state.game).label
            other, mine = self.order[0], next(rank for rank in self.order if rank.move == move)
            text = (
                f"{label(state, mine.move)} wins {percent(mine.value)}, "
                f"{lower(label(state, other.move))} {percent(other.value)}. "
                f"{explain(state, names)['text']}"
            )
        return {"right": right, "text": text}

    def refuted(self, move: str) -> str:
        """The answer to a losing move in a divisor game."""
        state = self.session.state
        other = self.session.seated[1 - state.turn]
        answered = state.play(move)
        answer = ranking(answered)[0].move
        left = len(answered.play(answer).legal_moves())
        if not left:
            return f"After {move} {other} answers {answer}, and there is nowhere to go."
        moves = "the only answer to it loses" if left == 1 else f"none of your {left} answers wins"
        return f"After {move} {other} plays {answer}, and {moves}."


def puzzle_for(date: object) -> Puzzle:
    """The puzzle of a day; ValueError with one sentence if there is no such day."""
    number = day_number(date)
    for puzzle in _kept:
        if puzzle.date == date:
            return puzzle
    cards = tuple([("=" + str(i), 1) for i in range(len(KINDS))])
    order = shuffled("puzzle", number // len(KINDS), cards)
    game, options, ply = KINDS[int(order[number % len(KINDS)][1:])]
    if game == "sequence_stack" and number >= day_number(BOTH_SINCE):
        options = ({"block": "both"}, {})[number // len(KINDS) % 2]
    day = str(date).replace("-", "")
    tried = 0
    while True:
        session = position(game, options, ply, f"p{day}n{tried}")
        if session is not None:
            break
        tried += 1
    _kept.insert(0, Puzzle(str(date), session))
    del _kept[2:]
    return _kept[0]


def position(game: str, options: "dict[str, str]", ply: int, seed: str) -> "Session | None":
    """The first position of this game that makes a puzzle, if there is one."""
    record = new_record(game, options, seed, coin(seed))
    session = replay(record, NAMES)
    put_away = coin(seed + "a") == 1
    while session.outcome is None:
        if session.waits_for_draw:
            session = session.draw()
            continue
        moves = len(session.record.moves)
        if moves >= ply and is_puzzle(session.state, put_away):
            return session
        move = next_move(session.state, roll(seed, moves))
        if not move:
            return None
        session = session.play(move)
    return None


def next_move(state: State, luck: int) -> str:
    """How the game goes on; "" if it would soon be over."""
    if not isinstance(state, ChainState):
        return state.legal_moves()[-1 if luck % 4 else 0]  # place, take and keep come last
    lively = [move for move in state.legal_moves() if after(state, move) >= OPEN]
    return lively[luck % len(lively)] if lively else ""


def after(state: ChainState, move: str) -> int:
    """How many answers there are to a move."""
    return len(state.play(move).free)


def is_puzzle(state: State, put_away: bool) -> bool:
    """Whether a position has one right move, and finding it is worth a thought."""
    moves = state.legal_moves()
    if isinstance(state, ChainState):
        if not FEWEST <= len(moves) <= MOST:
            return False
        winning = [move for move, value in exact_values(state).items() if value == ONE]
        return len(winning) == 1 and after(state, winning[0]) > 1
    if len(moves) != 2:
        return False
    order = ranking(state)
    wins, of = minus(order[0].value, order[1].value)
    return MARGIN * of <= 100 * wins <= PLAIN * of and put_away == (
        order[0].move in ("discard", "skip")
    )


def day_number(date: object) -> int:
    """Days since the first of March of the year 0; leap days come last in such a year."""
    parts = date.split("-") if isinstance(date, str) else []
    if [len(part) for part in parts] != [4, 2, 2] or "".join(parts).strip("0123456789"):
        raise ValueError("A day looks like 2026-11-16.")
    year, month, day = [int(part) for part in parts]
    leap = year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
    if not 1 <= month <= 12 or not 1 <= day <= DAYS[month - 1] - (month == 2 and not leap):
        raise ValueError("There is no such day.")
    year -= month < 3
    month = (month + 9) % 12
    return 365 * year + year // 4 - year // 100 + year // 400 + (153 * month + 2) // 5 + day - 1


def lower(label: str) -> str:
    return label[:1].lower() + label[1:]
