"""Sequence Stack: build a longer stack than your friend, or complete 1 to 5 and win at once.

## You need
Ten cards, two each of 1 to 5, shuffled into a face-down deck.

## Your turn
- Draw the top card of the deck. You both see it.
- Place it on your stack if it's the next number you need and isn't blocked for you. Stacks start
  with 1 and grow one number at a time. (S1)
- Or discard it. That blocks its number for your friend for the rest of the game, even if it's
  already placed. (S2)
- Then it's your friend's turn.

## Winning
- The longer stack wins most games. Complete 1 to 5, which is rare, and you win at once. (S3)
- When a card has to be drawn and the deck is empty, look at both stacks. If you both still need a
  number that's blocked for you, neither of you can finish: the longer stack wins. (S4)
- Otherwise the discard pile is shuffled into a new deck. Numbers that are blocked for both of you
  stay out for good. (S5)
- If the stacks are equal and no card can ever be placed again, it's a tie, and one card each
  decides. Shuffle one card of each number. The first player draws one, then the second player.
  The higher number wins. (S6)

## The option: what blocks a number
With `block=both` the first discard of a number is only a warning. The number is blocked when its
second card is discarded while the other one lies in the discard pile. Stacks grow longer, and
there's more to decide. (S8)

## Tips
- Build higher than your friend. Don't wait for the 5: if one discard blocks a number, fewer than
  one game in 100,000 ends with a full 1 to 5, and only the first player can build it.
- Get your 1 down. In well-played games, the first to place a 1 wins about four times in five.
- If one discard blocks a number, place a card whenever you can, with just one exception: your
  friend needs it next, too, and the number after it is blocked for you. Then discard it.
- Is your stack longer, and your friend's next number blocked? Then you've won: your friend can
  never catch up.
- If it takes both cards to block a number, place the card if your friend no longer needs it. If
  your friend still does, discarding is often better once you're two ahead, and seldom before.

## Rulings
- S1: You may place a card only if it's your next number and isn't blocked for you. You may always
  discard it instead, even if it fits.
- S2: Every discard blocks its number for your friend until the game ends, even if the number is
  already in a stack, or is blocked for you, too.
- S3: If you complete 1, 2, 3, 4, 5, you win at once. No more cards are drawn.
- S4: Only when a card has to be drawn and the deck is empty do you check whether you can both
  still finish. You can't if a number you still need is blocked for you. If neither of you can
  finish, the longer stack wins.
- S5: If the game goes on, the discard pile becomes the new deck. Only numbers that are blocked
  for both of you stay out, and they stay out for good.
- S6: If the stacks are equal and no card can ever be placed again, one card each decides. One
  card of each number is shuffled, the first player draws one, then the second. The higher number
  wins.
- S7: If you try to place a card that doesn't fit, nothing is lost: you're told why, and you
  choose again.
- S8: If it takes both cards to block a number, a discard blocks it for your friend only if the
  other card of that number already lies in the discard pile. A new deck takes both cards back,
  but what's blocked by then stays blocked.
"""

from numgames.words.en.any_game import AnyGame
from numgames.words.en.grammar import a, listed
from numgames.words.game_words import OptionWords

TYPE_CHECKING = False
if TYPE_CHECKING:
    from numgames.advice import Facts, Rank
    from numgames.core import Refusal
    from numgames.games.sequence_stack.rules import SequenceStackState
    from numgames.words.game_words import Names


