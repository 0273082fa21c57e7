// @ts-check
// All that nobody needs for the first tap: the other screens, the lab, QR codes.  Fetched as one by
// screens.js and labdoor.js, once Python is here or when somebody goes there.

import { end } from "./ui/screens/end.js";
import { fair } from "./ui/screens/fair.js";
import { history } from "./ui/screens/history.js";
import { install } from "./ui/screens/install.js";
import { lab } from "./ui/screens/lab.js";
import { link } from "./ui/screens/link.js";
import { paper } from "./ui/screens/print.js";
import { puzzle } from "./ui/screens/puzzle.js";
import { review } from "./ui/screens/review.js";
import { rules } from "./ui/screens/rules.js";
import { settings } from "./ui/screens/settings.js";
import { written } from "./ui/screens/transcript.js";

/** By the names that routes.js has for them. */
export const screens = { end, fair, history, install, lab, link, print: paper, puzzle, review, rules, settings, written };

export { qrOf } from "./ui/parts/qr.js";
export { openLab } from "./lab/controller.js";
export * as runner from "./lab/sandbox.js";
