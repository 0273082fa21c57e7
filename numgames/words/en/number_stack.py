"""Number Stack: be the first to hold numbers that make exactly 15.

## You need
Nine cards, 1 to 9, one of each, shuffled face down.

## Your turn
- Draw the top card. You both see it.
- Keep it for good, or discard it for good. Then it is the other player's turn.

## Winning
- You win at once when some of your numbers add up to exactly 15, such as 7 + 3 + 5. (K1)
- When the cards run out, the best sum that is not over 15 wins. On a tie the second player
  wins, because the first player had the first card. (K2)

## The option: all your numbers count
With `sum=total` you can't leave a number out: everything you kept is added up. Here a card can
take you over 15, so there is more to decide; with `sum=any` keeping is never wrong. (K3)

## Tips
- Where any of your numbers may make 15, keep every card. Keeping is never wrong, even when all of
  them together are over 15.
- Where all your numbers count, keep a first card of 5 or more. If you go first, 8 and 6 are the
  best, and a 1 or a 3 is better discarded.
- Where all your numbers count, never keep a card that takes you over 15. If your friend goes
  over, you have won, as long as you don't.
- Where all your numbers count, look at the number that would bring you to exactly 15. If it can't
  come now but another one could after keeping, keep: that is almost always right.
- Where all your numbers count, keep your last card if it doesn't take you over 15.

## Rulings
- K1: Any of your numbers may make the 15. You need not use them all.
- K2: When the cards run out, the best sum that is not over 15 wins. If you kept nothing, yours
  is 0. On a tie the second player wins.
- K3: If all your numbers count, only the sum of everything you kept matters. Exactly 15 wins at
  once; over 15 you can't win when the cards run out. On a tie the second player wins.
"""

from numgames.words.en.any_game import AnyGame
from numgames.words.en.grammar import a, listed, plus
from numgames.words.game_words import OptionWords

TARGET = 15

TYPE_CHECKING = False
if TYPE_CHECKING:
    from numgames.advice import Facts, Rank
    from numgames.games.number_stack.rules import NumberStackState
    from numgames.words.game_words import Names


