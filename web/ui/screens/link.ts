// A game from a link: what is new in it, the game to go through, and a way to play on.  Looking at it changes nothing
// that is kept here.  The text of a link is never shown as it is: only what Python says of it.

import * as common from "#words/common";
import * as words from "#words/link";
import type { Intents } from "../../app/intents";
import type { Model, OpenLink, PlainStep, Position } from "../../app/model";
import { href } from "../../app/routes";
import { openCopyDialog } from "../parts/copy-dialog";
import { html, icon, nothing } from "../parts/pieces";
import { gameReview, shareButton } from "./review";
import { progress } from "./waiting";

export function link({ link, review, route, engine }: Model, act: Intents) {
  const open = link?.text === route.text ? link : null;
  if (open?.failed) return sorry(open, act);
  if (!open?.view || review?.view !== open.view)
    return html`<main class="wait" tabindex="-1">
      <h1>${words.heading}</h1>
      <p class="lead">${words.opening}</p>
      ${progress(engine)}
    </main>`;
  const { view, news } = open;
  return html`<header class="top top--thin">
      ${wayBack(open)}
      <p class="top__t"><b>${open.back === href("history") ? words.finished : words.byLink}</b> ${view.title}</p>
      ${shareButton(act)}
    </header>
    ${gameReview(review, act, {
      title: news.turn,
      said: [news.said, news.note].filter(Boolean).join(" "),
      onward: (step, position) => onward(open, step, position, act),
    })}`;
}

const wayBack = ({ back }: OpenLink) =>
  back === href("home")
    ? html`<a class="icon" href=${back} aria-label=${common.allGames}>${icon("home")}</a>`
    : html`<a class="icon" data-act="back" href=${back} aria-label=${common.back}>${icon("back")}</a>`;

/** It is no game, or an impossible one: one sentence, and nothing is lost. */
const sorry = ({ failed }: OpenLink, act: Intents) =>
  html`<main class="wait" tabindex="-1">
    <h1>${words.broken}</h1>
    <p class="lead">${failed}</p>
    <p class="lead">${words.askAgain}</p>
    <p class="wait__acts">
      <a class="btn btn--main" href=${href("home")}>${icon("home")}${common.allGames}</a>
      <button class="btn btn--ghost" type="button" @click=${act.openAgain}>${common.tryAgain}</button>
    </p>
  </main>`;

/** Going on from the position shown: on the same table, as a copy, or with the same cards. */
function onward({ view, mine, news }: OpenLink, step: PlainStep | undefined, position: Position | null, act: Intents) {
  const { kin, luck } = news;
  const last = !step;
  const over = last && view?.outcome;
  const play = async () => position && (await act.playOn(position.view, last)) && openCopyDialog();
  const cards = async () => (await act.playCards()) && openCopyDialog();
  const goesOn = mine && (kin === "ahead" || kin === "same");
  const onTable = goesOn && (over || kin === "same");
  const label = !last ? words.continueHere : onTable ? words.toGame : words.continueGame;
  return html`${over
      ? html`<button class="btn btn--small" type="button" data-act="cards" @click=${cards}
          >${luck ? words.playCards : words.playFromStart}</button
        >`
      : nothing}
    ${over && !goesOn
      ? nothing
      : html`<button class="btn btn--small btn--main" type="button" data-act="play-on" ?disabled=${!position} @click=${play}
          >${label}</button
        >`}`;
}
