// @ts-check
// What was chosen for a game, in words: "What makes 15: all your numbers".  Titles and labels come
// from the catalogue, which is Python's; what an option does is not known here.

import { gameOf } from "./routes.js";

/** An option that makes two games of one: each of its values has a line that says what it is like. */
export const makesTwoGames = (/** @type {any} */ { values }) => values.every(({ line }) => line);

/**
 * All that is worth saying: which of two games it is, and what differs from the rulebook.
 * @param {any[]} options as the catalogue has them
 * @param {Record<string, string>} chosen
 */
export const inWords = (options, chosen) =>
  options
    .filter((option) => makesTwoGames(option) || chosen[option.name] !== option.values[0].value)
    .map((option) => `${option.title}: ${labelOf(option, chosen)}`);

/** The same of a game that has begun, as one line. */
export const inOneLine = (/** @type {any} */ { game, options }) => inWords(gameOf(game).options, options).join(" · ");

/** The options that make two games, each with what was chosen: [title, label]. */
export const whichGame = (/** @type {any} */ { game, options }) =>
  gameOf(game).options.filter(makesTwoGames).map((option) => [option.title, labelOf(option, options)]);

const labelOf = (/** @type {any} */ { name, values }, /** @type {Record<string, string>} */ chosen) =>
  values.find(({ value }) => value === chosen[name]).label;
