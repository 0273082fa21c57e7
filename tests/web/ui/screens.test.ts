import assert from "node:assert/strict";
import { test } from "node:test";
import { catalogue } from "built/catalogue";
import { fairness } from "built/fairness";
import type { Intents } from "../../../web/app/intents";
import { firstModel, type History, type Model } from "../../../web/app/model";
import type { FinishedGame, Save } from "../../../web/app/saved";
import { statisticsByPair } from "../../../web/app/statistics";
import type { Reason, View } from "../../../web/app/view";
import { end } from "../../../web/ui/screens/end";
import { fair } from "../../../web/ui/screens/fair";
import { history } from "../../../web/ui/screens/history";
import { markup, words } from "../markup";
import { fakeEngine, fakeFinished, fakeSave, fakeView } from "../support";

const ACT = {} as Intents;
const OUTCOME = { winner: 1, reason: "moves", title: "Ben wins.", why: "2 + 5 + 8 = 15.", reasons: [] as Reason[] };
const model = (part: Partial<Model>): Model => ({ ...firstModel({}, fakeEngine().engine.status), ...part });

// -- finished games --------------------------------------------------------------------------------

function shown(games: FinishedGame[], part: Partial<History> = {}) {
  const pairs = statisticsByPair(games);
  return history(model({ history: { games, pairs, pair: null, game: null, shown: 50, work: null, ...part } }), ACT);
}

const TALLY = { right: [5, 3], asked: [6, 4], start: 100, cards: -20, decisions: 30 };
const rows = (template: unknown) => markup(template).match(/class="gamerow"/g)?.length ?? 0;

test("where no game is finished, that is said", () => {
  assert.match(words(shown([])), /No finished games yet/);
  assert.match(words(history(model({}), ACT)), /^Finished games Finished games$/); // being read
});

test("a finished game says who beat whom, at what, and when", () => {
  const text = words(shown([fakeFinished({ winner: 1, names: ["Ada", "Computer"], seats: ["person", 4] })]));
  assert.match(text, /Computer \(expert\) beat Ada Number Stack, any of your numbers, 14 Nov 2023/);
});

test("it says which of two games it was", () => {
  const text = (record: string, game = "number_stack") => words(shown([fakeFinished({ game, record })]));
  assert.match(text("1.number_stack..s1.1.0.keep"), /Number Stack, any of your numbers, /);
  assert.match(text("1.number_stack.sum=total.s1.1.0.keep"), /Number Stack, all your numbers, /);
  const chain = text("1.sequence_showdown.numbers=50,opening=even.a.1.0.48", "sequence_showdown");
  assert.match(chain, /Showdown, 14 Nov/);
});

test("of a pair, decisions and luck are told once they have been counted", () => {
  assert.match(words(shown([fakeFinished()])), /The coach hasn’t looked at them yet\./);
  const text = words(shown([fakeFinished({ tally: TALLY }), fakeFinished({ id: "g2" })]));
  assert.match(text, /Ada chose the best move 83\u00a0% of the time, 5 of 6 decisions/);
  assert.match(text, /Ben chose the best move 75\u00a0% of the time, 3 of 4 decisions/);
  assert.match(text, /over 1 game\. Going first Ada \+100 The cards Ben \+20 Decisions Ada \+30/);
  const nothing = { right: [0, 0], asked: [0, 1], start: 0, cards: 0, decisions: 0 };
  assert.match(words(shown([fakeFinished({ tally: nothing })])), /Ada chose the best move no decisions Ben .* 0\u00a0% of the time, 0 of 1 decision /);
});

test("games are chosen by pair and by kind, and shown a page at a time", () => {
  const games = [
    ...Array.from({ length: 60 }, (_, i) => fakeFinished({ id: `g${i}` })),
    fakeFinished({ id: "x", game: "sequence_stack", record: "1.sequence_stack..a.1.0" }),
    fakeFinished({ id: "y", names: ["Ada", "Cleo"] }),
  ];
  const [{ key }, { key: other }] = statisticsByPair(games);
  assert.equal(rows(shown(games)), 50);
  assert.match(words(shown(games)), /62 games .* Show 12 more/);
  assert.equal(rows(shown(games, { shown: 100 })), 62);
  assert.match(words(shown(games, { pair: key })), / 61 games /);
  assert.match(words(shown(games, { pair: other })), / 1 game /);
  assert.match(words(shown(games, { pair: key, game: "sequence_stack" })), / 1 game /);
});

