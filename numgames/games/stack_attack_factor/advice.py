"""What the game tells the coach: it is a chain of factors and multiples, and no more than that."""

from numgames.games.divisor_chain.advice import ChainAdvice

ADVICE = ChainAdvice()
