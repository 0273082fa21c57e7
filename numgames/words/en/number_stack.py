"""Number Stack: be the first to hold numbers that make exactly 15.

## You need
Nine cards, 1 to 9, one of each, shuffled into a face-down deck.

## Your turn
- Draw the top card of the deck. You both see it.
- Keep it for good, or discard it for good. Then it's your friend's turn.

## Winning
- You win at once when some of your numbers add up to exactly 15, such as 7 + 3 + 5. (K1)
- If the deck runs out first, you each take your best sum that isn't over 15. The higher one wins.
  If they're equal, the second player wins, because the first player had the first card. (K2)

## The option: every number counts
With `sum=total` you can't leave a number out: everything you keep is added up. One card can take
you over 15, so there's more to decide. With `sum=any`, keeping a card is never wrong. (K3)

## Tips
- If any of your numbers can make 15, keep every card. An extra number never hurts.
- If every number counts, keep a first card of 5 or more. If you go first, 8 and 6 are the best,
  and a 1 or a 3 is better discarded.
- If every number counts, never keep a card that takes you over 15. If your friend goes over and
  you don't, you win.
- If every number counts, look for the number that would bring you to exactly 15. If it can't come
  now, but another one could once you've kept this card, keep it: that's almost always right.
- If every number counts, keep your last card unless it takes you over 15.

## Rulings
- K1: Any of your numbers can make the 15. You don't have to use them all.
- K2: When the deck runs out, your best sum that isn't over 15 counts, and the higher one wins. If
  you kept nothing, yours is 0. On a tie the second player wins.
- K3: If every number counts, only the total of everything you kept matters. Exactly 15 wins at
  once. If you go over 15, you can't win on points at the end. When the deck runs out, the higher
  total that isn't over 15 wins. If the totals are equal, or you're both over 15, the second
  player wins.
"""

from numgames.words.en.any_game import AnyGame
from numgames.words.en.grammar import a, capital, listed, plus
from numgames.words.game_words import OptionWords

TARGET = 15

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

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
    parts = {"kept": ("Kept", ""), "unseen": ("Deck", ""), "gone": ("Discards", "")}

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
            return f"{name} discarded {state.card}. It's out of the game."
        if move == "keep":
            if state.sum == "any":
                return f"{name} kept {state.card} and can make {after.best(state.turn)}."
            total = sum(after.kept[state.turn])
            over = ": over 15" if total > 15 else ""
            return f"{name} kept {state.card} and has {total}{over}."
        return f"{name} drew {a(after.card)}."

    def why(self, state: "NumberStackState", names: "Names") -> str:
        if state.outcome is None:
            return ""
        winner, reason = state.outcome
        if reason == "exact_sum":
            return plus(state.makes(winner)) + " = 15."
        name, other = names[winner], names[1 - winner]
        mine, theirs = state.best(winner), state.best(1 - winner)
        if reason == "closest_sum":
            if theirs < 0:
                return f"The deck is empty. {name} has {mine}, and {other} is over 15."
            return f"The deck is empty. {name}'s {mine} is closer to 15 than {other}'s {theirs}."
        tie = f"It's a tie at {mine}" if mine >= 0 else "You're both over 15"
        return f"{tie}, and ties go to the second player, because {other} had the first card."

    def ended(self, state: "NumberStackState", reason: "dict[str, Any]") -> str:
        if state.sum == "any":
            return "Closest to 15"
        return "Over 15" if reason["sum"] > TARGET else "All together"

    def why_decided(self, state: "NumberStackState", winner: int, names: "Names") -> str:
        other = names[1 - winner]
        if state.best(1 - winner) < 0:
            return f"{other} is over 15 and can't win now."
        return f"{other} can't beat {names[winner]}'s {state.best(winner)} now."

    def tray(self, state: "NumberStackState", seat: int) -> "dict[str, str]":
        wants = () if state.outcome else state.wants(seat)
        hope = listed([a(number) for number in wants], "or")
        return {
            "note": note(state, seat),
            "hope": f"{capital(hope)} makes 15." if wants else "",
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
                "For a harder game, choose “all your numbers” when you set it up."
            )
        total = sum(state.kept[state.turn])
        after = total + state.card
        return (
            f"Without the {state.card} you have {total}: {finish(total, state.unseen)}. "
            f"With it you have {after}: {finish(after, state.unseen)}."
        )

    # -- looking back ------------------------------------------------------------------------

    def turned(self, state: "NumberStackState", turn: "Facts", names: "Names") -> str:
        if turn["because"] == "makes":
            return f"keeping it made 15: {plus(turn['numbers'])}"
        if turn["because"] == "over":
            return f"{turn['total']} is over 15"
        if turn["because"] != "wants":
            return ""
        with_it, without = turn["with"], turn["without"]
        more, fewer = (with_it, without) if len(with_it) > len(without) else (without, with_it)
        one, other = (
            f"with{'' if numbers is with_it else 'out'} the {state.card}"
            for numbers in (more, fewer)
        )
        rest = f"only {listed([a(n) for n in fewer], 'or')} does" if fewer else "nothing does"
        return f"{one} {listed([a(n) for n in more], 'or')} makes 15, and {other} {rest}"


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
