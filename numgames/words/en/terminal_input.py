"""What may be typed in the terminal, in English.  These words work in every language.

Each is a key, as the program knows it, with the names it goes by, the one to show first.
"""

COMMANDS = {
    "help": (("help", "?", "h"), "this list; help off, moves or coach sets how much you see"),
    "rules": (("rules",), "the rules of this game, with tips; rules A3 shows one ruling"),
    "tips": (("tips",), "a few tips for this game"),
    "example": (("example",), "a whole example game, turn by turn"),
    "undo": (("undo", "back"), "take back the last move"),
    "redo": (("redo",), "undo the undo"),
    "hint": (("hint",), "help with this move; ask again for more"),
    "coach": (("coach",), "exactly what every move is worth"),
    "review": (("review",), "look back at every decision, and at luck and skill"),
    "replay": (("replay",), "step through the game again, move by move"),
    "log": (("log",), "everything that has happened so far"),
    "record": (("record",), "this game as one line of text"),
    "finish": (("finish", "rest"), "skip to the end, once it's clear who wins"),
    "resign": (("resign", "concede", "give up"), "give up; resign 2 gives up for player 2"),
    "quit": (("quit", "exit"), "stop here; you get a line to continue with later"),
}

ANSWERS = {
    "yes": ("yes", "y"),
    "no": ("no", "n"),
    "toss": ("toss a coin", "toss", "coin", "a coin"),
    "next game": ("next", "again"),
    "other game": ("new",),
    "before": ("b", "back", "before", "undo"),
    "stop": ("q", "quit", "stop", "exit"),
    "level": ("level", "computer"),
    "off": ("off",),
    "moves": ("show moves", "moves"),
    "coach": ("coach",),
}
