// Which language this folder is, for Python, for the browser and for dates.

export const lang = "en";
export const locale = "en-GB";
