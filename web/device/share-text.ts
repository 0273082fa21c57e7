// Shares a text through the device's own share sheet, or copies it to the clipboard.

/** How it went. */
export type Handed = "shared" | "copied" | "dismissed" | "refused";

export async function shareText(text: string): Promise<Handed> {
  try {
    if (navigator.share) {
      await navigator.share({ text });
      return "shared";
    }
    await navigator.clipboard.writeText(text);
    return "copied";
  } catch (error) {
    const dismissed = error instanceof Error && error.name === "AbortError"; // they have thought better of it
    return dismissed ? "dismissed" : "refused";
  }
}

/** The address of a place in this page. */
export const pageAddress = (hash: string) => location.href.split("#")[0] + hash;
