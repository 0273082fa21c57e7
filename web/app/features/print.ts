// The deal that is to be printed: which word it hangs on, and in which order its cards come.  No DOM; Python deals.

import type { Controller } from "../controller";
import type { Intents } from "../intents";
import type { Deal } from "../model";

/** Deals that nobody has thought of a word for. */
const WORDS = [
  "amber", "birch", "cedar", "delta", "ember", "fern", "grove", "hazel", "iris", "juniper", "kite", "lemon", "maple",
  "north", "olive", "pearl", "quartz", "river", "sage", "tulip", "umber", "violet", "willow", "yarrow", "zephyr",
];

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
  const others = WORDS.filter((word) => word !== seed);
  return others[Math.floor(Math.random() * others.length)];
}
