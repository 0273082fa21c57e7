"""Plays seeded games and prints one line for each: the text that three interpreters must agree on.

Run by test_interpreters.py on CPython, and through run.mjs on Pyodide and on MicroPython.  It is
portable Python like the package itself, and whoever plays here chooses by SHA-256, so the same
games are played everywhere.

A line is: record, winner, reason, and a hash over every sentence that was said on the way, every
refusal that was earned, the view at the end, and what could be chosen before the last move.
Every tenth game is also read back from its record by the bridge.  (The view after every single
move would be the same code at five times the time: MicroPython has 5,600 games to play here.)
"""

import hashlib
import json

from numgames.bridge import call
from numgames.coach.evaluation import option_sets
from numgames.games import ORDER
from numgames.play.names import tidy_name
from numgames.play.puzzles import puzzle_for
from numgames.play.record import new_record
from numgames.play.session import replay
from numgames.play.view import view
from numgames.words import game_words

GAMES_EACH = 200
NAMES = (
    "\u202eAda\n",
    "\u00a0",
    "\u3164 \u2800",
    "\ufe0f\u200d\U000e0067\U000e007f",
    "\U0001f3f4\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f",
    "\ubbfc\uc9c0 \u2764\ufe0f",
    "\u00a0Ada\u2003L.\u3000",  # spaces, of which MicroPython strips none
    "\u1680",
)
"""Characters that an interpreter may well take for others, or miss."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from numgames.core import Game


def main() -> None:
    print("catalogue", sha(answer({"do": "games"})).hex())
    for game in ORDER:
        for options in option_sets(game):
            for number in range(GAMES_EACH):
                print(transcript(game, options, f"game{number}", number % 10 == 0))
    for name in NAMES:
        print("name", [ord(c) for c in tidy_name(name, "Player 1")])
    for day in range(1, 29):
        print(puzzle_of(f"2027-02-{day // 10}{day % 10}"))


def puzzle_of(date: str) -> str:
    """The puzzle of a day, its answer, and what is said to every move."""
    puzzle = puzzle_for(date)
    told = [canonical(puzzle.judge(move)) for move in puzzle.session.state.legal_moves()]
    said = sha("|".join([puzzle.task()] + told)).hex()
    return f"puzzle {puzzle.session.record.text()} {puzzle.best} {said}"


def transcript(game: "Game", options: "dict[str, str]", seed: str, read_back: bool) -> str:
    """One game from the first card to the last sentence, as one line."""
    luck = digits(seed)
    session = replay(new_record(game.id, options, seed, next(luck) & 1))
    said = []
    while session.outcome is None:
        if session.waits_for_draw:
            said.append(str(session.state.refusal(session.state.words()[-1])))  # to come, or gone
            session = session.draw()
            continue
        state = session.state
        said.append(game_words(state.game).ask(state, session.seated))
        anything_goes = next(luck) % 32 == 0  # wrong numbers and refusals belong to the game
        moves = state.words() if anything_goes else state.legal_moves()
        try:
            session = session.play(moves[next(luck) % len(moves)])
        except ValueError as error:
            said.append(f"{type(error).__name__}: {error}")
        if read_back:
            said.append(answer({"do": "finish", "record": session.record.text()}))
    said += [session.said(step) for step in session.steps]
    undone = session.undo()
    said += [
        canonical(view(session)),
        canonical(view(undone)["choices"]),
        undone.redo().record.text(),
    ]
    if read_back:
        said.append(answer({"do": "view", "record": session.record.text()}))
    winner, reason = session.outcome
    return f"{session.record.text()} {winner} {reason} {sha('|'.join(said)).hex()}"


def digits(seed: str) -> "Iterator[int]":
    """Numbers from 0 to 65535 without end, the same for the same seed."""
    block = 0
    while True:
        data = sha(f"{seed}/{block}")
        for i in range(0, len(data), 2):
            yield data[i] << 8 | data[i + 1]
        block += 1


def sha(text: str) -> bytes:
    return hashlib.sha256(text.encode()).digest()


def answer(request: "dict[str, str]") -> str:
    """What the bridge answers, as one text."""
    return canonical(json.loads(call(json.dumps(request))))


def canonical(thing: object) -> str:
    """One text for one thing: `json.dumps` sorts and escapes differently on each interpreter."""
    if isinstance(thing, dict):
        return "{" + ",".join([k + ":" + canonical(thing[k]) for k in sorted(thing)]) + "}"
    if isinstance(thing, list):
        return "[" + ",".join([canonical(item) for item in thing]) + "]"
    return '"' + thing + '"' if isinstance(thing, str) else repr(thing)


if __name__ == "__main__":
    main()
