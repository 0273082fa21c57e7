import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { catalogue } from "built/catalogue";
import { gameOf, href, parseRoute, titleOfGame } from "../../../web/app/routes";
import { GAME, stopClock } from "../support";

const LINK = "1.number_stack..k3.1.0.keep";

beforeEach(stopClock);

test("no fragment, and the anchors of the home page, are home", () => {
  for (const hash of ["", "#", "#/", "#games"]) assert.deepEqual(parseRoute(hash), { screen: "home" }, hash);
});

test("every screen of every game has an address, and it leads back there", () => {
  for (const { id } of catalogue.games)
    for (const screen of ["setup", "play", "end", "review", "rules", "written", "print"] as const)
      assert.deepEqual(parseRoute(href(screen, id)), { screen, game: id });
});

test("screens of no game have an address", () => {
  for (const screen of ["settings", "install", "fair", "history"] as const)
    for (const address of [href(screen), href(screen, GAME)]) assert.deepEqual(parseRoute(address), { screen });
  assert.deepEqual(parseRoute(href("home", GAME)), { screen: "home" });
});

test("the lab has a game, if there is such a game", () => {
  assert.deepEqual(parseRoute("#/lab"), { screen: "lab", game: undefined });
  assert.deepEqual(parseRoute(href("lab", GAME)), { screen: "lab", game: GAME });
  assert.deepEqual(parseRoute("#/lab/chess"), { screen: "lab", game: undefined });
});

test("a puzzle has a day; without one, or with one that the calendar does not have, it is today's", () => {
  assert.deepEqual(parseRoute("#/puzzle/2024-02-29"), { screen: "puzzle", date: "2024-02-29" });
  for (const hash of ["#/puzzle", "#/puzzle/", "#/puzzle/2026-02-30", "#/puzzle/2023-02-29", "#/puzzle/tomorrow"])
    assert.deepEqual(parseRoute(hash), { screen: "puzzle", date: "2026-11-16" }, hash);
});

test("a door stands on the home page until it leads on", () => {
  assert.deepEqual(parseRoute("#/continue"), { screen: "home", door: "continue" });
  assert.deepEqual(parseRoute("#/computer"), { screen: "home", door: "computer" });
});

test("what makes no sense is home", () => {
  for (const hash of [
    "#/play", "#/play/", "#/play/chess", "#/setup", "#/nonsense", "#/home", "#/link", "#//play/number_stack",
    "#/play/__proto__", "#/constructor", "#/__proto__/number_stack", "#/PLAY/number_stack", "#/play/number_stack ",
    "#/play/number%5Fstack", "#%2Fplay%2Fnumber_stack", "#/%", "#/<script>",
  ])
    assert.deepEqual(parseRoute(hash), { screen: "home" }, hash);
});

test("all else is a game by link, as it stands", () => {
  for (const text of [LINK, "1", "x", "__proto__", "javascript:alert(1)", "<img src=x onerror=alert(1)>"])
    assert.deepEqual(parseRoute(`#${text}`), { screen: "link", text });
});

test("messengers may write signs of a link as numbers", () => {
  const text = "1.sequence_showdown.numbers=50,opening=even.a.1.0.48-2";
  assert.deepEqual(parseRoute("#1.sequence_showdown.numbers%3D50%2Copening%3Deven.a.1.0.48-2"), { screen: "link", text });
});

test("numbers that stand for no sign are left as they are", () => {
  for (const text of ["%", "%E0%A4%A", "1.number_stack.%", "100%"])
    assert.deepEqual(parseRoute(`#${text}`), { screen: "link", text });
});

test("of a link that is too long no more is read than Python could need", () => {
  const { screen, text = "" } = parseRoute(`#${"x".repeat(1_000_000)}`);
  assert.equal(screen, "link");
  assert.ok(text.length < 8000);
});

test("a game has an entry in the catalogue, another name has none", () => {
  assert.equal(titleOfGame(GAME), "Number Stack");
  assert.throws(() => gameOf("chess"), /no game chess/);
});
