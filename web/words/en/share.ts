// Links: sharing a game, and playing a copy of one.

export const sendTo = (name: string) => `Send ${name} the link`;
export const what = "What";
export const thisGame = "This game";
export const thisGameNote = "The game as it stands now, to look at or to continue.";
export const sameCards = "The same cards";
export const sameCardsNote = "A challenge: the same rules and the same cards, with nothing played yet.";
export const fromStart = "From the start";
export const fromStartNote = "A challenge: the same rules, with nothing played yet.";
export const qrCode = "QR code of the link";
export const theLink = "The link";
export const copyLink = "Copy the link";
export const send = "Send";
export const shareTitle = (title: string) => `numgames: ${title}`;
export const copied = "Copied.";
export const selected = "The link is selected. Copy it with the keyboard or a long press.";
export const sent = "Sent.";
export const notSent = "Sending didn’t work. Copy the link instead.";

export const whoAreYou = "Who are you?";
export const copyApart = "After each of your moves you get a new link to send. Names stay on this device.";
export const copyHere = "You’re playing a copy. The link doesn’t change.";
export const copyReplaces = "The game you have open is kept, and you can bring it back.";
export const playCopy = "Continue";
