"""Games of Sequence Stack that end in a dead tie."""

from numgames.games.sequence_stack.rules import GAME

START = GAME.start()


# Both placed a 1 and need a 2 that is blocked for both; 3 and 4 are blocked for one each.
DEAD_TIE = """
    =1 place    =1 place    =2 discard  =3 discard  =4 discard
    =2 discard  =5 discard  =3 discard  =4 discard  =5 discard
"""


# The same tie with every number blocked for both: the new deck would be empty.
NOTHING_LEFT = """
    =3 discard  =2 discard  =4 discard  =5 discard  =5 discard
    =4 discard  =1 place    =3 discard  =2 discard  =1 place
"""
