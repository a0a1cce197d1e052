/** Words of a sentence without the marks around them. */
export function trimWords(words: string): string {
  return words.replace(/^[\s:,-]+/, "").replace(/(?<![.!?,;:\s(])[.!?,;:\s(]+$/, "");
}
