"""Number Sequence Showdown: play factors and multiples until your friend is stuck.

## You need
The numbers 1 to 100. Each can be used once.

## Factors and multiples
- A factor divides a number with nothing left over. Factors of 12: 1, 2, 3, 4, 6 and 12.
- A multiple is what you get when you multiply it. Multiples of 12: 12, 24, 36, 48 and so on.

## Your turn
- The first player starts with any number. (N1)
- After that, play a factor or a multiple of the last number. It must not have been used yet.

## Winning
- If you have no number left to play, you lose. The game ends straight away. (N2)
- If you play a wrong number, you lose at once. (N3)
- A number that isn't on the board, such as 0 or 101, is refused, and you choose again. (A5)

## Options
- `numbers`: play with 1 to 50, 30 or 20.
- The first number can be `opening=even`, as in the classroom game Juniper Green. If any number can
  start, there's a win in three moves: 97, then 1 is the only answer, then 89. (N5)
- If a wrong number `illegal=refuse`, you're told why, and you try again. (N3)

## Tips
- Don't play the 1 if you can help it. Your friend answers with a big prime such as 97, and you're
  stuck: only the 1 could follow it. A prime has just two factors, 1 and itself. It's big enough if
  it's from the upper half of the board.
- So leave your friend nothing but the 1, and you win. Look for a number whose other factors and
  multiples have all been used.
- Beware of twice a prime if three times that prime is off the board, like 74 = 2 × 37. Your
  friend answers with the 37, and only the 1 is left for you.
- The best number is usually the one that leaves your friend the fewest answers.
- If the first number can be any number, every prime from the upper half of the board wins in
  three moves. No even number wins that fast, so agree on an even start for a longer game.

## Rulings
- N1: The first number can be any number on the board. After that it must be a factor or a
  multiple of the last number, and one that hasn't been used.
- N2: As soon as you have no number left to play, you've lost. You aren't asked first.
- N3: A number that has been used, or isn't a factor or multiple of the last one, loses the game.
  If wrong numbers are refused, you're told why, and you try again.
- N4: The rulebook's sample game stops at 12 although numbers are still free, and one of its lists
  shows numbers that have been used. Those are slips. The rules stand.
- N5: If the first number can be any number, the first player can win in three moves. So you may
  agree that it has to be even.
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
            "If any number can start, there's a win in three moves. An even start rules that out.",
            {},
        ),
        "illegal": WRONG_NUMBER,
    }


WORDS = ShowdownWords()
