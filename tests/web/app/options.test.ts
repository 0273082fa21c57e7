import assert from "node:assert/strict";
import { test } from "node:test";
import { catalogue } from "built/catalogue";
import { makesTwoGames, optionsInWords, optionsLine, variantsOf } from "../../../web/app/options";
import { gameOf } from "../../../web/app/routes";

const RULEBOOK = { numbers: "100", opening: "any", illegal: "lose" };

test("two options make two games of one, each of them with a line for both", () => {
  const names = catalogue.games.flatMap(({ options }) => options.filter(makesTwoGames).map(({ name }) => name));
  assert.deepEqual(names, ["block", "sum"]);
});

test("of options that make one game, only what differs from the rulebook is worth a word", () => {
  const { options } = gameOf("sequence_showdown");
  assert.deepEqual(optionsInWords(options, RULEBOOK), []);
  assert.deepEqual(optionsInWords(options, { ...RULEBOOK, numbers: "50", opening: "even" }), [
    "How many numbers: 1 to 50",
    "The first number: even",
  ]);
});

test("which of two games it is, is always said", () => {
  assert.equal(optionsLine({ game: "number_stack", options: { sum: "any" } }), "What makes 15: any of your numbers");
  assert.equal(optionsLine({ game: "number_stack", options: { sum: "total" } }), "What makes 15: all your numbers");
});

test("a game's options are one line", () => {
  const line = optionsLine({ game: "sequence_showdown", options: { ...RULEBOOK, numbers: "20", opening: "even" } });
  assert.equal(line, "How many numbers: 1 to 20 · The first number: even");
  assert.equal(optionsLine({ game: "stack_attack_score", options: {} }), "");
});

test("a variant is named by title and label", () => {
  const total = { game: "number_stack", options: { sum: "total" } };
  assert.deepEqual(variantsOf(total), [["What makes 15", "all your numbers"]]);
  assert.deepEqual(variantsOf({ game: "sequence_showdown", options: RULEBOOK }), []);
});

test("a value that only a newer version knows has no label", () => {
  assert.deepEqual(variantsOf({ game: "number_stack", options: { sum: "half" } }), [["What makes 15", ""]]);
});
