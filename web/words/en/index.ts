// The sentences of index.html, which the build writes into it: they are read before any script runs.

export const title = "Five number games for two · numgames";
export const description = "Five number games for two players at one table. No adverts, no account, works offline.";
export const skip = "Skip to the games";
export const settings = "Settings";
export const heading = "Five number games for two";
export const puzzle = "Puzzle of the day";
export const puzzleTask = "Find the only good move";
export const needsScript = "The games need JavaScript: Python runs in this page.";
export const rules = "Rules";
export const finished = "Finished games";
export const lab = "Write your own player";
export const fair = "How fair is it?";
export const print = "Print and play";
export const install = "Install";
export const promise = "No adverts, no account, nothing leaves this device.";
export const edition = "Version";
