// What words are by their letters.

export const VERB_OR_ADJECTIVE =
  /..(ed|ly|ful|ous|less|ish|iest|able|ible|ive|like|minded|based|wide|self|friendly|related)$/;

export const EXPLICIT_PART = /porn|nsfw|hentai|gonewild|onlyfans|(^|[-_])sex|nudes?$/;

/** No domains, numbers, contractions or fragments of a word. */
export const WORD = /^(\p{L}{3,}(-\p{L}{2,})*|ai|uk|us|ui|ux|vr|pc|b2b|b2c|3d|web3|ps[1-5])$/u;
export const ADJECTIVE = /(ical|ional|ial|ental|tic|ant|ary|est|er-made|ern|ized|ised)$/;
export const ENDING = /(ies|es|s|y|e)$/;
export const ACRONYM = /^[bcdfghjklmnpqrstvwxz]{2,4}$/;
export const THREE_DIGITS = /\d{3}/;
export const OPENS_WITH_VOWEL = /^[aeiou]/;
