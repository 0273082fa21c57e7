"""Games by link: what a link says about a game, and how it relates to the games here.

A link is the text of a record and nothing else: no names, no page.  The
reader may already have the same game, perhaps less far on; what has happened since is the
link's news.
"""

from numgames.core import CHANCE
from numgames.play.record import DRAW, Record, RecordError, parse
from numgames.play.session import Session
from numgames.play.view import outcome
from numgames.words import words

NEWS = 4  # sentences at most: more is for the replay

TYPE_CHECKING = False
if TYPE_CHECKING:
    Known = dict[str, object]


def shared(session: Session, lang: str = "en") -> "dict[str, object]":
    """What can be sent of a game: all of it, or only its cards, for playing them as well.

    What was taken back stays here: it's no one else's business.
    """
    record = session.record
    game = record.changed(record.moves, record.draws, record.resigned)
    cards = Record(record.game, record.options, record.seed, record.starter)
    play = words("play", lang)
    note = play.SEED if luck(session) else play.NO_SEED
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
    """Everything that the players did.  A card drawn before a move follows from the move."""
    acts: tuple[str, ...] = ()
    for move in record.moves:
        acts += ((DRAW,) if record.game.draws else ()) + (move,)
    return acts + (DRAW,) * record.draws + ((record.resigned,) if record.resigned else ())


def news(
    session: Session, here: "Record | None", you: object, lang: str = "en"
) -> "dict[str, str]":
    """What has happened since `here`, or else the last move, and whose turn it is.

    "Ben played 12: 36 ÷ 3 = 12." and "Your turn."; `you` is the player who reads it, if known.
    """
    moves, play = len(session.record.moves), words("play", lang)
    known = len(here.moves) if here else max(0, moves - 1)
    steps = session.steps[after(session, known, here.draws if here else 0) :]
    said = [session.said(step, lang) for step in steps[-NEWS:]] if moves else []
    end = outcome(session, lang)
    if end:
        return {"said": " ".join(said + [str(end["why"])]), "turn": str(end["title"])}
    turn = session.player(session.state.turn)
    yours, name = None if you is None else turn == you, session.names[turn]
    if not moves:
        return {"said": play.NO_MOVE_YET, "turn": play.starts(name, yours)}
    return {"said": " ".join(said), "turn": play.turn(name, yours)}


def after(session: Session, moves: int, draws: int) -> int:
    """Index of the first unseen step, for a player who has seen that many moves.

    Cards that turn up by themselves were seen with the move before them.
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
