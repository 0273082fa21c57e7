"""Stack Attack: Factors: stack factors and multiples until your friend is stuck.

## You need
The numbers 1 to 100, each to be used once, and an empty stack.

## Factors and multiples
- A factor divides a number with nothing left over. Factors of 12: 1, 2, 3, 4, 6 and 12.
- A multiple is what you get when you multiply it. Multiples of 12: 12, 24, 36, 48 and so on.

## Your turn
- The first player starts the stack with a number from 1 to 10. (F1)
- After that, place a factor or a multiple of the top number on the stack. It must not have been
  used yet.

## Winning
- If you have no number left to place, you lose. The game ends straight away. (F2)
- If you place a wrong number, you lose, even if it's the very first one. (F3)
- A number that isn't on the board, such as 0 or 101, is refused, and you choose again. (A5)

## Options
- `numbers`: play with 1 to 50, 30 or 20.
- If a wrong number `illegal=refuse`, you're told why, and you try again. (F3)

## Tips
- Don't place the 1 if you can help it. Your friend answers with a big prime such as 97, and you're
  stuck: only the 1 could follow it. A prime has just two factors, 1 and itself. It's big enough if
  it's from the upper half of the board.
- So leave your friend nothing but the 1, and you win. Look for a number whose other factors and
  multiples have all been used.
- Beware of twice a prime if three times that prime is off the board, like 74 = 2 × 37. Your
  friend answers with the 37, and only the 1 is left for you.
- The best number is usually the one that leaves your friend the fewest answers.
- On a small board, pair the free numbers, each with a factor or multiple of its own. As long as
  your friend's number has a partner, answer with the partner, and you're never stuck.

## Rulings
- F1: Only the first number has to be from 1 to 10. After that, any number on the board will do if
  it's an unused factor or multiple of the top number.
- F2: As soon as you have no number left to place, you've lost. You aren't asked first.
- F3: A wrong number loses the game, even as the very first move. If wrong numbers are refused,
  you're told why, and you try again.
"""

from numgames.words.en.divisor_chain import SIZES, WRONG_NUMBER, ChainWords


class FactorsWords(ChainWords):
    title = "Stack Attack: Factors"
    task = "Stack a factor or multiple of the top number. If you're stuck, you lose."
    verb, done = "place", "placed"
    options = {"numbers": SIZES, "illegal": WRONG_NUMBER}


WORDS = FactorsWords()
