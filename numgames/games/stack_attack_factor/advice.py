"""What the game tells the coach: it is a chain of factors and multiples, no more."""

from numgames.games.divisor_chain.advice import ChainAdvice

ADVICE = ChainAdvice()
