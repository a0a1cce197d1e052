/** More than three lines of a card can hold. */
const ENOUGH = 220;

/** The beginning of a post on one line; a card does not carry 40,000 characters. */
export function previewContent(content: string): string {
  const start = content
    .slice(0, 4 * ENOUGH)
    .replaceAll(/\s+/g, " ")
    .trim();
  return start.length > ENOUGH ? `${start.slice(0, ENOUGH).toWellFormed().trimEnd()}…` : start;
}
