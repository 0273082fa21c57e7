// The page that is shown when a part of the page itself is missing on this device, and there is no network to mend it.

export const isMissing =
  "A part of numgames is missing on this device. It comes back by itself as soon as there’s internet. Your games are safe.";
export const tryOnceMore = "Try again";
