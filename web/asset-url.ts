// Addresses of files of this site.  The build joins scripts, but the results that use this stay in web/ itself, so an
// address that is right from here is right from every one of them.

/** The address of a file, by its path from web/. */
export const assetUrl = (path: string) => new URL(path, import.meta.url).href;
