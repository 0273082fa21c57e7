// What the cards of the home page say of a game beside its own words: the build writes it into index.html as it is for
// a first visitor, and the page as it is here.

import { skills as names } from "./common";
import { oneGame as one } from "./setup";

/** Before and after the number. */
export const minutes = ["", " min"];
export const skills = names;

// The two ways to start, and who will play
export const twoPlayers = "Two players";
export const playComputer = "Play the computer";
export const here = "on this device";
export const both = (name: string, other: string) => `${name} and ${other}`;
export const farAway = (name: string) => `${name} is far away`;

// All else
export const oneGame = one;
export const change = "Change";
