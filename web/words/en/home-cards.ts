// What the cards of the home page say of a game beside its own words.

import { skills as names } from "./common";

/** Before and after the number. */
export const minutes = ["", " min"];
export const skills = names;
