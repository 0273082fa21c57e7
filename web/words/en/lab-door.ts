// The bot lab before it is open.

export const title = "Bot lab";
export const heading = "Write your own player";
export const opening = "Opening the lab.";
export const notLoaded = "The lab didn’t load. Are you offline?";
export const notInFile = "The lab isn’t in this file. It needs numgames on a web server.";
