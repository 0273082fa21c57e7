// The QR code of an address, as a drawing.  Knows nothing but the address.

import { generate } from "lean-qr";
import { toSvgPath } from "lean-qr/extras/svg";
import { qrCode } from "#words/share";
import { html } from "./pieces";

/** White modules around a QR code, without which cameras do not find it. */
const QUIET = 4;

let drawn = { url: "", size: 0, path: "" }; // the last one: the page is drawn more often than it changes

/** Dark on light in every theme: that is what cameras read. */
export function qrOf(url: string) {
  if (drawn.url !== url) {
    const code = generate(url);
    drawn = { url, size: code.size + 2 * QUIET, path: toSvgPath(code) };
  }
  const { size, path } = drawn;
  return html`<svg class="qr" viewBox="${-QUIET} ${-QUIET} ${size} ${size}" role="img" aria-label=${qrCode} shape-rendering="crispEdges">
    <rect class="qr__paper" x=${-QUIET} y=${-QUIET} width=${size} height=${size} rx="2"></rect>
    <path class="qr__ink" d=${path}></path>
  </svg>`;
}
