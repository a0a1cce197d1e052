// What surrounds numbers, names and speech.

export const QUOTED =
  /^ {0,3}>[^\n]{1,2000}|“[^”\n]{2,600}”|"[^"\n]{2,600}"|(?<!\w)[‘'](?:[^‘’'\n]|(?<=\w)['’](?=\w)){12,400}[’'](?!\w)/gm;

export const SPEAKING =
  /\b(?:said|says|say|told|tells|wrote|writes|asked|asks|called|calls|reads|goes|replied)\b[^.!?\n]{0,30}$/i;

export const WORD =
  /\p{N}[\p{L}\p{M}\p{N}]*(?:[.,:]\p{N}+)*|\p{L}[\p{L}\p{M}\p{N}]*(?:['’]\p{L}+)*/gu;

export const SENTENCE_END = /\n|[!?…][")'”’*_]*\s/;

/** Words after these begin like a sentence: a colon, an opening quotation mark, a bracket, a dash, a list's mark. */
export const OPENING = /[:("“‘[*_–—/#>]|(?<!\S)['"-]/;

export const DIGITS = /^(\d{1,15}(?:[.,]\d{1,15}){0,5})([a-z]{0,8})$/;

export const COMPARES = /^(?:as|more|less|\p{L}+er)$/u;

/** Before a number. */
export const SAYS_OVER = /\b(?:over|more than|above)$/;
export const SAYS_UNDER = /\b(?:under|less than|fewer than|nearly|almost|close to)$/;
export const SAYS_ABOUT = /\b(?:about|around|roughly|some|approximately|or so)$/;

/** Half of nothing that was counted. */
export const NO_HALF =
  /half (?:baked|way|finished|done|asleep|the (?:battle|time|fun))|^(?:my|the|other|better) half/;
export const ENDS_ITEM = /^[.)]\s/;

/** Ends like no name. */
export const PLAIN_ENDING = /(?:s|ed|ing|ly|body|one)$/;

/** Letters of both sizes, or a number: a name of something. */
export const MIXED = /\p{Ll}\p{Lu}|\p{N}/u;

/** Where a quotation leaves something out. */
export const LEFT_OUT = /…|\.{3}|\[[^\]]{0,40}\]/;
export const STOPS = /^[")'”’*_]*\.[")'”’*_]*\s/;
export const DOUBLED = /([bdfglmnprt])\1$/;
export const NOT_MANY = /(?:ss|us|is)$/;
