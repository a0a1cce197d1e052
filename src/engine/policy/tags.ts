/** '[LFA] or [RF]' → LFA, RF. */
export function splitTags(text: string): string[] {
  return Array.from(text.matchAll(/\[([^\]]+)\]/g), (match) => (match[1] ?? "").trim());
}
