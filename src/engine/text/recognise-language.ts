/** Small words that each language is full of and the others hardly have. */
const SMALL_WORDS = {
  en: "the and of to that with for you this my it was have are but is how what from not your they been would",
  de: "der die das und ist nicht ich ein eine mit auf für den dem von zu wir auch sich aber wie oder bei habe",
  fr: "le les des est et une que pour dans pas vous je sur avec nous mais au qui plus ce sont ou mon",
  es: "el los las que y una por con para es del se lo como pero más mi hay está muy sin cuando yo",
  pt: "os uma que não com para é do da em um mas dos se por como mais meu minha você são ao das eu",
  it: "il che di è una per non gli della sono con del ho mi ma anche più come nel si alla questo io le",
  nl: "het een van en ik niet dat op te voor met zijn maar ook aan heb bij naar wij als geen wat er je",
  pl: "nie się jest na do że to jak ale co dla od mam tak po czy już za są ze jestem przez tylko być",
} as const;

export type Language = keyof typeof SMALL_WORDS;

const LANGUAGES = Object.keys(SMALL_WORDS) as Language[];

/** A word may be of two languages: 'que', 'con', 'die'. */
const languagesOf = new Map<string, Language[]>();
for (const language of LANGUAGES) {
  for (const word of SMALL_WORDS[language].split(" ")) {
    languagesOf.set(word, [...(languagesOf.get(word) ?? []), language]);
  }
}

/** The opening tells the language; the rest would only cost time. */
const SAMPLE_LENGTH = 2000;
const FEWEST_WORDS = 15;
const FEWEST_KINDS = 4;
const LEAST_SHARE = 0.15;
const LEAD = 1.5;

/** The language of a text; null where it is too short, mixed, or none of those. */
export function recogniseLanguage(text: string): Language | null {
  const sample = text
    .slice(0, SAMPLE_LENGTH)
    .replaceAll(/https?:\/\/\S+/g, " ")
    .toLowerCase();
  const words = sample.match(/\p{L}+/gu) ?? [];
  if (words.length < FEWEST_WORDS) return null;
  const found = LANGUAGES.map((language) => ({ language, count: 0, words: new Set<string>() }));
  for (const word of words) {
    for (const each of found) {
      if (!languagesOf.get(word)?.includes(each.language)) continue;
      each.count += 1;
      each.words.add(word);
    }
  }
  const [first, second] = found.toSorted((a, b) => b.count - a.count);
  if (!first || first.count < words.length * LEAST_SHARE) return null;
  // Code and lists repeat a few words that happen to be small words somewhere.
  if (first.words.size < FEWEST_KINDS) return null;
  return first.count >= LEAD * (second?.count ?? 0) ? first.language : null;
}

/** How many small words of each language a text has, however short it is. */
export function countSmallWords(text: string): Map<Language, number> {
  const counts = new Map<Language, number>();
  for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? []) {
    for (const language of languagesOf.get(word) ?? []) {
      counts.set(language, (counts.get(language) ?? 0) + 1);
    }
  }
  return counts;
}
