// @ts-check
// What is written down of a game: how it begins, what goes over into the next one, what the home
// page shows of it.  Used by controller.js and lookback.js; storage.js keeps it.

/** @typedef {import("./storage.js").Save} Save */

/** What stays the same from one game to the next at the same table. */
export const tableOf = (/** @type {Save} */ { game, names, seats, help, table }) => ({ game, names, seats, help, table });

/** What the home page shows of a game: whose turn it is, and the last numbers. */
export function brief(/** @type {any} */ view) {
  const tiles = view.log
    .filter(({ move }) => /\d/.test(move))
    .slice(-3)
    .map(({ move, by }) => ({ number: move.replace("=", ""), by }));
  return { turn: view.turn, match: view.match, tiles };
}

/** All luck of a game hangs on this. */
export function newSeed() {
  const letters = "abcdefghijklmnopqrstuvwxyz0123456789";
  return Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => letters[byte % 36]).join("");
}
