// One request of each kind that computes something: what a compiled package is tried with, by
// precompile.mjs and precompile_quick.mjs.

const RECORD = "1.number_stack..s0.1.0.2keep-discard-2keep-draw";

export const REQUESTS = [
  { do: "games" },
  { do: "new", game: "sequence_stack", seed: "a", starter: "toss" },
  { do: "play", record: RECORD, move: "keep" },
  { do: "play", record: RECORD, move: "fly" },
  { do: "hint", record: RECORD },
  { do: "coach", record: RECORD },
  { do: "reply", record: RECORD, level: 5, roll: 1 },
  { do: "review", record: "1.number_stack..s0.1.0.8keep" },
].map((request) => JSON.stringify(request));
