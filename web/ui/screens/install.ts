// "On the home screen": a button where the browser can install, pictures where only the person can (iPad, iPhone),
// words everywhere else.  Does not know how a browser installs anything.

import * as words from "#words/install";
import type { Intents } from "../../app/intents";
import type { Model } from "../../app/model";
import { html, icon, nothing, withStars } from "../parts/pieces";

export const install = ({ install, offline }: Model, act: Intents) => html`
  <header class="top">
    <a class="icon" href="#/" aria-label=${words.home}>${icon("home")}</a>
    <p class="top__t">${withStars(words.heading)}</p>
  </header>
  <main class="install" tabindex="-1">
    <h1>${install.done ? words.installed : words.oneTapAway}</h1>
    <p class="install__why">${words.why} ${offline.sentence}</p>
    ${install.done ? nothing : install.can ? button(act) : install.apple ? guide() : byMenu()}
    <p class="install__note">${words.gamesStay}</p>
  </main>
`;

const button = (act: Intents) => html`
  <button class="btn btn--main btn--go" type="button" @click=${() => act.install()}>
    ${words.install}
  </button>
`;

const byMenu = () => html`
  <p class="panel">${withStars(words.byMenu)}</p>
  <details class="install__more">
    <summary>${words.onApple}</summary>
    ${guide()}
  </details>
`;

/** Three pictures, three sentences. */
function guide() {
  return html`
    <ol class="install__steps">
      <li class="panel">${share()}<p>${withStars(words.steps[0])}</p></li>
      <li class="panel">${menu()}<p>${withStars(words.steps[1])}</p></li>
      <li class="panel">${homeScreen()}<p>${withStars(words.steps[2])}</p></li>
    </ol>
  `;
}

const share = () => html`
  <svg class="pic" viewBox="0 0 160 120" aria-hidden="true">
    <rect class="pic__glass" x="14" y="10" width="132" height="100" rx="10" />
    <path class="pic__line" d="M14 34H146" />
    <rect class="pic__soft" x="44" y="17" width="66" height="10" rx="5" />
    <circle class="pic__ring" cx="127" cy="22" r="15" />
    <path class="pic__ink" d="M127 24v-12m-4 4 4-4 4 4M122.5 20H120v10h14V20h-2.5" />
    ${tiles(46)}
  </svg>
`;

const menu = () => html`
  <svg class="pic" viewBox="0 0 160 120" aria-hidden="true">
    <rect class="pic__glass" x="30" y="8" width="100" height="104" rx="12" />
    <path class="pic__row" d="M44 26h46M44 46h34M44 66h42" />
    <path class="pic__line" d="M30 36H130M30 56H130M30 76H130" />
    <rect class="pic__ring" x="26" y="78" width="108" height="26" rx="8" />
    <path class="pic__row pic__row--on" d="M44 91h50" />
    <rect class="pic__ink" x="106" y="84" width="14" height="14" rx="3.5" />
    <path class="pic__ink" d="M113 87.5v7M109.5 91h7" />
  </svg>
`;

const homeScreen = () => html`
  <svg class="pic" viewBox="0 0 160 120" aria-hidden="true">
    <rect class="pic__glass" x="14" y="10" width="132" height="100" rx="10" />
    <g class="pic__soft">
      <rect x="28" y="24" width="26" height="26" rx="6" /><rect x="106" y="24" width="26" height="26" rx="6" />
      <rect x="28" y="66" width="26" height="26" rx="6" /><rect x="106" y="66" width="26" height="26" rx="6" />
    </g>
    <rect class="pic__edge" x="60" y="40" width="40" height="40" rx="9" />
    <rect class="pic__tile" x="60" y="37" width="40" height="40" rx="9" />
    <circle class="lg1" cx="74" cy="54" r="7" />
    <path class="lg2" d="M87 46 95 54 87 62 79 54Z" />
    <path class="pic__foot" d="M70 68H90" />
  </svg>
`;

/** A page with our tiles on it, as it may look in Safari. */
const tiles = (y: number) => html`
  ${[30, 64, 98].map(
    (x) => html`<svg x=${x} y=${y} width="32" height="52" aria-hidden="true">
      <rect class="pic__edge" x="1" y="14" width="28" height="28" rx="6" />
      <rect class="pic__tile" x="1" y="11" width="28" height="28" rx="6" />
      <path class="pic__foot" d="M10 32h10" />
    </svg>`,
  )}
`;
