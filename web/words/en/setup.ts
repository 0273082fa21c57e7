// The set-up sheet, and the choices that can be made both before a game and during it.

export const whoPlays = "Who’s playing?";
export const whoStarts = "Who starts";
export const match = "Match";
export const coinToss = "Coin toss";
export const tossAndPlay = "Toss the coin and play";
export const playStarts = (name: string) => `Play, ${name} starts`;
export const settingUp = "Setting up";
export const oneGame = "One game";
export const bestOf = (length: number) => `Best of ${length}`;
export const duplicate = "Same cards, swap seats";
export const duplicateNote =
  "Two games with the same cards. You swap seats in between, so luck cancels out and the better decisions win.";
export const moreOptions = "More options";
/** Each choice with its name. */
export const standardRules = (choices: string[]) => ["standard rules", ...choices].join(" · ");

// Who plays
export const whoIs = (shape: string) => `Who plays as ${shape}`;
export const person = "Person";
export const away = "A friend far away (send a link)";
export const computerLevel = (level: number, name: string) => `Computer ${level} (${name.toLowerCase()})`;
export const bot = (name: string) => `Bot: ${name}`;
export const nameOfPlayer = (n: number) => `Name of player ${n}`;

// How two people sit around the device
export const seating = "How you sit";
export const sameSide = "Same side";
export const sameSideNote = "You both sit on the same side.";
export const opposite = "Opposite";
export const oppositeNote = "You each have one end of the device. The middle faces the player to move.";
export const turnBoard = "Turn the board";
export const turnBoardNote = "The whole board turns to face the player to move.";

// How much the page gives away
export const help = "Help";
export const helpOff = "Off";
export const helpOffNote = "Gives nothing away. Good in class: finding the move is the game.";
export const helpMarks = "Show moves";
export const helpMarksNote = "Highlights the moves you can make.";
export const helpCoach = "Coach";
export const helpCoachNote = "Shows exactly what each move is worth, and why.";
