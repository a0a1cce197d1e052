/** Which languages have a word among their small words; it may be of two: 'que', 'con', 'die'. */
export type WordIndex<Language extends string> = ReadonlyMap<string, readonly Language[]>;

export function indexWords<Language extends string>(
  listOf: Readonly<Record<Language, readonly string[]>>,
): WordIndex<Language> {
  const index = new Map<string, Language[]>();
  for (const language of Object.keys(listOf) as Language[]) {
    for (const word of new Set(listOf[language])) {
      index.set(word, [...(index.get(word) ?? []), language]);
    }
  }
  return index;
}

/** How many of the words each language has, and which; languages that have none are left out. */
export function countByLanguage<Language extends string>(
  index: WordIndex<Language>,
  words: readonly string[],
): Map<Language, { count: number; kinds: Set<string> }> {
  const found = new Map<Language, { count: number; kinds: Set<string> }>();
  for (const word of words) {
    for (const language of index.get(word) ?? []) {
      const each = found.get(language);
      if (each) {
        each.count += 1;
        each.kinds.add(word);
      } else found.set(language, { count: 1, kinds: new Set([word]) });
    }
  }
  return found;
}
