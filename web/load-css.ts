// Style sheets that come later.

/** Put a style sheet onto the page.  Done when it is there, or cannot be had.  A page from the disk has all of them in
 * it (tools/one_file.py). */
export function loadCss(address: string) {
  if (location.protocol === "file:") return Promise.resolve();
  return new Promise<void>((resolve) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = address;
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });
}
