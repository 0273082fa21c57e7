// A language for tests, made of English: every sentence in ⟦brackets⟧ and longer by about a third, so that what is not
// in brackets on a screen is no sentence of the words, and what does not fit is seen.

const longer = (sentence) => sentence.replace(/[aeiou]/gi, "$&$&");

/** What a module of words exports: a sentence, a function that makes one, or several of either. */
export function pseudo(words) {
  if (typeof words === "string") return words && `⟦${longer(words.replace(/[⟦⟧]/g, ""))}⟧`;
  if (typeof words === "function") return (...facts) => pseudo(words(...facts));
  if (Array.isArray(words)) return words.map(pseudo);
  if (words === null || typeof words !== "object") return words;
  return Object.fromEntries(Object.entries(words).map(([name, value]) => [name, pseudo(value)]));
}
