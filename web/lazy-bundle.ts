// Everything that the first tap doesn't need: the other screens, the lab, QR codes.  One script, fetched by import() once
// Python is here, or on the first visit to one of them.

import { accessibility } from "./ui/screens/accessibility";
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
import type { Screens } from "./ui/screen-loader";

export const screens: Screens = {
  accessibility,
  end,
  fair,
  history,
  install,
  lab,
  link,
  print: printScreen,
  puzzle,
  review,
  rules,
  settings,
  written: transcript,
};

export { openLab } from "./lab/controller";
export * as sandbox from "./lab/sandbox";
export { qrOf } from "./ui/parts/qr";
