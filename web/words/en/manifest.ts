// What the device calls the page once it is installed.

export const name = "numgames: five number games for two";
export const description = "Five number games for two players at one table. No adverts, no account, works offline.";
export const onATablet = "Stack Attack: Factors on a tablet";
export const onAPhone = "Stack Attack: Factors on a phone";
export const puzzle = "Puzzle of the day";
export const goOn = "Continue";
export const computer = "Play the computer";
export const computerShort = "Computer";
export const print = "Print and play";
export const printShort = "Print";
