// What the lab tells a newcomer: what a player can ask, what there is to see in each game, and ideas for a better one.
// Words only: tests/test_lab.py tries every one of them.

/** What can be asked, and what it gives. */
type Ask = [code: string, words: string];

/** What there is to see in a game, and what to try next. */
interface Guide {
  sees: Ask[];
  idea: string;
}

/** In every game. */
export const ASKS: Ask[] = [
  ["state.legal_moves()", "The moves you may choose from, as texts. Give one of them back."],
  ["state.play(move)", "The table as it would be after that move. Nothing happens on the real one."],
  ["state.turn", "Which seat you have: 0 if you went first, 1 if second."],
  ["state.to_move", "Who acts next: 0, 1, -1 while a card is due, None when it is over."],
  ["state.chances()", "While a card is due: every card that can come, each with its weight."],
  ["state.outcome", "None, or who won and why: state.outcome.winner."],
  ["values(state)", "Your exact winning chance with each move. First line: from numgames.coach import values"],
];

/** For a game that nobody has written a guide to. */
export const NO_GUIDE: Guide = { sees: [], idea: "Try the moves with state.play, and look at what comes of them." };

/** By game. */
export const GUIDE: Record<string, Guide> = {
  sequence_stack: {
    sees: [
      ["state.card", "the card you drew"],
      ["state.heights[state.turn]", "how high your stack is"],
      ["state.blocked[state.turn]", "the numbers blocked for you"],
      ["state.blocks_now()", "True if discarding the card blocks its number for the other"],
      ["state.deck", "the cards still to come, in no order"],
    ],
    idea: "A discard can block the other. Look at state.heights[1 - state.turn]: is the card just what they wait for?",
  },
  stack_attack_score: {
    sees: [
      ["state.top", "the number in view"],
      ["state.taken[state.turn]", "the numbers you have taken"],
      ["state.skipped", "True if the other has skipped this number"],
      ["state.left", "how many numbers are left"],
    ],
    idea: "Try other numbers than 7. And if state.skipped, nobody else can take it any more: must it be so high then?",
  },
  sequence_showdown: {
    sees: [
      ["state.chain", "the numbers played, the last one at the end"],
      ["state.n", "how many numbers there are"],
      ["int(move)", "a move as a number"],
    ],
    idea: "Look two moves ahead: for every answer of the other, is there still a move for you?",
  },
  number_stack: {
    sees: [
      ["state.card", "the card you drew"],
      ["state.kept[state.turn]", "the numbers you hold"],
      ["state.kept[1 - state.turn]", "the numbers the other holds"],
      ["state.unseen", "the cards still to come, in no order"],
    ],
    idea: "The card you discard is gone for both of you. Would it bring the other to 15?",
  },
  stack_attack_factor: {
    sees: [
      ["state.chain", "the numbers played, the top one at the end"],
      ["state.n", "how many numbers there are"],
      ["int(move)", "a move as a number"],
    ],
    idea: "Look two moves ahead: for every answer of the other, is there still a move for you?",
  },
};

/** The player to begin with where there is no sample. */
export const ANY_PLAYER = (game: string) => `GAME = "${game}"

def choose(state):
    return state.legal_moves()[0]
`;

/** The strongest player there is, in four lines. */
export const WITH_THE_COACH = (game: string) => `from numgames.coach import values

GAME = "${game}"

def choose(state):
    worth = values(state)  # every move with your winning chance
    return max(worth, key=worth.get)
`;
