import assert from "node:assert/strict";
import { test } from "node:test";
import { firstModel, type Model } from "../../../web/app/model";
import type { Route, ScreenName } from "../../../web/app/routes";
import { titleOf } from "../../../web/ui/titles";
import { fakeEngine, fakeSave, fakeView, GAME } from "../support";

const OUTCOME = { winner: 1, reason: "moves", title: "Ben wins.", why: "", reasons: [] };

const title = (route: Route, part: Partial<Model> = {}) =>
  titleOf({ ...firstModel({}, fakeEngine().engine.status), ...part, route });
const ofGame = (screen: ScreenName, part: Partial<Model> = {}) => title({ screen, game: GAME }, part);

test("screens are called by what they are, with their game", () => {
  assert.equal(title({ screen: "home" }), "Five number games for two · numgames");
  assert.equal(title({ screen: "fair" }), "How fair is it? · numgames");
  assert.equal(title({ screen: "lab", game: GAME }), "Write your own player · numgames");
  assert.equal(ofGame("setup"), "Set up Number Stack · numgames");
  assert.equal(ofGame("rules"), "Rules: Number Stack · numgames");
});

test("among twenty tabs, the one with the game says whose turn it is", () => {
  assert.equal(ofGame("play", { view: fakeView({ turn: 1 }) }), "Ben’s turn: Number Stack · numgames");
  assert.equal(ofGame("play", { view: fakeView({ turn: null }) }), "Number Stack · numgames");
  assert.equal(ofGame("play"), "Number Stack · numgames");
  assert.equal(ofGame("play", { view: fakeView({ game: "sequence_stack" }) }), "Number Stack · numgames");
});

test("at the end it says who won", () => {
  assert.equal(ofGame("end", { view: fakeView({ turn: null, outcome: OUTCOME }) }), "Ben wins: Number Stack · numgames");
  assert.equal(ofGame("end", { view: fakeView() }), "Number Stack · numgames");
});

test("a game by link says how it stands, once it has been read", () => {
  const link = {
    text: "1.x",
    view: fakeView({ game: "sequence_stack", title: "Sequence Stack" }),
    save: fakeSave(),
    failed: "",
    back: "#/",
    mine: null,
    news: { kin: "", said: "", turn: "Player 1, your turn.", note: "", luck: false },
  };
  const route: Route = { screen: "link", text: "1.x" };
  assert.equal(title(route, { link }), "Player 1, your turn: Sequence Stack · numgames");
  assert.equal(title(route, { link: { ...link, view: null } }), "A game by link · numgames");
  assert.equal(title(route), "A game by link · numgames");
});

test("no two screens of a game are called the same", () => {
  const screens: ScreenName[] = [
    "home", "setup", "play", "end", "review", "link", "fair", "rules", "written", "print", "settings", "history",
    "puzzle", "install", "lab",
  ];
  const view = fakeView({ outcome: OUTCOME });
  assert.equal(new Set(screens.map((screen) => ofGame(screen, { view }))).size, screens.length);
});
