"""The puzzle of the day: a position in which exactly one move is right.

Everything follows from the date, which comes from outside: the same day gives the same puzzle on
every device and every interpreter, for ever.

The game that leads there is dealt as every game is, and played as people do who do not think
long.  What makes a puzzle is for the game to say (its advice).

    puzzle_for("2026-11-16")              a Puzzle
    puzzle_for("2026-11-16").judge("36")  whether that was it, and what the coach says
"""

from numgames.advice import advice_of
from numgames.coach.evaluation import ranking
from numgames.coach.hints import hint
from numgames.core import Refusal, State, excerpt
from numgames.games import GAMES, ORDER
from numgames.play.dealer import coin, roll, shuffled
from numgames.play.record import new_record
from numgames.play.session import Session, replay
from numgames.words import game_words, words

TYPE_CHECKING = False
if TYPE_CHECKING:
    Kind = tuple[str, int, tuple[dict[str, str], ...]]

NAMES = ("Ada", "Ben")
DAYS = (31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)

# What comes up, each once in as many days as there are: the game, how many moves were made, and
# the options.  Never changed, since that would change days that have been: what came later says
# since when, in the advice of its game.
FIRST_KINDS: "tuple[Kind, ...]" = (
    ("sequence_showdown", 4, ({"numbers": "30"},)),
    ("sequence_showdown", 5, ({"numbers": "50"},)),
    ("sequence_showdown", 6, ({},)),
    ("stack_attack_factor", 4, ({"numbers": "50"},)),
    ("stack_attack_factor", 5, ({},)),
    ("sequence_stack", 4, ({"block": "both"}, {})),
    ("stack_attack_score", 6, ({},)),
    ("number_stack", 2, ({"sum": "total"},)),
)
TURNS_SINCE = "2026-12-05"
"""From this day on the options of a kind take turns; before it was always the last of them."""

_kept: "list[Puzzle]" = []  # the last two: today's, and yesterday's to compare


class Puzzle:
    """A `date`, the `session` at the position, the one `best` move."""

    def __init__(self, date: str, session: Session) -> None:
        found = hint(session.state)
        assert found is not None
        self.date = date
        self.session = session
        self.hint = found
        self.best = found.ranks[0].move

    def task(self, lang: str = "en") -> str:
        """What is asked, without giving anything away."""
        state = self.session.state
        say = game_words(state.game, lang)
        asked: str = words("coach", lang).puzzle(say, state, self.hint, self.session.seated)
        return asked

    def judge(self, move: object, lang: str = "en") -> "dict[str, object]":
        """Whether `move` was the one, and why."""
        state, names = self.session.state, self.session.seated
        if move not in state.legal_moves():
            raise Refusal("not_to_choose", given=excerpt(move))
        common, say, right = words("coach", lang), game_words(state.game, lang), move == self.best
        if right:
            text = common.right(say, state, self.hint, names)
        elif self.hint.sure:
            answered = state.play(str(move))
            answer = ranking(answered)[0].move
            left = len(answered.play(answer).legal_moves())
            text = common.refuted(move, answer, left, names[1 - state.turn])
        else:
            text = common.worse(say, state, self.hint, move, names)
        return {"right": right, "text": text}


def puzzle_for(date: object) -> Puzzle:
    """The puzzle of a day; a Refusal if there is no such day."""
    number = day_number(date)
    for puzzle in _kept:
        if puzzle.date == date:
            return puzzle
    game, options, ply = kind_of(number)
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


def kind_of(number: int) -> "tuple[str, dict[str, str], int]":
    """What comes up on a day: a game, its options, and after how many moves."""
    kinds = kinds_on(number)
    turn = number // len(kinds)
    order = shuffled("puzzle", turn, tuple([("=" + str(i), 1) for i in range(len(kinds))]))
    game, place = "", number % len(kinds)
    while game not in GAMES:  # a game that is gone leaves its days to the next one
        game, ply, options = kinds[int(order[place][1:])]
        place = (place + 1) % len(kinds)
    if number < day_number(TURNS_SINCE):
        turn = -1
    return game, options[turn % len(options)], ply


def kinds_on(number: int) -> "list[Kind]":
    """All kinds there are on a day."""
    later = []
    for place, game in enumerate(ORDER):
        for kind in advice_of(game.id).puzzles:
            since = day_number(kind.since)
            if since <= number:
                later.append((since, place, (game.id, kind.ply, kind.options)))
    later.sort(key=lambda kind: kind[:2])
    return list(FIRST_KINDS) + [kind for _, _, kind in later]


def position(game: str, options: "dict[str, str]", ply: int, seed: str) -> "Session | None":
    """The first position of this game that makes a puzzle, if there is one."""
    record = new_record(game, options, seed, coin(seed))
    session = replay(record, NAMES)
    luck = coin(seed + "a")
    while session.outcome is None:
        if session.waits_for_draw:
            session = session.draw()
            continue
        moves = len(session.record.moves)
        if moves >= ply and is_puzzle(session.state, luck):
            return session
        move = advice_of(session.state.game).next_move(session.state, roll(seed, moves))
        if not move:
            return None
        session = session.play(move)
    return None


def is_puzzle(state: State, luck: int) -> bool:
    """Whether a position has one right move, and finding it is worth a thought."""
    advice = advice_of(state.game)
    few, many = advice.choices
    if not few <= len(state.legal_moves()) <= many:
        return False
    return advice.is_puzzle(state, ranking(state), luck)


def day_number(date: object) -> int:
    """Days since the first of March of the year 0; leap days come last in such a year."""
    parts = date.split("-") if isinstance(date, str) else []
    if [len(part) for part in parts] != [4, 2, 2] or "".join(parts).strip("0123456789"):
        raise Refusal("no_date")
    year, month, day = [int(part) for part in parts]
    leap = year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
    if not 1 <= month <= 12 or not 1 <= day <= DAYS[month - 1] - (month == 2 and not leap):
        raise Refusal("no_such_day")
    year -= month < 3
    month = (month + 9) % 12
    return 365 * year + year // 4 - year // 100 + year // 400 + (153 * month + 2) // 5 + day - 1
