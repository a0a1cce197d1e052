/** The languages that rules are read in. */
export const READ_LANGUAGES = ["en", "de", "fr", "es", "pt"] as const;
export type ReadLanguage = (typeof READ_LANGUAGES)[number];

/**
 * Ways to say something, a column for each language, separated by '|': 'promo*' is a word that begins so, '*thread' one
 * that ends so, 'in/into' either word, 'own?' may be there, '~3' is up to three words of any kind. `any` is said everywhere.
 */
export type Says = { en: string; any?: string } & Partial<Record<ReadLanguage, string>>;
