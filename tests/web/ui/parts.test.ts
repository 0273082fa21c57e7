import assert from "node:assert/strict";
import { test } from "node:test";
import { html } from "lit-html";
import type { Intents } from "../../../web/app/intents";
import type { OfflineStatus } from "../../../web/app/model";
import type { Seat } from "../../../web/app/saved";
import { isOpen } from "../../../web/app/saves";
import { continueCard } from "../../../web/ui/parts/continue-card";
import { offlineBadge, updateNotice } from "../../../web/ui/parts/offline-badge";
import { chip, emphasize, side, tile, upTo, wins } from "../../../web/ui/parts/pieces";
import { playerPicker } from "../../../web/ui/parts/player-picker";
import { markup, words } from "../markup";
import { fakeEngine, fakeSave, NAMES } from "../support";

const ACT = {} as Intents;
const match = (part: object = {}) => ({ length: 3, score: [1, 0], played: 1, winner: null, next_starter: 1, ...part });

// -- pieces ----------------------------------------------------------------------------------------

test("names and numbers of a sentence are bold, and nothing else", () => {
  const bold = (sentence: string, names: string[] = NAMES) => markup(emphasize(sentence, names));
  assert.equal(bold("Ada drew a 7."), "<b>Ada</b> drew a <b>7</b>.");
  assert.equal(bold("48 is 24 × 2"), "<b>48</b> is <b>24</b> × <b>2</b>");
  assert.equal(bold("Nothing happened."), "Nothing happened.");
});

test("the longer of two names is found first, and a name is only a name", () => {
  assert.equal(markup(emphasize("Anna plays Ann.", ["Ann", "Anna"])), "<b>Anna</b> plays <b>Ann</b>.");
  assert.equal(markup(emphasize("A.* (x) beats B+|\\", ["A.* (x)", "B+|\\"])), "<b>A.* (x)</b> beats <b>B+|\\</b>");
  assert.equal(markup(emphasize("Abc wins.", ["A.c", "[b"])), "Abc wins.");
});

test("players are 1 and 2 to the style sheets, no player is nothing", () => {
  assert.equal(side(0), "1");
  assert.equal(side(1), "2");
  assert.equal(side(null), side(undefined));
  assert.match(markup(tile(7, { by: 1 })), /data-by=2\b[^>]*>7</);
});

test("games won are told in words, too", () => {
  assert.equal(words(wins(1, 2)), "1 of 2 wins");
  assert.equal(words(wins(0, 1)), "0 of 1 win");
  assert.deepEqual(upTo(3), [1, 2, 3]);
  assert.match(markup(chip("+ 3 %", true)), /chip--best/);
});

// -- going on --------------------------------------------------------------------------------------

test("a game under way, and a match with games to come, can be gone on with; what is over cannot", () => {
  const over = (part = {}) => fakeSave({ brief: { turn: null, tiles: [], ...part } });
  assert.equal(isOpen(fakeSave()), true);
  assert.equal(isOpen(over()), false);
  assert.equal(isOpen(over({ match: null })), false);
  assert.equal(isOpen(over({ match: match() })), true);
  assert.equal(isOpen(over({ match: match({ winner: 1 }) })), false);
  assert.equal(isOpen({ ...over(), duplicate: "" }), true); // the other seat is still to come
  assert.equal(isOpen({ ...over(), duplicate: "1.x" }), false);
});

test("home says which game goes on, and who is to move", () => {
  const card = (...saves: Parameters<typeof fakeSave>) => words(continueCard(fakeSave(...saves)));
  assert.equal(card(), "Continue Number Stack. Ada’s turn.");
  const inMatch = card({ brief: { turn: 1, tiles: [], match: match({ played: 0 }) } });
  assert.equal(inMatch, "Continue Number Stack, game 1 of 3. Ben’s turn.");
  assert.equal(card({ names: ["", "Ben"] }), "Continue Number Stack. Player 1’s turn.");
  const between = card({ brief: { turn: null, tiles: [], match: match() } });
  assert.equal(between, "Continue Number Stack, best of 3: 1 to 0.");
  const twice = { duplicate: "", brief: { turn: null, tiles: [], match: match({ length: 1, winner: 0 }) } };
  assert.equal(card(twice), "Continue Number Stack: the same cards again, with seats swapped.");
});