test("the winner's mark is the same all over the page, wherever they sat", () => {
  const ROW = /gamerow__mark"><svg[^>]*><use href=#(\w+)/g;
  const places = (...games: FinishedGame[]) => [...markup(shown(games)).matchAll(ROW)].map(([, shape]) => shape);
  assert.deepEqual(places(fakeFinished(), fakeFinished({ id: "g2", names: ["Ben", "Ada"], winner: 1 })), ["sun", "sun"]);
  assert.deepEqual(places(fakeFinished({ winner: 1 })), ["kite"]);
});

// -- the end ---------------------------------------------------------------------------------------

/** Of a game that knows no board for its end. */
function poster(part: Partial<View> = {}, save: Partial<Save> = {}, more: (view: View) => Partial<Model> = () => ({})) {
  const view = fakeView({ turn: null, wait: "over", game: "tiny", outcome: OUTCOME, ...part });
  return end(model({ view, save: fakeSave(save), ...more(view) }), ACT);
}
const over = (...about: Parameters<typeof poster>) => words(poster(...about));
const score = (part: object = {}) => ({ length: 3, score: [0, 1], played: 1, winner: null, next_starter: 1, games: [], ...part });
const COMPUTER_IS_BEN: Partial<Save> = { seats: ["person", 3] };

test("the end says who won and why, in Python's words", () => {
  assert.match(over(), /^Ben wins 2 \+ 5 \+ 8 = 15\./);
  assert.match(over({ taken_back: 2 }), /twice\./);
  assert.equal(words(end(model({ view: fakeView() }), ACT)), ""); // the last move has just been taken back
});

test("after a game there is another, and the start alternates", () => {
  assert.match(over({ starter: 0 }), /Play again Ben starts/);
  assert.match(over({ starter: 1 }), /Play again Ada starts/);
});

test("a match says how it stands, and goes on until it is won", () => {
  assert.match(over({ match: score() }), /Ada 0 best of 3 Ben 1 Play game 2 Ben starts/);
  assert.match(over({ match: score({ score: [1, 1], played: 2, next_starter: 0 }) }), /Play the decider Ada starts/);
});

test("a match's end is a match's end: the score, and who won each game", () => {
  const games = [0, 1, 1].map((winner) => ({ winner, why: "2 + 5 + 8 = 15." }));
  const match = score({ score: [1, 2], played: 3, winner: 1, games });
  assert.match(over({ match }), /Number Stack, best of 3 Ben wins the match 2 to 1 Game 1 Ada .* Game 2 Ben .* New match/);
  assert.match(markup(poster({ match })), /class="trophy"/);
  assert.doesNotMatch(markup(poster({ match }, COMPUTER_IS_BEN)), /trophy|end__flood/);
});

test("there are three buttons, and the first says who starts", () => {
  const buttons = markup(poster()).match(/class="btn[^"]*"/g);
  assert.equal(buttons?.length, 3);
});

test("the numbers that decided it are shown with the reason", () => {
  const used = { how: "factors", text: "All used:", tiles: [{ number: 3, by: 0 }] };
  const far = { how: "off", text: "Off the board:", tiles: [{ number: 126 }] };
  assert.match(over({ outcome: { ...OUTCOME, reasons: [used, far] } }), /All used: 3 Off the board: 126/);
  const many = { how: "open", text: "Right:", tiles: Array.from({ length: 20 }, (_, i) => ({ number: i + 1 })) };
  assert.match(over({ outcome: { ...OUTCOME, reasons: [many] } }), / 9 and 11 more /);
});