class NumberStackWords(AnyGame):
    title = "Number Stack"
    task = "Keep or discard what you draw. First to make exactly 15 wins."
    options = {
        "sum": OptionWords(
            "What makes 15",
            {"any": "any of your numbers", "total": "all your numbers"},
            "",
            {
                "any": "Some of your numbers make 15. Quick and lucky: keeping is never wrong.",
                "total": "Every number you keep counts. "
                "Harder choices: the next one can take you over 15.",
            },
        )
    }
    parts = {"kept": ("Kept", ""), "unseen": ("Face down", ""), "gone": ("Out", "")}

    def label(self, state: "NumberStackState", move: str) -> str:
        return ("Keep " if move == "keep" else "Discard ") + str(state.card)

    def reason(self, state: "NumberStackState", move: str) -> str:
        """What keeping makes of it: "7 + 3 + 5 = 15", or the new total where all count."""
        if move != "keep":
            return ""
        after = state.play("keep")
        if after.outcome and after.outcome.reason == "exact_sum":
            return plus(after.makes(state.turn)) + " = 15"
        if state.sum == "any":
            return ""
        total = sum(after.kept[state.turn])
        return f"makes {total}: over" if total > 15 else f"makes {total}"

    def ask(self, state: "NumberStackState", names: "Names") -> str:
        if not state.card:
            return "Draw a card."
        if state.sum == "any":
            return f"Keep the {state.card}, or discard it?"
        total = sum(state.kept[state.turn]) + state.card
        return f"Keep the {state.card} for a total of {total}, or discard it?"

    def say(self, state: "NumberStackState", move: str, names: "Names") -> str:
        name, after = names[state.turn], state.play(move)
        if move == "discard":
            return f"{name} discarded {state.card}. It is out of the game."
        if move == "keep":
            best = after.best(state.turn)
            if best < 0:
                return f"{name} kept {state.card} and has {sum(after.kept[state.turn])}: over 15."
            return f"{name} kept {state.card} and has {best} of 15."
        return f"{name} drew {a(after.card)}."

    def why(self, state: "NumberStackState", names: "Names") -> str:
        if state.outcome is None:
            return ""
        winner, reason = state.outcome
        if reason == "exact_sum":
            return plus(state.makes(winner)) + " = 15."
        mine, other = state.best(winner), state.best(1 - winner)
        if reason == "closest_sum":
            theirs = names[1 - winner] + (f" has {other}" if other >= 0 else " is over")
            return f"The cards are out. {names[winner]} has {mine} of 15, {theirs}."
        tie = f"Both have {mine} of 15" if mine >= 0 else "Both are over 15"
        return f"{tie}. On a tie the second player wins: {names[winner]}."

    def why_decided(self, state: "NumberStackState", winner: int, names: "Names") -> str:
        other, best = names[1 - winner], f"{names[winner]}'s {state.best(winner)}"
        if state.best(1 - winner) < 0:
            return f"{other} is over 15 and cannot win any more."
        return f"{other} cannot get past {best} any more."

    def tray(self, state: "NumberStackState", seat: int) -> "dict[str, str]":
        wants = state.wants(seat)
        hope = listed([a(number) for number in wants], "or")
        return {
            "note": note(state, seat),
            "hope": f"{hope[0].upper()}{hope[1:]} makes 15." if wants else "",
        }

    # -- hints: to the player to move, with the moves ranked, best first ---------------------

    def where(self, state: "NumberStackState", ranks: "list[Rank]", names: "Names") -> str:
        if state.sum == "any":
            return f"Could the {state.card} ever hurt you?"
        total = sum(state.kept[state.turn])
        return f"Look at your total: {total} now, {total + state.card} with the {state.card}."

    def because(self, state: "NumberStackState", ranks: "list[Rank]", names: "Names") -> str:
        keep = ranks[0].move == "keep"
        total = sum(state.kept[state.turn])
        after = total + state.card
        if keep and state.sums[state.turn] << state.card >> TARGET & 1:
            return "That makes 15."
        if state.sum == "any":
            return "An extra number never hurts."
        if after > TARGET:
            return f"With it you'd have {after}, which is over {TARGET}."
        better, worse = (after, total) if keep else (total, after)
        if TARGET - better in state.unseen and TARGET - worse not in state.unseen:
            return (
                f"With {better} you need {a(TARGET - better)}, and it's still in the deck. "
                f"With {worse} no single card makes {TARGET}."
            )
        return f"{better} is a better start than {worse}."

    def idea(
        self, state: "NumberStackState", ranks: "list[Rank]", facts: "Facts", names: "Names"
    ) -> str:
        """What both decisions leave to hope for where all numbers count."""
        if state.sum == "any":
            return (
                "An extra number never hurts, so keeping is never wrong. "
                "For harder choices, choose “all your numbers” when you set up the game."
            )
        total = sum(state.kept[state.turn])
        after = total + state.card
        return (
            f"Without the {state.card} you have {total}: {finish(total, state.unseen)}. "
            f"With it you have {after}: {finish(after, state.unseen)}."
        )


def note(state: "NumberStackState", seat: int) -> str:
    """How far a player has come."""
    best = state.best(seat)
    if not state.kept[seat]:
        return "Nothing kept yet"
    return "Over 15" if best < 0 else f"{15 - best} short of 15" if best < 15 else "15"


def finish(total: int, unseen: "tuple[int, ...]") -> str:
    if total >= TARGET:
        return "you win" if total == TARGET else f"over {TARGET}"
    missing = TARGET - total
    return f"{a(missing)} would win" if missing in unseen else "no single card wins"


WORDS = NumberStackWords()
