// Putting numgames on the home screen.  *Stars* stand around what is to be found on the device.

export const home = "Home";
export const heading = "*Install* numgames";
export const oneTapAway = "Keep it one tap away.";
export const installed = "It’s on this device.";
export const why = "From the home screen, numgames opens at once and fills the screen.";
export const gamesStay = "Games you started here may stay in the browser: some devices keep installed apps’ data separate.";
export const install = "Install numgames";
export const byMenu =
  "Open your browser’s menu and choose *Install* or *Add to home screen*. If you see neither, bookmark the page: your games are kept on this device either way.";
export const onApple = "On an iPad or iPhone";
export const steps = [
  "In Safari, tap *Share*: the square with the arrow.",
  "Scroll down the list and tap *Add to Home Screen*.",
  "Tap *Add*. Then open numgames from its icon.",
];
