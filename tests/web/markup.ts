// What a template would say on the page, without a page.

/** All text of a template, without its tags. */
export const words = (template: unknown) =>
  markup(template)
    .replace(/<[^>]*>/g, " ")
    .replaceAll("&nbsp;", "\u00a0")
    .replace(/[ \n]+/g, " ")
    .trim();

/** A template as HTML, near enough: nothing is escaped, and what is done on a tap is left out. */
export function markup(part: unknown): string {
  if (Array.isArray(part)) return part.map(markup).join("");
  if (typeof part === "string" || typeof part === "number") return String(part);
  if (typeof part !== "object" || part === null || !("values" in part) || !Array.isArray(part.values)) return "";
  const { values } = part;
  if (!("strings" in part) || !Array.isArray(part.strings)) return markup(values); // a directive, and what it is given
  return part.strings.map((text, i) => text + markup(values[i])).join("");
}
