// The cards of the shelf.  They stand in index.html as they are for a first visitor, and a tap on them counts before any
// script; this writes on them what a tap begins here, and hands taps on.

import * as common from "#words/common";
import * as words from "#words/home-cards";
import { settingUp } from "#words/setup";
import { level } from "#words/table";
import type { Intents } from "../../app/intents";
import type { EngineStatus, Model } from "../../app/model";
import { chosenOptions, makesTwoGames, matchInWords, optionsInWords } from "../../app/options";
import { gameOf } from "../../app/routes";
import type { Seat } from "../../app/saved";
import { botName, levelOf, localPlayer, nameOfLevel, namesOf, type Rival, seatsAgainst } from "../../app/seats";
import { isLoading, kilobytes } from "./waiting";

const RADIO = ".box [data-option]";

/** Taps on the shelf.  One that came too early for this was kept by boot.ts, and a choice by the radio itself. */
export function addShelf(act: Intents) {
  const choose = (radio: HTMLInputElement) => act.setOption(gameOn(radio), radio.dataset.option ?? "", radio.value);
  function start() {
    const way = document.querySelector<HTMLElement>("[data-tapped]");
    if (!way) return;
    delete way.dataset.tapped;
    act.startAtOnce(gameOn(way), rivalOn(way));
  }
  document.addEventListener("click", start);
  document.addEventListener("change", ({ target }) => {
    if (target instanceof HTMLInputElement && target.matches(RADIO)) choose(target);
  });
  for (const radio of document.querySelectorAll<HTMLInputElement>(`${RADIO}:checked:not(:default)`)) choose(radio);
  start();
}

export function fillCards(model: Model) {
  for (const card of document.querySelectorAll<HTMLElement>(".box")) fillCard(card, model);
}

/** Who will play, and by which rules. */
function fillCard(card: HTMLElement, { settings, bots, starting, engine, slow }: Model) {
  const game = gameOf(gameOn(card));
  const options = chosenOptions(game, settings);
  for (const way of card.querySelectorAll<HTMLElement>("[data-start]")) {
    const rival = rivalOn(way);
    const waits = slow && starting?.game === game.id && starting.rival === rival;
    const seats = seatsAgainst(rival, game.id, settings, bots);
    way.ariaBusy = waits ? "true" : null;
    write(way.querySelector("small"), waits ? progress(engine) : opponents(settings.names, seats));
  }
  for (const radio of card.querySelectorAll<HTMLInputElement>("[data-option]"))
    radio.checked = options[radio.dataset.option ?? ""] === radio.value;
  const rest = game.options.filter((option) => !makesTwoGames(option));
  write(card.querySelector("[data-rest]"), [matchInWords(settings.length), ...optionsInWords(rest, options)].join(" · "));
}

/** "Ada and Ben", "Ben is far away", "Level 2, learner". */
function opponents(typed: string[], seats: Seat[]) {
  const names = namesOf(typed, seats);
  const local = localPlayer({ seats });
  const computer = levelOf({ seats }, 0) || levelOf({ seats }, 1);
  if (typeof computer === "string") return botName(computer);
  if (computer) return level(computer, nameOfLevel(computer));
  if (local !== null) return words.farAway(names[1 - local]);
  return typed.some((name) => name.trim()) ? words.both(names[0], names[1]) : words.here;
}

const progress = (engine: EngineStatus) =>
  isLoading(engine) ? common.kilobytes(kilobytes(engine.loaded), kilobytes(engine.total)) : settingUp;

/** What stands there already is left alone. */
function write(part: Element | null, text: string) {
  if (part && part.textContent !== text) part.textContent = text;
}

const gameOn = (part: HTMLElement) => part.closest<HTMLElement>("[data-game]")?.dataset.game ?? "";
const rivalOn = (way: HTMLElement) => way.dataset.start as Rival;