class SequenceStackWords(AnyGame):
    title = "Sequence Stack"
    task = "Build a longer stack than your friend, or complete 1 to 5 and win at once."
    options = {
        "block": OptionWords(
            "What blocks a number",
            {"one": "one discard", "both": "both its cards"},
            "",
            {
                "one": "One discard blocks a number. "
                "Sharp and quick: many stacks end short and equal.",
                "both": "Only both its cards block a number. Longer stacks and more to decide.",
            },
        )
    }
    parts = {
        "draw_off": ("Drew", ""),
        "deck": ("Deck", ""),
        "one_gone": ("One gone", "one more discard blocks it"),
        "out": ("Out", "blocked for both of you"),
        "pile": ("Discards", ""),
    }

    def label(self, state: "SequenceStackState", move: str) -> str:
        return ("Place " if move == "place" else "Discard ") + str(state.card)

    def ask(self, state: "SequenceStackState", names: "Names") -> str:
        if state.draw_off is not None:
            return "Draw a card. The higher number wins."
        if not state.card:
            return "Draw a card."
        if not state.placeable():
            return self.refused(state.refusal("place"))
        return f"Place the {state.card} on your stack, or {discarding(state, names)}"

    def say(self, state: "SequenceStackState", move: str, names: "Names") -> str:
        name, after = names[state.turn], state.play(move)
        if move.startswith("="):
            return f"{name} drew {a(int(move[1:]))}."
        said = f"{name} placed {state.card}." if move == "place" else discarded(state, after, names)
        if after.draw_off is not None and state.draw_off is None:
            return said + " It's a tie! The stacks are equal and can't grow: one card each decides."
        if not state.deck and after.deck:
            said += new_deck(state, move, after)
        return said

    def why(self, state: "SequenceStackState", names: "Names") -> str:
        if state.outcome is None:
            return ""
        winner, reason = state.outcome
        name, other = names[winner], names[1 - winner]
        if reason == "completed":
            return f"{name} completed the stack: 1, 2, 3, 4, 5."
        if reason == "longer_stack":
            mine, theirs = state.heights[winner], state.heights[1 - winner]
            return f"Neither of you can finish now. {name}'s stack is longer, {mine} to {theirs}."
        drawn = state.draw_off or ()
        each = f"{name} drew {a(drawn[winner])}, {other} {a(drawn[1 - winner])}"
        return f"It was a tie, so one card each decided: {each}."

    def why_decided(self, state: "SequenceStackState", winner: int, names: "Names") -> str:
        name, other = names[winner], names[1 - winner]
        mine, theirs = state.heights[winner], state.heights[1 - winner]
        if mine > theirs and theirs + 1 in state.blocked[1 - winner]:
            stays = f"{theirs + 1} is blocked for {other}, so that stack stays at {theirs}."
            return f"{stays} {name} already has {mine}."
        if mine > theirs:
            return f"{other}'s stack can't catch up with {name}'s."
        return f"Whatever cards come, {name} wins."

    def tray(self, state: "SequenceStackState", seat: int) -> "dict[str, str]":
        following = state.heights[seat] + 1
        if following > 5:
            return {"note": "Complete"}
        if following in state.blocked[seat]:
            return {"note": f"{following} is blocked"}
        return {"note": f"Needs {a(following)}"}

    def refused(self, error: "Refusal") -> str:
        card, following = error.facts.get("card"), int(str(error.facts.get("next", 0)))
        if error.what == "placed_already":
            return f"{card} is already in your stack. Discard it."
        if error.what == "next_is_blocked":
            stays = f"your stack stays at {following - 1}"
            return f"{following} is blocked: {stays}. Discard the {card}."
        if error.what == "card_is_blocked":
            return f"{card} is blocked for you. Discard it."
        if error.what == "not_next":
            return f"You need {a(following)} next. Discard the {card}."
        return ""

    # -- hints: to the player to move, with the moves ranked, best first ---------------------

    def where(self, state: "SequenceStackState", ranks: "list[Rank]", names: "Names") -> str:
        other = names[1 - state.turn]
        return f"Look at {other}'s stack: does {other} need the {state.card}?"

    def because(self, state: "SequenceStackState", ranks: "list[Rank]", names: "Names") -> str:
        if ranks[0].move == "place":
            return gain(state)
        return harm(state, names[1 - state.turn])

    def idea(
        self, state: "SequenceStackState", ranks: "list[Rank]", facts: "Facts", names: "Names"
    ) -> str:
        return f"{gain(state)} {harm(state, names[1 - state.turn])}"

    # -- looking back ------------------------------------------------------------------------

    def turned(self, state: "SequenceStackState", turn: "Facts", names: "Names") -> str:
        card, other = state.card, names[1 - state.turn]
        if turn["because"] == "grows":
            return f"placing it brings the stack to {card} of 5"
        if turn["because"] == "blocks":
            needs = "needs next" if turn["next"] else "still needs"
            return f"discarding it blocks {card}, which {other} {needs}"
        return ""


def discarding(state: "SequenceStackState", names: "Names") -> str:
    """What discarding a card that fits would do."""
    other, kind = names[1 - state.turn], state.kind("discard")
    if kind == "still":
        return f"discard it. {state.card} is already blocked for {other}."
    return f"discard it to block it for {other}." if kind == "blocks" else "discard it."


def discarded(state: "SequenceStackState", after: "SequenceStackState", names: "Names") -> str:
    """What has been discarded, and what that did."""
    other, kind = names[1 - state.turn], state.kind("discard")
    said = f"{names[state.turn]} discarded {state.card}."
    if kind == "still":
        return f"{said} It stays blocked for {other}."
    if kind == "blocks":
        return f"{said} It's now blocked for {other}."
    if state.card in after.one_gone():
        return f"{said} Discarding the other {state.card} would block it."
    return said


def new_deck(state: "SequenceStackState", move: str, after: "SequenceStackState") -> str:
    """That the discards come back, and which of them don't (S5)."""
    said = f" The discard pile is shuffled into a new deck of {len(after.deck)}."
    pile = [number for number, _ in state.pile] + [state.card] * (move == "discard")
    out = [str(n) for n in (1, 2, 3, 4, 5) if n in pile and n not in after.deck]
    if len(out) == 1:
        said += f" {out[0]} stays out, because it's blocked for both of you."
    elif out:
        said += f" {listed(out)} stay out, because they're blocked for both of you."
    return said


def gain(state: "SequenceStackState") -> str:
    """What placing the card does for the player to move."""
    if not state.placeable():
        return f"The {state.card} doesn't go on your stack."
    return f"Placing it brings your stack to {state.card} of 5."


def harm(state: "SequenceStackState", other: str) -> str:
    """What discarding the card does to the other player."""
    card, height = state.card, state.heights[1 - state.turn]
    blocked = state.blocked[1 - state.turn]
    if card in blocked:
        return f"Discarding it doesn't hurt {other}: the {card} is already blocked."
    if card <= height:
        return f"Discarding it doesn't hurt {other}, who has already placed {a(card)}."
    if [n for n in blocked if height < n < card]:
        return f"Discarding it doesn't hurt {other}, whose stack can't grow to {card} now."
    following = card == height + 1
    if state.blocks_now():
        needs = "needs next" if following else "still needs"
        return f"Discarding it blocks {card}, which {other} {needs}."
    if card <= state.heights[state.turn]:
        return f"Discarding it blocks nothing: the other {card} is in your own stack."
    needs = f"needs a {card} next" if following else f"still needs a {card}"
    return f"Discarding it blocks nothing yet: {other} {needs}, and one is still to come."


WORDS = SequenceStackWords()
