"""Until the words of the games are here."""

from numgames.words.en.hints.divisor_chain import ChainHints
from numgames.words.en.hints.number_stack import NumberStackHints
from numgames.words.en.hints.sequence_stack import SequenceStackHints
from numgames.words.en.hints.stack_attack_score import TakeOrSkipHints

GAMES = {
    "number_stack": NumberStackHints(),
    "sequence_stack": SequenceStackHints(),
    "sequence_showdown": ChainHints(),
    "stack_attack_factor": ChainHints(),
    "stack_attack_score": TakeOrSkipHints(),
}
