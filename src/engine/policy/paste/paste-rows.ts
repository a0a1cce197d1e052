// What rules that were copied off a page have around them.

export const NUMBER =
  /^(?:rule |regel |règle |regla |regra |r|§ ?|#|no\. ?|nr\. ?)?\d{1,2}(?:[.):\]]|(?= ?[-–—:|] )|(?= ?$)| (?=[A-Z"'*[]))[ .:)|–—-]*/i;

export const BULLET = /^(?:[-*+•●▪◦–—·→]|[a-z]\)) +/;

export const HEADING = /^#{1,6} *|^={3,} *|^\*\*(?=[^*]{2,120}\*\*:?$)|^__(?=[^_]{2,120}__:?$)/;

/** What a page shows around its rules, and no rule. */
export const FURNITURE =
  /^(?:(?:the |our |community |sub(?:reddit)? |posting )*(?:rules|guidelines)(?: (?:of|for) (?:r\/)?\w+)?|r\/\w+(?: (?:community )?rules)?|about(?: community)?|moderators?|message the mods|view all moderators|created \w{3} \d{1,2}, \d{4}|public|private|restricted|(?:[\d.,]+[km]? )?(?:members|online|readers|users here now|weekly visitors|weekly contributions)|top \d+%|community (?:options|bookmarks)|applies to:? posts(?: ?(?:&|and) comments)?|posts(?: ?(?:&|and) comments)? only|report(?:ed)? (?:reason|as):?.{0,100}|wiki|related subreddits|join|joined|back to top|\d+ ?[|/])[:.]?$/i;

/** A page of rules says 'Rule', then its name; 'Applies to', then to what; 'Reported as', then as what. */
export const LABEL = /^(rule|applies to|report(?:ed)? (?:as|reason))$/i;

/** Marks of an answer to somebody else. */
export const QUOTED = /^(?:> ?)+/;
export const RULE_LINE = /^[-=_*~|: ]{3,}$/;
export const OPENS_BOLD = /^[*_]{1,3}(?=\S)/;
/** Marks of bold, italic, struck and code. */
export const MARKS = /\*{1,3}|~~|`+|(?<=^|\s)_{1,3}(?=\S)|(?<=\S)_{1,3}(?=\s|$|[.,:;!?])/g;
/** Ends with a colon, and so leads a list. */
export const LEADS = /:["”]?$/;

/** HTML, and what takes its place. */
export const TAGS: readonly [html: RegExp, text: string][] = [
  [/<(?:br|\/p|\/li|\/h[1-6]|\/div|\/tr)\b[^<>]{0,100}>/gi, "\n"],
  [/<(li)\b[^<>]{0,300}>/gi, "\n- "],
  [/<h[1-6]\b[^<>]{0,300}>/gi, "\n# "],
  [/<\/?[a-z][^<>]{0,500}>/gi, " "],
];
export const LINK = /!?\[([^\][\n]{1,200})\]\([^()\n]{1,500}\)/g;
export const UNSEEN = /[\u200B-\u200D\u2060\uFEFF\u00AD]/g;
