/** After words were cut out: no double spaces, no space before a mark, no empty brackets. */
export function tidySpaces(text: string): string {
  return text
    .replace(/\(\s*\)|\[\s*\]/g, "")
    .replace(/[^\S\n]{2,}/g, " ")
    .replace(/[^\S\n]+([.,;!?])/g, "$1")
    .replace(/[:,](?=\.)/g, "")
    .replace(/[^\S\n]+$/gm, "")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
