// The titles of the window, or of the tab: what a screen reader says first, and what people look for among twenty tabs.

export const homeTitle = "Five number games for two";
export const setupTitle = (game: string) => `Set up ${game}`;
/** `name` is whose turn it is; empty when there is no turn. */
export const playTitle = (game: string, name: string) => (name ? `${name}’s turn: ${game}` : game);
/** `said` is a sentence about how the game ended or stands. */
export const saidTitle = (said: string, game: string) => `${said.replace(/\.$/, "")}: ${game}`;
export const reviewTitle = (game: string) => `Look back: ${game}`;
export const linkTitle = "A game by link";
export const fairTitle = "How fair is it?";
export const rulesTitle = (game: string) => `Rules: ${game}`;
export const transcriptTitle = (game: string) => `Move list: ${game}`;
export const printTitle = (game: string) => `Print and play: ${game}`;
export const settingsTitle = "Settings";
export const historyTitle = "Finished games";
export const puzzleTitle = "Puzzle of the day";
export const installTitle = "Install";
export const accessibilityTitle = "Accessibility";
export const labTitle = "Write your own player";
