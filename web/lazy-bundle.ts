// All that nobody needs for the first tap: the other screens, the lab, QR codes.  Fetched as one by
// screens.js and labdoor.js, once Python is here or when somebody goes there.

import { end } from "./ui/screens/end";
import { fair } from "./ui/screens/fair";
import { history } from "./ui/screens/history";
import { install } from "./ui/screens/install";
import { lab } from "./ui/screens/lab";
import { link } from "./ui/screens/link";
import { printScreen } from "./ui/screens/print";
import { puzzle } from "./ui/screens/puzzle";
import { review } from "./ui/screens/review";
import { rules } from "./ui/screens/rules";
import { settings } from "./ui/screens/settings";
import { transcript } from "./ui/screens/transcript";

/** By the names that routes.js has for them. */
export const screens = { end, fair, history, install, lab, link, print: printScreen, puzzle, review, rules, settings, written: transcript };

export { qrOf } from "./ui/parts/qr";
export { openLab } from "./lab/controller";
export * as runner from "./lab/sandbox";
