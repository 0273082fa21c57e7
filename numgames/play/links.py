"""Games that travel: what a link says about a game, and what it has to do with the games here.

A link is the text of a record and nothing else: no names, no page.  Whoever
opens it may have the same game on a table of their own, perhaps less far on; what has happened
since is the news that the link brings.
"""

from numgames.core import CHANCE
from numgames.play.record import DRAW, Record, RecordError, parse
from numgames.play.session import Session
from numgames.play.view import outcome

NEWS = 4  # sentences at most: more is for the replay

TYPE_CHECKING = False
if TYPE_CHECKING:
    Known = dict[str, object]


NOTES = {
    "same": "This is the game on your table.",
    "behind": "The game on your table is further on.",
    "apart": "On your table this game went another way.",
}


SEED = (
    "The link holds the seed of the deck, so whoever is clever and curious could look ahead. "
    "Names are not in it."
)
NO_SEED = "There are no names in the link."


def shared(session: Session) -> "dict[str, object]":
    """What can be sent of a game: all of it, or only its cards, for playing them as well.

    What was taken back stays here: it is nobody's business elsewhere.
    """
    record = session.record
    game = record.changed(record.moves, record.draws, record.resigned)
    cards = Record(record.game, record.options, record.seed, record.starter)
    note = SEED if luck(session) else NO_SEED
    return {"game": game.text(), "cards": cards.text(), "note": note, "luck": luck(session)}


def luck(session: Session) -> bool:
    """Whether there are cards at all."""
    return session.start.to_move == CHANCE


def find(record: Record, known: "list[Known]") -> "tuple[int | None, str]":
    """The place of the game in `known` that is this very game, and how the two stand."""
    for place, entry in enumerate(known):
        try:
            kin = kinship(record, parse(entry.get("record")))
        except RecordError:  # kept by another version: it cannot be this game
            kin = ""
        if kin:
            return place, kin
    return None, ""


def kinship(record: Record, here: Record) -> str:
    """ "ahead" if `record` goes on from `here`; "same", "behind", "apart"; "" for another game."""
    if deal(record) != deal(here):
        return ""
    there, mine = acts(record), acts(here)
    shorter = min(len(there), len(mine))
    if there[:shorter] != mine[:shorter]:
        return "apart"
    return "ahead" if len(there) > shorter else "behind" if len(mine) > shorter else "same"


def deal(record: Record) -> "tuple[object, ...]":
    options = tuple(sorted(record.options.items()))
    return (record.game.id, options, record.seed, record.starter)


def acts(record: Record) -> "tuple[str, ...]":
    """Everything that somebody has done.  A card drawn before a move follows from the move."""
    acts: tuple[str, ...] = ()
    for move in record.moves:
        acts += ((DRAW,) if record.game.draws else ()) + (move,)
    return acts + (DRAW,) * record.draws + ((record.resigned,) if record.resigned else ())


def news(session: Session, here: "Record | None", you: object) -> "dict[str, str]":
    """What has happened since `here`, or else the last move, and whose turn it is.

    "Ben played 12: 36 ÷ 3 = 12." and "Your turn."; `you` is the player who reads it, if known.
    """
    moves = len(session.record.moves)
    known = len(here.moves) if here else max(0, moves - 1)
    steps = session.steps[after(session, known, here.draws if here else 0) :]
    said = [step.text for step in steps][-NEWS:] if moves else []
    end = outcome(session)
    if end:
        return {"said": " ".join(said + [str(end["why"])]), "turn": str(end["title"])}
    turn = session.player(session.state.turn)
    name = session.names[turn]
    if not moves:
        who = "You start." if turn == you else f"{name} starts."
        return {"said": "Nobody has moved yet.", "turn": who}
    words = f"{name}, your turn." if you is None else f"{name} is to move."
    return {"said": " ".join(said), "turn": "Your turn." if turn == you else words}


def after(session: Session, moves: int, draws: int) -> int:
    """How many steps whoever knows so many moves has seen.

    Cards that nobody draws were seen with the move before them.
    """
    i = 0
    while moves:
        moves -= not session.steps[i].is_card
        i += 1
    while i < len(session.steps) and session.steps[i].is_card:
        if session.record.game.draws and draws <= 0:
            break
        draws -= 1
        i += 1
    return i
