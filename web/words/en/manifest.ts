// What the device calls the page once it is installed.

export const name = "numgames: five number games for two";
export const description = "Five number games for two players at one table. No adverts, no account, works offline.";
