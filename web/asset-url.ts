// Where things are.  The build puts scripts together, but always into this folder, so that
// an address which is right from here is right from every one of them.

/** The address of a file, by its path from this folder. */
export const assetUrl = (path: string) => new URL(path, import.meta.url).href;
