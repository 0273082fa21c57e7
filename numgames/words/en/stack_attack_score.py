"""Stack Attack: Take or Skip: collect the higher total from a deck of fifteen numbers.

## You need
A deck of fifteen numbers, each a random number from 1 to 9. You only see the top one. (T1)

## Your turn
- Take the top number. It counts for you, and the next one is turned up.
- Or skip it. It stays there, and your friend chooses.
- If you both skip the same number, it's thrown out. The player who skipped first also chooses
  first on the next number. (T2)

## Winning
When the deck is empty, the higher total wins. If the totals are equal, the player who took more
numbers wins. If that's equal, too, the second player wins, because the first player had the first
choice. (T3)

## Tips
- If you skip, you choose first on the next number, whatever your friend does.
- While four or more numbers are left, counting the top one, skip a 1 or a 2 and take anything
  from 4 up. A 3 is usually worth taking, too.
- If your friend has skipped, take the number, however small. Your friend chooses first on the
  next one either way.
- With two numbers left, skip a 1, 2, 3 or 4. Always take the very last one.
- You don't have to remember what has gone. Each new number can be anything from 1 to 9.

## Rulings
- T1: Each of the fifteen numbers can be anything from 1 to 9, whatever came before. The numbers
  under the top one are a secret, for the computer, too.
- T2: If you both skip the same number, it's thrown out. The turn passes as it always does, so the
  player who skipped first also chooses first on the next number.
- T3: If the totals are equal, the player who took more numbers wins. If you took equally many, the
  second player wins, because the first player had the first choice.
"""

from numgames.words.en.any_game import AnyGame
from numgames.words.en.grammar import counted, percent

TYPE_CHECKING = False
if TYPE_CHECKING:
    from numgames.advice import Facts, Rank
    from numgames.games.stack_attack_score.rules import TakeOrSkipState
    from numgames.words.game_words import Names


class TakeOrSkipWords(AnyGame):
    title = "Stack Attack: Take or Skip"
    task = "Take the top number or leave it. The higher total wins."
    parts = {"taken": ("Took", ""), "out": ("Thrown out", "")}

    def label(self, state: "TakeOrSkipState", move: str) -> str:
        return f"Take {state.top}" if move == "take" else "Skip"

    def ask(self, state: "TakeOrSkipState", names: "Names") -> str:
        other = names[1 - state.turn]
        if not state.top:
            return "The next number is turned up."
        if state.skipped:
            return (
                f"Take the {state.top}, or skip it? "
                f"If you skip too, the {state.top} is thrown out. Then {other} chooses first."
            )
        return f"Take the {state.top}, or leave it to {other}?"

    def say(self, state: "TakeOrSkipState", move: str, names: "Names") -> str:
        name = names[state.turn]
        if move == "take":
            return f"{name} took {state.top} and has {sum(state.taken[state.turn]) + state.top}."
        if move == "skip" and state.skipped:
            return f"{name} skipped too. The {state.top} is thrown out."
        if move == "skip":
            return f"{name} skipped the {state.top}."
        return f"The next number is {move[1:]}."

    def why(self, state: "TakeOrSkipState", names: "Names") -> str:
        if state.outcome is None:
            return ""
        winner, reason = state.outcome
        mine, theirs = sum(state.taken[winner]), sum(state.taken[1 - winner])
        if reason == "higher_total":
            return f"{mine} to {theirs}."
        count, fewer = len(state.taken[winner]), len(state.taken[1 - winner])
        if reason == "more_numbers":
            return f"You both have {mine}. {names[winner]} took more numbers, {count} to {fewer}."
        tie = f"You both have {mine} with {counted(count, 'number')} each"
        return f"{tie}, and ties go to the second player, because {names[0]} had the first choice."

    def why_decided(self, state: "TakeOrSkipState", winner: int, names: "Names") -> str:
        loser = names[1 - winner]
        return f"Even if {loser} took every number that's left, {names[winner]} would still win."

    def tray(self, state: "TakeOrSkipState", seat: int) -> "dict[str, str]":
        return {"note": lead(sum(state.taken[seat]) - sum(state.taken[1 - seat]))}

    # -- hints: to the player to move, with the moves ranked, best first ---------------------

    def where(self, state: "TakeOrSkipState", ranks: "list[Rank]", names: "Names") -> str:
        if state.left == 1:
            return "It's the last number. Look at the totals."
        if state.skipped:
            return f"Who chooses first on the next number? {names[1 - state.turn]}, either way."
        return f"Is the {state.top} worth more than choosing first on the next number?"

    def because(self, state: "TakeOrSkipState", ranks: "list[Rank]", names: "Names") -> str:
        if state.left == 1:
            return "It's the last number, so there's nothing to save up for."
        if state.skipped:
            other = names[1 - state.turn]
            return f"{other} chooses first on the next number either way, so it costs you nothing."
        if ranks[0].move == "take":
            points = "1 point is" if state.top == 1 else f"{state.top} points are"
            return f"Here {points} worth more than choosing first on the next number."
        return f"Here choosing first on the next number is worth more than the {state.top}."

    def idea(
        self, state: "TakeOrSkipState", ranks: "list[Rank]", facts: "Facts", names: "Names"
    ) -> str:
        """The worth of staying first to choose."""
        other = names[1 - state.turn]
        if state.left == 1:
            return "It's the last number, so choosing first is worth nothing now."
        if state.skipped:
            return f"{other} chooses first on the next number either way, so taking costs nothing."
        return (
            f"If you take a number, {other} chooses first on the next one. With these totals, "
            f"choosing first wins {percent(facts['first'])}, "
            f"choosing second {percent(facts['second'])}."
        )

    # -- looking back ------------------------------------------------------------------------

    def turned(self, state: "TakeOrSkipState", turn: "Facts", names: "Names") -> str:
        top, other = state.top, names[1 - state.turn]
        points = "1 point was" if top == 1 else f"{top} points were"
        return {
            "last": "it was the last number, so there was nothing to wait for",
            "lost": f"{other} chooses first on the next number either way, "
            f"so taking the {top} cost nothing",
            "worth": f"{points} worth more here than choosing first on the next number",
            "first": f"choosing first on the next number was worth more here than the {top}",
        }[turn["because"]]


def lead(points: int) -> str:
    """How a player stands against the other, in words."""
    if points == 0:
        return "Tied"
    return counted(abs(points), "point") + (" ahead" if points > 0 else " behind")


WORDS = TakeOrSkipWords()
