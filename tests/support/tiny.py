"""Tiny: the smallest whole game, to copy for a sixth one and to test everything else with.

Three cards, 1 to 3.  Draw one, `keep` it or `give` it to the other; after three cards the
higher total wins, with `goal=low` the lower one.  A tie (1 + 2 against 3) goes to the second
player.  A real game is a folder in numgames/games/ and a line in its registry; this is neither.

>>> GAME.start().play("=2").play("give").play("=3").play("keep").play("=1").play("keep").outcome
Outcome(winner=1, reason='higher_total')
"""

import sys

from numgames.core import CHANCE, Game, Option, Outcome, State
from numgames.words.en.any_game import AnyGame
from numgames.words.game_words import OptionWords

CARDS = {"=1": 1, "=2": 2, "=3": 3}  # a chance token and what it stands for


class TinyState(State):
    """`hands` by seat, the drawn `card` (0: none), and which cards are `unseen`, never an order."""

    game = "tiny"

    def __init__(self, goal, hands=((), ()), unseen=(1, 2, 3), card=0, turn=0):
        self.goal, self.hands, self.unseen, self.card, self.turn = goal, hands, unseen, card, turn
        over = not card and not unseen
        self.outcome = judge(goal, sum(hands[0]), sum(hands[1])) if over else None
        self.to_move = None if over else turn if card else CHANCE

    def key(self):  # options too: states of different rules are different states
        return (self.goal, self.hands, self.unseen, self.card, self.turn)

    def words(self):  # everything a player or luck can ever say in this game
        return ("give", "keep") + tuple(CARDS)

    def legal_moves(self):
        return ("give", "keep") if self.card else ()

    def chances(self):  # each card with its weight: how many of it are left
        return tuple([(f"={n}", 1) for n in self.unseen]) if self.to_move == CHANCE else ()

    def play(self, move):
        if self.card and move in ("give", "keep"):
            hands = list(self.hands)
            hands[self.turn if move == "keep" else 1 - self.turn] += (self.card,)
            return TinyState(self.goal, tuple(hands), self.unseen, 0, 1 - self.turn)
        if self.to_move == CHANCE and isinstance(move, str) and CARDS.get(move) in self.unseen:
            unseen = tuple([n for n in self.unseen if n != CARDS[move]])
            return TinyState(self.goal, self.hands, unseen, CARDS[move], self.turn)
        raise self.refusal(move)  # the base class knows bad from illegal

    def tray(self, seat):
        return {"hand": list(self.hands[seat])}

    def table(self):
        return {"unseen": list(self.unseen), "drawn": {"number": self.card, "by": self.turn}}


def judge(goal, first, second):
    """A game always has one winner, and the reason is one word (A2)."""
    if first == second:
        return Outcome(1, "second_player")
    return Outcome(int((second > first) == (goal == "high")), f"{goal}er_total")


GOAL = Option("goal", ("high", "low"))
GAME = Game("tiny", "Tiny", lambda options: TinyState(options["goal"]), 3, (GOAL,), draws=True)


# -- what it says: of a real game, a module in numgames/words/en/ -----------------------------


class TinyWords(AnyGame):
    title = "Tiny"
    task = "Keep the card or give it away."
    options = {  # noqa: RUF012
        "goal": OptionWords(
            "What wins", {"high": "the higher total", "low": "the lower total"}, "", {}
        )
    }

    def label(self, state, move):
        return f"{'Keep' if move == 'keep' else 'Give'} {state.card}"

    def ask(self, state, names):
        return f"Keep the {state.card}, or give it away?" if state.card else "Draw a card."

    def say(self, state, move, names):
        if move in CARDS:
            return f"{names[state.turn]} drew a {CARDS[move]}."
        return f"{names[state.turn]} {'kept' if move == 'keep' else 'gave away'} the {state.card}."

    def why(self, state, names):
        return f"{sum(state.hands[0])} to {sum(state.hands[1])}." if state.outcome else ""


WORDS = TinyWords()
sys.modules["numgames.words.en.tiny"] = sys.modules[__name__]