test("a game under way leads to its table, between two games of a match to the end of the last", () => {
  assert.match(markup(continueCard(fakeSave())), /href=#\/play\/number_stack/);
  assert.match(markup(continueCard(fakeSave({ brief: { turn: null, tiles: [] } }))), /href=#\/end\/number_stack/);
});

// -- who plays -------------------------------------------------------------------------------------

test("how much playing well counts is told where a computer plays, for the options that are chosen", () => {
  const said = (game: string, options: Record<string, string>, ...seats: Seat[]) =>
    words(playerPicker({ id: game }, options, { names: NAMES, seats }, { set() {} }));
  const [sharp, long] = ["one", "both"].map((block) => said("sequence_stack", { block }, "person", 3));
  assert.match(sharp, /Mostly luck: Perfect beats Beginner in \d\d of 100 games\.$/);
  assert.notEqual(sharp, long);
  assert.doesNotMatch(said("sequence_stack", { block: "both" }, "person", "away"), /Perfect beats/);
  assert.doesNotMatch(said("sequence_showdown", { numbers: "7", opening: "any" }, 1, 2), /Perfect beats/); // not measured
});

test("of people's own players, those of this game can sit down", () => {
  const bots = ["number_stack", "sequence_stack"].map((game) => ({ name: `for ${game}`, game, code: "…", saved: 1 }));
  const people = { names: NAMES, seats: ["person", "person"] };
  const text = words(playerPicker({ id: "number_stack" }, {}, people, { set() {} }, bots));
  assert.match(text, /Computer 5 \(perfect\) Bot: for number_stack/);
  assert.doesNotMatch(text, /for sequence_stack/);
});

// -- offline ---------------------------------------------------------------------------------------

const NONE: OfflineStatus = { state: "none", done: 0, total: 0, version: "", sentence: "", first: false, held: false };
const READY = fakeEngine().engine.status;
const badge = (offline: Partial<OfflineStatus>, engine = READY) =>
  words(offlineBadge({ offline: { ...NONE, ...offline }, engine }, ACT));

test("the badge says how ready this device is", () => {
  assert.equal(badge({}), "");
  assert.equal(badge({ state: "ready" }), "Ready offline");
  assert.equal(badge({ state: "hole" }), "Needs the internet once");
  assert.equal(badge({ state: "update" }), "Start the new version");
  assert.equal(badge({ state: "update", held: true }), "New version ready after the other game");
});

test("while it gets ready, megabytes are counted once", () => {
  const bytes = { done: 1_240_000, total: 9_990_000 };
  assert.equal(badge({ state: "fetching", ...bytes }), "Getting ready");
  const counted = badge({ state: "fetching", ...bytes }, { ...READY, full: "starting" });
  assert.equal(counted, "Getting ready 1.2 of 10.0 MB, only once");
  const first = { ...READY, full: "starting" as const, loaded: 500_000, total: 2_000_000 };
  assert.equal(badge({ first: true }, first), "Getting ready 0.5 of 2.0 MB, only once");
  assert.equal(badge({ first: true }, { ...first, quick: "starting" }), "");
});

test("while a game is on, a new version is only mentioned", () => {
  assert.equal(words(updateNotice({ offline: { ...NONE, state: "update" } })), "New version ready after this game");
  assert.equal(words(updateNotice({ offline: NONE })), "");
});

test("the reader of templates reads what a page would show", () => {
  const text = words(html`<p class=${"x"} @click=${() => 1}>${"one"} ${[html`<b>${2}</b>`, null, undefined]}</p>`);
  assert.equal(text, "one 2");
});
