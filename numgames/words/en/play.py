"""What is said around any game: who wins, whose turn it is, what a link brings."""

PLAYERS = ("Player 1", "Player 2")
"""What people without a name are called."""

# -- a link -------------------------------------------------------------------------------------

SAME_GAME = {
    "": "",
    "ahead": "",
    "same": "This is the game you already have.",
    "behind": "You've already played further in this game.",
    "apart": "You have this game, too, but yours went another way.",
}
"""How a game that comes by link stands to the same game here."""

SEED = (
    "The link holds the order of the cards, so a clever friend could look ahead. "
    "It has no names in it."
)
NO_SEED = "There are no names in the link."
NO_MOVE_YET = "No moves yet."


def starts(name: str, yours: "bool | None") -> str:
    """Who starts; `yours` is None where the reader isn't known."""
    return "You start." if yours else f"{name} starts."


def turn(name: str, yours: "bool | None") -> str:
    """Whose turn it is."""
    if yours is None:
        return f"{name}, your turn."
    return "Your turn." if yours else f"It's {name}'s turn."


# -- the end ------------------------------------------------------------------------------------


def wins(name: str) -> str:
    return f"{name} wins."


def has_won(name: str) -> str:
    return f"{name} has won."


def gave_up(name: str) -> str:
    return f"{name} gave up."
