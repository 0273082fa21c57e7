"""A record is one whole game as one short text: the save, the link, the bug report.

Knows which words may stand in a record, not whether the moves are possible: that is found out by
replaying it (session.py).

    1.number_stack.sum=total.k3v9x2.1.0.keep-2discard-draw.keep
    | |            |         |      | | |                  undone moves, to be redone
    | |            |         |      | | moves; 2discard is discard twice; "draw" at the end
    | |            |         |      | |        says that the next card is face up already;
    | |            |         |      | |        "resign1" that the first player gave up
    | |            |         |      | how often a move was taken back after a card was seen
    | |            |         |      who starts: player 1 or 2
    | |            |         seed: all luck of the game
    | game         options that differ from the rulebook
    format version

Every character may stand in a link as it is, and no game takes more than 500 of them.
"""

from numgames.core import Refusal, excerpt
from numgames.games import GAMES, ORDER

VERSION = "1"
LONGEST_TEXT = 2000
LONGEST_SEED = 16
SEED_LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789"
DRAW = "draw"
RESIGN = ("resign1", "resign2")  # by seat: the first player resigns, the second does

TYPE_CHECKING = False
if TYPE_CHECKING:
    from numgames.core import Game


class RecordError(Refusal):
    """This text is no record."""


class Record:
    """One game: never changed, `changed` gives a new one."""

    def __init__(
        self,
        game: "Game",
        options: "dict[str, str]",
        seed: str,
        starter: int,
        taken_back: int = 0,
        moves: "tuple[str, ...]" = (),
        draws: int = 0,
        resigned: str = "",
        undone: "tuple[str, ...]" = (),
    ) -> None:
        self.game = game
        self.options = options  # complete: every option has its value
        self.seed = seed
        self.starter = starter  # the player (0 or 1) who sits in the first seat
        self.taken_back = taken_back
        self.moves = moves
        self.draws = draws  # cards turned over since the last move, where that is an act
        self.resigned = resigned  # one of RESIGN, or empty
        self.undone = undone  # the next move to redo comes first

    def changed(
        self,
        moves: "tuple[str, ...]",
        draws: int = 0,
        resigned: str = "",
        undone: "tuple[str, ...]" = (),
        taken_back: "int | None" = None,
    ) -> "Record":
        """The same game with another history."""
        back = self.taken_back if taken_back is None else taken_back
        return Record(
            self.game, self.options, self.seed, self.starter, back, moves, draws, resigned, undone
        )

    def text(self) -> str:
        """The record as text; `parse` reads it back."""
        options = [
            option.name + "=" + self.options[option.name]
            for option in self.game.choices
            if self.options[option.name] != option.values[0]
        ]
        fields = [
            VERSION,
            self.game.id,
            ",".join(options),
            self.seed,
            str(self.starter + 1),
            str(self.taken_back),
            packed(self.moves + (DRAW,) * self.draws + ((self.resigned,) if self.resigned else ())),
            packed(self.undone),
        ]
        while fields[-1] == "":  # nothing may trail: messengers cut punctuation off links
            fields.pop()
        return ".".join(fields)


def new_record(game_id: object, options: "dict[str, str]", seed: object, starter: int) -> Record:
    """A game about to begin; a Refusal if something is not allowed."""
    game = find_game(game_id)
    return Record(game, game.complete(options), good_seed(seed), starter)


def find_game(game_id: object) -> "Game":
    if not isinstance(game_id, str) or game_id not in GAMES:
        known = tuple([game.id for game in ORDER])
        raise RecordError("no_such_game", given=excerpt(game_id), games=known)
    return GAMES[game_id]


def good_seed(seed: object) -> str:
    good = isinstance(seed, str) and 0 < len(seed) <= LONGEST_SEED
    if not good or [c for c in str(seed) if c not in SEED_LETTERS]:
        raise RecordError("bad_seed", longest=LONGEST_SEED)
    return str(seed)


def parse(text: object) -> Record:
    """The record in `text`; RecordError if it is none."""
    if not isinstance(text, str) or not text:
        raise RecordError("no_record")
    if len(text) > LONGEST_TEXT:
        raise RecordError("record_too_long", longest=LONGEST_TEXT)
    fields = text.split(".")
    if not fields[0].isdigit():
        raise RecordError("no_record")
    if fields[0] != VERSION:
        raise RecordError("other_format", given=excerpt(fields[0]), known=VERSION)
    if not 6 <= len(fields) <= 8:
        raise RecordError("incomplete_record")
    fields += [""] * (8 - len(fields))
    game = find_game(fields[1])
    if fields[4] not in ("1", "2"):
        raise RecordError("no_starter")
    if not 0 < len(fields[5]) <= 3 or fields[5].strip("0123456789"):  # isdigit() likes "²" too
        raise RecordError("no_count_of_undone")
    moves, undone = unpacked(fields[6], game), unpacked(fields[7], game)
    resigned = moves.pop() if moves and moves[-1] in RESIGN else ""
    draws = 0
    while game.draws and moves and moves[-1] == DRAW:
        moves.pop()
        draws += 1
    if DRAW in moves or DRAW in undone:
        raise RecordError("draw_before_end")
    if (resigned and undone) or [move for move in undone[:-1] if move in RESIGN]:
        raise RecordError("move_after_end")
    options = read_options(fields[2], game)
    return Record(
        game,
        options,
        good_seed(fields[3]),
        int(fields[4]) - 1,
        int(fields[5]),
        tuple(moves),
        draws,
        resigned,
        tuple(undone),
    )


def read_options(text: str, game: "Game") -> "dict[str, str]":
    """ "numbers=50,illegal=refuse" -> every option with its value."""
    chosen: dict[str, str] = {}
    for pair in text.split(",") if text else ():
        name, equals, value = pair.partition("=")
        if not equals or name in chosen:
            raise RecordError("no_option_pair", given=excerpt(pair))
        chosen[name] = value
    try:
        return game.complete(chosen)
    except Refusal as error:
        raise RecordError(error.what, **error.facts) from None


def packed(moves: "tuple[str, ...]") -> str:
    """Moves as text; runs of the same word are counted: 3discard.  Runs of a number are not:
    naming 1 twice, which loses, would read as 21."""
    runs: list[tuple[int, str]] = []
    for move in moves:
        if runs and runs[-1][1] == move and not move.isdigit():
            runs[-1] = (runs[-1][0] + 1, move)
        else:
            runs.append((1, move))
    return "-".join([move if count == 1 else str(count) + move for count, move in runs])


def unpacked(text: str, game: "Game") -> "list[str]":
    """The moves that `packed` wrote; whether they are possible is not known here."""
    moves: list[str] = []
    for run in text.split("-") if text else ():
        word = run.lstrip("0123456789")
        count = run[: len(run) - len(word)]
        if not word or not count:  # a number is a move of its own
            moves.append(run)
        elif len(count) <= 3 and count[0] != "0":
            moves += [word] * int(count)
        else:
            raise RecordError("no_move", given=excerpt(run))
        if len(moves) > game.longest + 3:  # the draw-off and resigning come on top
            raise RecordError("too_many_moves", game=game.id)
    return moves
