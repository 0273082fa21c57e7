"""Number Sequence Showdown: play factors and multiples until your friend is stuck.

## You need
The numbers 1 to 100. Each can be used once.

## Your turn
- The first player starts with any number. (N1)
- After that, play a factor or a multiple of the last number. It must not have been used yet.

## Winning
- If you have no number left to play, you lose. The game ends straight away. (N2)
- If you play a wrong number, you lose at once. (N3)
- A number that is not on the board, such as 0 or 101, is refused, and you choose again. (A5)

## Options
- `numbers`: play with 1 to 50, 30 or 20.
- `opening=even`: the first number must be even, as in the classroom game Juniper Green.
  With any first number there is a win in three moves: 97, then 1 is forced, then 89. (N5)
- `illegal=refuse`: a wrong number is refused, and you try again. (N3)

## Tips
- Don't play the 1 if you can help it. Your friend answers with a prime from the upper half of the
  board, such as 97, and you are stuck: only the 1 could follow it.
- So leave your friend nothing but the 1, and you win. Look for a number whose other factors and
  multiples have all been used.
- Beware of twice a prime when three times that prime is off the board, like 74 = 2 × 37. Your
  friend answers with the 37, and only the 1 is left for you.
- The best number is usually the one that leaves your friend the fewest answers.
- If any first number is allowed, every prime from the upper half of the board wins in three
  moves. No even first number wins that fast, so agree on an even one for a longer game.

## Rulings
- N1: The first number may be any number on the board. After that it must be a factor or a
  multiple of the last number, one that has not been used.
- N2: As soon as a player has no number left to play, that player has lost. Nothing is asked
  first.
- N3: A number that has been used, or is no factor or multiple of the last one, loses the game.
  If wrong numbers are
  refused, you are told why and try again.
- N4: The rulebook's sample game stops at 12 although numbers are still free, and one of its lists
  shows numbers that have been used. Those are slips. The rules stand.
- N5: With any first number the first player can win in three moves. So you may agree that it has
  to be even.
"""

from numgames.words.en.divisor_chain import SIZES, WRONG_NUMBER, ChainWords
from numgames.words.game_words import OptionWords


class ShowdownWords(ChainWords):
    title = "Number Sequence Showdown"
    task = "Play a factor or multiple of the last number. If you're stuck, you lose."
    options = {
        "numbers": SIZES,
        "opening": OptionWords(
            "The first number",
            {"any": "any", "even": "even"},
            "With any first number the first player can win in three moves. Even rules that out.",
            {},
        ),
        "illegal": WRONG_NUMBER,
    }


WORDS = ShowdownWords()
