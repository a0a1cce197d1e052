type LanguageRow = {
  name: string;
  /** What rules call it, in the languages that they are read in, folded. */
  called: string;
  /** Small words that it is full of and the others hardly have. */
  smallWords: string;
};

/** All that is known of the languages that texts are told apart by. */
export const LANGUAGES = {
  en: {
    name: "English",
    called: "english englisch anglais ingles",
    smallWords:
      "the and of to that with for you this my it was have are but is how what from not your they been would",
  },
  de: {
    name: "German",
    called: "german deutsch allemand aleman alemao",
    smallWords:
      "der die das und ist nicht ich ein eine mit auf für den dem von zu wir auch sich aber wie oder bei habe",
  },
  fr: {
    name: "French",
    called: "french franzosisch francais frances",
    smallWords:
      "le les des est et une que pour dans pas vous je sur avec nous mais au qui plus ce sont ou mon",
  },
  es: {
    name: "Spanish",
    called: "spanish spanisch espagnol espanol castellano espanhol",
    smallWords:
      "el los las que y una por con para es del se lo como pero más mi hay está muy sin cuando yo",
  },
  pt: {
    name: "Portuguese",
    called: "portuguese portugiesisch portugais portugues",
    smallWords:
      "os uma que não com para é do da em um mas dos se por como mais meu minha você são ao das eu",
  },
  it: {
    name: "Italian",
    called: "italian italienisch italien italiano",
    smallWords:
      "il che di è una per non gli della sono con del ho mi ma anche più come nel si alla questo io le",
  },
  nl: {
    name: "Dutch",
    called: "dutch niederlandisch neerlandais",
    smallWords:
      "het een van en ik niet dat op te voor met zijn maar ook aan heb bij naar wij als geen wat er je",
  },
  pl: {
    name: "Polish",
    called: "",
    smallWords:
      "nie się jest na do że to jak ale co dla od mam tak po czy już za są ze jestem przez tylko być",
  },
} as const satisfies Record<string, LanguageRow>;

export type Language = keyof typeof LANGUAGES;

export const LANGUAGE_CODES = Object.keys(LANGUAGES) as Language[];

/** Whether it is one of those in the table. */
export function isLanguage(code: string): code is Language {
  return Object.hasOwn(LANGUAGES, code);
}

const OTHERS = new Intl.DisplayNames("en", { type: "language" });

/** In English: 'German' for 'de'. What is no code of a language stays as it is. */
export function nameLanguage(code: string): string {
  if (isLanguage(code)) return LANGUAGES[code].name;
  try {
    return OTHERS.of(code) ?? code;
  } catch {
    return code;
  }
}
