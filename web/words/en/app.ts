// What the page says for a moment: a toast, or a sentence for people who only hear it.  And what players are called.

import { count } from "./counting";

// -- players ---------------------------------------------------------------------------------------

export const computer = "Computer";
export const withLevel = (name: string, level: string) => `${name} (${level.toLowerCase()})`;

// -- the game on the table -------------------------------------------------------------------------

export const undo = "Undo";
export const newGame = "New game started.";
export const diskFull =
  "Your game can’t be saved: this device may be full. You can keep playing until you close the page.";
export const noHint = "The hint didn’t come. Try again.";
export const noAnswer = "No answer came. Try again.";
export const botIsGone = (name: string) => `${name} is no longer on this device.`;
export const gaveUp = (name: string, why: string) => `${name} gave up. ${why}`;
export const tryingFrom = (move: number) => `Trying from move ${move}. Your game is safe.`;
export const yourCopy = "You’re playing a copy.";
export const copyAndOriginal = "You’re playing a copy. The game that was here is safe.";
export const justLook = "Just look";
export const bringBack = "Bring it back";
export const noLink = "The link couldn’t be made. Try again.";
export const linkFailed = "No answer came.";

// -- the puzzle of the day -------------------------------------------------------------------------

export const correct = (why: string) => `Correct! ${why}`;
export const notThatOne = (why: string) => `Not that one. ${why}`;
export const puzzleToShare = (date: string, game: string, marks: string, link: string) =>
  `${link}\nnumgames puzzle, ${date}\n${game}: ${marks}`;
export const puzzleCopied = "Copied. It doesn’t give the answer away.";
export const cannotShare = "This browser won’t let the page share or copy.";

// -- finished games, and the file with all of it ---------------------------------------------------

export const gameDeleted = "The game is deleted.";
export const gameDeletedSpoken = "The game is deleted. You can undo that.";
export const allDeleted = "All finished games are deleted.";
export const deleted = "Deleted.";
export const checkingFile = "Checking the file";
export const nothingChanged = (why: string) => `${why} Nothing was changed.`;
export const added = (games: number, known: number) => {
  const sentence = `${games ? count(games, "game") : "No games"} added.`;
  return known ? `${sentence} ${known === 1 ? "1 was" : `${known} were`} already here.` : sentence;
};

export const notOurs = "This isn’t a file from numgames.";
export const cutOff = "This isn’t a file from numgames, or a part of it is missing.";
export const newerFile = "This file comes from a newer version of numgames. Update this page first.";
export const nothingReadable = "Nothing in this file can be read.";
export const damaged = "This file is damaged.";
export const damagedGame = (number: number) => `Game ${number} in this file is damaged.`;
export const damagedSave = "An unfinished game in this file is damaged.";
export const damagedPuzzles = "The puzzles in this file are damaged.";
export const badGame = (number: number, why: string) => `Game ${number} in this file can’t be read. ${why}`;
export const badSave = (why: string) => `An unfinished game in this file can’t be read. ${why}`;
export const notChecked = "The file couldn’t be checked: Python has stopped.";

// -- the engine ------------------------------------------------------------------------------------

export const engineDown = "Python has stopped. Your game is saved, and you can still read the rules.";
export const quickReplaced = "Something stopped working, and a spare has taken over. Nothing is lost.";
export const quickComing = "Something stopped working, and a spare is on its way. Nothing is lost.";
export const thinkerStopped = "Something stopped working. You can keep playing, but hints and computer players may be slow.";

// -- playing offline -------------------------------------------------------------------------------

export const fetching = "Getting ready to play offline. This happens only once.";
export const ready = "Ready offline. numgames now works without the internet.";
export const hole = "A part of numgames is missing on this device. It comes back as soon as there’s internet.";
export const update = "There’s a new version. Your games stay.";
export const oneFile = "All of numgames is in this file. It works without the internet.";
export const insecure = "To play offline, this page needs an address that begins with https.";
export const unable = "This browser can’t save numgames for playing offline.";
export const broken = "The download stopped. It continues when the internet is back.";
export const full = "There isn’t enough room on this device to play offline.";
export const busy = "A game is open in another window. The new version can start after it.";

// -- printing --------------------------------------------------------------------------------------

/** A deal is named by a word; with small letters only it is its own seed. */
export const dealWords =
  "amber birch cedar delta ember fern grove hazel iris juniper kite lemon maple north olive pearl quartz river sage tulip umber violet willow yarrow zephyr";
