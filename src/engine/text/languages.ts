/** The languages that texts are told apart by, and small words that each is full of and the others hardly have. */
export const SMALL_WORDS = {
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

/** What rules call them, in the languages that they are read in, folded. */
export const LANGUAGES_CALLED: Readonly<Record<Language, string>> = {
  en: "english englisch anglais ingles",
  de: "german deutsch allemand aleman alemao",
  fr: "french franzosisch francais frances",
  es: "spanish spanisch espagnol espanol castellano espanhol",
  pt: "portuguese portugiesisch portugais portugues",
  it: "italian italienisch italien italiano",
  nl: "dutch niederlandisch neerlandais",
  pl: "",
};

export const LANGUAGE_CODES = Object.keys(SMALL_WORDS) as Language[];

/** Whether it is one of those in the table. */
export function isLanguage(code: string): code is Language {
  return Object.hasOwn(SMALL_WORDS, code);
}

const NAMES = new Intl.DisplayNames("en", { type: "language" });

/** In English: 'German' for 'de'. What is no code of a language stays as it is. */
export function nameLanguage(code: string): string {
  try {
    return NAMES.of(code) ?? code;
  } catch {
    return code;
  }
}
