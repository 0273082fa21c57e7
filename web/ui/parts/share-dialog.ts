// The share dialog: a link to copy or hand to the system, and the same as a QR code.  It lies over every screen, and
// does not know what is in a link.

import * as common from "#words/common";
import * as words from "#words/share";
import type { Intents } from "../../app/intents";
import type { Model, Share } from "../../app/model";
import { closeDialog, closeOnBackdrop, openDialog } from "./dialog";
import { html, icon, nothing } from "./pieces";
import { type RadioOption, radioGroup } from "./radio-group";

const offers = (luck: boolean): RadioOption<Share["what"]>[] => [
  ["game", words.thisGame, words.thisGameNote],
  luck
    ? ["cards", words.sameCards, words.sameCardsNote]
    : ["cards", words.fromStart, words.fromStartNote],
];

export async function openShareDialog(act: Pick<Intents, "share">) {
  if (await act.share()) openDialog("share");
}

type ShareIntents = Pick<Intents, "setShare">;

export const shareDialog = ({ share }: Pick<Model, "share">, act: ShareIntents) =>
  html`<dialog class="dialog share" id="share" aria-labelledby="share-title" @click=${closeOnBackdrop}>
    ${share ? contents(share, act) : nothing}
  </dialog>`;

function contents({ title, what, links, qr, note, luck, said, to }: Share, act: ShareIntents) {
  const url = address(links[what]);
  const selectAll = ({ target }: { target: HTMLInputElement }) => target.select();
  return html`<header class="menu__head">
      <h2 id="share-title">${to ? words.sendTo(to) : common.share}</h2>
      <button class="icon" type="button" aria-label=${common.close} @click=${closeDialog}>${icon("no")}</button>
    </header>
    <div class="share__cols">
      ${qr?.(url)}
      <div class="share__side">
        ${radioGroup(words.what, "share-what", offers(luck), what, (value) => act.setShare({ what: value }))}
        <input class="share__url" type="text" readonly aria-label=${words.theLink} .value=${url} @focus=${selectAll} />
        <div class="share__acts">
          <button class="btn btn--small btn--main" type="button" data-act="copy" @click=${() => copy(url, act)}>${icon("copy")}${words.copyLink}</button>
          ${"share" in navigator
            ? html`<button class="btn btn--small" type="button" data-act="send" @click=${() => send(url, title, act)}>${icon("share")}${words.send}</button>`
            : nothing}
        </div>
        <p class="share__said" role="status">${said}</p>
      </div>
    </div>
    <p class="share__note">${note}</p>`;
}

/** The page itself with the game behind it; relative to wherever the site lives. */
const address = (record: string) => `${location.origin}${location.pathname}#${record}`;

async function copy(url: string, act: ShareIntents) {
  try {
    await navigator.clipboard.writeText(url);
    act.setShare({ said: words.copied });
  } catch {
    document.querySelector<HTMLInputElement>(".share__url")?.select();
    act.setShare({ said: words.selected });
  }
}

async function send(url: string, title: string, act: ShareIntents) {
  try {
    await navigator.share({ title: words.shareTitle(title), url });
    act.setShare({ said: words.sent });
  } catch (error) {
    const cancelled = error instanceof Error && error.name === "AbortError";
    if (!cancelled) act.setShare({ said: words.notSent });
  }
}