test("the grid at the end lights those numbers, and shows what is off the board", () => {
  const chain = [3, 63].map((number, by) => ({ number, by, step: "", proof: "" }));
  const table = { n: 100, chain, slip: 0, illegal: "lose", misfit: "" };
  const used = { how: "factors", text: "", tiles: [{ number: 3, by: 0 }] };
  const far = { how: "off", text: "", tiles: [{ number: 126 }] };
  const shown = poster({ game: "sequence_showdown", table, outcome: { ...OUTCOME, reasons: [used, far] } });
  const cells = [...markup(shown).matchAll(/class="cell ([^"]*)"[^>]*>(\d+)/g)].map(([, how, number]) => [how.trim(), number]);
  assert.equal(cells.length, 100);
  assert.deepEqual(cells.filter(([how]) => how), [["used lit lit--factors", "3"], ["last", "63"]]);
  assert.match(words(shown), /The board ends at 100 126 too big/);
});

test("a computer's win is not celebrated: there is a tip, and an easier computer", () => {
  assert.match(markup(poster()), /end__flood/);
  const beaten = poster({}, COMPUTER_IS_BEN);
  assert.doesNotMatch(markup(beaten), /end__flood|end__party/);
  assert.match(words(beaten), /^Good game, Ada Ben wins\. 2 \+ 5 \+ 8 = 15\..* Play an easier computer/);
  const found = { title: "Try this next time", text: "Keep the 3." };
  assert.match(over({}, COMPUTER_IS_BEN, (view) => ({ tip: { view, found, failed: false } })), /Try this next time Keep the 3\./);
  assert.doesNotMatch(over({}, { seats: ["person", 1] }), /easier/);
  assert.match(markup(poster({}, { seats: [3, "person"] })), /end__flood/); // the person has won
});

test("after the same cards twice the headline is who decided better", () => {
  const found = { title: "Ada decided better.", why: "3 to 5.", winner: 0 };
  const after = (part: object) => poster({}, { duplicate: "1.number_stack..k3.1.0" }, (view) => ({ duplicate: { view, found, failed: false, ...part } }));
  assert.match(words(after({})), /^Ada decided better 3 to 5\. Second game: Ben wins\./);
  assert.match(markup(after({})), /end--twin\s+p1/);
  assert.match(words(after({ found: null })), /^Comparing your decisions/);
  assert.doesNotMatch(markup(after({ found: { ...found, winner: null } })), /end__flood/);
});

test("the first game of a duplicate match goes on with the other seat", () => {
  assert.match(over({}, { duplicate: "" }), /Same cards, swap seats Ben starts/);
});

test("after a try, the game that it was a copy of comes first", () => {
  assert.match(over({}, { tried: true, replaced: true }), /Back to your game/);
  assert.match(over({}, { tried: true, replaced: false }), /Play again/);
});

test("the last move can be taken back, but not across a card that only one of two people would forget", () => {
  const log = [{ by: 0, move: "keep", text: "" }];
  assert.match(over({ undo: true, log }), /Wrong tap\? Undo the last move/);
  assert.doesNotMatch(over({ undo: true, undo_shows: true, log }), /Wrong tap/);
  assert.match(over({ undo: true, undo_shows: true, log }, { seats: ["person", 3] }), /Wrong tap/);
  assert.doesNotMatch(over({ undo: false }), /Wrong tap/);
});

// -- how fair it is --------------------------------------------------------------------------------

test("every number on the fairness page is the coach's, to the last figure", () => {
  const text = words(fair());
  for (const { title } of catalogue.games) assert.ok(text.includes(title), title);
  for (const { luck, chance, wins, of, keep, moves } of fairness)
    if (luck) {
      assert.ok(text.includes(`${(100 * chance).toFixed(1)}\u00a0% for the player who starts`));
      const [part, whole] = [wins, of].map((digits) => BigInt(digits).toLocaleString("en-US"));
      assert.ok(text.includes(`exactly ${part} of ${whole}`.replaceAll(",", "\u202f")), wins);
    } else assert.ok(text.includes(`${keep} of ${moves} first numbers win`));
});
