"""Golden transcripts: some games of every game and option set, one line per ply.

    python -m tests.support.goldens

writes tests/goldens/<id>.txt again, and the terminal's sittings beside them.
Read the diff before you commit it: a changed card or a changed record breaks every link that
people have shared; a changed sentence is only a sentence.
"""

import hashlib

from numgames.games import ORDER
from numgames.play.view import view
from tests.support import transcripts
from tests.support.paths import GOLDENS
from tests.support.playing import begin, label, option_sets

SEEDS_WITH_CARDS = ("amber", "birch", "cedar")
SLIPPERY = 30  # where a wrong number loses, one pick in so many is just any number


def pick(words, *parts):
    """One of `words`, the same for ever and on every interpreter."""
    digest = hashlib.sha256("/".join([str(part) for part in parts]).encode()).digest()
    return words[int.from_bytes(digest[:4], "big") % len(words)]


def transcript(game, options, seed, starter):
    """One game as lines: what it is, every ply in words, how it ended, its record."""
    session = begin(game, options, seed, starter)
    while session.outcome is None:
        if session.waits_for_draw:
            session = session.draw()
            continue
        ply = len(session.record.moves)
        moves = session.state.legal_moves()
        if options.get("illegal") == "lose" and not pick(range(SLIPPERY), seed, ply, "slip"):
            moves = session.state.words()
        session = session.play(pick(moves, label(game, options), seed, ply))
    shown = view(session)
    end = shown["outcome"]
    return [
        f"== {label(game, options)} seed={seed}",
        *[f"{line['move']:<8} {line['text']}" for line in shown["log"]],
        f"{end['reason']}: {end['title']} {end['why']}",
        shown["record"],
        "",
    ]


def golden(game):
    """The whole golden file of a game."""
    lines = []
    for i, options in enumerate(option_sets(game)):
        has_cards = bool(game.begin(options).chances())
        seeds = SEEDS_WITH_CARDS if has_cards else (f"oak{i}",)
        for j, seed in enumerate(seeds):
            lines += transcript(game, options, seed, starter=(i + j) & 1)
    return "\n".join(lines)


def main():
    GOLDENS.mkdir(exist_ok=True)
    for game in ORDER:
        (GOLDENS / f"{game.id}.txt").write_text(golden(game), encoding="utf-8")
    transcripts.write()


if __name__ == "__main__":
    main()
