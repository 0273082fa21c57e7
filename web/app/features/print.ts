// The deal that is to be printed: which word it hangs on, and in which order its cards come.
// Joined to the controller by main.js; screens/paper.js draws it.  No DOM; Python deals.

import type { Controller } from "../controller";

/** Deals that nobody has thought of a word for. */
const WORDS = "amber birch cedar delta ember fern grove hazel iris juniper kite lemon maple north olive pearl quartz river sage tulip umber violet willow yarrow zephyr".split(" ");

/** How a word becomes a seed: small letters and digits, sixteen at most. */
const seedOf = (word: string) =>
  word.normalize("NFKD").toLowerCase().replace(/[^a-z0-9]/g, "").slice(0, 16);

/** cards are null until they have been dealt, and none if that could not be done */
export type Deal = {game: string, seed: string, cards: number[] | null};

export function addPrinting({ model, act, ask, report, watch }: Controller) {
  let seed = another("");
  watch(onChange);

  function onChange() {
    const { route, deal } = model;
    if (route.screen === "print" && (deal?.game !== route.game || deal?.seed !== seed)) lay();
  }

  async function lay() {
    const { game = "" } = model.route;
    const deal = { game, seed, cards: null };
    report({ deal });
    const nobody = ({} as any);
    const answer = await ask({ do: "deal", game, seed }, nobody).catch(() => null);
    if (model.deal === deal) report({ deal: { ...deal, cards: answer?.ok ? answer.cards : [] } });
  }

  /** Deal by this word; without one, by another. */
  act.deal = (word: string) => {
    seed = seedOf(word) || another(seed);
    onChange();
  };
}

/** A word at random, but not the one there is. */
function another(seed: string) {
  const others = WORDS.filter((word) => word !== seed);
  return others[Math.floor(Math.random() * others.length)];
}
