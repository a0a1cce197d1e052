// What stands around words that go, and around links.

/** Before an address: the words of a link in Markdown. */
export const OPENS_LINK =
  /(?:(?<!https?:\/\/|www\.)(?:https?:\/\/|www\.)+)?!?\[([^[\]\n]*)\]\([^\S\n]*<?$/i;
export const CLOSES_LINK = /^>?(?:[^\S\n]+["'(][^"'()\n]*["')])?[^\S\n]*\)/;
export const SCHEMES_BEFORE = /(?<!https?:\/\/|www\.)(?:https?:\/\/|www\.)+$/i;

/** An address that comes next begins a sentence. */
export const SENTENCE_BEFORE = /(?:^|\n|[.!?…)]\s)[^\S\n]*(?:[-*•] )?(?:edit: ?)?$/i;
export const LINE_ENDS = /^[^\S\n]*(?:\n|$)/;
export const BRACKET_BEFORE = /[([][^\S\n]*$/;
export const BRACKET_BEHIND = /^[^\S\n]*[)\]]/;
export const STOPS_BEHIND = /^[.,;:!?…]+(?=$|[\s"'”’)\]])/;
export const STOPS_AND_SPACE = /^[.,;:!?…]+[^\S\n]+/;
export const ARTICLE_BEFORE = /(?:^|\s)(an?)\s+$/i;
export const LETTER_BEHIND = /^\s*\p{L}/u;
export const SHOUT_AT_END = /(?:(?<!\s)\s+)?(?<!!)!+\s*$/;
export const SHOUT_BEFORE_ASKING = /(?<!!)!+(?=\s*\?)/g;
export const ASKING_SHOUT = /\?!+/g;
export const SHOUT_BEFORE_SPACE = /(?:(?<!\s)\s+)?(?<!!)!+(?=\s)/g;
export const SHOUT_WITHIN = /(?<=\S)!+(?=\S)/g;
export const STOPS_AT_END = /(?<![.\s])(\s*\.)[.\s]*\.$/;
export const CAPITAL_WORD = /(?<![\p{L}\p{N}])\p{Lu}+(?![\p{L}\p{N}])/gu;
export const SMALL_LETTERS = /\p{Ll}{2,}/gu;

/** Behind a word that can go: something that does not hang on it. */
export const WORD_GOES_ON =
  /^ (?!and\b|or\b|but\b|to\b|for\b|in\b|on\b|at\b|that\b|than\b|by\b|with\b|if\b|when\b|as\b|of\b|it\b|i\b)\p{L}/iu;
export const HANGS_ON_NEXT =
  /(?:\b(?:and|or|but|is|are|was|were|be|been|looks?|feels?|seems?|so|very|more|most|really|truly|too|quite)|,)\s$/iu;
export const EMPTY_EDIT = /^\W*(?:edit\W*)?(?:links?\W*)?$/i;
export const PAUSE = /\s[–—-]\s|[:;,]\s/g;
export const FOR_THREAD = /\bthread\b.{0,60}\bmy comment\b|\bcomment (?:in|for) .{0,60}\bthread\b/i;

/** Says that it is somebody else’s. */
export const DENIES = /\b(?:not|no) (?:\w+ )?affiliat|\bjust an? (?:\w+ )?(?:user|customer|fan)\b/i;
