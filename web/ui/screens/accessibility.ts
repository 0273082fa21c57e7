// The accessibility statement: docs/accessibility.md, as the build has read it.

import { type Block, accessibility as statement, type Text } from "built/accessibility";
import * as words from "#words/settings";
import { href } from "../../app/routes";
import { html, icon } from "../parts/pieces";

export const accessibility = () =>
  html`<header class="top top--thin">
      <a class="icon" href=${href("settings")} aria-label=${words.title}>${icon("back")}</a>
      <p class="top__t"><b>${words.accessibility}</b></p>
    </header>
    <main class="statement" tabindex="-1">
      <h1>${statement.title}</h1>
      ${statement.lead.map(block)}
      ${statement.sections.map(
        ({ title, blocks }) => html`<section class="panel">
          <h2>${title}</h2>
          ${blocks.map(block)}
        </section>`,
      )}
    </main>`;

const block = ({ list, texts }: Block) =>
  list ? html`<ul class="points">${texts.map((text) => html`<li>${linked(text)}</li>`)}</ul>` : html`<p>${texts.map(linked)}</p>`;

const linked = (text: Text) =>
  text.map((part) => (part.href ? html`<a class="link" href=${part.href}>${part.words}</a>` : part.words));
