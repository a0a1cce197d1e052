const SMALL_WORDS = new Set(
  "a an the and or of to in on for with your you our we is are it its that this by from at as be can".split(
    " ",
  ),
);

/** Whether one sentence says mostly what the other says. */
export function isSameStatement(one: string, other: string): boolean {
  const first = contentWords(one);
  const second = contentWords(other);
  const shared = [...first].filter((word) => second.has(word)).length;
  return shared >= 0.6 * Math.min(first.size, second.size);
}

/** Without endings, so that 'plants' and 'plant' are one word. */
function contentWords(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
  return new Set(
    words
      .filter((word) => !SMALL_WORDS.has(word))
      .map((word) => word.replace(/(?:ing|es|ed|s)$/, "")),
  );
}
