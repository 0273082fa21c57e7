// Puts the model on the page: picks the screen, says what has happened, shows what lies over all screens.  Knows the
// page's frame (index.html) and the screens, but no game and no storage.

import { render } from "lit-html";
import type { Intents } from "../app/intents";
import type { Model } from "../app/model";
import { OF_THE_TABLE, type ScreenName } from "../app/routes";
import { runWhenIdle } from "../scheduler";
import { withMotion } from "./motion";
import { overlay } from "./overlay";
import { createScreenLoader, type LoadRest } from "./screen-loader";
import { home } from "./screens/home";
import { waiting } from "./screens/waiting";
import { facesFarEnd, table } from "./table/table";
import { titleOf } from "./titles";

export function createShell(act: Intents, loadRest: LoadRest) {
  const app = byId("app");
  const { screenOf, fetchScreens } = createScreenLoader(loadRest);
  let latest: Model;
  let shownPlace = ""; // empty until something is drawn
  let heard = 0; // sayings

  function draw(model: Model) {
    const { screen } = model.route;
    const game = gameShown(model);
    const body = document.body;
    latest = model;
    body.dataset.page = screen;
    if (game) body.dataset.game = game;
    else delete body.dataset.game;
    body.toggleAttribute("data-upside", screen === "play" && facesFarEnd(model));
    document.documentElement.toggleAttribute("data-elsewhere", screen !== "home");
    if (screen === "home") home(model, act); // fills the gaps in what is always there
    const drawn = drawScreen(model);
    render(overlay(model, act), byId("over"));
    if (drawn) arrive(placeOf(model), screen);
    if (model.engine.quick !== "starting") fetchScreens();
    runWhenIdle(announce);
  }

  /** Whether the screen could be drawn: it may still have to come. */
  function drawScreen(model: Model) {
    const { screen, game } = model.route;
    const screenTemplate = screenOf(screen, () => latest.route.screen === screen && draw(latest));
    const view = model.view?.game === game ? model.view : null;
    if (screen === "home") render(null, app);
    else if (OF_THE_TABLE.includes(screen) && !view) render(waiting(model), app);
    else if (screen === "play" && view) withMotion(app, view, () => render(table({ ...model, view }, act), app));
    else if (screenTemplate) render(screenTemplate(model, act), app);
    else return false;
    return true;
  }

  /** Another screen than before: begin at its top, and let the keyboard and the screen reader begin there.  With the
   * next frame, since both make the browser lay out what is there by then. */
  function arrive(place: string, screen: ScreenName) {
    if (place === shownPlace) return;
    const first = !shownPlace;
    shownPlace = place;
    if (first) return;
    const before = document.activeElement;
    requestAnimationFrame(() => {
      if (place !== shownPlace) return;
      scrollTo(0, 0);
      if (![before, document.body].includes(document.activeElement)) return; // typing has begun already
      const main = document.querySelector<HTMLElement>(screen === "home" ? "#home main" : "#app main");
      main?.focus({ preventScroll: true });
    });
  }

  /** The title of the window and the live region are updated after the page has been painted.  With a new element each
   * time: the same sentence twice is said twice. */
  function announce() {
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

/** What makes one place of the page; the lab stays where it is, whichever game it is about. */
function placeOf({ route: { screen, text, date, game } }: Model) {
  return screen === "lab" ? screen : `${screen}/${text ?? date ?? game ?? ""}`;
}

/** The game whose cloth lies on the table. */
function gameShown({ route, link, puzzle }: Model) {
  if (route.screen === "link") return link?.view?.game;
  return route.screen === "puzzle" ? puzzle?.view?.game : route.game;
}

function byId(id: string) {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The page has no #${id}.`);
  return element;
}
