// Endings of English words.
export const ENDS_IN_ES = /(?:ss|x|z|ch|sh)es$/;
export const ENDS_IN_S = /[^siu]s$/;
export const INFLECTED = /(?:ing|(?<!e)er|(?<!e)ed)$/;
export const DOUBLED = /([bdgmnprt])\1$/;
export const ONE_VOWEL = /^[^aeiou]*[aeiou][^aeiouwxy]$/;
export const LOST_ITS_E = /[cv]$|[^s]s$|[aeo]z$|(?:[adr]|[^i]n)g$|[^aeo]at$|[^aeou]ur$/;
export const TWO_VOWELS = /(?:ou|oo|ea|ee|ai)s?$/;
