/** Which languages have a word among their small words; it may be of two: 'que', 'con', 'die'. */
export type WordIndex<Language extends string> = ReadonlyMap<string, readonly Language[]>;

export function indexWords<Language extends string>(
  lists: Iterable<readonly [Language, readonly string[]]>,
): WordIndex<Language> {
  const index = new Map<string, Language[]>();
  for (const [language, words] of lists)
    for (const word of new Set(words)) add(index, word, language);
  return index;
}

/** The small words of each language, as often as they are there; languages that have none are left out. */
export function findByLanguage<Language extends string>(
  index: WordIndex<Language>,
  words: readonly string[],
): Map<Language, string[]> {
  const found = new Map<Language, string[]>();
  for (const word of words)
    for (const language of index.get(word) ?? []) add(found, language, word);
  return found;
}

function add<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
