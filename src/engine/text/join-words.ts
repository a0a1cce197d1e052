/** ["a", "b", "c"] → "a, b and c" */
export function joinWords(words: string[], conjunction: "and" | "or" = "and"): string {
  const last = words.at(-1) ?? "";
  if (words.length < 2) return last;
  return `${words.slice(0, -1).join(", ")} ${conjunction} ${last}`;
}
