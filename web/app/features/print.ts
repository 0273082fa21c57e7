// The deal that is to be printed: which word it hangs on, and in which order its cards come.  No DOM; Python deals.

import { dealWords } from "#words/app";
import type { Controller } from "../controller";
import type { Intents } from "../intents";
import type { Deal } from "../model";

/** How a word becomes a seed: small letters and digits, sixteen at most. */
const seedOf = (word: string) =>
  word.normalize("NFKD").toLowerCase().replace(/[^a-z0-9]/g, "").slice(0, 16);

export function addPrinting({ model, ask, change, onScreen }: Controller): Pick<Intents, "deal"> {
  let seed = anotherWord("");
  onScreen("print", { enter: () => void dealCards() });

  async function dealCards() {
    const { game = "" } = model.route;
    const deal: Deal = { game, seed, cards: null };
    change({ deal });
    const answer = await ask({ do: "deal", game, seed }).catch(() => null);
    if (model.deal === deal) change({ deal: { ...deal, cards: answer?.ok ? answer.cards : [] } });
  }

  return {
    deal(word) {
      seed = seedOf(word) || anotherWord(seed);
      dealCards();
    },
  };
}

/** A word at random, but not the one there is. */
function anotherWord(seed: string) {
  const others = dealWords.split(" ").map(seedOf).filter((word) => word !== seed);
  return others[Math.floor(Math.random() * others.length)];
}
