"""English for the chain of factors and multiples that two games share."""

from numgames.games.divisor_chain.rules import step
from numgames.ratio import ONE
from numgames.words.en.any_game import AnyGame
from numgames.words.en.grammar import capital, quoted
from numgames.words.game_words import OptionWords

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from numgames.advice import Facts, Rank
    from numgames.core import Refusal
    from numgames.games.divisor_chain.rules import ChainState
    from numgames.words.game_words import Names

SIZES = OptionWords(
    "How many numbers",
    {"100": "1 to 100", "50": "1 to 50", "30": "1 to 30", "20": "1 to 20"},
    "Fewer numbers make a shorter game.",
    {},
)
WRONG_NUMBER = OptionWords(
    "A wrong number",
    {"lose": "loses the game", "refuse": "is refused"},
    "Kinder for learners: a wrong number is refused, you're told why, and you try again.",
    {},
)


class ChainWords(AnyGame):
    """In one game you are asked to play a number, in the other to place it on the stack."""

    verb, done = "play", "played"

    def label(self, state: "ChainState", move: str) -> str:
        return f"{capital(self.verb)} {move}"

    def reason(self, state: "ChainState", move: str) -> str:
        """Why a number is allowed: "12 × 7 = 84"."""
        if not state.chain:
            return ""
        return f"{state.chain[-1]} {step(state.chain[-1], int(move))} = {move}"

    def ask(self, state: "ChainState", names: "Names") -> str:
        if state.chain:
            return f"{capital(self.verb)} a factor or multiple of {state.chain[-1]}."
        return f"Start with {opening(state.openings, free=2 * len(state.openings) > state.n)}."

    def say(self, state: "ChainState", move: str, names: "Names") -> str:
        name = names[state.turn]
        if not state.allows(int(move)):
            return f"{name} {self.done} {move}. {self.refused(state.fault(move))}"
        if not state.chain:
            return f"{name} started with {move}."
        return f"{name} {self.done} {move}: {self.reason(state, move)}."

    def why(self, state: "ChainState", names: "Names") -> str:
        if state.outcome is None:
            return ""
        if state.slip:
            return self.refused(state.fault(str(state.slip)))
        return f"No unused factor or multiple of {state.chain[-1]} is left."

    def ended(self, state: "ChainState", reason: "dict[str, Any]") -> str:
        how, one = reason["how"], len(reason["tiles"]) == 1
        if how == "factors":
            return "Its one other factor is used:" if one else "Its other factors are all used:"
        if how == "multiples":
            return "Its one multiple is used:" if one else "Its multiples are all used:"
        if how == "off":
            return "Its next multiple is off the board:"
        if how == "open":
            return "This would have been right:" if one else "These would have been right:"
        low, high = sorted((state.slip, state.chain[-1]))
        return f"{high} ÷ {low} = {high // low} remainder {high % low}."

    def why_decided(self, state: "ChainState", winner: int, names: "Names") -> str:
        return f"Whatever comes after {state.chain[-1]}, {names[1 - winner]} ends up stuck."

    def tray(self, state: "ChainState", seat: int) -> "dict[str, str]":
        last = len(state.chain) - 1 - (len(state.chain) - 1 - seat) % 2
        return {"note": f"{capital(self.done)} {state.chain[last]}" if last >= 0 else ""}

    def table(self, state: "ChainState") -> "dict[str, str]":
        return {"misfit": self.refused(state.fault("#"))}  # a front end fills in which number

    def refused(self, error: "Refusal") -> str:
        facts = error.facts
        if error.what == "off_board":
            return off_board(facts["given"], facts["n"])
        if error.what == "used_already":
            return f"{facts['number']} has already been used."
        if error.what == "no_neighbour":
            return f"{facts['number']} isn't a factor or multiple of {facts['last']}."
        if error.what == "no_opening":
            openings = facts["openings"]
            assert isinstance(openings, tuple)
            return f"{facts['number']} can't be first. Start with {opening(openings)}."
        return ""

    # -- hints: to the player to move, with the moves ranked, best first ---------------------

    def where(self, state: "ChainState", ranks: "list[Rank]", names: "Names") -> str:
        best = ranks[0].move
        if state.chain:
            kinds = "factors" if state.kind(best) == "factor" else "multiples"
            return f"Look at the {kinds} of {state.chain[-1]}."
        part = max(3, len(state.openings) // 5)
        at = state.openings.index(int(best)) // part * part
        numbers = state.openings[at : at + part]
        return f"Look at the numbers from {numbers[0]} to {numbers[-1]}."

    def because(self, state: "ChainState", ranks: "list[Rank]", names: "Names") -> str:
        best, other = ranks[0], names[1 - state.turn]
        replies = best.replies
        if best.value == ONE:
            if not replies:
                return f"It leaves {other} no number to {self.verb}."
            if replies == 1:
                return f"{other} has one answer, and you have its partner."
            return f"Every answer {other} has comes with a partner for you."
        wins = replies - best.trap[0]
        if replies == 1:
            return f"{other} has one answer, and it wins."
        if wins == replies:
            return f"All of {other}'s {replies} answers win."
        only = "Only " if 2 * wins <= replies else ""
        return f"{only}{wins} of {other}'s {replies} answers {'wins' if wins == 1 else 'win'}."

    def idea(self, state: "ChainState", ranks: "list[Rank]", facts: "Facts", names: "Names") -> str:
        """The pairing that wins, and whose it is."""
        best, other = ranks[0], names[1 - state.turn]
        if best.value != ONE:
            return f"Whatever you {self.verb}, {other} can always answer with its partner."
        play = f"{self.label(state, best.move)}."
        if not best.replies:
            return f"{play} It leaves {other} no number to {self.verb}."
        return f"{play} Every answer {other} has comes with a partner for you."

    # -- looking back --------------------------------------------------------------------------

    def turned(self, state: "ChainState", turn: "Facts", names: "Names") -> str:
        mover, other = names[state.turn], names[1 - state.turn]
        if turn["because"] == "slip":
            return self.refused(state.fault(str(turn["move"]))).rstrip(".")
        answer = turn["answer"]
        if turn["because"] == "stuck":
            return f"{other} can {self.verb} {answer}, and {mover} is stuck"
        replies, winning = turn["replies"], turn["winning"]
        if replies == 1:
            return f"{other}'s only answer, {answer}, wins"
        if winning == replies:
            every = "both" if replies == 2 else f"all {replies}"
            return f"{every} of {other}'s answers win"
        if winning == 1:
            return f"one of {other}'s {replies} answers, {answer}, wins"
        return f"{winning} of {other}'s {replies} answers win"

    def proof(self, state: "ChainState", turn: "Facts", names: "Names") -> str:
        mover, other = names[state.turn], names[1 - state.turn]
        line, pairs = turn["line"], turn["pairs"]
        best, last = line[0], line[-1]
        if len(pairs) == 1:
            answer, partner = pairs[0]
            forced = f"{other} can only {self.verb} {answer}"
            return f"{best} still wins: {forced}, and {mover} has {partner}."
        if pairs:
            each = f"each of {other}'s {len(pairs)} answers"
            return f"{best} still wins: {mover} has a partner for {each}."
        if len(line) == 1:
            return f"{best} wins at once: nothing can follow it."
        if len(line) == 3:
            return f"{best} wins: {line[1]} is {other}'s only answer, and {last} ends it."
        return f"{best} wins: {other} has only one answer each time, and {last} ends it."


def opening(openings: "tuple[int, ...]", free: bool = False) -> str:
    """How a chain may begin; `free`: with more or less anything."""
    kind = "an even number" if openings[0] == 2 else "any number" if free else "a number"
    return f"{kind} from {openings[0]} to {openings[-1]}"


def off_board(given: object, n: object) -> str:
    """Something that is no number of the board."""
    choose = f"Choose a number from 1 to {n}."
    digits = given.lstrip("-") if isinstance(given, str) else ""
    if digits[:1].isdigit() and digits.strip("0123456789") in ("", "..."):
        return f"{given} isn't on the board. {choose}"
    return (
        f"{quoted(given if isinstance(given, str) else None)} isn't a number of this game. {choose}"
    )
