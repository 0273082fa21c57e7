// Puts the model on the page: picks the screen, says what has happened, shows what lies over
// all screens.  Made by main.js, called with every new model.  Knows the page's frame
// (index.html) and the screens, but no game and no storage.

import { render } from "lit-html";
import { runWhenIdle } from "../scheduler";
import { withMotion } from "./motion";
import { overlay } from "./overlay";
import { OF_THE_TABLE } from "../app/routes";
import { fetchScreens, screenOf } from "./screen-loader";
import { home } from "./screens/home";
import { waiting } from "./screens/waiting";
import { table, facesFarEnd } from "./table/table";
import { titleOf } from "./titles";
import type { Intents, Model } from "../app/controller";

export function createShell(act: Intents) {
  const app = byId("app");
  let shownHash = null;
  let latest = (null as Model);
  let heard = 0;

  /** Draw the model. */
  function draw(model: Model) {
    const { screen } = model.route;
    const game = gameAt(model);
    const body = document.body;
    body.dataset.page = screen;
    if (game) body.dataset.game = game;
    else delete body.dataset.game;
    body.toggleAttribute("data-upside", screen === "play" && facesFarEnd(model));
    document.documentElement.toggleAttribute("data-elsewhere", screen !== "home");
    latest = model;
    if (screen === "home") home(model, act); // fills the gaps in what is always there
    const here = drawScreen(model);
    render(overlay(model, act), byId("over"));
    // the lab stays where it is, whichever game it is about
    if (here) arrive(screen === "lab" ? screen : `${screen}/${model.route.text ?? model.route.date ?? model.route.game ?? ""}`, screen);
    if (model.engine.quick !== "starting") fetchScreens();
    runWhenIdle(tell);
  }

  /** Whether the screen is here already. */
  function drawScreen(model: Model) {
    const { screen } = model.route;
    const drawn = screenOf(screen, () => latest.route.screen === screen && draw(latest));
    const ready = model.view && model.view.game === model.route.game;
    if (screen === "home") render(null, app);
    else if (OF_THE_TABLE.includes(screen) && !ready) render(waiting(model), app);
    else if (screen === "play")
      withMotion(app, model.view, () => render(table(model, act), app));
    else if (drawn) render(drawn(model, act), app);
    else return false;
    return true;
  }

  /** Another screen than before: begin at its top, and let the keyboard and the ear begin there.  With the
   * next frame, since both make the browser lay out what is there by then. */
  function arrive(hash: string, screen: string) {
    if (hash === shownHash) return;
    const first = shownHash === null;
    shownHash = hash;
    if (first) return;
    const before = document.activeElement;
    requestAnimationFrame(() => {
      if (hash !== shownHash) return;
      scrollTo(0, 0);
      if (![before, document.body].includes(document.activeElement)) return; // somebody was faster, and types already
      const main = document.querySelector(screen === "home" ? "#home main" : "#app main");
      (main as HTMLElement | null)?.focus({ preventScroll: true });
    });
  }

  /** What is said and what the window is called: for the ear and for other windows, and so it comes
   * when the eye has what it waits for.  A new element each time: the same sentence twice is said twice. */
  function tell() {
    document.title = titleOf(latest);
    const { said, sayings } = latest;
    if (sayings === heard) return;
    heard = sayings;
    const sentence = document.createElement("span");
    sentence.textContent = said;
    byId("live").replaceChildren(sentence);
  }

  return { draw };
}

/** The game whose cloth lies on the table. */
function gameAt({ route, link, puzzle }: Model) {
  if (route.screen === "link") return link?.view?.game;
  return route.screen === "puzzle" ? puzzle?.view?.game : route.game;
}

const byId = (id: string) =>
  (document.getElementById(id) as HTMLElement);
