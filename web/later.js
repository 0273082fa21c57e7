// @ts-check
// All that nobody needs for the first tap: the other screens, the lab, QR codes.  Fetched as one by
// screens.js and labdoor.js, once Python is here or when somebody goes there.

import { end } from "./screens/end.js";
import { fair } from "./screens/fair.js";
import { history } from "./screens/history.js";
import { install } from "./screens/install.js";
import { lab } from "./screens/lab.js";
import { link } from "./screens/link.js";
import { paper } from "./screens/paper.js";
import { puzzle } from "./screens/puzzle.js";
import { review } from "./screens/review.js";
import { rules } from "./screens/rules.js";
import { settings } from "./screens/settings.js";
import { written } from "./screens/written.js";

/** By the names that routes.js has for them. */
export const screens = { end, fair, history, install, lab, link, print: paper, puzzle, review, rules, settings, written };

export { qrOf } from "./qr.js";
export { openLab } from "./lab/lab.js";
export * as runner from "./lab/runner.js";
